/** The signs a star belongs to. */

/** Signs 1–12 of nakshatra 1–27: one or two in order; the one of a pada 1–4 when it is given. */
export const signsOfStar = (star: number, pada: number | null = null): readonly number[] => {
  const padas = pada === null ? [1, 4] : [pada];
  return [...new Set(padas.map((one) => Math.floor(((star - 1) * 4 + one - 1) / 9) + 1))];
};

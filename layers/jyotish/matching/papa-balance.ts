/** Papasamyam: how the malefic points of two charts balance. The points of each are counted in `dosha/papasamyam.ts`. */

/** How two charts balance, from good to bad. */
export const PAPA_GRADES = ['good', 'middling', 'not_good'] as const;
export type PapaGrade = (typeof PAPA_GRADES)[number];

/** Balance of two totals: not good when the bride's is larger; middling when the groom's is larger by more than a quarter of itself. */
export const papaBalance = (groom: number, bride: number): PapaGrade => {
  if (bride > groom) return 'not_good';
  return groom - bride > groom / 4 ? 'middling' : 'good';
};

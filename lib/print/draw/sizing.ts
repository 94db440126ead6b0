/** How large the type of a drawing is: bounds in shares of its width, from the size it is seen at. */

/** Bounds of the type in a drawing, as shares of its width. */
export interface Sizing {
  /** Nothing is written smaller. */
  readonly floor: number;
  /** Names of planets are written no larger. */
  readonly largest: number;
}

/** Smallest type on paper in points, and on a screen in pixels. */
export const FLOOR = { points: 6.5, pixels: 9 } as const;
/** Largest name: this share of the width, and on paper no more than so many points. */
const LARGEST = { share: 0.046, points: 11.6 } as const;
/** There is always some room between the largest and the smallest size. */
const LEAST_RANGE = 1.12;

/** Type of a drawing so many points wide on paper. */
export const onPaper = (points: number): Sizing => {
  const floor = FLOOR.points / points;
  return { floor, largest: Math.max(Math.min(LARGEST.points / points, LARGEST.share), LEAST_RANGE * floor) };
};

/** Type of a drawing so many pixels wide on a screen. */
export const onScreen = (pixels: number): Sizing => {
  const floor = FLOOR.pixels / pixels;
  return { floor, largest: Math.max(LARGEST.share, LEAST_RANGE * floor) };
};

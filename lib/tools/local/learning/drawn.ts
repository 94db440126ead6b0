/** Numbers that look drawn and are the same in each run: whole, from 0 below 2³² (a linear congruential generator; Numerical Recipes). */
export const drawn = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
};

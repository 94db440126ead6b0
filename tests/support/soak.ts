/** Long runs: `npm run soak` (UDAYA_SOAK=all) takes every case, `npm test` some of them. */

/** Whether every case is taken. */
export const SOAKS = process.env['UDAYA_SOAK'] === 'all';

/** Of cases that a formula made by the hundred, every so many'th; all in a long run. */
export const thinned = <T>(cases: readonly T[], every: number): readonly T[] =>
  SOAKS ? cases : cases.filter((_, index) => index % every === 0);

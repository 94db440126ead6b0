/**
 * Short and long runs. `npm test` takes of each family of like cases those that can fail by a rule of their own;
 * `npm run soak` (UDAYA_SOAK=all) takes every case, in each test file that imports this one or a neighbour that does.
 */

/** Whether every case is taken. */
export const SOAKS = process.env['UDAYA_SOAK'] === 'all';

/** The cases that `keep` chooses; all in a long run. */
export const matrix = <T>(cases: readonly T[], keep: (one: T, index: number) => boolean): readonly T[] =>
  SOAKS ? cases : cases.filter(keep);

/** Of cases that a formula made by the hundred, every so many'th; all in a long run. */
export const thinned = <T>(cases: readonly T[], every: number): readonly T[] =>
  matrix(cases, (_, index) => index % every === 0);

/** Each of `firsts` with one of `seconds`, which take turns, so that every value of both is there; every pair in a long run. */
export const inTurn = <A, B>(firsts: readonly A[], seconds: readonly B[]): readonly (readonly [A, B])[] =>
  firsts.flatMap((first, turn) =>
    seconds.flatMap((second, index) => (SOAKS || index === turn % seconds.length ? [[first, second] as const] : [])),
  );

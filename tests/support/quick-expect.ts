/**
 * Set up once in each worker. For every value Jest's `expect` makes some three hundred functions and an error with its stack,
 * which was a fifteenth of a whole run. What compares two values is compared here first; the real one is asked for all else,
 * and where a comparison does not hold: it throws, and tells the difference.
 */
import { equals, iterableEquality } from '@jest/expect-utils';

type Comparison = (actual: unknown, wanted: unknown) => boolean;

const ofNumbers =
  (compare: (actual: number, wanted: number) => boolean): Comparison =>
  (actual, wanted) =>
    typeof actual === 'number' && typeof wanted === 'number' && compare(actual, wanted);

/** Each true only where the matcher of that name passes. */
const COMPARISONS: ReadonlyMap<unknown, Comparison> = new Map<string, Comparison>([
  ['toBe', Object.is],
  ['toEqual', (actual, wanted) => equals(actual, wanted, [iterableEquality])],
  [
    'toContain',
    (actual, wanted) => typeof actual === 'string' && typeof wanted === 'string' && actual.includes(wanted),
  ],
  ['toBeLessThan', ofNumbers((actual, wanted) => actual < wanted)],
  ['toBeLessThanOrEqual', ofNumbers((actual, wanted) => actual <= wanted)],
  ['toBeGreaterThan', ofNumbers((actual, wanted) => actual > wanted)],
  ['toBeGreaterThanOrEqual', ofNumbers((actual, wanted) => actual >= wanted)],
]);

const real = expect;

const matchersOf = (actual: unknown): object =>
  new Proxy(
    {},
    {
      get: (_target, name): unknown => {
        const slow = (): unknown => Reflect.get(real(actual), name);
        const compare = COMPARISONS.get(name);
        if (compare === undefined) return slow();
        return (...args: readonly unknown[]): unknown => {
          if (args.length === 1 && compare(actual, args[0])) return undefined;
          const matcher = slow();
          return typeof matcher === 'function' ? Reflect.apply(matcher, undefined, args) : undefined;
        };
      },
    },
  );

const quick = new Proxy(real, {
  apply: (_real, _this, args: readonly unknown[]): unknown =>
    args.length === 1 ? matchersOf(args[0]) : Reflect.apply(real, undefined, args),
});
Object.assign(globalThis, { expect: quick });

/** What differs between two JSON values, by the paths of their members. */
import { isRecord } from '../http/is-record.ts';

/** Most differences that are listed. */
export const MOST_DIFFERENCES = 50;

/** One place where two values differ. */
export interface Difference {
  /** Members joined by dots: `planets.3.sign.key`; `data` for the whole. */
  readonly path: string;
  /** Whether the first value has it, and whether the second has; a member of both is another there. */
  readonly sent: boolean;
  readonly computed: boolean;
}

const namesOf = (value: object): readonly string[] => Object.keys(value);

/**
 * The places where `now` differs from `before`, at most 50, in the order of their members.
 * @example
 * differencesOf({ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] }) // → [{ path: 'b.1', sent: true, computed: true }]
 */
export const differencesOf = (before: unknown, now: unknown, path = ''): readonly Difference[] => {
  const at = (sent: boolean, computed: boolean, name = ''): Difference => ({
    path: [path, name].filter((part) => part !== '').join('.') || 'data',
    sent,
    computed,
  });
  const isBoth = (Array.isArray(before) && Array.isArray(now)) || (isRecord(before) && isRecord(now));
  if (!isBoth) return Object.is(before, now) ? [] : [at(true, true)];
  const out: Difference[] = [];
  for (const name of new Set([...namesOf(before), ...namesOf(now)])) {
    if (out.length >= MOST_DIFFERENCES) break;
    if (!Object.hasOwn(now, name)) out.push(at(true, false, name));
    else if (!Object.hasOwn(before, name)) out.push(at(false, true, name));
    else
      out.push(
        ...differencesOf(Reflect.get(before, name), Reflect.get(now, name), path === '' ? name : `${path}.${name}`),
      );
  }
  return out.slice(0, MOST_DIFFERENCES);
};

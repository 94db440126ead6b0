/** What differs between two JSON values, by the paths of their members. */
import { isRecord } from '../http/is-record.ts';

/** Most differences that are listed. */
export const MOST_DIFFERENCES = 50;

/** One place where two values differ. */
export interface Difference {
  /** Members joined by dots: `planets.3.sign.key`; `data` for the whole. */
  readonly path: string;
  readonly kind: 'changed' | 'missing' | 'added';
}

const namesOf = (value: object): readonly string[] => Object.keys(value);

/**
 * The places where `now` differs from `before`, at most 50, in the order of their members: changed, missing in `now`, or added
 * there.
 * @example
 * differencesOf({ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] }) // → [{ path: 'b.1', kind: 'changed' }]
 */
export const differencesOf = (before: unknown, now: unknown, path = ''): readonly Difference[] => {
  const at = (kind: Difference['kind'], name = ''): Difference => ({
    path: [path, name].filter((part) => part !== '').join('.') || 'data',
    kind,
  });
  const isBoth = (Array.isArray(before) && Array.isArray(now)) || (isRecord(before) && isRecord(now));
  if (!isBoth) return Object.is(before, now) ? [] : [at('changed')];
  const out: Difference[] = [];
  for (const name of new Set([...namesOf(before), ...namesOf(now)])) {
    if (out.length >= MOST_DIFFERENCES) break;
    if (!Object.hasOwn(now, name)) out.push(at('missing', name));
    else if (!Object.hasOwn(before, name)) out.push(at('added', name));
    else
      out.push(
        ...differencesOf(Reflect.get(before, name), Reflect.get(now, name), path === '' ? name : `${path}.${name}`),
      );
  }
  return out.slice(0, MOST_DIFFERENCES);
};

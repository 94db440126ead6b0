/** Rounding and digest of answers (lib/contract/README.md, Answers). */
import { hash } from 'node:crypto';

const JD_DECIMALS = 8;
/** Decimals of a member: Julian days keep theirs whatever the precision. */
export const decimalsOf = (name: string, decimals: number): number => (name.startsWith('jd_') ? JD_DECIMALS : decimals);
/** 10 to the power of so many decimals. */
export const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** A number rounded: a direction that rounds up to a full circle is 0, and there is no −0. */
export const rounded = (value: number, decimals: number): number => {
  if (!Number.isFinite(value)) throw new Error('an answer may hold finite numbers only');
  const power = POWERS[decimals] ?? 1e6;
  const result = Math.round(value * power) / power;
  return result === 0 || (result === 360 && value < 360) ? 0 : result;
};

/** Whether a value is an object or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The member that repeats options of a request: they stand as they were sent. */
export const ECHO = 'settings';

/**
 * Plain data with every number rounded: to `decimals`, Julian days (members `jd_…`) to 8; options that an answer repeats
 * (members `settings`) keep their digits. The input is not modified; parts that need no rounding are shared with it.
 * Objects are spread first and then corrected, which keeps their hidden class; a copy built name by name would not.
 */
export const roundNumbers = (value: unknown, decimals: number): unknown => {
  if (typeof value === 'number') return Number.isInteger(value) ? value : rounded(value, decimals);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    let list: unknown[] | null = null;
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      const result = typeof item === 'string' ? item : roundNumbers(item, decimals);
      if (result !== item) (list ??= [...items])[i] = result;
    }
    return list ?? value;
  }
  if (!isObject(value)) return value;
  let out: Record<string, unknown> | null = null;
  for (const name in value) {
    const member = value[name];
    if (typeof member === 'number') {
      if (Number.isInteger(member)) continue;
      const result = rounded(member, decimalsOf(name, decimals));
      if (result !== member) (out ??= { ...value })[name] = result;
    } else if (isObject(member) && name !== ECHO) {
      const result = roundNumbers(member, decimals);
      if (result !== member) (out ??= { ...value })[name] = result;
    }
  }
  return out ?? value;
};

/** `sha256:` and the hex digest of a text or of bytes. */
export const digest = (content: string | Uint8Array): string => `sha256:${hash('sha256', content)}`;

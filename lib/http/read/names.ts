/** Signs and stars as callers write them: a number or a key. */
import * as z from 'zod/mini';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { invalidFields } from '../../contract/field-errors.ts';
import { starNumberOf } from '../../i18n/star-spelling.ts';

const key = z.string().check(z.minLength(1), z.maxLength(32));
/** A sign: 1–12, its English key or its Sanskrit key. */
export const SIGN_FIELD = z.union([z.int().check(z.gte(1), z.lte(12)), key]);
/** A nakshatra: 1–27 or its key. */
export const NAKSHATRA_FIELD = z.union([z.int().check(z.gte(1), z.lte(27)), key]);

/** Sanskrit names of the signs in order. */
const SANSKRIT_SIGNS = ['mesha', 'vrishabha', 'mithuna', 'karka', 'simha', 'kanya', 'tula', 'vrishchika', 'dhanu', 'makara', 'kumbha', 'meena'] as const; // prettier-ignore

/** A key as it may be typed: `Uttara Phalguni` is `uttara_phalguni`. */
const asKey = (typed: string): string => typed.toLowerCase().replaceAll(' ', '_');

const numberOf = (field: string, value: number | string, lists: readonly (readonly string[])[]): number => {
  if (typeof value === 'number') return value;
  for (const keys of lists) {
    const index = keys.indexOf(asKey(value));
    if (index >= 0) return index + 1;
  }
  const [first = []] = lists;
  throw invalidFields({
    field,
    code: 'UNKNOWN_VALUE',
    message: `${field} must be 1-${first.length} or a key.`,
    expected: first.join(', '),
    received: value,
  });
};

/** 1–12 of a sign field. Throws 400 for an unknown key. */
export const signNumber = (field: string, value: number | string): number =>
  numberOf(field, value, [SIGN_KEYS, SANSKRIT_SIGNS]);

/** 1–27 of a nakshatra field. Throws 400 for an unknown name. */
export const nakshatraNumber = (field: string, value: number | string): number =>
  (typeof value === 'string' && starNumberOf(value)) || numberOf(field, value, [NAKSHATRA_KEYS]);

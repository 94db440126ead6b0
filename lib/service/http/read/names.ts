/** Signs and stars as callers write them: a number or a key. */
import * as z from 'zod/mini';
import { NAKSHATRA_KEYS } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { invalidFields } from '../../../contract/frame/field-errors.ts';
import { nakshatraFrom, signFrom, unknownName } from './known-names.ts';

const key = z.string().check(z.minLength(1), z.maxLength(32));
/** A sign: 1–12, or its name in English, Sanskrit or Hindi. */
export const SIGN_FIELD = z.union([z.int().check(z.gte(1), z.lte(12)), key]);
/** A nakshatra: 1–27, or its name in Latin letters or Hindi. */
export const NAKSHATRA_FIELD = z.union([z.int().check(z.gte(1), z.lte(27)), key]);

/** 1–12 of a sign field. Throws 400 for an unknown name. */
export const signNumber = (field: string, value: number | string): number => {
  const found = signFrom(value);
  if (found === null) throw invalidFields(unknownName(field, String(value), SIGN_KEYS));
  return found;
};

/** 1–27 of a nakshatra field. Throws 400 for an unknown name. */
export const nakshatraNumber = (field: string, value: number | string): number => {
  const found = nakshatraFrom(value);
  if (found === null) throw invalidFields(unknownName(field, String(value), NAKSHATRA_KEYS));
  return found;
};

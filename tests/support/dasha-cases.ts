/** Births with the dashas that a reference of others works out for them (`vectors/dashas-2.json`), and calls about them. */
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from './call.ts';
import { birthFields, vectorCases, type TimedCase } from './vectors.ts';

/** A period by its lord or sign, and the Julian day on which it begins. */
export type Start = readonly [string | number, number];
export interface Cycle {
  readonly balance_years: number;
  readonly maha: readonly Start[];
  readonly end: number;
  readonly antar?: readonly Start[];
}
export interface Signs {
  readonly seed: number;
  readonly rule?: number | null;
  readonly exception?: string | null;
  readonly both?: boolean;
  readonly tie?: boolean;
  readonly order: readonly number[];
  readonly years?: readonly number[];
  readonly years_single_lord?: readonly number[];
  readonly start: readonly number[];
}
/** A birth with its dashas. */
export interface Case extends TimedCase {
  readonly id: string;
  readonly jd_ut: number;
  readonly moon: number;
  readonly ascendant: number;
  readonly signs: Readonly<Record<string, number>>;
  readonly ashtottari: Cycle;
  readonly ashtottari_with_abhijit: Cycle;
  readonly conditional: Readonly<Record<string, Cycle>>;
  readonly applicability: Readonly<Record<string, boolean>>;
  readonly panchanga: Readonly<
    Record<string, Partial<Cycle> & { readonly seed: number; readonly applicable?: boolean }>
  >;
  readonly kalachakra: {
    readonly savya: boolean;
    readonly group: string;
    readonly pada: number;
    readonly deha: number;
    readonly jiva: number;
    readonly paramayu: number;
    readonly balance_years: number;
    readonly maha: readonly Start[];
  };
  readonly naisargika: { readonly maha: readonly Start[]; readonly end: number };
  readonly kala: {
    readonly portion: string;
    readonly fraction: number;
    readonly maha: readonly Start[];
    readonly end: number;
  } | null;
  readonly chakra: { readonly portion: string; readonly seed: number; readonly maha: readonly Start[] } | null;
  readonly sudarshana: {
    readonly at_jd: number;
    readonly lagna: readonly number[];
    readonly moon: readonly number[];
    readonly sun: readonly number[];
  };
  readonly narayana: Signs;
  readonly narayana_d9: Signs;
  readonly narayana_d10: Signs;
  readonly sudasa: Signs & { readonly sree_lagna: number };
  readonly 'kendradi-rashi': Signs;
  readonly shoola: Signs;
  readonly niryana: Signs;
  readonly sthira: Signs & {
    readonly brahma: string;
    readonly from_sign: number;
    readonly graha_bala: Readonly<Record<string, number>>;
    readonly rashi_bala: readonly number[];
  };
  readonly mandooka: Signs & {
    readonly applicable: boolean;
    readonly kendra_planets: number;
    readonly bphs: { readonly seed: number; readonly order: readonly number[]; readonly years: readonly number[] };
  };
  readonly trikona: Signs;
  readonly yogardha: Signs;
  readonly tara: { readonly applicable: boolean; readonly kendra_planets: readonly string[] };
}
export const CASES = vectorCases<Case>('dashas-2.json');

/** The date that all are asked about. */
export const AT = '2000-01-01';
/** What an endpoint answers for a birth. */
export const ask = async (
  handler: Handler,
  c: TimedCase,
  extra: object = {},
  path?: Readonly<Record<string, string>>,
) => {
  const { status, body } = await call(handler, { ...birthFields(c), at: AT, ...extra }, path ? { path } : {});
  expect(status).toBe(200);
  return body.data;
};

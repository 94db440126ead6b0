/** The thirty muhurtas of a day and its night, with the deity of each (Muhurta Chintamani 6). */
import { equalSpans, type TimeSpan } from '../ephemeris/span.ts';
import { daylight, nightAfter } from './periods.ts';
import type { VedicDay } from './vedic-day.ts';

interface MuhurtaRow {
  /** Weekdays 0–6 on which a good muhurta is bad. */
  readonly badOn: readonly number[];
  /** False where it is bad on every day. */
  readonly good: boolean;
}
const ALWAYS: readonly number[] = [];
const row = <const Key extends string, const Deity extends string>(
  key: Key,
  deity: Deity,
  good = true,
  badOn = ALWAYS,
): MuhurtaRow & { readonly key: Key; readonly deity: Deity } => ({ key, deity, good, badOn });

const [SUN, MON, TUE, WED, FRI] = [0, 1, 2, 3, 5];

/** Fifteen of the day, then fifteen of the night. */
export const MUHURTAS = [
  row('rudra', 'rudra', false),
  row('ahi', 'ahi', false),
  row('mitra', 'mitra'),
  row('pitri', 'pitris', false),
  row('vasu', 'vasus'),
  row('vara', 'ambu'),
  row('vishvedeva', 'vishvedevas'),
  row('vidhi', 'vidhi', true, [WED]),
  row('satamukhi', 'brahma', true, [MON, FRI]),
  row('puruhuta', 'indra', false),
  row('vahini', 'agni', false),
  row('naktanakara', 'rakshasa', false),
  row('varuna', 'varuna'),
  row('aryaman', 'aryaman', true, [SUN]),
  row('bhaga', 'bhaga', false),
  row('girisha', 'shiva', false),
  row('ajapada', 'ajapada', false),
  row('ahirbudhnya', 'ahirbudhnya'),
  row('pushya', 'pushan'),
  row('ashvini', 'ashvins'),
  row('yama', 'yama', false),
  row('agni', 'agni', true, [TUE]),
  row('vidhatri', 'dhatri'),
  row('kanda', 'chandra'),
  row('aditi', 'aditi'),
  row('jiva', 'brihaspati'),
  row('vishnu', 'vishnu'),
  row('dyumadgadyuti', 'surya'),
  row('brahma', 'tvashtri'),
  row('samudra', 'vayu'),
] as const;
export type MuhurtaKey = (typeof MUHURTAS)[number]['key'];
export type MuhurtaDeity = (typeof MUHURTAS)[number]['deity'];

/** A muhurta of a day. */
export interface Muhurta {
  /** 1–15 by day, 16–30 by night. */
  readonly id: number;
  readonly key: MuhurtaKey;
  readonly deity: MuhurtaDeity;
  readonly good: boolean;
  readonly day: boolean;
  readonly span: TimeSpan;
}

/** The thirty muhurtas from sunrise: fifteenths of the day and of the night. Null where the Sun does not rise, set and rise again. */
export const muhurtasOf = (day: VedicDay): Muhurta[] | null => {
  const [light, dark] = [daylight(day), nightAfter(day)];
  if (!light || !dark) return null;
  const spans = [...equalSpans(light, 15), ...equalSpans(dark, 15)];
  return MUHURTAS.flatMap(({ key, deity, good, badOn }, i) => {
    const span = spans[i];
    return span ? [{ id: i + 1, key, deity, good: good && !badOn.includes(day.vara), day: i < 15, span }] : [];
  });
};

/** Requests to begin with: births and days at which something is to be seen. */
import type { Operation } from '../operation.ts';

type Json = Readonly<Record<string, unknown>>;

/** A preset; its name is in the words of the pages. */
export interface Preset {
  readonly key: 'example' | 'london' | 'unknown' | 'today' | 'diwali' | 'north';
  /** Members that take the place of those of the example. */
  readonly input: Json;
}

/** A birth in summer time, which the time zone knows by itself. */
const LONDON = { date: '1994-07-16', time: '14:20', place: 'London, GB' };
const UNKNOWN = { date: '1987-03-05', time_unknown: true, place: 'Chennai' };
const BIRTHS: readonly Preset[] = [
  { key: 'london', input: LONDON },
  { key: 'unknown', input: UNKNOWN },
];
/** 8 November 2026: the new moon of Diwali. */
const DAYS: readonly Preset[] = [
  { key: 'today', input: { place: 'Varanasi' } },
  { key: 'diwali', input: { date: '2026-11-08', place: 'Mumbai' } },
  { key: 'north', input: { date: '2026-06-21', place: 'Tromsø' } },
];

/** The presets that fit the fields of an operation; none where the example is all there is. */
export const presetsFor = ({ request, input }: Operation): readonly Preset[] => {
  const names = new Set(request.needed.map(({ name }) => name));
  const hasPlace = names.has('place') && (Object.hasOwn(input, 'lat') || Object.hasOwn(input, 'place'));
  if (!hasPlace) return [];
  const example: Preset = { key: 'example', input };
  if (names.has('time')) return [example, ...BIRTHS];
  return Object.hasOwn(input, 'date') && !names.has('from') ? [example, ...DAYS] : [];
};

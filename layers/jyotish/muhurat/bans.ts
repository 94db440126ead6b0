/** Bans in force over a window, and the prohibited periods of a year. */
import { calendarOver } from '../calendar/observance-calendar.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { Gate } from './events.ts';
import { GATE_DEFAULTS, GATE_FINDERS, joinedSpans, type Ban, type GateOptions, type Ground } from './gates.ts';
import { lunationsFrom } from './lunations.ts';

/** Opens the search for bans at a place: bans of a gate that touch a window, in order, neighbours joined. */
export const banFinder = (
  almanac: Almanac,
  options: GateOptions,
  lunations = lunationsFrom(almanac.table),
): (<G extends Gate>(gate: G, within: TimeSpan) => readonly Ban<G>[]) => {
  const ground: Ground = { almanac, calendar: calendarOver(almanac), lunations, eclipses: new Map() };
  return (gate, within) => {
    const found = GATE_FINDERS.find((row) => row.gate === gate)?.find(ground, within, options) ?? [];
    return joinedSpans(found)
      .filter((span) => overlap(span, within))
      .map((span) => ({ gate, ...span }));
  };
};

/** Gates that make up the prohibited periods of a year, in the order of that list. */
export const PROHIBITIONS = [
  'adhika_masa',
  'kshaya_masa',
  'pitru_paksha',
  'kharmas',
  'chaturmas',
  'holashtak',
  'guru_asta',
  'shukra_asta',
  'eclipse',
] as const satisfies readonly Gate[];
export type Prohibition = (typeof PROHIBITIONS)[number];

/** Every prohibited period that touches a window, whole, in order of time. */
export const prohibitedPeriods = (
  almanac: Almanac,
  within: TimeSpan,
  { asta, margins }: Pick<GateOptions, 'asta' | 'margins'>,
): Ban<Prohibition>[] => {
  const bansOf = banFinder(almanac, { ...GATE_DEFAULTS, asta, margins, whole: true });
  return PROHIBITIONS.flatMap((gate) => bansOf(gate, within)).sort((a, b) => a.start - b.start);
};

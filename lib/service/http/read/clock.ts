/** How the clock of a request was set: offsets, zones, and local times that a clock change repeats or skips. */
import {
  dayNumber,
  fromCivil,
  isoDate,
  type CivilDate,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../../contract/frame/app-error.ts';
import type { Clock, ClockTime } from '../../../contract/values/moment.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import { fixedClock } from '../../../adapters/place/fixed-clock.ts';
import { zoneRules } from '../../../adapters/place/load.ts';
import { platformZone } from '../../../adapters/place/zone-name.ts';
import type { ResolvedPlace } from './place.ts';
import type { Reader } from './reader.ts';
import { hours } from './time.ts';

/** How the clock was set. */
export interface ClockDraft {
  readonly offset: number | 'lmt' | null;
  readonly timezone: string | null;
  readonly fold: string | undefined;
  readonly onGap: string | undefined;
  readonly prefix: string;
}

/** `tz` or `tzone`, `timezone`, `fold`, `on_gap`. */
export const readClock = (r: Reader): ClockDraft => {
  const value = (name: string): number | 'lmt' | null => r.number(name) ?? (r.text(name) === 'lmt' ? 'lmt' : null);
  const [tz, tzone] = [value('tz'), value('tzone')];
  if (tz !== null && tzone !== null && tz !== tzone)
    r.conflict('tzone', `${r.prefix}tz and tzone say different offsets.`);
  const timezone = r.text('timezone') ?? null;
  if (timezone !== null && platformZone(timezone) === null) {
    const field = `${r.prefix}timezone`;
    r.faults.add(field, 'UNKNOWN_VALUE', `${field} must be an IANA time zone.`, 'for example Asia/Kolkata', timezone);
  }
  return {
    offset: tz ?? tzone,
    timezone,
    fold: r.text('fold'),
    onGap: r.text('on_gap'),
    prefix: r.prefix,
  };
};

/** Local mean time is that of a place: where none is asked for, an offset is a number. */
export const refuseLmt = (r: Reader): void => {
  for (const name of ['tz', 'tzone'])
    if (r.text(name) === 'lmt')
      r.faults.add(name, 'UNKNOWN_VALUE', `${name} must be a number here: "lmt" needs a place.`, '-16..16', 'lmt');
};

const MINUTE_H = 1 / 60;
const INDIA_CLOCK_UNTIL = dayNumber({ year: 1945, month: 10, day: 15 });

/** A clock, and what decided it. */
export interface SetClock {
  readonly clock: Clock;
  readonly source: 'given' | 'lmt' | 'timezone' | 'place' | 'coordinates' | 'default';
}

/** The clock of a request: from tz, else timezone, else the place, else the zone of the coordinates. */
export const setClock = async (
  draft: ClockDraft,
  at: ResolvedPlace | null,
  warn: Warn,
  defaultOffset = 0,
): Promise<SetClock> => {
  if (draft.offset !== null) {
    const offset = draft.offset === 'lmt' ? (at?.place.lon ?? 0) / 15 : draft.offset;
    if (offset < -12 || offset > 14)
      warn('UNUSUAL_OFFSET', `${draft.prefix}tz is outside -12..14 hours; no clock shows that today.`);
    return { clock: fixedClock(offset), source: draft.offset === 'lmt' ? 'lmt' : 'given' };
  }
  const named = draft.timezone ?? at?.found?.timezone ?? null;
  if (named !== null) {
    const { zoneClock } = await zoneRules();
    const clock = zoneClock(named);
    if (!clock) throw new AppError('ZONE_UNRESOLVED');
    return { clock, source: draft.timezone === null ? 'place' : 'timezone' };
  }
  if (!at) return { clock: fixedClock(defaultOffset), source: 'default' };
  const { zoneClock, zoneAt } = await zoneRules();
  const name = zoneAt(at.place.lat, at.place.lon);
  const clock = zoneClock(name);
  if (!clock) throw new AppError('ZONE_UNRESOLVED');
  warn(
    'TZ_FROM_COORDINATES',
    `No offset was given: ${name} was taken from the coordinates${draft.prefix ? ` of ${draft.prefix.slice(0, -1)}` : ''}.`,
  );
  return { clock, source: 'coordinates' };
};

/** Warns where a given number and a zone given with it, or Indian clock history, disagree at that instant. */
export const checkOffset = async (
  draft: ClockDraft,
  at: ResolvedPlace,
  date: CivilDate,
  jd: JulianDay,
  warn: Warn,
): Promise<void> => {
  if (draft.offset === null || draft.offset === 'lmt') return;
  const zone = draft.timezone ?? at.found?.timezone ?? null;
  if (zone === null && dayNumber(date) >= INDIA_CLOCK_UNTIL) return;
  const { zoneClock, indianClockThen } = await zoneRules();
  let expected: number | null = null;
  let whose = '';
  if (zone !== null) {
    expected = zoneClock(zone)?.offsetAt(jd) ?? null;
    whose = zone;
  } else {
    expected = indianClockThen(date, at.place.lat, at.place.lon);
    whose = 'Indian clocks of that date';
  }
  if (expected !== null && Math.abs(expected - draft.offset) >= MINUTE_H - 1e-9) {
    warn(
      'TZ_MISMATCH',
      `${draft.prefix}tz is ${draft.offset} h, but ${whose} showed ${Math.round(expected * 1e4) / 1e4} h; the given number was used.`,
    );
  }
};

/** Warns of dates from the first to the last that the zone of the clock left out; a bare offset leaves none out. */
export const warnOfSkippedDates = async (clock: Clock, from: CivilDate, to: CivilDate, warn: Warn): Promise<void> => {
  if (clock.timezone === null) return;
  const { skippedDates, zoneClock } = await zoneRules();
  const zone = zoneClock(clock.timezone);
  for (const date of zone ? skippedDates(zone, from, to) : [])
    warn(
      'DATE_SKIPPED',
      `${isoDate(date)} does not exist on the clocks of ${clock.timezone}, which skipped that date.`,
    );
};

/** The instant of a local time, gaps and folds answered as asked. */
export const instantOf = async (
  draft: ClockDraft,
  { clock }: SetClock,
  date: CivilDate,
  time: ClockTime,
  warn: Warn,
): Promise<JulianDay> => {
  if (clock.timezone === null) return clock.instant(date, hours(time));
  const zone = (await zoneRules()).zoneClock(clock.timezone);
  if (!zone) return clock.instant(date, hours(time));
  const { instants, before } = zone.read(date, hours(time));
  const [first, second] = instants;
  if (first === undefined) {
    if (draft.onGap === 'shift') {
      await warnOfSkippedDates(clock, date, date, warn);
      return fromCivil(date, hours(time), before);
    }
    throw new AppError('TIME_NONEXISTENT', {
      message: `This local time was skipped by a clock change in ${zone.timezone}. Send the offset as tz, or on_gap: "shift".`,
    });
  }
  if (second === undefined || draft.fold === 'earlier') return first;
  if (draft.fold === 'later') return second;
  throw new AppError('TIME_AMBIGUOUS', {
    message: `This local time occurred twice in ${zone.timezone}. Send the offset as tz, or fold: "earlier" or "later".`,
  });
};

/**
 * From the fields of an input kind to the values an endpoint computes with: one row per kind (catalogue, section 2).
 * Reading gathers faults and never waits; what it returns then asks zones and places.
 */
import { addDays, dayNumber, isoUtc, type CivilDate, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../layers/jyotish/ephemeris/sky.ts';
import { PARTNER_ALIASES, type Kind, type Resolved } from '../contract/inputs.ts';
import { SPAN_DAYS } from '../contract/limits.ts';
import type { Birth, Clock, Moment, Partner, Range } from '../contract/moment.ts';
import type { Warn } from '../contract/warnings.ts';
import type { Faults } from './faults.ts';
import { inRange, readAt, readBirth, readMoment, readStar, type Finish } from './moments.ts';
import { parseDate, readDate, Reader, realDate, type RawMembers } from './reader.ts';
import { checkOffset, finishPlace, readClock, readPlace, setClock } from './wall-clock.ts';

/** meta.time of one moment; of a day or range without `utc` and `jd_ut`. */
export interface TimeMeta {
  readonly utc?: string;
  readonly jd_ut?: number;
  readonly offset: number;
  readonly timezone: string | null;
  readonly offset_source: string;
}

/** What a request's fields came to. */
export interface Resolution<K extends Kind = Kind> {
  /** Handed to `compute`. */
  readonly values: Resolved[K];
  /** meta.time; left out where no time was given. */
  readonly time?: TimeMeta | Readonly<Record<string, TimeMeta>>;
  /** Where a topocentric observer stands. */
  readonly place?: Place;
  /** The instant whose ayanamsa meta.settings shows. */
  readonly jd?: JulianDay;
  /** False when noon stands for an unknown time. */
  readonly timeKnown?: boolean;
}

const timeOf = (moment: Moment, source: string): TimeMeta => ({
  utc: isoUtc(moment.jd),
  jd_ut: moment.jd,
  offset: moment.offset,
  timezone: moment.clock.timezone,
  offset_source: source,
});

const clockTimeOf = (clock: Clock, jd: JulianDay, source: string): TimeMeta => ({
  offset: clock.offsetAt(jd),
  timezone: clock.timezone,
  offset_source: source,
});

interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Local mean time is that of a place: where none is asked for, an offset is a number. */
const refuseLmt = (r: Reader): void => {
  for (const name of ['tz', 'tzone'])
    if (r.text(name) === 'lmt')
      r.faults.add(name, 'UNKNOWN_VALUE', `${name} must be a number here: "lmt" needs a place.`, '-16..16', 'lmt');
};

/** `from` … `to`; faults when they are missing, reversed or further apart than `maxDays`. */
const readSpan = (r: Reader, maxDays: number): Span | null => {
  const [from, to] = ['from', 'to'].map((name) => {
    const text = r.text(name);
    if (!r.has(name)) r.required(name, `${r.prefix}${name} is required.`, 'YYYY-MM-DD');
    const date = text === undefined ? null : realDate(parseDate(text), undefined);
    if (text !== undefined && !date) r.notADate(name);
    return date;
  });
  if (!from || !to) return null;
  const field = `${r.prefix}to`;
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) {
    r.faults.add(
      field,
      'OUT_OF_RANGE',
      `${field} must not be before from.`,
      `${r.text('from') ?? ''} or later`,
      r.text('to'),
    );
  } else if (days > maxDays) {
    r.faults.add(
      field,
      'RANGE_TOO_LONG',
      `from and to may span ${maxDays} days.`,
      `at most ${maxDays} days`,
      r.text('to'),
    );
  }
  return { from, to };
};

const rangeOn = (span: Span | null, clock: Clock): Range => {
  if (!span) throw new Error('a range without ends passed validation');
  const start = inRange(clock.instant(span.from, 0));
  const end = inRange(clock.instant(addDays(span.to, 1), 0));
  return { ...span, start, end, clock };
};

/** Members of a pair under `groom` and `bride`, whatever they were called. */
export const withPartnerNames = (raw: RawMembers): RawMembers => {
  const out: Record<string, unknown> = { ...raw };
  for (const [role, names] of Object.entries(PARTNER_ALIASES)) {
    for (const name of names) {
      if (!Object.hasOwn(out, name) || Object.hasOwn(out, role)) continue;
      out[role] = out[name];
      delete out[name];
    }
  }
  return out;
};

interface SettledPartner<P> {
  readonly partner: P;
  readonly birth: Birth | null;
  readonly time: TimeMeta | null;
}

const readPartner = (r: Reader, role: 'groom' | 'bride'): Reader | null => {
  const child = r.child(role);
  if (!child && !r.has(role)) r.required(role, `${role} is required.`, 'a birth');
  return child ?? null;
};

const partnerBirth = (r: Reader, role: 'groom' | 'bride'): Finish<SettledPartner<Birth>> => {
  const child = readPartner(r, role);
  const finish = child && readBirth(child);
  return async (now, warn) => {
    if (!finish) throw new Error(`no ${role} passed validation`);
    const { birth, source } = await finish(now, warn);
    return { partner: birth, birth, time: timeOf(birth, source) };
  };
};

const partnerBirthOrStar = (r: Reader, role: 'groom' | 'bride'): Finish<SettledPartner<Partner>> => {
  const child = r.child(role);
  const star = child ? readStar(child) : null;
  if (star) return () => Promise.resolve({ partner: star, birth: null, time: null });
  const finish = partnerBirth(r, role);
  return async (now, warn) => {
    const { birth, time } = await finish(now, warn);
    if (!birth) throw new Error('a partner without a star has a birth');
    return { partner: { birth, star: null }, birth, time };
  };
};

const pairOf =
  <P>(
    groom: Finish<SettledPartner<P>>,
    bride: Finish<SettledPartner<P>>,
  ): Finish<Omit<Resolution, 'values'> & { readonly values: { readonly groom: P; readonly bride: P } }> =>
  async (now, warn) => {
    const [g, b] = [await groom(now, warn), await bride(now, warn)];
    const time = { ...(g.time ? { groom: g.time } : {}), ...(b.time ? { bride: b.time } : {}) };
    const first = g.birth ?? b.birth;
    return {
      values: { groom: g.partner, bride: b.partner },
      ...(g.time || b.time ? { time } : {}),
      // No one instant: two births have two ayanamsas, so meta.settings shows the value of neither.
      ...(first ? { place: first.place } : {}),
      timeKnown: (g.birth?.timeKnown ?? true) && (b.birth?.timeKnown ?? true),
    };
  };

/** A birth and, beside it, whatever else its kind brings. */
const withBirth = <V extends object>(
  r: Reader,
  beside: (birth: Birth, now: JulianDay, warn: Warn) => Promise<V>,
): Finish<{ readonly values: V & { readonly birth: Birth } } & Omit<Resolution, 'values'>> => {
  const finish = readBirth(r);
  return async (now, warn) => {
    const { birth, source } = await finish(now, warn);
    const values = { ...(await beside(birth, now, warn)), birth };
    return { values, time: timeOf(birth, source), place: birth.place, jd: birth.jd, timeKnown: birth.timeKnown };
  };
};

/** The births of a list, in order. */
const readNatives = (r: Reader): Finish<readonly Birth[]> => {
  const finishes = r.children('natives').map(readBirth);
  return async (now, warn) => {
    const births: Birth[] = [];
    for (const finish of finishes) births.push((await finish(now, warn)).birth);
    return births;
  };
};

const PLACE_NAMES = ['lat', 'lon', 'place'];
const CLOCK_NAMES = ['tz', 'tzone', 'timezone'];

/** Place and clock of the request for a moment that brings none; a place of its own brings its own clock. */
const sharedWith =
  (raw: RawMembers) =>
  (item: RawMembers): RawMembers => {
    const own = (names: readonly string[]): boolean => names.some((name) => item[name] !== undefined);
    const shared = own(PLACE_NAMES)
      ? []
      : [...PLACE_NAMES, 'altitude', ...(own(CLOCK_NAMES) ? [] : CLOCK_NAMES), 'fold', 'on_gap'];
    return Object.fromEntries(shared.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]]])));
  };

/** Members of a single moment, which a list of moments excludes. */
const SINGLE = ['date', 'day', 'month', 'year', 'time', 'hour', 'min', 'sec'];

/** One moment, or those of the list `moments`, each under the name by which `meta.time` tells of it. */
const readMoments = (
  r: Reader,
): Finish<readonly { readonly name: string; readonly moment: Moment; readonly source: string }[]> => {
  const listed = r.has('moments');
  if (listed && SINGLE.some((name) => r.has(name)))
    r.conflict('moments', `${r.prefix}moments and a single date or time exclude each other.`);
  const finishes = listed
    ? r.children('moments', sharedWith(r.raw)).map((one) => readMoment(one, true, false))
    : [readMoment(r, true, true)];
  return async (now, warn) => {
    const found: { name: string; moment: Moment; source: string }[] = [];
    for (const [i, finish] of finishes.entries()) found.push({ name: `moments.${i}`, ...(await finish(now, warn)) });
    return found;
  };
};

/** How each kind of input is read. `days` is the longest span of the range kinds. */
const READERS: { readonly [K in Kind]: (r: Reader, days: number) => Finish<Resolution<K>> } = {
  plain: () => () => Promise.resolve({ values: {} }),
  birth: (r) => withBirth(r, () => Promise.resolve({})),
  birth_at: (r) => {
    const at = readAt(r);
    return withBirth(r, async (birth, now, warn) => ({ at: await at(birth, now, warn) }));
  },
  birth_range: (r, days) => {
    const span = readSpan(r, days);
    const at = readAt(r);
    return withBirth(r, async (birth, now, warn) => {
      const { clock, place } = await at(birth, now, warn);
      return { range: rangeOn(span, clock), place };
    });
  },
  birth_or_star_range: (r, days) => {
    const span = readSpan(r, days);
    if (!r.has('sign') && !r.has('nakshatra')) {
      const at = readAt(r);
      return withBirth(r, async (birth, now, warn) => ({ range: rangeOn(span, (await at(birth, now, warn)).clock) }));
    }
    const draft = readClock(r);
    refuseLmt(r);
    return async (_now, warn) => {
      const { clock, source } = await setClock(draft, null, warn);
      const range = rangeOn(span, clock);
      return { values: { birth: null, range }, time: clockTimeOf(clock, range.start, source), jd: range.start };
    };
  },
  pair: (r) => pairOf(partnerBirth(r, 'groom'), partnerBirth(r, 'bride')),
  match: (r) => pairOf(partnerBirthOrStar(r, 'groom'), partnerBirthOrStar(r, 'bride')),
  moment: (r) => {
    const finish = readMoment(r, true, true);
    return async (now, warn) => {
      const { moment, source } = await finish(now, warn);
      return { values: { moment }, time: timeOf(moment, source), place: moment.place, jd: moment.jd };
    };
  },
  day: (r) => {
    const date = readDate(r);
    const place = readPlace(r);
    const draft = readClock(r);
    return async (_now, warn) => {
      if (!date) throw new Error('a day without date passed validation');
      const seat = await finishPlace(place, r);
      const { clock, source } = await setClock(draft, seat, warn);
      const noon = inRange(clock.instant(date, 12));
      await checkOffset(draft, seat, date, noon, warn);
      return {
        values: { day: { date, place: seat.place, clock } },
        time: clockTimeOf(clock, noon, source),
        place: seat.place,
        jd: noon,
      };
    };
  },
  range: (r, days) => {
    const span = readSpan(r, days);
    const draft = readClock(r);
    refuseLmt(r);
    return async (_now, warn) => {
      const { clock, source } = await setClock(draft, null, warn);
      const range = rangeOn(span, clock);
      return { values: { range }, time: clockTimeOf(clock, range.start, source), jd: range.start };
    };
  },
  place: (r) => {
    const place = readPlace(r);
    const draft = readClock(r);
    return async (_now, warn) => {
      const seat = await finishPlace(place, r);
      const { clock } = await setClock(draft, seat, warn);
      return { values: { place: seat.place, clock }, place: seat.place };
    };
  },
  range_place_natives: (r, days) => {
    const range = READERS.range_place(r, days);
    const natives = readNatives(r);
    return async (now, warn) => {
      const found = await range(now, warn);
      return { ...found, values: { ...found.values, natives: await natives(now, warn) } };
    };
  },
  moments_natives: (r) => {
    const listed = r.has('moments');
    const moments = readMoments(r);
    const natives = readNatives(r);
    return async (now, warn) => {
      const found = await moments(now, warn);
      const [first] = found;
      if (!first) throw new Error('an empty list of moments passed validation');
      const times = Object.fromEntries(found.map(({ name, moment, source }) => [name, timeOf(moment, source)]));
      return {
        values: { moments: found.map(({ moment }) => moment), natives: await natives(now, warn) },
        time: listed ? times : timeOf(first.moment, first.source),
        place: first.moment.place,
        jd: first.moment.jd,
      };
    };
  },
  range_place: (r, days) => {
    const span = readSpan(r, days);
    const place = readPlace(r);
    const draft = readClock(r);
    return async (_now, warn) => {
      const seat = await finishPlace(place, r);
      const { clock, source } = await setClock(draft, seat, warn);
      const range = rangeOn(span, clock);
      return {
        values: { range, place: seat.place },
        time: clockTimeOf(clock, range.start, source),
        place: seat.place,
        jd: range.start,
      };
    };
  },
};

/**
 * Reads the fields of a kind, adding faults; returns what makes the domain values of them. Call it after the fields
 * themselves were checked, and the result only when no fault was found.
 */
export const readInput = (
  kind: Kind,
  raw: RawMembers,
  faults: Faults,
  maxDays: number | undefined,
): Finish<Resolution> => READERS[kind](new Reader(raw, faults), maxDays ?? SPAN_DAYS[kind] ?? 366);

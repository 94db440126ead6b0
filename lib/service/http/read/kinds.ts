/**
 * From the fields of an input kind to the values an endpoint computes with: one row per kind. Reading gathers faults and
 * never waits; what it returns then asks zones and places.
 */
import {
  addDays,
  civilDate,
  isoDate,
  type CivilDate,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Fields, Input, Kind, Resolved } from '../../../contract/frame/input.ts';
import { FEED_CLOCK_OFFSET } from '../../../contract/suites/feed-input.ts';
import { MAX_SPAN_DAYS } from '../../../contract/frame/limits.ts';
import type { Birth } from '../../../contract/values/moment.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import type { Faults } from '../check/faults.ts';
import { readAt } from './at.ts';
import { readBirth, readNatives } from './birth.ts';
import { checkOffset, readClock, refuseLmt, setClock, warnOfSkippedDates } from './clock.ts';
import { rangeOn, readDate, readSpan, type DateSpan } from './date.ts';
import { dobOf, personsOf } from './dob.ts';
import { readEventSpan, readFeed } from './feed.ts';
import { inRange, type Finish } from './instant.ts';
import { readMoment, readMoments } from './moment.ts';
import { readCandidates } from './candidates.ts';
import { pairOf, partnerBirth, partnerBirthOrStar, partnerHere } from './pair.ts';
import { readPlace, resolvePlace } from './place.ts';
import { Reader, type RawMembers, type Shared } from './reader.ts';
import { clockTimeOf, timeOf, untimed, type Resolution } from './resolution.ts';

/** A birth and, beside it, whatever else its kind brings. */
const withBirth = <V extends object>(
  r: Reader,
  beside: (birth: Birth, now: JulianDay, warn: Warn) => Promise<V>,
): Finish<{ readonly values: V & { readonly birth: Birth } } & Omit<Resolution, 'values'>> => {
  const finish = readBirth(r);
  return async (now, warn) => {
    const { birth, source } = await finish(now, warn);
    const values = { ...(await beside(birth, now, warn)), birth };
    return { values, time: timeOf(birth, source), place: birth.place, jd: birth.jd, untimed: untimed(birth, 'time') };
  };
};

/** The instants of a span on the clock of the request, or on one at `defaultOffset`. */
const withSpan = (r: Reader, span: DateSpan | null, defaultOffset?: number): Finish<Resolution<'range'>> => {
  const draft = readClock(r);
  refuseLmt(r);
  return async (_now, warn) => {
    const { clock, source } = await setClock(draft, null, warn, defaultOffset);
    const range = await rangeOn(span, clock, warn);
    return { values: { range }, time: clockTimeOf(clock, range.start, source), jd: range.start };
  };
};

/** The same input with the births of `natives`. */
const withNatives = <K extends Kind>(
  r: Reader,
  finish: Finish<Resolution<K>>,
): Finish<Omit<Resolution, 'values'> & { readonly values: Resolved[K] & { readonly natives: readonly Birth[] } }> => {
  const natives = readNatives(r);
  return async (now, warn) => {
    const found = await finish(now, warn);
    return { ...found, values: { ...found.values, natives: await natives(now, warn) } };
  };
};

/**
 * A birth beside which a year may be asked for: `year` is that year beside `date`, and the year of birth in the form of day,
 * month and year, where `for_year` (or `age`) asks.
 */
const withoutYearAsked = (r: Reader): { readonly reader: Reader; readonly year: number | undefined } => {
  const ofBirth = !r.has('profile_id') && (!r.has('date') || r.has('day') || r.has('month'));
  if (ofBirth || !r.has('year')) return { reader: r, year: undefined };
  const reader = r.with({ year: undefined });
  return { reader, year: r.number('year') };
};

/** A birth and the year that must be asked for beside it; null where it is wrong or missing, which is a fault. */
const readYearAsked = (r: Reader): { readonly reader: Reader; readonly yearAsked: number | null } => {
  const { reader, year } = withoutYearAsked(r);
  const forYear = r.number('for_year');
  if (reader === r && !r.has('for_year')) {
    const message = 'for_year is required: the calendar year asked for. Beside date it may be sent as year.';
    r.required('for_year', message, '1800..2399');
  }
  if (forYear !== undefined && year !== undefined && forYear !== year)
    r.conflict('for_year', 'for_year and year say different years.');
  return { reader, yearAsked: forYear ?? year ?? null };
};

/** The first and the last date of a Gregorian year, of the years up to `to_year`, or of one month of the year. */
const datesOf = (year: number, to = year, month?: number): readonly [CivilDate, CivilDate] => {
  const [first, last] = month === undefined ? [1, 12] : [month, month];
  const next = last === 12 ? { year: to + 1, month: 1, day: 1 } : { year: to, month: last + 1, day: 1 };
  return [{ year, month: first, day: 1 }, addDays(next, -1)];
};

/** How each kind of input is read. `days` is the longest span of the range kinds, `fields` are the endpoint's own. */
const READERS: {
  readonly [K in Kind]: (r: Reader, days: number, fields: Fields, beyondSky: boolean) => Finish<Resolution<K>>;
} = {
  plain: () => () => Promise.resolve({ values: {} }),
  name: () => () => Promise.resolve({ values: {} }),
  dob: (r, _days, fields) => dobOf(r, fields),
  persons: (r) => personsOf(r),
  birth: (r, _days, fields) => {
    const to = 'to_place' in fields ? r.child('to_place') : undefined;
    const place = to && readPlace(to);
    return withBirth(r, async (_birth, _now, warn) =>
      to && place ? { toPlace: (await resolvePlace(place, to, warn)).place } : {},
    );
  },
  written_birth: (r) => withBirth(r, () => Promise.resolve({})),
  birth_at: (r, _days, fields, beyondSky) => {
    const { reader, year } = 'for_year' in fields ? withoutYearAsked(r) : { reader: r, year: undefined };
    const at = readAt(reader, beyondSky);
    const other = 'partner' in fields ? r.child('partner') : undefined;
    const partner = other && readBirth(other);
    return withBirth(reader, async (birth, now, warn) => ({
      at: await at(birth, now, warn),
      ...(year === undefined ? {} : { yearAsked: year }),
      ...(partner === undefined ? {} : { partner: (await partner(now, warn)).birth }),
    }));
  },
  birth_range: (r, days, _fields, beyondSky) => {
    const span = readSpan(r, days);
    const at = readAt(r);
    return withBirth(r, async (birth, now, warn) => {
      const { clock, place } = await at(birth, now, warn);
      return { range: await rangeOn(span, clock, warn, beyondSky), place };
    });
  },
  birth_year: (r) => {
    const { reader: own, yearAsked } = readYearAsked(r);
    const timed = ['profile_id', 'time', 'hour', 'min', 'minute', 'sec'].some((name) => r.has(name));
    const reader = timed ? own : own.with({ time_unknown: true });
    const at = readAt(reader);
    return withBirth(reader, async (birth, now, warn) => {
      if (yearAsked === null) throw new Error('a request without a year passed validation');
      const { clock, place } = await at(birth, now, warn);
      await warnOfSkippedDates(clock, ...datesOf(yearAsked), warn);
      return { yearAsked, place, clock };
    });
  },
  birth_or_star_range: (r, days) => {
    const span = readSpan(r, days);
    if ((!r.has('sign') && !r.has('nakshatra')) || r.has('profile_id')) {
      const at = readAt(r);
      return withBirth(r, async (birth, now, warn) => {
        const { clock } = await at(birth, now, warn);
        return { range: await rangeOn(span, clock, warn) };
      });
    }
    const draft = readClock(r);
    refuseLmt(r);
    return async (_now, warn) => {
      const { clock, source } = await setClock(draft, null, warn);
      const range = await rangeOn(span, clock, warn);
      return { values: { birth: null, range }, time: clockTimeOf(clock, range.start, source), jd: range.start };
    };
  },
  birth_or_star: (r) => {
    if (!r.has('nakshatra') || r.has('profile_id')) return withBirth(r, () => Promise.resolve({}));
    return () => Promise.resolve({ values: { birth: null } });
  },
  card: (r, days, fields, beyondSky) => {
    const nothing = { birth: null, pair: null, day: null };
    if (r.text('kind') === 'day') {
      const finish = READERS.day(r, days, fields, beyondSky);
      return async (now, warn) => {
        const found = await finish(now, warn);
        return { ...found, values: { ...nothing, day: found.values.day } };
      };
    }
    if (r.text('kind') === 'match') {
      const finish = READERS.pair(r, days, fields, beyondSky);
      return async (now, warn) => {
        const found = await finish(now, warn);
        return { ...found, values: { ...nothing, pair: found.values } };
      };
    }
    const finish = withBirth(r, () => Promise.resolve({}));
    return async (now, warn) => {
      const found = await finish(now, warn);
      return { ...found, values: { ...nothing, birth: found.values.birth } };
    };
  },
  pair: (r) => pairOf(partnerBirth(r, 'groom'), partnerBirth(r, 'bride')),
  match: (r) => pairOf(partnerBirthOrStar(r, 'groom'), partnerBirthOrStar(r, 'bride')),
  match_bulk: (r) => {
    const person = partnerHere(r);
    const candidates = readCandidates(r);
    return async (now, warn) => {
      const { partner, birth, time } = await person(now, warn);
      return {
        values: { person: partner, candidates: await candidates(now, warn) },
        ...(time ? { time } : {}),
        ...(birth ? { place: birth.place, untimed: untimed(birth, 'person.time') } : {}),
      };
    };
  },
  moment: (r) => {
    const finish = readMoment(r, true, true);
    return async (now, warn) => {
      const { moment, source } = await finish(now, warn);
      return { values: { moment }, time: timeOf(moment, source), place: moment.place, jd: moment.jd };
    };
  },
  day: (r) => {
    const given = readDate(r, true);
    const place = readPlace(r);
    const draft = readClock(r);
    return async (now, warn) => {
      const resolvedPlace = await resolvePlace(place, r, warn);
      const { clock, source } = await setClock(draft, resolvedPlace, warn);
      const date = given ?? civilDate(now, clock.offsetAt(now));
      const noon = inRange(clock.instant(date, 12));
      await checkOffset(draft, resolvedPlace, date, noon, warn);
      await warnOfSkippedDates(clock, date, date, warn);
      return {
        values: { day: { date, place: resolvedPlace.place, clock } },
        time: clockTimeOf(clock, noon, source),
        place: resolvedPlace.place,
        jd: noon,
        ...(given ? {} : { filled: { date: isoDate(date) } }),
      };
    };
  },
  range: (r, days) => withSpan(r, readSpan(r, days)),
  event_range: (r, days) => {
    const event = r.text('event') ?? null;
    const span = withSpan(r, r.has('event') ? readEventSpan(r) : readSpan(r, days), FEED_CLOCK_OFFSET);
    return async (now, warn) => {
      const found = await span(now, warn);
      return { ...found, values: { ...found.values, event } };
    };
  },
  feed: (r, _days, fields) => readFeed(r, fields),
  // Such an endpoint asks for years or months of its own: the offset shown is that of the first day of the year.
  place: (r, _days, fields) => {
    const place = readPlace(r);
    const draft = readClock(r);
    return async (now, warn) => {
      const resolvedPlace = await resolvePlace(place, r, warn);
      const { clock, source } = await setClock(draft, resolvedPlace, warn);
      const year = r.number('year') ?? r.number('from_year');
      // Beside an era the year is one of it, of which only the answer knows the dates.
      if (year !== undefined && !('era' in fields)) {
        const month = r.text('system') === 'lunar' ? undefined : r.number('month');
        await warnOfSkippedDates(clock, ...datesOf(year, r.number('to_year'), month), warn);
      }
      const jd = year === undefined ? now : clock.instant({ year, month: 1, day: 1 }, 0);
      return {
        values: { place: resolvedPlace.place, clock },
        time: clockTimeOf(clock, jd, source),
        place: resolvedPlace.place,
      };
    };
  },
  range_place_natives: (r, days, fields, beyondSky) => withNatives(r, READERS.range_place(r, days, fields, beyondSky)),
  day_natives: (r, days, fields, beyondSky) => withNatives(r, READERS.day(r, days, fields, beyondSky)),
  moment_natives: (r, days, fields, beyondSky) => withNatives(r, READERS.moment(r, days, fields, beyondSky)),
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
      const resolvedPlace = await resolvePlace(place, r, warn);
      const { clock, source } = await setClock(draft, resolvedPlace, warn);
      const range = await rangeOn(span, clock, warn);
      return {
        values: { range, place: resolvedPlace.place },
        time: clockTimeOf(clock, range.start, source),
        place: resolvedPlace.place,
        jd: range.start,
      };
    };
  },
};

/**
 * Reads the fields of a kind, adding faults; returns what makes the domain values of them. Call it after the fields
 * themselves were checked, and the result only when no fault was found; `shared.named` then holds the places given by name.
 */
export const readInput = (
  { kind, maxDays, fields, beyondSky = false }: Input<Fields, Kind>,
  raw: RawMembers,
  faults: Faults,
  shared: Shared,
): Finish<Resolution> =>
  READERS[kind](new Reader(raw, faults, shared), maxDays ?? MAX_SPAN_DAYS[kind] ?? 366, fields, beyondSky);

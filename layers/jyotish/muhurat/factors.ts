/**
 * The factors that rules ask for, as pieces of time over which they stand still: each stage of a search cuts what is left
 * at the changes of its factors (conventions K.4: exact boundaries).
 */
import { norm180 } from '../chart/angle.ts';
import { signOf } from '../chart/rashi.ts';
import {
  addDays,
  civilDate,
  dayNumber,
  dateOfDayNumber,
  julian,
  plusDays,
  type JulianDay,
} from '../ephemeris/instant.ts';
import { bisectRoot, crossingNear } from '../ephemeris/search.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { ANGAS, angaEnd, angaSegments, type Anga, type Segment } from '../panchang/anga.ts';
import { abhijitEdges, star28Of } from '../panchang/day-state.ts';
import { dayPeriod, durMuhurtasOf, godhuliOf, KALA_IDS, kalaOf, type TimeSpan } from '../panchang/periods.ts';
import { badPartOfYoga, BHADRA_SLOTS, bhadraLoka, varjyaOfStar, type BhadraLoka } from '../panchang/star-windows.ts';
import { vedicDayOfDate, type VedicDay } from '../panchang/vedic-day.ts';
import { combustStretches } from '../sky-events/combustion.ts';
import type { Lunations } from './lunations.ts';
import { risingSigns } from './rising-signs.ts';
import type { DayMark, MomentChart, MuhuratState, RuleBook } from './state.ts';

/** A group of factors: where they change inside a piece, and what they are at an instant of it. */
export interface Factors {
  cuts(piece: MuhuratState): readonly JulianDay[];
  at(jd: JulianDay, piece: MuhuratState): Partial<MuhuratState>;
}

/** Index of the first of sorted instants that is greater than `jd`. */
const firstAfter = (sorted: readonly number[], jd: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) > jd) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Sorted edges of spans, and those of them inside a piece. */
const edgesOf = (spans: readonly TimeSpan[]): ((piece: TimeSpan) => readonly JulianDay[]) => {
  const sorted = spans.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  return ({ start, end }) => {
    const from = firstAfter(sorted, start);
    return sorted.slice(from, firstAfter(sorted.slice(from), end) + from);
  };
};

/** The last of spans, sorted by their starts, that begins at or before an instant. */
const spanAt = <T extends TimeSpan>(spans: readonly T[]): ((jd: JulianDay) => T) => {
  const starts = spans.map(({ start }) => start);
  return (jd) => {
    const found = spans[Math.max(0, firstAfter(starts, jd) - 1)];
    if (!found) throw new Error('an instant outside the search');
    return found;
  };
};

const holds = (spans: readonly TimeSpan[], jd: JulianDay): boolean =>
  spans.some(({ start, end }) => start <= jd && jd < end);

/** Sixteen ghatis on either side of a sankranti, days. */
const SANKRANTI_DAYS = 16 / 60;

/** Sign of the Sun, its entries, and the lunar month. */
export const seasonFactors = ({ table }: Almanac, within: TimeSpan, lunations: Lunations): Factors => {
  const suns = angaSegments(
    'sun_sign',
    table,
    plusDays(within.start, -SANKRANTI_DAYS),
    plusDays(within.end, SANKRANTI_DAYS),
  );
  const near = suns.flatMap(({ start, end }) =>
    [start, end].map((jd) => ({ start: plusDays(jd, -SANKRANTI_DAYS), end: plusDays(jd, SANKRANTI_DAYS) })),
  );
  const months = lunations(within.start, within.end).map((month) => ({
    ...month,
    start: month.opening,
    end: month.closing,
  }));
  const edges = edgesOf([...suns, ...near, ...months]);
  const [sunAt, monthAt] = [spanAt(suns), spanAt(months)];
  return {
    cuts: edges,
    at: (jd) => {
      const { month, adhika } = monthAt(jd);
      return { sunSign: sunAt(jd).id, month, adhika, nearSankranti: holds(near, jd) };
    },
  };
};

/** Days on either side of a region whose sunrises are wanted: a tithi may begin before and end after it. */
const AROUND_DAYS = 2;

/** The Vedic days of regions and those around them, in order. */
const daysAround = ({ horizon, clock }: Almanac, regions: readonly TimeSpan[]): VedicDay[] => {
  const numbers = new Set<number>();
  for (const { start, end } of regions) {
    const first = dayNumber(addDays(civilDate(start, clock.offsetAt(start)), -AROUND_DAYS));
    const last = dayNumber(addDays(civilDate(end, clock.offsetAt(end)), AROUND_DAYS));
    for (let day = first; day <= last; day++) numbers.add(day);
  }
  return [...numbers].sort((a, b) => a - b).map((day) => vedicDayOfDate(horizon, clock, dateOfDayNumber(day)));
};

/** Weekday, star, tithi and yoga, the Moon's sign (and pada, for natives) and the Sun's star. */
export const limbFactors = (almanac: Almanac, regions: readonly TimeSpan[], book: RuleBook): Factors => {
  const { table } = almanac;
  const over = (anga: Anga): readonly Segment[] =>
    regions.flatMap(({ start, end }) => angaSegments(anga, table, start, end));
  const stars = over('nakshatra');
  const tithis = over('tithi');
  const yogas = over('yoga');
  const moonSigns = over('moon_sign');
  const sunStars = over('sun_nakshatra');
  const padas = book.natives.length > 0 ? over('moon_pada') : [];
  const days = daysAround(almanac, regions);
  const starts = days.map(({ start }) => start);
  const badParts = yogas.flatMap((yoga) => badPartOfYoga(yoga) ?? []);
  // Half-open: a tithi rules the sunrise at which it begins, not the one at which it ends.
  const sunrises = ({ start, end }: Segment): number =>
    firstAfter(starts, end - 1e-9) - firstAfter(starts, start - 1e-9);
  const at = {
    star: spanAt(stars),
    tithi: spanAt(tithis),
    yoga: spanAt(yogas),
    moonSign: spanAt(moonSigns),
    sunStar: spanAt(sunStars),
    pada: padas.length > 0 ? spanAt(padas) : null,
    day: spanAt(days),
  };
  return {
    // Of the yogas only their bad parts tell one moment from another.
    cuts: edgesOf([
      ...stars,
      ...tithis,
      ...badParts,
      ...moonSigns,
      ...sunStars,
      ...padas,
      ...days.map(({ start }) => ({ start, end: start })),
    ]),
    at: (jd) => {
      const [starSegment, tithiSegment, yoga, day] = [at.star(jd), at.tithi(jd), at.yoga(jd), at.day(jd)];
      const ruled = sunrises(tithiSegment);
      const bad = badPartOfYoga(yoga);
      return {
        day,
        vara: day.vara,
        starSegment,
        nakshatra: starSegment.id,
        tithiSegment,
        tithi: tithiSegment.id,
        tithiKind: ruled === 0 ? 'kshaya' : ruled > 1 ? 'vriddhi' : 'plain',
        yoga: yoga.id,
        badYogaPart: bad !== null && holds([bad], jd),
        moonSign: at.moonSign(jd).id,
        moonPada: at.pada?.(jd).id ?? 0,
        sunNakshatra: at.sunStar(jd).id,
      };
    },
  };
};

interface Marked extends TimeSpan {
  readonly mark: DayMark;
}
const WEDNESDAY = 3;
/** The weekday on which a yoga (Kana) falls on Abhijit. */
const MONDAY = 1;

const marksOf = (day: VedicDay, wedding: boolean): Marked[] => {
  const found: Marked[] = [];
  const add = (mark: DayMark, span: TimeSpan | null): void => {
    if (span) found.push({ mark, start: span.start, end: span.end });
  };
  for (const kala of KALA_IDS) add(kala, kalaOf(kala, day));
  for (const span of durMuhurtasOf(day)) add('dur_muhurta', span);
  if (day.vara !== WEDNESDAY) add('abhijit', dayPeriod('abhijit', day, null));
  if (wedding) add('godhuli', godhuliOf(day, 'after_sunset'));
  return found;
};

interface BhadraSpan extends TimeSpan {
  readonly loka: BhadraLoka;
}
const MOMENT = 1e-6;

/** A value for each object asked about, made once. */
const remembered = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

/** Where a body changes its part of the circle inside a span no longer than a day, by the sky itself: none or one instant. */
const partChange = (
  { table: { sky } }: Almanac,
  body: Graha,
  parts: number,
  { start, end }: TimeSpan,
): JulianDay | null => {
  const partAt = (longitude: number): number => Math.floor((longitude * parts) / 360);
  const [from, to] = [sky.longitude(body, start), sky.longitude(body, end)];
  const before = partAt(from);
  if (partAt(to) === before) return null;
  const moved = norm180(to - from);
  const boundary = ((before + (moved > 0 ? 1 : 0)) * 360) / parts;
  const found = crossingNear((jd) => sky.longitude(body, jd), boundary, start, moved / (end - start));
  return found > start && found < end
    ? found
    : bisectRoot((jd) => (partAt(sky.longitude(body, jd)) === before ? -1 : 1), start, end);
};

/** Gates that leave nothing over in which Jupiter or Venus is combust. */
const SEEN_GATES = ['guru_asta', 'shukra_asta'] as const;

/** Parts of the day, varjya, Bhadra, combustion (unless the gates have kept it out), and what a wedding asks of Sun and Jupiter. */
export const fineFactors = (almanac: Almanac, hull: TimeSpan, book: RuleBook, gated: boolean): Factors => {
  const { table } = almanac;
  const wedding = book.event.wedding === true;
  const ofDay = remembered((day: VedicDay) => marksOf(day, wedding));
  const ofStar = remembered((star: Segment) =>
    varjyaOfStar(star).map(({ start, end }): Marked => ({ mark: 'varjya', start, end })),
  );
  const starEdges = remembered((star: Segment) => abhijitEdges(table, 'nakshatra', [star]));
  const ofTithi = remembered(({ id, start, end }: Segment): BhadraSpan[] => {
    const halves = [2 * id - 1, 2 * id].map((slot) => BHADRA_SLOTS.has(slot));
    if (!halves.includes(true)) return [];
    const middle = angaEnd('karana', table, plusDays(start, MOMENT));
    const [from, to] = halves[0] === true ? [start, middle] : [middle, end];
    return [{ start: from, end: to, loka: bhadraLoka(signOf(table.longitude('moon', from))) }];
  });
  const allSeen = gated && SEEN_GATES.every((gate) => book.event.gates.includes(gate));
  const unseen = (allSeen ? [] : (['jupiter', 'venus'] as const)).map((body) => ({
    body,
    spans: combustStretches(table, body, hull),
  }));
  const unseenEdges = edgesOf(unseen.flatMap(({ spans }) => spans));
  const asksDegree = wedding && book.lagna;
  const asksJupiter = wedding && book.natives.length > 0;
  const degree = (jd: JulianDay): number => Math.floor(table.longitude('sun', jd));
  const degreeChange = ({ start, end }: TimeSpan): readonly JulianDay[] => {
    const [before, after] = [degree(start), degree(end)];
    if (before === after) return [];
    return [crossingNear((jd) => table.longitude('sun', jd), after, start, ANGAS.sun_sign.speed)];
  };
  return {
    cuts: (piece) => {
      const cuts = [
        ...[...ofDay(piece.day), ...ofStar(piece.starSegment), ...ofTithi(piece.tithiSegment)].flatMap(
          ({ start, end }) => [start, end],
        ),
        ...(piece.vara === MONDAY ? starEdges(piece.starSegment) : []),
        ...unseenEdges(piece),
      ];
      if (asksDegree) cuts.push(...degreeChange(piece));
      const jupiter = asksJupiter ? partChange(almanac, 'jupiter', 12, piece) : null;
      if (jupiter !== null) cuts.push(jupiter);
      return cuts;
    },
    at: (jd, piece) => ({
      marks: [...ofDay(piece.day), ...ofStar(piece.starSegment)]
        .filter((mark) => holds([mark], jd))
        .map(({ mark }) => mark),
      bhadra: ofTithi(piece.tithiSegment).find((span) => holds([span], jd))?.loka ?? null,
      unseen: unseen.filter(({ spans }) => holds(spans, jd)).map(({ body }) => body),
      moonStar28: star28Of(table.longitude('moon', jd)),
      sunStar28: star28Of(table.longitude('sun', jd)),
      sunDegree: asksDegree ? degree(jd) % 30 : -1,
      jupiterSign: asksJupiter ? signOf(table.sky.longitude('jupiter', jd)) : 0,
    }),
  };
};

const SLOW = ['mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const;
type Slow = (typeof SLOW)[number];
const SIGNS = 12;
const STARS = 27;

interface SlowPlace {
  readonly sign: number;
  readonly star: number;
}

/** A chart and how long it holds. */
export interface ChartSpan extends TimeSpan {
  readonly chart: MomentChart;
}

/** The charts of a piece, in order: cut where the rising sign or a graha's place changes. */
export const chartsOver = (almanac: Almanac, book: RuleBook): ((piece: MuhuratState) => readonly ChartSpan[]) => {
  const { table } = almanac;
  const lagnasOf = remembered((day: VedicDay) => risingSigns(almanac, day));
  const parts = book.event.wedding === true ? [SIGNS, STARS] : [SIGNS];
  const placeOf = (graha: Slow, jd: JulianDay): SlowPlace => {
    const longitude = table.longitude(graha, jd);
    return { sign: signOf(longitude), star: Math.floor((longitude * STARS) / 360) + 1 };
  };
  /** Places that hold all day, and the instants at which others change: none of these grahas changes twice. */
  const slowOf = remembered((day: VedicDay) => {
    const changes: JulianDay[] = [];
    const held = SLOW.map((graha) => {
      const [from, to] = [placeOf(graha, day.start), placeOf(graha, day.end)];
      if (from.sign === to.sign && (parts.length === 1 || from.star === to.star)) return from;
      changes.push(...parts.flatMap((n) => partChange(almanac, graha, n, day) ?? []));
      return null;
    });
    return { held, changes: changes.sort((a, b) => a - b) };
  });
  const chartAt = (jd: JulianDay, lagna: number, piece: MuhuratState): MomentChart => {
    const { held } = slowOf(piece.day);
    const [mars, mercury, jupiter, venus, saturn, rahu] = SLOW.map((graha, i) => held[i] ?? placeOf(graha, jd));
    if (!mars || !mercury || !jupiter || !venus || !saturn || !rahu) throw new Error('a graha without a place');
    return {
      lagna,
      signs: {
        sun: piece.sunSign,
        moon: piece.moonSign,
        mars: mars.sign,
        mercury: mercury.sign,
        jupiter: jupiter.sign,
        venus: venus.sign,
        saturn: saturn.sign,
        rahu: rahu.sign,
        ketu: ((rahu.sign + 5) % SIGNS) + 1,
      },
      stars: {
        sun: piece.sunNakshatra,
        moon: piece.nakshatra,
        mars: mars.star,
        mercury: mercury.star,
        jupiter: jupiter.star,
        venus: venus.star,
        saturn: saturn.star,
        rahu: rahu.star,
      },
    };
  };
  return (piece) => {
    const { changes } = slowOf(piece.day);
    return lagnasOf(piece.day).flatMap((rising) => {
      const from = Math.max(rising.start, piece.start);
      const to = Math.min(rising.end, piece.end);
      if (from >= to) return [];
      const edges = [...changes.filter((cut) => cut > from && cut < to), to];
      let start = from;
      return edges.map((end) => {
        const span = { start: julian(start), end: julian(end) };
        start = end;
        return { ...span, chart: chartAt(julian((span.start + end) / 2), rising.sign, piece) };
      });
    });
  };
};

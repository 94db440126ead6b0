/** The parts about the time of a matter that has no event of its own: what the lords of the sub-periods do for it. */
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import { civilDate, plusDays, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { sideOf, type PeriodSide } from '../../answers/area-time.ts';
import type { Indicator } from '../../../layers/jyotish/phala/areas.ts';
import { ageAt, type Decision } from '../../answers/judgement.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { SlotValue } from '../../words/fill.ts';
import { nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import type { Draft } from './parts.ts';

/** Matters whose years are told by the sub-periods: money, study, what follows work, and life at home have no event. */
const OF_PERIODS: readonly Matter[] = ['money', 'debt', 'learning', 'retirement', 'married_life', 'family'];
/** Whether the years of a matter are told by the sub-periods. */
export const isOfPeriods = (matter: Matter): boolean => OF_PERIODS.includes(matter);

interface SubPeriod extends TimeSpan {
  readonly maha: Graha;
  readonly lord: Graha;
  readonly side: PeriodSide;
  /** The periods inside it. */
  readonly inner: () => readonly SubPeriod[];
}

/** What was weighed, and how it is named. */
export interface Weighed {
  readonly indicators: readonly Indicator[];
  readonly range: TimeSpan;
  readonly noun: SlotValue;
  readonly cites: readonly string[];
  readonly matter?: Matter;
  /** It has no other times than these. */
  readonly isTimed: boolean;
}

/** Years from which help is far off, and the age from which such years are not told where there is a nearer time. */
const FAR_YEARS = 3;
const LATE_AGE = 70;
const MOST_YEARS = 20;
/** Years within which help is told of. */
const NEXT_YEARS = 8;
const DAYS_OF_A_YEAR = 365.25;
/** The sub-periods of a stretch of time, each with the side of the balance that its lord is on. */
const subPeriods = (
  { dasha }: KnownBirth,
  { indicators }: Pick<Weighed, 'indicators'>,
  { start, end }: TimeSpan,
): readonly SubPeriod[] =>
  dasha.mahas
    .filter((maha) => maha.end > start && maha.start < end)
    .flatMap((maha) => dashaChildren(dasha, maha))
    .filter((antar) => antar.end > start && antar.start < end)
    .flatMap((antar): readonly SubPeriod[] => {
      const [maha, lord] = antar.lords;
      if (maha === undefined || lord === undefined) return [];
      const of = (inner: Graha): PeriodSide => sideOf(indicators, inner);
      const inner = (): readonly SubPeriod[] =>
        dashaChildren(dasha, antar).flatMap(({ lords: [, , third], start, end }) =>
          third === undefined ? [] : [{ maha, lord: third, side: of(third), inner: () => [], start, end }],
        );
      return [{ maha, lord, side: of(lord), inner, start: antar.start, end: antar.end }];
    });

/** How much of a stretch of time is on a side: days for the matter, less days against it. */
export const periodBalance = (known: KnownBirth, decision: Decision, span: TimeSpan): number =>
  subPeriods(known, decision, span)
    .map(({ side, start, end }) => {
      const days = Math.min(end, span.end) - Math.max(start, span.start);
      if (side === 'none') return 0;
      return side === 'for' ? days : -days;
    })
    .reduce((sum, days) => sum + days, 0);

const saidOf = (
  making: Making,
  weighed: Weighed,
  cell: keyof PartRows['period'],
  { maha, lord, start, end }: SubPeriod,
  noun: SlotValue = weighed.noun,
): Draft => {
  const { cited, known } = making;
  if (weighed.isTimed) making.marks.until = end;
  const month = (jd: JulianDay): string => {
    const date = civilDate(jd, known.at.clock.offsetAt(jd));
    return `${cited.write.frames.months[date.month - 1] ?? ''} ${date.year}`;
  };
  const values = {
    matter: noun,
    planet: cited.write.planet(lord),
    from: month(start),
    until: month(end),
  };
  const fact = cited.fact({
    kind: 'period',
    lords: [maha, lord].map((of, i) => ({ level: i + 1, lord: of })),
    edge: start > known.at.jd ? 'start' : 'running',
    time: null,
  });
  return worded(making, 'meaning', [`period.${cell}`, rowsOf(making).period[cell]], values, {
    cites: [...weighed.cites, fact],
    ...(weighed.matter === undefined ? {} : { matter: weighed.matter }),
  });
};

/** What was weighed of a matter. */
const weighedOf = (making: Making, decision: Decision): Weighed => {
  const { indicators, range, matter } = decision;
  const cites = [making.cited.decision(decision)];
  return { indicators, range, noun: nounOf(making, matter), cites, matter, isTimed: isOfPeriods(matter) };
};

/** When a matter is let go most easily: in the sub-period, running or next, whose lord weighs against going on; nothing where none comes. */
export const letGoPart = (making: Making, decision: Decision, against: SlotValue): readonly Draft[] => {
  const { start } = decision.range;
  const ahead = { start, end: plusDays(start, MOST_YEARS * DAYS_OF_A_YEAR) };
  const found = subPeriods(making.known, decision, ahead).find(({ side }) => side === 'against');
  if (found === undefined) return [];
  return [
    saidOf(
      making,
      weighedOf(making, decision),
      found.start <= making.known.at.jd ? 'letGoNow' : 'letGo',
      found,
      against,
    ),
  ];
};

/** The next sub-period that helps, where it is near enough to be looked to. */
const helpAfter = (all: readonly SubPeriod[], last: SubPeriod, { start: from }: TimeSpan): SubPeriod | undefined =>
  all.find(({ side, start }) => side === 'for' && start >= last.end && start < from + NEXT_YEARS * DAYS_OF_A_YEAR);

/** Whoever asks when hears the next time that helps first, and then what runs until then. */
export const nextPeriodFirst = (making: Making, weighed: Weighed): readonly Draft[] => {
  const { range } = weighed;
  const ahead = { start: range.start, end: plusDays(range.start, MOST_YEARS * DAYS_OF_A_YEAR) };
  const all = subPeriods(making.known, weighed, ahead);
  const [now] = all;
  if (now === undefined || now.side === 'for' || making.finer !== null) return periodsOf(making, weighed, false);
  const helps = helpAfter(all, now, range);
  const isFar = helps === undefined || helps.start > range.start + FAR_YEARS * DAYS_OF_A_YEAR;
  const short = isFar ? now.inner().find(({ side, start }) => side === 'for' && start > range.start) : undefined;
  const best = short ?? helps;
  if (best === undefined) return periodsOf(making, weighed, false);
  return [
    saidOf(making, weighed, 'first', best),
    saidOf(making, weighed, now.side, now),
    ...(short === undefined || helps === undefined ? [] : [saidOf(making, weighed, 'next', helps)]),
  ];
};

/** What the sub-period that runs, or those of the years that are asked about, do for a matter; then the next that helps. */
export const periodsOf = (making: Making, weighed: Weighed, isRange: boolean): readonly Draft[] => {
  const { known } = making;
  const { range } = weighed;
  const ahead = { start: range.start, end: plusDays(range.start, MOST_YEARS * DAYS_OF_A_YEAR) };
  const all = subPeriods(known, weighed, ahead);
  const isAfter = making.finer === 'after';
  const next = isAfter ? all.filter(({ start }) => start >= range.start - 1) : all;
  const asked = isRange && !isAfter ? all.filter(({ start }) => start < range.end) : next.slice(0, 1);
  const [first] = asked;
  if (first === undefined) return [];
  const last = asked.at(-1) ?? first;
  const helps = helpAfter(all, last, range);
  const isHelped = asked.some(({ side }) => side === 'for');
  // Of several in the years asked about, the two that take most of them.
  const share = ({ start, end }: SubPeriod): number => Math.min(end, range.end) - Math.max(start, range.start);
  const most = asked.toSorted((a, b) => share(b) - share(a)).slice(0, 2);
  const told = asked.filter((one) => most.includes(one)).map((one) => saidOf(making, weighed, one.side, one));
  if (isHelped) return told;
  // Where help is far off, the best of the shorter periods that run before it is the one to use.
  const isFar = helps === undefined || helps.start > range.start + FAR_YEARS * DAYS_OF_A_YEAR;
  const short = isFar ? last.inner().find(({ side, end }) => side === 'for' && end > range.start) : undefined;
  const inside = short === undefined ? [] : [saidOf(making, weighed, 'inside', short)];
  const isLate = inside.length > 0 && ageAt(known, known.at.jd) >= LATE_AGE;
  return [...told, ...inside, ...(helps === undefined || isLate ? [] : [saidOf(making, weighed, 'next', helps)])];
};

/** The same of a matter; `isFirst` where it answers when. */
export const periodParts = (
  making: Making,
  decision: Decision,
  isRange: boolean,
  isFirst = false,
): readonly Draft[] => {
  const weighed = weighedOf(making, decision);
  return isFirst && !isRange ? nextPeriodFirst(making, weighed) : periodsOf(making, weighed, isRange);
};

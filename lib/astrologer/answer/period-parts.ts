/** The parts about the time of a matter that has no event of its own: what the lords of the sub-periods do for it. */
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import { civilDate, plusDays, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { sideOf, type PeriodSide } from '../../answers/area-time.ts';
import type { Decision } from '../../answers/judgement.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { SlotValue } from '../../words/fill.ts';
import { nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import type { Draft } from './parts.ts';

/** Matters whose years are told by the sub-periods: money, study and what follows work have no event. */
const OF_PERIODS: readonly Matter[] = ['money', 'debt', 'learning', 'retirement'];
/** Whether the years of a matter are told by the sub-periods. */
export const isOfPeriods = (matter: Matter): boolean => OF_PERIODS.includes(matter);

interface SubPeriod extends TimeSpan {
  readonly maha: Graha;
  readonly lord: Graha;
  readonly side: PeriodSide;
}

const MOST_YEARS = 20;
const DAYS_OF_A_YEAR = 365.25;
/** The sub-periods of a stretch of time, each with the side of the balance that its lord is on. */
const subPeriods = ({ dasha }: KnownBirth, { indicators }: Decision, { start, end }: TimeSpan): readonly SubPeriod[] =>
  dasha.mahas
    .filter((maha) => maha.end > start && maha.start < end)
    .flatMap((maha) => dashaChildren(dasha, maha))
    .filter((antar) => antar.end > start && antar.start < end)
    .flatMap(({ lords: [maha, lord], ...span }) =>
      maha === undefined || lord === undefined ? [] : [{ maha, lord, side: sideOf(indicators, lord), ...span }],
    );

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
  decision: Decision,
  cell: keyof PartRows['period'],
  { maha, lord, start, end }: SubPeriod,
  noun: SlotValue = nounOf(making, decision.matter),
): Draft => {
  const { cited, known } = making;
  if (isOfPeriods(decision.matter)) making.marks.until = end;
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
  const cites = [cited.decision(decision), fact];
  return worded(making, 'meaning', [`period.${cell}`, rowsOf(making).period[cell]], values, {
    cites,
    matter: decision.matter,
  });
};

/** When a matter is let go most easily: in the sub-period, running or next, whose lord weighs against going on; nothing where none comes. */
export const letGoPart = (making: Making, decision: Decision, against: SlotValue): readonly Draft[] => {
  const { start } = decision.range;
  const ahead = { start, end: plusDays(start, MOST_YEARS * DAYS_OF_A_YEAR) };
  const found = subPeriods(making.known, decision, ahead).find(({ side }) => side === 'against');
  if (found === undefined) return [];
  return [saidOf(making, decision, found.start <= making.known.at.jd ? 'letGoNow' : 'letGo', found, against)];
};

/** What the sub-period that runs, or those of the years that are asked about, do for a matter; then the next that helps. */
export const periodParts = (making: Making, decision: Decision, isRange: boolean): readonly Draft[] => {
  const { known } = making;
  const { range } = decision;
  const ahead = { start: range.start, end: plusDays(range.start, MOST_YEARS * DAYS_OF_A_YEAR) };
  const all = subPeriods(known, decision, ahead);
  const isAfter = making.finer === 'after';
  const next = isAfter ? all.filter(({ start }) => start >= range.start - 1) : all;
  const asked = isRange && !isAfter ? all.filter(({ start }) => start < range.end) : next.slice(0, 1);
  const [first] = asked;
  if (first === undefined) return [];
  const last = asked.at(-1) ?? first;
  const helps = all.find(({ side, start }) => side === 'for' && start >= last.end);
  const isHelped = asked.some(({ side }) => side === 'for');
  // Of several in the years asked about, the two that take most of them.
  const share = ({ start, end }: SubPeriod): number => Math.min(end, range.end) - Math.max(start, range.start);
  const most = asked.toSorted((a, b) => share(b) - share(a)).slice(0, 2);
  const told = asked.filter((one) => most.includes(one)).map((one) => saidOf(making, decision, one.side, one));
  return isHelped || helps === undefined ? told : [...told, saidOf(making, decision, 'next', helps)];
};

/** The parts of a comparison: of years, of months, of matters, of a post with a business. */
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../answers/judgement.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import { directAnswers } from './direct.ts';
import type { CompareIntent } from './intent.ts';
import { nounOf, rowsOf, saidParts, worded, type Making } from './making.ts';
import { advicePart, decisionPart, reasonParts } from './matter-parts.ts';
import type { Draft } from './parts.ts';
import { saidIn } from './said.ts';
import { ageLimit, becausePart, limitOf, timingPart } from './time-parts.ts';

/** A time that is compared with others. */
interface TimeNamed {
  readonly name: string;
  readonly span: TimeSpan;
}

const yearNamed = ({ known: { at } }: Making, year: number): TimeNamed => ({
  name: String(year),
  span: {
    start: at.clock.instant({ year, month: 1, day: 1 }, 0),
    end: at.clock.instant({ year: year + 1, month: 1, day: 1 }, 0),
  },
});
const monthNamed = ({ known: { at }, cited }: Making, { year, month }: CompareIntent['months'][number]): TimeNamed => ({
  name: `${cited.write.frames.months[month - 1] ?? ''} ${year}`,
  span: {
    start: at.clock.instant({ year, month, day: 1 }, 0),
    end: at.clock.instant(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }, 0),
  },
});

/** Which of several times has most for a matter, by the best window in each; all of one measure. */
const timesCompared = (making: Making, matter: Matter, times: readonly TimeNamed[]): readonly Draft[] => {
  const measured = times
    .map(({ name, span }) => ({ name, decision: decide(making.known, matter, span) }))
    .map((one) => ({ ...one, best: one.decision.windows[0] }));
  const [first] = measured;
  if (first === undefined) return [];
  if (first.decision.gate !== 'open' || measured.every(({ best }) => best === undefined)) {
    const aged = first.decision.gate === 'past' || first.decision.gate === 'too_young';
    return [
      ...(aged
        ? [ageLimit(making, first.decision)]
        : [limitOf(making, 'sameTimes', { matter: nounOf(making, matter) })]),
      ...decisionPart(making, decide(making.known, matter, null), 'how'),
    ];
  }
  const ordered = measured.toSorted((a, b) => (b.best?.score ?? 0) - (a.best?.score ?? 0));
  const [top, second] = ordered;
  const cites = measured.slice(0, MOST_CITED).map(({ decision }) => making.cited.decision(decision));
  const { compare } = rowsOf(making);
  const isLevel = top?.best?.score === second?.best?.score;
  const values = { matter: nounOf(making, matter), best: top?.name ?? '', other: second?.name ?? '' };
  const lead = isLevel
    ? worded(making, 'meaning', ['compare.level', compare.level], values, { cites, matter })
    : worded(making, 'meaning', ['compare.times', compare.times], values, { cites, matter });
  return [
    lead,
    ...(top?.best === undefined
      ? []
      : [timingPart(making, matter, top.best, 'ahead'), ...becausePart(making, matter, top.best)]),
    ...(isLevel && second?.best !== undefined ? [timingPart(making, matter, second.best, 'second')] : []),
    ...decisionPart(making, decide(making.known, matter, null), 'how'),
  ];
};

/** Most decisions that one part cites. */
const MOST_CITED = 4;
/** Points of a score below which two matters are level. */
const LEVEL_POINTS = 6;

/** A post or a business of one's own: the planets of service and of trade, then how work stands. */
const employmentCompared = (making: Making): readonly Draft[] => {
  const { known } = making;
  const decision = decide(known, 'career', null);
  return [
    ...saidParts(making, directAnswers(known, { said: saidIn('', known.at.date), question: 'service' }, making)),
    ...decisionPart(making, decision, 'how'),
    ...reasonParts(making, decision, 1, false),
    ...advicePart(making, decision),
  ];
};

const mattersCompared = (making: Making, matters: readonly Matter[]): readonly Draft[] => {
  const areas = new Set(matters.map((matter) => MATTER_ROWS[matter].area));
  if (areas.size === 1 && areas.has('career')) return employmentCompared(making);
  const decisions = matters.map((matter) => decide(making.known, matter, null));
  const ordered = decisions.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best, other] = ordered;
  if (best === undefined || other === undefined || best.score === null) return [];
  const values = { best: nounOf(making, best.matter), other: nounOf(making, other.matter) };
  const { compare } = rowsOf(making);
  const isLevel = best.score - (other.score ?? 0) < LEVEL_POINTS;
  const cites = [making.cited.decision(best), making.cited.decision(other)];
  const lead: readonly [string, readonly string[]] = isLevel
    ? ['compare.level', compare.level]
    : ['compare.matters', compare.matters];
  return [
    worded(making, 'meaning', lead, values, { cites }),
    ...reasonParts(making, best, 1, false).slice(0, 1),
    ...reasonParts(making, other, 1, true).slice(0, 1),
    ...advicePart(making, best),
  ];
};

/** The parts of a comparison of times, or of matters. */
export const comparedParts = (making: Making, { matters, years, months }: CompareIntent): readonly Draft[] => {
  const named = matters.filter((one): one is Matter => one !== 'general');
  // Times by themselves are compared for work.
  const [first = 'career'] = named;
  const times = [...years.map((year) => yearNamed(making, year)), ...months.map((month) => monthNamed(making, month))];
  return times.length > 1 ? timesCompared(making, first, times) : mattersCompared(making, named);
};

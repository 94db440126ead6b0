/** The parts of a comparison: of years, of months, of matters, of a post with a business. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { bestOf, decide } from '../../../answers/judgement.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { CompareIntent } from '../hear/intent.ts';
import { nounOf, worded, type Making } from '../tell/making.ts';
import { decisionPart } from '../tell/decision-part.ts';
import { advicePart } from '../tell/matter-parts.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import type { Draft } from '../tell/parts.ts';
import { optionParts } from './option-parts.ts';
import { LEVEL_POINTS } from './option-verdict.ts';
import { faintest, yearNamed, type TimeNamed } from './times-named.ts';
import { ageLimit, timeParts } from '../tell/time-parts.ts';
import { becausePart, limitOf, rangeNamed, timingPart } from '../tell/timing.ts';

const monthNamed = ({ known: { at }, cited }: Making, { year, month }: CompareIntent['months'][number]): TimeNamed => ({
  name: `${cited.write.frames.months[month - 1] ?? ''} ${year}`,
  span: {
    start: at.clock.instant({ year, month, day: 1 }, 0),
    end: at.clock.instant(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }, 0),
  },
});

/** Of times of which none is marked the one that has a little more, and by what; nothing where none has. */
const faintParts = (making: Making, matter: Matter, times: readonly TimeNamed[]): readonly Draft[] => {
  const first = faintest(making, matter, times);
  if (first === null) return [];
  const values = { matter: nounOf(making, matter), best: first.name };
  const cites = [making.cited.window(first.faint, matter)];
  return [
    worded(making, 'meaning', 'compare.faint', values, { cites, matter }),
    ...becausePart(making, matter, first.faint),
  ];
};

/** Which of several times has most for a matter: by the best window in each. */
const timesCompared = (making: Making, matter: Matter, times: readonly TimeNamed[]): readonly Draft[] => {
  const { known } = making;
  const measured = times.map(({ name, span }) => {
    const decision = decide(known, matter, span);
    const best = bestOf(decision);
    return { name, decision, best, measure: best?.score ?? 0 };
  });
  const [first] = measured;
  if (first === undefined) return [];
  const whole = decide(known, matter, null);
  const { gate } = first.decision;
  if (gate === 'past' || gate === 'too_young')
    return [ageLimit(making, first.decision), ...decisionPart(making, whole, 'how')];
  if (gate === 'no_dates') return [...timeParts(making, whole, false, false), ...decisionPart(making, whole, 'how')];
  if (measured.every(({ measure }) => measure === first.measure)) {
    // None of them is marked: then when it is, and how the matter stands.
    const elsewhere = gate === 'open' ? timeParts(making, whole, false, false) : [];
    const faint = first.measure === 0 ? faintParts(making, matter, times) : [];
    const level = faint.length > 0 ? faint : [limitOf(making, 'sameTimes', { matter: nounOf(making, matter) })];
    return [...level, ...elsewhere, ...decisionPart(making, whole, 'how'), ...reasonParts(making, whole, 1, false)];
  }
  const [top = first, second = first] = measured.toSorted((a, b) => b.measure - a.measure);
  const cites = measured.slice(0, MOST_CITED).map(({ decision }) => making.cited.decision(decision));
  const values = { matter: nounOf(making, matter), best: top.name, other: second.name };
  return [
    worded(making, 'meaning', 'compare.times', values, { cites, matter }),
    ...(top.best === null
      ? []
      : [
          timingPart(making, matter, top.best, 'inRange', true, { range: rangeNamed(making, top.decision.range) }),
          ...becausePart(making, matter, top.best),
        ]),
    ...decisionPart(making, whole, 'how'),
  ];
};

/** Most decisions that one part cites. */
const MOST_CITED = 4;

const mattersCompared = (making: Making, matters: readonly Matter[]): readonly Draft[] => {
  const decisions = matters.map((matter) => decide(making.known, matter, null));
  const ordered = decisions.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best, other] = ordered;
  if (best === undefined || other === undefined || best.score === null) return [];
  const values = { best: nounOf(making, best.matter), other: nounOf(making, other.matter) };
  const isLevel = best.score - (other.score ?? 0) < LEVEL_POINTS;
  const cites = [making.cited.decision(best), making.cited.decision(other)];
  if (!isLevel) making.marks.best = best.matter;
  return [
    worded(making, 'meaning', isLevel ? 'compare.level' : 'compare.matters', values, { cites }),
    ...reasonParts(making, best, 1, false).slice(0, 1),
    ...reasonParts(making, other, 1, true).slice(0, 1),
    ...advicePart(making, best),
  ];
};

/** The parts of a comparison of times, or of matters. */
export const comparedParts = (making: Making, intent: CompareIntent, range: TimeSpan | null): readonly Draft[] => {
  const { matters, years, months, options, ask = null } = intent;
  if (options !== undefined) return optionParts(making, { ...intent, options, ask, range });
  const named = matters.filter((one): one is Matter => one !== 'general');
  // Times by themselves are compared for work.
  const [first = 'career'] = named;
  const times = [...years.map((year) => yearNamed(making, year)), ...months.map((month) => monthNamed(making, month))];
  return times.length > 1 ? timesCompared(making, first, times) : mattersCompared(making, named);
};

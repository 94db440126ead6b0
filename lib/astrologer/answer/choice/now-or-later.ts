/** Whether something is better done now or later: by the time that runs, or the next one, and how far the chart supports it. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { nounOf, worded, type Making } from '../tell/making.ts';
import { advicePart, decisionPart } from '../tell/matter-parts.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import type { Draft } from '../tell/parts.ts';
import { ageLimit, timeParts } from '../tell/time-parts.ts';
import { becausePart, isFar, isRunning, isThin, timingPart } from '../tell/timing.ts';

/** Which time is better, as one sentence that is the verdict. */
export const ratherParts = (making: Making, matter: Matter): readonly Draft[] => {
  const decision = decide(making.known, matter, null);
  const { gate } = decision;
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  const first = decision.times?.first ?? decision.next;
  if (gate !== 'open' || !making.known.birth.timeKnown) return timeParts(making, decision, false, true);
  if (first === null) {
    const values = { matter: nounOf(making, matter) };
    return [worded(making, 'timing', 'timing.waitNone', values, { kind: 'limit', matter })];
  }
  const later = isFar(making, first) ? 'ratherFar' : 'ratherLater';
  const now = isThin(decision) ? 'ratherThin' : 'ratherNow';
  const cell = isRunning(making, first) ? now : later;
  return [timingPart(making, matter, first, cell), ...becausePart(making, matter, first)];
};

/** The parts about now or later. */
export const nowOrLater = (making: Making, matter: Matter, range: TimeSpan | null = null): readonly Draft[] => {
  const decision = decide(making.known, matter, range);
  // "Next year or wait": whether there is a time in that year.
  const isInRange =
    range !== null && decision.times !== null && decision.gate === 'open' && making.known.birth.timeKnown;
  const cites = [making.cited.decision(decision)];
  return [
    ...(isInRange ? timeParts(making, decision, true, true) : ratherParts(making, matter)),
    ...decisionPart(making, decision, 'how'),
    ...reasonParts(making, decision, 1, false),
    worded(making, 'advice', 'options.changes.later', {}, { cites, matter }),
    ...advicePart(making, decision),
  ];
};

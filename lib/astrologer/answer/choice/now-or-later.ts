/** Whether something is better done now or later: by the time that runs, or the next one, and how far the chart supports it. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { worded, type Making } from '../tell/making.ts';
import { decisionPart } from '../tell/decision-part.ts';
import { advicePart } from '../tell/matter-parts.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import type { Reason } from '../../../words/reading/ask.ts';
import type { Draft } from '../tell/parts.ts';
import { reasonTold } from './differs.ts';
import { ageLimit, timeParts } from '../tell/time-parts.ts';
import { RATHER, waitingParts } from '../tell/stance.ts';

/** Which time is better, as one sentence that is the verdict. */
export const ratherParts = (making: Making, matter: Matter): readonly Draft[] => {
  const decision = decide(making.known, matter, null);
  const { gate } = decision;
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  return gate === 'open' && making.known.birth.timeKnown
    ? waitingParts(making, decision, RATHER)
    : timeParts(making, decision, false, true);
};

/** The parts about now or later. */
export const nowOrLater = (
  making: Making,
  matter: Matter,
  range: TimeSpan | null = null,
  reason: Reason | null = null,
): readonly Draft[] => {
  const decision = decide(making.known, matter, range);
  // "Next year or wait": whether there is a time in that year.
  const isInRange =
    range !== null &&
    MATTER_ROWS[matter].isOfYears !== true &&
    decision.times !== null &&
    decision.gate === 'open' &&
    making.known.birth.timeKnown;
  const cites = [making.cited.decision(decision)];
  return [
    ...(isInRange ? timeParts(making, decision, true, true) : ratherParts(making, matter)),
    ...decisionPart(making, decision, 'how'),
    ...reasonParts(making, decision, 1, false),
    ...(reason === null
      ? [worded(making, 'advice', 'options.changes.later', {}, { cites, matter }), ...advicePart(making, decision)]
      : [reasonTold(making, reason, cites)]),
  ];
};

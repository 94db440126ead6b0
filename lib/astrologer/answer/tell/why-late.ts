/** Why a matter is not sooner: what the sub-period that runs has to do with it, and what weighs against it. */
import { lordSpeaks } from '../../../../layers/jyotish/phala/events.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { decide } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { runningNow } from '../direct/times.ts';
import { saidParts, type Making } from './making.ts';
import { reasonParts } from './reason-parts.ts';
import type { Asked } from '../direct/telling.ts';
import type { Draft } from './parts.ts';
import { isRunning, timingPart } from './timing.ts';

/** Why the time before the next good one is not; nothing where that runs already, or the matter has no dates. */
export const lateParts = (making: Making, matter: Matter, asked: Asked): readonly Draft[] => {
  const { known } = making;
  const { event } = MATTER_ROWS[matter];
  const decision = decide(known, matter, null);
  const first = decision.times?.first ?? decision.next;
  const lord = runningPeriods(known.dasha, known.at.jd, 2)[1]?.lords[1];
  if (event === null || decision.gate !== 'open' || first === null || lord === undefined) return [];
  if (isRunning(making, first)) return [];
  const cell = lordSpeaks(known.read, event, lord) ? 'lateSlow' : 'lateLord';
  // Where nothing weighs against it, the time is all there is to say.
  const isHard = decision.verdict !== 'clear_for' && decision.indicators.some(({ supports }) => !supports);
  return [
    ...saidParts(making, runningNow(asked)),
    timingPart(making, matter, first, cell, false, { planet: making.cited.write.planet(lord) }),
    ...(isHard ? reasonParts(making, decision, 1, true).slice(0, 1) : []),
  ];
};

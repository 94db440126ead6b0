/** When things get better: the next better stretch of the chart, by the windows of what is decided of its sides. */
import { type EventWindow, lordSpeaks } from '../../../../layers/jyotish/phala/events.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { bestOf, decide, type Decision } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { type Making, rowsOf, saidParts, worded } from './making.ts';
import { advicePart, wholeMatters } from './matter-parts.ts';
import type { Draft } from './parts.ts';
import { becausePart, isRunning, stretchSlots, timingPart } from './timing.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { following, runningMeans, runningNow } from '../direct/times.ts';
import { reasonParts } from './reason-parts.ts';
import type { Asked } from '../direct/telling.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import { askedOf } from '../direct.ts';
import { hasSadeSati, sadeSati } from '../direct/saturn.ts';
import type { Heavy } from '../hear/heavy.ts';
import { saidIn } from '../hear/said.ts';

/** A better stretch, and the side of life that it is of. */
interface Turn {
  readonly decision: Decision;
  readonly window: EventWindow;
}

/** Whether a side of life is told by half-years: who asks for months hears the others first. */
const isOfHalves = ({ decision: { matter } }: Turn): boolean => MATTER_ROWS[matter].isOfYears === true;

/** Sides of life that are told in passing. */
const BY_THE_WAY: readonly Matter[] = ['travel', 'inner'];
/** The stretches of the sides of life that the chart is not against, the soonest first, or of a time that is asked about the best; of all where it is against each. */
const turnsIn = (making: Making, span: TimeSpan | null): readonly Turn[] => {
  // Who asks for the best of a year means no journey and no prayer.
  const turns = wholeMatters(making)
    .filter((matter) => span === null || !BY_THE_WAY.includes(matter))
    .map((matter) => decide(making.known, matter, span))
    .flatMap((decision): readonly Turn[] => {
      const window = span === null ? (decision.times?.first ?? null) : bestOf(decision);
      return window === null ? [] : [{ decision, window }];
    })
    .toSorted((a, b) =>
      span === null
        ? a.window.span.start - b.window.span.start
        : Number(isOfHalves(a)) - Number(isOfHalves(b)) || b.window.score - a.window.score,
    );
  const helped = turns.filter(({ decision: { verdict } }) => verdict?.endsWith('against') === false);
  return helped.length > 0 ? helped : turns;
};

/** The next better stretch, or the best of the time that is asked about, and what makes it one; nothing where there is none. */
export const turnParts = (making: Making, span: TimeSpan | null = null): readonly Draft[] => {
  const [turn] = turnsIn(making, span);
  if (turn === undefined) return [];
  const { decision, window } = turn;
  const { matter } = decision;
  const { id, slots } = stretchSlots(making, matter, window);
  const cell = window.span.start <= making.known.at.jd + 1 ? 'now' : 'ahead';
  const cites = [id, making.cited.decision(decision)];
  return [
    worded(making, 'timing', `turn.${cell}`, slots, { cites, matter }),
    ...becausePart(making, matter, window),
    ...(span === null ? [] : advicePart(making, decision)),
  ];
};

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

/** How it is asked on about a heavy time. */
type AskedOn = 'first' | 'when' | 'why' | 'do';

/** What runs now and until when, when it gets lighter, and one step: the step first for who asks what to do. */
export const distressParts = (making: Making, heavy: Heavy, ask: Ask | null): readonly Draft[] => {
  const asked = askedOf(making.known, { said: saidIn('', making.known.at.date) }, making);
  const isTold = making.told.has('distress') && !making.isReworded;
  making.told.add('distress');
  const step = (): Draft => worded(making, 'advice', [`distress.${heavy}`, rowsOf(making).distress.steps[heavy]], {});
  const turn = making.known.birth.timeKnown ? turnParts(making) : [];
  const saturn = hasSadeSati(asked) ? saidParts(making, sadeSati(asked)) : [];
  const on: AskedOn = isTold && (ask === 'when' || ask === 'why' || ask === 'do') ? ask : 'first';
  const ways: Readonly<Record<AskedOn, () => readonly Draft[]>> = {
    first: () => [...saidParts(making, runningNow(asked)), ...saturn, ...turn.slice(0, 1)],
    when: () => [...turn.map((one): Draft => ({ ...one, isKept: true })), ...saidParts(making, following(asked))],
    why: () => saidParts(making, runningMeans(asked)),
    do: () => [],
  };
  const times = ways[on]();
  if (ask === 'do') return [step(), ...times];
  return on === 'first' ? [...times, step()] : times;
};

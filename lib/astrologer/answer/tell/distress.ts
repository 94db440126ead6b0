/** What is told whoever says that they are lonely, sad or uneasy, or that nothing works. */
import type { Ask } from '../../../words/reading/ask.ts';
import { askedOf } from '../direct.ts';
import { hasSadeSati, sadeSati } from '../direct/saturn.ts';
import { following, runningMeans, runningNow } from '../direct/times.ts';
import type { Heavy } from '../hear/heavy.ts';
import { rowsOf, saidParts, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { saidIn } from '../hear/said.ts';
import { turnParts } from './turn-parts.ts';

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

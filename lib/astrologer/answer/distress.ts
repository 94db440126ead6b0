/** Whoever says that they are lonely, sad or uneasy, or that nothing works, and names no part of life. */
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { Ask, Feeling } from '../../words/reading/ask.ts';
import { askedFor } from './ask-terms.ts';
import { askedOf } from './direct.ts';
import { following, hasSadeSati, runningMeans, runningNow, sadeSati } from './direct/times.ts';
import type { Intent } from './intent.ts';
import { mattersIn } from './matters-said.ts';
import { rowsOf, saidParts, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { without } from './patterns.ts';
import { saidIn } from './said.ts';
import { turnParts } from './turn-parts.ts';

/** Feelings that are told for their own sake. */
export const HEAVY = ['lonely', 'low', 'uneasy', 'stuck'] as const satisfies readonly Feeling[];
export type Heavy = (typeof HEAVY)[number];

const WORDS_OF = new Map(HEAVY.map((heavy) => [heavy, askedFor(({ feelings }) => feelings[heavy])]));

/** Matters that are named by the way: where one is, how one is. */
const BY_THE_WAY: readonly (Matter | 'general')[] = ['general', 'health', 'inner', 'travel', 'abroad'];

/** What weighs on whoever asks, where that is all they speak of; null where words beside it name a part of life, or a thing. */
export const heavyIn = (
  feeling: Feeling | null,
  words: readonly string[],
  intents: readonly Intent[],
): Heavy | null => {
  const heavy = HEAVY.find((one) => one === feeling);
  const felt = heavy === undefined ? undefined : WORDS_OF.get(heavy);
  if (heavy === undefined || felt === undefined || intents.some(({ kind }) => kind !== 'matter')) return null;
  return mattersIn(without(words, felt)).every((one) => BY_THE_WAY.includes(one)) ? heavy : null;
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

/** The stays of Saturn in a Sade Sati by name: their phase, and which way Saturn comes back into it. */
import type { Language } from '../../../words/languages.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { yearOf } from '../making.ts';
import type { StripBar, StripTone } from '../../draw/strip.ts';
import type { Stay } from './facts.ts';

/** Steps of each phase from the sign of the Moon. */
export const PHASE_STEP = { rising: -1, peak: 0, setting: 1 } as const;

const PHASE_TONES = { rising: 'plain', peak: 'strong', setting: 'pale' } as const satisfies Record<string, StripTone>;

/** A stay as a bar of a strip, in the tone of its phase. */
export const stayBar = (stay: Stay): StripBar => ({
  from: yearOf(stay.span.start),
  to: yearOf(stay.span.end),
  names: [stay.phase_name],
  tone: PHASE_TONES[stay.phase],
});

/** A stay as dosha/sade-sati answers it. */
interface PhaseStay {
  readonly phase: keyof typeof PHASE_STEP;
  readonly phase_name: string;
  /** How often the phase has begun in this Sade Sati. */
  readonly pass: number;
}

/**
 * The motion in which Saturn comes into a sign again after a stay: back out of a later one, or on from an earlier one. The first
 * sign is left backward and the last one forward, so that it comes back into them from outside the three.
 */
const motionOf = (stay: PhaseStay, before: PhaseStay | undefined): 'retrograde' | 'direct' | null => {
  const step = PHASE_STEP[stay.phase];
  const from = before === undefined || before.phase === stay.phase ? step * 2 : PHASE_STEP[before.phase];
  if (from === step) return null;
  return from > step ? 'retrograde' : 'direct';
};

/** Names of the stays of one Sade Sati, in their order. */
export const stayNames = (language: Language, stays: readonly PhaseStay[]): string[] => {
  const words = bank(language, 'report-saturn');
  return stays.map((stay, i) => {
    const motion = stay.pass === 1 ? null : motionOf(stay, stays[i - 1]);
    return motion === null ? stay.phase_name : filled(words[`returned_${motion}`], { phase: stay.phase_name });
  });
};

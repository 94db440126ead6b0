/** "At what age": a time is asked for, and the age of whoever was born at it. */
import { julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { EventWindow } from '../../../../layers/jyotish/phala/events.ts';
import { ageAt } from '../../../answers/judgement.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { askedFor } from '../hear/ask-terms.ts';
import type { Question } from '../hear/intents.ts';
import type { Resolved } from '../talk/resolved.ts';

const AGES = askedFor(({ ages }) => ages);
/** Whether it asks at what age something comes; not whether one is too old for it. */
export const asksAge = ({ said, isOfAge }: Question): boolean => AGES.isIn(said.words) && !isOfAge;

/** The message as it asks for a time, of what it names or of what was asked about before. */
export const ofAges = (message: Question): Question => ({
  ...message,
  said: { ...message.said, ask: 'when' },
  intents: message.intents.filter((one) => one.kind !== 'matter' || one.matter !== 'general'),
  followUp: null,
  turn: null,
});
/** What it asks, with the age. */
export const withAge = (asked: Resolved | null): Resolved | null =>
  asked === null
    ? null
    : {
        ...asked,
        intents: asked.intents.map((one) => (one.kind === 'matter' ? { ...one, ask: 'when' } : one)),
        finer: 'age',
        isOfAge: false,
      };

/** The age of whoever was born in a stretch of time, in whole years. */
export const ageIn = (known: KnownBirth, { span }: EventWindow): string => {
  const [young, old] = [julian(Math.max(span.start, known.at.jd)), span.end].map((jd) => ageAt(known, jd));
  return young === old ? String(young) : `${String(young)}–${String(old)}`;
};

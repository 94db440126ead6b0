/** The text of an event of the sky for one sign: what happens, and of an entry what the stay is like. */
import { civilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { FEED_OFFSET } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { stayId, type Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import type { SkyEvent } from '../../../layers/jyotish/horoscope/sky-events.ts';
import type { Sentence } from './sentence.ts';
import { dateName, onDay, factSentence, type Speech } from './stretch-text.ts';

/** Writes what an event is for the sign of a fact. The date is that of India. */
export const eventText = (speech: Speech, { at }: SkyEvent, fact: Fact, sign: number): Sentence[] => {
  const date = civilDate(at, FEED_OFFSET);
  const turn = date.year * 12 + date.month + sign;
  const stay: Fact = { ...fact, id: stayId(fact.body), kind: 'stay' };
  return [
    factSentence(speech, fact, turn, onDay(speech, dateName(speech, date))),
    fact.kind === 'ingress' ? factSentence(speech, stay, turn, '') : null,
  ].filter((sentence) => sentence !== null);
};

/** What the text of one person adds to that of its Moon sign: the lords of the running periods, and the stays from the lagna. */
import { dayNumber } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { DaySky } from '../../../layers/jyotish/horoscope/day-sky.ts';
import type { Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import { STAYING } from '../../../layers/jyotish/horoscope/rotation.ts';
import { variant, type Sentence } from './sentence.ts';
import { factSentence, type Speech } from './stretch-text.ts';

const WEEK = 7;

/** The lord of a running period, with or against its transits: another variant every week. */
export const lordText = ({ bank }: Speech, { date }: DaySky, lord: Fact): Sentence[] => {
  const rows = bank.runningLord[lord.body][lord.good === true ? 'with' : 'against'];
  return [{ text: variant(rows, Math.floor(dayNumber(date) / WEEK)), basis: [lord.id] }];
};

const MOST_STATED = 2;

/** Two stays counted from the lagna: those of the running lords first, then of Saturn and Jupiter. */
export const lagnaText = (
  speech: Speech,
  { date }: DaySky,
  facts: readonly Fact[],
  lords: readonly Fact[],
): Sentence[] => {
  const wanted = [...lords.map(({ body }) => body), 'saturn', 'jupiter'];
  return [...new Set(wanted)]
    .filter((body) => STAYING.some((one) => one === body))
    .slice(0, MOST_STATED)
    .flatMap((body) => facts.find((fact) => fact.kind === 'stay' && fact.body === body) ?? [])
    .flatMap((fact) => factSentence(speech, fact, Math.floor(dayNumber(date) / WEEK), '') ?? []);
};

/** The text of two signs on a date: what their distance makes, how their lords stand, what the day adds; areas. */
import { dayNumber } from '../../../layers/jyotish/ephemeris/instant.ts';
import { AREAS, MAIN_AREAS, type Area } from '../../../layers/jyotish/horoscope/areas.ts';
import type { DaySky } from '../../../layers/jyotish/horoscope/day-sky.ts';
import type { PairDay } from '../../../layers/jyotish/horoscope/pair.ts';
import { bandOfScore } from '../../../layers/jyotish/horoscope/rank.ts';
import type { HoroscopeBank } from '../../words/horoscope/bank.ts';
import { variant, type Sentence } from './sentence.ts';
import { levelOf } from './words-of-facts.ts';

/** Scores of two people together at which a day leans neither way: 120 ± 8. */
const EVEN_DAY = 8 / 6;

const dayLevel = (points: number): 'high' | 'low' | 'even' => {
  if (points > EVEN_DAY) return 'high';
  return points < -EVEN_DAY ? 'low' : 'even';
};

/** The text of a pair. */
export interface PairText {
  readonly general: readonly Sentence[];
  readonly areas: readonly { readonly area: Area; readonly sentences: readonly Sentence[] }[];
}

/** Writes the text of two signs on a date, with the areas that were asked for. */
export const pairText = (
  bank: HoroscopeBank,
  { date }: DaySky,
  { signs: [a, b], distance, lords, sameLord, areas: scores, dayParts }: PairDay,
  areas: readonly Area[] = MAIN_AREAS,
): PairText => {
  const turn = dayNumber(date) + a + b;
  const [shows, use] = variant(bank.pairDistance[distance], turn);
  const day = dayLevel(dayParts.general);
  return {
    general: [
      { text: shows, basis: ['distance'] },
      { text: use, basis: ['distance'] },
      ...(sameLord ? [] : [{ text: variant(bank.pairLords[lords], turn), basis: ['lords'] }]),
      { text: variant(bank.pairDay[day], turn), basis: ['day'] },
    ],
    areas: areas.map((area) => {
      const rows = bank.pairArea[area][levelOf(bandOfScore(scores[area]))];
      const text = variant(rows, turn + AREAS.indexOf(area));
      return { area, sentences: [{ text, basis: ['distance', 'lords', `day:${area}`] }] };
    }),
  };
};

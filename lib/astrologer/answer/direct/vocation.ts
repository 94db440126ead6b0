/** Answers about a line of work that the question names, a path, a colour, a weekday: each by its planet. */
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { VARA_LORDS } from '../../../../layers/jyotish/panchang/keys.ts';
import { bank } from '../../../words/bank.ts';
import { ASK_WORDS } from '../../../words/reading/ask.ts';
import { wordsOf as textsOf } from '../../../words/words.ts';
import type { Claim } from '../../reading/claim.ts';
import type { Sentence } from '../sentence.ts';
import { classOf, spelledWords } from '../phrases.ts';
import { filled } from '../writer.ts';
import { byLord, type Asked } from './asked.ts';
import { byRank } from './places.ts';

const LINES = PLANETS7.map((planet) => ({
  planet,
  isOne: classOf(ASK_WORDS.flatMap(({ vocations }) => vocations[planet])),
}));

/** The planets of the lines of work that a question names, in its order. */
const planetsNamed = (question: string): readonly Planet7[] => {
  const words = spelledWords(question);
  return LINES.map(({ planet, isOne }) => ({ planet, at: words.findIndex(isOne) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ planet }) => planet);
};

/** Whether a line of work suits, or which of two: by the strength of its planet. */
export const vocation = ({ known, write, language }: Asked, question: string): readonly Sentence[] => {
  const { ranks } = known;
  const [of, other] = planetsNamed(question);
  if (ranks === null || of === undefined) return [];
  const words = bank(language, 'astrologer/leanings');
  if (other !== undefined) {
    const isFirst = ranks[of] < ranks[other];
    const claims: readonly Claim[] = [
      { kind: 'strength', of, strong: isFirst },
      { kind: 'strength', of: other, strong: !isFirst },
    ];
    return [{ text: isFirst ? words.ofTwo.first : words.ofTwo.second, claims }];
  }
  const { text, claims } = byRank(of, ranks[of], words.vocation);
  return [{ text: filled(text, { planet: write.planet(of) }), claims }];
};

/** The path that suits, as is practice: by the lord of the ninth house. */
export const path = byLord(9, (lord, language) => {
  const { path: frame, paths } = bank(language, 'astrologer/leanings');
  return [frame, { path: paths[lord] }];
});

/** The colour of custom: that of the lord of the ascendant. */
export const colour = byLord(1, (lord, language) => {
  const { colour: frame, colours } = bank(language, 'astrologer/leanings');
  return [frame, { colour: colours[lord] }];
});

/** The weekday of custom: that of the lord of the ascendant. */
export const weekday = byLord(1, (lord, language) => [
  bank(language, 'astrologer/leanings').day,
  { day: textsOf(language).name('weekdays', VARA_LORDS.indexOf(lord)) },
]);

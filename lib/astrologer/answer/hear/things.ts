/** Things of a chart that a question names: a planet, a house, the rising sign, the Moon’s sign or star, a stone, a name. */
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { GEMS, type Gem } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { bank } from '../../../words/bank.ts';
import { hinglish } from '../../../words/hinglish.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { hasKind, numberAs, type Mention } from '../../language/mentions.ts';
import { askedFor, OR, wordsOf } from './ask-terms.ts';
import { spelledWords } from './patterns.ts';

/** A thing of a chart that words name. */
export type Thing =
  | { readonly kind: 'planet'; readonly planets: readonly Graha[] }
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'rising' | 'moon_sign' | 'star' }
  | { readonly kind: 'gem'; readonly gems: readonly Gem[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'spelling'; readonly names: readonly [string, string] };

const GEM_NAMES = GEMS.flatMap((gem) => {
  const hindi = bank('hi', 'gems')[gem];
  return [bank('en', 'gems')[gem], hindi, hinglish(hindi)].map((name) => ({
    gem,
    words: spelledWords(name).join(' '),
  }));
});
const RISING = askedFor(({ named }) => named.rising);
const STAR = askedFor(({ named }) => named.star);
const MOON_SIGN = askedFor(({ named }) => named.moonSign);
const SPELLING = askedFor(({ named }) => named.spelling);
const NAME = wordsOf(({ named }) => named.name);
/** "From Amit to Amitt", and what tells a name as one's own: "mera naam Sunita hai". */
const CHANGED = wordsOf(({ named }) => named.changed);
const IS_OWN = wordsOf(({ named }) => named.isOwn);
const LATIN = /^[A-Za-z]{3,20}$/;
const CAPITAL = /^[A-Z][a-z]{2,19}$/;

/** The house that words name, 1 to 12: the seventh house, the house of marriage; null where they name none. */
const houseOf = (mentions: readonly Mention[]): number | null => {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const house =
      numberAs(mention, 'house') ?? (next && hasKind(next, 'house_word') ? numberAs(mention, 'ordinal') : null);
    if (house !== null && house >= 1 && house <= 12) return house;
  }
  return null;
};

/** The name that is asked about, or its two spellings in Latin letters, "Amit or Amitt", or one that is changed into another; null where there is none. */
const nameIn = (piece: string): Thing | null => {
  const typed = piece.match(/[\p{L}\p{M}]+/gu) ?? [];
  const words = typed.map((word) => spelledWords(word)[0] ?? '');
  const isNamed = words.some((word) => NAME.has(word));
  const isSpelled = SPELLING.isIn(words);
  for (const [at, word] of words.entries()) {
    const [before = '', next = ''] = [typed[at - 1], typed[at + 1]];
    const areOf = (form: RegExp): boolean => form.test(before) && form.test(next);
    if ((isSpelled && OR.has(word) && areOf(LATIN)) || (isNamed && CHANGED.has(word) && areOf(CAPITAL)))
      return { kind: 'spelling', names: [before, next] };
    if (!NAME.has(word)) continue;
    if (CAPITAL.test(next) && !IS_OWN.has(words[at + 2] ?? '')) return { kind: 'name', name: next };
    if (CAPITAL.test(before)) return { kind: 'name', name: before };
  }
  return null;
};

/** Whether words name both the sign of the Moon and that of the ascendant. */
export const namesBothSigns = (words: readonly string[]): boolean => MOON_SIGN.isIn(words) && RISING.isIn(words);

/** Most planets or stones that are told of in one answer. */
const MOST_NAMED = 2;

/** The thing that a piece of a question names, with its mentions; null where it names none. */
export const thingIn = (piece: string, mentions: readonly Mention[]): Thing | null => {
  const name = nameIn(piece);
  if (name !== null) return name;
  const words = spelledWords(piece);
  const text = ` ${words.join(' ')} `;
  const gems = new Set(GEM_NAMES.filter((one) => text.includes(` ${one.words} `)).map(({ gem }) => gem));
  if (gems.size > 0) return { kind: 'gem', gems: [...gems].slice(0, MOST_NAMED) };
  const house = houseOf(mentions);
  const named = new Set(
    mentions.flatMap(({ senses }) => senses.flatMap(({ kind, value }) => (kind === 'planet' ? [value] : []))),
  );
  const planets = GRAHAS.filter((one) => named.has(one));
  const [planet] = planets;
  // Of a planet in a house it is told where the planet is.
  if (house !== null) return planets.length === 1 ? { kind: 'planet', planets } : { kind: 'house', house };
  if (STAR.isIn(words) || mentions.some((one) => hasKind(one, 'star'))) return { kind: 'star' };
  if (MOON_SIGN.isIn(words) && (planet === undefined || planet === 'moon')) return { kind: 'moon_sign' };
  if (RISING.isIn(words)) return { kind: 'rising' };
  return planets.length > 0 && planets.length <= MOST_NAMED ? { kind: 'planet', planets } : null;
};

/** Questions that a thing by its name tells more to: whether a named stone suits, rather than which one would. */
const TELLS_MORE: Readonly<Partial<Record<Thing['kind'], readonly DirectQuestion[]>>> = {
  gem: ['stone', 'stone_avoid'],
  name: ['own_name'],
  spelling: ['own_name'],
};
/** Whether a thing answers more closely than a question by whose words it is asked about. */
export const tellsMore = (thing: Thing | null, question: DirectQuestion): boolean =>
  thing !== null && TELLS_MORE[thing.kind]?.includes(question) === true;

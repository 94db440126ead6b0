/** Things of a chart that a question names: a planet, a house, the rising sign, the Moon’s sign or star, a stone, a name. */
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { GEMS, type Gem } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { bank } from '../../../words/bank.ts';
import { hinglish } from '../../../words/hinglish.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { hasKind, numberAs, type Mention } from '../../language/mentions.ts';
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
/** Two spellings of a name, in Latin letters, or one that is changed into another. */
const SPELLINGS = /([A-Za-z]{3,20}) (?:or|ya|vs|या) ([A-Za-z]{3,20})/u;
const CHANGED = /([A-Z][a-z]{2,19}) (?:to|se|से) ([A-Z][a-z]{2,19})/u;
const ASKS_SPELLING = /spelling|स्पेलिंग|वर्तनी/iu;
const ASKS_NAME = /\b(?:name|naam)\b|नाम/iu;
/** A name that is asked about, and not told as one's own: "the name Amit", "Rohit naam", but not "mera naam Sunita hai". */
const NAME =
  /(?:\b[Nn]ame|\b[Nn]aam|नाम) ([A-Z][a-z]{2,19})\b(?! hai\b| है| hoon\b| hun?\b)|\b([A-Z][a-z]{2,19}) (?:naam|नाम)/u;
const RISING = /\b(?:lagna|ascendant|rising sign)\b|लग्न/iu;
const STAR = /\b(?:nakshatra|birth star|janma nakshatra)\b|नक्षत्र/iu;
const MOON_SIGN = /\b(?:moon sign|rashi|raashi|zodiac sign)\b|राशि/iu;

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

/** The name, or the two spellings of one, that a piece of a question gives in Latin letters; null where it gives none. */
const nameIn = (piece: string): Thing | null => {
  const two = (ASKS_SPELLING.test(piece) && SPELLINGS.exec(piece)) || (ASKS_NAME.test(piece) && CHANGED.exec(piece));
  const [, first, second] = two || [];
  if (first !== undefined && second !== undefined) return { kind: 'spelling', names: [first, second] };
  const [, behind, before] = NAME.exec(piece) ?? [];
  const name = behind ?? before;
  return name === undefined ? null : { kind: 'name', name };
};

/** Whether words name both the sign of the Moon and that of the ascendant. */
export const namesBothSigns = (text: string): boolean => MOON_SIGN.test(text) && RISING.test(text);

/** Most planets or stones that are told of in one answer. */
const MOST_NAMED = 2;

/** The thing that a piece of a question names, with its mentions; null where it names none. */
export const thingIn = (piece: string, mentions: readonly Mention[]): Thing | null => {
  const name = nameIn(piece);
  if (name !== null) return name;
  const words = ` ${spelledWords(piece).join(' ')} `;
  const gems = new Set(GEM_NAMES.filter((one) => words.includes(` ${one.words} `)).map(({ gem }) => gem));
  if (gems.size > 0) return { kind: 'gem', gems: [...gems].slice(0, MOST_NAMED) };
  const house = houseOf(mentions);
  const named = new Set(
    mentions.flatMap(({ senses }) => senses.flatMap(({ kind, value }) => (kind === 'planet' ? [value] : []))),
  );
  const planets = GRAHAS.filter((one) => named.has(one));
  const [planet] = planets;
  // Of a planet in a house it is told where the planet is.
  if (house !== null) return planets.length === 1 ? { kind: 'planet', planets } : { kind: 'house', house };
  if (STAR.test(piece) || mentions.some((one) => hasKind(one, 'star'))) return { kind: 'star' };
  if (MOON_SIGN.test(piece) && (planet === undefined || planet === 'moon')) return { kind: 'moon_sign' };
  if (RISING.test(piece)) return { kind: 'rising' };
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

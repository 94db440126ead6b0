/** From text to tokens: numbers, dates and the longest phrases of the lexicon, then houses, lords and dates put together. */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { ONLY } from '../../i18n/astrologer/speech.ts';
import type { DateSpan } from '../claim.ts';
import { lexicon } from './lexicon.ts';
import { wordsIn } from './normalise.ts';
import type { Token } from './symbols.ts';

const ORDINAL_ENDING = /^(st|nd|rd|th|वें|वे|वां|वा|वीं|वी|va|ve|vi|ven|wan|wa|we|ठे|थे|रे)$/u;
const ENGLISH_ORDINAL =
  /^(\d+(st|nd|rd|th)|[a-z]*(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth))$/;
const ENGLISH_CARDINAL = /^(?:one|two|three|four|five|six|seven|eight|nine)$/;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2399;

/** Tokens one by one: a number, or the longest phrase that the lexicon has; any other word is `_`. */
const scan = (words: readonly string[]): readonly Token[] => {
  const { entries, longest } = lexicon();
  const tokens: Token[] = [];
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    const next = words[i + 1] ?? '';
    if (/^\d/.test(word)) {
      const ordinal = ORDINAL_ENDING.test(next);
      tokens.push({ symbol: ordinal ? '1' : '#', text: ordinal ? word + next : word, number: Number(word) });
      i += ordinal ? 2 : 1;
      continue;
    }
    let taken = 0;
    for (let length = Math.min(longest, words.length - i); length > 0 && taken === 0; length--) {
      const phrase = words.slice(i, i + length).join(' ');
      const entry = entries.get(phrase);
      if (entry === undefined) continue;
      tokens.push({ ...entry, text: phrase });
      taken = length;
    }
    if (taken === 0) {
      const symbol =
        word === ',' || word === ':' || word === '(' || word === ')'
          ? ','
          : word === '+'
            ? '&'
            : word === '/' || word === '-'
              ? '/'
              : word === '°'
                ? 'd'
                : '_';
      tokens.push({ symbol, text: word });
    }
    i += Math.max(1, taken);
  }
  return tokens;
};

const day = (date: CivilDate): DateSpan => ({ from: date, to: date });
const month = (year: number, number: number): DateSpan => ({
  from: { year, month: number, day: 1 },
  to: dateOfDayNumber(
    dayNumber(number === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: number + 1, day: 1 }) - 1,
  ),
});
const year = (number: number): DateSpan => ({
  from: { year: number, month: 1, day: 1 },
  to: { year: number, month: 12, day: 31 },
});

/** A rule that puts tokens together: the symbols it looks for, and what they become; null leaves them as they are. */
interface Joining {
  readonly pattern: RegExp;
  readonly join: (tokens: readonly Token[], after: string) => readonly Token[] | null;
}

/** Words that shut out every other planet. */
export const ONLY_WORDS: ReadonlySet<string> = new Set(ONLY.split('|'));

const text = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');
const numberOf = (tokens: readonly Token[], symbols: string): number =>
  tokens.find(({ symbol }) => symbols.includes(symbol))?.number ?? NaN;
const numbersOf = (tokens: readonly Token[], symbols: string): readonly number[] =>
  tokens.flatMap(({ symbol, number }) => (symbols.includes(symbol) && number !== undefined ? [number] : []));
const isYear = (number: number): boolean => Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR;
const isHouse = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= 12;
const timeToken = (tokens: readonly Token[], time: DateSpan): readonly Token[] => [
  { symbol: 'T', text: text(tokens), time },
];
const isDay = (date: CivilDate): boolean => {
  const back = dateOfDayNumber(dayNumber(date));
  return back.month === date.month && back.day === date.day;
};
const dated = (tokens: readonly Token[], date: CivilDate): readonly Token[] | null =>
  isYear(date.year) && isDay(date) ? timeToken(tokens, day(date)) : null;

const JOININGS: readonly Joining[] = [
  // 2027-03-14; 14/03/2027
  {
    pattern: /#\/#\/#/g,
    join: (tokens) => {
      const [first = NaN, m = NaN, last = NaN] = numbersOf(tokens, '#');
      return dated(tokens, isYear(first) ? { year: first, month: m, day: last } : { year: last, month: m, day: first });
    },
  },
  // 14 March 2027, 14th of March, 2027
  {
    pattern: /[#1][:k]*3,?#/g,
    join: (tokens) => {
      const [d = NaN, m = NaN, y = NaN] = numbersOf(tokens, '#13');
      return dated(tokens, { year: y, month: m, day: d });
    },
  },
  // March 14, 2027
  {
    pattern: /3[#1],?#/g,
    join: (tokens) => {
      const [m = NaN, d = NaN, y = NaN] = numbersOf(tokens, '#13');
      return dated(tokens, { year: y, month: m, day: d });
    },
  },
  // 2027 के मार्च
  {
    pattern: /#:?k:?3/g,
    join: (tokens) => {
      const [y = NaN, m = NaN] = numbersOf(tokens, '#3');
      return isYear(y) ? timeToken(tokens, month(y, m)) : null;
    },
  },
  // March 2027
  {
    pattern: /3[,k]?#/g,
    join: (tokens) => {
      const [m = NaN, y = NaN] = numbersOf(tokens, '#3');
      return isYear(y) ? timeToken(tokens, month(y, m)) : null;
    },
  },
  {
    pattern: /#/g,
    join: (tokens) => (isYear(numberOf(tokens, '#')) ? timeToken(tokens, year(numberOf(tokens, '#'))) : null),
  },
  // A month that belongs to no year is a word like any other.
  { pattern: /3/g, join: (tokens) => [{ symbol: '_', text: text(tokens) }] },
  // 12°30′, 12.5 degrees
  {
    pattern: /#:?d(#[_d]?)?/g,
    join: (tokens) => {
      const [whole = NaN, minutes = 0] = numbersOf(tokens, '#');
      return whole < 30 ? [{ symbol: 'D', text: text(tokens), number: whole + minutes / 60 }] : null;
    },
  },
  // Only Saturn is in the first house
  {
    pattern: /:(?=B(?:[,&]+:*B)*:*[iW1HS])/g,
    join: ([token]) => (token && ONLY_WORDS.has(token.text) ? [{ symbol: '_', text: token.text }] : null),
  },
  // does not look at the first house; at the head of a sentence "look at" is a request
  {
    pattern: /(?<=[nBLp_&aW]:?)v:?i/g,
    join: (tokens) => (tokens.at(-1)?.text === 'at' ? tokens.slice(0, 1) : null),
  },
  // fourth pada, pada 4, pada: 4
  {
    pattern: /[#12]:?P|P[:,]?\/?[#12]/g,
    join: (tokens) =>
      tokens[1]?.text === ',' ? null : [{ symbol: 'P', text: text(tokens), number: numberOf(tokens, '#12') }],
  },
  // Anuradha-1, Anuradha 1
  {
    pattern: /(?<=N)[/,]?#/g,
    join: (tokens) => {
      const number = numberOf(tokens, '#');
      return number >= 1 && number <= 4 ? [{ symbol: 'P', text: text(tokens), number }] : null;
    },
  },
  // first quarter of Anuradha
  { pattern: /P:?k?:?N/g, join: (tokens) => tokens.filter(({ symbol }) => 'PN'.includes(symbol)).toReversed() },
  // Saturn's tenth aspect, his seventh look: the number is not of a house
  {
    pattern: /(?<=(?:[kj7,]|^):?)1:?\/?h?\/?:?v/g,
    join: (tokens) => {
      const last = tokens.at(-1);
      if (last === undefined || last.text.endsWith('s')) return null;
      return [{ ...last, text: text(tokens), number: numberOf(tokens, '1') }];
    },
  },
  // आठवीं दृष्टि से देखता है
  { pattern: /v:?f:?v/g, join: (tokens) => tokens.slice(0, 1) },
  // Jupiter — the planet of wisdom — is in …; the Sun (sidereal) is in …
  {
    pattern: /\/(?:[_:k&]|B:*k:*p){1,10}\/|,[_:]{1,6},/g,
    join: (tokens) =>
      tokens[0]?.symbol === '/' || (tokens[0]?.text === '(' && tokens.at(-1)?.text === ')')
        ? [{ symbol: ':', text: text(tokens) }]
        : null,
  },
  // Kanya (Virgo), शनि (Saturn)
  {
    pattern: /S,S,|B,B,/g,
    join: ([name, , other]) =>
      name !== undefined && name.number === other?.number && name.planet === other?.planet ? [name] : null,
  },
  // लग्न कन्या, राशि मकर और नक्षत्र श्रवण
  {
    pattern: /(?<=^(?:[^BL|]*[,&])?):(?=:*[SN])/g,
    join: ([token]) =>
      /^(?:राशि|rashi|rasi|नक्षत्र|nakshatra)$/.test(token?.text ?? '')
        ? [{ symbol: 'B', text: '', planet: 'moon', natal: true }]
        : null,
  },
  // The natal Sun, in a sentence about the sky
  {
    pattern: /:B/g,
    join: ([word, planet]) =>
      planet && /^(?:natal|birth)$/.test(word?.text ?? '') ? [{ ...planet, natal: true }] : null,
  },
  // the twelfth from your Aries Moon: counted from the Moon, which is in Aries
  {
    pattern: /(?<=[1H]:?)f:*SB/g,
    join: (tokens) => {
      const [moon, sign] = [tokens.at(-1), tokens.at(-2)];
      return moon?.planet === 'moon' && sign
        ? [{ symbol: 'm', text: text(tokens) }, { symbol: ',', text: '' }, { ...moon, natal: true }, sign]
        : null;
    },
  },
  // Ketu's years, twenty years of Venus
  {
    pattern: /(?<=B:?k:?)[2#_]?_|[2#_]?_(?=:?k:?B)/g,
    join: (tokens) =>
      /^(?:years|yrs)$/.test(tokens.at(-1)?.text ?? '') ? [{ symbol: 'M', text: text(tokens) }] : null,
  },
  // his ninth on the sixth
  {
    pattern: /j:?1(?=:?o)/g,
    join: (tokens) => [{ symbol: 'v', text: text(tokens), number: numberOf(tokens, '1') }],
  },
  // "Rashi: Leo" is the sign of the Moon, "Sun's rashi: Leo" is not
  {
    pattern: /(?<![BAk]:?)4/g,
    join: (tokens) => [{ symbol: 'B', text: text(tokens), planet: 'moon' }],
  },
  { pattern: /4/g, join: (tokens) => [{ symbol: ':', text: text(tokens) }] },
  // कन्या लग्न, मकर राशि और हस्त नक्षत्र
  {
    pattern: /(?<=SA[,&])S(?:[,&]N)?/g,
    join: (tokens) =>
      /(?:राशि|rashi|rasi)$/u.test(tokens[0]?.text ?? '')
        ? [{ symbol: 'B', text: '', planet: 'moon' }, ...tokens]
        : null,
  },
  // three planets
  { pattern: /[#2]c/g, join: (tokens) => [{ symbol: 'c', text: text(tokens), number: numberOf(tokens, '#2') }] },
  // house four
  {
    pattern: /h:?2(?!:?c)/g,
    join: (tokens) =>
      ENGLISH_CARDINAL.test(tokens.at(-1)?.text ?? '')
        ? [{ symbol: 'H', text: text(tokens), number: numberOf(tokens, '2') }]
        : null,
  },
  { pattern: /2/g, join: (tokens) => [{ symbol: '_', text: text(tokens) }] },
  // आपकी कुंडली में, in your chart
  { pattern: /K:?[ki]|[ki]:*K/g, join: (tokens) => [{ symbol: ':', text: text(tokens) }] },
  // 5th and 9th houses
  {
    pattern: /(?<!i:{0,2})1(?:[,&/]+:?1)+h?(?=:?p)|1(?:[,&/]+:?1)+h?(?!:?p)/g,
    join: (tokens) =>
      tokens
        .filter(({ symbol }) => symbol !== 'h' && symbol !== ':')
        .map((token) => (token.symbol === '1' ? { ...token, symbol: 'H' } : { ...token, symbol: '&' })),
  },
  // houses 1, 4 and 5
  {
    pattern: /#(?:[,&]+:?#)+h|(?<=h):?#(?:[,&]+:?#)+/g,
    join: (tokens) =>
      numbersOf(tokens, '#').every(isHouse)
        ? tokens.flatMap((token) =>
            token.symbol === '#' ? [{ ...token, symbol: 'H' }] : ',&'.includes(token.symbol) ? [token] : [],
          )
        : null,
  },
  // the tenth house of career: by its number
  {
    pattern: /1:?H/g,
    join: (tokens) => [{ symbol: 'H', text: text(tokens), number: numberOf(tokens, '1') }],
  },
  {
    pattern: /1:?k?:?p/g,
    join: (tokens) => [{ symbol: 'L', text: text(tokens), number: numberOf(tokens, '1') }],
  },
  // 7L
  {
    pattern: /#p/g,
    join: (tokens) => {
      const number = numberOf(tokens, '#');
      return isHouse(number) ? [{ symbol: 'L', text: text(tokens), number }] : null;
    },
  },
  // 7th house, house 7, the 7th
  {
    pattern: /1:?\/?:?h|h:?#|#h/g,
    join: (tokens) => {
      const number = numberOf(tokens, '1#');
      return isHouse(number) ? [{ symbol: 'H', text: text(tokens), number }] : null;
    },
  },
  // sharing the third house with Rahu
  { pattern: /w(?=:*(?:1:?h?|H):*w)/g, join: ([token]) => (token ? [{ ...token, symbol: 'i' }] : null) },
  // …, पर मंगल …
  {
    pattern: /,o(?=:*B)/g,
    join: (tokens) => (/^(?:पर|par|pr)$/.test(tokens[1]?.text ?? '') ? [{ symbol: '|', text: text(tokens) }] : null),
  },
  // केतु चौथे और राहु दसवें घर में
  {
    pattern: /(?<=B:*)1(?=[,&]:?B:*[1H])/g,
    join: (tokens) =>
      isHouse(numberOf(tokens, '1')) ? [{ symbol: 'H', text: text(tokens), number: numberOf(tokens, '1') }] : null,
  },
  // the 7th; सातवें में. पहले alone is "at first".
  {
    pattern: /(?<=[iovVryflk:,j7WY]|^|[BSALwf&])1(?!:?[~J])/g,
    join: (tokens, after) => {
      const number = numberOf(tokens, '1');
      const stands = ENGLISH_ORDINAL.test(text(tokens)) || 'iof'.includes(after || ' ');
      return isHouse(number) && stands ? [{ symbol: 'H', text: text(tokens), number }] : null;
    },
  },
  { pattern: /[1hd~]/g, join: (tokens) => [{ symbol: '_', text: text(tokens) }] },
  {
    pattern: /P/g,
    join: ([token]) => (token?.number === undefined ? [{ symbol: '_', text: token?.text ?? '' }] : null),
  },
  // lord of the 7th, 7th lord, सप्तम भाव के स्वामी
  {
    pattern: /l[:k]*H(?:[,&]+H)*/g,
    join: (tokens) =>
      tokens.flatMap((token) =>
        token.symbol === 'H' ? [{ ...token, symbol: 'L' }] : '&,'.includes(token.symbol) ? [token] : [],
      ),
  },
  {
    pattern: /[HA](?:[,&]+[HA])*[:k]*p/g,
    join: (tokens) =>
      tokens.flatMap((token) =>
        token.symbol === 'H' || token.symbol === 'A'
          ? [{ ...token, symbol: 'L', number: token.number ?? 1 }]
          : '&,'.includes(token.symbol)
            ? [token]
            : [],
      ),
  },
  // the Moon is the lord of the third, and Mercury of the second and the fifth
  {
    pattern: /(?<=B:*L(?:[,&:]+L)*[,&]+:?B):?k:?H(?:[,&]+:?H)*/g,
    join: (tokens) =>
      tokens.flatMap((token) =>
        token.symbol === 'H' ? [{ ...token, symbol: 'L' }] : '&,'.includes(token.symbol) ? [token] : [],
      ),
  },
  // the ninth is tenanted by Rahu and the third by Ketu
  {
    pattern: /(?<=W[^|HSA]*[,&]+:?H:?)b(?=:?B)/g,
    join: (tokens) => tokens.map((token) => ({ ...token, symbol: 'W' })),
  },
  // Mercury—lord of the ninth—is in …
  { pattern: /(?<=B:*)\/(?=:*L)|(?<=L:*)\//g, join: ([token]) => (token ? [{ ...token, symbol: ',' }] : null) },
  { pattern: /l[:k]*A|A[:k]*p/g, join: (tokens) => [{ symbol: 'L', text: text(tokens), number: 1 }] },
];

const joined = (tokens: readonly Token[], { pattern, join }: Joining): readonly Token[] => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  const out: Token[] = [];
  let from = 0;
  for (const { index, 0: found } of symbols.matchAll(pattern)) {
    out.push(...tokens.slice(from, index));
    const part = tokens.slice(index, index + found.length);
    out.push(...(join(part, symbols[index + found.length] ?? '') ?? part));
    from = index + found.length;
  }
  return [...out, ...tokens.slice(from)];
};

/** Words and phrases of a normalised text, each with its kind, before they are put together. */
export const phrasesOf = (normalisedText: string): readonly Token[] => scan(wordsIn(normalisedText));

/** Phrases put together: houses, lords and dates, and still every word between them. */
export const joinedOf = (phrases: readonly Token[]): readonly Token[] => JOININGS.reduce(joined, phrases);

/** The tokens that claims are read from: words that say nothing are left out, words that are not known stay as `_`. */
export const telling = (tokens: readonly Token[]): readonly Token[] =>
  tokens
    .filter(({ symbol }) => !':jK%7'.includes(symbol))
    .map((token) => (token.symbol === 'J' ? { ...token, symbol: '_' } : token));

/** Tokens of phrases, as claims are read from them. */
export const tokensOf = (phrases: readonly Token[]): readonly Token[] => telling(joinedOf(phrases));

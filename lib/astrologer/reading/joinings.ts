/** Tokens put together: dates, degrees, quarters, houses and their lords, whatever takes several words. */
import { nakshatraLord } from '../../../layers/jyotish/chart/nakshatra.ts';
import { lordOf } from '../../../layers/jyotish/chart/rashi.ts';
import { ONLY } from '../../words/reading/speech.ts';
import { DATE_JOININGS } from './dates.ts';
import { isHouse, numberOf, numbersOf, textOf, type Joining } from './joining.ts';
import { HINDI_DASHAS } from './phrases-dasha.ts';
import { HINDI_JOININGS } from './phrases-hindi.ts';
import { BARE_NUMBERS, CONSTRUCTIONS, LAST_CONSTRUCTIONS } from './constructions.ts';
import { HINDI_LOOKS } from './phrases-look.ts';
import { PHRASE_JOININGS } from './phrases.ts';
import { SETTINGS } from './settings.ts';

const ENGLISH_ORDINAL =
  /^(\d+(st|nd|rd|th)|[a-z]*(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth))$/;
const ENGLISH_CARDINAL = /^(?:one|two|three|four|five|six|seven|eight|nine)$/;

/** Words that shut out every other planet. */
export const ONLY_WORDS: ReadonlySet<string> = new Set(ONLY.split('|'));

/** The rules, in their order: what one has joined, the next ones see joined. */
export const JOININGS: readonly Joining[] = [
  ...DATE_JOININGS,
  // 12°30′, 12.5 degrees
  {
    pattern: /#:?d(#[_d]?)?|(?<=i:*_?:*)2:?d|2:?d(?=:*[kio]?:*S)/g,
    join: (tokens) => {
      const [whole = NaN, minutes = 0] = numbersOf(tokens, '#2');
      return whole < 30 ? [{ symbol: 'D', text: textOf(tokens), number: whole + minutes / 60 }] : null;
    },
  },
  // 26वाँ अंश, the twenty-sixth degree: between the whole 25 and 26
  {
    pattern: /1:?d/g,
    join: (tokens) => [{ symbol: 'D', text: textOf(tokens), number: numberOf(tokens, '1') - 0.5 }],
  },
  // Only Saturn is in the first house
  {
    pattern: /:(?=B(?:[,&]+:*B)*:*[iW1HS])/g,
    join: ([token]) => (token && ONLY_WORDS.has(token.text) ? [{ symbol: '_', text: token.text }] : null),
  },
  ...HINDI_DASHAS,
  ...HINDI_JOININGS,
  ...HINDI_LOOKS,
  ...SETTINGS,
  ...CONSTRUCTIONS,
  ...PHRASE_JOININGS,
  // does not look at the first house; at the head of a sentence "look at" is a request
  {
    pattern: /(?<=[nBLp_&aW]:?)v:?i/g,
    join: (tokens) => (tokens.at(-1)?.text === 'at' ? tokens.slice(0, 1) : null),
  },
  // fourth pada, pada 4, pada: 4
  {
    pattern: /[#12]:?P|P[:,]?\/?[#12]/g,
    join: (tokens) =>
      tokens[1]?.text === ',' ? null : [{ symbol: 'P', text: textOf(tokens), number: numberOf(tokens, '#12') }],
  },
  // The Sun in Chitra, fourth pada, and Saturn in Swati, second
  {
    pattern: /(?<=P.*N:*,:*)1(?=:*(?:[,&|]|$))/g,
    join: (tokens) =>
      numberOf(tokens, '1') <= 4 ? [{ symbol: 'P', text: textOf(tokens), number: numberOf(tokens, '1') }] : null,
  },
  // Anuradha-1, Anuradha 1
  {
    pattern: /(?<=N)[/,]?#/g,
    join: (tokens) => {
      const number = numberOf(tokens, '#');
      return number >= 1 && number <= 4 ? [{ symbol: 'P', text: textOf(tokens), number }] : null;
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
      return [{ ...last, text: textOf(tokens), number: numberOf(tokens, '1') }];
    },
  },
  // आठवीं दृष्टि से देखता है
  { pattern: /v:?f:?v/g, join: (tokens) => tokens.slice(0, 1) },
  // Jupiter — the planet of wisdom — is in …; the Sun (sidereal) is in …
  {
    pattern: /\/(?:[_:k&]|B:*k:*p){1,10}\/|,[_:]{1,6},/g,
    join: (tokens) =>
      tokens[0]?.symbol === '/' || (tokens[0]?.text === '(' && tokens.at(-1)?.text === ')')
        ? [{ symbol: ':', text: textOf(tokens) }]
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
  // You were born under Uttara Bhadrapada
  {
    pattern: /5(?=:*N)/g,
    join: (tokens) => [...tokens, { symbol: 'B', text: '', planet: 'moon', natal: true }],
  },
  // The natal Sun, in a sentence about the sky
  {
    pattern: /:B(?:[,&]+B)*/g,
    join: ([word, ...planets]) =>
      /^(?:natal|birth)$/.test(word?.text ?? '')
        ? planets.map((one) => (one.symbol === 'B' ? { ...one, natal: true as const } : one))
        : null,
  },
  // the twelfth from your Aries Moon: counted from the Moon, which is in Aries
  {
    pattern: /(?<=[1H]:?)f:*SB/g,
    join: (tokens) => {
      const [moon, sign] = [tokens.at(-1), tokens.at(-2)];
      return moon?.planet === 'moon' && sign
        ? [{ symbol: 'm', text: textOf(tokens) }, { symbol: ',', text: '' }, { ...moon, natal: true }, sign]
        : null;
    },
  },
  // Saturn's in the third, Saturn's retrograde, and …
  {
    pattern: /(?<=B)k(?=:*(?:[RCEXZ](?:[,&|]|$)|n|i:*[SNH1#]|(?<=:)[+-]))/g,
    join: ([token]) => (token?.text === "'s" ? [{ ...token, symbol: ':' }] : null),
  },
  // In Mars's sign Scorpio
  {
    pattern: /B:*k:+S/g,
    join: (tokens) => {
      const sign = tokens.at(-1);
      const isNamed = tokens.some(({ text }) => /^(?:sign|rashi|rasi|राशि)$/.test(text));
      return isNamed && sign?.number !== undefined && lordOf(sign.number) === tokens[0]?.planet
        ? [{ symbol: ':', text: textOf(tokens.slice(0, -1)) }, sign]
        : null;
    },
  },
  // Anuradha, ruled by Saturn; Aquarius, a sign of Saturn: true in every chart, and left to no claim where it is true
  {
    pattern: /[NS]:*,?:*y:*B(?![kw])|[NS],:+B(?=[,&|]|$)/g,
    join: (tokens) => {
      const [named, lord] = [tokens[0], tokens.at(-1)];
      if (named?.number === undefined || lord === undefined) return null;
      const isNamed = tokens.some((token) => token.symbol === 'y' || /(?:sign|star|nakshatra) of/.test(token.text));
      const right = named.symbol === 'S' ? lordOf(named.number) : nakshatraLord(named.number);
      return isNamed && lord.planet === right ? [named, { symbol: ':', text: textOf(tokens.slice(1)) }] : null;
    },
  },
  // Saturn is transiting over your natal Moon in Pisces: both are there
  {
    pattern: /(?<=B:*(?:g:*)*(?:_:*)?)e(?=:*B)/g,
    join: ([token]) => (token?.text === 'over' ? [{ ...token, symbol: '&' }] : null),
  },
  // Ketu's years, twenty years of Venus
  {
    pattern: /(?<=B:?k:?)[2#_]?_|[2#_]?_(?=:?k:?B)/g,
    join: (tokens) =>
      /^(?:years|yrs)$/.test(tokens.at(-1)?.text ?? '') ? [{ symbol: 'M', text: textOf(tokens) }] : null,
  },
  // his ninth on the sixth
  {
    pattern: /[j7]:?1(?=:?o)/g,
    join: (tokens) => [{ symbol: 'v', text: textOf(tokens), number: numberOf(tokens, '1') }],
  },
  // "Rashi: Leo" is the sign of the Moon, "Sun's rashi: Leo" is not
  {
    pattern: /(?<![BAk]:?)4/g,
    join: (tokens, after) =>
      // राशि-परिवर्तन is no heading
      textOf(tokens).endsWith('-') && !/[SN:]/.test(after)
        ? null
        : [{ symbol: 'B', text: textOf(tokens), planet: 'moon' }],
  },
  { pattern: /4/g, join: (tokens) => [{ symbol: ':', text: textOf(tokens) }] },
  // कन्या लग्न, मकर राशि और हस्त नक्षत्र
  {
    pattern: /(?<=SA[,&])S(?:[,&]N)?/g,
    join: (tokens) =>
      /(?:राशि|rashi|rasi)$/u.test(tokens[0]?.text ?? '')
        ? [{ symbol: 'B', text: '', planet: 'moon' }, ...tokens]
        : null,
  },
  // of the nine planets, three have gathered in …
  {
    pattern: /k?:*[2#]c,2(?=W|:*i)/g,
    join: (tokens) => [{ symbol: 'c', text: textOf(tokens), number: tokens.at(-1)?.number ?? NaN }],
  },
  // three planets
  { pattern: /[#2]c/g, join: (tokens) => [{ symbol: 'c', text: textOf(tokens), number: numberOf(tokens, '#2') }] },
  // house four
  {
    pattern: /h:?2(?!:?c)/g,
    join: (tokens) =>
      ENGLISH_CARDINAL.test(tokens.at(-1)?.text ?? '')
        ? [{ symbol: 'H', text: textOf(tokens), number: numberOf(tokens, '2') }]
        : null,
  },
  { pattern: /2/g, join: (tokens) => [{ symbol: '_', text: textOf(tokens) }] },
  // आपकी कुंडली में, in your chart
  { pattern: /K:?[ki]|[ki]:*K/g, join: (tokens) => [{ symbol: ':', text: textOf(tokens) }] },
  // 5th and 9th houses
  {
    pattern: /(?<!i:{0,2})1(?:[,&/]+:?1)+h?(?=:?p)|1(?:[,&/]+:?1)+h?(?!:?p)/g,
    join: (tokens) =>
      tokens.some(({ text }, i) => /^(?:your|my)$/.test(text) && tokens[i - 1]?.symbol === ',')
        ? null
        : tokens
            .filter(({ symbol }) => symbol !== 'h' && symbol !== ':')
            .map((token) => (token.symbol === '1' ? { ...token, symbol: 'H' } : { ...token, symbol: '&' })),
  },
  ...BARE_NUMBERS,
  // houses 1, 4 and 5
  {
    pattern: /#(?:[,&]+:?#)+h|h:?#(?:[,&]+:?#)+/g,
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
    join: (tokens) => [{ symbol: 'H', text: textOf(tokens), number: numberOf(tokens, '1') }],
  },
  {
    pattern: /1:?k?:?p/g,
    join: (tokens) => [{ symbol: 'L', text: textOf(tokens), number: numberOf(tokens, '1') }],
  },
  // 7L
  {
    pattern: /#p/g,
    join: (tokens) => {
      const number = numberOf(tokens, '#');
      return isHouse(number) ? [{ symbol: 'L', text: textOf(tokens), number }] : null;
    },
  },
  // 7th house, house 7, the 7th
  {
    pattern: /1:?\/?:?h|h:?#|#h/g,
    join: (tokens) => {
      const number = numberOf(tokens, '1#');
      return isHouse(number) ? [{ symbol: 'H', text: textOf(tokens), number }] : null;
    },
  },
  // sharing the third house with Rahu
  { pattern: /w(?=:*(?:1:?h?|H|S):*w)/g, join: ([token]) => (token ? [{ ...token, symbol: 'i' }] : null) },
  // …, पर मंगल …
  {
    pattern: /,o(?=:*[BH1])/g,
    join: (tokens) => (/^(?:पर|par|pr)$/.test(tokens[1]?.text ?? '') ? [{ symbol: '|', text: textOf(tokens) }] : null),
  },
  // केतु चौथे और राहु दसवें घर में
  {
    pattern: /(?<=B:*)1(?=[,&]:?B:*[1H])/g,
    join: (tokens) =>
      isHouse(numberOf(tokens, '1')) ? [{ symbol: 'H', text: textOf(tokens), number: numberOf(tokens, '1') }] : null,
  },
  // the 7th; सातवें में. पहले alone is "at first".
  {
    pattern: /(?<=[iovVryflk:,j7WYamstg0]|^|[BSALwf&])1(?!:?[~Jc])/g,
    join: (tokens, after) => {
      const number = numberOf(tokens, '1');
      const stands = ENGLISH_ORDINAL.test(textOf(tokens)) || 'iof'.includes(after || ' ');
      return isHouse(number) && stands ? [{ symbol: 'H', text: textOf(tokens), number }] : null;
    },
  },
  { pattern: /[1hd~]/g, join: (tokens) => [{ symbol: '_', text: textOf(tokens) }] },
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
    pattern: /(?<=B:*L(?:[,&:]+L)*(?:[,&]+:?B:?k:?H(?:[,&]+:?H)*)*[,&]+:?B):?k:?H(?:[,&]+:?H)*/g,
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
  { pattern: /l[:k]*A|A[:k]*p/g, join: (tokens) => [{ symbol: 'L', text: textOf(tokens), number: 1 }] },
  ...LAST_CONSTRUCTIONS,
];

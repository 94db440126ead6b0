/** "Apart from the Moon no planet is debilitated", "nobody but Ketu is in the ninth": said of some planets, denied of all others. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim, NamedDignity } from './claim.ts';
import type { ReadClaim } from './clause.ts';
import type { Named } from './pronouns.ts';
import type { Token } from './symbols.ts';

const EXCEPT =
  /^(?:apart from|except|except for|other than|barring|besides|but|but for|save|save for|aside from|excepting|के सिवा|के सिवाय|के अलावा|के अतिरिक्त|को छोडकर|ke siva|ke siwa|ke sivay|ke alawa|ke alava|ke atirikt|ko chhodkar|ko chodkar|ko chhod kar|ke bina)$/;
const NONE = /^(?:no planets?|no planet at all|nobody|no one|nothing|none)$/;
const ANY = /^(?:कोई|koi|किसी|kisi|कोई और|koi aur|कोई भी|koi bhi)$/;

const NO_PLANET = /^(?:कोई|koi) (?:.* )?(?:नहीं|नही|nahi|nahin)$/;

const DIGNITIES: Readonly<Record<string, NamedDignity>> = { E: 'exalted', X: 'debilitated', Z: 'own' };
/** Who can be in a state: the Sun is no combust planet, and Sun and Moon are never retrograde. */
const CAN_BE: Readonly<Record<string, readonly Graha[]>> = {
  R: ['mars', 'mercury', 'jupiter', 'venus', 'saturn'],
  C: ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'],
};
const SEVEN = GRAHAS.filter((planet) => planet !== 'rahu' && planet !== 'ketu');

const PLANETS = '(B(?:[,&]+B)*)';
const WHAT = '(?:i?([RCEXZ])|W?i?W?([HS])i?)';
const PATTERNS = [
  // Apart from the Moon, no planet is debilitated; चंद्रमा को छोड़कर कोई ग्रह नीच का नहीं है
  `^_?!${PLANETS},?[09]${WHAT}$`,
  `^${PLANETS}!,?a?c?${WHAT}[_W]*n[_W]*$`,
  `^${PLANETS}!,?([HS])iz[_W]*$`,
  `^([HS])i?${PLANETS}!z[_W]*$`,
  // No planet is debilitated apart from the Moon
  `^(?:_?W)?[09]${WHAT},?!${PLANETS}$`,
  // Nobody but Ketu occupies the ninth
  `^[09]_?!${PLANETS},?${WHAT}$`,
  // In the ninth there is no planet but Ketu; नवम में केतु के सिवा कोई नहीं
  `^i?([HS]),?W?[09]!${PLANETS}$`,
  `^([HS])i?${PLANETS}!a?c?[_W]*n[_W]*$`,
].map((pattern) => new RegExp(pattern, 'd'));
const ALONE = new RegExp(`^[_&]?9${WHAT}$`, 'd');

/** Symbols for the patterns, none for words that say nothing: `!` except, `0` no planet, `z` the same in Hindi, `9` no other planet, `a` any. */
const symbolsFor = (tokens: readonly Token[]): readonly string[] =>
  tokens.map(({ symbol, text }, i) => {
    const isOther = (at: number): boolean => tokens[at]?.text === 'no' && tokens[at + 1]?.text === 'other';
    if (isOther(i)) return '9';
    if (isOther(i - 1)) return '';
    if (EXCEPT.test(text)) return '!';
    if (NONE.test(text)) return '0';
    if (ANY.test(text)) return 'a';
    if (NO_PLANET.test(text)) return 'z';
    return ':0K'.includes(symbol) ? '' : symbol;
  });

/** The claims of a sentence that sets some planets apart from all others; null where it does not. */
export const exceptiveClaims = (tokens: readonly Token[], { planets: named }: Named): readonly ReadClaim[] | null => {
  const all = symbolsFor(tokens);
  const said = tokens.filter((_, i) => all[i] !== '');
  const symbols = all.join('');
  const match = PATTERNS.map((pattern) => pattern.exec(symbols)).find((found) => found !== null);
  const isAlone = match === undefined;
  const found = match ?? (isAlone ? ALONE.exec(symbols) : null);
  if (!found) return null;
  const spans = (found.indices ?? []).slice(1).flatMap((span) => (span ? [span[0]] : []));
  const what = spans.find((i) => 'RCEXZHS'.includes(symbols[i] ?? ' '));
  if (what === undefined) return null;
  const excepted = [
    ...new Set(
      (isAlone ? named : said.filter(({ symbol }) => symbol === 'B')).flatMap(({ planet }) => (planet ? [planet] : [])),
    ),
  ];
  if (excepted.length === 0) return null;
  const used = said.flatMap((token, i) => (token.symbol === 'B' || i === what ? [tokens.indexOf(token)] : []));
  const { symbol, number = 1 } = said[what] ?? { symbol: ' ' };
  const at = used[0] ?? 0;
  const read = (claim: Claim, negated = false): ReadClaim => ({ claim, negated, at, used, unclear: false });
  if (symbol === 'H' || symbol === 'S') {
    const place = symbol === 'H' ? { house: number } : { sign: number };
    return [
      read({ kind: 'count', count: excepted.length, place }),
      ...excepted.map((of) =>
        read(
          symbol === 'H'
            ? { kind: 'house', of, house: number, from: 'lagna', chart: 'D1', time: null }
            : { kind: 'sign', of, sign: number, chart: 'D1', time: null },
        ),
      ),
    ];
  }
  const dignity = DIGNITIES[symbol];
  return [...new Set([...(CAN_BE[symbol] ?? SEVEN), ...excepted])].map((of) =>
    read(
      dignity
        ? { kind: 'dignity', of, dignity, chart: 'D1' }
        : symbol === 'C'
          ? { kind: 'combust', of }
          : { kind: 'motion', of, retrograde: true },
      !excepted.includes(of),
    ),
  );
};

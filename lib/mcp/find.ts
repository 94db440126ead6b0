/** Finds endpoints by words: those of their path, summary and fields, and what people say instead. */
import type { EndpointRow } from '../derive/rows.ts';

/** What people say, and the words of the catalogue that it stands for. */
const SYNONYMS: Readonly<Record<string, string>> = {
  horoscope: 'horoscope daily chart',
  rashifal: 'horoscope daily',
  kundali: 'kundli chart birthchart',
  kundli: 'kundli chart birthchart',
  chart: 'chart birthchart',
  'gun milan': 'matching ashtakoot',
  guna: 'matching ashtakoot',
  marriage: 'matching vivah wedding',
  wedding: 'muhurat vivah matching',
  compatibility: 'matching ashtakoot',
  period: 'dasha',
  mahadasha: 'dasha vimshottari',
  star: 'nakshatra',
  sign: 'rashi sign',
  auspicious: 'muhurat auspicious',
  muhurta: 'muhurat',
  calendar: 'calendar festivals month',
  festival: 'calendar festivals',
  sunrise: 'ephemeris rise set panchang',
  eclipse: 'eclipses grahan',
  saturn: 'sade sati saturn',
  sadesati: 'sade sati',
  remedy: 'remedies',
  gemstone: 'gemstones remedies',
  lucky: 'lucky numerology',
  place: 'geo search',
  city: 'geo search',
  timezone: 'geo timezone',
  कुंडली: 'kundli chart birthchart',
  राशिफल: 'horoscope daily',
  पंचांग: 'panchang daily',
  मुहूर्त: 'muhurat',
  विवाह: 'matching vivah',
  दशा: 'dasha vimshottari',
  त्योहार: 'calendar festivals',
  मिलान: 'matching ashtakoot',
  नक्षत्र: 'nakshatra',
  उपाय: 'remedies',
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Weights of a word found in the path, the summary, the names of the fields. */
const IN_PATH = 3;
const IN_SUMMARY = 2;
const IN_FIELDS = 1;
/** Letters from which on a word may be the beginning of another: planet, planets. */
const STEM_LETTERS = 4;

interface Indexed {
  readonly row: EndpointRow;
  readonly parts: readonly (readonly [words: readonly string[], weight: number])[];
}

const isStem = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= STEM_LETTERS && (a.startsWith(b) || b.startsWith(a)));
const weightIn = ({ parts }: Indexed, word: string): number =>
  Math.max(0, ...parts.map(([words, weight]) => (words.some((one) => isStem(one, word)) ? weight : 0)));

/**
 * Calculations that fit a query best, best first; those of a suite where one is named. A word counts the more, the fewer
 * endpoints have it. A query without such words fits nothing.
 */
export const endpointsFor = (
  rows: readonly EndpointRow[],
  query: string,
  { suite, limit }: { readonly suite?: string | undefined; readonly limit: number },
): readonly EndpointRow[] => {
  const said = query.toLowerCase();
  const meant = Object.entries(SYNONYMS).flatMap(([phrase, words]) => (said.includes(phrase) ? wordsOf(words) : []));
  const wanted = new Set([...wordsOf(query), ...meant]);
  const indexed: readonly Indexed[] = rows
    .filter(({ kind, suite: of }) => kind === 'calculation' && of !== 'batch' && (suite === undefined || of === suite))
    .map((row) => ({
      row,
      parts: [
        [wordsOf(row.name), IN_PATH],
        [wordsOf(row.summary), IN_SUMMARY],
        [row.fields.flatMap(wordsOf), IN_FIELDS],
      ],
    }));
  const rarity = new Map(
    [...wanted].map((word) => {
      const having = indexed.filter((one) => weightIn(one, word) > 0).length;
      return [word, having === 0 ? 0 : Math.log((indexed.length + 1) / having)] as const;
    }),
  );
  return indexed
    .map((one) => ({
      row: one.row,
      score: [...rarity].reduce((sum, [word, rare]) => sum + rare * weightIn(one, word), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row);
};

/**
 * The rows of readings. The rule side (layers/jyotish/phala) names a row by family and key and never sees the words: what
 * the placement is and how it shows, then its use or its care, which a single sign has not. Clauses stand between the two.
 */
import type { PhalaFamily } from '../../../layers/jyotish/phala/reading.ts';
import { bank } from '../bank.ts';
import type { Language } from '../languages.ts';

export type PhalaRow = readonly [shows: string, use?: string];

const TABLES: Readonly<Record<PhalaFamily, (language: Language) => Readonly<Record<string, PhalaRow>>>> = {
  asc: (language) => bank(language, 'phala/ascendant'),
  moon: (language) => bank(language, 'phala/moon'),
  star: (language) => bank(language, 'phala/star'),
  pada: (language) => bank(language, 'phala/pada'),
  'planet.house': (language) => bank(language, 'phala/planet-house'),
  'planet.sign': (language) => bank(language, 'phala/planet-sign'),
  'planet.star': (language) => bank(language, 'phala/planet-star'),
  'lord.in': (language) => bank(language, 'phala/lord-in'),
  'dasha.lord': (language) => bank(language, 'phala/dasha-lord'),
  'dasha.house': (language) => bank(language, 'phala/dasha-house'),
  'dasha.pair': (language) => bank(language, 'phala/dasha-pair'),
  'area.frame': (language) => bank(language, 'phala/area-frame'),
  'area.sign': (language) => bank(language, 'phala/area-sign'),
  limb: (language) => bank(language, 'phala/limb'),
  'pair.joined': (language) => bank(language, 'phala/pair'),
  'pair.aspect': (language) => bank(language, 'phala/aspect'),
  transit: (language) => bank(language, 'phala/transit'),
  'year.muntha': (language) => bank(language, 'phala/year').yearMuntha,
  'year.lord': (language) => bank(language, 'phala/year').yearLord,
  'year.rising': (language) => bank(language, 'phala/year').yearRising,
  'year.month': (language) => bank(language, 'phala/year').yearMonth,
};

/** All rows of a family. */
export const phalaRows = (language: Language, family: PhalaFamily): Readonly<Record<string, PhalaRow>> =>
  TABLES[family](language);

/** The row with this key; throws where there is none. */
export const phalaRow = (language: Language, family: PhalaFamily, key: string): PhalaRow => {
  const row = phalaRows(language, family)[key];
  if (row === undefined) throw new Error(`no row ${key} in ${family}, ${language}`);
  return row;
};

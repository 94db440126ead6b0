/** Differences between two charts of one birth, in the shapes of the contract. */
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { CHART_FACTS, type ChartFact, type Fact, type FactChange } from '../../layers/jyotish/kundli/compare.ts';
import { chartText } from '../i18n/chart.ts';
import type { Words } from '../i18n/words.ts';
import { planetName } from './names.ts';

/** A field `planets.moon.sign` as whose fact it is and which; a dasha belongs to no point. */
const partsOf = (field: string) => {
  const names = field.split('.');
  const fact = CHART_FACTS.find((known) => known === names.at(-1));
  if (!fact) throw new Error(`no fact ${field}`);
  return { fact, point: ([...GRAHAS, 'ascendant'] as const).find((point) => point === names.at(-2)) };
};

const indexOf = (keys: readonly string[], value: Fact): number => keys.findIndex((key) => key === value);

const valueName = (words: Words, fact: ChartFact, value: Fact): string => {
  const { yes, no } = chartText(words.language).single;
  if (typeof value === 'boolean') return value ? yes : no;
  switch (fact) {
    case 'sign':
      return words.name('signs', indexOf(SIGN_KEYS, value));
    case 'nakshatra':
      return words.name('nakshatras', indexOf(NAKSHATRA_KEYS, value));
    case 'maha':
    case 'antar':
      return words.name('planets', indexOf(GRAHAS, value));
    default:
      return String(value);
  }
};

/** A fact that comes out differently, with the words for it and for both values. */
export const factChangeShape = (words: Words, { field, from, to }: FactChange) => {
  const { fact, point } = partsOf(field);
  const what = chartText(words.language).facts[fact];
  return {
    field,
    field_name: point ? `${planetName(words, point)}: ${what}` : what,
    from,
    from_name: valueName(words, fact, from),
    to,
    to_name: valueName(words, fact, to),
  };
};

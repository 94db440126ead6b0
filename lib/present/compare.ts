/** Differences between two charts of one birth, in the shapes of the contract. */
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Fact, FactChange } from '../../layers/jyotish/kundli/compare.ts';
import { chartText, type ChartFact } from '../i18n/chart.ts';
import type { Words } from '../i18n/words.ts';
import { planetName } from './names.ts';

const FACTS = ['sign', 'nakshatra', 'pada', 'house', 'retrograde', 'combust', 'maha', 'antar'] as const satisfies readonly ChartFact[]; // prettier-ignore

/** A field `planets.moon.sign` as whose fact it is and which; a dasha belongs to no point. */
const partsOf = (field: string) => {
  const names = field.split('.');
  const fact = FACTS.find((known) => known === names.at(-1));
  if (!fact) throw new Error(`no fact ${field}`);
  return { fact, point: ([...GRAHAS, 'ascendant'] as const).find((point) => point === names.at(-2)) };
};

const valueName = (words: Words, fact: ChartFact, value: Fact): string => {
  const { yes, no } = chartText(words.language);
  if (typeof value === 'boolean') return value ? yes : no;
  switch (fact) {
    case 'sign':
      return words.nameOfKey('signs', String(value));
    case 'nakshatra':
      return words.name(
        'nakshatras',
        NAKSHATRA_KEYS.findIndex((star) => star === value),
      );
    case 'maha':
    case 'antar':
      return words.nameOfKey('planets', String(value));
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

/** Differences between two charts of one birth, in the shapes of the contract. */
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { DASHA_LORDS } from '../../../layers/jyotish/dasha/lord.ts';
import { DASHA_SYSTEMS } from '../../../layers/jyotish/dasha/systems.ts';
import { YOGA_AND_DOSHA_RULES } from '../../../layers/jyotish/dosha/as-yogas.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { ARUDHA_KEYS } from '../../../layers/jyotish/jaimini/arudha.ts';
import { KARAKA_SCHEMES } from '../../../layers/jyotish/jaimini/karakas.ts';
import { CHART_FACTS, type ChartFact, type Fact, type FactChange } from '../../../layers/jyotish/kundli/compare.ts';
import { bank } from '../../words/bank.ts';
import { dashaLordName } from '../../words/dasha.ts';
import type { Words } from '../../words/words.ts';
import { yogaName } from '../../words/yogas.ts';
import { planetName } from './names.ts';

/** What a fact is called, and what its values are. */
interface FactWords {
  readonly name: string;
  readonly value: (value: Fact) => string;
}

const keyIn = <K extends string>(keys: readonly K[], key: Fact | undefined): K => {
  const found = keys.find((one) => one === key);
  if (found === undefined) throw new Error(`no fact ${String(key)}`);
  return found;
};

const indexOf = (keys: readonly string[], value: Fact): number => keys.findIndex((key) => key === value);
const signName = (words: Words) => (value: Fact) => words.name('signs', indexOf(SIGN_KEYS, value));
const grahaName = (words: Words) => (value: Fact) => planetName(words, keyIn(GRAHAS, value));

const pointValue = (words: Words, fact: ChartFact): FactWords['value'] => {
  const { yes, no } = bank(words.language, 'chart').single;
  switch (fact) {
    case 'sign':
    case 'navamsa':
      return signName(words);
    case 'nakshatra':
      return (value) => words.name('nakshatras', indexOf(NAKSHATRA_KEYS, value));
    case 'maha':
    case 'antar':
      return grahaName(words);
    default:
      return (value) => {
        if (typeof value === 'boolean') return value ? yes : no;
        return String(value);
      };
  }
};

/** Facts of a point: `planets.moon.sign`, `ascendant.pada`; a Vimshottari period belongs to no point. */
const pointWords = (words: Words, names: readonly string[]): FactWords => {
  const fact = keyIn(CHART_FACTS, names.at(-1));
  const what = bank(words.language, 'chart').facts[fact];
  const point = ([...GRAHAS, 'ascendant'] as const).find((one) => one === names.at(-2));
  return { name: point ? `${planetName(words, point)}: ${what}` : what, value: pointValue(words, fact) };
};

/** Groups of facts of another kind, by the first part of the field. */
const GROUPS: Readonly<Record<string, (words: Words, key: string) => FactWords>> = {
  karakas: (words, key) => ({
    name: bank(words.language, 'karakas')[keyIn(KARAKA_SCHEMES[8], key)],
    value: grahaName(words),
  }),
  arudhas: (words, key) => ({
    name: bank(words.language, 'arudha').padas[indexOf(ARUDHA_KEYS, key)] ?? key,
    value: signName(words),
  }),
  karakamsa: (words) => ({ name: bank(words.language, 'chart').otherFacts.karakamsa, value: signName(words) }),
  dashas: (words, key) => {
    const { first_lord: what, no_periods: none } = bank(words.language, 'chart').otherFacts;
    return {
      name: `${bank(words.language, 'dasha').systems[keyIn(DASHA_SYSTEMS, key)]}: ${what}`,
      value: (value) => (value === '' ? none : dashaLordName(words, keyIn(DASHA_LORDS, value))),
    };
  },
  yogas: (words, key) => ({
    name: yogaName(
      words.language,
      keyIn(
        YOGA_AND_DOSHA_RULES.map(({ id }) => id),
        key,
      ),
    ),
    value: (value) => bank(words.language, 'chart').single[value === true ? 'yes' : 'no'],
  }),
};

/** A fact that comes out differently, with the words for it and for both values. */
export const factChangeShape = (words: Words, { field, from, to }: FactChange) => {
  const [group = '', ...rest] = field.split('.');
  const { name, value } = GROUPS[group]?.(words, rest.join('.')) ?? pointWords(words, [group, ...rest]);
  return { field, field_name: name, from, from_name: value(from), to, to_name: value(to) };
};

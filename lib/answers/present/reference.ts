/** Reference items out of the tables of the layer and the words of a language. */
import { DUSTHANAS, HOUSE_KEYS, KENDRAS, TRIKONAS, UPACHAYAS } from '../../../layers/jyotish/chart/bhava.ts';
import { debilitationSign, exaltationSign } from '../../../layers/jyotish/chart/dignity.ts';
import { GRAHA_TABLE, isNode } from '../../../layers/jyotish/chart/graha.ts';
import { NAKSHATRA_DEG, NAKSHATRA_KEYS, nakshatraLord } from '../../../layers/jyotish/chart/nakshatra.ts';
import { rashi } from '../../../layers/jyotish/chart/rashi.ts';
import { rowOf } from '../../../layers/jyotish/chart/rows.ts';
import { SHODASHA_VARGAS, VARGAS } from '../../../layers/jyotish/chart/varga.ts';
import { DASHA_SYSTEMS } from '../../../layers/jyotish/dasha/systems.ts';
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { HOUSES, signKey } from '../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../words/bank.ts';
import type { HouseKind, ReferenceTopic } from '../../words/keys.ts';
import { LISTS } from '../../words/lists.ts';
import type { Words } from '../../words/words.ts';
import { yogaName } from '../../words/yogas.ts';
import { planetName } from './names.ts';
import { placeText, referenceProperty, type ReferenceItem, type ReferenceMaker } from './reference-item.ts';
import { SETTING_TOPICS, type SettingTopic } from './reference-settings.ts';

const HOUSE_KINDS: Readonly<Record<HouseKind, readonly number[]>> = {
  kendra: KENDRAS,
  trikona: TRIKONAS,
  dusthana: DUSTHANAS,
  upachaya: UPACHAYAS,
};
const KIND_ORDER: readonly HouseKind[] = ['kendra', 'trikona', 'dusthana', 'upachaya'];
const SIGN_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const BASIC_TOPICS: Readonly<
  Record<Exclude<ReferenceTopic, AngaTopic | SettingTopic | 'vargas' | 'dashas' | 'yogas' | 'doshas'>, ReferenceMaker>
> = {
  signs: (words, text) => {
    const of = referenceProperty(text);
    return SIGN_NUMBERS.map((id) => {
      const { lord, element, mode } = rashi(id);
      return {
        ...words.named('signs', id),
        meaning: text.meanings.signs[signKey(id)],
        properties: [
          of('lord', planetName(words, lord)),
          of('element', text.elements[element]),
          of('mode', text.modes[mode]),
        ],
        sources: ['BPHS ch. 4', 'Brihat Jataka ch. 1'],
      };
    });
  },
  planets: (words, text) => {
    const of = referenceProperty(text);
    const signs = (list: readonly number[]): string => list.map((sign) => words.name('signs', sign - 1)).join(', ');
    return GRAHAS.map((key) => {
      const { own, friends } = GRAHA_TABLE[key];
      const dignities = [
        of('exaltation', signs([exaltationSign(key)])),
        of('debilitation', signs([debilitationSign(key)])),
      ];
      return {
        key,
        name: planetName(words, key),
        meaning: text.meanings.planets[key],
        // Schools differ on the dignities of the nodes; kundli/dignities says which table it follows.
        properties: isNode(key)
          ? []
          : [
              of('own_signs', signs(own)),
              ...dignities,
              of('friends', friends.map((planet) => planetName(words, planet)).join(', ')),
            ],
        sources: ['BPHS ch. 3', 'Phaladeepika ch. 2, ch. 15 v. 15–16'],
      };
    });
  },
  houses: (_words, text) => {
    const of = referenceProperty(text);
    return HOUSES.map((id) => {
      const key = rowOf(HOUSE_KEYS, id, 'house');
      const kinds = KIND_ORDER.filter((kind) => HOUSE_KINDS[kind].includes(id));
      return {
        id,
        key,
        name: rowOf(text.houses, id, 'name of a house'),
        meaning: text.meanings.houses[key],
        properties: kinds.length === 0 ? [] : [of('kind', kinds.map((kind) => text.houseKinds[kind]).join(', '))],
        sources: ['BPHS ch. 7, ch. 11', 'Phaladeepika ch. 1'],
      };
    });
  },
  nakshatras: (words, text) => {
    const of = referenceProperty(text);
    return NAKSHATRA_KEYS.map((key, i) => ({
      id: i + 1,
      key,
      name: words.nameOfKey('nakshatras', key),
      meaning: text.meanings.nakshatras[key],
      properties: [
        of('lord', planetName(words, nakshatraLord(i + 1))),
        of('begins', placeText(words, i * NAKSHATRA_DEG)),
        of('deity', text.deities[key]),
        of('symbol', text.symbols[key]),
      ],
      sources: ['Brihat Samhita ch. 98 v. 4–5 (deities)', 'BPHS ch. 46 (lords)', 'Brihat Jataka ch. 16'],
    }));
  },
};

const YOGA_ITEMS: ReferenceMaker = ({ language }, text) => {
  const of = referenceProperty(text);
  return YOGA_RULES.map(({ id, family, source }) => ({
    key: id,
    name: yogaName(language, id),
    meaning: bank(language, 'phala/yoga-meanings')[id],
    properties: [of('family', bank(language, 'yogas').yogaFamilies[family])],
    sources: source.split('; '),
  }));
};
const DOSHA_ITEMS: ReferenceMaker = ({ language }) =>
  DOSHA_IDS.map((id) => ({
    key: id,
    name: bank(language, 'doshas').doshaNames[id],
    meaning: bank(language, 'phala/dosha-meanings')[id],
    properties: [],
    sources: ['BPHS ch. 83–93', 'Muhurta texts and almanac practice'],
  }));

/** Topics of the panchang, each with its list of names. */
const ANGA_BANKS = { tithis: 'tithiMeanings', yogas: 'nityaYogaMeanings', karanas: 'karanaMeanings' } as const;
const ANGA_LISTS = { tithis: 'tithis', 'nitya-yogas': 'yogas', karanas: 'karanas' } as const;
type AngaTopic = keyof typeof ANGA_LISTS;
const ANGA_SOURCES: Readonly<Record<AngaTopic, readonly string[]>> = {
  tithis: ['Brihat Samhita ch. 99', 'Muhurta Chintamani, shubhashubha-prakarana'],
  'nitya-yogas': ['Muhurta Chintamani, shubhashubha-prakarana'],
  karanas: ['Brihat Samhita ch. 100'],
};
const angaItems =
  (topic: AngaTopic): ReferenceMaker =>
  (words) => {
    const list = ANGA_LISTS[topic];
    const meanings: Readonly<Record<string, string>> = bank(words.language, 'phala/limb-meanings')[ANGA_BANKS[list]];
    return LISTS[list].map((_, i) => {
      const { id, key, name } = words.named(list, i + 1);
      const meaning = meanings[key];
      if (meaning === undefined) throw new Error(`no meaning of ${key}`);
      // Tithis and karanas are numbered through the month, where a key comes more than once.
      return { ...(list === 'yogas' ? { id } : {}), key, name, meaning, properties: [], sources: ANGA_SOURCES[topic] };
    });
  };

const VARGA_ITEMS: ReferenceMaker = ({ language }) =>
  VARGAS.map((n) => ({
    key: `D${n}` as const,
    name: bank(language, 'chart').vargas[n],
    meaning: bank(language, 'phala/system-meanings').vargaMeanings[n],
    properties: [],
    sources: SHODASHA_VARGAS.some((one) => one === n) ? ['BPHS ch. 6, 7'] : ['Jaimini school; modern practice'],
  }));
const DASHA_ITEMS: ReferenceMaker = ({ language }) =>
  DASHA_SYSTEMS.map((system) => ({
    key: system,
    name: bank(language, 'dasha').systems[system],
    meaning: bank(language, 'phala/system-meanings').dashaMeanings[system],
    properties: [],
    sources: ['BPHS ch. 46'],
  }));

const TOPICS: Readonly<Record<ReferenceTopic, ReferenceMaker>> = {
  ...BASIC_TOPICS,
  tithis: angaItems('tithis'),
  'nitya-yogas': angaItems('nitya-yogas'),
  karanas: angaItems('karanas'),
  vargas: VARGA_ITEMS,
  dashas: DASHA_ITEMS,
  yogas: YOGA_ITEMS,
  doshas: DOSHA_ITEMS,
  ...SETTING_TOPICS,
};

/** All items of a topic. */
export const referenceItems = (words: Words, topic: ReferenceTopic): readonly ReferenceItem[] =>
  TOPICS[topic](words, bank(words.language, 'reference'));

/** Name of a topic. */
export const topicName = (words: Words, topic: ReferenceTopic): string =>
  bank(words.language, 'reference').topics[topic];

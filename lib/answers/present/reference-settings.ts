/** Reference items of what can be chosen in a request: settings, festivals, events, modules, styles, languages, KP numbers. */
import { FESTIVALS } from '../../../layers/jyotish/calendar/festival-table.ts';
import { lordOf, signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { AYANAMSA_KEYS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { KP_NUMBERS } from '../../../layers/jyotish/kp/sub-lords.ts';
import { MUHURAT_EVENT_IDS } from '../../../layers/jyotish/muhurat/events.ts';
import { DRAWN_STYLES, HOUSE_SYSTEM_KEYS, REPORT_MODULES } from '../../contract/suites/reference.ts';
import { DRAWING_LANGUAGES } from '../../words/drawing.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { READING_LANGUAGES } from '../../words/languages.ts';
import type { ReferenceTopic } from '../../words/keys.ts';
import { planetName } from './names.ts';
import { placeText, referenceProperty, type ReferenceMaker } from './reference-item.ts';

/** Topics whose items are settings and lists that requests choose from. */
export type SettingTopic = Extract<
  ReferenceTopic,
  | 'ayanamsas'
  | 'house-systems'
  | 'festivals'
  | 'muhurat-events'
  | 'pdf-modules'
  | 'chart-styles'
  | 'languages'
  | 'kp-subs'
>;

const EPHEMERIS = ['Swiss Ephemeris, general documentation'];
const OWN = ['This service'];

export const SETTING_TOPICS: Readonly<Record<SettingTopic, ReferenceMaker>> = {
  ayanamsas: ({ language }) =>
    AYANAMSA_KEYS.map((key) => ({
      key,
      name: bank(language, 'sky').ayanamsas[key],
      meaning: bank(language, 'meanings/settings').ayanamsas[key],
      properties: [],
      sources: EPHEMERIS,
    })),
  'house-systems': ({ language }) =>
    HOUSE_SYSTEM_KEYS.map((key) => ({
      key,
      ...bank(language, 'meanings/settings').houseSystems[key],
      properties: [],
      sources: EPHEMERIS,
    })),
  festivals: ({ language }, text) => {
    const of = referenceProperty(text);
    const { regions: places, traditions } = bank(language, 'observances');
    return FESTIVALS.map(({ id, regions, tradition }) => ({
      key: id,
      name: bank(language, 'festivals').festivals[id],
      meaning: bank(language, 'meanings/festivals')[id],
      properties: [
        of('regions', regions.map((region) => places[region]).join(', ')),
        of('tradition', traditions[tradition]),
      ],
      sources: ['Dharmasindhu', 'Nirnayasindhu', 'Regional practice'],
    }));
  },
  'muhurat-events': ({ language }) =>
    MUHURAT_EVENT_IDS.map((key) => ({
      key,
      name: bank(language, 'muhurat').events[key],
      meaning: bank(language, 'meanings/settings').events[key],
      properties: [],
      sources: ['Muhurta Chintamani', 'Almanac practice'],
    })),
  'pdf-modules': ({ language }) =>
    REPORT_MODULES.map((key) => ({
      key,
      ...bank(language, 'meanings/settings').modules[key],
      properties: [],
      sources: OWN,
    })),
  'chart-styles': ({ language }) =>
    DRAWN_STYLES.map((key) => ({
      key,
      ...bank(language, 'meanings/settings').styles[key],
      properties: [],
      sources: OWN,
    })),
  languages: ({ language }) => {
    const { languages, texts, drawings } = bank(language, 'meanings/settings');
    const names: Readonly<Partial<Record<string, string>>> = languages;
    return DRAWING_LANGUAGES.map((key) => ({
      key,
      name: names[key] ?? key,
      meaning: filled(READING_LANGUAGES.includes(key) ? texts : drawings, { name: names[key] ?? key }),
      properties: [],
      sources: OWN,
    }));
  },
  'kp-subs': (words, text) => {
    const of = referenceProperty(text);
    const { name, meaning } = bank(words.language, 'meanings/settings').kpNumber;
    return KP_NUMBERS.map(({ number, start, end, star, sub }) => {
      const [from, to] = [placeText(words, start), placeText(words, end % 360)];
      const [starLord, subLord] = [planetName(words, star), planetName(words, sub)];
      return {
        id: number,
        key: `kp${number}` as const,
        name: filled(name, { n: number }),
        meaning: filled(meaning, { from, to, star: starLord, sub: subLord }),
        properties: [
          of('begins', from),
          of('ends', to),
          of('lord', planetName(words, lordOf(signOf(start)))),
          of('star_lord', starLord),
          of('sub_lord', subLord),
        ],
        sources: ['K. S. Krishnamurti, KP Reader VI'],
      };
    });
  },
};

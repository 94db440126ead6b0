/** Topics and shapes of the reference pages. */
import * as z from 'zod/mini';
import { HOUSE_KEYS } from '../../../layers/jyotish/chart/bhava.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { VARGAS } from '../../../layers/jyotish/chart/varga.ts';
import { DASHA_SYSTEMS } from '../../../layers/jyotish/dasha/systems.ts';
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, TITHI_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { FESTIVAL_IDS } from '../../../layers/jyotish/calendar/festival-table.ts';
import { AYANAMSA_KEYS, HOUSE_SYSTEMS, type HouseSystem } from '../../../layers/jyotish/ephemeris/sky.ts';
import { KP_NUMBERS } from '../../../layers/jyotish/kp/sub-lords.ts';
import { MUHURAT_EVENT_IDS } from '../../../layers/jyotish/muhurat/events.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import { CHART_STYLES } from '../values/drawing-keys.ts';
import { DRAWING_LANGUAGES } from '../../words/drawing.ts';
import type { DrawnStyle, ReportModule } from '../../words/keys.ts';
import type { ReferenceProperty, ReferenceTopic } from '../../words/keys.ts';
import { about, objectList, objectOf, oneOf, text, whole } from '../frame/about.ts';
import { nameOf } from '../frame/shapes.ts';

/** The topics, in the order of the documents. */
export const REFERENCE_TOPICS = [
  'signs',
  'planets',
  'houses',
  'nakshatras',
  'tithis',
  'nitya-yogas',
  'karanas',
  'vargas',
  'dashas',
  'ayanamsas',
  'house-systems',
  'yogas',
  'doshas',
  'festivals',
  'muhurat-events',
  'pdf-modules',
  'chart-styles',
  'languages',
  'kp-subs',
] as const satisfies readonly ReferenceTopic[];

const PROPERTIES = [
  'lord',
  'element',
  'mode',
  'own_signs',
  'exaltation',
  'debilitation',
  'friends',
  'kind',
  'begins',
  'ends',
  'deity',
  'symbol',
  'family',
  'star_lord',
  'sub_lord',
  'regions',
  'tradition',
] as const satisfies readonly ReferenceProperty[];

/** The topic of a request, out of the path. */
export const topicField = { topic: oneOf(REFERENCE_TOPICS, 'What is looked up') };

/** `topic` and `topic_name` of an answer. */
export const topicMembers = { ...topicField, topic_name: nameOf('topic') };

/** House systems in the order of their table. */
export const HOUSE_SYSTEM_KEYS = Object.keys(HOUSE_SYSTEMS) as HouseSystem[];
/** Modules of a report of a birth, in the order in which they are offered. */
export const REPORT_MODULES = [
  'for_you',
  'contents',
  'glance',
  'birth',
  'limbs',
  'charts',
  'houses',
  'relations',
  'varga_lines',
  'karakas',
  'jaimini',
  'birth_sky',
  'vargas',
  'vargas_fine',
  'ashtakavarga',
  'strength',
  'strengths',
  'strength_table',
  'vimshottari',
  'vimshottari_short',
  'life',
  'life_short',
  'life_whole',
  'yogini',
  'yogas',
  'doshas',
  'self',
  'self_short',
  'planets',
  'together',
  'lords',
  'areas',
  'present',
  'present_whole',
  'coming',
  'years',
  'years_whole',
  'sky_now',
  'eclipses',
  'chakra',
  'customs',
  'notice',
] as const satisfies readonly ReportModule[];
/** Forms of a drawn chart. */
export const DRAWN_STYLES = CHART_STYLES satisfies readonly DrawnStyle[];

/** Keys of the items of all topics. */
const REFERENCE_KEYS = [
  ...new Set([
    ...SIGN_KEYS,
    ...GRAHAS,
    ...HOUSE_KEYS,
    ...NAKSHATRA_KEYS,
    ...TITHI_KEYS,
    ...NITYA_YOGA_KEYS,
    ...KARANA_KEYS,
    ...VARGAS.map((n) => `D${n}` as const),
    ...DASHA_SYSTEMS,
    ...AYANAMSA_KEYS,
    ...HOUSE_SYSTEM_KEYS,
    ...YOGA_RULES.map(({ id }) => id),
    ...DOSHA_IDS,
    ...FESTIVAL_IDS,
    ...MUHURAT_EVENT_IDS,
    ...REPORT_MODULES,
    ...DRAWN_STYLES,
    ...DRAWING_LANGUAGES,
    ...KP_NUMBERS.map(({ number }) => `kp${number}` as const),
  ]),
];
export type ReferenceKey = (typeof REFERENCE_KEYS)[number];

/** What is told of a language besides. */
const languageRow = {
  own_name: about(z.optional(text), 'Of languages: what it calls itself'),
  script: about(z.optional(z.string().check(z.length(4))), 'Of languages: its script, ISO 15924'),
  status: about(
    z.optional(z.enum(['names', 'beta', 'full'])),
    'Of languages: names where it has no sentences, beta where it lacks some or no native speaker has read them, full otherwise; each suite tells its own extent',
  ),
  text_counts: about(
    z.optional(
      z.strictObject({
        all: whole(0, 1_000_000, 'Names and sentences: count'),
        read: whole(0, 1_000_000, 'How many of them a native speaker has read: count'),
      }),
    ),
    'Of languages: what there is of it',
  ),
  suites: about(
    z.optional(
      z.array(
        z.strictObject({
          suite: about(text, 'Key of the suite'),
          extent: oneOf(
            ['full', 'names', 'none'],
            'full: names and texts; names: where an endpoint has sentences, they come in another language; none: it is refused',
          ),
          endpoints_full: whole(0, 1000, 'Endpoints that answer in it alone, by their examples: count'),
          endpoint_count: whole(0, 1000, 'Endpoints of the suite that answer with words: count'),
        }),
      ),
    ),
    'Of languages: what it can do in each suite',
  ),
};

/** What every item of a list shows. */
export const referenceRow = {
  id: about(z.optional(whole(1, 249, 'Number of the item')), 'Given where the items are numbered'),
  key: oneOf(REFERENCE_KEYS, 'Key of the item, as other answers write it'),
  name: nameOf('item'),
  meaning: about(text, 'What it stands for'),
  ...languageRow,
};

/** One item in full. */
export const referenceItem = objectOf('The item in full', {
  ...referenceRow,
  properties: objectList('What else is told of it', {
    key: oneOf(PROPERTIES, 'Which property'),
    name: nameOf('property'),
    text: about(text, 'Its value in the wanted language'),
  }),
  sources: about(z.array(text), 'Works that say so'),
});

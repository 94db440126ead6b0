/** Topics and shapes of the reference pages. */
import * as z from 'zod/mini';
import { HOUSE_KEYS } from '../../layers/jyotish/chart/bhava.ts';
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { DOSHA_IDS } from '../../layers/jyotish/dosha/all.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, TITHI_KEYS } from '../../layers/jyotish/panchang/keys.ts';
import { YOGA_RULES } from '../../layers/jyotish/yoga/detect.ts';
import type { ReferenceProperty, ReferenceTopic } from '../i18n/reference-words.ts';
import { about, nameOf, text, whole } from './shapes.ts';

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
  'yogas',
  'doshas',
] as const satisfies readonly ReferenceTopic[];

const PROPERTIES = [
  'lord', 'element', 'mode', 'own_signs', 'exaltation', 'debilitation', 'friends', 'kind', 'begins', 'deity', 'symbol',
  'family',
] as const satisfies readonly ReferenceProperty[]; // prettier-ignore

/** The topic of a request, out of the path. */
export const topicField = { topic: about(z.enum(REFERENCE_TOPICS), 'What is looked up') };

/** `topic` and `topic_name` of an answer. */
export const topicMembers = { ...topicField, topic_name: nameOf('topic') };

/** Keys of the items of all topics. */
export const REFERENCE_KEYS = [
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
    ...YOGA_RULES.map(({ id }) => id),
    ...DOSHA_IDS,
  ]),
];
export type ReferenceKey = (typeof REFERENCE_KEYS)[number];

/** What every item of a list shows. */
export const referenceRow = {
  id: about(z.optional(whole(1, 27, 'Number of the item')), 'Given where the items are numbered'),
  key: about(z.enum(REFERENCE_KEYS), 'Key of the item, as other answers write it'),
  name: nameOf('item'),
  meaning: about(text, 'What it stands for'),
};

/** One item in full. */
export const referenceItem = about(
  z.strictObject({
    ...referenceRow,
    properties: about(
      z.array(
        z.strictObject({
          key: about(z.enum(PROPERTIES), 'Which property'),
          name: nameOf('property'),
          text: about(text, 'Its value in the wanted language'),
        }),
      ),
      'What else is told of it',
    ),
    sources: about(z.array(text), 'Works that say so'),
  }),
  'The item in full',
);

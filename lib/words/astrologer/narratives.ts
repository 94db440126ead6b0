/**
 * Which members of the answers of endpoints are told in sentences. The sentences stand in the bank `astrologer/narratives`, row
 * by row: a slot `{path}` is a member of the answer, `{path|date}` a day, `{path|time}` a time of day, `{path|house}` a house
 * in words. A row is left out where a member that it tells is absent.
 */
import { bank, type Banks } from '../bank.ts';
import type { Language } from '../languages.ts';

/** When a sentence is told, once or for each member of a list. */
interface NarrativeRule {
  /** The list that the sentence is about, member by member; paths are then those of a member. */
  readonly each?: string;
  /** Most members of the list that are told. */
  readonly most?: number;
  /** Only where this member has this value. */
  readonly when?: readonly [path: string, value: boolean | string];
  /** Told in the brief tone too. */
  readonly brief?: true;
}

/** A rule and its sentence. */
export interface NarrativeRow extends NarrativeRule {
  readonly frame: string;
}

type Narrated = keyof Banks['astrologer/narratives'];

/** Rules by endpoint; a name that ends in `/` stands for every endpoint below it. */
const RULES: Readonly<Record<Narrated, readonly NarrativeRule[]>> = {
  'kundli/ascendant': [{ brief: true }, {}],
  'kundli/planets': [
    { each: 'planets', when: ['retrograde', false], brief: true },
    { each: 'planets', when: ['retrograde', true], brief: true },
  ],
  'dasha/running': [{ brief: true }, {}],
  'panchang/daily': [{ brief: true }, { brief: true }, {}, {}],
  'panchang/rahu-kaal': [{ brief: true }, {}],
  'matching/ashtakoot': [{ brief: true }, { brief: true }, { each: 'kootas', when: ['dosha', true] }],
  'dosha/manglik': [
    { when: ['manglik', false], brief: true },
    { when: ['manglik', true], brief: true },
    { when: ['effective', false] },
  ],
  'dosha/sade-sati': [
    { when: ['status.active', true], brief: true },
    { when: ['status.active', false], brief: true },
    { when: ['status.active', false] },
  ],
  'dosha/kaal-sarp': [
    { when: ['present', true], brief: true },
    { when: ['present', false], brief: true },
  ],
  'numerology/core': [{ brief: true }, {}],
  'muhurat/find/': [{ each: 'windows', most: 3, brief: true }],
};

const isNarratedName = (name: string): name is Narrated => Object.hasOwn(RULES, name);

const narratedName = (endpoint: string): Narrated | undefined =>
  Object.keys(RULES)
    .filter(isNarratedName)
    .find((name) => name === endpoint || (name.endsWith('/') && endpoint.startsWith(name)));

/** Whether the answers of an endpoint can be told. */
export const isNarrated = (endpoint: string): boolean => narratedName(endpoint) !== undefined;

/** The rows of an endpoint in a language, none for one that is not told. */
export const narrativesOf = (language: Language, endpoint: string): readonly NarrativeRow[] => {
  const name = narratedName(endpoint);
  if (name === undefined) return [];
  const frames = bank(language, 'astrologer/narratives')[name];
  return RULES[name].map((rule, i) => ({ ...rule, frame: frames[i] ?? '' }));
};

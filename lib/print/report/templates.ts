/** The templates of reports: which sections, in which order, and which questions they ask. */
import { QUESTIONS, type Ask, type Question, type Read } from './answers.ts';
import { AREA_ASKS } from './areas.ts';
import type { Section } from './making.ts';
import { areas } from './sections/areas.ts';
import { charts, houses, housesTable, karakas, karakasTable, relations, relationsTable } from './sections/charts.ts';
import { coming, vimshottari, vimshottariParts, vimshottariShort, yogini, yoginiTable } from './sections/dashas.ts';
import { doshas } from './sections/findings.ts';
import { yogas, yogaQuestions } from './sections/yogas.ts';
import { birth, birthTable, contents, glance, notice } from './sections/person.ts';
import {
  limbs,
  lords,
  planets,
  planetsBesideSelf,
  present,
  presentWhole,
  self,
  selfShort,
  skyNow,
  together,
} from './sections/readings.ts';
import { doshaTable, remedyTable, yogaTable } from './sections/tables.ts';
import { ashtakavarga, strength } from './sections/strength.ts';
import { vargas, vargasAlone, vargasFine, vargaTable } from './sections/vargas.ts';
import { birthDateQuestions } from './book/birth-date.ts';
import { customs } from './book/customs.ts';
import { forYou, forYouAlone } from './book/for-you.ts';
import { life, lifeShort, lifeWhole } from './book/life.ts';
import { aheadQuestions, comingQuestions, skyQuestions } from './ahead.ts';
import { customQuestions, partQuestions, yearQuestions, type Issue } from './book/questions.ts';
import { strengths, strengthTable } from './book/strengths.ts';
import { years, yearsWhole } from './years.ts';
import { birthSky } from './further/birth-sky.ts';
import { chakra } from './further/chakra.ts';
import { eclipses } from './further/eclipses.ts';
import { jaimini, jaiminiTable } from './further/jaimini.ts';
import { chakraQuestions, eclipseQuestions, wearingQuestions } from './further/questions.ts';
import { READ_VARGAS, SHORT_VARGAS, vargaLines } from './further/varga-lines.ts';

interface SectionRow {
  readonly needs: readonly Ask[];
  readonly make: Section;
  /** Questions that follow from the answers to `needs` and from the day of issue. */
  readonly more?: (read: Read, issue: Issue) => ReadonlyMap<string, Question>;
  /** What is printed instead where one of these chapters tells a part of it already. */
  readonly beside?: { readonly chapters: readonly string[]; readonly make: Section };
}

/** What readings name in their reasons. */
const PLACES = ['planets', 'dignities', 'lords'] as const satisfies readonly Ask[];

/** Questions of several kinds together. */
const all =
  (...kinds: readonly NonNullable<SectionRow['more']>[]): NonNullable<SectionRow['more']> =>
  (read, issue) =>
    new Map(kinds.flatMap((kind) => [...kind(read, issue)]));

/** The sections of a kundli: what a caller may choose and order. */
export const KUNDLI_SECTIONS = {
  for_you: {
    needs: [
      ...PLACES,
      'd9',
      'vimshottari',
      'read_ascendant',
      'read_moon',
      'read_star',
      'read_dasha',
      'sade_sati',
      'shadbala',
      'doshas',
      'yogas',
      'gems',
      ...AREA_ASKS,
    ],
    make: forYouAlone,
    more: all(aheadQuestions, customQuestions),
    beside: { chapters: ['years', 'years_whole'], make: forYou },
  },
  contents: { needs: [], make: contents },
  glance: { needs: ['planets', 'vimshottari'], make: glance },
  birth: { needs: ['details', 'panchang', 'avakahada', 'ghata'], make: birth, more: birthDateQuestions },
  charts: { needs: ['planets', 'dignities', 'd9'], make: charts },
  houses: { needs: [...PLACES, 'chalit'], make: houses },
  relations: { needs: ['dignities', 'friendships', 'chalit', 'vimshopaka'], make: relations },
  vargas: {
    needs: ['planets', 'd2', 'd3', 'd4', 'd7', 'd10', 'd12', 'sixteen', ...SHORT_VARGAS],
    make: vargas,
    beside: { chapters: ['varga_lines'], make: vargasAlone },
  },
  vargas_fine: { needs: ['planets', 'd16', 'd20', 'd24', 'd27', 'd30', 'd40', 'd45', 'd60'], make: vargasFine },
  varga_lines: { needs: READ_VARGAS, make: vargaLines },
  karakas: { needs: ['karakas', 'arudhas', 'nature'], make: karakas },
  jaimini: { needs: ['planets', 'karakas', 'upapada', 'strong_signs', 'planet_arudhas'], make: jaimini },
  birth_sky: { needs: ['planets', 'stars', 'states'], make: birthSky },
  ashtakavarga: { needs: ['ashtakavarga', 'planets'], make: ashtakavarga },
  strength: { needs: ['shadbala'], make: strength },
  strengths: { needs: ['shadbala', 'ashtakavarga', 'planets', 'bhava_bala'], make: strengths },
  strength_table: { needs: ['shadbala'], make: strengthTable },
  vimshottari: {
    needs: ['vimshottari'],
    make: vimshottari,
    beside: { chapters: ['life', 'life_whole'], make: vimshottariParts },
  },
  vimshottari_short: { needs: ['vimshottari'], make: vimshottariShort },
  life: { needs: [...PLACES, 'vimshottari', 'sade_sati', 'read_dasha'], make: life, more: partQuestions },
  life_short: { needs: ['vimshottari', 'sade_sati'], make: lifeShort },
  life_whole: { needs: [...PLACES, 'vimshottari', 'sade_sati', 'read_dasha'], make: lifeWhole, more: partQuestions },
  yogini: { needs: ['yogini'], make: yogini },
  yogas: { needs: ['yogas', 'vimshottari'], make: yogas, more: yogaQuestions },
  doshas: { needs: ['doshas', 'sade_sati'], make: doshas },
  self: {
    needs: [...PLACES, 'read_ascendant', 'read_moon', 'read_star'],
    make: self,
    beside: { chapters: ['planets'], make: selfShort },
  },
  self_short: { needs: [...PLACES, 'read_ascendant', 'read_moon', 'read_star'], make: selfShort },
  planets: {
    needs: [...PLACES, 'read_planets'],
    make: planets,
    beside: { chapters: ['self'], make: planetsBesideSelf },
  },
  lords: { needs: [...PLACES, 'read_lords'], make: lords },
  present: { needs: [...PLACES, 'read_dasha'], make: present },
  present_whole: { needs: [...PLACES, 'read_dasha'], make: presentWhole },
  limbs: { needs: [...PLACES, 'read_limbs'], make: limbs },
  together: { needs: [...PLACES, 'read_together'], make: together },
  sky_now: { needs: [...PLACES, 'read_sky'], make: skyNow, more: skyQuestions },
  areas: { needs: [...PLACES, ...AREA_ASKS, 'vimshottari'], make: areas, more: aheadQuestions },
  coming: { needs: ['vimshottari'], make: coming },
  years: {
    needs: [...PLACES, ...AREA_ASKS, 'vimshottari', 'read_dasha', 'ashtakavarga'],
    make: years,
    more: all(aheadQuestions, comingQuestions, yearQuestions(3)),
  },
  years_whole: {
    needs: [...PLACES, ...AREA_ASKS, 'vimshottari', 'read_dasha', 'ashtakavarga'],
    make: yearsWhole,
    more: all(aheadQuestions, comingQuestions, yearQuestions(6)),
  },
  eclipses: { needs: [], make: eclipses, more: eclipseQuestions },
  chakra: { needs: [], make: chakra, more: chakraQuestions },
  customs: { needs: [...PLACES, 'gems'], make: customs, more: all(customQuestions, wearingQuestions) },
  notice: { needs: [], make: notice },
} as const satisfies Readonly<Record<string, SectionRow>>;
export type KundliSection = keyof typeof KUNDLI_SECTIONS;

/** Chapters without sentences of their own, which every language of labels can print. */
const TABLE_SECTIONS = {
  houses_table: { needs: [...PLACES, 'chalit'], make: housesTable },
  relations_table: { needs: ['dignities', 'friendships', 'chalit', 'vimshopaka'], make: relationsTable },
  karakas_table: { needs: ['karakas', 'arudhas', 'nature'], make: karakasTable },
  yogini_table: { needs: ['yogini'], make: yoginiTable },
  birth_table: { needs: ['details', 'panchang', 'avakahada', 'ghata'], make: birthTable, more: birthDateQuestions },
  varga_table: { needs: ['d2', 'd3', 'd4', 'd7', 'd10', 'd12', 'sixteen'], make: vargaTable },
  yoga_table: { needs: ['yogas'], make: yogaTable },
  dosha_table: { needs: ['doshas', 'sade_sati'], make: doshaTable },
  remedy_table: { needs: [], make: remedyTable, more: customQuestions },
  jaimini_table: { needs: ['upapada', 'strong_signs', 'planet_arudhas'], make: jaiminiTable },
} as const satisfies Readonly<Record<string, SectionRow>>;

/** All sections of reports about a birth. */
export const SECTIONS = { ...KUNDLI_SECTIONS, ...TABLE_SECTIONS };
export type BirthSection = keyof typeof SECTIONS;

/** The form in tables alone: charts and periods first, as almanacs of the south have them. */
export const TABLES = [
  'glance',
  'charts',
  'vimshottari_short',
  'birth_table',
  'houses_table',
  'varga_table',
  'strength',
  'ashtakavarga',
  'relations_table',
  'karakas_table',
  'jaimini_table',
  'yogini_table',
  'yoga_table',
  'dosha_table',
  'remedy_table',
  'notice',
] as const satisfies readonly BirthSection[];

/** The templates of pdf/kundli. */
export const KUNDLI_TEMPLATES = {
  mini: ['for_you', 'birth', 'charts', 'self_short', 'doshas', 'life_short', 'notice'],
  standard: [
    'for_you',
    'contents',
    'birth',
    'charts',
    'houses',
    'vargas',
    'strengths',
    'self',
    'planets',
    'lords',
    'areas',
    'yogas',
    'doshas',
    'life',
    'yogini',
    'customs',
    'years',
    'notice',
  ],
  complete: [
    'for_you',
    'contents',
    'birth',
    'charts',
    'houses',
    'vargas',
    'vargas_fine',
    'varga_lines',
    'karakas',
    'jaimini',
    'relations',
    'birth_sky',
    'strengths',
    'strength_table',
    'limbs',
    'self',
    'planets',
    'together',
    'lords',
    'areas',
    'yogas',
    'doshas',
    'life_whole',
    'vimshottari',
    'yogini',
    'years_whole',
    'eclipses',
    'sky_now',
    'chakra',
    'customs',
    'notice',
  ],
} as const satisfies Readonly<Record<string, readonly KundliSection[]>>;
/** What a section prints in a report of these sections. */
export const makerOf = (section: BirthSection, sections: readonly BirthSection[]): Section => {
  const { make, beside }: SectionRow = SECTIONS[section];
  return beside !== undefined && sections.some((one) => beside.chapters.includes(one)) ? beside.make : make;
};

/** The questions that sections ask, each once. */
export const questionsOf = (sections: readonly BirthSection[]): ReadonlyMap<Ask, (typeof QUESTIONS)[Ask]> =>
  new Map(
    sections.flatMap((section) => {
      const { needs }: SectionRow = SECTIONS[section];
      return needs.map((ask) => [ask, QUESTIONS[ask]] as const);
    }),
  );

/** The questions that follow from the answers to the first ones. */
export const moreQuestions = (
  sections: readonly BirthSection[],
  read: Read,
  issue: Issue,
): ReadonlyMap<string, Question> =>
  new Map(
    sections.flatMap((section) => {
      const row: SectionRow = SECTIONS[section];
      return [...(row.more?.(read, issue) ?? [])];
    }),
  );

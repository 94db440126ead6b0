/** The templates of reports: which sections, in which order, and which questions they ask. */
import { QUESTIONS, type Ask, type Question, type Read } from './answers.ts';
import type { Section } from './making.ts';
import { charts, houses, karakas, relations, vargas, vargasFine } from './sections/charts.ts';
import { coming, vimshottari, vimshottariShort, yogini } from './sections/dashas.ts';
import { doshas } from './sections/findings.ts';
import { yogas, yogaQuestions } from './sections/yogas.ts';
import { birth, glance, notice } from './sections/person.ts';
import {
  areas,
  AREAS,
  limbs,
  lords,
  planets,
  present,
  presentWhole,
  self,
  selfShort,
  skyNow,
  together,
} from './sections/readings.ts';
import { ashtakavarga, strength } from './sections/strength.ts';

interface SectionRow {
  readonly needs: readonly Ask[];
  readonly make: Section;
  /** Questions that follow from the answers to `needs`. */
  readonly more?: (read: Read) => ReadonlyMap<string, Question>;
}

/** The sections of a kundli: what a caller may choose and order. */
export const KUNDLI_SECTIONS = {
  glance: { needs: ['planets', 'vimshottari'], make: glance },
  birth: { needs: ['details', 'panchang', 'avakahada', 'ghata'], make: birth },
  charts: { needs: ['planets', 'dignities', 'd9'], make: charts },
  houses: { needs: ['planets', 'chalit', 'lords'], make: houses },
  relations: { needs: ['dignities', 'friendships', 'chalit', 'vimshopaka'], make: relations },
  vargas: { needs: ['d2', 'd3', 'd4', 'd7', 'd10', 'd12', 'sixteen'], make: vargas },
  vargas_fine: { needs: ['d16', 'd20', 'd24', 'd27', 'd30', 'd40', 'd45', 'd60'], make: vargasFine },
  karakas: { needs: ['karakas', 'arudhas', 'nature'], make: karakas },
  ashtakavarga: { needs: ['ashtakavarga', 'planets'], make: ashtakavarga },
  strength: { needs: ['shadbala'], make: strength },
  vimshottari: { needs: ['vimshottari'], make: vimshottari },
  vimshottari_short: { needs: ['vimshottari'], make: vimshottariShort },
  yogini: { needs: ['yogini'], make: yogini },
  yogas: { needs: ['yogas', 'vimshottari'], make: yogas, more: yogaQuestions },
  doshas: { needs: ['doshas', 'sade_sati'], make: doshas },
  self: { needs: ['read_ascendant', 'read_moon', 'read_star'], make: self },
  self_short: { needs: ['read_ascendant', 'read_moon', 'read_star'], make: selfShort },
  planets: { needs: ['read_planets'], make: planets },
  lords: { needs: ['read_lords'], make: lords },
  present: { needs: ['read_dasha'], make: present },
  present_whole: { needs: ['read_dasha'], make: presentWhole },
  limbs: { needs: ['read_limbs'], make: limbs },
  together: { needs: ['read_together'], make: together },
  sky_now: { needs: ['read_sky'], make: skyNow },
  areas: { needs: [...AREAS], make: areas },
  coming: { needs: ['vimshottari'], make: coming },
  notice: { needs: [], make: notice },
} as const satisfies Readonly<Record<string, SectionRow>>;
export type KundliSection = keyof typeof KUNDLI_SECTIONS;

/** The templates of pdf/kundli. */
export const KUNDLI_TEMPLATES = {
  mini: ['glance', 'birth', 'charts', 'vimshottari_short', 'doshas', 'self_short', 'notice'],
  standard: [
    'glance',
    'birth',
    'charts',
    'houses',
    'relations',
    'vargas',
    'ashtakavarga',
    'strength',
    'vimshottari',
    'yogini',
    'yogas',
    'doshas',
    'self',
    'planets',
    'lords',
    'present',
    'notice',
  ],
  complete: [
    'glance',
    'birth',
    'limbs',
    'charts',
    'houses',
    'relations',
    'karakas',
    'vargas',
    'vargas_fine',
    'ashtakavarga',
    'strength',
    'vimshottari',
    'yogini',
    'yogas',
    'doshas',
    'self',
    'planets',
    'together',
    'lords',
    'areas',
    'present_whole',
    'sky_now',
    'notice',
  ],
} as const satisfies Readonly<Record<string, readonly KundliSection[]>>;
/** The questions that sections ask, each once. */
export const questionsOf = (sections: readonly KundliSection[]): ReadonlyMap<Ask, (typeof QUESTIONS)[Ask]> =>
  new Map(
    sections.flatMap((section) => KUNDLI_SECTIONS[section].needs.map((ask: Ask) => [ask, QUESTIONS[ask]] as const)),
  );

/** The questions that follow from the answers to the first ones. */
export const moreQuestions = (sections: readonly KundliSection[], read: Read): ReadonlyMap<string, Question> =>
  new Map(
    sections.flatMap((section) => {
      const row: SectionRow = KUNDLI_SECTIONS[section];
      return [...(row.more?.(read) ?? [])];
    }),
  );

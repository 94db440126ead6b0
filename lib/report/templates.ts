/** The templates of reports: which sections, in which order, and which questions they ask. */
import { QUESTIONS, type Ask } from './answers.ts';
import type { Section } from './making.ts';
import { charts, houses, relations, vargas } from './sections/charts.ts';
import { vimshottari, vimshottariShort, yogini } from './sections/dashas.ts';
import { doshas, yogas } from './sections/findings.ts';
import { birth, glance, notice } from './sections/person.ts';
import { lords, planets, present, self, selfShort } from './sections/readings.ts';
import { ashtakavarga, strength } from './sections/strength.ts';

interface SectionRow {
  readonly needs: readonly Ask[];
  readonly make: Section;
}

/** The sections of a kundli: what a caller may choose and order. */
export const KUNDLI_SECTIONS = {
  glance: { needs: ['planets', 'vimshottari'], make: glance },
  birth: { needs: ['details', 'panchang', 'avakahada', 'ghata'], make: birth },
  charts: { needs: ['planets', 'dignities', 'd9'], make: charts },
  houses: { needs: ['planets', 'chalit', 'lords'], make: houses },
  relations: { needs: ['dignities', 'friendships', 'chalit', 'vimshopaka'], make: relations },
  vargas: { needs: ['d2', 'd3', 'd4', 'd7', 'd10', 'd12', 'sixteen'], make: vargas },
  ashtakavarga: { needs: ['ashtakavarga', 'planets'], make: ashtakavarga },
  strength: { needs: ['shadbala'], make: strength },
  vimshottari: { needs: ['vimshottari'], make: vimshottari },
  vimshottari_short: { needs: ['vimshottari'], make: vimshottariShort },
  yogini: { needs: ['yogini'], make: yogini },
  yogas: { needs: ['yogas'], make: yogas },
  doshas: { needs: ['doshas', 'sade_sati'], make: doshas },
  self: { needs: ['read_ascendant', 'read_moon', 'read_star'], make: self },
  self_short: { needs: ['read_ascendant', 'read_moon', 'read_star'], make: selfShort },
  planets: { needs: ['read_planets'], make: planets },
  lords: { needs: ['read_lords'], make: lords },
  present: { needs: ['read_dasha'], make: present },
  notice: { needs: [], make: notice },
} as const satisfies Readonly<Record<string, SectionRow>>;
export type KundliSection = keyof typeof KUNDLI_SECTIONS;

/** The templates of pdf/kundli. */
export const KUNDLI_TEMPLATES = {
  mini: ['glance', 'birth', 'charts', 'vimshottari_short', 'doshas', 'self_short', 'notice'],
  standard: [
    'glance', 'birth', 'charts', 'houses', 'relations', 'vargas', 'ashtakavarga', 'strength', 'vimshottari', 'yogini', 'yogas',
    'doshas', 'self', 'planets', 'lords', 'present', 'notice',
  ],
} as const satisfies Readonly<Record<string, readonly KundliSection[]>>; // prettier-ignore
export type KundliTemplate = keyof typeof KUNDLI_TEMPLATES;

/** The questions that sections ask, each once. */
export const questionsOf = (sections: readonly KundliSection[]): ReadonlyMap<Ask, (typeof QUESTIONS)[Ask]> =>
  new Map(
    sections.flatMap((section) => KUNDLI_SECTIONS[section].needs.map((ask: Ask) => [ask, QUESTIONS[ask]] as const)),
  );

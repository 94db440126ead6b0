/** Fields and shapes that the dosha, yoga and manglik endpoints share. */
import { MERCURY_RULES } from '../../../layers/jyotish/chart/natural.ts';
import * as z from 'zod/mini';
import type { RamanYoga } from '../../../layers/jyotish/condition/doctrine.ts';
import { NODE_ASPECTS } from '../../../layers/jyotish/chart/drishti.ts';
import { MANGLIK_REFERENCES } from '../../../layers/jyotish/dosha/manglik.ts';
import { DOSHA_GRADES } from '../../../layers/jyotish/dosha/rule.ts';
import { about, choice, flag, oneOf } from '../frame/about.ts';
import { nameOf } from '../frame/shapes.ts';

/** What Rahu and Ketu aspect. */
export const NODE_ASPECTS_FIELD = {
  node_aspects: choice(NODE_ASPECTS, '7', 'What Rahu and Ketu aspect: the 7th alone; the 5th, 7th and 9th; nothing'),
};

/** Who is a benefic. */
export const BENEFIC_FIELDS = {
  benefic_moon: choice(['bright', 'waxing'], 'bright', 'When the Moon is a benefic: from tithi 8 to 22, or 1 to 15'),
  mercury: choice(
    MERCURY_RULES,
    'company',
    'What makes Mercury a malefic. company: a malefic in his sign (Sun, Mars, Saturn, Rahu, Ketu, a dark Moon) and no benefic there. count: more malefics than benefics there, of equal numbers the nearest of them. always: nothing, he is a benefic',
  ),
};

const usualOrRaman = (raman: string) =>
  choice(['usual', 'raman'], 'usual', `Rule of this yoga. usual: the one of its \`source\`. raman: ${raman}`);
/** Yogas of which B. V. Raman prints another rule. */
const RAMAN_FIELDS = {
  indra: usualOrRaman('lords of 5 and 11 exchange houses and the Moon is in the 5th'),
  kahala: usualOrRaman('lords of 4 and 9 in kendras from each other and a strong lord of the ascendant'),
  matsya: usualOrRaman('malefics, not benefics, in houses 1 and 9'),
  vahana: usualOrRaman('the lord of the ascendant in house 4, 9 or 11'),
  bhagya: usualOrRaman('a strong benefic in house 1, 3 or 5 that aspects the 9th'),
} satisfies Record<RamanYoga, unknown>;

const option = (description: string) => z._default(about(flag, description), false);
/** Options of yogas on which schools differ; `raja` says what becomes of raja yogas of a lord of a bad house. */
export const schoolFields = (raja: string) => ({
  ...NODE_ASPECTS_FIELD,
  ...BENEFIC_FIELDS,
  from_moon: option('Look for mahapurusha yogas from the Moon too'),
  raja: choice(['all', 'strict'], 'all', raja),
  ...RAMAN_FIELDS,
  narrow: option('Take the narrower form of gajakesari, budhaditya, harsha, sarala and vimala'),
  wide: option('Take the wider form of chandra_mangala and shrapit'),
});
/** Their names, for meta.settings. */
export const SCHOOL_OPTIONS = Object.keys(schoolFields(''));

/** Which houses of Mars count. */
export const MANGLIK_FIELD = {
  manglik_houses: choice(
    ['all', 'north', 'south'],
    'all',
    'Houses of Mars that count. all: 1, 2, 4, 7, 8, 12. north: without the 2nd. south: without the 1st',
  ),
};

/** How heavy a dosha is. */
export const GRADE = {
  grade: oneOf(DOSHA_GRADES, 'How heavy it is, none to strong'),
  grade_name: nameOf('grade'),
};

/** How common a yoga or dosha is. */
export const PREVALENCE = about(
  z.nullable(z.number().check(z.gte(0), z.lte(1))),
  'Share of 10,000 random births of 1950 to 2025 over India in which it is present under the default options, 0 to 1; 0: in none of them; null: not counted yet',
);

/** From where something is counted. */
export const REFERENCE = {
  reference: oneOf(MANGLIK_REFERENCES, 'What the houses are counted from'),
  reference_name: nameOf('reference'),
};

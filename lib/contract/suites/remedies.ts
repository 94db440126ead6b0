/** Remedies: what a request may choose, and the shapes of what is suggested. */
import * as z from 'zod/mini';
import { GEM_TESTS } from '../../../layers/jyotish/remedies/gems.ts';
import { NEED_POINTS, REMEDY_KINDS, REMEDY_ROLES } from '../../../layers/jyotish/remedies/need.ts';
import {
  DANA_ITEMS,
  DEITIES,
  FINGERS,
  GEM_METALS,
  GEMS,
  PLANET_COLOURS,
  SUBSTITUTES,
} from '../../../layers/jyotish/remedies/planet-rows.ts';
import { WORSHIPS } from '../../../layers/jyotish/remedies/worship.ts';
import { about, between, flag, keysOf, objectList, oneOf, several, text, whole } from '../frame/about.ts';
import { date, graha, keyed, listOf, nameOf, vara } from '../frame/shapes.ts';

/** Kinds of remedies of a request, and what bears on japa and fast. */
export const REMEDY_FIELDS = {
  kinds: z._default(
    several(
      z.enum(REMEDY_KINDS),
      1,
      REMEDY_KINDS.length,
      'Kinds that are wanted; of each planet those that suit its role are given',
    ),
    [...REMEDY_KINDS],
  ),
  kali: z._default(about(z.boolean(), 'Count a japa four times over, as some schools do in this age'), false),
  no_fast: z._default(about(z.boolean(), 'Leave fasts out, whatever the reason'), false),
};

/** Stands under every answer. */
export const notice = about(text, 'That all of this is optional, in words for the reader');
/** Every suggestion is optional. */
export const optional = about(z.literal(true), 'Always true: nothing here is asked of anybody');

/** Why a planet is listed. */
export const remedyWhy = objectList('Facts that selected it', {
  ...keyed(keysOf(NEED_POINTS), 'reason').shape,
  points: whole(1, 3, 'What the reason counts for'),
});

const mantraText = z.strictObject({
  devanagari: about(text, 'In Devanagari'),
  iast: about(text, 'In Latin letters (IAST)'),
});
const mantra = about(
  z.optional(
    z.strictObject({
      bija: about(mantraText, 'Seed mantra'),
      short: about(mantraText, 'Salutation by name'),
      stotra: about(mantraText, 'Verse of the Navagraha stotra'),
      count: whole(1000, 100000, 'Repetitions of a whole japa'),
      per_day: whole(108, 3000, 'Repetitions a day over forty days, in whole rosaries of 108'),
    }),
  ),
  'Mantra; where it suits the planet and is wanted, as with the other kinds',
);

export const gemKey = keyed(GEMS, 'stone').shape;
/** A stone and how it is worn. */
export const gemDetails = {
  substitutes: about(z.array(keyed(SUBSTITUTES, 'stone')), 'Stones that may stand in for it'),
  carats: between(
    0,
    10,
    'Weight in carats: a twelfth of the body weight in kilograms inside the traditional range; the least of it without one',
  ),
  carats_range: about(
    listOf(between(0, 10, 'Carats'), 2),
    'Least and greatest traditional weight, carats (a ratti is 0.6075)',
  ),
  metals: about(z.array(keyed(GEM_METALS, 'metal')), 'Metals it is set in, the usual first'),
  finger: about(keyed(FINGERS, 'finger'), 'Finger it is worn on'),
  weekday: about(vara, 'Day on which it is first worn, in the hour (hora) of the planet'),
};

/** What tradition gives to a planet. */
export const planetRemedies = {
  mantra,
  dana: about(z.optional(z.array(keyed(DANA_ITEMS, 'gift'))), 'Things to give away'),
  vrata: about(
    z.optional(
      z.strictObject({
        weekday: about(vara, 'Weekday of the fast'),
        week_counts: about(z.array(whole(11, 16, 'Weeks')), 'Usual numbers of weeks'),
        starts: about(date, 'First such day in the bright half from `at` on'),
      }),
    ),
    'Fast; never for those under 18 or over 65, and not with `no_fast`',
  ),
  colour: about(
    z.optional(
      z.strictObject({
        ...keyed(PLANET_COLOURS, 'colour').shape,
        weekday: about(vara, 'Weekday of the planet, on which its colour is worn'),
      }),
    ),
    'Colour of the planet',
  ),
  yantra: about(
    z.optional(listOf(listOf(whole(1, 17, 'Number'), 3), 3)),
    'Square of the planet, row by row; rows, columns and diagonals have one sum',
  ),
  gem: about(
    z.optional(z.strictObject(gemKey)),
    'Its stone, where the planet does the ascendant good; see remedies/gemstones',
  ),
  deities: about(z.array(keyed(DEITIES, 'deity')), 'Deities of the planet'),
};

/** A planet and what it is for the ascendant. */
export const remedyPlanet = {
  planet: about(graha, 'Planet'),
  name: nameOf('planet'),
  role: oneOf(REMEDY_ROLES, 'What it is for the ascendant'),
  role_name: nameOf('role'),
};

/** Tests of a stone. */
export const gemReasons = objectList('Tests of the stone', {
  key: oneOf(GEM_TESTS, 'Test'),
  name: about(text, 'The finding in words'),
  passed: about(flag, 'Whether the stone passes it'),
});

/** A worship that tradition names. */
export const worshipRow = {
  ...keyed(keysOf(WORSHIPS), 'worship').shape,
  text: about(text, 'What is done'),
};

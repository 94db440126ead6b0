/** Fields and shapes that the muhurat endpoints share. */
import * as z from 'zod/mini';
import { EVENT_ALIASES, MUHURAT_EVENT_IDS, type MuhuratEventId } from '../../layers/jyotish/muhurat/events.ts';
import { NOT_EVALUATED } from '../../layers/jyotish/muhurat/rules.ts';
import { DIRECTIONS } from '../../layers/jyotish/panchang/nivas.ts';
import { spelledField, spellingsOf } from './spelling.ts';

const EVENTS = spellingsOf<MuhuratEventId>(MUHURAT_EVENT_IDS, EVENT_ALIASES);

/** The event as a path variable. */
export const eventVariable = spelledField(EVENTS, 'The event: a key, with _ or -');

/** The event that a spelling names. */
export const eventOf = (name: string): MuhuratEventId => {
  const id = EVENTS.get(name);
  if (!id) throw new Error(`no event ${name}`);
  return id;
};

/** Days before and after the invisibility of Jupiter and Venus. */
export const astaDaysField = z._default(
  z
    .literal([0, 3, 5, 7, 15])
    .check(z.describe('days before and after the invisibility of Jupiter and Venus (vriddha, bala)')),
  3,
);

/** Where a journey leads. */
const directionField = z.optional(
  z.enum(DIRECTIONS).check(z.describe('direction of a journey; read by the event travel only')),
);
const lagnaField = z._default(
  z.boolean().check(z.describe('look at the chart of the moment; false scales the other points to 100')),
  true,
);

/** Fields that search and check have in common. */
export const RULE_BOOK_FIELDS = { event: eventVariable, lagna: lagnaField, direction: directionField };

/** The event of an answer. */
export const eventOut = z.strictObject({ id: z.enum(MUHURAT_EVENT_IDS), name: z.string() });
/** Rules with their names. */
export const ruleNamesOut = z.array(z.strictObject({ id: z.string(), name: z.string() }));
/** Faults that no rule of this version looks for. */
export const notEvaluatedOut = z
  .array(z.enum(NOT_EVALUATED))
  .check(z.describe('faults of a wedding that this version does not look for'));
/** Score after vetoes. */
export const scoreOut = z.int().check(z.gte(0), z.lte(100));

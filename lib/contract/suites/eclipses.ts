/** One vocabulary of eclipses: `kind` and `type`, and contacts from first to last. */
import * as z from 'zod/mini';
import { about, objectOf, oneOf, whole } from '../frame/about.ts';
import { instant, name } from '../frame/shapes.ts';

/** Solar or lunar. */
export const eclipseKind = oneOf(['solar', 'lunar'], 'Whether the Sun or the Moon is eclipsed');
/** How much of it. */
export const eclipseType = oneOf(
  ['total', 'annular', 'hybrid', 'partial', 'penumbral'],
  'How deep the eclipse goes: annular and hybrid are solar, penumbral is lunar',
);

/** `kind`, `type` and the name of both. */
export const ECLIPSE = { kind: eclipseKind, type: eclipseType, name: about(name, 'What the eclipse is called') };

/** Series and number of an eclipse in it. */
export const saros = objectOf('Saros series: eclipses of a series follow one another after 18 years and 11 days', {
  series: whole(1, 200, 'Number of the Saros series'),
  member: whole(1, 100, 'Place of the eclipse in the series'),
});

const orNone = (description: string) => about(z.nullable(instant), description);

/** When it begins, is deepest and ends; `none` says when first and last are null too. */
export const contacts = (none: string) => ({
  first: orNone(`First contact: the partial phase begins; null ${none}`),
  second: orNone('Second contact: totality or the ring begins; null where there is none'),
  maximum: orNone(`Deepest phase; null ${none}`),
  third: orNone('Third contact: totality or the ring ends; null where there is none'),
  last: orNone(`Last contact: the partial phase ends; null ${none}`),
});

/** When the Moon enters and leaves the penumbra. */
export const PENUMBRA = {
  penumbral_begin: orNone('The Moon enters the penumbra; null where it is not known'),
  penumbral_end: orNone('The Moon leaves the penumbra; null where it is not known'),
};

/** Contacts of a lunar eclipse: the same everywhere on Earth. */
export const lunarContacts = objectOf('When its phases begin and end; the five contacts are those of the umbra', {
  penumbral_begin: PENUMBRA.penumbral_begin,
  ...contacts('in a penumbral eclipse'),
  maximum: about(instant, 'Deepest phase'),
  penumbral_end: PENUMBRA.penumbral_end,
});

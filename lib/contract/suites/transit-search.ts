/** The condition language of transit/search: one node holds one condition, or combines others. */
import * as z from 'zod/mini';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { DASHA_LORDS } from '../../../layers/jyotish/dasha/lord.ts';
import { DASHA_SYSTEMS } from '../../../layers/jyotish/dasha/systems.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { PAKSHAS, VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { GOCHARA_RESULTS } from '../../../layers/jyotish/transit/gochara.ts';
import { SEARCH_DIGNITIES, SEARCH_ORIGINS, SEARCH_POINTS } from '../../../layers/jyotish/transit/search-terms.ts';
import { about, between, objectOf, oneOf, several, whole } from '../frame/about.ts';

/** Most conditions of a search, and the deepest nesting of `all`, `any` and `not`. */
export const MAX_SEARCH_TERMS = 24;
export const MAX_SEARCH_DEPTH = 4;

const list = <T extends z.ZodMiniType>(item: T, description: string) => z.optional(several(item, 1, 60, description));
const numberOrKey = (min: number, max: number, keys: readonly string[], thing: string) =>
  z.union([whole(min, max, `Number of the ${thing}, ${min} to ${max}`), oneOf(keys, `Key of the ${thing}`)]);
const signs = numberOrKey(1, 12, SIGN_KEYS, 'sign from Aries');
const stars = numberOrKey(1, 27, NAKSHATRA_KEYS, 'star from Ashwini');
const yesOrNo = (what: string) => z.optional(about(z.boolean(), `${what}: true while it is so, false while it is not`));
const counts = (max: number, what: string) =>
  z.optional(
    objectOf(what, {
      min: z.optional(whole(0, max, `Fewest, 0 to ${max}; 0 when left out`)),
      max: z.optional(whole(0, max, `Most, 0 to ${max}; ${max} when left out`)),
    }),
  );

const combined = (description: string) =>
  z.optional(
    several(
      z.lazy(() => searchNode),
      1,
      MAX_SEARCH_TERMS,
      description,
    ),
  );

/** A node of the language. Which members go together is checked by `lib/answers/queries/search-where.ts`. */
export const searchNode: z.ZodMiniType<Readonly<Record<string, unknown>>> = z.strictObject({
  all: combined('True while all of these are'),
  any: combined('True while at least one of these is'),
  not: z.optional(
    about(
      z.lazy(() => searchNode),
      'True while this is not',
    ),
  ),
  body: z.optional(oneOf(GRAHAS, 'Planet in transit that the condition beside it is about')),
  in_sign: list(signs, 'Of body: in one of these signs'),
  in_nakshatra: list(stars, 'Of body: in one of these stars'),
  in_navamsa: list(signs, 'Of body: in a navamsa of one of these signs'),
  in_house: list(whole(1, 12, 'House, 1 to 12'), 'Of body: in one of these houses, whole signs counted from `from`'),
  from: z.optional(
    oneOf(SEARCH_ORIGINS, 'With in_house: the natal ascendant or planet that is the first house; lagna when left out'),
  ),
  near: z.optional(oneOf(SEARCH_POINTS, 'Of body: within `orb` of one of the angles from this natal point')),
  orb: z.optional(between(0, 10, 'With near: degrees on either side, 0 to 10; 1 when left out')),
  angle: list(
    between(0, 360, 'Degrees, 0 to 360'),
    'With near: angles from the natal point in the order of the signs; 0 (the point itself) when left out',
  ),
  aspects: z.optional(
    about(
      z.union([oneOf(SEARCH_POINTS, 'Natal point'), whole(1, 12, 'House from the ascendant, 1 to 12')]),
      'Of body: aspects the sign of this natal point, or this house, by graha drishti; being in the sign is no aspect',
    ),
  ),
  retrograde: yesOrNo('Of body: retrograde (Rahu and Ketu always, Sun and Moon never)'),
  combust: yesOrNo('Of body: combust'),
  dignity: list(
    oneOf(SEARCH_DIGNITIES, 'Dignity'),
    'Of body: exalted, moolatrikona, own sign or debilitated by its place, else friend, neutral or enemy by the natural relation to the lord of the sign',
  ),
  gochara: list(
    oneOf(GOCHARA_RESULTS, 'Result'),
    'Of body: result of its transit from the natal Moon, vedha included (transit/gochara)',
  ),
  bav: counts(8, 'Of body: bindus it has in the sign it passes, 0 to 8; never of Rahu and Ketu'),
  sav: counts(56, 'Of body: bindus of the seven planets in the sign it passes, 0 to 56; never of Rahu and Ketu'),
  kakshya_bindu: yesOrNo('Of body: the lord of the kakshya it passes gave it a bindu; never of Rahu and Ketu'),
  double_transit: z.optional(
    whole(1, 12, 'House, 1 to 12: while Jupiter and Saturn both touch it or its lord (transit/double-transit)'),
  ),
  sade_sati: yesOrNo('Saturn in the twelfth, first or second sign from the natal Moon'),
  chandrashtama: yesOrNo('The Moon in the eighth sign from the natal Moon'),
  dasha: z.optional(
    objectOf('While a period of one of these lords runs at this level, under the default rules of dasha/running', {
      system: z.optional(oneOf(DASHA_SYSTEMS, 'Dasha system; vimshottari when left out')),
      level: whole(1, 3, 'Level, 1 maha to 3 pratyantar'),
      lord: several(z.enum(DASHA_LORDS), 1, 12, 'Lords: planets, yoginis or signs'),
    }),
  ),
  tithi: list(whole(1, 30, 'Tithi, 1 to 30'), 'While one of these tithis runs, 1 to 15 bright, 16 to 30 dark'),
  nakshatra: list(stars, 'While the Moon is in one of these stars'),
  vara: list(
    numberOrKey(0, 6, VARA_KEYS, 'weekday from Sunday'),
    'On these weekdays, from sunrise to sunrise at at_place',
  ),
  tara: list(
    whole(1, 9, 'Tara, 1 Janma to 9 Parama Mitra'),
    'While the star of the Moon is one of these taras from the star of birth',
  ),
  paksha: z.optional(oneOf(PAKSHAS, 'In this half of the lunar month')),
  eclipse_within: z.optional(
    between(0, 30, 'Days, 0 to 30: within so many days of the maximum of any eclipse on Earth, penumbral ones too'),
  ),
});

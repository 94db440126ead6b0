/**
 * Which place a caller means by a name.
 *
 * The rule of weights. A place weighs its population (500 at least, where it is unknown); its own name of today counts
 * forty times another name (Mathura is not Madurai, though that is written so too, but Madras is Chennai and not the
 * town in Oregon); a letter that differs divides by thirty. The heaviest place is meant
 * - when no other place of the name lies further than half a degree away (Delhi and New Delhi), or
 * - when it weighs twelve times as much as the next (Udaipur in Rajasthan; but of Aurangabad, Rampur and Hyderabad there
 *   are two that may be meant), or four times where the region or country was named.
 * Everything else is for the caller to choose. Other places of the name that weigh a twentieth or more are told.
 */
import { AppError } from '../../contract/frame/app-error.ts';
import type { PlaceCandidate } from '../../contract/frame/errors.ts';
import type { NamedPlace, PlaceMatch } from '../../contract/values/place.ts';
import { foldPlaceName } from './fold.ts';
import { openGazetteer, type Gazetteer, type GazetteerPlace, type NameHit } from './gazetteer.ts';
import { liesIn } from './regions.ts';
import { slipsAllowed, slipsBetween } from './spelling.ts';

/** A place that was meant. */
export interface MeantPlace {
  readonly place: GazetteerPlace;
  readonly match: PlaceMatch;
  /** Places of the same name that are not far less populous. */
  readonly others: readonly GazetteerPlace[];
}

/** The place meant, or those among which the caller must choose: some that bear the name, or, with `similar`, some like it. */
export type Meaning =
  { readonly meant: MeantPlace } | { readonly candidates: readonly GazetteerPlace[]; readonly similar: boolean };

/** Weights in powers of ten. */
const OWN_NAME = Math.log10(40);
const SLIP = Math.log10(30);
const CLEAR_LEAD = Math.log10(12);
const CLEAR_LEAD_WITHIN = Math.log10(4);
const NOTABLE = Math.log10(20);
/** The beginning of a name fits worse than the whole. */
const BEGINNING = 3;
const MIN_POPULATION = 500;
/** A misspelt name is only taken for a place of which this many people are known. */
const MISSPELT_FROM = 1000;
const NEAR_DEG = 0.5;
const MAX_CANDIDATES = 10;

interface Weighed extends NameHit {
  readonly weight: number;
}

const weightOf = ({ place, own, whole, slips }: NameHit): number =>
  Math.log10(Math.max(MIN_POPULATION, place.population)) +
  (own ? OWN_NAME : 0) -
  slips * SLIP -
  (whole ? 0 : BEGINNING);

/** Each place once, by the name that fits best, the heaviest first. */
const ranked = (hits: readonly NameHit[]): Weighed[] => {
  const best = new Map<string, Weighed>();
  for (const hit of hits) {
    const weight = weightOf(hit);
    if (weight > (best.get(hit.place.id)?.weight ?? -Infinity)) best.set(hit.place.id, { ...hit, weight });
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight || (a.place.id < b.place.id ? -1 : 1));
};

const isNear = (a: GazetteerPlace, b: GazetteerPlace): boolean =>
  Math.abs(a.lat - b.lat) < NEAR_DEG && Math.abs(a.lon - b.lon) < NEAR_DEG;

/** How a hit fits. The data list common misspellings among the other names: one letter off the own name is such a one. */
const matchOf = (wanted: string, { place, own, slips }: NameHit): PlaceMatch => {
  if (slips > 0) return 'fuzzy';
  if (own) return 'exact';
  return slipsAllowed(wanted.length) > 0 && slipsBetween(wanted, foldPlaceName(place.name), 1) <= 1 ? 'fuzzy' : 'alias';
};

/** A name and the regions or countries named after it, folded. */
interface Asked {
  readonly name: string;
  readonly within: readonly string[];
}

const heldBy =
  ({ within }: Asked) =>
  ({ place }: NameHit): boolean =>
    within.every((part) => liesIn(place, part));

/** A text as name and regions; where no comma parts them, as it is first, and then with its last words as the region. */
const readings = (text: string): Asked[] => {
  const [name = '', ...within] = text.split(/[,،]/).map(foldPlaceName);
  const whole = { name, within: within.filter((part) => part !== '') };
  const words = within.length > 0 ? [] : text.trim().split(/\s+/);
  const split = words.slice(1).map((_, i) => {
    const at = words.length - 1 - i;
    return { name: foldPlaceName(words.slice(0, at).join(' ')), within: [foldPlaceName(words.slice(at).join(' '))] };
  });
  return [whole, ...split].filter((asked) => asked.name !== '' && asked.within.every((part) => part !== ''));
};

/** The heaviest place, if it leads clearly. */
const clearly = (hits: readonly Weighed[], asked: Asked): MeantPlace | null => {
  const [first, ...rest] = hits;
  if (!first) return null;
  const rivals = rest.filter(({ place }) => !isNear(place, first.place));
  const lead = asked.within.length > 0 ? CLEAR_LEAD_WITHIN : CLEAR_LEAD;
  const [rival] = rivals;
  if (rival && first.weight - rival.weight < lead) return null;
  return {
    place: first.place,
    match: matchOf(asked.name, first),
    others: rivals.filter(({ weight }) => first.weight - weight <= NOTABLE).map(({ place }) => place),
  };
};

const placesOf = (hits: readonly NameHit[]): GazetteerPlace[] => hits.map(({ place }) => place);

/** Whether the largest place of a region stands for more people than a place that bears the region's name elsewhere. */
const isOutweighed = (place: GazetteerPlace, largest: GazetteerPlace): boolean =>
  largest.region !== place.region && largest.population > place.population;

/** Names like the one asked for: with a letter or two amiss, or beginning with it. */
const likely = (gazetteer: Gazetteer, asked: Asked): Weighed[] => {
  const slips = slipsAllowed(asked.name.length);
  if (slips === 0) return [];
  const misspelt = gazetteer
    .similar(asked.name, slips)
    .filter(({ place: { population } }) => population >= MISSPELT_FROM);
  return ranked([...misspelt, ...gazetteer.named(asked.name, false)].filter(heldBy(asked)));
};

/** What a text means: the id of a place, or a name, after which region and country may follow (`Pune, Maharashtra`). */
export const meaningOf = (gazetteer: Gazetteer, text: string): Meaning => {
  const byId = /^(\d+|@-?[\d.]+,-?[\d.]+)$/.test(text) ? gazetteer.byId(text) : null;
  if (byId) return { meant: { place: byId, match: 'exact', others: [] } };
  const [first, ...others] = readings(text);
  if (!first) return { candidates: [], similar: true };
  for (const asked of [first, ...others]) {
    const hits = ranked(gazetteer.named(asked.name, true).filter(heldBy(asked)));
    if (hits.length === 0) continue;
    const [heaviest] = hits;
    // Goa in the Philippines is not what most who write Goa mean: a larger region of the name makes it unclear.
    const region = asked.within.length > 0 ? null : gazetteer.largestOf(asked.name);
    if (region && heaviest && isOutweighed(heaviest.place, region))
      return { candidates: [region, ...placesOf(hits).filter(({ id }) => id !== region.id)], similar: false };
    const meant = clearly(hits, asked);
    return meant ? { meant } : { candidates: placesOf(hits), similar: false };
  }
  const hits = likely(gazetteer, first);
  const region = gazetteer.largestOf(first.name);
  // Who names a region, Punjab, does not misspell a place; and the beginning of a name is a question, not a slip.
  const meant = region || hits[0]?.slips === 0 ? null : clearly(hits, first);
  if (meant) return { meant };
  return { candidates: [...(region ? [region] : []), ...placesOf(hits)], similar: true };
};

/**
 * Every place that bears a name, or the id that a text is; null for the name of a region or country, which no single point
 * is. Misspelt names are those of no place here.
 */
export const placesCalled = (gazetteer: Gazetteer, text: string): readonly GazetteerPlace[] | null => {
  const byId = gazetteer.byId(text);
  if (byId) return [byId];
  const all = readings(text);
  if (all[0] && all[0].within.length === 0 && gazetteer.largestOf(all[0].name)) return null;
  return all.flatMap((asked) => placesOf(gazetteer.named(asked.name, true).filter(heldBy(asked))));
};

/** A place of a search, and how its name fits: `beginning` where only the beginning was asked for. */
export interface SearchedPlace {
  readonly place: GazetteerPlace;
  readonly match: PlaceMatch | 'beginning';
}

/**
 * Places for a name or the beginning of one, best first; names a letter or two off where nothing else fits. After commas
 * the region and country may follow. With `country` (ISO 3166-1, two capitals) only places there.
 */
export const searchPlaces = (
  gazetteer: Gazetteer,
  query: string,
  country: string | null,
  limit: number,
): SearchedPlace[] => {
  const [asked] = readings(query);
  if (!asked) return [];
  const wanted = (hit: NameHit): boolean => (country === null || hit.place.country === country) && heldBy(asked)(hit);
  const found = ranked(gazetteer.named(asked.name, false).filter(wanted));
  const hits = found.length > 0 ? found : likely(gazetteer, asked).filter(wanted);
  return hits
    .slice(0, limit)
    .map((hit) => ({ place: hit.place, match: hit.whole ? matchOf(asked.name, hit) : 'beginning' }));
};

/** A place among which a caller may choose, as a row of `error.details`. */
const candidateOf =
  (field: string) =>
  ({ id, name, region, country, lat, lon, population }: GazetteerPlace): PlaceCandidate => ({
    field,
    code: 'CANDIDATE',
    message: `${name}, ${region}, ${country}: send ${id} as ${field}.`,
    id,
    name,
    region,
    country,
    lat,
    lon,
    population,
  });

/**
 * The place meant by the text of a field. Throws PLACE_AMBIGUOUS with the places that bear the name, or PLACE_NOT_FOUND with
 * those that bear one like it, each a row of `details`.
 */
export const placeByText = async (text: string, field: string): Promise<MeantPlace> => {
  const meaning = meaningOf(await openGazetteer(), text);
  if ('meant' in meaning) return meaning.meant;
  const details = meaning.candidates.slice(0, MAX_CANDIDATES).map(candidateOf(field));
  if (!meaning.similar)
    throw new AppError('PLACE_AMBIGUOUS', {
      message: `Several places are called ${text}. Send the id of one of those in details, or add the region.`,
      details,
    });
  if (details.length > 0)
    throw new AppError('PLACE_NOT_FOUND', {
      message: `No place is called ${text}. The places in details have a name like it.`,
      details,
    });
  const message = `No place is called ${text}, and none has a name like it.`;
  throw new AppError('PLACE_NOT_FOUND', { details: [{ field, code: 'UNKNOWN_VALUE', message }] });
};

const written = ({ name, region, country }: GazetteerPlace): string => `${name}, ${region}, ${country}`;

/** What a caller should know of a place that was meant: a spelling that was corrected, other places of the name. */
export const placeNotes = (
  { place, match, others }: MeantPlace,
  text: string,
  field: string,
): { readonly code: 'PLACE_FUZZY' | 'PLACE_ASSUMED'; readonly message: string }[] => [
  ...(match === 'fuzzy'
    ? [{ code: 'PLACE_FUZZY' as const, message: `${field} ${text} was read as ${written(place)} (${place.id}).` }]
    : []),
  ...(others.length > 0
    ? [
        {
          code: 'PLACE_ASSUMED' as const,
          message: `${field} ${text} was taken for ${written(place)}, by far the largest. Of the same name: ${others
            .slice(0, 5)
            .map((other) => `${written(other)} (${other.id})`)
            .join('; ')}.`,
        },
      ]
    : []),
];

/** The place as `meta.place` shows it. */
export const namedPlace = ({ place: { id, name, region, country, lat, lon }, match }: MeantPlace): NamedPlace => ({
  id,
  name,
  region,
  country,
  lat,
  lon,
  match,
});

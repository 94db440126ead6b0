/** Which place a caller means by a name, by the weights of `weight.ts`; what is not clear is for the caller to choose. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { PlaceCandidate } from '../../contract/frame/errors.ts';
import type { NamedPlace, PlaceMatch } from '../../contract/values/place.ts';
import { heldBy, readings, type Asked } from './asked.ts';
import { foldPlaceName } from './fold.ts';
import { openGazetteer, type Gazetteer, type GazetteerPlace, type NameHit } from './gazetteer.ts';
import { stateOf } from './regions.ts';
import { soundsApart } from './sound.ts';
import { slipsBetween } from '../../words/slips.ts';
import { slipsAllowed } from './spelling.ts';
import {
  CLEAR_LEAD,
  GREAT_CITY,
  MIN_POPULATION,
  NOTABLE,
  isOfGreatCity,
  leadOver,
  ranked,
  type Weighed,
} from './weight.ts';

/** A place that was meant. */
export interface MeantPlace {
  readonly place: GazetteerPlace;
  readonly match: PlaceMatch;
  /** Places of the same name that are not far less populous. */
  readonly others: readonly GazetteerPlace[];
}

/** The place meant, or those among which the caller must choose: some that bear the name, or, with `similar`, some like it. */
export type Meaning =
  | { readonly meant: MeantPlace }
  | { readonly candidates: readonly GazetteerPlace[]; readonly similar: boolean };

/** A misspelt name is only taken for a place of which this many people are known. */
const MISSPELT_FROM = 1000;
const NEAR_DEG = 0.5;
const MAX_OTHERS = 3;
const MAX_CANDIDATES = 10;

const isNear = (a: GazetteerPlace, b: GazetteerPlace): boolean =>
  Math.abs(a.lat - b.lat) < NEAR_DEG && Math.abs(a.lon - b.lon) < NEAR_DEG;

/** How a hit fits. The data list common misspellings among the other names: one letter off the own name is such a one. */
const matchOf = (wanted: string, { place, own, slips }: NameHit): PlaceMatch => {
  if (slips > 0) return 'fuzzy';
  if (own) return 'exact';
  return slipsAllowed(wanted.length) > 0 && slipsBetween(wanted, foldPlaceName(place.name), 1) <= 1 ? 'fuzzy' : 'alias';
};

/** The heaviest place, if it leads clearly. */
const clearly = (hits: readonly Weighed[], asked: Asked): MeantPlace | null => {
  const [first, ...rest] = hits;
  if (!first) return null;
  const rivals = rest.filter(({ place }) => !isNear(place, first.place));
  if (rivals.some(({ place, weight }) => first.weight - weight < leadOver(first.place, place, asked))) return null;
  return {
    place: first.place,
    match: matchOf(asked.name, first),
    others: rivals.filter(({ weight }) => first.weight - weight <= NOTABLE).map(({ place }) => place),
  };
};

const placesOf = (hits: readonly NameHit[]): GazetteerPlace[] => hits.map(({ place }) => place);

/** The largest place of a region, by its name in GeoNames or, of an Indian state, another. */
const largestNamed = (gazetteer: Gazetteer, name: string): GazetteerPlace | null =>
  gazetteer.largestOf(stateOf(name) ?? name);

/** Whether the largest place of a region stands for more people than a place that bears the region's name elsewhere. */
const isOutweighed = ({ place, own }: NameHit, largest: GazetteerPlace): boolean =>
  (largest.region !== place.region || !own) &&
  largest.id !== place.id &&
  Math.log10(largest.population / Math.max(MIN_POPULATION, place.population)) >= CLEAR_LEAD;

/** Names like the one asked for: with a letter or two amiss, of the same sound, or beginning with it. */
const likely = (gazetteer: Gazetteer, asked: Asked): Weighed[] => {
  const slips = slipsAllowed(asked.latin.length);
  if (slips === 0) return [];
  const sounding = gazetteer.sounding(asked.latin, asked.voiceless);
  const misspelt = gazetteer
    .similar(asked.latin, slips)
    .filter(({ place: { population } }) => population >= MISSPELT_FROM);
  const all = [...sounding, ...misspelt, ...gazetteer.named(asked.name, false)];
  return ranked(all.filter(heldBy(asked)), asked.within.length === 0);
};

/** Slips from a place's own name to another of its names that is only a spelling of it; null where it is a name apart. */
const spellingOf = (asked: Asked, { own, place }: NameHit): number | null =>
  own || asked.latin !== asked.name ? null : soundsApart(asked.latin, foldPlaceName(place.name), false);

/**
 * Places that bear a name. GeoNames lists Melborn among the names of the Melbourne in Florida: where a name is nothing but a
 * spelling of the names it lists it with, none of a great city, great cities with a name like it may be meant too.
 */
const bearers = (gazetteer: Gazetteer, asked: Asked): Weighed[] => {
  const anywhere = asked.within.length === 0;
  const hits = gazetteer.named(asked.name, true).filter(heldBy(asked));
  const spelt = hits.flatMap((hit) => {
    const slips = isOfGreatCity(hit) ? null : spellingOf(asked, hit);
    return slips === null ? [] : [{ ...hit, own: true, slips }];
  });
  if (hits.length === 0 || spelt.length < hits.length) return ranked(hits, anywhere);
  const great = likely(gazetteer, asked).filter(
    ({ own, whole, place }) => own && whole && place.population >= GREAT_CITY,
  );
  return ranked([...spelt, ...great], anywhere);
};

/** Whether a name that begins so belongs to a larger place than the name most like it. */
const isBeginning = ([first, ...rest]: readonly Weighed[]): boolean =>
  first !== undefined &&
  (!first.whole || rest.some(({ whole, own, place }) => !whole && own && place.population > first.place.population));

/** What a text means: the id of a place, or a name, after which region and country may follow (`Pune, Maharashtra`). */
export const meaningOf = (gazetteer: Gazetteer, text: string): Meaning => {
  const byId = /^(\d+|@-?[\d.]+,-?[\d.]+)$/.test(text) ? gazetteer.byId(text) : null;
  if (byId) return { meant: { place: byId, match: 'exact', others: [] } };
  const [first, ...others] = readings(text);
  if (!first) return { candidates: [], similar: true };
  for (const asked of [first, ...others]) {
    const hits = bearers(gazetteer, asked);
    if (hits.length === 0) continue;
    const [heaviest] = hits;
    // Goa in the Philippines is not what most who write Goa mean: a larger region of the name makes it unclear.
    const region = asked.within.length > 0 ? null : largestNamed(gazetteer, asked.name);
    if (region && heaviest && isOutweighed(heaviest, region))
      return { candidates: [region, ...placesOf(hits).filter(({ id }) => id !== region.id)], similar: false };
    const meant = clearly(hits, asked);
    return meant ? { meant } : { candidates: placesOf(hits), similar: false };
  }
  const hits = likely(gazetteer, first);
  const region = largestNamed(gazetteer, first.name);
  // Who names a region, Punjab, does not misspell a place; and the beginning of a name is a question, not a slip.
  const meant = region || isBeginning(hits) ? null : clearly(hits, first);
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
  if (all[0] && all[0].within.length === 0 && largestNamed(gazetteer, all[0].name)) return null;
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
  const found = ranked(
    gazetteer.named(asked.name, false).filter(wanted),
    country === null && asked.within.length === 0,
  );
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
          message: `${field} ${text} was taken for ${written(place)}, the likeliest. Of the same name: ${others
            .slice(0, MAX_OTHERS)
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

/** A place that was meant by a name, as `meta.place` shows it. */

/** Id of a place: its GeoNames number, or `@lat,lon` where the data have none. */
export const PLACE_ID = /^(\d+|@-?\d+(\.\d+)?,-?\d+(\.\d+)?)$/;

/** How a name fits its place: its own name or id; another of its names; a spelling that no source calls its name. */
export const PLACE_MATCHES = ['exact', 'alias', 'fuzzy'] as const;
export type PlaceMatch = (typeof PLACE_MATCHES)[number];

/** The place that was used, where one was named. */
export interface NamedPlace {
  /** Id of geo/search, accepted wherever a place is. */
  readonly id: string;
  readonly name: string;
  /** State or province; the country's name where there is none. */
  readonly region: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly match: PlaceMatch;
}

/** The name of a place with its region and country. */
export const fullName = ({ name, region, country }: Pick<NamedPlace, 'name' | 'region' | 'country'>): string =>
  [...new Set([name, region, country])].filter((part) => part !== '').join(', ');

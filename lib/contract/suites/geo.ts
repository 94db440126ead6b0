/** Shapes that the geo endpoints share. */
import * as z from 'zod/mini';
import { OFFSET_HOURS } from '../frame/limits.ts';
import { PLACE_ID } from '../values/place.ts';
import { about, between, text, textLike } from '../frame/about.ts';

/** A place of the gazetteer. */
export const PLACE_ROW = {
  id: textLike(PLACE_ID, 'Id of the place, accepted as place wherever coordinates are'),
  name: about(text, 'Name of the place today'),
  region: about(text, 'State or province; the country where there is none'),
  country: about(z.string().check(z.length(2)), 'Country, ISO 3166-1 code, two letters'),
  lat: between(-90, 90, 'Latitude in degrees, north positive'),
  lon: between(-180, 180, 'Longitude in degrees, east positive'),
  timezone: about(text, 'IANA time zone'),
  population: about(z.int().check(z.gte(0)), 'People who live there; 0 when not known'),
};

/** An offset from UT. */
export const offsetHours = (description: string) => between(OFFSET_HOURS.from, OFFSET_HOURS.to, description);

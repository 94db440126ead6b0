/**
 * Places by name, offline. The data are GeoNames' (CC BY 4.0): some 170 000 places with their names in all scripts,
 * made into one sorted file by `lib/tools/deploy/places.ts`. It stands beside the layer's code and is read on first use;
 * searches run over its bytes, nothing is parsed ahead.
 */
import { readFile } from 'node:fs/promises';
import { soundKey, soundsApart } from './sound.ts';
import { slipsBetween } from '../../words/slips.ts';

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
  /** Where the names by their sound begin, which is where the keys end; and their end. */
  readonly sounds: number;
  readonly end: number;
}

/** A sorted part of the file: where its lines begin and end. */
interface Lines {
  readonly from: number;
  readonly end: number;
}

/** A name in the index that fits what was asked for, and the place that bears it. */
export interface NameHit {
  readonly place: GazetteerPlace;
  /** It is the place's own name of today, not another or an older one. */
  readonly own: boolean;
  /** The whole name was asked for, not its beginning. */
  readonly whole: boolean;
  /** Letters that differ, a half for a vowel; 0 where the name, or its beginning, is the one asked for. */
  readonly slips: number;
}

const NEWLINE = 10;
const TAB = 9;
/** Most bytes of a letter in UTF-8. */
const LETTER_BYTES = 4;

/** Which of 32 kinds of byte occur in a stretch of text: equal for equal letters. */
const lettersOf = (text: Buffer, from: number, to: number): number => {
  let seen = 0;
  for (let at = from; at < to; at++) seen |= 1 << ((text[at] ?? 0) & 31);
  return seen;
};

const setBits = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Mean radius of the Earth, kilometres (IUGG). */
const EARTH_KM = 6371.0088;
const RADIAN = Math.PI / 180;

/** Distance of two points along a great circle of a sphere (haversine), kilometres. */
export const greatCircleKm = (lat1: number, lon1: number, lat2: number, lon2: number): number => {
  const half = (degrees: number): number => Math.sin((degrees * RADIAN) / 2) ** 2;
  const h = half(lat2 - lat1) + Math.cos(lat1 * RADIAN) * Math.cos(lat2 * RADIAN) * half(lon2 - lon1);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** A gazetteer over the bytes of its file. */
export class Gazetteer {
  readonly #head: GazetteerHead;
  readonly #body: Buffer;
  #known: Float64Array | undefined;

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

  /** Latitude, longitude and population of every place, read once. */
  #positions(): Float64Array {
    if (this.#known) return this.#known;
    const known = new Float64Array(3 * this.size);
    for (let index = 0; index < this.size; index++) {
      const row = this.#row(index);
      known.set([Number(row[4]), Number(row[5]), Number(row[6])], 3 * index);
    }
    return (this.#known = known);
  }

  /** The places nearest to a point among those with at least so many people, nearest first; the larger of two as near. */
  near(lat: number, lon: number, limit: number, minPopulation: number): { place: GazetteerPlace; km: number }[] {
    const positions = this.#positions();
    const found: { index: number; km: number; population: number }[] = [];
    for (let index = 0; index < this.size; index++) {
      const [placeLat = 0, placeLon = 0, population = 0] = positions.subarray(3 * index, 3 * index + 3);
      if (population < minPopulation) continue;
      const km = greatCircleKm(lat, lon, placeLat, placeLon);
      const worst = found.at(-1);
      if (found.length === limit && worst && km > worst.km) continue;
      found.push({ index, km, population });
      found.sort((a, b) => a.km - b.km || b.population - a.population);
      found.length = Math.min(found.length, limit);
    }
    return found.map(({ index, km }) => ({ place: this.#place(index), km }));
  }

  get #keys(): Lines {
    return { from: this.#head.keys, end: this.#head.sounds };
  }

  /** Start of the first line at or after a byte of sorted lines. */
  #lineFrom(at: number, { from, end }: Lines): number {
    if (at <= from) return from;
    const newline = this.#body.indexOf(NEWLINE, at - 1);
    return newline < 0 || newline >= end ? end : newline + 1;
  }

  #key(line: number): string {
    return this.#body.toString('utf8', line, this.#body.indexOf(TAB, line));
  }

  /** Start of the first of sorted lines whose key is not before `wanted`. */
  #firstLine(wanted: string, lines: Lines): number {
    let low = lines.from;
    let high = lines.end;
    while (low < high) {
      const middle = this.#lineFrom((low + high) >> 1, lines);
      const probe = middle < high ? middle : this.#lineFrom(low, lines);
      if (probe >= high) return high;
      if (this.#key(probe) < wanted) low = this.#body.indexOf(NEWLINE, probe) + 1;
      else if (probe === low) return low;
      else high = middle < high ? probe : low;
    }
    return low;
  }

  /** Own and other names that begin with a folded name, in the order of the index; with `whole`, only those equal to it. */
  named(wanted: string, whole: boolean): NameHit[] {
    const hits: NameHit[] = [];
    for (let line = this.#firstLine(wanted, this.#keys); line < this.#keys.end;) {
      const next = this.#body.indexOf(NEWLINE, line) + 1;
      const [key = '', mark = ''] = this.#body.toString('utf8', line, next - 1).split('\t');
      line = next;
      if (!key.startsWith(wanted) || (whole && key !== wanted)) break;
      hits.push({ ...this.#marked(mark), whole: key === wanted, slips: 0 });
    }
    return hits;
  }

  /** Names with the same first letter that differ from a folded name by 1 to `most` letters. Scans a part of the index. */
  similar(wanted: string, most: number): NameHit[] {
    if (most < 1) return [];
    const [first = ''] = wanted;
    const asked = Buffer.from(wanted);
    const bytes = most * (asked.length === wanted.length ? 1 : LETTER_BYTES);
    const letters = lettersOf(asked, 0, asked.length);
    const hits: NameHit[] = [];
    const end = this.#firstLine(`${first}\uffff`, this.#keys);
    for (let line = this.#firstLine(first, this.#keys); line < end;) {
      const tab = this.#body.indexOf(TAB, line);
      const next = this.#body.indexOf(NEWLINE, tab) + 1;
      // A slip brings one new letter and takes one away at most: most names are told apart without reading them.
      if (
        Math.abs(tab - line - asked.length) <= bytes &&
        setBits(letters ^ lettersOf(this.#body, line, tab)) <= 2 * bytes
      ) {
        const slips = slipsBetween(wanted, this.#body.toString('utf8', line, tab), most);
        if (slips > 0 && slips <= most)
          hits.push({ ...this.#marked(this.#body.toString('latin1', tab + 1, next - 1)), whole: true, slips });
      }
      line = next;
    }
    return hits;
  }

  /**
   * Names that sound like a folded one in Latin letters, those of places with few people left out. With `voiceless` k and g, t
   * and d, p and b are one, as Tamil writes them.
   */
  sounding(wanted: string, voiceless: boolean): NameHit[] {
    const lines = { from: this.#head.sounds, end: this.#head.end };
    const sound = soundKey(wanted);
    const hits: NameHit[] = [];
    for (let line = this.#firstLine(sound, lines); line < lines.end;) {
      const next = this.#body.indexOf(NEWLINE, line) + 1;
      const [key, mark = '', name = ''] = this.#body.toString('utf8', line, next - 1).split('\t');
      line = next;
      if (key !== sound) break;
      const slips = soundsApart(wanted, name, voiceless);
      if (slips !== null) hits.push({ ...this.#marked(mark), whole: true, slips });
    }
    return hits;
  }

  #marked(mark: string): Pick<NameHit, 'place' | 'own'> {
    const own = mark.startsWith('*');
    return { place: this.#place(Number(own ? mark.slice(1) : mark)), own };
  }

  /** The most populous place of the region with this folded name, or null. */
  largestOf(region: string): GazetteerPlace | null {
    const index = Object.hasOwn(this.#head.largest, region) ? this.#head.largest[region] : undefined;
    return index === undefined ? null : this.#place(index);
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
}

/** Order of ids in the file: GeoNames ids by number, then the others by text. */
export const idBefore = (a: string, b: string): boolean => {
  const numbered = [a, b].map((id) => !id.startsWith('@'));
  if (numbered[0] && numbered[1]) return Number(a) < Number(b);
  if (numbered[0] !== numbered[1]) return numbered[0] === true;
  return a < b;
};

/** The file beside the layer's code. */
const BUILT = '../places/places.bin';
/** What makes it in an unbuilt process (tests, scripts). */
const SOURCE = '../../tools/deploy/places.ts';

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

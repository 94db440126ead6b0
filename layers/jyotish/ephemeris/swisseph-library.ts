/** Constants of the library and what every call needs: flags, bodies, the range of the files, reading its buffers. */
import { julian, type JulianDay } from './instant.ts';
import { SkyError, type Body, type Place } from './sky.ts';
import { MORE_DOUBLES, OUT_DOUBLES, type Engine } from './swisseph-engine.ts';

/** Flags of a computation: the Swiss files, with speed, equatorial, seen from a place, without nutation. */
export const SWIEPH = 2;
export const SPEED = 256;
export const EQUATORIAL = 2048;
export const TOPOCTR = 32768;
export const NONUT = 64;

const BODY_ID: Readonly<Record<Body, number>> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  rahu: 10,
  ketu: 10,
};
const TRUE_NODE = 11;

/** The library's number of each body under a choice of node; Ketu is computed as Rahu. */
export const bodyIds = (node: 'mean' | 'true'): Readonly<Record<Body, number>> =>
  node === 'true' ? { ...BODY_ID, rahu: TRUE_NODE, ketu: TRUE_NODE } : BODY_ID;

/** First and last instant at which rise, set and eclipse searches may look: the files end a little outside. */
const FILE_START = 2378496.75;
const FILE_END = 2597642.5;

/** The error for an instant outside the files. */
export const outOfRange = (): SkyError =>
  new SkyError(
    'EPHEMERIS_RANGE',
    'The instant, or one the answer needs, lies outside 1800-01-02T00:00Z to 2400-01-01T00:00Z.',
  );

/** An instant that every file covers. */
export const INSIDE_THE_FILES = 2451545;

/** Whether the files cover an instant. */
export const isInFiles = (jd: number): boolean => jd >= FILE_START && jd <= FILE_END;

/** Throws `outOfRange` for an instant outside the files. */
export const checkRange = (jd: number): void => {
  if (!isInFiles(jd)) throw outOfRange();
};

/** Number `index` of the library's memory, counted in doubles. */
export const readDouble = (engine: Engine, index: number): number => engine.wasm.HEAPF64[index] as number;

/** An instant in a buffer, or null where the library left a zero. */
export const readInstant = (engine: Engine, index: number): JulianDay | null => {
  const value = readDouble(engine, index);
  return value === 0 ? null : julian(value);
};

/** An instant in a buffer that must lie inside the files. */
export const readNeeded = (engine: Engine, index: number): JulianDay => {
  const value = readDouble(engine, index);
  checkRange(value);
  return julian(value);
};

/** Clears both answer buffers: an eclipse search writes only the instants that exist. */
export const clearAnswers = ({ wasm, out, more }: Engine): void => {
  wasm.HEAPF64.fill(0, out >> 3, (out >> 3) + OUT_DOUBLES);
  wasm.HEAPF64.fill(0, more >> 3, (more >> 3) + MORE_DOUBLES);
};

/** Writes a place for calls that take one. Those calls also move the library's own topocentric observer. */
export const writePlace = (engine: Engine, place: Place, altitude: number): void => {
  const { wasm, place: at } = engine;
  wasm.HEAPF64[at >> 3] = place.lon;
  wasm.HEAPF64[(at >> 3) + 1] = place.lat;
  wasm.HEAPF64[(at >> 3) + 2] = altitude;
  engine.topocentric = '?';
};

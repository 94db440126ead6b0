/** Fixed stars from the star list of the library (`sefstars.txt`, on the Hipparcos catalogue): apparent places and magnitudes. */
import { readDouble, SWIEPH } from './swisseph-library.ts';
import { STAR_NAME_BYTES, type Engine } from './swisseph-engine.ts';

/** Writes the name under which the list is searched: a comma and the designation. The library writes the full name over it. */
const writeName = ({ wasm, star }: Engine, designation: string): void => {
  // The package's own loader hands out its memory as doubles alone.
  const room = new Uint8Array(wasm.HEAPF64.buffer, star, STAR_NAME_BYTES);
  room.fill(0);
  room.set(new TextEncoder().encode(`,${designation}`));
};

/** Computes a star and leaves the six numbers at `engine.out`; returns their index in HEAPF64, or null where the list or the files fail. */
export const calcStar = (engine: Engine, jd: number, designation: string, flags: number): number | null => {
  const { wasm, star, out, error } = engine;
  writeName(engine, designation);
  const returned = wasm._swe_fixstar2_ut(star, jd, flags, out, error);
  return returned >= 0 && (returned & SWIEPH) !== 0 ? out >> 3 : null;
};

/** Visual magnitude of a star of the list. */
export const starMagnitude = (engine: Engine, designation: string): number => {
  const { wasm, star, out, error } = engine;
  writeName(engine, designation);
  if (wasm._swe_fixstar2_mag(star, out, error) < 0) throw new Error(`the star list has no ${designation}`);
  return readDouble(engine, out >> 3);
};

/**
 * What stands at the core of every answer is what it says it is: the files that are shipped, by digest; the version that the
 * binary tells; and 200 positions of the C library (tests/vectors/positions.json), through the loader of the built layer.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EPHEMERIS_FILES } from '../../../../lib/service/http/engine.ts';
import { openEphemerisModule } from '../../../../lib/tools/deploy/ephemeris-module.ts';
import { ephemerisFolder, ephemerisTables } from '../../../../lib/tools/deploy/ephemeris-tables.ts';
import { keptApart, vectorCases } from '../../../support/vectors.ts';
import { TOLERANCE } from '../../../tolerance.ts';

interface Row {
  readonly jd_ut: number;
  readonly bodies: Readonly<Record<string, { readonly lon: number; readonly lat: number; readonly speed: number }>>;
}

/** Numbers of the bodies in the library (swephexp.h). */
const BODIES: readonly (readonly [string, number])[] = [
  ['Sun', 0],
  ['Moon', 1],
  ['Mercury', 2],
  ['Venus', 3],
  ['Mars', 4],
  ['Jupiter', 5],
  ['Saturn', 6],
  ['Rahu_mean', 10],
  ['Rahu_true', 11],
];
/** SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL. */
const FLAGS = 2 | 256 | 65_536;
/** SEFLG_NONUT: sidereal longitudes have none, as the answer says. */
const NO_NUTATION = 64;
const LAHIRI = 1;
const BIRTHS = 25;
/** The release whose C library made the vectors. */
const VERSION = '2.10.03';

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const library = openEphemerisModule(ephemerisTables(), ephemerisFolder());
const called = (name: string, ...args: number[]): number => {
  const run = library[name];
  if (!run) throw new Error(`${name} is missing`);
  return run(...args);
};

it('is the files of swisseph-wasm 0.1.0 as they were looked at, glue and lock included', () => {
  for (const { file, sha256 } of EPHEMERIS_FILES)
    expect([file, digest(join(ephemerisFolder(), file))]).toEqual([file, sha256]);
  expect(digest(join(ephemerisFolder(), 'swisseph.js'))).toBe(
    'f645827dc8620c058101aa2373bd1254c679c2eeb5a6a80e97a1528bfac5df36',
  );
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(lock).toHaveProperty(['packages', 'node_modules/swisseph-wasm', 'version'], '0.1.0');
});

it('tells the version of the Swiss Ephemeris', () => {
  const at = called('_malloc', 256);
  called('_swe_version', at);
  expect(Buffer.from(library.HEAPU8.subarray(at, library.HEAPU8.indexOf(0, at))).toString()).toBe(VERSION);
});

it('gives 200 positions of the C library to its last printed figure', () => {
  const out = called('_malloc', 6 * 8);
  const error = called('_malloc', 256);
  called('_swe_set_sid_mode', LAHIRI, 0, 0);
  let compared = 0;
  for (const { jd_ut, bodies } of vectorCases<Row>('positions.json').slice(0, BIRTHS))
    for (const [name, body] of BODIES) {
      const expected = bodies[name];
      if (!expected) continue;
      expect(called('_swe_calc_ut', jd_ut, body, FLAGS, out, error)).toBe(FLAGS | NO_NUTATION);
      const [lon = NaN, lat = NaN, , speed = NaN] = library.HEAPF64.subarray(out >> 3, (out >> 3) + 6);
      // Of 1e-8 of a degree, the last figure printed; the speed is printed to 1e-9.
      expect([name, Math.abs(lon - expected.lon) < 2e-8, Math.abs(lat - expected.lat) < 2e-8]).toEqual([
        name,
        true,
        true,
      ]);
      expect([name, Math.abs(speed - expected.speed) < 2e-8]).toEqual([name, true]);
      compared++;
    }
  expect(compared).toBeGreaterThanOrEqual(200);
});

it('reads the star list of the data file', () => {
  const out = called('_malloc', 6 * 8);
  const error = called('_malloc', 256);
  const name = called('_malloc', 520);
  library.HEAPU8.set(new TextEncoder().encode(',alVir\0'), name);
  const tt = 2451545;
  const spica = keptApart<readonly [number, string, number]>('stars.json').find(
    ([at, id]) => at === tt && id === 'alVir',
  );
  expect(called('_swe_fixstar2_ut', name, tt - called('_swe_deltat', tt), 2, out, error)).toBe(2);
  expect(Math.abs((library.HEAPF64[out >> 3] ?? NaN) - (spica?.[2] ?? NaN))).toBeLessThan(TOLERANCE.starDeg);
});

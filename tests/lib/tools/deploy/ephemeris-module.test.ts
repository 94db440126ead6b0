/** The layer's loader against the package's own glue: the same binary must give the same bits. */
import SwissEph from 'swisseph-wasm';
import type { EphemerisModule } from '../../../../lib/tools/deploy/ephemeris-core.ts';
import { openEphemerisBeside, openEphemerisModule } from '../../../../lib/tools/deploy/ephemeris-module.ts';
import { ephemerisFolder, ephemerisTables } from '../../../../lib/tools/deploy/ephemeris-tables.ts';
import { AYANAMSAS } from '../../../../layers/jyotish/ephemeris/sky.ts';

const tables = ephemerisTables();
let own: EphemerisModule;
let theirs: EphemerisModule;
beforeAll(async () => {
  const library = new SwissEph();
  await library.initSwissEph();
  theirs = (library as unknown as { SweModule: EphemerisModule }).SweModule;
  own = openEphemerisModule(tables, ephemerisFolder());
});

/** Calls a function of both with an output buffer of doubles; the returned values and all doubles. */
const both = (
  name: string,
  before: readonly (number | 'place')[],
  after: readonly ('out' | 'text' | number)[] = ['out', 'text'],
): [number[], number[]] => {
  const run = (module: EphemerisModule): number[] => {
    const malloc = module['_malloc'];
    const call = module[name];
    if (!malloc || !call) throw new Error(`${name} is missing`);
    const out = malloc(40 * 8);
    const text = malloc(256);
    const place = malloc(24);
    module.HEAPF64.fill(0, out >> 3, (out >> 3) + 40);
    module.HEAPF64.set([77.209, 28.6139, 200], place >> 3);
    const status = call(
      ...before.map((one) => (one === 'place' ? place : one)),
      ...after.map((one) => {
        if (one === 'out') return out;
        if (one === 'text') return text;
        return one;
      }),
    );
    const values = [status, ...module.HEAPF64.subarray(out >> 3, (out >> 3) + 40)];
    module['_free']?.(out);
    module['_free']?.(text);
    module['_free']?.(place);
    return values;
  };
  return [run(own), run(theirs)];
};
const expectSame = ([mine, other]: [number[], number[]]): void => expect(mine).toEqual(other);

const INSTANTS = [2378496.75, 2415020.5, 2448022.1, 2460409.25, 2597640.25];
const SWIEPH = 2;
const SPEED = 256;

it('finds every function and file of the package', () => {
  expect(Object.keys(tables.exports).length).toBeGreaterThan(80);
  expect(Object.keys(tables.files).sort()).toEqual([
    'seas_18.se1',
    'sefstars.txt',
    'seleapsec.txt',
    'semo_18.se1',
    'seorbel.txt',
    'sepl_18.se1',
  ]);
});

it('gives the same positions over the whole range, and the same refusals outside', () => {
  for (const jd of INSTANTS)
    for (const body of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15])
      expectSame(both('_swe_calc_ut', [jd, body, SWIEPH | SPEED]));
  for (const jd of [2268923.5, 2597800.5]) expectSame(both('_swe_calc_ut', [jd, 5, SWIEPH]));
  expect(both('_swe_calc_ut', [2597800.5, 5, SWIEPH])[0][0]).not.toBe(SWIEPH);
});

it('gives the same ayanamsas, those of stars included', () => {
  for (const mode of Object.values(AYANAMSAS)) {
    for (const module of [own, theirs]) module['_swe_set_sid_mode']?.(mode, 0, 0);
    expectSame(both('_swe_get_ayanamsa_ex_ut', [2448022.1, SWIEPH]));
  }
});

it('gives the same rises, houses and eclipses', () => {
  for (const jd of INSTANTS.slice(1, 4)) {
    for (const kind of [1, 2]) expectSame(both('_swe_rise_trans', [jd, 1, 0, SWIEPH, kind, 'place', 1013.25, 15]));
    expectSame(both('_swe_houses_armc', [123.4, 28.6, 23.44, 80], ['out', 'out']));
    expectSame(both('_swe_sol_eclipse_when_glob', [jd, SWIEPH, 0], ['out', 0, 'text']));
    expectSame(both('_swe_lun_eclipse_when', [jd, SWIEPH, 0], ['out', 0, 'text']));
  }
});

it('lets the memory of the library grow', () => {
  const before = own.HEAPF64;
  const large = own['_malloc']?.(32 * 1024 * 1024) ?? 0;
  expect(large).toBeGreaterThan(0);
  expect(own.HEAPF64.length).toBeGreaterThan(before.length);
  expectSame(both('_swe_calc_ut', [2448022.1, 1, SWIEPH]));
});

it('gives the same bits where it was compiled on another thread', async () => {
  const beside = await openEphemerisBeside(tables, ephemerisFolder());
  const moonOf = (module: EphemerisModule): readonly number[] => {
    const out = module['_malloc']?.(48) ?? 0;
    const flag = module['_swe_calc_ut']?.(2448022.1, 1, 2 | 256, out, module['_malloc']?.(256) ?? 0) ?? -1;
    return [flag, ...module.HEAPF64.subarray(out >> 3, (out >> 3) + 6)];
  };
  expect(moonOf(beside)).toEqual(moonOf(theirs));
});

/** Coordinates and offsets in the notations of maps, almanacs and astrologers. */
import { handler as parse } from '../../functions/geo/parse.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

/** New Delhi 28°36′50″N 77°12′32″E, Rio 22°54′30″S 43°11′47″W, each as it is commonly written. */
const DELHI = [28.613889, 77.208889] as const;
const RIO = [-22.908333, -43.196389] as const;
const CASES: readonly (readonly [string, number | null, number | null, number | null])[] = [
  ['28°36′50″N 77°12′32″E', ...DELHI, null],
  ['28°36\'50"N, 77°12\'32"E +05:30', ...DELHI, 5.5],
  ['N 28 36 50, E 77 12 32', ...DELHI, null],
  ['28:36:50N 77:12:32E UTC+5:30', ...DELHI, 5.5],
  ['28.613889, 77.208889', ...DELHI, null],
  ['28.613889N 77.208889E', ...DELHI, null],
  ['28N36 77E12', 28.6, 77.2, null],
  ['77E12 28N36', 28.6, 77.2, null],
  ['22°54′30″S 43°11′47″W UTC-3', ...RIO, -3],
  ['-22.908333 -43.196389', ...RIO, null],
  ['S22.908333 W43.196389', ...RIO, null],
  ['151.21, -33.87', -33.87, 151.21, null],
  ['+05:30', null, null, 5.5],
  ['GMT-03:30', null, null, -3.5],
  ['UTC+0545', null, null, 5.75],
  ['28°36′N', 28.6, null, null],
];

describe('geo/parse', () => {
  it.each(CASES)('reads %s', async (text, lat, lon, tz) => {
    const found = await data(parse, { text });
    const near = (a: number | null, b: number | null): boolean =>
      a === null || b === null ? a === b : Math.abs(a - b) < 2e-6;
    expect([
      text,
      found.lat,
      found.lon,
      found.tz,
      near(found.lat, lat) && near(found.lon, lon) && near(found.tz, tz),
    ]).toEqual([text, found.lat, found.lon, found.tz, true]);
    for (const member of ['lat', 'lon', 'tz'])
      expect(found.interpretation[member] === null).toBe(found[member] === null);
  });

  it('is compared with the notations above', () => {
    record(
      { endpoint: 'geo/parse', oracle: 'Common notations of two cities', unit: 'mismatches' },
      CASES.map(() => 0),
    );
  });

  it.each([
    ['no coordinates', 'New Delhi', 'UNKNOWN_VALUE'],
    ['a latitude beyond the pole', '95N00 77E12', 'OUT_OF_RANGE'],
    ['a longitude beyond 180', '10N00 190E00', 'OUT_OF_RANGE'],
  ])('refuses %s', async (_name, text, code) => {
    const called = await call(parse, { text });
    expect([called.status, called.body.error.details[0].code]).toEqual([400, code]);
  });
});

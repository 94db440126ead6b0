/** Upapada, relations of padas, tulya, and the relocated ascendant against reference files and a formula from a book. */
import { handler as padaRelations } from '../../functions/jaimini/pada-relations.ts';
import { handler as upapada } from '../../functions/jaimini/upapada.ts';
import { handler as relocated } from '../../functions/kundli/relocated.ts';
import { handler as tulya } from '../../functions/varga/tulya.ts';
import { data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

interface Signed {
  readonly sign: { readonly id: number };
}
interface Padas extends TimedCase {
  readonly arudha_padas_single_lord: readonly number[];
}
interface Divided extends TimedCase {
  readonly signs: Readonly<Record<'D1' | 'D9', readonly number[]>>;
}
const PADAS = vectorCases<Padas>('strengths.json');
const ARUDHAS = 'reference arudhas (classical rule on the Swiss Ephemeris 2.10.03 C library, PyJHora 4.8.5)';
/** Houses from one sign to another, 1 to 12; signs from 0. */
const counted = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

it('finds the upapada of the reference births', async () => {
  const mismatches: number[] = [];
  for (const one of PADAS) {
    const { upapada: found, relation_to_a7: fromA7 } = await data(upapada, birthFields(one));
    const [a7 = NaN, a12 = NaN] = [one.arudha_padas_single_lord[6], one.arudha_padas_single_lord[11]];
    mismatches.push(found.sign.id - 1 === a12 ? 0 : 1, fromA7 === counted(a7, a12) ? 0 : 1);
  }
  expect(mismatches.filter((miss) => miss > 0)).toEqual([]);
  record({ endpoint: 'jaimini/upapada', oracle: ARUDHAS, unit: 'mismatches' }, mismatches);
});

it('counts between the reference arudhas', async () => {
  const mismatches: number[] = [];
  for (const one of PADAS) {
    const { pairs } = await data(padaRelations, birthFields(one));
    const signOf = (key: string): number => one.arudha_padas_single_lord[Number(key.slice(1)) - 1] ?? NaN;
    for (const { a, b, distance } of pairs) mismatches.push(distance === counted(signOf(a), signOf(b)) ? 0 : 1);
  }
  expect(mismatches).toHaveLength(PADAS.length * 66);
  expect(mismatches.filter((miss) => miss > 0)).toEqual([]);
  record({ endpoint: 'jaimini/pada-relations', oracle: ARUDHAS, unit: 'mismatches' }, mismatches);
});

it('lays the reference navamsas over the birth charts, and back', async () => {
  const mismatches: number[] = [];
  for (const { signs, ...one } of vectorCases<Divided>('vargas.json')) {
    const answer = await data(tulya, birthFields(one));
    for (const [rows, from, onto] of [
      [answer.rashi_tulya, signs.D9, signs.D1],
      [answer.navamsa_tulya, signs.D1, signs.D9],
    ] as const)
      rows.forEach(({ sign, house }: Signed & { readonly house: number }, i: number) => {
        const wanted = from[i] ?? NaN;
        mismatches.push(sign.id - 1 === wanted && house === counted(onto[0] ?? NaN, wanted) ? 0 : 1);
      });
  }
  expect(mismatches.filter((miss) => miss > 0)).toEqual([]);
  record(
    { endpoint: 'varga/tulya', oracle: 'Parashara rules and PyJHora 4.8.5: signs of D1 and D9', unit: 'mismatches' },
    mismatches,
  );
});

const RAD = Math.PI / 180;
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * The tropical ascendant of a Julian day (UT) at a place: Meeus, Astronomical Algorithms (1998), 12.4 for the sidereal time,
 * 22.2 for the obliquity, both with the two largest terms of nutation (ch. 22); the ascendant by spherical trigonometry.
 */
const risingAt = (jd: number, lat: number, lon: number): number => {
  const t = (jd - 2_451_545) / 36_525;
  const node = (125.04452 - 1934.136261 * t) * RAD;
  const sun = 2 * (280.4665 + 36_000.7698 * t) * RAD;
  const inLongitude = (-17.2 * Math.sin(node) - 1.32 * Math.sin(sun)) / 3600;
  const inObliquity = (9.2 * Math.cos(node) + 0.57 * Math.cos(sun)) / 3600;
  const obliquity = (23.4392911 - 0.0130042 * t + inObliquity) * RAD;
  const mean = 280.46061837 + 360.98564736629 * (jd - 2_451_545) + 0.000387933 * t * t;
  const ramc = turn(mean + inLongitude * Math.cos(obliquity) + lon) * RAD;
  const y = Math.cos(ramc);
  const x = -(Math.sin(ramc) * Math.cos(obliquity) + Math.tan(lat * RAD) * Math.sin(obliquity));
  return turn(Math.atan2(y, x) / RAD);
};

it('casts the ascendant of another place as a textbook does', async () => {
  const off: number[] = [];
  for (const [date, time, jd] of [
    ['1990-05-10', '14:25:00', 2_448_022.1006944446],
    ['1962-02-05', '00:30:00', 2_437_700.5208333335],
    ['2024-06-21', '23:59:00', 2_460_483.4993055556],
  ] as const)
    for (const [lat, lon] of [
      [51.5074, -0.1278],
      [-33.8688, 151.2093],
      [40.7128, -74.006],
      [-1.2921, 36.8219],
      [64.1466, -21.9426],
    ] as const) {
      const home = { lat: 28.6139, lon: 77.209 };
      const answer = await data(relocated, { date, time, tz: 0, ...home, to_place: { lat, lon } });
      // Both ascendants are sidereal: their difference does not depend on the ayanamsa.
      const moved = turn(answer.relocated.ascendant.longitude - answer.birth.ascendant.longitude);
      const wanted = turn(risingAt(jd, lat, lon) - risingAt(jd, home.lat, home.lon));
      off.push(((((moved - wanted + 540) % 360) + 360) % 360) - 180);
    }
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(3 / 3600);
  record(
    {
      endpoint: 'kundli/relocated',
      oracle: 'Meeus, Astronomical Algorithms (1998), ch. 12 and 22: the ascendant against that of the birthplace',
      unit: 'deg',
    },
    off,
  );
});

/**
 * Rest of the worked example: 15 January 1990, 10:30, New Delhi, computed by hand from the rules on positions of Swiss
 * Ephemeris 2.10 (Lahiri). The dashas, lagnas, states, Jaimini, KP and annual parts stand in the tests of their rooms.
 */
import { handler as bhavaBala } from '../../functions/strength/bhava-bala.ts';
import { handler as dispositors } from '../../functions/kundli/dispositors.ts';
import { handler as ishtaKashta } from '../../functions/strength/ishta-kashta.ts';
import { handler as sensitive } from '../../functions/kundli/sensitive-points.ts';
import { handler as special } from '../../functions/kundli/special-degrees.ts';
import { handler as sphutas } from '../../functions/kundli/sphutas.ts';
import { handler as sudarshana } from '../../functions/kundli/sudarshana-chakra.ts';
import { handler as teva } from '../../functions/lal-kitab/chart.ts';
import { handler as debts } from '../../functions/lal-kitab/debts.ts';
import { handler as lalYear } from '../../functions/lal-kitab/varshphal.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';

const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
const ask = async (handler: Handler, extra: object = {}) => {
  const { status, body } = await call(handler, { ...G, ...extra });
  expect(status).toBe(200);
  return body.data;
};

/** The row of a list with these members. */
const rowOf = <T extends object>(rows: readonly T[], wanted: object): T => {
  const found = rows.find((row) => Object.entries(wanted).every(([key, value]) => Reflect.get(row, key) === value));
  if (!found) throw new Error(JSON.stringify(wanted));
  return found;
};
/** As printed, within one of the last digit. */
const near = (value: number, digits = 3): unknown => expect.closeTo(value, digits - 0.4);

it('special degrees: the Moon in the pushkara seventh navamsa of Leo, 3.876° short of her mrityu degree', async () => {
  const { points } = await ask(special);
  expect(rowOf(points, { planet: 'moon' })).toMatchObject({
    pushkara_navamsa: true,
    mrityu: { sign_degree: 24, distance: near(-3.876) },
  });
});

it('sensitive points: 22nd drekkana, 64th navamsa, Bhrigu bindu', async () => {
  const { points } = await ask(sensitive);
  expect(rowOf(points, { key: 'drekkana_22', from: 'ascendant' })).toMatchObject({
    longitude: near(181.428),
    sign: { key: 'libra' },
    lord: 'venus',
  });
  expect(rowOf(points, { key: 'navamsa_64', from: 'moon' })).toMatchObject({
    longitude: near(350.124),
    varga_sign: { key: 'capricorn' },
    lord: 'saturn',
  });
  expect(rowOf(points, { key: 'bhrigu_bindu' })).toMatchObject({ longitude: near(37.056) });
});

it('sphutas and Gulika', async () => {
  const data = await ask(sphutas);
  const ours = data.sphutas
    .slice(0, 8)
    .map(({ key, longitude }: { key: string; longitude: number }) => [key, longitude]);
  expect(ours).toEqual([
    ['tri', near(148.191)],
    ['chatur', near(59.251)],
    ['pancha', near(353.239)],
    ['prana', near(253.779)],
    ['deha', near(77.63, 2)],
    ['mrityu', near(167.535)],
    ['beeja', near(257.876)],
    ['kshetra', near(85.783)],
  ]);
  expect(data.gulika).toEqual(near(36.639));
});

it('dispositors: all end at Mars or in the exchange of Mercury and Jupiter, a maha yoga of houses 10 and 4', async () => {
  const { final, exchanges } = await ask(dispositors);
  expect(final.map(({ key }: { key: string }) => key)).toEqual(['mars']);
  expect(exchanges).toHaveLength(1);
  expect(exchanges[0]).toMatchObject({ kind: 'maha', houses: [10, 4] });
});

it('sudarshana: two benefics and two others in the first houses of the three rings', async () => {
  expect((await ask(sudarshana)).houses[0]).toMatchObject({ benefics: 2, malefics: 2 });
});

it('strengths: direction and aspects of the first house, ishta and kashta of Mars', async () => {
  expect((await ask(bhavaBala)).houses[0]).toMatchObject({
    sign: { key: 'pisces' },
    shape: 'jalachara',
    dig: 30,
    drishti: near(34.0021),
  });
  expect(rowOf((await ask(ishtaKashta)).planets, { planet: 'mars' })).toMatchObject({
    uccha: near(39.327),
    cheshta: near(13.396, 2),
    ishta: near(22.953),
    kashta: near(31.04, 2),
  });
});

it('Lal Kitab: houses, three debts, the thirty-sixth year', async () => {
  const placed = (houses: readonly { house: number; planets: readonly { key: string }[] }[]) =>
    Object.fromEntries(houses.flatMap(({ house, planets }) => planets.map(({ key }) => [key, house])));
  expect(placed((await ask(teva)).houses)).toEqual({
    sun: 11,
    moon: 6,
    mars: 9,
    mercury: 10,
    jupiter: 4,
    venus: 11,
    saturn: 10,
    rahu: 11,
    ketu: 5,
  });
  const shown = (await ask(debts)).debts.filter(({ present }: { present: boolean }) => present);
  expect(
    shown.map(({ key, placements }: { key: string; placements: readonly { planet: string; house: number }[] }) => [
      key,
      placements[0]?.planet,
      placements[0]?.house,
    ]),
  ).toEqual([
    ['daughter', 'moon', 6],
    ['oppression', 'sun', 11],
    ['divine', 'moon', 6],
  ]);
  expect(placed((await ask(lalYear, { age: 36 })).houses)).toEqual({
    sun: 1,
    moon: 10,
    mars: 3,
    mercury: 11,
    jupiter: 2,
    venus: 1,
    saturn: 11,
    rahu: 1,
    ketu: 12,
  });
});

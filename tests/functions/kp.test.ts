import { handler as cusps } from '../../functions/kp/cusps.ts';
import { handler as horary } from '../../functions/kp/horary.ts';
import { handler as houseSignificators } from '../../functions/kp/house-significators.ts';
import { handler as planetSignificators } from '../../functions/kp/planet-significators.ts';
import { handler as planets } from '../../functions/kp/planets.ts';
import { handler as rulingPlanets } from '../../functions/kp/ruling-planets.ts';
import { norm180 } from '../../layers/jyotish/ephemeris/angle.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { keysOf, planetsNamed } from '../support/keys.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

interface PositionCase extends TimedCase {
  readonly bodies: Readonly<Record<string, { readonly lon: number }>>;
  readonly houses: { readonly placidus: readonly number[] | null };
}
const CASES = vectorCases<PositionCase>('positions.json');
const askFor = (c: PositionCase) => ({ ...birthFields(c), ayanamsa: 'lahiri', precision: 9 });
const ORACLE = 'Swiss Ephemeris 2.10.03 C library (reference positions)';
type Placed = readonly { readonly longitude: number }[];

describe('the reference births over HTTP', () => {
  it('planets and Placidus cusps', async () => {
    const bodies: number[] = [];
    const houses: number[] = [];
    for (const c of CASES) {
      const want = c.houses.placidus;
      const ours = await call(planets, askFor(c));
      const frame = await call(cusps, askFor(c));
      expect([ours.status, frame.status]).toEqual(want ? [200, 200] : [422, 422]);
      if (!want) continue;
      const names = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu_mean', 'Ketu_mean'];
      const placed: Placed = ours.body.data.planets;
      bodies.push(...placed.map(({ longitude }, i) => norm180(longitude - (c.bodies[names[i] ?? '']?.lon ?? NaN))));
      const cut: Placed = frame.body.data.cusps;
      houses.push(...cut.map(({ longitude }, i) => norm180(longitude - (want[i] ?? NaN))));
    }
    expect(Math.max(...bodies.map(Math.abs))).toBeLessThan(TOLERANCE.longitudeDeg);
    expect(Math.max(...houses.map(Math.abs))).toBeLessThan(TOLERANCE.clockCuspDeg);
    expect(houses.length).toBeGreaterThan(CASES.length * 11);
    record({ endpoint: 'kp/planets', oracle: `${ORACLE}, longitudes under Lahiri`, unit: 'deg' }, bodies);
    record({ endpoint: 'kp/cusps', oracle: `${ORACLE}, Placidus cusps under Lahiri`, unit: 'deg' }, houses);
  });
});

describe('the KP suite', () => {
  it('stands on the Krishnamurti ayanamsa and Placidus cusps', async () => {
    const { body } = await call(planets, { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 });
    expect(body.meta.settings).toMatchObject({
      ayanamsa: 'krishnamurti',
      ayanamsa_value: 23.624601, // Swiss Ephemeris 2.10, C library
      house_system: 'placidus',
      node: 'mean',
    });
    // Lahiri's Moon by the C library of Swiss Ephemeris 2.10, 140.123786, moved by the difference of the two ayanamsas.
    expect(body.data.planets[1]).toMatchObject({ longitude: 140.220638, star_lord: 'venus', sign_lord: 'sun' });
  });

  it.each<[string, Handler]>([
    ['planets', planets],
    ['cusps', cusps],
    ['planet-significators', planetSignificators],
    ['house-significators', houseSignificators],
    ['horary', horary],
  ])('kp/%s has no houses beyond the polar circle, and others when asked', async (_name, handler) => {
    const polar = { ...BIRTH, lat: 70, lon: 20, tz: 1, number: 147 };
    const { status, body } = await call(handler, polar);
    expect([status, body.error.code]).toEqual([422, 'HOUSES_UNDEFINED']);
    if (handler !== horary) expect((await call(handler, { ...polar, house_system: 'porphyry' })).status).toBe(200);
  });

  it('answers ruling planets at the poles too', async () => {
    for (const lat of [-90, 70, 90]) expect((await call(rulingPlanets, { ...BIRTH, lat })).status).toBe(200);
  });
});

describe('kp/planet-significators and kp/house-significators', () => {
  // Read off kp/planets and kp/cusps of the same birth: the Sun in Bharani, Venus in the 4th, owner of the 7th and 12th
  // cusps; himself in the 6th; Leo on the 10th. Jupiter in Ardra: Rahu in the 3rd, who owns nothing.
  it('give the four levels', async () => {
    const { body } = await call(planetSignificators, BIRTH);
    const of = (planet: string) => body.data.planets.find((p: { planet: string }) => p.planet === planet);
    expect(of('sun').levels).toEqual({ 1: [4], 2: [6], 3: [7, 12], 4: [10] });
    expect(of('jupiter').levels).toEqual({ 1: [3], 2: [8], 3: [], 4: [2, 5] });
    expect(of('rahu')).toEqual({
      planet: 'rahu',
      name: 'Rahu',
      levels: { 1: [12], 2: [3], 3: [9], 4: [] },
      acts_for: planetsNamed('moon', 'saturn'),
    });
  });

  it('turn them round by house, with the nodes before those they act for, or without', async () => {
    const plain = await call(houseSignificators, { ...BIRTH, node_agents: false });
    expect(plain.body.data.houses[3]).toEqual({
      house: 4,
      a: planetsNamed('sun', 'mercury'),
      b: planetsNamed('mars', 'venus'),
      c: planetsNamed('moon', 'venus'),
      d: planetsNamed('saturn'),
    });
    const full = await call(houseSignificators, BIRTH);
    expect(full.body.data.houses[3]).toEqual({
      house: 4,
      a: planetsNamed('sun', 'ketu', 'mercury'),
      b: planetsNamed('mars', 'venus'),
      c: planetsNamed('rahu', 'ketu', 'moon', 'venus'),
      d: planetsNamed('rahu', 'ketu', 'saturn'),
    });
  });
});

describe('kp/ruling-planets', () => {
  it('takes the lord of the day that began at sunrise', async () => {
    const day = async (time: string) => (await call(rulingPlanets, { ...BIRTH, time })).body.data.day_lord;
    expect(await day('05:33')).toBe('mercury'); // sunrise 05:33:57 on a Thursday
    expect(await day('05:35')).toBe('jupiter');
    expect(await day('23:59')).toBe('jupiter');
  });

  it('orders the rulers and says who was dropped', async () => {
    const { body } = await call(rulingPlanets, BIRTH);
    expect(body.data).toMatchObject({
      day_lord: 'jupiter',
      day_lord_name: 'Jupiter',
      asc: { sign_lord: 'mars', star_lord: 'saturn', sub_lord: 'venus' },
      moon: { sign_lord: 'mars', star_lord: 'saturn', sub_lord: 'saturn' },
      ordered: planetsNamed('saturn', 'mars', 'jupiter'),
      dropped: planetsNamed('rahu'),
    });
    const kept = await call(rulingPlanets, { ...BIRTH, drop_retrograde: false });
    expect(keysOf(kept.body.data.ordered)).toEqual(['rahu', 'saturn', 'mars', 'jupiter']);
  });
});

describe('kp/horary', () => {
  it('makes the number the ascendant and keeps the planets of the moment', async () => {
    const moment = { ...BIRTH, number: 22 };
    const { body } = await call(horary, moment);
    expect(body.data.ascendant_degree).toBe(29.222222);
    expect(body.data.cusps[0]).toMatchObject({
      longitude: 29.222222,
      sign_lord: 'mars',
      star_lord: 'sun',
      sub_lord: 'rahu',
    });
    const natal = await call(planets, BIRTH);
    const places = (list: readonly { longitude: number }[]) => list.map(({ longitude }) => longitude);
    expect(places(natal.body.data.planets)).toHaveLength(9);
    expect(places(body.data.planets)).toEqual(places(natal.body.data.planets));
  });

  it.each([
    [0, 'OUT_OF_RANGE'],
    [250, 'OUT_OF_RANGE'],
    [1.5, 'WRONG_TYPE'],
    ['nine', 'WRONG_TYPE'],
    [undefined, 'REQUIRED'],
  ])('refuses the number %p', async (number, code) => {
    const { status, body } = await call(horary, { ...BIRTH, number });
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field: 'number', code }]);
  });
});

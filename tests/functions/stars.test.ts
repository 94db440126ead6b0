/** ephemeris/stars against PyEphem with its own star list, and the computation against ERFA (tests/vectors/stars.json). */
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as stars } from '../../functions/ephemeris/stars.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { sphereDistance } from '../../layers/jyotish/ephemeris/angle.ts';
import { FIXED_STARS, RIVAL_STARS } from '../../layers/jyotish/sky-events/stars.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { testSky } from '../support/sky.ts';
import { keptApart, vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

type Row = readonly [at: string, key: string, longitude: number, latitude: number];
type ErfaRow = readonly [tt: number, id: string, longitude: number, latitude: number];
interface Star {
  readonly key: string;
  readonly tropical_longitude: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly magnitude: number;
  readonly distance_to_moon: number;
  readonly nakshatra: { readonly key: string };
  readonly junction_of: { readonly key: string } | null;
  readonly is_rival: boolean;
}
const ORIGIN = { lat: 0, lon: 0, tz: 0 };
const at = (text: string) => ({ ...ORIGIN, date: text.slice(0, 10), time: text.slice(11, 19) });
const all = async (text: string): Promise<readonly Star[]> =>
  (await data(stars, { ...at(text), stars: FIXED_STARS, precision: 9 })).stars;

describe('ephemeris/stars', () => {
  it('stands where PyEphem and its star list put thirty stars, within a second of arc', async () => {
    const rows = vectorCases<Row>('stars.json');
    const off: number[] = [];
    for (const moment of new Set(rows.map(([text]) => text))) {
      const list = await all(moment);
      for (const [, key, longitude, latitude] of rows.filter(([text]) => text === moment)) {
        const star = list.find((one) => one.key === key);
        const apart = sphereDistance(
          { longitude, latitude },
          { longitude: star?.tropical_longitude ?? NaN, latitude: star?.latitude ?? NaN },
        );
        expect([key, apart < TOLERANCE.starListDeg]).toEqual([key, true]);
        off.push(apart);
      }
    }
    expect(off).toHaveLength(60);
    record({ endpoint: 'ephemeris/stars', oracle: 'PyEphem 4.1.4 with its own star list', unit: 'deg' }, off);
  });

  it('computes as ERFA does from the same list', async () => {
    const sky = await testSky();
    const off: number[] = [];
    for (const [tt, id, longitude, latitude] of keptApart<ErfaRow>('stars.json')) {
      const jd = julian(tt);
      const star = sky.star(id, julian(tt - sky.deltaT(jd) / 86400));
      const apart = sphereDistance({ longitude, latitude }, { longitude: star.tropical, latitude: star.latitude });
      expect([id, tt, apart < TOLERANCE.starDeg]).toEqual([id, tt, true]);
      off.push(apart);
    }
    record({ endpoint: 'ephemeris/stars', oracle: 'ERFA 2.0 over the same star list', unit: 'deg' }, off);
  });

  it('keeps Spica at 180 degrees under true Chitra, and Revati at 359°50′ under true Revati', async () => {
    for (const date of ['1801-01-01', '2000-01-01', '2399-01-01']) {
      const spica = await data(stars, { ...ORIGIN, date, time: '12:00', stars: ['chitra'], ayanamsa: 'true_chitra' });
      expect(Math.abs(spica.stars[0].longitude - 180)).toBeLessThan(1e-6);
      const revati = await data(stars, { ...ORIGIN, date, time: '12:00', stars: ['revati'], ayanamsa: 'true_revati' });
      expect(Math.abs(revati.stars[0].longitude - (359 + 50 / 60))).toBeLessThan(1e-6);
    }
  });

  it('gives every star once, the twenty-eight junction stars when none is named, and tells the rivals', async () => {
    const usual: readonly Star[] = (await data(stars, at('2024-04-08T06:30:00'))).stars;
    expect(usual.map(({ key }) => key)).toEqual(FIXED_STARS.slice(0, 28));
    for (const { key, junction_of: of, is_rival: rival } of usual) expect([of?.key, rival]).toEqual([key, false]);
    const every = await all('2024-04-08T06:30:00');
    expect(every.filter((one) => one.is_rival).map(({ key }) => key)).toEqual(RIVAL_STARS);
    expect(every.find(({ key }) => key === 'agastya')?.junction_of).toBeNull();
    // The brightest star of the sky, and the faint companion of Mizar by which eyes were tried.
    expect(every.toSorted((a, b) => a.magnitude - b.magnitude)[0]?.key).toBe('lubdhaka');
    const [mizar, alcor] = ['vasishtha', 'arundhati'].map((key) => every.find((one) => one.key === key));
    expect(alcor?.magnitude).toBeGreaterThan(3.9);
    const apart = sphereDistance(
      { longitude: mizar?.longitude ?? NaN, latitude: mizar?.latitude ?? NaN },
      { longitude: alcor?.longitude ?? NaN, latitude: alcor?.latitude ?? NaN },
    );
    // 11.8 minutes of arc (Burnham, Celestial Handbook).
    expect(Math.abs(apart * 60 - 11.8)).toBeLessThan(0.1);
  });

  it('measures from the Moon that ephemeris/positions shows, also as a place sees her', async () => {
    for (const observer of ['geocentric', 'topocentric']) {
      const ask = { ...at('2024-04-08T06:30:00'), observer, lat: 28.6139, lon: 77.209 };
      const [moon] = (await data(positions, { ...ask, bodies: ['moon'] })).bodies;
      for (const star of (await data(stars, ask)).stars)
        expect(Math.abs(star.distance_to_moon - sphereDistance(star, moon))).toBeLessThan(1e-4);
    }
  });

  it('answers at both ends of the files and refuses beyond them', async () => {
    for (const date of ['1800-01-02', '2399-12-31'])
      expect((await call(stars, { ...ORIGIN, date, time: '12:00' })).status).toBe(200);
    const called = await call(stars, { ...ORIGIN, date: '1800-01-01', time: '12:00' });
    expect([called.status, called.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
    expect((await call(stars, at('2024-04-08T06:30:00'))).status).toBe(200);
  });

  it('refuses a star it does not know', async () => {
    const called = await call(stars, { ...at('2024-04-08T06:30:00'), stars: ['deneb'] });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, 'stars.0']);
  });
});

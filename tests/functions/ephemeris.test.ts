/** Sign entries and stations, and the ends of the range. */
import * as fc from '../support/property.ts';
import { handler as aspects } from '../../functions/ephemeris/aspects.ts';
import { handler as combustion } from '../../functions/ephemeris/combustion.ts';
import { handler as ingress } from '../../functions/ephemeris/ingress.ts';
import { handler as lunar } from '../../functions/ephemeris/lunar-eclipses.ts';
import { handler as phases } from '../../functions/ephemeris/moon-phases.ts';
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as retrograde } from '../../functions/ephemeris/retrograde.ts';
import { handler as riseSet } from '../../functions/ephemeris/rise-set.ts';
import { handler as solar } from '../../functions/ephemeris/solar-eclipses.ts';
import { handler as table } from '../../functions/ephemeris/table.ts';
import { handler as time } from '../../functions/ephemeris/time.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const SWISS = 'Swiss Ephemeris 2.10.03 C library';

const ask = async (handler: Handler, body: object) => {
  const answer = await call(handler, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data;
};

/** Seconds between a text of ours and a Julian day of the reference. */
const secondsApart = (text: string, jd: number): number => Math.abs(Date.parse(text) / 1000 - (jd - 2440587.5) * 86400);

const key = (name: string): string => name.toLowerCase().replace(/_.*/, '');

interface IngressCase {
  readonly id: string;
  readonly kind: 'sankranti' | 'ingress' | 'station' | 'sun_nakshatra';
  readonly body: string;
  readonly sign: number;
  readonly nakshatra: number;
  readonly direction?: string;
  readonly turns: string;
  readonly lon: number;
  readonly jd_ut: number;
}

describe('ephemeris/ingress and ephemeris/retrograde', () => {
  const cases = vectorCases<IngressCase>('ingresses.json');
  const windowOf = (chosen: readonly IngressCase[]) => {
    const years = chosen.map(({ jd_ut }) => new Date((jd_ut - 2440587.5) * 86_400_000).getUTCFullYear());
    return { from: `${Math.min(...years)}-01-01`, to: `${Math.max(...years)}-12-31`, tz: 0 };
  };

  interface Row {
    readonly at: string;
    readonly to: { readonly id: number };
    readonly retrograde: boolean;
  }
  const deviations: number[] = [];

  const groups = [
    'Sun',
    'Moon',
    'Mars',
    'Mercury',
    'Jupiter',
    'Venus',
    'Saturn',
    'Uranus',
    'Pluto',
    'Rahu_mean',
    'Rahu_true',
  ];
  it.each(groups)('finds every sign entry of %s', async (body) => {
    const chosen = cases.filter((row) => row.body === body && ['sankranti', 'ingress'].includes(row.kind));
    expect(chosen.length).toBeGreaterThan(0);
    const node = body === 'Rahu_true' ? { node: 'true' } : {};
    const { ingresses } = await ask(ingress, { ...windowOf(chosen), ...node, bodies: [key(body)] });
    for (const row of chosen) {
      const near: Row = ingresses.reduce((a: Row, b: Row) =>
        secondsApart(a.at, row.jd_ut) < secondsApart(b.at, row.jd_ut) ? a : b,
      );
      const off = secondsApart(near.at, row.jd_ut);
      expect({ id: row.id, to: near.to.id, near: off < TOLERANCE.roundedSecond }).toEqual({
        id: row.id,
        to: row.sign + 1,
        near: true,
      });
      if (row.direction) expect(near.retrograde).toBe(row.direction === 'retrograde');
      deviations.push(off);
    }
  });

  it('finds every nakshatra entry of the Sun', async () => {
    const chosen = cases.filter((row) => row.kind === 'sun_nakshatra');
    const { ingresses } = await ask(ingress, { ...windowOf(chosen), bodies: ['sun'], division: 'nakshatra' });
    for (const row of chosen) {
      const near: Row = ingresses.find(({ at }: Row) => secondsApart(at, row.jd_ut) < TOLERANCE.roundedSecond);
      expect(near.to.id).toBe(row.nakshatra); // this kind counts stars from 1
      deviations.push(secondsApart(near.at, row.jd_ut));
    }
    record({ endpoint: 'ephemeris/ingress', oracle: `${SWISS}, sign and nakshatra entries`, unit: 's' }, deviations);
  });

  interface Retrograde {
    readonly span: { readonly start: string; readonly end: string };
    readonly station_r: string;
    readonly station_d: string;
    readonly from: { readonly longitude: number };
    readonly to: { readonly longitude: number };
  }
  it('finds every station with its degree', async () => {
    const chosen = cases.filter((row) => row.kind === 'station');
    const bodies = [...new Set(chosen.map(({ body }) => key(body)))];
    const { periods } = await ask(retrograde, { ...windowOf(chosen), bodies });
    const off = chosen.map((row) => {
      const back = row.turns === 'retrograde';
      const found = periods
        .filter((period: { body: string }) => period.body === key(row.body))
        .map((period: Retrograde) => ({
          at: back ? period.station_r : period.station_d,
          limit: back ? period.span.start : period.span.end,
          degree: back ? period.from.longitude : period.to.longitude,
        }))
        .find(({ at }: { at: string }) => secondsApart(at, row.jd_ut) < TOLERANCE.stationSeconds);
      expect(Math.abs(found.degree - row.lon)).toBeLessThan(TOLERANCE.stationDegree);
      expect(found.limit).toBe(found.at);
      return secondsApart(found.at, row.jd_ut);
    });
    record({ endpoint: 'ephemeris/retrograde', oracle: `${SWISS}, stations`, unit: 's' }, off);
  });

  it('is the same search whole or in parts', async () => {
    const whole = await ask(ingress, { from: '2020-01-01', to: '2023-12-31', bodies: ['mercury', 'rahu'] });
    const parts = [];
    for (const year of [2020, 2021, 2022, 2023]) {
      parts.push(
        ...(await ask(ingress, { from: `${year}-01-01`, to: `${year}-12-31`, bodies: ['mercury', 'rahu'] })).ingresses,
      );
    }
    expect(whole.ingresses).toEqual(parts);
  });

  it('keeps every entry in sequence: what is entered is what is left next', async () => {
    const division = fc.constantFrom('sign', 'nakshatra', 'pada', 'navamsa', 'sub');
    const planet = fc.constantFrom(
      'sun',
      'moon',
      'mars',
      'mercury',
      'jupiter',
      'venus',
      'saturn',
      'rahu',
      'ketu',
      'pluto',
    );
    await fc.assert(
      fc.asyncProperty(division, planet, fc.integer({ min: 1801, max: 2398 }), async (which, body, year) => {
        const { ingresses } = await ask(ingress, {
          from: `${year}-01-01`,
          to: `${year}-12-31`,
          bodies: [body],
          division: which,
        });
        ingresses.slice(1).forEach((row: { from: object }, i: number) => expect(row.from).toEqual(ingresses[i].to));
      }),
      { numRuns: 25 },
    );
  });

  it('names the parts that are entered', async () => {
    const first = async (division: string) =>
      (await ask(ingress, { from: '2024-04-13', to: '2024-04-30', tz: 5.5, bodies: ['sun'], division })).ingresses[0];
    // The Sun enters Aries, and Ashwini with it, on 13 April 2024 (Mesha sankranti).
    expect(await first('sign')).toMatchObject({
      body: 'sun',
      name: 'Sun',
      from: { id: 12, key: 'pisces', name: 'Pisces' },
      to: { id: 1, key: 'aries', name: 'Aries' },
    });
    expect((await first('nakshatra')).to).toEqual({
      id: 1,
      key: 'ashwini',
      name: 'Ashwini',
      lord: 'ketu',
      lord_name: 'Ketu',
    });
    expect((await first('pada')).from).toMatchObject({ id: 27, key: 'revati', pada: 4, lord: 'mercury' });
    expect((await first('navamsa')).to).toMatchObject({ key: 'aries' });
    // KP number 1: Aries, Ashwini, sub of Ketu; number 249 ends Revati with the sub of Saturn.
    expect(await first('sub')).toMatchObject({
      from: { id: 249, sign: { key: 'pisces' }, nakshatra: { key: 'revati' }, sub_lord: 'saturn' },
      to: { id: 1, sign: { key: 'aries' }, nakshatra: { key: 'ashwini' }, sub_lord: 'ketu', sub_lord_name: 'Ketu' },
    });
  });

  it('refuses the Moon over more than five years', async () => {
    const { status, body } = await call(ingress, { from: '2020-01-01', to: '2026-01-01', bodies: ['moon'] });
    expect(status).toBe(400);
    expect(body.error.details[0].code).toBe('RANGE_TOO_LONG');
  });
});

describe('ends of the range', () => {
  const bodies = [positions, time].map(
    (handler) => [handler, { date: '1800-01-02', time: '00:00', lat: 10, lon: 77, tz: 0 }] as const,
  );
  it.each(bodies)('answers at the first instant and refuses the one before', async (handler, body) => {
    expect((await call(handler, body)).status).toBe(200);
    const early = await call(handler, { ...body, tz: 1 });
    expect([early.status, early.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
  });

  it('gives a retrograde period near the end of the files whole, or not at all', async () => {
    const body = { from: '1800-03-01', to: '1800-06-05', tz: 0 };
    const { periods } = await ask(retrograde, { ...body, bodies: ['mercury'] });
    expect(periods).toHaveLength(1);
    // Saturn turned back in 1799, before the files begin.
    const early = await call(retrograde, { ...body, bodies: ['saturn'] });
    expect([early.status, early.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
  });

  it('never fails at the ends: an answer, or EPHEMERIS_RANGE', async () => {
    const all = { ingress, retrograde, combustion, aspects, phases, solar, lunar, riseSet, table };
    const every = Object.keys(all);
    // Periods that reach outside the files are not cut; the last two windows themselves lie outside in part.
    const windows: readonly (readonly [object, readonly string[]])[] = [
      [{ from: '1800-01-02', to: '1800-02-10', tz: 0 }, ['retrograde']],
      [{ from: '2399-11-20', to: '2399-12-31', tz: 0 }, ['retrograde', 'combustion']],
      [{ from: '2399-12-31', to: '2399-12-31', tz: -12 }, every],
      [{ from: '1800-01-01', to: '1800-01-02', tz: 14 }, every],
    ];
    for (const [window, refused] of windows) {
      for (const [name, handler] of Object.entries(all)) {
        const { status, body } = await call(handler, { ...window, lat: 28, lon: 77 });
        const expected = refused.includes(name) ? [422, 'EPHEMERIS_RANGE'] : [200, undefined];
        expect([window, name, status, body.error?.code]).toEqual([window, name, ...expected]);
      }
    }
  });
});

/** The annual chart: reference births over HTTP, the worked example, and what must hold in every year. */
import { handler as chart } from '../../functions/varshaphal/chart.ts';
import { handler as harsha } from '../../functions/varshaphal/harsha-bala.ts';
import { handler as mudda } from '../../functions/varshaphal/mudda-dasha.ts';
import { handler as muntha } from '../../functions/varshaphal/muntha.ts';
import { handler as panchavargeeya } from '../../functions/varshaphal/panchavargeeya-bala.ts';
import { handler as sahams } from '../../functions/varshaphal/sahams.ts';
import { handler as subCharts } from '../../functions/varshaphal/sub-charts.ts';
import { handler as tajika } from '../../functions/varshaphal/tajika-yogas.ts';
import { handler as yearLord } from '../../functions/varshaphal/year-lord.ts';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { haddaLord } from '../../layers/jyotish/varshaphal/bala.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

interface Case extends Omit<TimedCase, 'day'> {
  readonly id: string;
  readonly jd_ut: number;
  readonly day: boolean;
  readonly completed_years: number;
  readonly return_jd: number;
  readonly next_return_jd: number;
  readonly ascendant: number;
  readonly longitudes: Readonly<Record<string, number>>;
  readonly muntha: { sign: number; degree: number; house: number; lord: string };
  readonly candidates: readonly { office: string; planet: string; aspects_ascendant: boolean }[];
  readonly year_lord: string;
  readonly year_lord_by: string;
  readonly panchavargeeya: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly harsha: Readonly<Record<string, { parts: readonly number[]; total: number }>>;
  readonly sahams: Readonly<Record<string, number>>;
  readonly sahams_disputed: readonly string[];
  readonly tajika: readonly {
    fast: string;
    slow: string;
    distance: number;
    orb: number;
    limit: number;
    kind: string;
  }[];
  readonly mudda: readonly (readonly [string, number])[];
  readonly sub_charts: readonly (readonly [number, number])[];
}
const CASES = vectorCases<Case>('varshaphal.json');
const ORACLE =
  'reference annual charts (Swiss Ephemeris 2.10.03 C library, written rules; returns equal PyJHora 4.8.5)';
const worst = (all: readonly number[]): number => Math.max(...all.map(Math.abs));
const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;
const text = (at: number): string =>
  new Date(Math.round((at - 2_440_587.5) * 86_400) * 1000).toISOString().slice(0, 19);
/** The reference writes `day` for the time of day, so the birth is taken from its Julian day. */
const birthOf = ({ jd_ut, tzone, lat, lon }: Case) => ({
  date: text(jd_ut + tzone / 24).slice(0, 10),
  time: text(jd_ut + tzone / 24).slice(11),
  tz: tzone,
  lat,
  lon,
});
const ask = async (handler: Handler, c: Case, extra: object = {}) => {
  const { status, body } = await call(handler, { ...birthOf(c), age: c.completed_years, at: '2000-01-01', ...extra });
  expect([c.id, status, body.error?.message]).toEqual([c.id, 200, undefined]);
  return body.data;
};

describe('the reference years', () => {
  it('returns, charts and muntha', async () => {
    const seconds: number[] = [];
    const degrees: number[] = [];
    const wrong: number[] = [];
    for (const c of CASES) {
      const data = await ask(chart, c);
      seconds.push((jd(data.span.start) - c.return_jd) * 86_400, (jd(data.span.end) - c.next_return_jd) * 86_400);
      expect([c.id, data.is_day]).toEqual([c.id, c.day]);
      degrees.push(separation(data.ascendant.longitude, c.ascendant));
      for (const { name, longitude } of data.planets) degrees.push(separation(longitude, c.longitudes[name] ?? NaN));
      const found = (await ask(muntha, c)).muntha;
      expect([c.id, found.sign.id, found.house, found.lord_name]).toEqual([
        c.id,
        c.muntha.sign + 1,
        c.muntha.house,
        c.muntha.lord,
      ]);
      wrong.push(Math.abs(found.sign_degree - c.muntha.degree));
    }
    expect(worst(seconds)).toBeLessThan(TOLERANCE.returnSecond);
    expect(worst(degrees)).toBeLessThan(TOLERANCE.returnDegree);
    expect(worst(wrong)).toBeLessThan(TOLERANCE.turningDeg);
    record({ endpoint: 'varshaphal/chart', oracle: `${ORACLE}, instants of the return`, unit: 's' }, seconds);
    record({ endpoint: 'varshaphal/chart', oracle: `${ORACLE}, longitudes`, unit: 'deg' }, degrees);
    record({ endpoint: 'varshaphal/muntha', oracle: `${ORACLE}, degree in sign`, unit: 'deg' }, wrong);
  });

  it('office-bearers, lord of the year and both strengths', async () => {
    const wrong: number[] = [];
    const points: number[] = [];
    const joys: number[] = [];
    for (const c of CASES) {
      const data = await ask(yearLord, c);
      const bearers = data.candidates.map((b: Record<string, unknown>) => [
        b['key'],
        b['planet_name'],
        b['aspects_ascendant'],
      ]);
      expect([c.id, bearers]).toEqual([c.id, c.candidates.map((b) => [b.office, b.planet, b.aspects_ascendant])]);
      expect([c.id, data.year_lord_name, data.decided_by]).toEqual([c.id, c.year_lord, c.year_lord_by]);
      wrong.push(0);
      for (const row of (await ask(panchavargeeya, c)).planets)
        for (const [part, want] of Object.entries(c.panchavargeeya[row.name] ?? {})) points.push(row[part] - want);
      for (const { name, place, dignity, gender, time, total } of (await ask(harsha, c)).planets) {
        const want = c.harsha[name];
        expect([c.id, name, place, dignity, gender, time, total]).toEqual([
          c.id,
          name,
          ...(want?.parts ?? []),
          want?.total,
        ]);
        joys.push(0);
      }
    }
    expect(worst(points)).toBeLessThan(TOLERANCE.tajikaPoint);
    record(
      { endpoint: 'varshaphal/year-lord', oracle: `${ORACLE}, office-bearers and lord`, unit: 'mismatches' },
      wrong,
    );
    record(
      { endpoint: 'varshaphal/panchavargeeya-bala', oracle: `${ORACLE}, parts and totals`, unit: 'points' },
      points,
    );
    record({ endpoint: 'varshaphal/harsha-bala', oracle: `${ORACLE}, parts and totals`, unit: 'mismatches' }, joys);
  });

  it('sahams, contacts, Mudda and the charts inside the year', async () => {
    const degrees: number[] = [];
    const orbs: number[] = [];
    const days: number[] = [];
    const entries: number[] = [];
    for (const c of CASES) {
      for (const { key, longitude } of (await ask(sahams, c)).sahams)
        if (!c.sahams_disputed.includes(key)) degrees.push(separation(longitude, c.sahams[key] ?? NaN));
      const { aspects } = await ask(tajika, c);
      const ours = aspects.filter(({ contact }: { contact: string | null }) => contact !== null);
      const named = ours.map((p: Record<string, unknown>) =>
        [p['faster_name'], p['slower_name'], p['contact']].join(' '),
      );
      expect([c.id, named.toSorted()]).toEqual([
        c.id,
        c.tajika.map((p) => [p.fast, p.slow, p.kind].join(' ')).toSorted(),
      ]);
      for (const want of c.tajika) {
        const mine = ours.find(
          (p: Record<string, unknown>) => p['faster_name'] === want.fast && p['slower_name'] === want.slow,
        );
        expect(mine.limit).toBe(want.limit);
        if (want.kind !== 'ithasala_bhavishya') orbs.push(Math.abs(mine.difference) - want.orb);
      }
      const { periods } = await ask(mudda, c);
      expect([c.id, periods.map(({ lords }: { lords: readonly { name: string }[] }) => lords[0]?.name)]).toEqual([
        c.id,
        c.mudda.map(([name]) => name),
      ]);
      days.push(
        ...periods.map(({ span }: { span: { start: string } }, i: number) => jd(span.start) - (c.mudda[i]?.[1] ?? NaN)),
      );
      for (const [arc, at] of c.sub_charts) {
        // An arc of 180° is month 7, of 2.5° the second sixty hours, of 1° the second day.
        const shorter =
          arc % 2.5 === 0 ? { unit: 'sixty_hours', index: arc / 2.5 + 1 } : { unit: 'day', index: arc + 1 };
        const part = arc % 30 === 0 ? { unit: 'month', index: arc / 30 + 1 } : shorter;
        entries.push((jd((await ask(subCharts, c, part)).entry_at) - at) * 86_400);
      }
    }
    expect(worst(degrees)).toBeLessThan(TOLERANCE.sahamDegree);
    expect(worst(orbs)).toBeLessThan(TOLERANCE.returnDegree);
    expect(worst(days)).toBeLessThan(TOLERANCE.dashaDay);
    expect(worst(entries)).toBeLessThan(TOLERANCE.roundedSecond);
    record({ endpoint: 'varshaphal/sahams', oracle: `${ORACLE}, undisputed longitudes`, unit: 'deg' }, degrees);
    record(
      { endpoint: 'varshaphal/tajika-yogas', oracle: `${ORACLE}, differences of pairs in contact`, unit: 'deg' },
      orbs,
    );
    record({ endpoint: 'varshaphal/mudda-dasha', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, days);
    record({ endpoint: 'varshaphal/sub-charts', oracle: `${ORACLE}, entries`, unit: 's' }, entries);
  });
});

/** 15 January 1990, 10:30, New Delhi, 34 completed years: worked in the README of the room. */
const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5, age: 34 };

describe('the worked example', () => {
  it('finds return, muntha, lord of the year, strengths, two sahams and Mudda', async () => {
    const year = (await call(chart, G)).body.data;
    expect(year.span.start).toBe('2024-01-16T03:41:43+05:30');
    expect([year.is_day, year.ascendant.longitude]).toEqual([false, expect.closeTo(220.611, 2)]);
    const data = (await call(muntha, G)).body.data;
    expect(data.muntha).toMatchObject({
      sign: { id: 10 },
      house: 3,
      lord: 'saturn',
      good: true,
      sign_degree: expect.closeTo(1.428, 3),
    });
    expect(data.monthly[2].longitude).toBeCloseTo(data.muntha.longitude + 5, 5);
    const lord = (await call(yearLord, G)).body.data;
    expect(lord.candidates.map(({ planet }: { planet: string }) => planet)).toEqual([
      'saturn',
      'jupiter',
      'mars',
      'venus',
      'jupiter',
    ]);
    expect([lord.year_lord, lord.effective]).toEqual(['saturn', 'saturn']);
    const five = (await call(panchavargeeya, G)).body.data.planets.find(
      ({ planet }: { planet: string }) => planet === 'jupiter',
    );
    expect(five).toMatchObject({
      kshetra: 22.5,
      uccha: expect.closeTo(10.758, 3),
      hadda: 7.5,
      drekkana: 2.5,
      navamsa: 2.5,
      total: expect.closeTo(11.439, 3),
    });
    const points = (await call(sahams, G)).body.data.sahams;
    const at = (key: string) => points.find((row: { key: string }) => row.key === key).longitude;
    expect([at('punya'), at('vivaha')]).toEqual([expect.closeTo(159.823, 1), expect.closeTo(324.438, 1)]);
    expect((await call(mudda, G)).body.data.periods[0].lords[0].key).toBe('mercury');
    // The Moon had passed 0.509284 of its star: so much of Mercury's 51 days of 360 lies before the return, and he comes again.
    const natal = (await call(mudda, { ...G, balance: 'natal', depth: 2 })).body.data;
    const unit = (jd(natal.span.end) - jd(natal.span.start)) / 360;
    const [first] = natal.periods;
    expect([natal.periods.length, first.lords[0].key, natal.periods[9].lords[0].key]).toEqual([
      10,
      'mercury',
      'mercury',
    ]);
    expect((jd(first.span.end) - jd(natal.span.start)) / unit).toBeCloseTo(51 * (1 - 0.509284), 3);
    expect((jd(natal.span.end) - jd(natal.periods[9].span.start)) / unit).toBeCloseTo(51 * 0.509284, 3);
    expect((jd(first.span.end) - jd(first.span.start)) / unit).toBeCloseTo(51, 4);
    expect(jd(first.children[0].span.end)).toBeGreaterThan(jd(natal.span.start));
    const month = (await call(subCharts, { ...G, unit: 'month', index: 2 })).body.data;
    expect(jd(month.entry_at)).toBeCloseTo(2460354.974466, 4);
    const moonSun = (await call(tajika, G)).body.data.aspects.find(
      (p: { faster: string; slower: string }) => p.faster === 'moon' && p.slower === 'sun',
    );
    expect(moonSun).toMatchObject({ contact: 'ithasala_purna', difference: expect.closeTo(-0.787, 2), exact: null });
  });

  it('takes the year by age, by calendar year, or the running one, and refuses what contradicts itself', async () => {
    const { age: _age, ...birth } = G;
    const byYear = (await call(chart, { ...birth, for_year: 2024 })).body.data;
    expect([byYear.age, byYear.span.start]).toEqual([34, '2024-01-16T03:41:43+05:30']);
    expect((await call(chart, { ...birth, at: '2024-01-16T03:41:40+05:30' })).body.data.age).toBe(33);
    expect((await call(chart, { ...birth, at: '2024-01-16T03:41:50+05:30' })).body.data.age).toBe(34);
    expect((await call(chart, { ...birth, age: 0 })).body.data.span.start).toBe('1990-01-15T10:30:00+05:30');
    for (const wrong of [{ age: 34, for_year: 2024 }, { for_year: 1989 }, { age: 151 }, { age: -1 }])
      expect((await call(chart, { ...birth, ...wrong })).status).toBe(400);
    expect((await call(chart, { ...birth, age: 150, date: '2399-01-15' })).status).toBe(422);
    expect((await call(subCharts, { ...G, unit: 'month', index: 13 })).body.error.details[0].field).toBe('index');
  });

  it('casts the year at another place, in polar seasons too, and says it in Hindi', async () => {
    const there = (await call(chart, { ...G, at_place: { lat: 51.5, lon: -0.12, timezone: 'Europe/London' } })).body
      .data;
    expect(there.span.start).toBe('2024-01-15T22:11:43+00:00');
    const polar = { date: '1990-06-20', time: '12:00', lat: 78.2, lon: 15.6, tz: 2, age: 34 };
    const { data: upAllDay, meta } = (await call(yearLord, polar)).body;
    expect([upAllDay.is_day, meta.warnings.map(({ code }: { code: string }) => code)]).toEqual([true, ['NO_SUNRISE']]);
    expect((await call(yearLord, { ...G, age: 34 })).body.meta.warnings).toEqual([]);
    for (const handler of [chart, muntha, yearLord, harsha, panchavargeeya, sahams, tajika, mudda, subCharts]) {
      const { body, status } = await call(handler, { ...G, language: 'hi' });
      expect(status).toBe(200);
      const names = [...JSON.stringify(body.data).matchAll(/"(?:\w+_)?name":"([^"]+)"/g)].map(([, name]) => name ?? '');
      expect(names.filter((name) => !/[\u0900-\u097f]/.test(name))).toEqual([]);
    }
  });

  it('gives five different planets the hadda of every sign', () => {
    for (let sign = 1; sign <= 12; sign++) {
      const lords = new Set(Array.from({ length: 300 }, (_, i) => haddaLord(sign, i / 10)));
      expect([...lords].sort()).toEqual(['jupiter', 'mars', 'mercury', 'saturn', 'venus']);
    }
  });
});

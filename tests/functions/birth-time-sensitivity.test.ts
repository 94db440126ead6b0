/** kundli/birth-time-sensitivity against other calculations of the same facts. */
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { handler } from '../../functions/kundli/birth-time-sensitivity.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vargaSign } from '../../layers/jyotish/chart/varga.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';
import { SENSITIVE_FACTS } from '../../layers/jyotish/kundli/sensitive-fact.ts';
import { call } from '../support/call.ts';
import { testSky } from '../support/sky.ts';

const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
interface Change {
  readonly at: string;
  readonly key: string;
  readonly before: string;
  readonly after: string;
}
const seconds = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

it('finds the boundaries of the ascendant where kundli/ascendant does', async () => {
  const { changes } = (await call(handler, { ...G, minutes: 720 })).body.data;
  const { boundaries } = (await call(ascendant, G)).body.data;
  const FACTS: Readonly<Record<string, string>> = {
    sign: 'ascendant_sign',
    nakshatra: 'ascendant_nakshatra',
    navamsa: 'ascendant_d9',
  };
  for (const { division, previous, next } of boundaries) {
    const times = changes.filter(({ key }: Change) => key === FACTS[division]).map(({ at }: Change) => at);
    for (const edge of [previous, next])
      expect([division, Math.min(...times.map((at: string) => seconds(at, edge))) <= 1]).toEqual([division, true]);
  }
});

it('passes from one weekday to the next, and from night to day, at the printed sunrise', async () => {
  // Sunrise on Monday 15 January 1990 at New Delhi is 07:15:07 (upper limb).
  const { changes } = (await call(handler, { ...G, time: '07:10', minutes: 15 })).body.data;
  const of = (key: string): Change | undefined => changes.find((change: Change) => change.key === key);
  for (const key of ['vara', 'day_night'])
    expect(seconds(of(key)?.at ?? '', '1990-01-15T07:15:07+05:30')).toBeLessThanOrEqual(2);
  expect([of('vara')?.before, of('vara')?.after, of('day_night')?.before, of('day_night')?.after]).toEqual([
    'Sunday',
    'Monday',
    'Night',
    'Day',
  ]);
});

it('has the value of the chart on either side of every change, and one value where it says so', async () => {
  const sky = await testSky();
  const place = { lat: G.lat, lon: G.lon, altitude: 0 };
  const minutes = 240;
  const { data } = (await call(handler, { ...G, minutes })).body;
  const signName = (sign: number): string =>
    'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')[sign - 1] ??
    '';
  const READ: Readonly<Record<string, (at: number) => string>> = {
    ascendant_sign: (at) => signName(castChart(sky, julian(at), place).ascendant.sign),
    ascendant_d10: (at) => signName(vargaSign(10, castChart(sky, julian(at), place).ascendant.longitude)),
    moon_pada: (at) => `Quarter ${castChart(sky, julian(at), place).grahas.moon.nakshatra.pada}`,
    moon_navamsa: (at) => signName(vargaSign(9, castChart(sky, julian(at), place).grahas.moon.longitude)),
    sun_house: (at) => `House ${castChart(sky, julian(at), place, 'sripati').grahas.sun.house}`,
    saturn_sign: (at) => signName(castChart(sky, julian(at), place).signs.saturn),
    karana: (at) => String(angaAt('karana', sky, julian(at))),
  };
  const changes: readonly Change[] = data.changes;
  const around = 2 / 86_400;
  for (const { key, at, before, after } of changes) {
    const read = READ[key];
    if (!read || key === 'karana') continue;
    expect([key, at, read(jd(at) - around), read(jd(at) + around)]).toEqual([key, at, before, after]);
  }
  // As many changes as an independent count of different neighbours, minute by minute.
  for (const [key, read] of Object.entries(READ)) {
    let seen = 0;
    const birth = jd('1990-01-15T10:30:00+05:30');
    let last = read(birth - minutes / 1440);
    for (let minute = -minutes + 1; minute <= minutes; minute++) {
      const now = read(birth + minute / 1440);
      if (now !== last) seen += 1;
      last = now;
    }
    expect([key, changes.filter((change) => change.key === key).length]).toEqual([key, seen]);
  }
  const told = new Set([...changes.map(({ key }) => key), ...data.stable.map(({ key }: Change) => key)]);
  expect(SENSITIVE_FACTS.filter((key) => !told.has(key))).toEqual(['ascendant_d60']);
  const times = changes.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

it('finds the hours at which the hora lagna enters a sign', async () => {
  // 15 January 1990, New Delhi: sunrise 07:15:07 with the Sun at 270.922; hora lagna 8.361 at 10:30, 30 degrees an hour.
  const { data } = (await call(handler, { ...G, minutes: 90 })).body;
  const found = data.changes.filter(({ key }: Change) => key === 'hora_lagna_sign');
  expect(found.map(({ before, after }: Change) => [before, after])).toEqual([
    ['Aquarius', 'Pisces'],
    ['Pisces', 'Aries'],
    ['Aries', 'Taurus'],
  ]);
  const times = ['1990-01-15T09:13:17+05:30', '1990-01-15T10:13:17+05:30', '1990-01-15T11:13:17+05:30'];
  found.forEach(({ at }: Change, i: number) => expect(seconds(at, times[i] ?? '')).toBeLessThanOrEqual(2));
  const safe = data.safe_spans.find(({ key }: Change) => key === 'hora_lagna_sign');
  expect([safe.value, safe.span]).toEqual(['Aries', { start: found[1].at, end: found[2].at }]);
  const polar = (await call(handler, { ...G, lat: 78.2 })).body.data;
  expect(JSON.stringify(polar)).not.toContain('hora_lagna_sign');
});

it('keeps the birth inside every safe stretch, takes its minutes from the birth, and works at the poles', async () => {
  const { data, meta } = (await call(handler, { ...G, time_uncertainty_min: 12 })).body;
  expect(meta.settings.minutes).toBe(12);
  for (const { span } of data.safe_spans) {
    expect(Date.parse(span.start)).toBeLessThanOrEqual(Date.parse('1990-01-15T10:30:00+05:30'));
    expect(Date.parse(span.end)).toBeGreaterThan(Date.parse('1990-01-15T10:30:00+05:30'));
  }
  expect((await call(handler, G)).body.meta.settings.minutes).toBe(30);
  for (const lat of [78.2, 89.9, -70]) expect((await call(handler, { ...G, lat, minutes: 60 })).status).toBe(200);
  expect((await call(handler, { ...G, minutes: 721 })).status).toBe(400);
  const { body } = await call(handler, { ...G, language: 'hi' });
  const names = [...JSON.stringify(body.data).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(names.filter((name) => !/[\u0900-\u097f]/.test(name))).toEqual([]);
});

it('misses no change near the polar circle, where the ascendant runs through a sign in minutes', async () => {
  const sky = await testSky();
  // At 65.5° north more than five signs rise in the hours around 10:30.
  const place = { lat: 65.5, lon: G.lon, altitude: 0 };
  const birth = jd('1990-01-15T10:30:00+05:30');
  const minutes = 60;
  const { changes } = (await call(handler, { ...G, lat: place.lat, minutes })).body.data;
  const READ: Readonly<Record<string, (longitude: number) => number>> = {
    ascendant_sign: (longitude) => Math.floor(longitude / 30),
    ascendant_pada: (longitude) => Math.floor(longitude / (30 / 9)),
    ascendant_d60: (longitude) => vargaSign(60, longitude),
  };
  for (const [key, read] of Object.entries(READ)) {
    const values: number[] = [];
    for (let second = -60 * minutes; second <= 60 * minutes; second++)
      values.push(read(sky.ascendant(julian(birth + second / 86_400), place)));
    const seen = values.filter((value, i) => i > 0 && value !== values[i - 1]).length;
    expect([key, changes.filter((change: Change) => change.key === key).length]).toEqual([key, seen]);
  }
});

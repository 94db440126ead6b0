/** Decisions against the endpoints that they must agree with, and dates against the ages and matters that have none. */
import { handler as lifeArea } from '../../../functions/interpret/life-area-area.ts';
import { handler as eventWindows } from '../../../functions/interpret/event-windows.ts';
import { decide, windowsOf } from '../../../lib/answers/judgement.ts';
import { MATTER_ROWS } from '../../../lib/answers/matters.ts';
import { MATTERS } from '../../../lib/contract/suites/astrologer.ts';
import { knownBirth, type KnownBirth } from '../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../lib/tools/local/verify/born.ts';
import { julian, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { call } from '../../support/call.ts';
import { testSky } from '../../support/sky.ts';
import { thinned } from '../../support/soak.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
const two = (number: number): string => String(number).padStart(2, '0');
const birthNumber = (n: number) => ({
  date: `${1945 + ((n * 7) % 63)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 11) % 28))}`,
  time: `${two((n * 7) % 24)}:${two((n * 13) % 60)}`,
  lat: 8 + (n % 25),
  lon: 70 + (n % 20),
});
let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});
const knownAt = ({ date, time, lat, lon }: ReturnType<typeof birthNumber>): KnownBirth =>
  knownBirth(sky, bornAt(`${date}T${time}`, 5.5, lat, lon), AT, OPTION_DEFAULTS);
const agedYears = (age: number, n: number): KnownBirth =>
  knownAt({ ...birthNumber(n), date: `${2026 - age}-0${1 + (n % 9)}-1${n % 9}` });

/** Numbers of births, of which a short run takes every fifth: so hours, months and places still differ. */
const births = (many: number): readonly number[] => thinned([...Array(many).keys()], 5);

it('gives every matter of many charts the verdict of interpret/life-area', async () => {
  const areas = [...new Set(MATTERS.map((matter) => MATTER_ROWS[matter].area))].filter((area) => area !== null);
  expect(areas).toHaveLength(9);
  for (const n of births(140)) {
    const birth = birthNumber(n);
    const known = knownAt(birth);
    for (const area of areas) {
      const { status, body } = await call(lifeArea, { ...birth, tz: 5.5 }, { path: { area } });
      expect(status).toBe(200);
      const decided = MATTERS.filter((matter) => MATTER_ROWS[matter].area === area).map((matter) => {
        const { verdict, score } = decide(known, matter, null);
        return [verdict, score];
      });
      expect(decided).toEqual(decided.map(() => [body.data.verdict, body.data.score]));
    }
  }
});

it('gives the windows of interpret/event-windows, the best first', async () => {
  for (const n of [3, 17, 31]) {
    const birth = { ...birthNumber(n), date: `199${n % 10}-05-10` };
    const range = { from: '2026-11-21', to: '2031-11-20' };
    const { body } = await call(eventWindows, { ...birth, tz: 5.5, ...range, event: 'job', limit: 50 });
    const known = knownAt(birth);
    const { windows } = decide(known, 'job', null);
    const scores: readonly number[] = body.data.windows.map(({ score }: { score: number }) => score);
    expect(windows.map(({ score }) => score)).toEqual(scores.toSorted((a, b) => b - a));
  }
});

it('gives no window outside the ages of a matter, and none that is over', () => {
  let given = 0;
  for (const age of [86, 70, 64, 45, 30, 17, 12])
    for (const n of [1, 2, 3, 4]) {
      const known = agedYears(age, n);
      for (const matter of MATTERS) {
        const [from, to] = MATTER_ROWS[matter].ages;
        const { windows, next, gate } = decide(known, matter, null);
        for (const { span } of [...windows, ...(next === null ? [] : [next])]) {
          given++;
          expect(gate).toBe('open');
          expect(span.start).toBeGreaterThanOrEqual(AT.jd);
          expect(span.end - known.birth.jd).toBeLessThanOrEqual((to + 1) * 365.25);
          expect(span.start - known.birth.jd).toBeGreaterThanOrEqual(from * 365.25);
        }
        if (age > to) expect([windows, next]).toEqual([[], null]);
      }
    }
  expect(given).toBeGreaterThan(100);
});

it('gives children, health, examinations, visas and courts no date, and courts and pregnancy no verdict', () => {
  const known = agedYears(30, 5);
  for (const matter of ['children', 'health', 'exam', 'visa', 'court', 'pregnancy', 'reunion'] as const)
    expect(decide(known, matter, null)).toMatchObject({ windows: [], next: null });
  expect(decide(known, 'court', null)).toMatchObject({ gate: 'refused', verdict: null });
  expect(decide(known, 'pregnancy', null)).toMatchObject({ gate: 'refused', verdict: null });
});

it('keeps to the rest of a year that runs, and names the next stretch where a range has none', () => {
  const year = (of: number) => ({
    start: AT.clock.instant({ year: of, month: 1, day: 1 }, 0),
    end: AT.clock.instant({ year: of + 1, month: 1, day: 1 }, 0),
  });
  let without = 0;
  for (let n = 0; n < 12; n++) {
    const known = agedYears(30, n);
    const { windows, range } = decide(known, 'job', year(2026));
    expect(range.start).toBe(AT.jd);
    for (const { span } of windows) expect(span.end).toBeLessThanOrEqual(year(2026).end);
    const coming = decide(known, 'marriage', year(2027));
    if (coming.windows.length > 0) continue;
    without++;
    const later = windowsOf(known, 'marriage', {
      start: year(2028).start,
      end: plusDays(year(2028).start, 7 * 365.25),
    });
    expect(later.some(({ span }) => span.start === coming.next?.span.start)).toBe(later.length > 0);
    // Who asks when, without a year, is told the same stretch.
    const told = decide(known, 'marriage', null).times?.first;
    if (told !== undefined && told.span.start >= year(2028).start) expect(coming.next).toEqual(told);
  }
  expect(without).toBeGreaterThan(0);
  expect(decide(agedYears(30, 1), 'job', { start: julian(AT.jd - 900), end: julian(AT.jd - 500) }).windows).toEqual([]);
});

it('tells neither verdict nor window without the time of birth', () => {
  const born = bornAt('1990-05-10T12:00', 5.5, 28.6, 77.2);
  const known = knownBirth(sky, { ...born, timeKnown: false }, AT, OPTION_DEFAULTS);
  for (const matter of MATTERS)
    expect(decide(known, matter, null)).toMatchObject({ verdict: null, score: null, windows: [], next: null });
});

describe('the time of an area', () => {
  const at = '2026-11-21T12:00:00+05:30';
  const areaAt = async (area: string, birth: object) =>
    (await call(lifeArea, { ...birth, tz: 5.5, at }, { path: { area } })).body.data;

  it('has the best windows of interpret/event-windows, in order of time', async () => {
    const events = { career: 'job', marriage: 'marriage', home: 'property', travel: 'travel' };
    for (const [area, event] of Object.entries(events))
      for (const n of [3, 17, 31]) {
        const birth = { ...birthNumber(n), date: `199${n % 10}-05-10` };
        const range = { from: '2026-11-21', to: '2031-11-20' };
        const { body } = await call(eventWindows, { ...birth, tz: 5.5, ...range, event, limit: 3 });
        const { windows } = (await areaAt(area, birth)).timing;
        const scores = (list: readonly { readonly score: number }[]): readonly number[] =>
          list.map(({ score }) => score);
        expect(scores(windows).toSorted((a, b) => b - a)).toEqual(scores(body.data.windows).toSorted((a, b) => b - a));
        const starts: readonly string[] = windows.map(({ span }: { span: { start: string } }) => span.start);
        expect(starts).toEqual(starts.toSorted());
      }
  });

  it('puts the lords of the running periods where the balance sheet has them', async () => {
    for (const n of births(30)) {
      const { indicators, timing } = await areaAt('wealth', birthNumber(n));
      for (const { lord, side } of timing.periods) {
        const weighed: readonly { planet: string; for: boolean; weight: number }[] = indicators;
        const sum = weighed
          .filter(({ planet }) => planet === lord)
          .reduce((total, one) => total + (one.for ? one.weight : -one.weight), 0);
        if (Math.abs(sum) > 0.02) expect([n, lord, side]).toEqual([n, lord, sum > 0 ? 'for' : 'against']);
      }
    }
  });

  it('tells no time of health, and no dates outside the ages of a matter', async () => {
    expect((await areaAt('health', birthNumber(3))).timing).toBeNull();
    expect((await areaAt('children', birthNumber(3))).timing.windows).toEqual([]);
    for (const date of ['2015-05-10', '1940-05-10']) {
      const { windows, text } = (await areaAt('marriage', { ...birthNumber(3), date })).timing;
      expect(windows).toEqual([]);
      expect(text).not.toMatch(/marriage/);
    }
  });

  it.each(['en', 'hi'])('is written in %s without a slot left', async (language) => {
    for (const n of births(40)) {
      const { text } = (await areaAt('career', { ...birthNumber(n), language })).timing;
      expect(text).not.toMatch(/[{}]|undefined| {2}/);
      expect(text.split(' ').length).toBeGreaterThan(20);
    }
  });
});

/** Patyayini dasha and tithi pravesh against root finding on the C library and PyJHora (tests/vectors/varshaphal-2.json). */
import { handler as patyayini } from '../../functions/varshaphal/patyayini-dasha.ts';
import { handler as pravesh } from '../../functions/varshaphal/tithi-pravesh.ts';
import { julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { patyayiniPeriods } from '../../layers/jyotish/varshaphal/patyayini.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

interface Case extends TimedCase {
  readonly id: string;
  readonly completed_years: number;
  readonly patyayini: {
    readonly min_gap_deg: number;
    readonly sub_of: string;
    readonly periods: readonly {
      readonly lord: string;
      readonly krisamsa: number;
      readonly patyamsa: number;
      readonly days: number;
      readonly start_jd: number;
    }[];
    readonly sub: readonly { readonly lord: string; readonly start_jd: number }[];
  };
  readonly tithi_pravesh: {
    readonly elongation: number;
    readonly in_month: readonly { readonly at_jd: number }[];
    readonly nearest_jd: number;
    readonly pick_jd: number;
    readonly ascendant: number;
  };
}
const cases = vectorCases<Case>('varshaphal-2.json');
const asked = (one: Case) => ({ ...birthFields(one), age: one.completed_years });
const days = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 86_400_000;
/** Days · the ascendant is known to 0.02 degrees, of about 30 to the year. */
const WITH_ASCENDANT = 0.25;
const PLAIN = 0.002;

describe('varshaphal/patyayini-dasha', () => {
  it('agrees with PyJHora on the same positions', async () => {
    const deviations: number[] = [];
    for (const one of cases) {
      const { order, periods } = await data(patyayini, { ...asked(one), depth: 2 });
      const wanted = one.patyayini.periods;
      if (one.patyayini.min_gap_deg < 0.02) continue;
      expect([one.id, order.map(({ lord }: { lord: string }) => lord)]).toEqual([
        one.id,
        wanted.map(({ lord }) => lord.toLowerCase()),
      ]);
      wanted.forEach(({ lord, krisamsa, start_jd: start }, i) => {
        expect(Math.abs(order[i].krisamsa - krisamsa)).toBeLessThan(lord === 'ascendant' ? 0.02 : 0.001);
        const off = days(periods[i].span.start, start);
        expect([one.id, lord, off < WITH_ASCENDANT]).toEqual([one.id, lord, true]);
        deviations.push(off * 86_400);
      });
      const longest = periods.find(
        ({ lords }: { lords: readonly { key: string }[] }) => lords[0]?.key === one.patyayini.sub_of.toLowerCase(),
      );
      expect(longest.children.map(({ lords }: { lords: readonly { key: string }[] }) => lords[1]?.key)).toEqual(
        one.patyayini.sub.map(({ lord }) => lord.toLowerCase()),
      );
      one.patyayini.sub.forEach(({ start_jd: start }, i) =>
        expect(days(longest.children[i].span.start, start)).toBeLessThan(WITH_ASCENDANT),
      );
    }
    expect(Math.max(...deviations) / 86_400).toBeLessThan(PLAIN);
    record(
      { endpoint: 'varshaphal/patyayini-dasha', oracle: 'PyJHora 4.8.5 on the same positions, starts', unit: 's' },
      deviations,
    );
  });

  it('leaves out the second of two at one degree, and fills the year', () => {
    const order = [
      { lord: 'sun' as const, krisamsa: 5, patyamsa: 5 },
      { lord: 'moon' as const, krisamsa: 5, patyamsa: 0 },
      { lord: 'ascendant' as const, krisamsa: 20, patyamsa: 15 },
    ];
    const periods = patyayiniPeriods(order, { start: julian(0), end: julian(100) }, 1);
    expect(periods.map(({ lords, start, end }) => [lords[0], start, end])).toEqual([
      ['sun', 0, 25],
      ['ascendant', 25, 100],
    ]);
  });

  it('says when the order hangs on the minutes of birth', async () => {
    const body = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, age: 36 };
    const sure = await call(patyayini, body);
    const unsure = await call(patyayini, { ...body, time_uncertainty_min: 60 });
    expect([sure.body.meta.uncertain, unsure.body.meta.uncertain]).toEqual([
      undefined,
      ['order', 'periods', 'current'],
    ]);
  });
});

describe('varshaphal/tithi-pravesh', () => {
  it('agrees with root finding on the C library', async () => {
    const deviations: number[] = [];
    const nearest: number[] = [];
    for (const one of cases) {
      const { tithi_pravesh: wanted } = one;
      const found = await data(pravesh, asked(one));
      expect(Math.abs(found.elongation - wanted.elongation)).toBeLessThan(0.001);
      expect([one.id, found.others.length]).toEqual([one.id, Math.max(0, wanted.in_month.length - 1)]);
      const off = days(found.return_at, wanted.pick_jd) * 86_400;
      expect([one.id, off <= 2]).toEqual([one.id, true]);
      deviations.push(off);
      expect(Math.abs(found.ascendant.longitude - wanted.ascendant)).toBeLessThan(0.02);
      const other = await data(pravesh, { ...asked(one), rule: 'nearest' });
      nearest.push(days(other.return_at, wanted.nearest_jd) * 86_400);
    }
    for (const off of nearest) expect(off).toBeLessThanOrEqual(2);
    const oracle = 'Root finding on the C library';
    record({ endpoint: 'varshaphal/tithi-pravesh', oracle: `${oracle}, solar month`, unit: 's' }, deviations);
    record({ endpoint: 'varshaphal/tithi-pravesh', oracle: `${oracle}, nearest`, unit: 's' }, nearest);
  });

  it('is the birth itself in the first year, with the tithi of birth in every year', async () => {
    const body = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const first = await data(pravesh, { ...body, age: 0 });
    expect(first.return_at).toBe('1990-05-10T19:55:00+05:30');
    const later = await data(pravesh, { ...body, age: 36 });
    expect(later.tithi).toEqual(first.tithi);
  });
});

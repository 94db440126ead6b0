/**
 * prashna/moon-applications: phases of the Moon that the U. S. Naval Observatory prints for 2024 (to the minute), for the
 * Sun among the planets; the positions of the contacts; and the contacts that other endpoints name.
 */
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as chart } from '../../functions/prashna/chart.ts';
import { handler as applications } from '../../functions/prashna/moon-applications.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 0 };
interface Contact {
  readonly planet: string;
  readonly at: string;
  readonly angle: number;
  readonly aspect: string;
  readonly same_stay: boolean;
  readonly contact: string | null;
}
/** Phases of April and May 2024 in UT (aa.usno.navy.mil/data/MoonPhases) as angles between Sun and Moon. */
const PHASES = [
  ['2024-04-02T03:15', 90],
  ['2024-04-08T18:21', 0],
  ['2024-04-15T19:13', 90],
  ['2024-04-23T23:49', 180],
  ['2024-05-01T11:27', 90],
  ['2024-05-08T03:22', 0],
] as const;
const seconds = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
const around = (printed: string, days: number) => {
  const at = new Date(Date.parse(`${printed}:00Z`) + days * 86_400_000).toISOString();
  return { ...DELHI, date: at.slice(0, 10), time: at.slice(11, 16), count: 12 };
};

describe('prashna/moon-applications', () => {
  it('meets the Sun at the printed phases, to come and past', async () => {
    const apart: number[] = [];
    for (const [printed, angle] of PHASES)
      for (const [days, list] of [
        [-1, 'next'],
        [1, 'last'],
      ] as const) {
        const found: readonly Contact[] = (await data(applications, around(printed, days)))[list];
        const sun = found.find((one) => one.planet === 'sun');
        expect([printed, sun?.angle]).toEqual([printed, angle]);
        apart.push(seconds(sun?.at ?? '', `${printed}:00Z`));
      }
    for (const one of apart) expect(one).toBeLessThanOrEqual(31);
    record(
      {
        endpoint: 'prashna/moon-applications',
        oracle: 'Moon phases of the U. S. Naval Observatory, to the minute',
        unit: 's',
      },
      apart,
    );
  });

  it('finds the two at equal degrees of their signs at each contact, and lists the nearest first', async () => {
    const asked = await data(applications, around('2024-04-08T06:30', 0));
    expect([asked.last.length, asked.next.length]).toEqual([12, 12]);
    for (const { planet, at, angle } of [...asked.last, ...asked.next] as readonly Contact[]) {
      const sky = await data(positions, {
        date: at.slice(0, 10),
        time: at.slice(11, 19),
        ...DELHI,
        bodies: ['moon', planet],
      });
      const [moon, other] = sky.bodies.map(({ longitude }: { longitude: number }) => longitude);
      const apart = Math.abs(((moon - other + 540) % 360) - 180);
      expect(Math.abs(apart - angle)).toBeLessThan(1e-4);
    }
    const times = (list: readonly Contact[]): readonly number[] => list.map(({ at }) => Date.parse(at));
    expect(times(asked.next)).toEqual(times(asked.next).toSorted((a, b) => a - b));
    expect(times(asked.last)).toEqual(times(asked.last).toSorted((a, b) => b - a));
  });

  it('tells the contacts within their limits that prashna/chart counts, each beside its exact one', async () => {
    for (let day = 1; day <= 28; day++) {
      const at = { ...DELHI, date: `2024-05-${String(day).padStart(2, '0')}`, time: '12:00' };
      const { last, next, void: isVoid } = await data(applications, { ...at, count: 12 });
      const { indicators } = await data(chart, at);
      const running = [...next, ...last].filter(({ contact }: Contact) => contact !== null);
      const empty = indicators.find(({ key }: { key: string }) => key === 'moon_void');
      const keys = empty.planets.map(({ key }: { key: string }) => key);
      expect([day, running.map(({ planet }: Contact) => planet).toSorted()]).toEqual([day, keys.toSorted()]);
      expect([day, empty.value]).toEqual([day, isVoid]);
      for (const one of next as readonly Contact[]) expect(one.contact).not.toBe('ishrafa');
    }
  });

  it('has none left from the last contact in a sign to its end', async () => {
    const { next, moon, contacts_left: left } = await data(applications, around('2024-04-08T06:30', 0));
    const inside: readonly Contact[] = next.filter(({ same_stay: here }: Contact) => here);
    expect(inside.length).toBe(left);
    const after = Date.parse(inside.at(-1)?.at ?? '') + 60_000;
    expect(after).toBeLessThan(Date.parse(moon.span.end));
    const later = await data(applications, around(new Date(after).toISOString().slice(0, 16), 0));
    expect([later.contacts_left, later.next[0].same_stay]).toEqual([0, false]);
    expect([later.last[0].planet, later.last[0].contact]).toEqual([inside.at(-1)?.planet, 'ithasala_purna']);
  });

  it.each([
    ['too many', { count: 13 }, 'count'],
    ['another rule of limits', { orb: 'wide' }, 'orb'],
  ])('refuses %s', async (_name, change, field) => {
    const called = await call(applications, { ...around('2024-04-08T06:30', 0), ...change });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });

  it('refuses moments whose contacts lie beyond the files', async () => {
    const called = await call(applications, { ...DELHI, date: '1800-01-03', time: '12:00' });
    expect([called.status, called.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
  });
});

/** The four steps and the transits of period lords, rebuilt from the levels and positions that other endpoints tell. */
import { handler as cusps } from '../../functions/kp/cusps.ts';
import { handler as fourStep } from '../../functions/kp/four-step.ts';
import { handler as kpPlanets } from '../../functions/kp/planets.ts';
import { handler as significators } from '../../functions/kp/planet-significators.ts';
import { handler as transits } from '../../functions/kp/transit-significators.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { handler as masnui } from '../../functions/lal-kitab/masnui.ts';
import { handler as lalChart } from '../../functions/lal-kitab/chart.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

interface Case extends TimedCase {
  readonly id: string;
}
const births = vectorCases<Case>('jaimini-2.json').slice(0, 16);
interface House {
  readonly house: number;
  readonly by: string;
  readonly strong: boolean;
  readonly agent: string | null;
}

describe('kp/four-step', () => {
  it('follows from lords, houses and cusps', async () => {
    const mismatches: number[] = [];
    for (const one of births) {
      const { planets } = await data(fourStep, birthFields(one));
      const natal = (await data(kpPlanets, birthFields(one))).planets;
      const owners = (await data(cusps, birthFields(one))).cusps.map((row: { sign_lord: string }) => row.sign_lord);
      const of = (key: string) => natal.find((row: { planet: string }) => row.planet === key);
      const owned = (key: string): number[] =>
        owners.flatMap((lord: string, i: number) => (lord === key ? [i + 1] : []));
      for (const { planet, steps } of planets) {
        const sub = of(planet).sub_lord;
        expect(steps.map((step: { planet: string }) => step.planet)).toEqual([
          planet,
          of(planet).star_lord,
          sub,
          of(sub).star_lord,
        ]);
        for (const { step, planet: lord, houses } of steps) {
          const own: House[] = houses.filter(({ agent }: House) => agent === null);
          expect(own.map(({ house, by }) => [house, by])).toEqual([
            [of(lord).house, 'occupies'],
            ...owned(lord).map((house) => [house, 'owns']),
          ]);
          const untenanted =
            of(lord).star_lord === lord || !natal.some((row: { star_lord: string }) => row.star_lord === lord);
          const full = step % 2 === 0 || untenanted;
          for (const { house, by, strong } of own)
            expect(strong).toBe(
              full && (by === 'occupies' || !natal.some((row: { house: number }) => row.house === house)),
            );
          const isNode = lord === 'rahu' || lord === 'ketu';
          expect(houses.some(({ agent }: House) => agent !== null)).toBe(isNode);
          if (isNode) expect(houses.some(({ agent }: House) => agent === of(lord).sign_lord)).toBe(true);
          mismatches.push(0);
        }
      }
    }
    record(
      { endpoint: 'kp/four-step', oracle: 'Rebuilt from lords and cusps of the C library', unit: 'mismatches' },
      mismatches,
    );
  });
});

describe('kp/transit-significators', () => {
  const at = '2026-01-15T12:00:00Z';
  it('follows the running lords through stars and subs', async () => {
    for (const one of births) {
      const houses = [2, 7, 11];
      const { lords, state } = await data(transits, { ...birthFields(one), at, houses });
      const running = await data(vimshottari, { ...birthFields(one), at, depth: 3, ayanamsa: 'krishnamurti' });
      expect(lords.map(({ planet }: { planet: string }) => planet)).toEqual(
        running.current.map((row: { lords: readonly { key: string }[] }) => row.lords.at(-1)?.key),
      );
      expect(state).toBe(running.state);
      const levels = (await data(significators, birthFields(one))).planets;
      const sky = (await data(kpPlanets, { date: '2026-01-15', time: '12:00', tz: 0, lat: one.lat, lon: one.lon }))
        .planets;
      for (const row of lords) {
        const there = sky.find(({ planet }: { planet: string }) => planet === row.planet);
        expect([row.star_lord, row.sub_lord]).toEqual([there.star_lord, there.sub_lord]);
        const wanted = (planet: string): number[] => {
          const found = levels.find((level: { planet: string }) => level.planet === planet).levels;
          return houses.filter((house) => Object.values<number[]>(found).flat().includes(house));
        };
        expect([row.star_signifies, row.sub_signifies]).toEqual([wanted(row.star_lord), wanted(row.sub_lord)]);
        expect(row.favourable).toBe(row.star_signifies.length > 0 && row.sub_signifies.length > 0);
      }
    }
  });

  it('needs houses', async () => {
    const called = await call(transits, { date: '1990-05-10', time: '19:55', lat: 28, lon: 77, tz: 5.5 });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, 'houses']);
  });
});

describe('lal-kitab/masnui', () => {
  /** B. M. Goswami; the reading of two texts. */
  const TABLE: Readonly<Record<string, readonly [string, string | null]>> = {
    'sun venus': ['jupiter', null],
    'mercury venus': ['sun', null],
    'sun jupiter': ['moon', null],
    'sun mercury': ['mars', 'good'],
    'sun saturn': ['mars', 'bad'],
    'venus jupiter': ['saturn', 'like_ketu'],
    'mars mercury': ['saturn', 'like_rahu'],
    'jupiter rahu': ['mercury', null],
  };
  it('finds every pair of the table that shares a house', async () => {
    const found = new Set<string>();
    const checked = vectorCases<Case>('jaimini-2.json');
    for (const one of checked) {
      const { houses } = await data(lalChart, birthFields(one));
      const houseOf = (key: string): number =>
        houses.find(({ planets }: { planets: readonly { key: string }[] }) => planets.some((row) => row.key === key))
          .house;
      const { masnui: rows, count } = await data(masnui, birthFields(one));
      const wanted = Object.entries(TABLE).flatMap(([pair, [becomes, nature]]) => {
        const [a = '', b = ''] = pair.split(' ');
        return houseOf(a) === houseOf(b) ? [[pair, becomes, nature, houseOf(a)]] : [];
      });
      expect(
        rows.map(
          (row: { of: readonly { key: string }[]; becomes: string; character: string | null; house: number }) => [
            row.of.map(({ key }) => key).join(' '),
            row.becomes,
            row.character,
            row.house,
          ],
        ),
      ).toEqual(wanted);
      expect(count).toBe(rows.length);
      for (const [pair] of wanted) found.add(String(pair));
    }
    expect(found.size).toBeGreaterThanOrEqual(6);
    record(
      {
        endpoint: 'lal-kitab/masnui',
        oracle: 'B. M. Goswami, Jyotish Lal Kitab 1952: pairs that act as a third',
        unit: 'mismatches',
      },
      checked.map(() => 0),
    );
  });
});

/** Windows of yogas against the dasha periods and the stays of Jupiter and Saturn that other endpoints tell. */
import { handler as running } from '../../functions/dasha/running.ts';
import { handler as ephemeris } from '../../functions/ephemeris/positions.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as activation } from '../../functions/yoga/activation.ts';
import { handler as detect } from '../../functions/yoga/detect.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const BIRTHS = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1974-06-09', time: '05:32', lat: 22.5726, lon: 88.3639, tz: 5.5 },
];
const SPAN = { from: '2015-01-01', to: '2034-12-31' };
interface Row {
  readonly key: string;
  readonly span: { readonly start: string; readonly end: string };
  readonly by: string;
  readonly lords: readonly { readonly key: string }[];
  readonly touched_by: readonly { readonly key: string }[];
}
const keysOf = (rows: readonly { readonly key: string }[]): readonly string[] => rows.map(({ key }) => key);
/** Signs that a planet in the first aspects, counted with it. */
const ASPECTS: Readonly<Record<string, readonly number[]>> = { jupiter: [1, 5, 7, 9], saturn: [1, 3, 7, 10] };

describe('yoga/activation', () => {
  it('follows the strongest yogas of yoga/detect outside the arishta family', async () => {
    for (const birth of BIRTHS) {
      const { yogas } = await data(activation, { ...birth, ...SPAN });
      const found = (await data(detect, birth)).yogas.filter(
        (row: { family: string; planets: readonly unknown[] }) => row.family !== 'arishta' && row.planets.length > 0,
      );
      const strongest = found
        .map(({ strength }: { strength: number }) => strength)
        .toSorted((a: number, b: number) => b - a)
        .slice(0, 5);
      expect(yogas.map(({ strength }: { strength: number }) => strength)).toEqual(strongest);
      for (const { key, planets: forming, present } of yogas) {
        const same = found.find((row: { key: string }) => row.key === key);
        expect([present, forming]).toEqual([true, same.planets]);
      }
    }
  });

  it('runs while a forming planet is a lord, and says when Jupiter or Saturn touches one', async () => {
    const mismatches: number[] = [];
    for (const birth of BIRTHS) {
      const { yogas, windows } = await data(activation, { ...birth, ...SPAN });
      const natal = (await data(planets, birth)).planets;
      const signOf = (key: string): number => natal.find((row: { planet: string }) => row.planet === key).sign.id;
      for (let year = 2015; year < 2035; year += 2) {
        const at = `${year}-07-15T12:00:00Z`;
        const { systems } = await data(running, { ...birth, at, systems: ['vimshottari'], depth: 2 });
        const lords = systems[0].current
          .slice(0, 2)
          .map((row: { lords: readonly { key: string }[] }) => row.lords.at(-1)?.key);
        const { bodies } = await data(ephemeris, {
          date: at.slice(0, 10),
          time: '12:00',
          tz: 0,
          lat: 0,
          lon: 0,
          bodies: ['jupiter', 'saturn'],
        });
        for (const { key, planets: forming } of yogas) {
          const wanted = [...new Set(lords)].filter((lord) => keysOf(forming).includes(String(lord)));
          const row: Row | undefined = windows.find(
            (one: Row) =>
              one.key === key &&
              Date.parse(one.span.start) <= Date.parse(at) &&
              Date.parse(at) < Date.parse(one.span.end),
          );
          expect([key, at, row ? keysOf(row.lords) : []]).toEqual([key, at, wanted]);
          mismatches.push(0);
          if (!row) continue;
          const touching = bodies.filter(({ body, sign }: { body: string; sign: { id: number } }) =>
            keysOf(forming).some((planet) => ASPECTS[body]?.includes(((signOf(planet) - sign.id + 12) % 12) + 1)),
          );
          expect(keysOf(row.touched_by)).toEqual(touching.map(({ body }: { body: string }) => body));
          expect(row.by).toBe(touching.length > 0 ? 'both' : 'dasha');
        }
      }
    }
    record(
      { endpoint: 'yoga/activation', oracle: 'Dasha periods and positions of other endpoints', unit: 'mismatches' },
      mismatches,
    );
  });

  it('has no windows of a yoga that the birth has not, and knows no other keys', async () => {
    const { yogas, windows } = await data(activation, { ...BIRTHS[0], ...SPAN, keys: ['hamsa'] });
    expect([yogas[0].key, yogas[0].present, windows.length > 0]).toEqual(['hamsa', yogas[0].present, yogas[0].present]);
    const called = await call(activation, { ...BIRTHS[0], ...SPAN, keys: ['fame'] });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, 'keys.0']);
    const long = await call(activation, { ...BIRTHS[0], from: '2000-01-01', to: '2040-01-01' });
    expect([long.status, long.body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
  });
});

/** The great faults of a moment, journeys, and the guide of a day. */
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as mahadoshas } from '../../functions/muhurat/mahadoshas.ts';
import { handler as panchangAt } from '../../functions/panchang/at.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import type { Handler } from '../../lib/http/serve.ts';
import { call } from '../support/call.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
/** The data of a call that must succeed. */
const data = async (handler: Handler, body: object) => {
  const called = await call(handler, body);
  expect([called.status, called.body.error]).toEqual([200, undefined]);
  return called.body.data;
};

interface Fault {
  readonly key: string;
  readonly present: boolean | null;
  readonly cancelled: boolean;
  readonly cancelled_by: readonly { readonly key: string }[];
  readonly not_judged: { readonly key: string } | null;
}
const faultsAt = async (body: object) => {
  const { faults, count } = (await data(mahadoshas, { ...DELHI, ...body })) as { faults: Fault[]; count: number };
  return { count, of: (key: string) => faults.find((one) => one.key === key), faults };
};
const times = Array.from({ length: 60 }, (_, i) => {
  const at = new Date(Date.UTC(1996, 0, 7, 1, 17) + i * 9.37e9);
  return { date: at.toISOString().slice(0, 10), time: at.toISOString().slice(11, 16) };
});

describe('muhurat/mahadoshas', () => {
  it('agrees with the chart of the moment', async () => {
    const seen = new Map<string, number>();
    for (const when of times) {
      const chart = (await data(planets, { ...DELHI, ...when })).planets as {
        planet: string;
        house: number;
        combust: boolean;
        sign: { id: number };
      }[];
      const of = (name: string) => chart.find(({ planet }) => planet === name);
      const { faults, count, of: fault } = await faultsAt(when);
      const moon = of('moon');
      const company = chart.filter(({ planet, sign }) => planet !== 'moon' && sign.id === moon?.sign.id);
      expect([when, fault('sagraha_chandra')?.present]).toEqual([when, company.length > 0]);
      expect(fault('sagraha_chandra')?.cancelled).toBe(
        company.length > 0 && company.every(({ planet }) => ['jupiter', 'mercury'].includes(planet)),
      );
      expect(fault('shashta_ashta_riphagata_chandra')?.present).toBe([6, 8, 12].includes(moon?.house ?? 0));
      // Neither house is helped by strength: only fall, an enemy's sign or the Sun takes the fault away.
      for (const [key, name, house, harmless] of [
        ['bhrigu_shatka', 'venus', 6, [6, 4, 5]],
        ['kuja_ashtama', 'mars', 8, [4, 3, 6]],
      ] as const) {
        const planet = of(name);
        expect([when, fault(key)?.present]).toEqual([when, planet?.house === house]);
        if (planet?.house === house)
          expect(fault(key)?.cancelled).toBe(
            planet.combust || (harmless as readonly number[]).includes(planet.sign.id),
          );
      }
      expect(count).toBe(faults.filter(({ present, cancelled }) => present === true && !cancelled).length);
      for (const { key, present } of faults) if (present === true) seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const key of ['bhrigu_shatka', 'kuja_ashtama', 'sagraha_chandra', 'kartari', 'ekargala', 'papa_shadvarga'])
      expect([key, (seen.get(key) ?? 0) > 0]).toEqual([key, true]);
  });

  it('agrees with the windows of the day and its yoga', async () => {
    const WINDOWS = { dur_muhurta: ['dur_muhurta'], visha_ghati: ['varjya'], vara_dosha: ['kulika', 'kalavela', 'yamaghanta', 'kantaka'] } as const; // prettier-ignore
    for (const when of times.slice(0, 30)) {
      const noon = { ...when, time: '12:40' };
      const { windows } = (await data(inauspicious, { ...DELHI, date: when.date })) as {
        windows: { key: string; span: { start: string; end: string } | null }[];
      };
      const at = `${when.date}T12:40:00+05:30`;
      const { of } = await faultsAt(noon);
      for (const [key, ids] of Object.entries(WINDOWS)) {
        const inside = windows.some(
          ({ key: id, span }) =>
            (ids as readonly string[]).includes(id) && span !== null && span.start <= at && at < span.end,
        );
        expect([when.date, key, of(key)?.present]).toEqual([when.date, key, inside]);
      }
      const { yoga } = await data(panchangAt, { ...DELHI, ...noon });
      expect(of('vaidhriti_vyatipata')?.present).toBe([17, 27].includes(yoga.id));
    }
  });

  it('marks the stars of eclipses for six months, after partial ones for three', async () => {
    // NASA catalogue: total lunar eclipse of 3 March 2026 (Moon in Purva Phalguni), partial solar eclipse of 21 September
    // 2025 (Uttara Phalguni). The Moon is back in these stars every 27 days.
    for (const [date, time, present] of [
      ['2026-03-30', '20:00', true],
      ['2026-08-14', '12:00', true],
      ['2026-09-10', '06:00', false],
      ['2025-12-12', '12:00', true],
      ['2026-01-08', '20:00', false],
    ] as const) {
      const { of } = await faultsAt({ date, time });
      expect([date, of('grahana_bha')?.present]).toEqual([date, present]);
    }
  });

  it('counts the eighth ascendant from births alone, and says what it does not judge', async () => {
    const when = { date: '2026-03-08', time: '13:00' };
    const alone = await faultsAt(when);
    expect(alone.of('ashtama_lagna_dosha')).toMatchObject({ present: null, not_judged: { key: 'no_natives' } });
    expect(alone.of('krura_viddha')).toMatchObject({ present: null, not_judged: { key: 'table_unverified' } });
    expect(alone.faults.length).toBe(21);
    // The ascendant of 8 March 2026, 13:00 in Delhi is Gemini, the eighth from Scorpio: that of the birth below (README).
    const native = { date: '1990-05-10', time: '19:55', ...DELHI };
    expect((await faultsAt({ ...when, natives: [native] })).of('ashtama_lagna_dosha')).toMatchObject({
      present: true,
      cancelled: false,
    });
    expect((await faultsAt({ date: '2026-03-08', time: '10:30', natives: [native] })).of('ashtama_lagna_dosha')).toMatchObject({ present: false }); // prettier-ignore
    const polar = await faultsAt({ date: '2026-06-21', time: '12:00', lat: 78, lon: 15, tz: 2 });
    expect(polar.of('dur_muhurta')).toMatchObject({ present: null, not_judged: { key: 'no_sunrise' } });
    const hindi = await data(mahadoshas, { ...DELHI, ...when, language: 'hi' });
    for (const { name, text } of hindi.faults) expect(`${name} ${text}`).toMatch(/^[^A-Za-z]+$/);
  });
});

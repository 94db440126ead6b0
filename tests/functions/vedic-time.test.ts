/** The old clock there and back, and the numbers 1 to 108 as navamsas. */
import { handler as birthDetails } from '../../functions/kundli/birth-details.ts';
import { handler as vedicTime } from '../../functions/panchang/vedic-time.ts';
import { handler as number } from '../../functions/prashna/number.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { navamsaOfNumber } from '../../layers/jyotish/prashna/number.ts';
import { vargaSign } from '../../layers/jyotish/chart/varga.ts';
import { signAt } from '../../layers/jyotish/chart/rashi.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

describe('panchang/vedic-time', () => {
  it('counts as the ishta of a birth does', async () => {
    for (const [date, time] of [
      ['1990-05-10', '19:55'],
      ['2024-04-08', '03:10'],
      ['2024-12-21', '12:00'],
    ]) {
      const { ghati, pala, vipala, text } = await data(vedicTime, {
        ...DELHI,
        date,
        time,
      });
      const birth = await data(birthDetails, { ...DELHI, date, time });
      expect(Math.abs(ghati + pala / 60 + vipala / 3600 - birth.ishta_ghati)).toBeLessThan(2e-6);
      expect(text).toBe(birth.ishta_kaal);
    }
  });

  it('goes back to the clock', async () => {
    const off: number[] = [];
    for (const time of ['06:30', '12:00', '18:45', '23:59']) {
      const there = await data(vedicTime, {
        ...DELHI,
        date: '2024-04-08',
        time,
      });
      const { ghati, pala, vipala } = there;
      const back = await data(vedicTime, {
        ...DELHI,
        date: '2024-04-08',
        ghati,
        pala,
        vipala: Math.floor(vipala),
      });
      off.push(Math.abs(Date.parse(back.at) - Date.parse(there.at)) / 1000);
    }
    for (const one of off) expect(one).toBeLessThanOrEqual(1);
    record(
      {
        endpoint: 'panchang/vedic-time',
        oracle: 'Ghatis of 24 minutes, there and back',
        unit: 's',
      },
      off,
    );
  });

  it('numbers praharas and muhurtas through day and night', async () => {
    const {
      sunrise,
      sunset,
      next_sunrise: next,
    } = await data(vedicTime, { ...DELHI, date: '2024-04-08', time: '12:00' });
    for (const [from, to, first] of [
      [sunrise, sunset, 0],
      [sunset, next, 1],
    ])
      for (const share of [0.1, 0.31, 0.62, 0.91]) {
        const at = new Date(
          Date.parse(from) + share * (Date.parse(to) - Date.parse(from)) + 5.5 * 3_600_000,
        ).toISOString();
        const one = await data(vedicTime, {
          ...DELHI,
          date: at.slice(0, 10),
          time: at.slice(11, 19),
        });
        expect([one.day, one.prahara, one.muhurta]).toEqual([
          first === 0,
          first * 4 + Math.floor(share * 4) + 1,
          first * 15 + Math.floor(share * 15 + 1e-3) + 1,
        ]);
      }
  });

  it('counts from six where the Sun does not rise', async () => {
    const one = await data(vedicTime, {
      lat: 70,
      lon: 25,
      tz: 1,
      date: '2024-12-20',
      time: '12:00',
    });
    expect([one.sun, one.prahara, one.muhurta, one.day]).toEqual(['always_down', null, null, null]);
    expect(one.ghati).toBeGreaterThan(10);
  });

  it('refuses parts beyond sixty', async () => {
    const called = await call(vedicTime, {
      ...DELHI,
      date: '2024-04-08',
      time: '12:00',
      ghati: 70,
      pala: 60,
    });
    expect([called.status, called.body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['ghati', 'pala'],
    ]);
  });
});

describe('prashna/number', () => {
  it('gives each number a navamsa of its own, that of its degrees', () => {
    const seen = new Set<string>();
    for (let n = 1; n <= 108; n++) {
      const { sign, navamsa, navamsaSign } = navamsaOfNumber(n);
      seen.add(`${sign} ${navamsa}`);
      expect(navamsaSign).toBe(vargaSign(9, (sign - 1) * 30 + (navamsa - 0.5) * (10 / 3)));
      // BPHS 6: the first navamsa of Aries is Aries, and they go on through the zodiac without a break.
      expect(navamsaSign).toBe(signAt(1, ((n - 1) % 12) + 1));
    }
    expect(seen.size).toBe(108);
    record(
      {
        endpoint: 'prashna/number',
        oracle: 'All 108 navamsas, counted',
        unit: 'mismatches',
      },
      Array<number>(108).fill(0),
    );
  });

  it('counts the planets of the moment from the arudha', async () => {
    const moment = { ...DELHI, date: '2024-04-08', time: '12:00' };
    const answer = await data(number, { ...moment, number: 54 });
    expect([answer.arudha.sign.key, answer.arudha.navamsa, answer.arudha.navamsa_sign.key]).toEqual([
      'virgo',
      9,
      'virgo',
    ]);
    const { planets } = await data(varga, moment, { chart: 'D1' });
    for (const [i, { sign, house }] of answer.planets.entries()) {
      expect(sign).toEqual(planets[i].sign);
      expect(house).toBe(((sign.id - 6 + 12) % 12) + 1);
      expect(answer.houses[house - 1].planets.map(({ key }: { key: string }) => key)).toContain(planets[i].planet);
    }
  });

  it.each([0, 109, 1.5])('refuses %d', async (bad) => {
    const called = await call(number, {
      ...DELHI,
      date: '2024-04-08',
      time: '12:00',
      number: bad,
    });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, 'number']);
  });
});

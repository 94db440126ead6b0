import { handler as all } from '../../functions/dosha/all.ts';
import { handler as kaalSarp } from '../../functions/dosha/kaal-sarp.ts';
import { handler as manglik } from '../../functions/dosha/manglik.ts';
import { handler as papasamyam } from '../../functions/dosha/papasamyam.ts';
import { handler as pitra } from '../../functions/dosha/pitra.ts';
import { handler as sadeSati } from '../../functions/dosha/sade-sati.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { planetsNamed } from '../support/keys.ts';

// Scorpio rising with the Moon, Sun and Mercury in Aries, Jupiter in Gemini, Venus in Pisces, Mars in Aquarius, Saturn and
// Rahu in Capricorn (examples.md).
const birth = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
  at: '2026-11-21T12:00:00+05:30',
};
const ask = async (handler: Handler, body: object = {}) => {
  const { status, body: answer } = await call(handler, { ...birth, ...body });
  expect(status).toBe(200);
  return answer.data;
};

interface Dosha {
  readonly key: string;
  readonly present: boolean;
  readonly grade: string;
  readonly cancelled: boolean;
  readonly note: string | null;
  readonly rules_met: readonly { readonly key: string; readonly name: string }[];
}
interface Stay {
  readonly phase: string;
  readonly span: { readonly start: string; readonly end: string };
  readonly cycle: number;
  readonly pass: number;
  readonly retrograde_reentry: boolean;
}

describe('dosha/manglik', () => {
  it('reads the published example as a hand does', async () => {
    const data = await ask(manglik);
    expect(data).toMatchObject({
      present: true,
      manglik: true,
      effective: false, // Mars in Aquarius; Jupiter aspects it
      severity: 56, // Saturn neutral by nature, a friend of the hour: .7 of 50 × .8 + 30 × .8 + 20 × .8
      grade: 'mild',
      grade_name: 'Mild',
      extent: 'full',
      houses: [1, 2, 4, 7, 8, 12],
      from: {
        lagna: { house: 4, present: true },
        moon: { house: 4, present: true },
        venus: { house: 12, present: true },
      },
    });
    expect(data.cancellations).toHaveLength(24);
    const applying = data.cancellations.filter((row: { applies: boolean }) => row.applies);
    expect(new Set(applying.map((row: { rule: number }) => row.rule))).toEqual(new Set([2, 4]));
    expect(data.not_tested.map((row: { rule: number }) => row.rule)).toEqual([9, 10, 11]);
    expect(data.cancellations.find((row: { rule: number }) => row.rule === 2)).toEqual({
      rule: 2,
      key: 'leo_or_aquarius',
      name: 'Mars in Leo or Aquarius',
      reference: 'lagna',
      reference_name: 'Ascendant',
      applies: true,
      cancels: true,
      found: [
        {
          text: 'Mars in Aquarius',
          places: [{ planet: 'mars', name: 'Mars', house: 4, sign: { id: 11, key: 'aquarius', name: 'Aquarius' } }],
        },
      ],
    });
  });

  it.each([
    ['north', [1, 4, 7, 8, 12]],
    ['south', [2, 4, 7, 8, 12]],
  ])('takes the houses of the %s', async (manglik_houses, houses) => {
    expect((await ask(manglik, { manglik_houses })).houses).toEqual(houses);
  });
});

describe('dosha/kaal-sarp', () => {
  it('is absent from the example: the Moon and Saturn stand outside', async () => {
    expect(await ask(kaalSarp)).toEqual({
      present: false,
      type: null,
      type_name: null,
      direction: null,
      direction_name: null,
      partial: false,
      broken_by: planetsNamed('moon', 'saturn'),
      axis: { rahu: 3, ketu: 9 },
      grade: 'none',
      grade_name: 'None',
      prevalence: 0.0736,
    });
  });

  it('is named in Hindi', async () => {
    // 15 August 1947, 00:00 IST, Delhi: Taurus rises with Rahu, and all planets lie from Taurus to Scorpio.
    const data = await ask(kaalSarp, { date: '1947-08-15', time: '00:00', language: 'hi' });
    expect(data).toMatchObject({
      present: true,
      partial: false,
      type: 'anant',
      type_name: 'अनंत',
      direction: 'ascending',
      direction_name: 'राहु से केतु की ओर',
      axis: { rahu: 1, ketu: 7 },
    });
  });
});

describe('dosha/sade-sati', () => {
  const at = (date: string) => ask(sadeSati, { at: `${date}T12:00:00+05:30` });

  it('writes its instants on the clock of a zone as on that of a number', async () => {
    const zoned = await ask(sadeSati, { tz: undefined, timezone: 'Asia/Kolkata' });
    expect(zoned.periods.at(-1)).toEqual((await ask(sadeSati)).periods.at(-1));
  });

  it('lists the phases of a Scorpio Moon', async () => {
    const data = await at('2026-11-21');
    expect(data.moon_sign.key).toBe('scorpio');
    expect(data).toMatchObject({
      present: false,
      status: { active: false, phase: null, phase_name: null, progress: null },
    });
    const stays: readonly Stay[] = data.periods;
    // Saturn in Libra, Scorpio and Sagittarius, with the returns to Libra's neighbours of 2012 and 2017.
    expect(stays.filter(({ cycle }) => cycle === 2).map(({ phase, pass }) => `${phase} ${pass}`)).toEqual([
      'rising 1',
      'rising 2',
      'peak 1',
      'setting 1',
      'peak 2',
      'setting 2',
    ]);
    expect(stays.every(({ pass, retrograde_reentry }) => retrograde_reentry === pass > 1)).toBe(true);
    expect(stays.map(({ span }) => span.start)).toEqual([...stays.map(({ span }) => span.start)].sort());
    // The first began in 1982, before birth: it is told from birth.
    expect(data.cycles[0].span.start.slice(0, 10)).toBe('1990-05-10');
    expect(data.status.next.slice(0, 4)).toBe('2041');
  });

  it('gives the status on a date', async () => {
    expect(await at('2016-01-01')).toMatchObject({
      present: true,
      status: { active: true, phase: 'peak', phase_name: 'Peak' },
    });
    expect((await at('2018-01-01')).status).toMatchObject({ active: true, phase: 'setting' });
  });

  it('counts degrees from the Moon on request', async () => {
    const data = await ask(sadeSati, { degrees: true });
    expect(data.periods).not.toEqual((await ask(sadeSati)).periods);
    expect(data.periods[0].phase).toMatch(/rising|peak|setting/);
  });

  it('names what an unknown time leaves open', async () => {
    // The Moon left Libra for Scorpio in the morning of 10 May 1990.
    const open = await call(sadeSati, { ...birth, time: undefined, time_unknown: true });
    expect(open.status).toBe(200);
    const [moved, stayed] = [
      open.body.meta.uncertain,
      (await call(sadeSati, { ...birth, date: '1990-05-11', time: undefined, time_unknown: true })).body.meta.uncertain,
    ];
    expect(moved).toEqual(expect.arrayContaining(['moon_sign', 'periods']));
    expect(stayed ?? []).toEqual([]);
  });

  it('answers at both ends of the ephemeris', async () => {
    for (const body of [
      { date: '1800-01-02', time: '06:00', at: '1800-01-03T00:00:00Z' },
      { date: '2399-12-31', time: '12:00', at: '2399-12-31T12:00:00Z' },
      { date: '1800-01-02', time: '06:00', at: '2399-12-31T12:00:00Z' },
    ]) {
      const called = await call(sadeSati, { ...birth, ...body });
      expect([body, called.status]).toEqual([body, 200]);
    }
  });
});

describe('dosha/pitra and dosha/papasamyam', () => {
  it('traces the rules of pitra', async () => {
    const data = await ask(pitra); // Ketu alone in the ninth
    expect(data).toMatchObject({ present: false, count: 1, grade: 'none' });
    expect(data.rules).toHaveLength(5);
    expect(data.rules.at(-1)).toEqual({
      key: 'node_in_ninth',
      name: 'Rahu or Ketu in the ninth house',
      met: true,
      planets: planetsNamed('ketu'),
      houses: [9],
      found: [
        {
          text: 'Ketu in house 9',
          places: [{ planet: 'ketu', name: 'Ketu', house: 9, sign: { id: 4, key: 'cancer', name: 'Cancer' } }],
        },
      ],
    });
  });

  it('weighs the malefics of the example', async () => {
    // Mars 4 from the lagna 1 and from the Moon ½ (a friend's sign), 12 from Venus ¼; the exalted Sun 2 from Venus ⅛.
    expect((await ask(papasamyam)).points).toEqual({ lagna: 1, moon: 0.5, venus: 0.375, total: 1.875 });
  });
});

describe('sade sati and birth', () => {
  it('tells no date before birth', async () => {
    // Saturn stood beside the Moon's sign at the birth of the example.
    for (const body of [{}, { degrees: true }, { date: '1984-03-01' }]) {
      const { periods, cycles } = await ask(sadeSati, body);
      const born = new Date(`${'date' in body ? body.date : birth.date}T${birth.time}+05:30`).getTime();
      for (const { span } of [...periods, ...cycles] as readonly { readonly span: { readonly start: string } }[])
        expect(new Date(span.start).getTime()).toBeGreaterThanOrEqual(born);
    }
  });
});

describe('dosha/all', () => {
  it('agrees with the endpoints of single doshas', async () => {
    const rows: readonly Dosha[] = (await ask(all)).doshas;
    const row = (id: string) => rows.find((dosha) => dosha.key === id);
    const [m, k, p, s] = [await ask(manglik), await ask(kaalSarp), await ask(pitra), await ask(sadeSati)];
    expect(row('manglik')).toMatchObject({ present: m.manglik, grade: m.grade, cancelled: m.manglik && !m.effective });
    expect(row('kaal_sarp')).toMatchObject({ present: k.present, grade: k.grade });
    expect(row('pitra')).toMatchObject({ present: p.present, grade: p.grade });
    expect(row('sade_sati')).toMatchObject({ present: s.status.active });
    expect(row('shrapit')).toMatchObject({
      present: true,
      // Saturn and Rahu in Capricorn, the third from Scorpio.
      rules_met: [
        {
          key: 'saturn_rahu',
          name: 'Saturn with Rahu',
          found: [
            {
              text: 'Saturn with Rahu (Capricorn)',
              places: [
                { planet: 'saturn', name: 'Saturn', house: 3, sign: { id: 10, key: 'capricorn', name: 'Capricorn' } },
                { planet: 'rahu', name: 'Rahu', house: 3, sign: { id: 10, key: 'capricorn', name: 'Capricorn' } },
              ],
            },
          ],
        },
      ],
    });
    expect(row('kemadruma')).toMatchObject({ present: true, cancelled: true, grade: 'mild' });
    for (const { key, present, grade, rules_met: met, note } of rows) {
      expect(present).toBe(grade !== 'none');
      // One rule of pitra and three malefics of kalatra are listed, and make nothing.
      if (key !== 'kalatra' && key !== 'pitra') expect(present).toBe(met.length > 0);
      expect([key, note]).toEqual([key, !present && met.length > 0 ? 'Noted, not counted as a dosha' : null]);
    }
  });

  it('answers under the midnight sun and at the ends of the ephemeris', async () => {
    for (const body of [
      { lat: 78.22, lon: 15.65, tz: 1, date: '2020-06-21' },
      { lat: -90, lon: 0, tz: 0 },
      { date: '1800-01-02', time: '09:00' }, // the first sunrise of the files begins its day
      { date: '2399-12-31', time: '20:00' },
    ]) {
      const called = await call(all, { ...birth, ...body });
      expect([body, called.status]).toEqual([body, 200]);
    }
  });
});

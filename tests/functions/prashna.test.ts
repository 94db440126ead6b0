/** prashna/chart: a question worked by hand, agreement with the endpoints that own each fact, and the hard places. */
import { handler as at } from '../../functions/panchang/at.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as prashna } from '../../functions/prashna/chart.ts';
import { handler as upagrahas } from '../../functions/kundli/upagrahas.ts';
import { handler as tajika } from '../../functions/varshaphal/tajika-yogas.ts';
import { hiddenMatter } from '../../layers/jyotish/prashna/moment-chart.ts';
import { call } from '../support/call.ts';

const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
interface Row {
  readonly key: string;
  readonly name: string;
  readonly value: unknown;
  readonly value_name: string | null;
  readonly planets: readonly { readonly key: string }[];
}
const ask = async (extra: object = {}) => {
  const { status, body } = await call(prashna, { ...G, ...extra });
  expect([status, body.error?.details]).toEqual([200, undefined]);
  return body.data;
};
const values = (rows: readonly Row[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.map(({ key, value, planets }) => [
      key,
      planets.length > 0 ? [value, ...planets.map((one) => one.key)] : value,
    ]),
  );

describe('prashna/chart', () => {
  it('reads the worked example: Pisces rises, Jupiter in 4, Mercury and Saturn in 10, Moon in 6', async () => {
    const data = await ask();
    // Mercury is with Saturn and no benefic: he counts as a malefic.
    expect(values(data.indicators)).toMatchObject({
      lagna_mode: 'dual',
      rising: 'ubhaya',
      lagna_lord_house: [4, 'jupiter'],
      moon_house: [6, 'moon'],
      benefics_kendra: [1, 'jupiter'],
      malefics_kendra: [2, 'mercury', 'saturn'],
      lagna_gandanta: false,
      same_sign_lagna_moon: false,
      // The fifth of the dark half, karana Kaulava; Gulika at 36.6° is in Taurus, the third house.
      tithi_rikta: false,
      vishti: false,
      gulika_house: 3,
    });
    expect(data.hidden_matter).toMatchObject({ key: 'jiva', navamsa: 1 });
    expect([data.arudha.sign.key, data.arudha.given, data.arudha.house]).toEqual(['pisces', false, 1]);
    expect([data.moon.sign.key, data.moon.tithi.id, data.moon.waxing, data.moon.house]).toEqual(['leo', 20, false, 6]);
    expect((await ask({ arudha_sign: 4 })).arudha).toMatchObject({ given: true, house: 5, sign: { id: 4 } });
  });

  it('agrees with the endpoints that own hora, angas, Gulika and contacts', async () => {
    for (const time of ['06:00', '10:30', '16:10', '19:45', '23:59']) {
      const data = await ask({ time });
      const instant = data.at;
      const horas = (await call(hora, { ...G, date: Number(time.slice(0, 2)) < 7 ? '1990-01-14' : G.date })).body.data;
      const now = [...(horas.horas ?? []), ...(horas.day ?? []), ...(horas.night ?? [])].find(
        ({ span }: { span: { start: string; end: string } }) => span.start <= instant && instant < span.end,
      );
      expect([time, data.hora_lord]).toEqual([time, now.lord ?? now.planet]);
      const angas = (await call(at, { ...G, time })).body.data;
      expect([data.moon.tithi.id, data.vara.key]).toEqual([angas.tithi.id, angas.vara.hindu.key]);
      expect(values(data.indicators)['vishti']).toBe(angas.karana.key === 'vishti');
      const gulika = (await call(upagrahas, { ...G, time, portion: 'start' })).body.data.upagrahas.find(
        ({ key }: { key: string }) => key === 'gulika',
      );
      expect(values(data.indicators)['gulika_house']).toBe(gulika.house);
      // Age 0 of a birth at this moment is the chart of the moment: its contacts are those of the question.
      const { aspects } = (await call(tajika, { ...G, time, age: 0 })).body.data;
      const contacts = aspects.filter(
        ({ faster, contact }: { faster: string; contact: unknown }) => faster === 'moon' && contact !== null,
      );
      const row: Row = data.indicators.find(({ key }: Row) => key === 'moon_void');
      expect([row.value, row.planets.map(({ key }) => key)]).toEqual([
        contacts.length === 0,
        contacts.map(({ slower }: { slower: string }) => slower),
      ]);
    }
  });

  it('the Moon is in her sign for the whole of its span, and for no longer', async () => {
    const { moon } = await ask();
    const days = (Date.parse(moon.span.end) - Date.parse(moon.span.start)) / 86_400_000;
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThan(2.7);
    const signAt = async (iso: string, seconds: number) => {
      const text = new Date(Date.parse(iso) + seconds * 1000 + 5.5 * 3_600_000).toISOString();
      return (await ask({ date: text.slice(0, 10), time: text.slice(11, 19) })).moon.sign.key;
    };
    expect(
      await Promise.all([
        signAt(moon.span.start, -2),
        signAt(moon.span.start, 2),
        signAt(moon.span.end, -2),
        signAt(moon.span.end, 2),
      ]),
    ).toEqual(['cancer', 'leo', 'leo', 'virgo']);
  });

  it.each([
    // Odd signs: dhatu, moola, jiva in turn; even signs the other way round. A navamsa is 3°20′.
    [1, 1, 'dhatu'],
    [1, 5, 'moola'],
    [1, 29.9, 'jiva'],
    [2, 1, 'jiva'],
    [2, 4, 'moola'],
    [2, 7, 'dhatu'],
    [12, 10.1, 'jiva'],
  ])('sign %i, %f degrees: %s', (sign, degree, matter) => {
    const longitude = 30 * (sign - 1) + degree;
    const point = { longitude, sign, degree, nakshatra: { id: 1, pada: 1, elapsed: 0 } };
    expect(hiddenMatter({ ascendant: point }).matter).toBe(matter);
  });

  it('polar day, Hindi, and what it refuses', async () => {
    const polar = await ask({ date: '2024-06-21', time: '12:00', lat: 78.2, lon: 15.6, tz: 2 });
    expect([polar.sun, polar.hora_lord, values(polar.indicators)['gulika_house']]).toEqual(['always_up', null, null]);
    const hindi: readonly Row[] = (await ask({ language: 'hi' })).indicators;
    for (const { name, value_name } of hindi) {
      expect(name).toMatch(/[\u0900-\u097f]/);
      expect(value_name).toMatch(/[\u0900-\u097f0-9]/);
    }
    const { status, body } = await call(prashna, { ...G, arudha_sign: 13 });
    expect([status, body.error.details[0].field]).toEqual([400, 'arudha_sign']);
  });
});

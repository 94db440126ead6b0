/** The whole page of a day in one call. */
import { handler as calendarFestivals } from '../../functions/calendar/festivals.ts';
import { handler as riseSet } from '../../functions/ephemeris/rise-set.ts';
import { handler as anandadi } from '../../functions/panchang/anandadi.ts';
import { handler as auspicious } from '../../functions/panchang/auspicious.ts';
import { handler as choghadiya } from '../../functions/panchang/choghadiya.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as era } from '../../functions/panchang/era.ts';
import { handler as gowri } from '../../functions/panchang/gowri.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import { handler as nivasShool } from '../../functions/panchang/nivas-shool.ts';
import { handler as panchakaRahita } from '../../functions/panchang/panchaka-rahita.ts';
import { handler as udayLagna } from '../../functions/panchang/uday-lagna.ts';
import { fromUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { call, data } from '../support/call.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

/** Julian day of an ISO text. */
const jdOf = (text: string): number => fromUnixMs(Date.parse(text));

describe('a page in one call', () => {
  const festivals = (body: { date: string }) =>
    data(calendarFestivals, { ...body, from: body.date, to: body.date, date: undefined });
  const risings = (body: { date: string }) =>
    data(riseSet, { ...body, from: body.date, to: body.date, date: undefined });
  const OWN: Readonly<Record<string, (body: { date: string }) => Promise<unknown>>> = {
    inauspicious: (body) => data(inauspicious, body),
    auspicious: (body) => data(auspicious, body),
    choghadiya: (body) => data(choghadiya, body),
    hora: (body) => data(hora, body),
    gowri: (body) => data(gowri, body),
    festivals,
    sun_moon: risings,
  };
  const DAYS = [
    { ...DELHI, date: '2024-04-09' }, // Ugadi and the first day of Navratri
    { ...DELHI, date: '2024-11-01', language: 'hi' },
    { lat: 40.7128, lon: -74.006, timezone: 'America/New_York', date: '2024-03-09', sunrise: 'hindu' },
    { lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo', date: '2024-06-21' },
    { lat: -77.85, lon: 166.67, tz: 12, date: '2024-06-21' },
  ];

  it.each(DAYS)('holds what the endpoints of $date answer alone', async (body) => {
    const page = await data(daily, { ...body, include: Object.keys(OWN) });
    for (const [name, ask] of Object.entries(OWN)) expect([name, page[name]]).toEqual([name, await ask(body)]);
    const alone = await data(daily, body);
    for (const name of Object.keys(OWN)) expect(alone).not.toHaveProperty(name);
    for (const name of Object.keys(alone)) expect(page[name]).toEqual(alone[name]);
  });

  it('takes sun or moon for sun_moon, hands rules on, and names what it does not know', async () => {
    const body = { ...DELHI, date: '2024-04-08' };
    const { sun_moon: both } = await data(daily, { ...body, include: ['sun', 'moon'] });
    expect(both.days.map(({ body: one }: { body: string }) => one)).toEqual(['sun', 'moon']);
    const page = await data(daily, {
      ...body,
      include: ['hora', 'auspicious'],
      hora: 'equal_60min',
      godhuli: 'centered',
    });
    expect(page.hora).toEqual(await data(hora, { ...body, hora: 'equal_60min' }));
    expect(page.auspicious).toEqual(await data(auspicious, { ...body, godhuli: 'centered' }));
    const wrong = await call(daily, { ...body, include: ['horoscope'] });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'include.0']);
  });
});

describe('what else the page of a day tells', () => {
  // New Delhi, 24 January 2022 (golden fixture): sunrise 07:12:58, sunset 17:53:37, day length 10 h 40 m 38 s as printed.
  it('gives the length of day and night, midday, the quarters of the stars and the star of the Sun', async () => {
    const day = await data(daily, { ...DELHI, date: '2022-01-24', include: ['anandadi'] });
    expect(day.day_minutes).toBeCloseTo(10 * 60 + 40 + 38 / 60, 1);
    expect(day.day_minutes + day.night_minutes).toBeCloseTo((jdOf(day.next_sunrise) - jdOf(day.sunrise)) * 1440, 1);
    expect(day.madhyahna.slice(0, 16)).toBe('2022-01-24T12:33');
    // The Sun entered Capricorn 9.7 days before: 9.9°, in Uttara Ashadha to 10°.
    expect(day.sun_nakshatra).toMatchObject({ key: 'uttara_ashadha', lord: 'sun' });
    const padas: readonly { key: string; pada: number; span: { start: string; end: string } }[] = day.nakshatra_padas;
    padas.slice(1).forEach(({ span, pada }, i) => {
      expect(span.start).toBe(padas[i]?.span.end);
      expect(pada).toBe(((padas[i]?.pada ?? 0) % 4) + 1);
    });
    const stars: readonly { key: string; span: { start: string; end: string } }[] = day.nakshatra;
    // Where the fourth quarter ends the star ends.
    for (const { key, pada, span } of padas.filter((row) => row.pada === 4)) {
      const star = stars.find((row) => row.key === key);
      expect([key, pada, span.end]).toEqual([key, 4, star?.span.end]);
    }
    expect(day.anandadi).toEqual(await data(anandadi, { ...DELHI, date: '2022-01-24' }));
  });

  it('splits the rising signs by the Panchakas', async () => {
    const body = { ...DELHI, date: '2024-04-08' };
    const { lagnas } = await data(udayLagna, body);
    const { windows } = await data(panchakaRahita, body);
    for (const { span, panchaka } of lagnas) {
      expect(panchaka[0].span.start).toBe(span.start);
      expect(panchaka.at(-1).span.end).toBe(span.end);
      for (const part of panchaka) {
        const middle = (Date.parse(part.span.start) + Date.parse(part.span.end)) / 2;
        const whole = windows.find(
          (row: typeof part) => Date.parse(row.span.start) <= middle && middle < Date.parse(row.span.end),
        );
        expect([part.kind, part.remainder]).toEqual([whole.kind, whole.remainder]);
      }
    }
    const polar = await data(udayLagna, { lat: 78.22, lon: 15.65, tz: 1, date: '2020-06-21' });
    expect(polar.sun).toBe('always_up');
    for (const { panchaka } of polar.lagnas) expect(panchaka).toBeNull();
  });
});

it('names windows, grades, eras and directions in Hindi', async () => {
  const body = { ...DELHI, date: '2024-04-08', language: 'hi' };
  const page = await data(daily, { ...body, include: ['inauspicious', 'auspicious', 'choghadiya', 'hora'] });
  const shown = [
    ...page.inauspicious.windows,
    ...page.auspicious.windows,
    ...page.choghadiya.day,
    ...(await data(era, body)).eras,
    page.lunar_month,
    page.ritu.vedic,
    page.ayana.drik,
    page.samvat.samvatsara.north,
  ].map(({ name }: { name: string }) => name);
  const others = [
    page.paksha_name,
    page.choghadiya.day[0].grade_name,
    page.hora.horas[0].lord_name,
    (await data(nivasShool, body)).agni[0].place_name,
  ];
  for (const name of [...shown, ...others]) expect(name).toMatch(/^[\u0900-\u097F() ,-]+$/);
  expect(page.inauspicious.windows[0]).toMatchObject({ key: 'rahu_kala', name: 'राहु काल' });
});

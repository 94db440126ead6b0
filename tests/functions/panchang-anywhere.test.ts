/** The day of the panchang in every year, at every latitude, and where the Sun does not rise. */
import * as fc from '../support/property.ts';
import { handler as anandadi } from '../../functions/panchang/anandadi.ts';
import { handler as at } from '../../functions/panchang/at.ts';
import { handler as auspicious } from '../../functions/panchang/auspicious.ts';
import { handler as choghadiya } from '../../functions/panchang/choghadiya.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as era } from '../../functions/panchang/era.ts';
import { handler as find } from '../../functions/panchang/find.ts';
import { handler as gowri } from '../../functions/panchang/gowri.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import { handler as monthSeason } from '../../functions/panchang/month-season.ts';
import { handler as muhurtas } from '../../functions/panchang/muhurtas.ts';
import { handler as nivasShool } from '../../functions/panchang/nivas-shool.ts';
import { handler as panchakaRahita } from '../../functions/panchang/panchaka-rahita.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { handler as range } from '../../functions/panchang/range.ts';
import { handler as regional } from '../../functions/panchang/regional-tradition.ts';
import { handler as taraChandraBala } from '../../functions/panchang/tara-chandra-bala.ts';
import { handler as udayLagna } from '../../functions/panchang/uday-lagna.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call, data } from '../support/call.ts';
import type { DayAnga, Span, Window } from '../support/day.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const ALL: readonly (readonly [string, Handler])[] = [
  ['anandadi', anandadi],
  ['auspicious', auspicious],
  ['choghadiya', choghadiya],
  ['daily', daily],
  ['era', era],
  ['gowri', gowri],
  ['hora', hora],
  ['inauspicious', inauspicious],
  ['month-season', monthSeason],
  ['muhurtas', muhurtas],
  ['nivas-shool', nivasShool],
  ['panchaka-rahita', panchakaRahita],
  ['rahu-kaal', rahuKaal],
  ['tara-chandra-bala', taraChandraBala],
  ['uday-lagna', udayLagna],
];

const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;

const place = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const civil = fc
  .date({ min: new Date('1801-01-01'), max: new Date('2399-10-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nextDate = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
const hoursOf = (lon: number): number => Math.round(lon / 15);

/** Local date and time of a UTC instant on a clock. */
const localOf = (utc: string, tz: number): { date: string; time: string } => {
  const local = new Date(Date.parse(utc) + tz * 3_600_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 19) };
};

describe('a year and its days', () => {
  const DAY_ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
  interface Row extends Readonly<Record<(typeof DAY_ANGAS)[number], readonly DayAnga[]>> {
    readonly date: string;
    readonly sunrise: string;
    readonly sunset: string;
    readonly vara: { readonly id: number };
  }
  let days: readonly Row[] = [];
  const year = { ...DELHI, from: '2024-01-01', to: '2024-12-31' };
  beforeAll(async () => {
    days = (await data(range, year)).days;
  });

  it('agree field by field', async () => {
    expect(days).toHaveLength(366);
    for (const row of days) {
      const { date, sunrise, sunset, sun, vara, tithi, nakshatra, yoga, karana } = await data(daily, {
        ...DELHI,
        date: row.date,
      });
      expect({ date, sunrise, sunset, sun, vara, tithi, nakshatra, yoga, karana }).toEqual(row);
    }
  });

  it.each(DAY_ANGAS)('joins %ss without gap or overlap', (anga) => {
    const ids = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[anga];
    const seen = new Map<string, DayAnga>();
    for (const row of days) for (const segment of row[anga]) seen.set(segment.span.start, segment);
    const all = [...seen.values()];
    all.slice(1).forEach((segment, i) => {
      expect(segment.span.start).toBe(all[i]?.span.end);
      expect(segment.id).toBe(((all[i]?.id ?? 0) % ids) + 1);
    });
  });

  it('has thirty tithis in every month, each kshaya or ruling one sunrise or two', () => {
    const sunrises = days.map(({ sunrise }) => sunrise);
    const seen = new Map(days.flatMap(({ tithi }) => tithi).map((segment) => [segment.span.start, segment]));
    let [lost, doubled] = [0, 0];
    for (const { span, is_kshaya: kshaya, is_vriddhi: vriddhi } of [...seen.values()].slice(2, -2)) {
      const ruled = sunrises.filter((sunrise) => sunrise >= span.start && sunrise < span.end).length;
      expect([kshaya, vriddhi]).toEqual([ruled === 0, ruled === 2]);
      lost += kshaya ? 1 : 0;
      doubled += vriddhi ? 1 : 0;
    }
    expect([lost > 5, doubled > 3]).toEqual([true, true]);
    const purnimas = [...seen.values()].filter(({ id }) => id === 15).map(({ span }) => span.start);
    purnimas.slice(1).forEach((start, i) => {
      const within = [...seen.keys()].filter((key) => key > (purnimas[i] ?? '') && key <= start);
      expect(within).toHaveLength(30);
    });
  });

  it('is found again by panchang/find', async () => {
    const { matches } = await data(find, { ...year, where: { tithi: 11 } });
    const seen = new Map(
      days.flatMap(({ tithi }) => tithi.filter(({ id }) => id === 11).map(({ span }) => [span.start, span])),
    );
    expect(matches.map(({ span }: { span: Span }) => span)).toEqual([...seen.values()]);
  });

  it('finds weekdays and stars together, and never more than asked', async () => {
    const { matches }: { matches: readonly { span: Span }[] } = await data(find, {
      ...year,
      where: { nakshatra: 8, weekday: 4 },
    });
    expect(matches.map(({ span }) => span.start.slice(0, 10))).toContain('2024-02-22');
    const { matches: first } = await data(find, { ...year, where: { nakshatra: 8, weekday: 4 }, limit: 1 });
    expect(first).toEqual(matches.slice(0, 1));
    const paksha = await data(find, { ...year, where: { tithi: 3, paksha: 'krishna' } });
    expect(paksha.matches).toEqual([]);
  });
});

describe('anywhere and at any time', () => {
  it('ends a day where the next begins', async () => {
    await fc.assert(
      fc.asyncProperty(place, civil, fc.constantFrom('apparent', 'hindu', 'center'), async (where, date, sunrise) => {
        const tz = hoursOf(where.lon);
        const today = await data(daily, { ...where, tz, date, sunrise });
        const tomorrow = await data(daily, { ...where, tz, date: nextDate(date), sunrise });
        expect(apart(today.next_sunrise, tomorrow.sunrise)).toBeLessThanOrEqual(1);
        expect((today.vara.id + 1) % 7).toBe(tomorrow.vara.id);
        // What rules the end of one day rules the start of the next.
        for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana'])
          expect(today[anga].at(-1).id).toBe(tomorrow[anga][0].id);
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same days alone and in a range, poles and clock changes included', async () => {
    const zone = fc.constantFrom<object>({ tz: 5.75 }, { tz: 'lmt' }, { timezone: 'America/New_York' }, { tz: -3.5 });
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        zone,
        civil,
        fc.constantFrom('apparent', 'center', 'hindu', 'observer'),
        async (lat, lon, clock, from, sunrise) => {
          const body = { lat, lon, ...clock, sunrise };
          const { days } = await data(range, { ...body, from, to: nextDate(nextDate(from)) });
          expect(days).toHaveLength(3);
          for (const row of days) {
            const alone = await data(daily, { ...body, date: row.date });
            for (const key of Object.keys(row)) expect(alone[key]).toEqual(row[key]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('fills the day and the night with their parts', async () => {
    await fc.assert(
      fc.asyncProperty(place, civil, async (where, date) => {
        const body = { ...where, tz: hoursOf(where.lon), date };
        const { sunrise, sunset, next_sunrise: next } = await data(daily, body);
        const parts = await data(choghadiya, body);
        const { horas } = await data(hora, body);
        for (const list of [[...parts.day, ...parts.night], horas]) {
          expect([list[0].span.start, list.at(-1).span.end]).toEqual([sunrise, next]);
          expect(list[list.length / 2].span.start).toBe(sunset);
          list.slice(1).forEach((part: Window, i: number) => expect(part.span.start).toBe(list[i].span.end));
        }
        const { lagnas } = await data(udayLagna, body);
        expect([lagnas[0].span.start, lagnas.at(-1).span.end]).toEqual([sunrise, next]);
        expect(lagnas.length).toBeGreaterThanOrEqual(12);
        lagnas
          .slice(1)
          .forEach((row: { sign: { id: number } }, i: number) =>
            expect(row.sign.id).toBe((lagnas[i].sign.id % 12) + 1),
          );
      }),
      { numRuns: 25 },
    );
  });

  it('gives one sky on either side of the date line', async () => {
    // The same meridian, told east and west, on clocks a day apart.
    const east = await data(daily, { date: '2024-06-11', lat: -17, lon: 180, tz: 12 });
    const west = await data(daily, { date: '2024-06-10', lat: -17, lon: -180, tz: -12 });
    expect(apart(east.sunrise, west.sunrise)).toBe(0);
    expect(east.tithi.map(({ id }: DayAnga) => id)).toEqual(west.tithi.map(({ id }: DayAnga) => id));
    expect(east.vara.id).toBe((west.vara.id + 1) % 7);
  });

  it('says on the sheet of a region why its windows have no times', async () => {
    const body = { date: '2026-06-21', lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo' };
    for (const tradition of ['malayalam', 'tamil', 'bengali', 'telugu']) {
      const { body: answer } = await call(regional, body, { path: { tradition } });
      const warned = answer.meta.warnings.map(({ code }: { code: string }) => code);
      expect([tradition, answer.data.day.sun, warned]).toEqual([
        tradition,
        'always_up',
        expect.arrayContaining(['NO_SUNRISE']),
      ]);
      const timed = answer.data.items.filter((item: object) => 'span' in item);
      expect(timed.some(({ span }: { span: object | null }) => span === null)).toBe(true);
    }
    const south = await call(regional, { ...body, lat: 9 }, { path: { tradition: 'malayalam' } });
    expect(south.body.meta.warnings).toEqual([]);
  });

  it.each([
    ['2024-06-21', 69.65, 'always_up'],
    ['2024-12-21', 69.65, 'always_down'],
    ['2024-06-21', 90, 'always_up'],
    ['2024-12-21', -90, 'always_up'],
    ['2024-06-21', -90, 'always_down'],
  ])('answers %s at latitude %d: %s', async (date, lat, sun) => {
    const body = { date, lat, lon: 18.96, tz: 1 };
    const answer = await data(daily, body);
    expect(answer).toMatchObject({ sun, sunrise: null, sunset: null, next_sunrise: null });
    expect(answer.tithi.length).toBeGreaterThan(0);
    const why = { sun, next_sun: sun };
    expect(await data(choghadiya, body)).toEqual({ ...why, day: null, night: null });
    expect(await data(hora, body)).toEqual({ ...why, horas: null });
    expect(await data(gowri, body)).toEqual({ ...why, day: null, night: null, nalla_neram: null });
    const none = { rahu_kala: null, yamaganda: null, gulika_kala: null };
    expect(await data(rahuKaal, { ...body, night: true })).toEqual({ ...why, ...none, night: none });
    // Shares of the day or night are there without a time; what hangs on Moon and stars alone keeps its times.
    const good: readonly Window[] = (await data(auspicious, body)).windows;
    const bad: readonly Window[] = (await data(inauspicious, body)).windows;
    const timeless = (list: readonly Window[]) => new Set(list.filter(({ span }) => !span).map(({ key }) => key));
    expect(timeless(good)).toEqual(
      new Set([
        'brahma_muhurta',
        'pratah_sandhya',
        'abhijit',
        'vijaya',
        'godhuli',
        'sayahna_sandhya',
        'nishita',
        'madhyahna_sandhya',
      ]),
    );
    expect(timeless(bad)).toEqual(
      new Set(['rahu_kala', 'yamaganda', 'gulika_kala', 'dur_muhurta', 'kulika', 'kalavela', 'yamaghanta', 'kantaka']),
    );
    for (const window of [...good, ...bad]) if (window.key === 'varjya') expect(window.span).not.toBeNull();
    for (const [, handler] of ALL) await data(handler, body);
  });

  it('follows the clock over its changes', async () => {
    // New York: clocks go forward on 10 March 2024, back on 3 November.
    const york = { lat: 40.7128, lon: -74.006, timezone: 'America/New_York' };
    const spring = await data(daily, { ...york, date: '2024-03-09' });
    expect([spring.sunrise.slice(-6), spring.next_sunrise.slice(-6)]).toEqual(['-05:00', '-04:00']);
    const autumn = await data(daily, { ...york, date: '2024-11-02' });
    expect([autumn.sunrise.slice(-6), autumn.next_sunrise.slice(-6)]).toEqual(['-04:00', '-05:00']);
    const { days } = await data(range, { ...york, from: '2024-03-08', to: '2024-03-12' });
    expect(days.map(({ date }: { date: string }) => date)).toEqual([
      '2024-03-08',
      '2024-03-09',
      '2024-03-10',
      '2024-03-11',
      '2024-03-12',
    ]);
    for (const day of days) expect(day.sunrise.slice(0, 10)).toBe(day.date);
  });

  it('is the same sky under any offset', async () => {
    const clocks = [5.5, 5.75, 0, -3.5, 14];
    const rows = await Promise.all(
      clocks.map((tz) => data(at, { ...DELHI, ...localOf('2024-04-08T06:30:00Z', tz), tz })),
    );
    for (const row of rows) {
      expect(apart(row.tithi.span.end, rows[0].tithi.span.end)).toBe(0);
      expect(row.tithi.id).toBe(30);
    }
  });

  it('keeps to the ends of the supported years, and says so beyond', async () => {
    const answers = async (handler: Handler, body: object) => {
      const { status, body: answer } = await call(handler, body);
      return status === 200 ? 'an answer' : `${status} ${answer.error.code}`;
    };
    const BEYOND = '422 EPHEMERIS_RANGE';
    // The year of an era and the month of a season begin or end outside the files.
    const WHOLE_YEAR = ['era', 'month-season'];
    for (const date of ['1800-02-01', '2399-11-01'])
      for (const [name, handler] of ALL)
        expect([date, name, await answers(handler, { ...DELHI, date })]).toEqual([
          date,
          name,
          WHOLE_YEAR.includes(name) ? BEYOND : 'an answer',
        ]);
    // The names of the lunar month look at the days before and after.
    const DAYS_AROUND = [...WHOLE_YEAR, 'daily'];
    for (const date of ['1800-01-03', '2399-12-30', '2399-12-31'])
      for (const [name, handler] of ALL)
        for (const lat of [28, 80, -90])
          expect([date, name, lat, await answers(handler, { date, lat, lon: 179.9, tz: 12 })]).toEqual([
            date,
            name,
            lat,
            DAYS_AROUND.includes(name) ? BEYOND : 'an answer',
          ]);
    for (const [name, handler] of ALL)
      expect([name, await answers(handler, { ...DELHI, date: '1800-01-01' })]).toEqual([name, BEYOND]);
  });

  it('asks for something to look for', async () => {
    const called = await call(find, { ...DELHI, from: '2024-01-01', to: '2024-02-01', where: {} });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, 'where']);
    const wrong = await call(find, { ...DELHI, from: '2024-01-01', to: '2024-02-01', where: { tithi: 31 } });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'where.tithi']);
    const long = await call(range, { ...DELHI, from: '2024-01-01', to: '2025-06-01' });
    expect([long.status, long.body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
  });
});

describe('no time without a reason', () => {
  const polar = fc.record({
    lat: fc.oneof(fc.double({ min: 60, max: 90, noNaN: true }), fc.double({ min: -90, max: -60, noNaN: true })),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('near the poles', async () => {
    let missing = 0;
    const explains = (isNull: boolean, ...reasons: string[]): void => {
      if (!isNull) return;
      missing++;
      expect(reasons.some((reason) => reason !== 'normal')).toBe(true);
    };
    await fc.assert(
      fc.asyncProperty(polar, civil, fc.constantFrom('apparent', 'hindu', 'center'), async (where, date, sunrise) => {
        const body = { ...where, tz: hoursOf(where.lon), date, sunrise };
        const page = await data(daily, { ...body, include: ['choghadiya', 'hora', 'gowri'] });
        explains(page.sunrise === null, page.sun);
        explains(page.sunset === null, page.sun);
        explains(page.next_sunrise === null, page.next_sun);
        expect([page.moonrise === null, page.moonset === null]).toEqual([
          ['no_rise', 'always_up', 'always_down'].includes(page.moon),
          ['no_set', 'always_up', 'always_down'].includes(page.moon),
        ]);
        for (const part of [page.choghadiya, page.gowri]) {
          explains(part.day === null, part.sun);
          explains(part.night === null, part.sun, part.next_sun);
        }
        explains(page.hora.horas === null, page.hora.sun, page.hora.next_sun);
        for (const handler of [auspicious, inauspicious]) {
          const { windows, sun, next_sun: next, previous_sun: previous = 'normal' } = await data(handler, body);
          for (const { span } of windows) explains(span === null, sun, next, previous);
        }
        const { days } = await data(range, { ...body, from: date, to: nextDate(date) });
        for (const row of days) explains(row.sunrise === null || row.sunset === null, row.sun);
      }),
      { numRuns: 60 },
    );
    expect(missing).toBeGreaterThan(100);
  });

  // At Tromsø the Sun stops setting past the middle of May.
  it('on the edges of the midnight sun', async () => {
    const tromso = { lat: 69.6492, lon: 18.9553, timezone: 'Europe/Oslo' };
    const states: string[] = [];
    for (let day = 10; day <= 25; day++) {
      const {
        sun,
        sunrise,
        next_sunrise: next,
        next_sun: after,
      } = await data(daily, { ...tromso, date: `2024-05-${day}` });
      expect([sun === 'normal', after === 'normal']).toEqual([sunrise !== null, next !== null]);
      states.push(sun);
    }
    expect(states[0]).toBe('normal');
    expect(states.at(-1)).toBe('always_up');
    expect(states.toSorted((a, b) => Number(a === 'always_up') - Number(b === 'always_up'))).toEqual(states);
  });
});

/** Dates that come back: annual rites, birthdays, lunar dates as civil ones, solar months. */
import { handler as hinduBirthday } from '../../functions/calendar/hindu-birthday.ts';
import { handler as shraddha } from '../../functions/calendar/shraddha-tithi.ts';
import { handler as solarMonths } from '../../functions/calendar/solar-months.ts';
import { handler as toGregorian } from '../../functions/calendar/to-gregorian.ts';
import { handler as toHindu } from '../../functions/calendar/to-hindu.ts';
import { nepaliDateOf, nepaliYear } from '../../layers/jyotish/calendar/nepali.ts';
import { addDays, julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

const off = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;

interface Case {
  readonly id: string;
  readonly kind: string;
}
interface PlaceCase extends Case {
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}
const casesOf = <T extends Case>(kind: string): readonly T[] =>
  vectorCases<T>('calendar-2.json').filter((one) => one.kind === kind);
const placeOf = ({ lat, lon, tz }: PlaceCase) => ({ lat, lon, tz });
const whenOf = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11, 19) });

describe('calendar/solar-months', () => {
  interface MonthsCase extends PlaceCase {
    readonly rule: string;
    readonly from_year: number;
    readonly months: readonly (readonly [string, string, number, number])[];
  }
  interface Month {
    readonly starts: string;
    readonly days: number;
    readonly sankranti: { readonly sign: { readonly id: number }; readonly at: string };
    readonly margin_min: number;
  }
  const SIGNS = [
    'mesha',
    'vrishabha',
    'mithuna',
    'karka',
    'simha',
    'kanya',
    'tula',
    'vrishchika',
    'dhanu',
    'makara',
    'kumbha',
    'meena',
  ];

  it('agree with an independent computation', async () => {
    const deviations: number[] = [];
    let days = 0;
    for (const one of casesOf<MonthsCase>('solar_months')) {
      const years = await Promise.all(
        [one.from_year - 1, one.from_year].map((year) => data(solarMonths, { ...placeOf(one), year, rule: one.rule })),
      );
      const all: Month[] = years.flatMap(({ months }) => months);
      for (const [sign, starts, jd, margin] of one.months) {
        const found = all.find(({ sankranti }) => SIGNS[sankranti.sign.id - 1] === sign && off(sankranti.at, jd) < 5);
        expect([one.id, sign, found === undefined]).toEqual([one.id, sign, false]);
        if (!found) continue;
        deviations.push(off(found.sankranti.at, jd));
        if (margin < 15) continue;
        days++;
        expect([one.id, sign, found.starts]).toEqual([one.id, sign, starts]);
        // From dawn on the limit of the day before may be the nearer one; the reference looks at that of the day.
        if (margin < 600) expect(Math.abs(found.margin_min - margin)).toBeLessThan(0.2);
      }
      for (const [i, month] of all.entries()) {
        const next = all[i + 1];
        if (next && i !== 11) expect(Date.parse(next.starts) - Date.parse(month.starts)).toBe(month.days * 86_400_000);
      }
    }
    expect(days).toBeGreaterThan(300);
    for (const one of deviations) expect(one).toBeLessThanOrEqual(TOLERANCE.roundedSecond);
    record(
      { endpoint: 'calendar/solar-months', oracle: 'Swiss Ephemeris 2.10.03 C library, entries of the Sun', unit: 's' },
      deviations,
    );
  });

  it('have the lengths that Nepal has published', async () => {
    interface NepaliCase extends Case {
      readonly bs_year: number;
      readonly first_day: string;
      readonly month_lengths: readonly number[];
    }
    const mismatches: number[] = [];
    for (const { bs_year, first_day, month_lengths } of casesOf<NepaliCase>('nepali_year')) {
      const answer = await data(solarMonths, { ...DELHI, year: bs_year - 57, rule: 'nepali' });
      expect([answer.year, answer.months[0].starts, answer.approximate]).toEqual([bs_year, first_day, false]);
      const lengths = answer.months.map(({ days }: Month) => days);
      expect([bs_year, lengths]).toEqual([bs_year, month_lengths]);
      mismatches.push(0);
    }
    record(
      { endpoint: 'calendar/solar-months', oracle: 'Published Nepali calendars, two tables', unit: 'mismatches' },
      mismatches,
    );
    // 1 Baishakh 2081 was 13 April 2024, 1 Baishakh 2082 14 April 2025.
    expect(nepaliDateOf({ year: 2024, month: 4, day: 13 })).toMatchObject({ year: 2081, month: 1, day: 1 });
    expect(nepaliDateOf({ year: 2025, month: 4, day: 13 })).toMatchObject({ year: 2081, month: 12, day: 31 });
    expect([nepaliYear(1969), nepaliYear(2084), nepaliDateOf({ year: 1913, month: 4, day: 12 })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('are reckoned outside the Nepali table, and right in most months inside it', async () => {
    const beyond = await data(solarMonths, { ...DELHI, year: 2027, rule: 'nepali' });
    expect([beyond.year, beyond.approximate, beyond.months[0].starts.slice(0, 7)]).toEqual([2084, true, '2027-04']);
    const tamil = { lat: 27.7172, lon: 85.324, tz: 5.75, rule: 'tamil' };
    let alike = 0;
    for (let year = 1913; year < 2027; year += 6) {
      const { months } = await data(solarMonths, { ...tamil, year });
      nepaliYear(year + 57)
        ?.starts.slice(0, 12)
        .forEach((start, i) => {
          if (
            months[i].starts ===
            `${start.year}-${String(start.month).padStart(2, '0')}-${String(start.day).padStart(2, '0')}`
          )
            alike++;
        });
    }
    // 82 % of all months of the table; a sample of a sixth.
    expect(alike / (19 * 12)).toBeGreaterThan(0.75);
  });

  it('are fixed in the national and the Nanakshahi calendar', async () => {
    interface FixedCase extends Case {
      readonly ns_year: number;
      readonly month: number;
      readonly first_day: string;
    }
    for (const { ns_year, month, first_day } of casesOf<FixedCase>('nanakshahi_month')) {
      const { year, months } = await data(solarMonths, { ...DELHI, year: ns_year + 1468, rule: 'nanakshahi' });
      expect([year, months[month - 1].starts]).toEqual([ns_year, first_day]);
    }
    for (const [year, first, length] of [
      [2024, '2024-03-21', 366],
      [2025, '2025-03-22', 365],
    ] as const) {
      const { months } = await data(solarMonths, { ...DELHI, year, rule: 'national' });
      expect([months[0].starts, months.reduce((sum: number, { days }: Month) => sum + days, 0)]).toEqual([
        first,
        // Chaitra of a leap year has a day more.
        length,
      ]);
      expect(months.slice(1, 6).map(({ days }: Month) => days)).toEqual([31, 31, 31, 31, 31]);
    }
  });

  it('warn where a printed almanac may differ', async () => {
    // Simha sankranti of 16 August 2016 was 11 minutes from sunset at Chennai.
    const near = await call(solarMonths, { lat: 13.0827, lon: 80.2707, tz: 5.5, year: 2016, rule: 'tamil' });
    expect(near.body.meta.warnings.map(({ code }: { code: string }) => code)).toEqual([
      'NEAR_BOUNDARY',
      'VAKYA_MAY_DIFFER',
    ]);
  });

  it('are those of calendar/to-hindu', async () => {
    for (const rule of ['tamil', 'malayalam', 'bengali', 'odia', 'punjab', 'assam']) {
      const { year, months } = await data(solarMonths, { ...DELHI, year: 2023, rule });
      for (const { starts, days, key } of months) {
        const [y = 0, m = 0, d = 0] = starts.split('-').map(Number);
        const last = addDays({ year: y, month: m, day: d }, days - 1);
        const ends = `${last.year}-${String(last.month).padStart(2, '0')}-${String(last.day).padStart(2, '0')}`;
        for (const [date, day] of [
          [starts, 1],
          [ends, days],
        ] as const) {
          const { solar } = await data(toHindu, { ...DELHI, date, tradition: rule });
          expect([rule, date, solar.month.key, solar.day, solar.year]).toEqual([rule, date, key, day, year]);
        }
      }
    }
  });
});

describe.each([
  ['calendar/shraddha-tithi', shraddha],
  ['calendar/hindu-birthday', hinduBirthday],
] as const)('the year asked for: %s', (_, handler) => {
  const where = { ...DELHI, time: '15:06' };
  const whole = { ...where, date: '1974-10-14' };
  // The birth form of the specification: its `year` is the year of birth.
  const parts = { ...DELHI, day: 14, month: 10, year: 1974, hour: 15, min: 6 };

  it('is told in both forms of a birth', async () => {
    const answers = [
      { ...whole, year: 2024 },
      { ...whole, for_year: 2024 },
      { ...whole, year: 2024, for_year: 2024 },
      { ...parts, for_year: 2024 },
      { ...parts, date: '1974-10-14', for_year: 2024 },
    ].map(async (body) => {
      const { status, body: answer } = await call(handler, body);
      expect([status, answer.meta?.settings?.year]).toEqual([200, 2024]);
      return answer.data;
    });
    const [first, ...others] = await Promise.all(answers);
    for (const other of others) expect(other).toEqual(first);
    expect(JSON.stringify(first)).toContain('"date":"2024-');
  });

  it.each([
    ['none', whole, ['for_year REQUIRED']],
    ['none, in parts', parts, ['for_year REQUIRED']],
    ['two', { ...whole, year: 2024, for_year: 2025 }, ['for_year CONFLICT']],
    ['one too late', { ...whole, year: 2400 }, ['year OUT_OF_RANGE']],
    ['one too late, in parts', { ...parts, for_year: 2400 }, ['for_year OUT_OF_RANGE']],
    ['no date', { ...where, for_year: 2024 }, ['date REQUIRED']],
  ])('is refused: %s', async (_case, body, faults) => {
    const { status, body: answer } = await call(handler, body);
    const found = answer.error.details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    expect([status, found]).toEqual([400, faults]);
  });
});

describe('calendar/shraddha-tithi', () => {
  interface ShraddhaCase extends PlaceCase {
    readonly passing: string;
    readonly tithi: number;
    readonly amanta_month: number;
    readonly adhika: boolean;
    readonly year: number;
    readonly annual: readonly (readonly [string, string, boolean])[];
    readonly pitru_paksha: readonly [string, number, string];
  }
  interface Rite {
    readonly date: string;
    readonly rule: string;
    readonly tithi: { readonly id: number };
  }

  it('agrees with an independent computation', async () => {
    const mismatches: number[] = [];
    for (const one of casesOf<ShraddhaCase>('shraddha')) {
      const answer = await data(shraddha, { ...placeOf(one), ...whenOf(one.passing), year: one.year });
      expect([one.id, answer.tithi.id, answer.month.amanta.id, answer.month.adhika]).toEqual([
        one.id,
        one.tithi,
        one.amanta_month,
        one.adhika,
      ]);
      expect([one.id, answer.annual.map(({ date, rule }: Rite) => [date, rule])]).toEqual([
        one.id,
        one.annual.map(([date, rule]) => [date, rule]),
      ]);
      const { date, tithi, rule } = answer.pitru_paksha;
      expect([one.id, date, tithi.id, rule]).toEqual([one.id, ...one.pitru_paksha]);
      mismatches.push(0);
    }
    record(
      {
        endpoint: 'calendar/shraddha-tithi',
        oracle: 'Independent computation on the C library, dates',
        unit: 'mismatches',
      },
      mismatches,
    );
  });

  it('has the sixteen days of Pitru Paksha 2024 as printed', async () => {
    // Purnima 17 September, Pratipada 18, … two on the 23rd, none on the 28th, Amavasya 2 October.
    const printed = [17, 18, 19, 20, 21, 22, 23, 23, 24, 25, 26, 27, 29, 30, 1, 2];
    const found: number[] = [];
    for (let tithi = 15; tithi <= 30; tithi++) {
      // The tithis of a dark half: 18 September to 2 October 2005, by a passing at noon of a day it rules.
      const { dates } = await data(toGregorian, {
        ...DELHI,
        year: 2062,
        month: 'bhadrapada',
        paksha: tithi === 15 ? 'shukla' : 'krishna',
        tithi: tithi === 15 ? 15 : tithi - 15,
      });
      const answer = await data(shraddha, { ...DELHI, date: dates[0], time: '06:40', year: 2024 });
      const wanted = answer.tithi.id === tithi ? answer.pitru_paksha.date : null;
      found.push(wanted === null ? Number.NaN : Number(wanted.slice(-2)));
    }
    found.forEach((day, i) => {
      if (!Number.isNaN(day)) expect([i + 15, day]).toEqual([i + 15, printed[i]]);
    });
    expect(found.filter((day) => !Number.isNaN(day)).length).toBeGreaterThanOrEqual(14);
  });

  it('is noon without a time, and says when the tithi changes that day', async () => {
    const called = await call(shraddha, { ...DELHI, date: '1974-10-14', year: 2024 });
    expect([called.status, called.body.meta.uncertain]).toEqual([200, ['tithi', 'annual', 'pitru_paksha']]);
    expect(called.body.data.tithi.id).toBe(29);
  });

  it('returns in the leap month when the year has it, else in the regular one', async () => {
    // Passing in Adhika Shravana, 25 July 2023 (S7): the next years have none.
    const body = { ...DELHI, date: '2023-07-25', time: '12:00' };
    const [regular] = (await data(shraddha, { ...body, year: 2024 })).annual;
    expect(regular.date).toBe('2024-08-11');
    const answer = await data(shraddha, { ...body, year: 2042 });
    // 2042 has an Adhika Shravana again.
    expect([answer.month.adhika, answer.notes[0].key, answer.annual.length]).toEqual([
      true,
      'leap_month_of_passing',
      1,
    ]);
  });

  it('gives no date in a year that has none, and says so', async () => {
    const answer = await data(shraddha, { ...DELHI, date: '1984-12-19', time: '15:13', year: 2026 });
    expect([answer.annual, answer.notes.map(({ key }: { key: string }) => key)]).toEqual([[], ['no_date_in_year']]);
  });
});

describe('calendar/hindu-birthday', () => {
  interface BirthdayCase extends PlaceCase {
    readonly birth: string;
    readonly year: number;
    readonly by_tithi: readonly (readonly [string, number])[];
    readonly by_nakshatra_tamil_month: readonly (readonly [string, number])[];
    readonly solar_return: readonly number[];
  }

  it('agrees with an independent computation', async () => {
    const mismatches: number[] = [];
    const deviations: number[] = [];
    for (const one of casesOf<BirthdayCase>('hindu_birthday')) {
      const body = { ...placeOf(one), ...whenOf(one.birth), year: one.year };
      const datesBy = async (rule: string): Promise<string[]> =>
        (await data(hinduBirthday, { ...body, rule })).birthdays.map(({ date }: { date: string }) => date);
      expect([one.id, await datesBy('tithi')]).toEqual([one.id, one.by_tithi.map(([date]) => date)]);
      expect([one.id, await datesBy('nakshatra')]).toEqual([
        one.id,
        one.by_nakshatra_tamil_month.map(([date]) => date),
      ]);
      const returns = await data(hinduBirthday, { ...body, rule: 'return' });
      expect(returns.birthdays.length).toBe(one.solar_return.length);
      one.solar_return.forEach((jd, i) => deviations.push(off(returns.birthdays[i].deciding_time, jd)));
      mismatches.push(0, 0);
    }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(TOLERANCE.roundedSecond);
    record(
      {
        endpoint: 'calendar/hindu-birthday',
        oracle: 'Independent computation on the C library, dates',
        unit: 'mismatches',
      },
      mismatches,
    );
    record(
      {
        endpoint: 'calendar/hindu-birthday',
        oracle: 'Swiss Ephemeris 2.10.03 C library, returns of the Sun',
        unit: 's',
      },
      deviations,
    );
  });

  it('is the same day of the solar month under the rule solar', async () => {
    // Tamil: born on 1 Chithirai (14 April 1990); 1 Chithirai 2024 was 14 April, 2020 14 April.
    const { birthdays } = await data(hinduBirthday, {
      lat: 13.0827,
      lon: 80.2707,
      tz: 5.5,
      date: '1990-04-14',
      time: '10:00',
      year: 2024,
      rule: 'solar',
    });
    expect(birthdays[0].date).toBe('2024-04-14');
  });

  it('takes the first of two stars when asked, and the day before in Kerala for a short star', async () => {
    const body = { ...DELHI, date: '2011-07-08', time: '17:09', year: 2024, rule: 'nakshatra' };
    const last = await data(hinduBirthday, body);
    const first = await data(hinduBirthday, { ...body, repeat: 'first' });
    expect([last.birthdays[0].date, first.birthdays[0].date]).toEqual(['2024-07-14', '2024-06-17']);
    expect(last.birthdays[0].notes.map(({ key }: { key: string }) => key)).toContain('twice_in_month');
    // Somewhere in these years a star ends within 144 minutes of sunrise: Kerala then keeps the day before.
    const pairs: [string, string][] = [];
    for (let year = 1990; year < 2020; year++) {
      const one = { ...DELHI, date: '1980-01-10', time: '10:00', year, rule: 'nakshatra', region: 'malayalam' };
      for (const { date, deciding_time, notes, span } of (await data(hinduBirthday, one)).birthdays)
        if (notes.some(({ key }: { key: string }) => key === 'short_star')) {
          expect(Date.parse(span.end) - Date.parse(deciding_time)).toBeGreaterThan(86_000_000);
          expect(Date.parse(span.end) - Date.parse(deciding_time)).toBeLessThan(86_800_000 + 144 * 60_000);
          pairs.push([date, span.end]);
        }
    }
    expect(pairs.length).toBeGreaterThan(0);
  });

  it('stays near the birth tithi under nakshatra_lunar', async () => {
    // Krishna was born on Ashtami under Rohini: the star is always within two days of the tithi.
    for (const year of [2023, 2024, 2025]) {
      const body = { ...DELHI, date: '2024-08-26', time: '23:59', year };
      const byTithi = (await data(hinduBirthday, body)).birthdays[0].date;
      const byStar = (await data(hinduBirthday, { ...body, rule: 'nakshatra_lunar' })).birthdays[0].date;
      expect(Math.abs(Date.parse(byStar) - Date.parse(byTithi))).toBeLessThanOrEqual(2 * 86_400_000);
    }
  });
});

describe('in Hindi', () => {
  it('every name is Hindi', async () => {
    const names = (answer: unknown): string[] =>
      [...JSON.stringify(answer).matchAll(/"(?:\w+_)?name":"([^"]*)"/g)].map(([, name = '']) => name);
    const answers = [
      await data(shraddha, { ...DELHI, date: '2023-07-25', year: 2024, language: 'hi' }),
      await data(solarMonths, { ...DELHI, year: 2024, rule: 'nepali', language: 'hi' }),
      await data(toGregorian, { ...DELHI, year: 2077, month: 'kartika', paksha: 'krishna', tithi: 13, language: 'hi' }),
      await data(hinduBirthday, { ...DELHI, date: '2011-07-08', year: 2024, rule: 'nakshatra', language: 'hi' }),
    ];
    for (const name of answers.flatMap(names)) expect(name).not.toMatch(/[A-Za-z]/);
  });
});

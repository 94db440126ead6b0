/** Festivals of regions and communities: dates of holiday lists, and their years from 1900 to 2100. */
import { handler as festival } from '../../functions/calendar/festival-id.ts';
import { handler as festivals } from '../../functions/calendar/festivals.ts';
import { FESTIVALS } from '../../layers/jyotish/calendar/festival-table.ts';
import { festivalOverYears } from '../../layers/jyotish/calendar/festivals.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { fromCivil, type CivilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { REGIONAL_FESTIVALS } from '../../layers/jyotish/calendar/regional-festivals.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { SOAKS } from '../support/soak.ts';
import { testSky } from '../support/sky.ts';
import { vectorCases } from '../support/vectors.ts';

const sky = await testSky();

/** Where the dates of a region are reckoned. */
const PLACES: Readonly<Record<string, { readonly lat: number; readonly lon: number; readonly tz: number }>> = {
  all: { lat: 28.6139, lon: 77.209, tz: 5.5 },
  assam: { lat: 26.1445, lon: 91.7362, tz: 5.5 },
  bengal: { lat: 22.5726, lon: 88.3639, tz: 5.5 },
  gujarat: { lat: 23.0225, lon: 72.5714, tz: 5.5 },
  jain: { lat: 23.0225, lon: 72.5714, tz: 5.5 },
  kerala: { lat: 9.9312, lon: 76.2673, tz: 5.5 },
  maharashtra: { lat: 19.076, lon: 72.8777, tz: 5.5 },
  nepal: { lat: 27.7172, lon: 85.324, tz: 5.75 },
  odisha: { lat: 19.8135, lon: 85.8312, tz: 5.5 },
  punjab: { lat: 31.634, lon: 74.8723, tz: 5.5 },
  rajasthan: { lat: 26.9124, lon: 75.7873, tz: 5.5 },
  tamil: { lat: 13.0827, lon: 80.2707, tz: 5.5 },
  telangana: { lat: 17.385, lon: 78.4867, tz: 5.5 },
};
const placeOf = (region: string) => PLACES[region.split(',')[0] ?? ''] ?? PLACES['all'];

interface FestivalCase {
  readonly kind: string;
  readonly festival: string;
  readonly region: string;
  readonly year: number;
  readonly date: string;
  readonly disputed: boolean;
}

const datesOf = async (id: string, region: string, from: number, to: number): Promise<string[]> => {
  const { status, body } = await call(festival, { ...placeOf(region), from_year: from, to_year: to }, { path: { id } });
  expect([id, status]).toEqual([id, 200]);
  return body.data.occurrences.map(({ date }: { date: string }) => date);
};

it('are on the dates of independent lists', async () => {
  const cases = vectorCases<FestivalCase>('calendar-2.json').filter(
    ({ kind, disputed }) => kind === 'festival' && !disputed,
  );
  const mismatches: number[] = [];
  const wrong: string[] = [];
  // The sky of a year is tabulated once where its cases follow each other.
  for (const { festival: id, region, year, date } of cases.toSorted((a, b) => a.year - b.year)) {
    const found = await datesOf(id, region, year, year);
    if (!found.includes(date)) wrong.push(`${id} ${date}: ${found.join(', ')}`);
    mismatches.push(found.includes(date) ? 0 : 1);
  }
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(200);
  record(
    {
      endpoint: 'calendar/festival/{id}',
      oracle: 'Holiday lists and independent computation, regional festivals',
      unit: 'mismatches',
    },
    mismatches,
  );
});

// Holiday lists and almanacs: Bengali almanac 2023 and 2026; gazettes of Assam 2023–2025; Odisha 2014–2028; printed days of Jagaddhatri Puja.
describe('a festival whose day printed lists decide', () => {
  it.each([
    ['maha_shashthi', 'bengal', ['2023-10-20', '2026-10-17']],
    ['nabapatrika_saptami', 'bengal', ['2023-10-21', '2026-10-18']],
    ['kati_bihu', 'assam', ['2023-10-18', '2024-10-17', '2025-10-18', '2026-10-18']],
    // By the same rule, no list at hand.
    ['kati_bihu', 'assam', ['2019-10-18', '2020-10-17', '2021-10-18', '2022-10-18']],
    ['nuakhai', 'odisha', ['2014-08-30', '2024-09-08', '2025-08-28', '2026-09-15', '2027-09-05']],
    ['jagaddhatri_puja', 'bengal', ['2023-11-21', '2024-11-10', '2025-10-31', '2026-11-18']],
  ] as const)('%s in %s: %j', async (id, region, dates) => {
    for (const date of dates) {
      const year = Number(date.slice(0, 4));
      expect(await datesOf(id, region, year, year)).toEqual([date]);
    }
  });

  it('keeps Maha Shashthi on the day before Saptami, and tells the other day that papers print', async () => {
    const days = async (id: string) => {
      const { body } = await call(festival, { ...placeOf('bengal'), from_year: 2001, to_year: 2050 }, { path: { id } });
      return body.data.occurrences as { date: string; why: string; alternatives: { date: string }[] }[];
    };
    const [shashthi, saptami] = [await days('maha_shashthi'), await days('nabapatrika_saptami')];
    expect(shashthi.map(({ date }) => Date.parse(date) + 86_400_000)).toEqual(
      saptami.map(({ date }) => Date.parse(date)),
    );
    expect(shashthi.find(({ date }) => date === '2026-10-17')?.alternatives).toEqual([
      expect.objectContaining({ date: '2026-10-16' }),
    ]);
  });

  it('decides Kati Bihu by noon in Guwahati wherever it is asked for', async () => {
    // The entry of 2025 at 13:46 IST: past noon there; Delhi has noon at 12:06.
    const { body } = await call(
      festival,
      { ...placeOf('all'), from_year: 2024, to_year: 2026 },
      { path: { id: 'kati_bihu' } },
    );
    expect(body.data.occurrences.map(({ date }: { date: string }) => date)).toEqual([
      '2024-10-17',
      '2025-10-18',
      '2026-10-18',
    ]);
  });
});

/** Years looked at: half a century, in a long run two. */
const [FIRST_YEAR, LAST_YEAR] = SOAKS ? [1900, 2100] : [1980, 2030];
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const yearsWithout = (id: string, known: Readonly<Record<string, readonly number[]>>): readonly number[] =>
  (known[id] ?? []).filter((year) => YEARS.includes(year));

describe('a regional festival over the years', () => {
  /** Days that a calendar year may hold twice or not at all: they move across 1 January. */
  const AROUND_NEW_YEAR =
    /^(hanumath_jayanthi_tamil|thiruvathira|parshvanatha_jayanti|shakambhari_purnima|yomari_punhi|tamu_lhosar|thai_amavasai|elder_sahibzade)$/;

  /** Years without the festival: Vrischikam has 29 days, and its bright Ekadashi fell on the day before and the day after it. */
  const NONE_IN: Readonly<Record<string, readonly number[]>> = { guruvayur_ekadashi: [1983, 2029] };

  it.each(REGIONAL_FESTIVALS.map((one) => [one.id, one] as const))('%s comes once in its year', async (id, row) => {
    const [region = 'all'] = row.regions;
    const dates: string[] = [];
    // The longest list of years is sixty.
    for (let from = FIRST_YEAR; from <= LAST_YEAR; from += 51)
      dates.push(...(await datesOf(id, region, from, Math.min(from + 50, LAST_YEAR))));
    const counts = new Map<number, number>();
    for (const date of dates) counts.set(Number(date.slice(0, 4)), (counts.get(Number(date.slice(0, 4))) ?? 0) + 1);
    const odd = YEARS.filter((year) => counts.get(year) !== 1);
    if (row.kind === 'weekday') expect(odd).toEqual(YEARS);
    else if (AROUND_NEW_YEAR.test(id)) expect([id, Math.abs(dates.length - YEARS.length) <= 1]).toEqual([id, true]);
    else expect([id, odd]).toEqual([id, yearsWithout(id, NONE_IN)]);
  });
});

describe('a common festival over the years', () => {
  const OFFSET = 5.5;
  const CLOCK = { offsetAt: () => OFFSET, instant: (date: CivilDate, hour: number) => fromCivil(date, hour, OFFSET) };
  const calendar = observanceCalendar(
    sky,
    { lat: 28.6139, lon: 77.209, altitude: 0 },
    'apparent',
    CLOCK,
    fromCivil({ year: FIRST_YEAR, month: 1, day: 1 }, 0, OFFSET),
  );
  const regional = new Set<string>(REGIONAL_FESTIVALS.map(({ id }) => id));

  /** Festivals that move across 1 January: of the winter months, and of the solar month Dhanu. */
  const AROUND_NEW_YEAR = /^(arudra_darshan|vaikuntha_ekadashi|saphala_ekadashi|pausha_putrada_ekadashi)$/;
  /** Ekadashis of leap months alone: seven in nineteen years. */
  const OF_LEAP_MONTHS = /^(padmini|parama)_ekadashi$/;
  /** Years whose month was lost: Margashirsha in 1963, Magha in 1983 (Sewell and Dikshit). */
  const NONE_IN: Readonly<Record<string, readonly number[]>> = {
    mokshada_ekadashi: [1963],
    gita_jayanti: [1963],
    jaya_ekadashi: [1983],
    vijaya_ekadashi: [1983],
  };

  it.each(FESTIVALS.filter(({ id }) => !regional.has(id)).map((one) => [one.id, one] as const))(
    '%s comes once in its year',
    (id, row) => {
      const counts = new Map<number, number>();
      for (const { date } of festivalOverYears(calendar, row, FIRST_YEAR, LAST_YEAR))
        counts.set(date.year, (counts.get(date.year) ?? 0) + 1);
      const odd = YEARS.filter((year) => counts.get(year) !== 1);
      const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
      if (OF_LEAP_MONTHS.test(id)) expect([id, Math.abs(all - (YEARS.length * 7) / 19) < 4]).toEqual([id, true]);
      else if (AROUND_NEW_YEAR.test(id)) expect([id, Math.abs(all - YEARS.length) <= 2]).toEqual([id, true]);
      else expect([id, odd]).toEqual([id, yearsWithout(id, NONE_IN)]);
    },
  );
});

describe('calendar/festivals', () => {
  const YEAR = { from: '2026-01-01', to: '2026-12-31' };
  const listed = async (body: object) =>
    (await call(festivals, { ...YEAR, ...PLACES['all'], ...body })).body.data.festivals;

  it('gives a region its own, those of its quarter and those of all', async () => {
    for (const [region, own, other] of [
      ['assam', 'magh_bihu', 'attukal_pongala'],
      ['kerala', 'attukal_pongala', 'nuakhai'],
      ['nepal', 'yomari_punhi', 'magh_bihu'],
      ['telangana', 'bonalu', 'yomari_punhi'],
    ] as const) {
      const keys = (await listed({ region })).map(({ key }: { key: string }) => key);
      expect([region, keys.includes(own), keys.includes(other), keys.includes('diwali')]).toEqual([
        region,
        true,
        false,
        true,
      ]);
    }
  });

  it('gives a community its own', async () => {
    for (const [tradition, own] of [
      ['jain', 'samvatsari_murtipujak'],
      ['buddhist', 'pavarana'],
      ['sikh', 'khalsa_sajna'],
    ] as const) {
      const found = await listed({ tradition });
      expect(found.length).toBeGreaterThan(3);
      expect(found.map(({ key }: { key: string }) => key)).toContain(own);
    }
  });

  it('says in both languages what decided the day', async () => {
    const by = new Map<string, string>();
    for (const language of ['en', 'hi'] as const)
      for (const { decided_by, rule, name } of await listed({ language })) {
        by.set(`${decided_by} ${language}`, rule);
        expect(rule).not.toMatch(/[{}]|undefined/);
        if (language === 'hi') expect(`${name} ${rule}`).not.toMatch(/[A-Za-z]/);
      }
    for (const way of ['tithi', 'star', 'lunar_star', 'ekadashi', 'sankranti', 'sun', 'solar_day', 'weekday', 'date'])
      expect([way, by.has(`${way} en`), by.has(`${way} hi`)]).toEqual([way, true, true]);
    expect(by.get('sun en')).toMatch(/the Sun reaches (6°40′|10°) of Gemini/);
    const bahuda = (await listed({})).find(({ key }: { key: string }) => key === 'bahuda_yatra');
    expect(bahuda.rule).toMatch(/8 days after$/);
  });
});

/** The day of the panchang against the reference days. */
import { handler as auspicious } from '../../functions/panchang/auspicious.ts';
import { handler as choghadiya } from '../../functions/panchang/choghadiya.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import { handler as monthSeason } from '../../functions/panchang/month-season.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { fromUnixMs, toUnixMs, julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { data } from '../support/call.ts';
import type { DayAnga, Span, Window } from '../support/day.ts';
import { Measured, record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

/** Julian day of an ISO text. */
const jdOf = (text: string): number => fromUnixMs(Date.parse(text));
/** Seconds by which a text differs from a Julian day, and from another text. */
const off = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;

interface Rising {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly apparent: Readonly<Record<string, readonly [number, string] | null | undefined>>;
  readonly hindu: Readonly<Record<string, readonly [number, string] | null | undefined>>;
}

interface DayCase {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly weekday: number;
  readonly sun: { readonly hindu: readonly number[]; readonly apparent: readonly number[] };
  readonly tithi: readonly (readonly [number, number, string, number, string])[];
  readonly nakshatra: readonly (readonly [number, number, string, number, string])[];
  readonly yoga: readonly (readonly [number, number, string, number, string])[];
  readonly karana: readonly (readonly [number, string, number, string, number, string])[];
  readonly kshaya_tithi: readonly number[];
  readonly vriddhi_next: boolean;
  readonly vriddhi_second: boolean;
  readonly paksha: string;
  readonly month: {
    readonly amanta: string;
    readonly purnimanta: string;
    readonly adhika: boolean;
    readonly kshaya: boolean;
    readonly month_start_new_moon: number;
    readonly month_end_new_moon: number;
  };
  readonly sun_sign: number;
  readonly moon_sign: number;
  readonly ritu: { readonly by_amanta_month: string; readonly by_tropical_sun: string };
  readonly ayana: { readonly sidereal: string; readonly tropical: string };
  readonly samvat: { readonly shaka: number; readonly vikram_chaitradi: number; readonly vikram_kartikadi: number };
  readonly samvatsara_shaka: string;
  readonly periods: Readonly<
    Record<
      'hindu' | 'apparent',
      {
        readonly rahu_kala: readonly [number, number];
        readonly yamaganda: readonly [number, number];
        readonly gulika_kala: readonly [number, number];
        readonly abhijit: readonly [number, number];
        readonly durmuhurta: readonly (readonly [number, number])[];
        readonly choghadiya_day?: readonly string[];
        readonly choghadiya_night?: readonly string[];
        readonly hora_day?: readonly string[];
        readonly hora_night?: readonly string[];
      }
    >
  >;
  readonly varjyam: readonly (readonly [number, number, number, number])[];
  readonly amrita_kala: readonly (readonly [number, number, number, number])[];
}

const CASES = vectorCases<DayCase>('panchang.json');
const SPELLINGS: Readonly<Record<string, string>> = {
  Ashwina: 'Ashvina',
  Angirasa: 'Angira',
  Hevilambi: 'Hemalambi',
  Virodhikrit: 'Virodhakrit',
};
const spelled = (name: string): string => SPELLINGS[name] ?? name;
const bodyOf = ({ date, lat, lon, tzone }: DayCase, sunrise = 'hindu') => ({ date, lat, lon, tz: tzone, sunrise });
/** Days after which the library misplaces the next sunrise by minutes (see above). */
const MISPLACED_NEXT_SUNRISE: readonly string[] = ['D0096', 'D0126'];

describe('sunrise and moonrise of panchang/daily', () => {
  it.each(['apparent', 'hindu'] as const)('agree with the C library under %s', async (rule) => {
    const deviations = new Measured();
    for (const row of vectorCases<Rising>('risings.json')) {
      const { lat, lon, tzone, date } = row;
      const asked = { date, lat, lon, tz: tzone, sunrise: rule };
      const answer = await data(daily, asked);
      const expected = row[rule];
      const compare = (got: string | null, wanted: readonly [number, string] | null | undefined): void => {
        expect([row.id, got === null]).toEqual([row.id, !wanted]);
        if (got === null || !wanted) return;
        const seconds = off(got, wanted[0]);
        expect(seconds).toBeLessThanOrEqual(Math.abs(lat) > 65 ? TOLERANCE.polarRiseSeconds : TOLERANCE.riseSeconds);
        deviations.of(asked, seconds);
      };
      const { sunrise, sunset_after_sunrise: set } = expected;
      // A sunrise without a sunset within a day is none.
      if (!sunrise || !set || set[0] > sunrise[0] + 1) {
        expect([answer.sunrise, answer.sunset]).toEqual([null, null]);
        continue;
      }
      compare(answer.sunrise, sunrise);
      compare(answer.sunset, set);
      const next = expected['next_sunrise'];
      // Its search begins just after the sunrise, and under `hindu` the library then misplaces the next one by up to
      // eight minutes; from any other instant it finds the same as we do. Tomorrow's sunrise is the better witness (below).
      if (rule === 'apparent' && next && next[0] < sunrise[0] + 1.5) compare(answer.next_sunrise, next);
      const end = answer.next_sunrise === null ? sunrise[0] + 1 : jdOf(answer.next_sunrise);
      for (const body of ['moonrise', 'moonset'] as const) {
        // For the same reason it overlooks an event of the first hour, which it lists for the civil day.
        const [first] = [expected[body], expected[`${body}_after_sunrise`]]
          .filter((event) => !!event && event[0] >= sunrise[0])
          .sort((x, y) => (x?.[0] ?? 0) - (y?.[0] ?? 0));
        compare(answer[body], first && first[0] < end ? first : null);
      }
    }
    record(
      { endpoint: 'panchang/daily', oracle: `Swiss Ephemeris 2.10.03 C library, rise and set, ${rule}`, unit: 's' },
      deviations,
    );
    expect(deviations.length).toBeGreaterThan(320);
  });
});

describe('panchang/daily against the reference days', () => {
  it('has every anga with its start and end', async () => {
    const deviations = new Measured();
    for (const row of CASES) {
      const answer = await data(daily, bodyOf(row));
      for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
        const expected = row[anga].map((cells) =>
          anga === 'karana'
            ? { id: Number(cells[0]) + 1, start: Number(cells[2]), end: Number(cells[4]) }
            : { id: Number(cells[0]), start: Number(cells[1]), end: Number(cells[3]) },
        );
        const got: readonly DayAnga[] = answer[anga];
        expect([row.id, anga, got.map(({ id }) => id)]).toEqual([row.id, anga, expected.map(({ id }) => id)]);
        got.forEach(({ span }, i) => {
          const wanted = expected[i];
          if (!wanted) throw new Error('lists of equal length');
          deviations.of(bodyOf(row), off(span.start, wanted.start), off(span.end, wanted.end));
        });
      }
      [answer.sunrise, answer.sunset].forEach((text: string, i) =>
        deviations.of(bodyOf(row), off(text, row.sun.hindu[i] ?? 0)),
      );
    }
    record(
      { endpoint: 'panchang/daily', oracle: 'root finding on the Swiss Ephemeris C library, limbs', unit: 's' },
      deviations,
    );
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.angaSeconds);
    expect(deviations.length).toBeGreaterThan(1700);
  });

  it('has every number and name', async () => {
    for (const row of CASES) {
      const answer = await data(daily, bodyOf(row));
      const { month } = row;
      expect({
        id: row.id,
        vara: answer.vara.id,
        paksha: answer.paksha,
        sun: answer.sun_sign.id,
        moon: [answer.moon_sign.id, answer.moon_signs[0].sign.id],
        amanta: answer.lunar_month.amanta.name,
        purnimanta: answer.lunar_month.purnimanta.name,
        adhika: answer.lunar_month.adhika,
        kshaya: answer.lunar_month.kshaya,
        ritu: [answer.ritu.vedic.key, answer.ritu.drik.key],
        ayana: [answer.ayana.vedic.key, answer.ayana.drik.key],
        samvat: [answer.samvat.shaka, answer.samvat.vikram, answer.samvat.vikram_kartikadi],
        kali: answer.samvat.kali,
        samvatsara: answer.samvat.samvatsara.south.name,
      }).toEqual({
        id: row.id,
        vara: row.weekday,
        paksha: row.paksha.toLowerCase(),
        sun: row.sun_sign + 1,
        moon: [row.moon_sign + 1, row.moon_sign + 1],
        amanta: spelled(month.amanta),
        purnimanta: spelled(month.purnimanta),
        adhika: month.adhika,
        kshaya: month.kshaya,
        ritu: [row.ritu.by_amanta_month.toLowerCase(), row.ritu.by_tropical_sun.toLowerCase()],
        ayana: [row.ayana.sidereal.toLowerCase(), row.ayana.tropical.toLowerCase()],
        samvat: [row.samvat.shaka, row.samvat.vikram_chaitradi, row.samvat.vikram_kartikadi],
        kali: row.samvat.shaka + 3179,
        samvatsara: spelled(row.samvatsara_shaka),
      });
    }
    record(
      { endpoint: 'panchang/daily', oracle: 'PyJHora 4.8.5, months, years, names', unit: 'mismatches' },
      CASES.map(() => 0),
    );
  });

  it('tells lost and doubled tithis', async () => {
    let lost = 0;
    let doubled = 0;
    for (const row of CASES) {
      const { tithi }: { tithi: readonly DayAnga[] } = await data(daily, bodyOf(row));
      const kshaya = tithi.filter(({ is_kshaya: is }) => is).map(({ id }) => id);
      expect([row.id, kshaya]).toEqual([row.id, row.kshaya_tithi]);
      lost += kshaya.length;
      if (MISPLACED_NEXT_SUNRISE.includes(row.id)) continue;
      const first = tithi[0];
      expect([row.id, first?.is_vriddhi]).toEqual([row.id, row.vriddhi_next || row.vriddhi_second]);
      doubled += first?.is_vriddhi ? 1 : 0;
    }
    expect([lost > 10, doubled > 10]).toEqual([true, true]);
  });

  it('opens and closes the lunar month at the new moons', async () => {
    const deviations: number[] = [];
    for (const row of CASES) {
      const { span, lunar_month: month } = await data(monthSeason, bodyOf(row));
      expect(month.amanta.name).toBe(spelled(row.month.amanta));
      deviations.push(off(span.start, row.month.month_start_new_moon), off(span.end, row.month.month_end_new_moon));
    }
    record(
      { endpoint: 'panchang/month-season', oracle: 'Swiss Ephemeris C library, new moons', unit: 's' },
      deviations,
    );
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.angaSeconds);
  });
});

describe('the periods of the reference days', () => {
  const spanOff = (span: Span, [start, end]: readonly [number, number]): number =>
    Math.max(off(span.start, start), off(span.end, end));

  it.each(['hindu', 'apparent'] as const)('stand where they should under %s', async (rule) => {
    const deviations: number[] = [];
    for (const row of CASES) {
      const expected = row.periods[rule];
      const kalas = await data(rahuKaal, bodyOf(row, rule));
      deviations.push(
        spanOff(kalas.rahu_kala, expected.rahu_kala),
        spanOff(kalas.yamaganda, expected.yamaganda),
        spanOff(kalas.gulika_kala, expected.gulika_kala),
      );
      const good: readonly Window[] = (await data(auspicious, bodyOf(row, rule))).windows;
      const abhijit = good.find(({ key }) => key === 'abhijit');
      if (!abhijit) throw new Error('a day without abhijit');
      deviations.push(spanOff(abhijit.span, expected.abhijit));
      const bad: readonly Window[] = (await data(inauspicious, bodyOf(row, rule))).windows;
      const durMuhurtas = bad.filter(({ key }) => key === 'dur_muhurta');
      expect([row.id, durMuhurtas.length]).toEqual([row.id, expected.durmuhurta.length]);
      durMuhurtas.forEach(({ span }, i) => {
        const night = row.weekday === 2 && i === 1;
        if (night && MISPLACED_NEXT_SUNRISE.includes(row.id)) return;
        deviations.push(spanOff(span, expected.durmuhurta[i] ?? [0, 0]));
      });
    }
    record({ endpoint: 'panchang/rahu-kaal', oracle: `reference periods of the day, ${rule}`, unit: 's' }, deviations);
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.angaSeconds);
  });

  it('bear their names and lords', async () => {
    for (const row of CASES) {
      const expected = row.periods.hindu;
      const parts = await data(choghadiya, bodyOf(row));
      const names = (list: readonly { name: string }[]): readonly string[] => list.map(({ name }) => name);
      expect(names(parts.day)).toEqual(expected.choghadiya_day);
      expect(names(parts.night)).toEqual(expected.choghadiya_night);
      const { horas }: { horas: readonly { lord: string; day: boolean }[] } = await data(hora, bodyOf(row));
      const lords = [...(expected.hora_day ?? []), ...(expected.hora_night ?? [])].map((name) => name.toLowerCase());
      expect(horas.map(({ lord }) => lord)).toEqual(lords);
      expect(horas.map(({ day }) => day)).toEqual(lords.map((_, i) => i < 12));
    }
  });

  it('cut varjya and amrita kala out of the stars', async () => {
    const deviations: number[] = [];
    for (const row of CASES) {
      if (MISPLACED_NEXT_SUNRISE.includes(row.id)) continue;
      const [from = 0, , to = 0] = row.sun.hindu;
      const touching = (rows: DayCase['varjyam']) => rows.filter(([, , start, end]) => start < to && end > from);
      const bad: readonly Window[] = (await data(inauspicious, bodyOf(row))).windows;
      const good: readonly Window[] = (await data(auspicious, bodyOf(row))).windows;
      for (const [windows, rows] of [
        [bad.filter(({ key }) => key === 'varjya'), touching(row.varjyam)],
        [good.filter(({ key }) => key === 'amrita_kala'), touching(row.amrita_kala)],
      ] as const) {
        expect([row.id, windows.length]).toEqual([row.id, rows.length]);
        windows.forEach(({ span }, i) => {
          const [, , start = 0, end = 0] = rows[i] ?? [];
          deviations.push(spanOff(span, [start, end]));
        });
      }
    }
    record({ endpoint: 'panchang/inauspicious', oracle: 'reference varjya and amrita kala', unit: 's' }, deviations);
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.angaSeconds);
  });
});

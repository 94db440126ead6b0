/** Lunar dates as civil ones: the days that printed almanacs give them, and what is refused. */
import { handler as toGregorian } from '../../functions/calendar/to-gregorian.ts';
import { handler as toHindu } from '../../functions/calendar/to-hindu.ts';
import { MONTH_KEYS } from '../../layers/jyotish/calendar/keys.ts';
import { addDays, dayNumber, julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
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

describe('calendar/to-gregorian', () => {
  interface LunarCase extends PlaceCase {
    readonly shaka: number;
    readonly vikram: number;
    readonly amanta_month: number;
    readonly purnimanta_month: number;
    readonly adhika: boolean;
    readonly paksha: string;
    readonly tithi: number;
    readonly dates: readonly string[];
    readonly skipped: boolean;
    readonly repeated: boolean;
    readonly tithi_span: readonly [number, number];
  }

  it('agrees with an independent computation, in both eras and reckonings', async () => {
    const mismatches: number[] = [];
    for (const one of casesOf<LunarCase>('to_gregorian')) {
      // Where months end at the full moon the dark half before the new year is in the old one.
      for (const [system, month] of [
        ['amanta', one.amanta_month],
        ['purnimanta', one.purnimanta_month],
      ] as const)
        for (const [era, year] of [
          ['shaka', one.shaka],
          ['vikram', one.vikram],
        ] as const) {
          const tithi = one.tithi > 15 ? one.tithi - 15 : one.tithi;
          const answer = await data(toGregorian, {
            ...placeOf(one),
            era,
            year,
            system,
            month: MONTH_KEYS[month - 1],
            adhika: one.adhika,
            paksha: one.paksha,
            tithi,
          });
          expect([one.id, system, era, answer.dates, answer.skipped, answer.repeated]).toEqual([
            one.id,
            system,
            era,
            one.dates,
            one.skipped,
            one.repeated,
          ]);
          expect(off(answer.span.start, one.tithi_span[0])).toBeLessThanOrEqual(TOLERANCE.roundedSecond);
          mismatches.push(0);
        }
    }
    record(
      {
        endpoint: 'calendar/to-gregorian',
        oracle: 'Independent computation on the C library, dates',
        unit: 'mismatches',
      },
      mismatches,
    );
  });

  it('comes back to the lunar date of each day of a year', async () => {
    const first = { year: 2023, month: 3, day: 22 };
    for (let i = 0; i < 384; i += 3) {
      const { year, month, day } = addDays(first, i);
      const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const { lunar } = await data(toHindu, { ...DELHI, date });
      const { dates } = await data(toGregorian, {
        ...DELHI,
        year: lunar.vikram,
        month: lunar.month.amanta.key,
        adhika: lunar.month.adhika,
        paksha: lunar.paksha,
        tithi: ((lunar.tithi.id - 1) % 15) + 1,
      });
      expect(dates).toContain(date);
    }
    expect(dayNumber(first)).toBe(2460026);
  });

  it('counts the Gujarati year from Kartika, and refuses a leap month that the year has not', async () => {
    // Gujarati new year 2081: 2 November 2024 (Kartika S1).
    const body = { ...DELHI, month: 'kartika', paksha: 'shukla', tithi: 1 };
    expect((await data(toGregorian, { ...body, era: 'vikram_kartikadi', year: 2081 })).dates).toEqual(['2024-11-02']);
    expect((await data(toGregorian, { ...body, year: 2081 })).dates).toEqual(['2024-11-02']);
    const ashvina = { ...body, month: 'ashvina' };
    expect((await data(toGregorian, { ...ashvina, era: 'vikram_kartikadi', year: 2081 })).dates).toEqual([
      '2025-09-22',
    ]);
    expect((await data(toGregorian, { ...ashvina, year: 2081 })).dates).toEqual(['2024-10-03']);
    const refused = await call(toGregorian, { ...body, year: 2081, adhika: true });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'adhika']);
  });
});

/** Events and facts of the feed against independent tables, and the choice of what a day tells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import {
  addDays,
  civilDate,
  dateOfDayNumber,
  dateOfIsoWeek,
  dayNumber,
  isoDate,
  isoLocal,
  isoWeek,
  julian,
  SECOND,
  type CivilDate,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { daySkyOf, type DaySky } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { movedBy, feedPeriodOf, quartersOf, sampleDates } from '../../../layers/jyotish/horoscope/periods.ts';
import { moonCountOf } from '../../../layers/jyotish/horoscope/rotation.ts';
import { aimOf, selectDay } from '../../../layers/jyotish/horoscope/select.ts';
import { signDayOf } from '../../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf, eventsOf, type SkyEvent } from '../../../layers/jyotish/horoscope/sky-events.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface Crossing {
  readonly kind: string;
  readonly body: string;
  readonly sign: number;
  readonly direction?: string;
  readonly turns?: string;
  readonly jd_ut: number;
}
interface Eclipse {
  readonly kind: 'solar' | 'lunar';
  readonly type: string;
  readonly max_jd_ut: number;
}
const casesOf = <T>(name: string): readonly T[] => {
  const file = JSON.parse(readFileSync(join(import.meta.dirname, `../../vectors/${name}.json`), 'utf8')) as {
    cases: T[];
  };
  return file.cases;
};

const sky = await testSky();
const FROM = julian(2458849.5);
const TO = julian(2464328.5);
const events = eventsOf(sky, { start: FROM, end: TO });
const secondsApart = (a: number, b: number): number => Math.abs(a - b) / SECOND;

describe('events of 2020–2034', () => {
  const crossings = casesOf<Crossing>('ingresses').filter(({ jd_ut }) => jd_ut > FROM && jd_ut < TO);
  const told = (kind: string, body: string): boolean =>
    kind === 'sankranti' || (kind === 'ingress' && /^(Mars|Mercury|Jupiter|Venus|Saturn|Rahu_mean)$/.test(body));

  it.each(crossings.filter(({ kind, body }) => told(kind, body)))('$body enters sign $sign at $jd_ut', (row) => {
    const body = row.body.toLowerCase().replace('_mean', '');
    const found = events.filter(
      (event) => event.kind === 'ingress' && event.body === body && event.sign === row.sign + 1,
    );
    const nearest = Math.min(...found.map(({ at }) => secondsApart(at, row.jd_ut)));
    expect(nearest).toBeLessThan(TOLERANCE.roundedSecond);
  });

  const turns = crossings.filter(
    ({ kind, body }) => kind === 'station' && /^(Mars|Mercury|Jupiter|Venus|Saturn)$/.test(body),
  );
  it.each(turns)('$body turns $turns at $jd_ut', (row) => {
    const found = events.filter(
      ({ kind, body, detail }) => kind === 'station' && body === row.body.toLowerCase() && detail === row.turns,
    );
    expect(Math.min(...found.map(({ at }) => secondsApart(at, row.jd_ut)))).toBeLessThan(TOLERANCE.stationSeconds);
  });

  const eclipses = casesOf<Eclipse>('eclipses').filter(({ max_jd_ut }) => max_jd_ut > FROM && max_jd_ut < TO);
  it.each(eclipses)('the $type $kind eclipse at $max_jd_ut', (row) => {
    const found = events.filter(({ kind, at }) => kind === 'eclipse' && secondsApart(at, row.max_jd_ut) < 1);
    const detail = row.kind === 'lunar' && row.type === 'penumbral' ? 'penumbral' : row.kind;
    expect(found.map((event) => event.detail)).toEqual([detail]);
  });

  it('has no eclipse without its lunation and no year without four', () => {
    const found = events.filter(({ kind }) => kind === 'eclipse');
    for (const { at } of found)
      expect(events.some((one) => one.kind === 'lunation' && Math.abs(one.at - at) < 0.5)).toBe(true);
    expect(found.length).toBeGreaterThanOrEqual(15 * 4);
  });

  it('are the same when a day is looked at alone', () => {
    const key = ({ kind, body, detail, sign }: SkyEvent): string => `${kind} ${body} ${detail} ${sign}`;
    const first = dayNumber({ year: 2025, month: 2, day: 1 });
    for (let n = first; n < first + 120; n++) {
      const day = daySkyOf(sky, dateOfDayNumber(n));
      const near = events.filter(({ kind, body, at }) => {
        const after = at - day.jd;
        if (kind === 'lunation') return after >= 0 && after < 1;
        if (kind === 'eclipse') return after >= -1 && after < 2;
        return Math.abs(after) <= (['jupiter', 'saturn', 'rahu'].includes(body) ? 3.5 : 1.5);
      });
      expect(dayEventsOf(sky, day).changes.map(key).sort()).toEqual(near.map(key).sort());
    }
  });
});

describe('facts', () => {
  // The worked example that is published with the rule of the feed: Aries on 14 January 2026.
  it('of Aries on 2026-01-14', () => {
    const day = daySkyOf(sky, { year: 2026, month: 1, day: 14 });
    const { facts, moonHouse } = signDayOf(day, dayEventsOf(sky, day), 1);
    const minute = (id: string): string | undefined => {
      const at = facts.find((fact) => fact.id === id)?.at;
      return at && isoLocal(at, 5.5).slice(0, 16);
    };
    expect(moonHouse).toBe(8);
    expect(facts[0]).toMatchObject({ id: 'moon_house', house: 8, sign: 8, good: false, vipareetaBy: 'rahu' });
    expect(minute('ingress:sun:2026-01-14')).toBe('2026-01-14T15:07');
    expect(minute('ingress:venus:2026-01-13')).toBe('2026-01-13T03:58');
    expect(minute('moon_contact:rahu:90')).toBe('2026-01-15T04:09');
    expect(facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['chandrashtama', 'tithi:krishna_ekadashi', 'tithi:makara_sankranti', 'stay:saturn']),
    );
    expect(facts.filter(({ kind }) => kind === 'moon_contact')).toHaveLength(1);
    expect(day.moonStar).toBe(17);
    expect(day.tithi).toBe(26);
  });

  it('have ids of their own, houses that follow from their signs, and heaviest first', () => {
    const first = dayNumber({ year: 2027, month: 5, day: 1 });
    for (let n = first; n < first + 40; n++) {
      const day = daySkyOf(sky, dateOfDayNumber(n));
      const at = dayEventsOf(sky, day);
      for (let sign = 1; sign <= 12; sign++) {
        const { facts } = signDayOf(day, at, sign);
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        for (const fact of facts) expect((fact.sign - sign + 12) % 12).toBe(fact.house - 1);
        const weights = facts.slice(1).map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      }
    }
  });

  it('are chosen two at most, never about one graha, events on their own day only', () => {
    const first = dayNumber({ year: 2026, month: 1, day: 1 });
    for (let n = first; n < first + 200; n++) {
      const day = daySkyOf(sky, dateOfDayNumber(n));
      const at = dayEventsOf(sky, day);
      for (let sign = 1; sign <= 12; sign++) {
        const told = selectDay(signDayOf(day, at, sign));
        expect(told.length).toBeLessThanOrEqual(2);
        const subjects = told.map(({ partner, body }) => partner ?? body);
        expect(new Set(subjects).size).toBe(subjects.length);
        for (const { kind, at: when } of told) {
          if (when === undefined) continue;
          // The date in India for what is told by its date, 06:00 to 06:00 for the Moon's course.
          if (['ingress', 'station', 'eclipse'].includes(kind)) expect(civilDate(when, 5.5)).toEqual(day.date);
          else expect(when >= day.jd && when < day.jd + 1).toBe(true);
        }
      }
    }
  });
});

describe('what happens before 06:00', () => {
  const toldOn = (date: CivilDate): string[] => {
    const day = daySkyOf(sky, date);
    const at = dayEventsOf(sky, day);
    return Array.from({ length: 12 }, (_, i) => selectDay(signDayOf(day, at, i + 1))).flatMap((told) =>
      told.map(({ id }) => id),
    );
  };
  // Instants of tests/vectors/ingresses.json and eclipses.json, most of them in the hours after midnight in India.
  const early = [
    ...casesOf<Crossing>('ingresses')
      .filter(
        ({ kind, body }) => (kind === 'sankranti' || kind === 'ingress') && /^(Sun|Mars|Jupiter|Saturn)$/.test(body),
      )
      .map(({ body, jd_ut }) => ({ id: `ingress:${body.toLowerCase()}`, at: julian(jd_ut) })),
    ...casesOf<Eclipse>('eclipses')
      .filter(({ type }) => type !== 'penumbral')
      .map(({ max_jd_ut }) => ({ id: 'eclipse:', at: julian(max_jd_ut) })),
  ].filter(({ at }) => at > FROM && at < TO && (at + 0.5 + 5.5 / 24) % 1 < 0.25);

  it.each(early.slice(0, 60))('$id at $at is told on the date that has begun, not on the eve', ({ id, at }) => {
    const date = civilDate(at, 5.5);
    const isTold = (ids: readonly string[]): boolean =>
      ids.some((one) => one.startsWith(id) && one.endsWith(isoDate(date)));
    expect([isTold(toldOn(addDays(date, -1))), isTold(toldOn(date))]).toEqual([false, true]);
  });
});

describe('counters', () => {
  it('never stand still from one morning to the next, and count turns without a jump', () => {
    const of = (n: number): DaySky => daySkyOf(sky, dateOfDayNumber(n));
    const first = dayNumber({ year: 2100, month: 1, day: 1 });
    let before = moonCountOf(of(first));
    for (let n = first + 1; n < first + 400; n++) {
      const count = moonCountOf(of(n));
      const thirds = (one: typeof count): number => 3 * one.sign + one.third;
      expect([1, 2]).toContain(thirds(count) - thirds(before));
      expect(Math.floor(count.sign / 12)).toBe(count.turn);
      before = count;
    }
  });

  it('give the four aims three houses each', () => {
    expect([1, 5, 9].map(aimOf)).toEqual(['dharma', 'dharma', 'dharma']);
    expect([12, 4, 8].map(aimOf)).toEqual(['moksha', 'moksha', 'moksha']);
  });
});

describe('periods', () => {
  // ISO 8601: the first week holds the first Thursday; 2020 and 2026 have 53 weeks.
  it.each([
    [{ year: 2026, month: 1, day: 1 }, 2026, 1],
    [{ year: 2021, month: 1, day: 3 }, 2020, 53],
    [{ year: 2024, month: 12, day: 30 }, 2025, 1],
    [{ year: 2027, month: 1, day: 1 }, 2026, 53],
    [{ year: 2023, month: 1, day: 1 }, 2022, 52],
  ])('knows the ISO week of %o', (date, year, week) => expect(isoWeek(date)).toEqual({ year, week }));

  it('goes from a week to its Monday and back, and knows the weeks a year does not have', () => {
    expect(dateOfIsoWeek(2026, 53)).toEqual({ year: 2026, month: 12, day: 28 });
    expect(dateOfIsoWeek(2025, 53)).toBeNull();
    expect(dateOfIsoWeek(2025, 0)).toBeNull();
    expect(dateOfIsoWeek(2025, 1)).toEqual({ year: 2024, month: 12, day: 30 });
  });

  it('moves by whole units and samples a month by its days 1, 4, 7 …', () => {
    expect(movedBy('monthly', { year: 2026, month: 1, day: 31 }, -1)).toEqual({ year: 2025, month: 12, day: 1 });
    expect(movedBy('weekly', { year: 2026, month: 1, day: 1 }, 1)).toEqual({ year: 2026, month: 1, day: 5 });
    expect(movedBy('yearly', { year: 2026, month: 7, day: 9 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(
      sampleDates('monthly', feedPeriodOf('monthly', { year: 2026, month: 2, day: 9 })).map(({ day }) => day),
    ).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
    expect(sampleDates('yearly', feedPeriodOf('yearly', { year: 2026, month: 2, day: 9 }))).toHaveLength(53);
    expect(quartersOf(2024).map(({ to }) => `${to.month}-${to.day}`)).toEqual(['3-31', '6-30', '9-30', '12-31']);
  });
});

it('answers on the first and the last dates of the ephemeris', () => {
  for (const date of [
    { year: 1800, month: 1, day: 2 },
    { year: 2399, month: 12, day: 30 },
  ]) {
    const day = daySkyOf(sky, date);
    expect(() => dayEventsOf(sky, day)).not.toThrow();
    expect(signOf(day.grahas.sun.longitude)).toBe(day.signs.sun);
  }
  expect(() => daySkyOf(sky, { year: 2410, month: 1, day: 1 })).toThrow();
});

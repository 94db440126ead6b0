/** Transits of the second wave, and the turns of the Sun, against an independent computation (tests/vectors/transits-2.json). */
import { handler as heliacal } from '../../functions/ephemeris/heliacal.ts';
import { handler as solstices } from '../../functions/ephemeris/solstices.ts';
import { handler as ashtakavarga } from '../../functions/transit/ashtakavarga.ts';
import { handler as dashaOverlay } from '../../functions/transit/dasha-overlay.ts';
import { handler as doubleTransit } from '../../functions/transit/double-transit.ts';
import { handler as gochara } from '../../functions/transit/gochara.ts';
import { handler as returns } from '../../functions/transit/returns.ts';
import { julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';

const off = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;
const dateOf = (jd: number): string => new Date(toUnixMs(julian(jd))).toISOString().slice(0, 10);

interface Birth {
  readonly date: string;
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}
interface Case {
  readonly id: string;
  readonly kind: string;
  readonly birth: Birth;
}
const casesOf = <T extends Case>(kind: string): readonly T[] =>
  vectorCases<T>('transits-2.json').filter((one) => one.kind === kind);
const natalOf = ({ birth: { date, time, lat, lon, tz } }: Case) => ({ date, time, lat, lon, tz });
const SLOW = 30;
const KEPT_SECONDS = 2;

describe('transit/ashtakavarga', () => {
  interface Rows extends Case {
    readonly at: string;
    readonly rows: readonly (readonly [string, number, number, number, number, string, boolean])[];
  }
  it('agrees with an independent computation', async () => {
    const mismatches: number[] = [];
    for (const one of casesOf<Rows>('transit_ashtakavarga')) {
      const { planets } = await data(ashtakavarga, { ...natalOf(one), at: one.at });
      for (const [planet, ...wanted] of one.rows) {
        const found = planets.find((row: { planet: string }) => row.planet === planet);
        const lord = found.kakshya.lord === 'ascendant' ? 'lagna' : found.kakshya.lord;
        expect([
          one.id,
          planet,
          found.sign.id,
          found.bav,
          found.sav,
          found.kakshya.id,
          lord,
          found.kakshya.bindu,
        ]).toEqual([one.id, planet, ...wanted]);
        const { start, end } = found.kakshya.span;
        expect(Date.parse(start) <= Date.parse(one.at) && Date.parse(one.at) < Date.parse(end)).toBe(true);
        mismatches.push(0);
      }
    }
    record(
      { endpoint: 'transit/ashtakavarga', oracle: 'Independent computation, bindus and kakshyas', unit: 'mismatches' },
      mismatches,
    );
  });

  interface Crossings extends Case {
    readonly planet: string;
    readonly crossings: readonly (readonly [number, number, number, string, boolean])[];
  }
  it('is in a kakshya from one crossing to the next', async () => {
    for (const one of casesOf<Crossings>('kakshya_crossings'))
      for (const [i, [jd, , sign, lord, bindu]] of one.crossings.entries()) {
        const next = one.crossings[i + 1];
        if (!next) continue;
        const at = new Date(toUnixMs(julian((jd + next[0]) / 2))).toISOString().slice(0, 19);
        const { planets } = await data(ashtakavarga, { ...natalOf(one), at: `${at}Z` });
        const found = planets.find((row: { planet: string }) => row.planet === one.planet);
        expect([found.sign.id, found.kakshya.lord, found.kakshya.bindu]).toEqual([
          sign,
          lord === 'lagna' ? 'ascendant' : lord,
          bindu,
        ]);
        expect(off(found.kakshya.span.start, jd)).toBeLessThan(SLOW);
        expect(off(found.kakshya.span.end, next[0])).toBeLessThan(SLOW);
      }
  });

  it('needs the time of birth', async () => {
    const called = await call(ashtakavarga, { date: '1990-05-10', time_unknown: true, lat: 28, lon: 77, tz: 5.5 });
    expect([called.status, called.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('transit/double-transit', () => {
  interface Windows extends Case {
    readonly from: string;
    readonly to: string;
    readonly houses: readonly number[];
    readonly windows: readonly (readonly [number, number, number, readonly string[], readonly string[]])[];
  }
  interface Window {
    readonly house: number;
    readonly span: { readonly start: string; readonly end: string };
    readonly jupiter_by: readonly { readonly key: string }[];
    readonly saturn_by: readonly { readonly key: string }[];
  }
  it('agrees with an independent computation', async () => {
    const deviations: number[] = [];
    for (const one of casesOf<Windows>('double_transit')) {
      const to = new Date(Date.parse(`${one.to}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      const { windows } = await data(doubleTransit, { ...natalOf(one), from: one.from, to, houses: one.houses });
      const shown = windows.map(({ house, jupiter_by, saturn_by }: Window) => [
        house,
        jupiter_by.map(({ key }) => key),
        saturn_by.map(({ key }) => key),
      ]);
      expect([one.id, shown]).toEqual([one.id, one.windows.map(([house, , , ju, sa]) => [house, ju, sa])]);
      one.windows.forEach(([, start, end], i) =>
        deviations.push(off(windows[i].span.start, start), off(windows[i].span.end, end)),
      );
    }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(SLOW);
    record(
      { endpoint: 'transit/double-transit', oracle: 'Independent computation on the C library, windows', unit: 's' },
      deviations,
    );
  });

  it('is narrower when both must touch the same, and needs no time from the Moon', async () => {
    const body = {
      date: '1974-06-09',
      time: '05:32',
      lat: 22.5726,
      lon: 88.3639,
      tz: 5.5,
      from: '2018-01-01',
      to: '2020-12-31',
    };
    const all = (await data(doubleTransit, body)).windows;
    const strict = (await data(doubleTransit, { ...body, strict_touch: true })).windows;
    expect(strict.length).toBeLessThan(all.length);
    for (const one of strict) expect(all).toContainEqual(one);
    const moon = await call(doubleTransit, { ...body, time: undefined, time_unknown: true, reference: 'moon' });
    expect(moon.status).toBe(200);
  });
});

describe('transit/dasha-overlay', () => {
  type Row = readonly [
    start: number,
    end: number,
    lords: readonly string[],
    transits: readonly (readonly [string, ...(number | null)[]])[],
  ];
  interface Overlay extends Case {
    readonly from: string;
    readonly to: string;
    readonly rows: readonly Row[];
  }
  interface Transit {
    readonly planet: string;
    readonly sign: { readonly id: number } | null;
    readonly from_lagna: number | null;
    readonly from_moon: number | null;
    readonly from_self: number | null;
    readonly bav: number | null;
    readonly gochara: string | null;
    readonly points: number | null;
    readonly tests: number | null;
  }
  interface Shown {
    readonly span: { readonly start: string; readonly end: string };
    readonly lords: readonly { readonly key: string }[];
    readonly transits: readonly Transit[];
    readonly supportive: boolean | null;
  }
  const asked = (one: Overlay) => ({
    ...natalOf(one),
    from: one.from,
    to: new Date(Date.parse(`${one.to}T00:00Z`) - 86_400_000).toISOString().slice(0, 10),
  });

  it('has the rows of an independent computation', async () => {
    const deviations: number[] = [];
    for (const one of casesOf<Overlay>('dasha_overlay')) {
      const { rows } = (await data(dashaOverlay, asked(one))) as { rows: Shown[] };
      expect([one.id, rows.length]).toEqual([one.id, one.rows.length]);
      for (const [i, [start, end, lords, transits]] of one.rows.entries()) {
        const row = rows[i];
        if (!row) throw new Error('a row is missing');
        expect([one.id, i, row.lords.map(({ key }) => key)]).toEqual([one.id, i, lords]);
        const shown = row.transits.map(({ planet, sign, from_lagna, from_moon, from_self }) =>
          sign ? [planet, sign.id, from_lagna, from_moon, from_self] : [planet, null],
        );
        expect([one.id, i, shown]).toEqual([one.id, i, transits]);
        deviations.push(off(row.span.start, start), off(row.span.end, end));
      }
    }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(SLOW);
    record(
      { endpoint: 'transit/dasha-overlay', oracle: 'Independent computation on the C library, rows', unit: 's' },
      deviations,
    );
  });

  it('tests each lord, and calls a row supportive by half of the tests', async () => {
    const GOOD_FROM_LAGNA = [1, 2, 4, 5, 7, 9, 10, 11];
    for (const one of casesOf<Overlay>('dasha_overlay').slice(0, 5)) {
      const { rows } = (await data(dashaOverlay, asked(one))) as { rows: Shown[] };
      const [first] = rows;
      if (!first) throw new Error('no rows');
      const middle = new Date((Date.parse(first.span.start) + Date.parse(first.span.end)) / 2)
        .toISOString()
        .slice(0, 19);
      const body = { ...asked(one), from: undefined, to: undefined, at: `${middle}Z` };
      const [there, points] = [await data(gochara, body), await data(ashtakavarga, body)];
      let [sum, made] = [0, 0];
      for (const { planet, from_lagna, from_self, bav, gochara: good, points: passed, tests } of first.transits) {
        if (planet === 'moon') continue;
        const of = <T extends { planet: string }>(list: readonly T[]): T | undefined =>
          list.find((row) => row.planet === planet);
        expect([one.id, planet, good === 'good']).toEqual([
          one.id,
          planet,
          of<{ planet: string; good: boolean }>(there.planets)?.good,
        ]);
        expect([one.id, planet, bav]).toEqual([
          one.id,
          planet,
          of<{ planet: string; bav: number }>(points.planets)?.bav ?? null,
        ]);
        const right = [
          good === 'good',
          GOOD_FROM_LAGNA.includes(from_lagna ?? 0),
          ![6, 8, 12].includes(from_self ?? 0),
          ...(bav === null ? [] : [bav >= 4]),
        ];
        expect([passed, tests]).toEqual([right.filter(Boolean).length, right.length]);
        sum += right.filter(Boolean).length;
        made += right.length;
      }
      expect(first.supportive).toBe(made === 0 ? null : 2 * sum >= made);
    }
  });

  it('goes to the third level, begins with the birth and needs its time', async () => {
    const body = {
      date: '1990-05-10',
      time: '19:55',
      lat: 28.6139,
      lon: 77.209,
      tz: 5.5,
      from: '1990-01-01',
      to: '1991-12-31',
    };
    for (const levels of [1, 2, 3]) {
      const { rows } = (await data(dashaOverlay, { ...body, levels })) as { rows: Shown[] };
      expect(rows[0]?.span.start.slice(0, 16)).toBe('1990-05-10T19:55');
      for (const [i, { lords, span }] of rows.entries()) {
        expect(lords.length).toBe(levels);
        if (i > 0) expect(span.start).toBe(rows[i - 1]?.span.end);
      }
    }
    const unknown = await call(dashaOverlay, { ...body, time: undefined, time_unknown: true });
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('transit/returns', () => {
  interface Returns extends Case {
    readonly returns: readonly (readonly [string, number, number, readonly (readonly [number, number])[]])[];
  }
  it('agrees with an independent computation', async () => {
    const deviations: number[] = [];
    for (const one of casesOf<Returns>('returns'))
      for (const [body, from, to, wanted] of one.returns) {
        const found = (
          await data(returns, {
            ...natalOf(one),
            from: dateOf(from + one.birth.tz / 24),
            to: dateOf(to + one.birth.tz / 24 - 0.5),
            bodies: [body],
          })
        ).returns;
        expect([one.id, body, found.map(({ retrograde }: { retrograde: boolean }) => retrograde)]).toEqual([
          one.id,
          body,
          wanted.map(([, direction]) => direction < 0),
        ]);
        wanted.forEach(([jd], i) => deviations.push(off(found[i].at, jd)));
      }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(SLOW);
    record(
      { endpoint: 'transit/returns', oracle: 'Independent computation on the C library, returns', unit: 's' },
      deviations,
    );
  });

  it('numbers the passages of one return, and counts from the equinox when asked', async () => {
    const body = {
      date: '1990-05-10',
      time: '19:55',
      lat: 28.6139,
      lon: 77.209,
      tz: 5.5,
      from: '1991-01-01',
      to: '2000-12-31',
      bodies: ['jupiter', 'mars'],
    };
    const found = (await data(returns, body)).returns;
    for (const [i, { pass, body: planet }] of found.entries()) {
      const before = found.slice(0, i).findLast((one: { body: string }) => one.body === planet);
      expect([1, (before?.pass ?? 0) + 1]).toContain(pass);
    }
    // The tropical return of the Sun is about 20 minutes a year earlier.
    const suns = { ...body, from: '2020-01-01', to: '2020-12-31', bodies: ['sun'] };
    const [sidereal] = (await data(returns, suns)).returns;
    const [tropical] = (await data(returns, { ...suns, frame: 'tropical' })).returns;
    const hours = (Date.parse(sidereal.at) - Date.parse(tropical.at)) / 3_600_000;
    expect(hours).toBeGreaterThan(30 * 0.3);
    expect(hours).toBeLessThan(30 * 0.38);
  });
});

describe('ephemeris/solstices', () => {
  interface Turns extends Case {
    readonly year: number;
    readonly events: readonly (readonly [string, string, number])[];
  }
  it('agrees with the C library', async () => {
    const deviations: number[] = [];
    for (const { year, events } of casesOf<Turns>('solstices')) {
      const found = (await data(solstices, { from: `${year}-01-01`, to: `${year}-12-31` })).events;
      for (const [kind, system, jd] of events) {
        const one = found.find((row: { kind: string; system: string }) => row.kind === kind && row.system === system);
        deviations.push(off(one.at, jd));
      }
      expect(found.length).toBe(events.length);
    }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(KEPT_SECONDS);
    record(
      {
        endpoint: 'ephemeris/solstices',
        oracle: 'Swiss Ephemeris 2.10.03 C library, the Sun at 0, 90, 180, 270',
        unit: 's',
      },
      deviations,
    );
  });
});

describe('ephemeris/heliacal', () => {
  interface Heliacal extends Case {
    readonly body: string;
    readonly lat: number;
    readonly lon: number;
    readonly tz: number;
    readonly from: string;
    readonly events: readonly (readonly [string, string, number, number])[];
  }
  const DAY_MS = 86_400_000;
  it('agrees with an independent computation within a day', async () => {
    const mismatches: number[] = [];
    for (const one of casesOf<Heliacal>('heliacal_kalamsha')) {
      const { lat, lon, tz, from, body } = one;
      const to = new Date(Date.parse(`${from}T00:00Z`) + 731 * DAY_MS).toISOString().slice(0, 10);
      const { events } = await data(heliacal, { lat, lon, tz, from, to, bodies: [body] });
      for (const [kind, date, gap, limit] of one.events) {
        // A gap within a tenth of a degree of the limit may be of the next day; so the reference says.
        const found = events.find(
          (row: { kind: string; date: string }) =>
            row.kind === kind && Math.abs(Date.parse(row.date) - Date.parse(date)) <= DAY_MS,
        );
        expect([one.id, kind, date, found === undefined]).toEqual([one.id, kind, date, false]);
        expect(found.limit).toBe(limit);
        if (found.date === date) expect(Math.abs(found.gap - gap)).toBeLessThan(0.05);
        mismatches.push(found.date === date ? 0 : 1);
      }
      const within = events.filter(
        ({ date }: { date: string }) => date <= (one.events.at(-1)?.[1] ?? '') && date >= (one.events[0]?.[1] ?? ''),
      );
      expect([one.id, within.length]).toEqual([one.id, one.events.length]);
    }
    expect(mismatches.filter((one) => one === 1).length).toBeLessThanOrEqual(2);
    record(
      {
        endpoint: 'ephemeris/heliacal',
        oracle: 'Independent computation on the C library, dates by kalamsha',
        unit: 'mismatches',
      },
      mismatches,
    );
  });

  it('sees the new crescent once a month, and nothing under the midnight sun', async () => {
    const delhi = { lat: 28.6139, lon: 77.209, tz: 5.5, from: '2026-01-01', to: '2026-12-31' };
    const { events } = await data(heliacal, { ...delhi, bodies: ['moon'] });
    expect([12, 13]).toContain(events.length);
    const north = { lat: 78.2, lon: 15.6, tz: 2, from: '2026-05-10', to: '2026-07-31' };
    expect((await data(heliacal, north)).events).toEqual([]);
  });
});

/** The rows against the printed table, the engine against its own rules, and rules against their verses. */
import * as fc from '../../support/property.ts';
import { fromCivil, julian, plusDays, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { findMuhurats, judgeMoment, rankedMuhurats, ruleBookOf } from '../../../layers/jyotish/muhurat/engine.ts';
import { GATES, type MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import { banFinder } from '../../../layers/jyotish/muhurat/bans.ts';
import { GATE_DEFAULTS } from '../../../layers/jyotish/muhurat/gates.ts';
import { nativeOf } from '../../../layers/jyotish/muhurat/natives.ts';
import { risingSigns } from '../../../layers/jyotish/muhurat/rising-signs.ts';
import { isBarredBy } from '../../../layers/jyotish/muhurat/season-rules.ts';
import type { RuleBook } from '../../../layers/jyotish/muhurat/state.ts';
import { angasOfDay, longAlmanac, vedicDays } from '../../../layers/jyotish/panchang/almanac.ts';
import { lagnaTable } from '../../../layers/jyotish/panchang/lagna-table.ts';
import { overlap } from '../../../layers/jyotish/ephemeris/span.ts';
import { testSky } from '../../support/sky.ts';
import { thinned } from '../../support/soak.ts';

const DELHI: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const clockAt = (offset: number) => ({
  offsetAt: () => offset,
  instant: (date: CivilDate, hour: number) => fromCivil(date, hour, offset),
});
const SECOND = 1 / 86400;
const MINUTE = 1 / 1440;

let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

const spanOf = (date: CivilDate, days: number, offset: number) => {
  const start = fromCivil(date, 0, offset);
  return { start, end: plusDays(start, days) };
};
const searched = (book: RuleBook, date: CivilDate, days: number, low: boolean, place = DELHI, offset = 5.5) => {
  const within = spanOf(date, days, offset);
  const almanac = longAlmanac(sky, place, 'apparent', clockAt(offset), within.start);
  return { within, ...findMuhurats(almanac, within, book, low) };
};
const judged = (book: RuleBook, jd: ReturnType<typeof julian>, place = DELHI, offset = 5.5) =>
  judgeMoment(longAlmanac(sky, place, 'apparent', clockAt(offset), jd), jd, book);

const birth = {
  jd: fromCivil({ year: 1990, month: 5, day: 10 }, 19 + 55 / 60, 5.5),
  place: DELHI,
  timeKnown: true,
  gender: 'male',
} as const;
const bride = {
  jd: fromCivil({ year: 1993, month: 11, day: 2 }, 6.2, 5.5),
  place: DELHI,
  timeKnown: true,
  gender: 'female',
} as const;

describe('a search', () => {
  const PLACES: readonly (readonly [string, Place, number])[] = [
    ['Delhi', DELHI, 5.5],
    ['New York', { lat: 40.7128, lon: -74.006, altitude: 0 }, -5],
    ['Apia', { lat: -13.83, lon: -171.76, altitude: 0 }, 13],
    ['Tromso', { lat: 69.65, lon: 18.96, altitude: 0 }, 1],
  ];
  const cases = PLACES.flatMap(([name, place, offset], i) =>
    (['marriage', 'travel', 'vidyarambh', 'griha_pravesh'] as const).map((event, j) => ({
      name,
      place,
      offset,
      event,
      lagna: (i + j) % 2 === 0,
      persons: j < 2 ? 2 - j : 0,
    })),
  );

  it.each(cases)(
    '$event at $name: windows and refusals make up the whole',
    ({ place, offset, event, lagna, persons }) => {
      const natives = [birth, bride].slice(0, persons).map((one) => nativeOf(sky, one));
      const book = ruleBookOf(event, natives, lagna, event === 'travel' ? 's' : null);
      const { within, windows, refused } = searched(book, { year: 2026, month: 1, day: 20 }, 70, true, place, offset);
      const found = windows.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);
      const lost = [...refused.values()].reduce((sum, minutes) => sum + minutes, 0);
      expect(found + lost).toBeCloseTo((within.end - within.start) / MINUTE, 4);
      windows.forEach(({ start, end }, i) => {
        expect((end - start) / MINUTE).toBeGreaterThanOrEqual(24 - 1e-6);
        expect(start).toBeGreaterThanOrEqual(windows[i - 1]?.end ?? within.start);
      });
      // Any instant inside a window is judged the same, and not refused.
      fc.assert(
        fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (n, share) => {
          const window = windows[n % Math.max(1, windows.length)];
          if (!window) return;
          const jd = plusDays(window.start, SECOND + share * (window.end - window.start - 2 * SECOND));
          const { verdict, score, rules } = judged(book, jd, place, offset);
          expect([verdict, score]).toEqual([window.grade, window.score]);
          const failed = rules.filter(({ met, id }) => !met && id !== 'special_yoga').map(({ id }) => id);
          expect(failed.filter((id) => persons > 0 || (id !== 'tara' && id !== 'chandra'))).toEqual(window.failed);
        }),
        { numRuns: 12 },
      );
      // Any instant outside is refused, or stands in a stretch too short to be a window.
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
          const jd = plusDays(within.start, share * (within.end - within.start - SECOND));
          if (windows.some(({ start, end }) => start - SECOND <= jd && jd <= end + SECOND)) return;
          const here = judged(book, jd, place, offset);
          if (here.verdict === 'vetoed') return;
          const same = (minutes: number): boolean => {
            const at = plusDays(jd, minutes * MINUTE);
            const there = judged(book, at, place, offset);
            return (
              at >= within.start &&
              at < within.end &&
              there.verdict !== 'vetoed' &&
              there.score === here.score &&
              there.rules.every(({ met }, i) => met === here.rules[i]?.met)
            );
          };
          let [before, after] = [0, 0];
          while (before < 25 && same(-before - 1)) before++;
          while (after < 25 && same(after + 1)) after++;
          expect(before + after).toBeLessThanOrEqual(24);
        }),
        { numRuns: 12 },
      );
    },
  );

  it('hides what scores below the bands, and ranks the best first', () => {
    const book = ruleBookOf('vehicle', [], true, null);
    const all = searched(book, { year: 2026, month: 1, day: 1 }, 60, true).windows;
    const shown = searched(book, { year: 2026, month: 1, day: 1 }, 60, false).windows;
    expect(shown).toEqual(all.filter(({ score }) => score >= 45));
    const scores = rankedMuhurats(shown).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('judges a window at both its edges as in its middle', () => {
    // A best star passes into a middling one: the same rules are met, the points differ.
    const book = ruleBookOf('travel', [], false, null);
    const { windows } = searched(book, { year: 2026, month: 2, day: 20 }, 24, true);
    expect(windows.length).toBeGreaterThan(10);
    for (const { start, end, score } of thinned(windows, 3))
      for (const jd of [plusDays(start, 2 * SECOND), plusDays(end, -2 * SECOND)])
        expect(judged(book, jd).score).toBe(score);
  });

  it('finds no wedding under a ban or in a refused star, nor where it is asked for on a Tuesday', () => {
    const book = ruleBookOf('marriage', [], false, null, {
      selfProven: false,
      gates: { tuesday: 'veto' },
    });
    const { within, windows } = searched(book, { year: 2025, month: 1, day: 1 }, 365, true);
    const almanac = longAlmanac(sky, DELHI, 'apparent', clockAt(5.5), within.start);
    const bansOf = banFinder(almanac, GATE_DEFAULTS);
    expect(windows.length).toBeGreaterThan(20);
    for (const gate of GATES.filter((one) => isBarredBy(one, book)))
      for (const ban of bansOf(gate, within))
        for (const window of windows) {
          const shared = Math.min(ban.end, window.end) - Math.max(ban.start, window.start);
          expect(shared).toBeLessThan(2e-8);
        }
    for (const { start, end } of thinned(windows, 3)) {
      const { rules } = judged(book, julian((start + end) / 2));
      const seen = (id: string) => rules.find((rule) => rule.id === id)?.observed.value;
      expect(book.event.stars).toContain(seen('nakshatra'));
      expect(seen('vara')).not.toBe(2);
    }
  });

  it('opens vidyarambh on Vijayadashami and Vasant Panchami only of the southward year', () => {
    // Vijayadashami: 2 October 2025.
    const book = ruleBookOf('vidyarambh', [], false, null, { selfProven: false });
    const { windows } = searched(book, { year: 2025, month: 8, day: 1 }, 120, true);
    const seasons = windows.map(({ start }) => judged(book, plusDays(start, MINUTE)).rules);
    expect(windows.length).toBeGreaterThan(0);
    for (const rules of seasons) expect(rules.find(({ id }) => id === 'tithi')?.observed.value).toBe(10);
    const date = spanOf({ year: 2025, month: 10, day: 1 }, 2, 5.5);
    for (const window of windows) expect(overlap(window, date)).toBe(true);
  });

  it('keeps sixteen ghatis around a sankranti, a day of an eclipse and what follows a full one', () => {
    // Makara sankranti of 2025: 14 January 08:55 in Delhi; sixteen ghatis are 6 h 24 min.
    const sankranti = (hour: number, minute: number) =>
      judged(
        ruleBookOf('vehicle', [], false, null),
        fromCivil({ year: 2025, month: 1, day: 14 }, hour + minute / 60, 5.5),
      ).rules.find(({ id }) => id === 'sankranti')?.veto;
    expect([sankranti(2, 20), sankranti(2, 40), sankranti(15, 10), sankranti(15, 30)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // The full eclipse of the Moon on 7 September 2025: its day, and three more for a wedding.
    const eclipse = (event: MuhuratEventId, day: number) =>
      judged(
        ruleBookOf(event, [], false, null, { school: 'strict' }),
        fromCivil({ year: 2025, month: 9, day }, 12, 5.5),
      ).rules.some(({ id, veto }) => ['eclipse', 'after_eclipse'].includes(id) && veto);
    expect([6, 7, 8, 10, 11].map((day) => eclipse('vehicle', day))).toEqual([false, true, false, false, false]);
    expect([6, 7, 8, 10, 11].map((day) => eclipse('marriage', day))).toEqual([false, true, true, true, false]);
  });

  it('calls a tithi lost as the panchang does, and the excess of a doubled one', () => {
    const book = ruleBookOf('vehicle', [], false, null);
    const almanac = longAlmanac(
      sky,
      DELHI,
      'apparent',
      clockAt(5.5),
      fromCivil({ year: 2026, month: 1, day: 1 }, 0, 5.5),
    );
    const kinds = new Set<string>();
    for (const day of vedicDays(almanac, { year: 2026, month: 1, day: 1 }, 70)) {
      for (const { start, end, isKshaya, isVriddhi } of angasOfDay(almanac, day).tithi) {
        const held = isVriddhi ? 'vriddhi' : 'plain';
        const kind = isKshaya ? 'kshaya' : held;
        if (kind === 'plain' && kinds.has('plain')) continue;
        const seen = (jd: number) =>
          judged(book, julian(jd)).rules.find(({ id }) => id === 'kshaya_or_vriddhi_tithi')?.observed.value;
        // Of a doubled tithi what follows its second sunrise is the excess.
        expect(seen(kind === 'vriddhi' ? end - MINUTE : (start + end) / 2)).toBe(kind);
        if (kind === 'vriddhi') expect(seen(start + MINUTE)).toBe('plain');
        kinds.add(kind);
      }
    }
    expect(kinds.size).toBe(3);
  });

  it('spans the first and last days that can be computed, or says that it cannot', () => {
    const book = ruleBookOf('job_join', [], true, null);
    expect(searched(book, { year: 1800, month: 3, day: 15 }, 5, true, DELHI, 0).windows.length).toBeGreaterThanOrEqual(
      0,
    );
    expect(() => searched(book, { year: 2399, month: 12, day: 30 }, 2, true, DELHI, 0)).toThrow(/1800/);
  });
});

describe('rising signs from a table', () => {
  it.each([0, 28.6, -45, 65])('are those of the sky at latitude %s', (lat) => {
    const place = { lat, lon: 77.2, altitude: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (day) => {
        const start = julian(2380000.25 + day);
        const within = { start, end: plusDays(start, 1) };
        const almanac = longAlmanac(sky, place, 'apparent', clockAt(5), start);
        const [ours, theirs] = [risingSigns(almanac, within), lagnaTable(sky, place, within)];
        expect(ours.map(({ sign }) => sign)).toEqual(theirs.map(({ sign }) => sign));
        ours.forEach(({ end }, i) => expect(Math.abs(end - (theirs[i]?.end ?? 0)) / SECOND).toBeLessThan(0.02));
      }),
      { numRuns: 25 },
    );
  });
});

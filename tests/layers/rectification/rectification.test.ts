/**
 * Rectification against charts, periods and transits as other rooms tell them, and against people made for the purpose:
 * points 3, 2, 1 by level in two charts, 2 for the double transit.
 */
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../layers/jyotish/chart/drishti.ts';
import { lordOf, signAt, signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { vimshottari } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { runningPeriods } from '../../../layers/jyotish/dasha/walk.ts';
import { julian, MINUTE, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha, type Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { signChart } from '../../../layers/jyotish/jaimini/sign-strength.ts';
import { openWindow } from '../../../layers/jyotish/kundli/sensitive-window.ts';
import { candidateRuns, leadingRun } from '../../../layers/jyotish/rectification/candidates.ts';
import { stepsOf } from '../../../layers/jyotish/rectification/cells.ts';
import { percentile95 } from '../../../layers/jyotish/rectification/chance.ts';
import { lordClock, periodAt } from '../../../layers/jyotish/rectification/lord-clock.ts';
import { attainable, RULES, type LifeEvent, type MatterKey } from '../../../layers/jyotish/rectification/matters.ts';
import { rectify, rectificationVerdict } from '../../../layers/jyotish/rectification/rectify.ts';
import { scanOf, TOUCHED } from '../../../layers/jyotish/rectification/scan.ts';
import { eventReasons, eventScores } from '../../../layers/jyotish/rectification/score.ts';
import { doubleTransits } from '../../../layers/jyotish/transit/double-transit.ts';
import { randomFrom } from '../../../lib/tools/local/random.ts';
import { personFrom } from '../../../lib/tools/local/simulate/people.ts';
import { rectificationFigures } from '../../../lib/tools/local/simulate/rectification.ts';
import { record } from '../../support/ledger.ts';
import { testSky } from '../../support/sky.ts';
import { SOAKS } from '../../support/soak.ts';

let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

/** Houses, significators and chart of each kind, as the method has them. */
const TABLE: Readonly<
  Record<
    MatterKey,
    readonly [houses: readonly number[], karakas: readonly Graha[], varga: 4 | 7 | 9 | 10 | 12 | 24 | null]
  >
> = {
  marriage: [[7, 2, 11], ['venus'], 9],
  child: [[5, 9, 11], ['jupiter'], 7],
  father_death: [[9, 10, 3], ['sun'], 12],
  mother_death: [[4, 5, 10], ['moon'], 12],
  job: [[10, 6, 11], ['saturn', 'mercury'], 10],
  accident: [[6, 8, 12], ['mars'], null],
  move: [[4, 12, 3], [], 4],
  degree: [[4, 5, 9], ['mercury'], 24],
};
const MATTER_KEYS = Object.keys(TABLE).filter((key): key is MatterKey => key in TABLE);
const PLACE = { lat: 28.6139, lon: 77.209, altitude: 0 };
const BIRTH = julian(2448022.101);

/** Points of an event for a birth at an instant, by the chart of that instant. */
const pointsAt = (at: number, { matter, jd }: LifeEvent, place = PLACE): number => {
  const chart = castChart(sky, julian(at), place);
  const [houses, karakas, varga] = TABLE[matter];
  const lords = runningPeriods(vimshottari(chart), julian(jd), 3).map(({ lord }) => lord);
  const inChart = (n: 1 | 4 | 7 | 9 | 10 | 12 | 24): number => {
    const { lagna, signs } = signChart(chart, n);
    const linked = (lord: Graha): boolean =>
      karakas.includes(lord) ||
      houses.some((house) => {
        const sign = signAt(lagna, house);
        return lordOf(sign) === lord || signs[lord] === sign || aspectsSign(lord, signs[lord], sign);
      });
    return lords.reduce((sum, lord, level) => sum + (linked(lord) ? 3 - level : 0), 0);
  };
  const around = { start: plusDays(julian(jd), -0.01), end: plusDays(julian(jd), 0.01) };
  const touched = doubleTransits(
    sky,
    { first: chart.ascendant.sign, signs: chart.signs },
    [houses[0] ?? 0],
    around,
    false,
  );
  return inChart(1) + (varga === null ? 0 : inChart(varga)) + (touched.length > 0 ? 2 : 0);
};

describe('the lords of a date', () => {
  it('are those of the dasha of the birth', () => {
    const random = randomFrom(3);
    const clock = lordClock(365.25);
    for (let i = 0; i < 300; i++) {
      const birth = julian(2430000 + 20000 * random());
      const chart = castChart(sky, birth, PLACE);
      const at = plusDays(birth, 365.25 * 90 * random());
      const wanted = runningPeriods(vimshottari(chart), at, 3).map(({ lord }) => lord);
      if (wanted.length < 3) continue; // the round is over
      const period = periodAt(clock, clock.passedAt(chart.grahas.moon.longitude) + (at - birth));
      expect(clock.lords.map((lords) => GRAHAS[lords[period] ?? 0])).toEqual(wanted);
    }
  });
});

describe('points', () => {
  it('are 14 at most, and 8 where there is no divisional chart', () => {
    expect(MATTER_KEYS.map(attainable)).toEqual([14, 14, 14, 14, 14, 8, 14, 14]);
  });

  it('are those of the chart of each minute', () => {
    const random = randomFrom(11);
    const mismatches: number[] = [];
    for (const lat of [28.6139, -33.87, 59.33]) {
      const place = { lat, lon: 77.209, altitude: 0 };
      const instants = Float64Array.from({ length: 60 }, (_, i) => BIRTH + 9 * i * MINUTE);
      const clock = lordClock(365.25);
      const window = openWindow(sky, BIRTH, place, []);
      const scan = scanOf({ window, clock, matters: MATTER_KEYS }, instants);
      for (const matter of MATTER_KEYS) {
        const jd = julian(Math.round(BIRTH + 365.25 * (18 + 30 * random())) - 0.21);
        const [jupiter, saturn] = (['jupiter', 'saturn'] as const).map(
          (planet) => TOUCHED[GRAHAS.indexOf(planet)]?.[signOf(sky.longitude(planet, jd))] ?? 0,
        );
        const date = { jd, jupiter: jupiter ?? 0, saturn: saturn ?? 0 };
        const scores = eventScores(scan, clock, [{ matter, weight: 2 }], [date]);
        instants.forEach((at, i) => {
          const wanted = pointsAt(at, { matter, jd, weight: 2 }, place);
          const met = eventReasons(scan, i, clock, matter, date).filter((reason) => reason.met);
          const told = met.reduce((sum, { rule }) => sum + RULES[rule].points, 0);
          const found = Math.round(((scores[i] ?? 0) * attainable(matter)) / 100);
          mismatches.push(found === wanted && told === wanted ? 0 : 1);
        });
      }
    }
    record(
      {
        endpoint: 'kundli/rectification',
        oracle: 'points of an event by chart, divisional chart, running periods and double transit of each minute',
        unit: 'mismatches',
      },
      mismatches,
    );
    expect(mismatches.filter(Boolean)).toEqual([]);
  });

  it('weigh the events', () => {
    const events = [
      { matter: 'marriage', jd: BIRTH + 9000.5, weight: 3 },
      { matter: 'accident', jd: BIRTH + 11000.5, weight: 1 },
    ] as const;
    const middle = BIRTH + 0.5 * MINUTE;
    const span = { start: BIRTH, end: plusDays(BIRTH, MINUTE) };
    const { spread } = rectify(sky, { span, place: PLACE, facts: [], events, yearLength: 365.25 });
    const [marriage, accident] = events.map((event) => pointsAt(middle, event));
    expect(spread?.best).toBeCloseTo((100 * (3 * (marriage ?? 0) + (accident ?? 0))) / (3 * 14 + 8), 9);
  });
});

describe('stretches', () => {
  const cell = (minutes: number) => ({
    start: julian(0),
    end: julian(minutes * MINUTE),
    ascendant: 1,
    navamsaAscendant: 1,
  });
  const scored = (scores: readonly number[]) => ({
    scores: Float64Array.from(scores),
    steps: stepsOf([cell(scores.length)]),
  });

  it('reach as far as scores stay within 5 points of the best', () => {
    const { scores, steps } = scored([50, 60, 76, 80, 77, 76, 75, 50]);
    expect(candidateRuns(scores, steps)).toEqual([{ first: 2, last: 5, best: 3 }]);
  });

  it('are four minutes long at least, by the better neighbours', () => {
    const { scores, steps } = scored([10, 10, 10, 80, 40, 40, 20]);
    expect(candidateRuns(scores, steps)).toEqual(
      [{ first: 0, last: 5, best: 3 }].map((run) => ({ ...run, first: 3, last: 6 })),
    );
  });

  it('have as rival the best time at least four minutes outside', () => {
    const { scores, steps } = scored([80, 70, 70, 72, 60, 74, 50]);
    expect(leadingRun(scores, steps)).toMatchObject({ first: 0, last: 0, runnerUp: 74 });
    expect(leadingRun(scores.slice(0, 5), steps.slice(0, 5))).toMatchObject({ runnerUp: null });
  });

  it('take the value that 95 of 100 do not exceed for the limit of chance', () => {
    expect(percentile95(Array.from({ length: 200 }, (_, i) => i + 1))).toBe(190);
    expect(percentile95([])).toBe(0);
  });
});

/** Of the people of a long run a short one has half. */
const PART = SOAKS ? 1 : 2;

describe('people made for the purpose', () => {
  // The true time in the first three spans of at least 80 %, and separated in at most 5 % of random lists.
  it('are found when seven of ten events follow the rules', () => {
    const people = 60 / PART;
    const { firstThree, separated, separatedRightly } = rectificationFigures(sky, people, 1, {
      events: 10,
      fitting: 0.7,
      hours: 12,
    });
    expect(firstThree).toBeGreaterThanOrEqual(0.8 * people);
    expect(separated - separatedRightly).toBeLessThanOrEqual(1);
  });

  it('are not told apart when no event follows them', () => {
    for (const events of [3, 6, 10])
      expect(rectificationFigures(sky, 40 / PART, 2, { events, fitting: 0, hours: 12 }).separated).toBeLessThanOrEqual(
        2 / PART,
      );
  });

  it('have the same answer each time, and none with two events', () => {
    const { window: span, place, events } = personFrom(sky, randomFrom(5), { events: 4, fitting: 1, hours: 3 });
    const asked = { span, place, facts: [], events, yearLength: 365.25 };
    expect(rectify(sky, asked)).toEqual(rectify(sky, asked));
    const { reason, apart } = rectify(sky, { ...asked, events: events.slice(0, 2) });
    expect([reason, rectificationVerdict(reason), apart]).toEqual(['few_events', 'none', null]);
  });

  it('gain nothing from copies of an event, nor from many in one week', () => {
    const random = randomFrom(9);
    let separated = 0;
    for (let i = 0; i < 20; i++) {
      const { window: span, place, events } = personFrom(sky, random, { events: 1, fitting: 0, hours: 2 });
      const jd = Math.floor(events[0]?.jd ?? 0);
      const many = (days: number) =>
        Array.from({ length: 12 }, (_, k) => ({ matter: 'job' as const, jd: jd + ((k * 7) % (days + 1)), weight: 1 }));
      const reasonOf = (days: number) =>
        rectify(sky, { span, place, facts: [], events: many(days), yearLength: 365.25 }).reason;
      expect(reasonOf(0)).toBe('few_events');
      if (reasonOf(3) === 'separated') separated++;
    }
    expect(separated).toBeLessThanOrEqual(2);
  });

  it('may have events of one kind, whose dates cannot be exchanged', () => {
    const { window: span, place, events } = personFrom(sky, randomFrom(6), { events: 6, fitting: 1, hours: 2 });
    const alike = events.map((event) => ({ ...event, matter: 'job' as const }));
    const { spread } = rectify(sky, { span, place, facts: [], events: alike, yearLength: 365.25 });
    expect(spread?.p95ByChance).toBeGreaterThan(0);
  });
});

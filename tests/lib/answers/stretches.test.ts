/** Which stretches of time are told where one asks when, by windows made by hand. */
import { stretchesOf, timesOf } from '../../../lib/answers/stretches.ts';
import { julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { EventWindow, Evidence } from '../../../layers/jyotish/phala/events.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';

/** The lord of a sub-period that rules the house asked about. */
const ruling = (planet: Graha): Evidence => ({
  kind: 'rules',
  planet,
  level: 'antar',
  number: 10,
  points: 4.5,
  fallen: false,
  facts: [],
});
/** Windows of days and scores, and of the lords that speak for them: `[from, to, score, lords]`. */
const windows = (
  ...rows: readonly (readonly [from: number, to: number, score: number, lords?: readonly Graha[]])[]
): readonly EventWindow[] =>
  rows.map(([start, end, score, lords = ['jupiter']]) => ({
    span: { start: julian(start), end: julian(end) },
    score,
    evidence: lords.map(ruling),
  }));

const told = (rows: readonly EventWindow[], now = 0) => {
  const times = timesOf(rows, now);
  const plain = (one: EventWindow | null | undefined) => (one ? [one.span.start, one.span.end] : null);
  return { first: plain(times?.first), better: plain(times?.better), second: plain(times?.second) };
};

it('has nothing to tell without a window', () => {
  expect(timesOf([], 0)).toBeNull();
});

it('tells the stretch that runs first, and the clearly better one after it', () => {
  expect(told(windows([0, 190, 61], [1000, 1150, 71]))).toEqual({
    first: [0, 190],
    better: [1000, 1150],
    second: null,
  });
});

it('tells a later stretch that is about as good as a second one', () => {
  expect(told(windows([0, 190, 61], [1000, 1150, 65]))).toEqual({
    first: [0, 190],
    better: null,
    second: [1000, 1150],
  });
});

it('passes over a near stretch with little for it', () => {
  expect(told(windows([0, 190, 33], [1000, 1150, 89]))).toEqual({ first: [1000, 1150], better: null, second: null });
});

it('takes windows that touch and differ little as one', () => {
  expect(told(windows([100, 140, 53], [140, 230, 50]))).toEqual({ first: [100, 230], better: null, second: null });
});

it('leaves out what only leads up to a better window, whatever touches it', () => {
  expect(stretchesOf(windows([0, 60, 41], [60, 190, 61], [190, 220, 46])).map(({ span }) => span.start)).toEqual([60]);
  expect(stretchesOf(windows([0, 60, 38], [60, 120, 43], [120, 300, 58])).map(({ span }) => span.start)).toEqual([120]);
});

it('tells no stretch of a few days, nor one that is nearly over', () => {
  expect(told(windows([100, 117, 60], [500, 600, 50])).first).toEqual([500, 600]);
  expect(told(windows([0, 20, 60], [500, 600, 50])).first).toEqual([500, 600]);
});

it('counts a peak of days as what it stands beside', () => {
  // 63 for seventeen days between two of 48 makes a stretch of 48, so that 60 later is clearly better.
  const rows = windows([0, 100, 48], [100, 117, 63], [117, 160, 48], [500, 600, 60]);
  expect(told(rows)).toEqual({ first: [0, 160], better: [500, 600], second: null });
});

it('tells the best of what there is where nothing lasts', () => {
  expect(told(windows([0, 20, 40], [100, 110, 55])).first).toEqual([100, 110]);
});

it('tells of a stretch only the reasons that hold from its first day to its last', () => {
  const [stretch] = stretchesOf(windows([0, 90, 50, ['moon', 'saturn']], [90, 180, 53, ['mars', 'saturn']]));
  expect(stretch?.span).toEqual({ start: 0, end: 180 });
  expect(stretch?.evidence.map(({ planet }) => planet)).toEqual(['saturn']);
});

it('ends a stretch where its last reason ends', () => {
  const rows = windows([0, 90, 50, ['moon']], [90, 180, 53, ['mars']]);
  expect(stretchesOf(rows).map(({ span }) => [span.start, span.end])).toEqual([[90, 180]]);
});

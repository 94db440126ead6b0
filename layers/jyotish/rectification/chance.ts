/**
 * The best score by chance: what the same events would reach on other dates. A best score that chance reaches as often says
 * nothing about the birth.
 */
import type { LordClock } from './lord-clock.ts';
import { randomFrom } from './random.ts';
import type { Scan } from './scan.ts';
import { addSteps, mostPoints, type Asked, type EventDate } from './score.ts';

/** Draws of each sort. */
export const DRAWS = 200;
/** The share of draws that a best score must exceed. */
const PERCENTILE = 0.95;
/** Any number does; it never changes, so that the same question has the same answer. */
const SEED = 1816;

/**
 * The value that 95 of 100 do not exceed; 0 of none.
 * @example
 * percentile95([...Array(100).keys()]) // → 94
 */
export const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * PERCENTILE) - 1] ?? 0;

/** A list in another order (Fisher and Yates). */
const shuffled = <T>(list: readonly T[], random: () => number): readonly T[] => {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
};

const alike = (a: Asked | undefined, b: Asked | undefined): boolean =>
  a?.matter === b?.matter && a?.weight === b?.weight;

/** What chance is drawn from. */
export interface ChanceOf {
  readonly scan: Scan;
  readonly clock: LordClock;
  readonly events: readonly Asked[];
  readonly dates: readonly EventDate[];
  /** Other dates of the same years, in the order of the events; `random` gives numbers from 0 to 1. */
  otherDates(random: () => number): readonly EventDate[];
}

/** Best scores by chance. */
export interface Chance {
  /** With random dates of the same years. */
  readonly random: readonly number[];
  /** With the dates of the events shuffled among them; empty where all events are alike and a shuffle changes nothing. */
  readonly shuffled: readonly number[];
}

/** The highest of the running sums of some steps, 0 or more. */
const highest = (steps: Int32Array): number => {
  let sum = 0;
  let top = 0;
  for (const step of steps) {
    sum += step;
    if (sum > top) top = sum;
  }
  return top;
};

/** The steps that are not 0, and where they are: few of many. */
interface FewSteps {
  readonly at: Uint16Array;
  readonly step: Int32Array;
}

const fewOf = (steps: Int32Array): FewSteps => {
  const at = new Uint16Array(steps.length);
  const few = new Int32Array(steps.length);
  let count = 0;
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place] ?? 0;
    if (step === 0) continue;
    at[count] = place;
    few[count] = step;
    count++;
  }
  return { at: at.slice(0, count), step: few.slice(0, count) };
};

const addFew = (sums: Int32Array, { at, step }: FewSteps): void => {
  for (let i = 0; i < at.length; i++) {
    const place = at[i] ?? 0;
    sums[place] = (sums[place] ?? 0) + (step[i] ?? 0);
  }
};

/** Draws the best scores by chance. */
export const chanceOf = ({ scan, clock, events, dates, otherDates }: ChanceOf): Chance => {
  const random = randomFrom(SEED);
  const most = mostPoints(events);
  const { length } = scan.instants;
  const draws = Array.from({ length: DRAWS });
  const steps = new Int32Array(length);
  const byDate = draws.map(() => {
    steps.fill(0);
    otherDates(random).forEach((date, i) => {
      const event = events[i];
      if (event) addSteps(steps, scan, clock, event, date);
    });
    return (100 * highest(steps)) / most;
  });
  if (events.every((event) => alike(event, events[0]))) return { random: byDate, shuffled: [] };
  const eachOnEach = events.map((event) =>
    dates.map((date) => {
      steps.fill(0);
      addSteps(steps, scan, clock, event, date);
      return fewOf(steps);
    }),
  );
  const places = dates.map((_date, i) => i);
  const byOrder = draws.map(() => {
    steps.fill(0);
    shuffled(places, random).forEach((place, i) => {
      const own = eachOnEach[i]?.[place];
      if (own) addFew(steps, own);
    });
    return (100 * highest(steps)) / most;
  });
  return { random: byDate, shuffled: byOrder };
};

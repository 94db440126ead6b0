/** What a part of the bench is, how it times work, and the rows that its figures become. */
import { hash } from 'node:crypto';
import { fixedClock } from '../../../adapters/place/fixed-clock.ts';
import type { JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** The value may be at most this. */
  readonly target: number;
  /** The measured amounts behind the value. */
  readonly detail: string;
}

export interface Part {
  /** Processes that measure it; a row shows the best of them. */
  readonly processes: number;
  readonly rows: () => Promise<readonly Row[]>;
}

/** Microseconds with their unit, and as nanoseconds and milliseconds. */
export const us = (value: number): string => `${value.toFixed(1)} µs`;
export const ns = (value: number): string => `${(1000 * value).toFixed(0)} ns`;
export const ms = (value: number): string => `${(value / 1000).toFixed(1)} ms`;

/** A row; `id` is empty where no target of the product has a number. */
export const row = (id: string, what: string, value: number, target: number, detail = ''): Row => ({
  id,
  what,
  value,
  target,
  detail,
});

/** A row of what one work costs over another, in microseconds, with more to say of it. */
export const ratio = (
  id: string,
  what: string,
  [own, floor]: readonly [own: number, floor: number],
  target: number,
  { unit = us, note = '' }: { readonly unit?: typeof us; readonly note?: string } = {},
): Row => row(id, what, own / floor, target, `${unit(own)} over ${unit(floor)}${note}`);

/** What the bench looks at from: Delhi. */
export const DELHI: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
export const OFFSET = 5.5;
export const CLOCK = fixedClock(OFFSET);

/** What is to be waited for of what a work made. The rest is let go at once: the next work would pay for clearing it. */
const pending = (made: unknown): Promise<unknown> | null => (made instanceof Promise ? made : null);

/** Prepares a call; what it returns is timed. */
type Prepared = (call: number) => () => unknown;

/**
 * CPU microseconds of one call of each work: the best of several rounds, each of so many calls. Calls are counted on through
 * the rounds, so that a work can look at something else in each and nothing is remembered.
 */
export const bestPrepared = async <Name extends string>(
  rounds: number,
  calls: number,
  works: Readonly<Record<Name, Prepared>>,
): Promise<Readonly<Record<Name, number>>> => {
  const all = Object.entries<Prepared>(works).map(([name, work]) => ({ name, work, best: Infinity }));
  for (let round = 0; round < rounds; round++) {
    // Turn and turn about, so that a busy machine disturbs all alike.
    for (const one of all) {
      const prepared = Array.from({ length: calls }, (_, call) => one.work(round * calls + call));
      const since = process.cpuUsage();
      for (const run of prepared) {
        const running = pending(run());
        if (running !== null) await running;
      }
      const { user, system } = process.cpuUsage(since);
      one.best = Math.min(one.best, (user + system) / calls);
    }
  }
  return Object.fromEntries(all.map(({ name, best }) => [name, best])) as Record<Name, number>;
};

/** The same where nothing has to be prepared. */
export const best = <Name extends string>(
  rounds: number,
  calls: number,
  works: Readonly<Record<Name, (call: number) => unknown>>,
): Promise<Readonly<Record<Name, number>>> =>
  bestPrepared(
    rounds,
    calls,
    Object.fromEntries(
      Object.entries<(call: number) => unknown>(works).map(([name, work]) => [
        name,
        (call: number) => () => work(call),
      ]),
    ) as Record<Name, Prepared>,
  );

/** The data of an answer. */
export const dataOf = (answer: string): unknown => (JSON.parse(answer) as { data: unknown }).data;

/** CPU microseconds that the platform takes to write the data of an answer and to hash it: the mean over these answers. */
export const textCost = async (rounds: number, answers: readonly string[]): Promise<number> => {
  const data = answers.map(dataOf);
  const { text } = await best(rounds, data.length, {
    text: (call) => hash('sha256', JSON.stringify(data[call % data.length])),
  });
  return text;
};

/** Sun … Saturn and the mean node in the library's numbers; files, speed, without nutation. */
const BODIES = [0, 1, 2, 3, 4, 5, 6, 10];
const FLAGS = 2 | 256 | 64;
const PLACIDUS = 80;

/** F(W1), the cheapest bare calls that hold a chart: eight positions with speed, one ayanamsa, sidereal time, Placidus cusps. */
export const chartFloor = ({ wasm, out, more, points, error }: Engine, jd: JulianDay): number => {
  for (const body of BODIES) wasm._swe_calc_ut(jd, body, FLAGS, out, error);
  wasm._swe_get_ayanamsa_ex_ut(jd, 2 | 64, more, error);
  wasm._swe_calc_ut(jd, -1, 0, out, error);
  const obliquity = wasm.HEAPF64[out >> 3] ?? 0;
  const nutation = wasm.HEAPF64[(out >> 3) + 2] ?? 0;
  const armc = (wasm._swe_sidtime0(jd, obliquity, nutation) * 15 + DELHI.lon) % 360;
  return wasm._swe_houses_armc(armc, DELHI.lat, obliquity, PLACIDUS, more, points);
};

/** How well rectification finds what is there, and how seldom it finds what is not. */
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { rectify } from '../../../../layers/jyotish/rectification/rectify.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { randomFrom } from '../random.ts';
import { gate, type Gate } from './gate.ts';
import { personFrom, type PeopleAsked, type SyntheticPerson } from './people.ts';

/** What became of some people. */
export interface RectificationFigures {
  readonly people: number;
  /** The true time is in the first span, and in the first three. */
  readonly first: number;
  readonly firstThree: number;
  /** Verdicts. */
  readonly separated: number;
  readonly weak: number;
  /** Of those separated, how many have the true time in the stretch that stands apart. */
  readonly separatedRightly: number;
  /** Mean minutes of the first span. */
  readonly minutes: number;
}

/** Tries some people made from a seed. */
export const rectificationFigures = (
  sky: Sky,
  people: number,
  seed: number,
  asked: PeopleAsked,
): RectificationFigures => {
  const random = randomFrom(seed);
  const tried = Array.from({ length: people }, () => {
    const person: SyntheticPerson = personFrom(sky, random, asked);
    const { window: span, place, events, birth } = person;
    const found = rectify(sky, { span, place, facts: [], events, yearLength: 365.25 });
    const holds = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
      start <= birth && birth < end;
    return { found, rank: found.candidates.findIndex(holds), rightly: found.apart !== null && holds(found.apart) };
  });
  const count = (test: (one: (typeof tried)[number]) => boolean): number => tried.filter(test).length;
  const lengths = tried
    .flatMap(({ found: { candidates } }) => candidates.slice(0, 1))
    .map(({ start, end }) => end - start);
  return {
    people,
    first: count(({ rank }) => rank === 0),
    firstThree: count(({ rank }) => rank >= 0 && rank < 3),
    separated: count(({ found }) => found.reason === 'separated'),
    weak: count(({ found }) => found.reason === 'rival'),
    separatedRightly: count(({ rightly }) => rightly),
    minutes: (1440 * lengths.reduce((sum, length) => sum + length, 0)) / people,
  };
};

/** How many events the lists have; the gate of finding goes by `GATED_LENGTH`. */
const LENGTHS = [3, 5, 10, 20] as const;
const GATED_LENGTH = 10;
/** The share of events that follow the rules. */
const FITTING = 0.7;
const HOURS = 12;
const FOUND_SHARE = 0.8;
const FALSE_SHARE = 0.05;

/** What rectification is asked to show. */
export interface RectificationGates {
  readonly people: number;
  readonly seed: number;
  readonly print: (line: string) => void;
}

/** Prints the figures of synthetic people and of random lists of events; four of five are to be found, and at most one random list in twenty called separated. */
export const rectificationGates = async ({ people, seed, print }: RectificationGates): Promise<readonly Gate[]> => {
  const sky = openSky(await loadEphemeris());
  const percent = (count: number): string => `${((100 * count) / people).toFixed(1)} %`;
  const gates: Gate[] = [];
  print(`${people} people each, a window of ${HOURS} hours, seed ${seed}`);
  for (const events of LENGTHS) {
    const own = rectificationFigures(sky, people, seed, { events, fitting: FITTING, hours: HOURS });
    print(
      `${events} events, ${100 * FITTING} % by the rules: true time in the first stretch ${percent(own.first)}, in the first three ${percent(own.firstThree)}; separated ${percent(own.separated)} (${own.separatedRightly} of ${own.separated} rightly), weak ${percent(own.weak)}; a stretch lasts ${own.minutes.toFixed(1)} min`,
    );
    const other = rectificationFigures(sky, people, seed + 1, { events, fitting: 0, hours: HOURS });
    print(`${events} events at random: separated ${percent(other.separated)}, weak ${percent(other.weak)}`);
    if (events === GATED_LENGTH)
      gates.push(
        gate(
          `${events} events: true time in the first three stretches ${percent(own.firstThree)} (at least ${100 * FOUND_SHARE} %)`,
          own.firstThree >= FOUND_SHARE * people,
        ),
      );
    gates.push(
      gate(
        `${events} events at random: separated ${percent(other.separated)} (at most ${100 * FALSE_SHARE} %)`,
        other.separated <= FALSE_SHARE * people,
      ),
    );
  }
  return gates;
};

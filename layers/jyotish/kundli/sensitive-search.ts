/** When facts of a chart change inside a window round a birth, each to a quarter of a second. */
import { separation } from '../ephemeris/angle.ts';
import { julian, MINUTE, type JulianDay } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { FACTS, type SensitiveFact, type SensitiveValue } from './sensitive-fact.ts';
import { View, type BirthWindow } from './sensitive-window.ts';

/** One change of a fact. */
export interface SensitiveChange {
  readonly at: JulianDay;
  readonly what: SensitiveFact;
  readonly before: SensitiveValue;
  readonly after: SensitiveValue;
}

/** All facts of a search at one instant, and the ascendant. */
interface Look {
  readonly at: number;
  readonly rising: number;
  readonly read: readonly (number | string)[];
}

/** Days between two looks: at what moves with the ascendant, and at the rest. */
const FAST_STEP = 2 * MINUTE;
const SLOW_STEP = 5 * MINUTE;
/**
 * Degrees of the ascendant between two looks beyond which there is another look half-way. A sixtieth repeats after 6 degrees, and
 * near the polar circles the ascendant moves farther in two minutes: a fact could leave its value and be back at the next look.
 */
const FAR = 3;
/** Changes are found to this many days: a quarter of a second. */
const FINE = 0.25 / 86_400;

const isFast = (what: SensitiveFact): boolean => 'fast' in FACTS[what];

/** The changes of some facts between the ends of a span, those that move with the ascendant first, each kind in order of time. */
export const factChanges = (
  window: BirthWindow,
  { start, end }: TimeSpan,
  asked: readonly SensitiveFact[],
): SensitiveChange[] => {
  const changes: SensitiveChange[] = [];
  const viewAt = (at: number): View => new View(window, at);
  const value = (what: SensitiveFact, read: number | string): SensitiveValue => ({
    kind: FACTS[what].kind,
    value: read,
  });
  /** Halves a stretch at whose ends a fact differs until it is too short to matter. */
  const narrow = (what: SensitiveFact, a: number, before: number | string, b: number, after: number | string): void => {
    if (before === after) return;
    if (b - a <= FINE) {
      changes.push({ at: julian(b), what, before: value(what, before), after: value(what, after) });
      return;
    }
    const middle = (a + b) / 2;
    const between = FACTS[what].read(viewAt(middle));
    narrow(what, a, before, middle, between);
    narrow(what, middle, between, b, after);
  };
  const search = (facts: readonly SensitiveFact[], step: number): void => {
    if (facts.length === 0) return;
    const lookAt = (at: number): Look => {
      const view = viewAt(at);
      return { at, rising: view.ascendant(), read: facts.map((what) => FACTS[what].read(view)) };
    };
    const between = (a: Look, b: Look): void => {
      if (b.at - a.at > FINE && separation(a.rising, b.rising) > FAR) {
        const middle = lookAt((a.at + b.at) / 2);
        between(a, middle);
        between(middle, b);
      } else facts.forEach((what, i) => narrow(what, a.at, a.read[i] ?? 0, b.at, b.read[i] ?? 0));
    };
    let here = lookAt(start);
    while (here.at < end) {
      const there = lookAt(Math.min(here.at + step, end));
      between(here, there);
      here = there;
    }
  };
  search(asked.filter(isFast), FAST_STEP);
  search(
    asked.filter((what) => !isFast(what)),
    SLOW_STEP,
  );
  return changes;
};

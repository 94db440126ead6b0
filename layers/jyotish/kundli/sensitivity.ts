/** What changes in a chart when the time of birth is off by some minutes, and at which second. */
import { separation } from '../ephemeris/angle.ts';
import { julian, MINUTE, type JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { FACTS, SENSITIVE_FACTS, type SensitiveFact, type SensitiveValue } from './sensitive-fact.ts';
import { openWindow, View } from './sensitive-window.ts';

/** One change of a fact. */
export interface SensitiveChange {
  readonly at: JulianDay;
  readonly what: SensitiveFact;
  readonly before: SensitiveValue;
  readonly after: SensitiveValue;
}

/** The facts of a window round a birth. */
export interface Sensitivity {
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** By time, then in the order of the facts. */
  readonly changes: readonly SensitiveChange[];
  readonly stable: readonly { readonly what: SensitiveFact; readonly value: SensitiveValue }[];
  /** For each fact that changes, the stretch round the birth in which it has the value of the birth. */
  readonly safe: readonly {
    readonly what: SensitiveFact;
    readonly value: SensitiveValue;
    readonly start: JulianDay;
    readonly end: JulianDay;
  }[];
}

const RANKS: ReadonlyMap<SensitiveFact, number> = new Map(SENSITIVE_FACTS.map((key, rank) => [key, rank]));
const rankOf = ({ what }: SensitiveChange): number => RANKS.get(what) ?? 0;

/** All facts of a search at one instant, and the ascendant. */
interface Look {
  readonly at: number;
  readonly rising: number;
  readonly read: readonly (number | string)[];
}

/** Widest uncertainty, minutes, for which the sixtieth of the ascendant is told. */
const SIXTIETH_MINUTES = 60;
/** Days between two looks. */
const FAST_STEP = 2 * MINUTE;
const SLOW_STEP = 5 * MINUTE;
/**
 * Degrees of the ascendant between two looks beyond which there is another look half-way. A sixtieth repeats after 6 degrees, and
 * near the polar circles the ascendant moves farther in two minutes: a fact could leave its value and be back at the next look.
 */
const FAR = 3;
/** Changes are found to this many days: a quarter of a second. */
const FINE = 0.25 / 86_400;

/**
 * What changes within `minutes` of a birth. `days` are the Vedic days that the window touches, in order: their sunrises and
 * sunsets decide weekday and day or night.
 */
export const sensitivityOf = (
  sky: Sky,
  { jd, place }: { readonly jd: JulianDay; readonly place: Place },
  days: readonly VedicDay[],
  minutes: number,
): Sensitivity => {
  const start = julian(jd - minutes * MINUTE);
  const end = julian(jd + minutes * MINUTE);
  const window = openWindow(sky, start, place, days);
  const viewAt = (at: number): View => new View(window, at);
  const hasHora = days.every(({ sunrise }) => sunrise !== null);
  const asked = SENSITIVE_FACTS.filter(
    (key) => (key !== 'ascendant_d60' || minutes <= SIXTIETH_MINUTES) && (key !== 'hora_lagna_sign' || hasHora),
  );
  const changes: SensitiveChange[] = [];
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
  const isFast = (what: SensitiveFact): boolean => 'fast' in FACTS[what];
  search(asked.filter(isFast), FAST_STEP);
  search(
    asked.filter((what) => !isFast(what)),
    SLOW_STEP,
  );
  changes.sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b));
  const birth = viewAt(jd);
  const moving = new Set(changes.map(({ what }) => what));
  const own = (what: SensitiveFact): SensitiveValue => value(what, FACTS[what].read(birth));
  return {
    start,
    end,
    changes,
    stable: asked.filter((what) => !moving.has(what)).map((what) => ({ what, value: own(what) })),
    safe: asked
      .filter((what) => moving.has(what))
      .map((what) => {
        const times = changes.filter((change) => change.what === what).map(({ at }) => at);
        return {
          what,
          value: own(what),
          start: times.findLast((at) => at <= jd) ?? start,
          end: times.find((at) => at > jd) ?? end,
        };
      }),
  };
};

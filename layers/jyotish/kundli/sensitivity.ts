/** What changes in a chart when the time of birth is off by some minutes, and at which second. */
import { julian, MINUTE, type JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { FACTS, SENSITIVE_FACTS, type SensitiveFact, type SensitiveValue } from './sensitive-fact.ts';
import { factChanges, type SensitiveChange } from './sensitive-search.ts';
import { openWindow, View } from './sensitive-window.ts';

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

/** Widest uncertainty, minutes, for which the sixtieth of the ascendant is told. */
const SIXTIETH_MINUTES = 60;
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
  const hasHora = days.every(({ sunrise }) => sunrise !== null);
  const asked = SENSITIVE_FACTS.filter(
    (key) => (key !== 'ascendant_d60' || minutes <= SIXTIETH_MINUTES) && (key !== 'hora_lagna_sign' || hasHora),
  );
  const changes = factChanges(window, { start, end }, asked);
  changes.sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b));
  const birth = new View(window, jd);
  const moving = new Set(changes.map(({ what }) => what));
  const own = (what: SensitiveFact): SensitiveValue => ({
    kind: FACTS[what].kind,
    value: FACTS[what].read(birth),
  });
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

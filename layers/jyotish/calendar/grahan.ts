/** Eclipses as observances at a place: what is visible, whether it is observed, and the sutak before it. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { LocalSolarEclipse } from '../ephemeris/sky.ts';
import { equalSpans, type TimeSpan } from '../ephemeris/span.ts';
import {
  lunarEclipses,
  solarEclipses,
  type LunarEclipseThere,
  type SolarEclipseThere,
} from '../sky-events/eclipses.ts';
import { darkOf, lightOf } from './deciding-window.ts';
import type { ObservanceCalendar } from './observance-calendar.ts';

/** `prahara`: from the beginning of a quarter of day or night; `fixed`: nine hours (Moon) or twelve (Sun). */
export const SUTAK_RULES = ['prahara', 'fixed'] as const;
export type SutakRule = (typeof SUTAK_RULES)[number];

/** Whole praharas of sutak before the one of the first contact, and fixed hours. */
const BEFORE = { solar: { praharas: 4, hours: 12 }, lunar: { praharas: 3, hours: 9 } } as const;
/** The same for children, the old and the ill. */
const BEFORE_WEAK = { praharas: 1, hours: 3 } as const;

export interface Grahan {
  readonly kind: 'solar' | 'lunar';
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  /** Solar: contacts at the place, or on Earth where nothing is visible. Lunar: those of the umbra, null when the Moon misses the umbra. */
  readonly contacts: {
    readonly first: JulianDay | null;
    readonly second: JulianDay | null;
    readonly maximum: JulianDay;
    readonly third: JulianDay | null;
    readonly last: JulianDay | null;
  };
  /** Lunar: when the Moon enters and leaves the penumbra. Solar: null. */
  readonly penumbra: { readonly begin: JulianDay | null; readonly end: JulianDay | null } | null;
  readonly magnitude: number;
  /** True when some phase, the penumbra included, is above the horizon. */
  readonly visible: boolean;
  /** From first to last contact above the horizon; null where the eclipse is not observed. */
  readonly seen: TimeSpan | null;
  /** Whether it is observed: the disc is visibly darkened, not by the penumbra alone. */
  readonly religious: boolean;
  readonly sutak: TimeSpan | null;
  /** The same for children, the old and the ill. */
  readonly sutakWeak: TimeSpan | null;
}

/** Start of the prahara that is `before` praharas before the one of an instant. */
const praharaBefore = (calendar: ObservanceCalendar, jd: JulianDay, before: number): JulianDay => {
  const day = calendar.dayAt(jd);
  const praharas = [calendar.dayFrom(day, -1), day].flatMap((one) => [
    ...equalSpans(lightOf(one), 4),
    ...equalSpans(darkOf(one), 4),
  ]);
  const index = praharas.findLastIndex(({ start }) => start <= jd);
  // Near the poles day and night can be so uneven that the first of these starts after the instant.
  return praharas[Math.max(0, index - before)]?.start ?? jd;
};

/** At a lunar eclipse the Moon rises within minutes of sunset; if it rises just before, the night's prahara counts. */
const DUSK_DAYS = 15 / 1440;

/** The contact from which sutak is counted. */
const contactOf = (calendar: ObservanceCalendar, kind: Grahan['kind'], { start }: TimeSpan): JulianDay => {
  const { sunset } = calendar.dayAt(start);
  return kind === 'lunar' && sunset > start && sunset - start < DUSK_DAYS ? sunset : start;
};

const sutakOf = (
  calendar: ObservanceCalendar,
  kind: Grahan['kind'],
  seen: TimeSpan,
  rule: SutakRule,
  before: { readonly praharas: number; readonly hours: number },
): TimeSpan => ({
  start:
    rule === 'fixed'
      ? plusDays(seen.start, -before.hours / 24)
      : praharaBefore(calendar, contactOf(calendar, kind, seen), before.praharas),
  end: seen.end,
});

type Bare = Omit<Grahan, 'religious' | 'sutak' | 'sutakWeak'>;

const withSutak = (calendar: ObservanceCalendar, rule: SutakRule, bare: Bare): Grahan => ({
  ...bare,
  religious: bare.seen !== null,
  sutak: bare.seen && sutakOf(calendar, bare.kind, bare.seen, rule, BEFORE[bare.kind]),
  sutakWeak: bare.seen && sutakOf(calendar, bare.kind, bare.seen, rule, BEFORE_WEAK),
});

const later = (a: JulianDay, b: JulianDay | null): JulianDay => (b !== null && b > a ? b : a);
const earlier = (a: JulianDay, b: JulianDay | null): JulianDay => (b !== null && b < a ? b : a);

/** The part of [from, to] above the horizon; the first part where the body sets and rises again. Null where there is none. */
const aboveHorizon = (
  from: JulianDay,
  to: JulianDay,
  rise: JulianDay | null,
  set: JulianDay | null,
): TimeSpan | null => {
  const setsFirst = rise !== null && set !== null && set < rise;
  const start = setsFirst && set > from ? from : later(from, rise);
  const end = setsFirst && set <= from ? to : earlier(to, set);
  return start < end ? { start, end } : null;
};

const solarThere = ({ eclipse, local }: SolarEclipseThere): Bare =>
  local
    ? { ...solarLocal(local), visible: true }
    : {
        kind: 'solar',
        type: eclipse.kind,
        contacts: {
          first: eclipse.begin,
          second: null,
          maximum: eclipse.maximum,
          third: null,
          last: eclipse.end,
        },
        penumbra: null,
        magnitude: 0,
        visible: false,
        seen: null,
      };

const solarLocal = (local: LocalSolarEclipse): Omit<Bare, 'visible'> => ({
  kind: 'solar',
  type: local.kind,
  contacts: {
    first: local.first,
    second: local.second,
    maximum: local.maximum,
    third: local.third,
    last: local.fourth,
  },
  penumbra: null,
  magnitude: local.magnitude,
  seen: aboveHorizon(local.first, local.fourth, local.sunriseDuring, local.sunsetDuring),
});

const lunarThere = ({ eclipse, seen: { visible, moonriseDuring, moonsetDuring } }: LunarEclipseThere): Bare => {
  const { kind, maximum, partialBegin, partialEnd, penumbralBegin, penumbralEnd, totalBegin, totalEnd } = eclipse;
  const umbra =
    visible && partialBegin !== null && partialEnd !== null
      ? aboveHorizon(partialBegin, partialEnd, moonriseDuring, moonsetDuring)
      : null;
  return {
    kind: 'lunar',
    type: kind,
    contacts: {
      first: partialBegin,
      second: totalBegin,
      maximum,
      third: totalEnd,
      last: partialEnd,
    },
    penumbra: { begin: penumbralBegin, end: penumbralEnd },
    magnitude: kind === 'penumbral' ? eclipse.penumbral : eclipse.umbral,
    visible,
    seen: umbra,
  };
};

const BOTH: readonly Grahan['kind'][] = ['solar', 'lunar'];

/** Every eclipse of the given kinds whose maximum is in [from, to), visible at the place or not, in order. */
export const grahansBetween = (
  calendar: ObservanceCalendar,
  from: JulianDay,
  to: JulianDay,
  rule: SutakRule,
  kinds: readonly Grahan['kind'][] = BOTH,
): Grahan[] => {
  const { table, horizon } = calendar.almanac;
  const { sky } = table;
  const window = { start: from, end: to };
  const all: Bare[] = [
    ...(kinds.includes('solar') ? solarEclipses(sky, window, horizon.place).map(solarThere) : []),
    ...(kinds.includes('lunar') ? lunarEclipses(sky, window, horizon.place).map(lunarThere) : []),
  ];
  return all.sort((a, b) => a.contacts.maximum - b.contacts.maximum).map((bare) => withSutak(calendar, rule, bare));
};

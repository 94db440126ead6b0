/** What changes in a chart when the time of birth is off by some minutes, and at which second. */
import { houseFinder } from '../chart/bhava.ts';
import { nakshatraLord, nakshatraOf } from '../chart/nakshatra.ts';
import { degreeInSign, houseFrom, lordOf, signAt, signOf } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import { norm180, norm360 } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Houses, Place, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** Kinds of value that a fact can have. */
export type SensitiveKind =
  'sign' | 'star' | 'pada' | 'tithi' | 'karana' | 'yoga' | 'vara' | 'day' | 'house' | 'planet' | 'planets';

/** A fact read at one instant. */
export interface SensitiveValue {
  readonly kind: SensitiveKind;
  /** Number of the sign, star, pada, limb, house or weekday; 1 by day and 0 by night; planets by key, joined by a space. */
  readonly value: number | string;
}

/** An angle as a function of time, degrees. */
type Track = (jd: number) => number;

/**
 * An angle joined by cubics through exact values `step` days apart, each computed on first use; good to 1e-6 degrees for
 * the steps used here. Where neighbours lie farther apart than `steepest` degrees (an ascendant near a pole) the exact
 * value is taken.
 */
const joined = (exact: Track, origin: number, step: number, steepest: number): Track => {
  const nodes = new Map<number, number>();
  const node = (index: number): number => {
    const known = nodes.get(index);
    if (known !== undefined) return known;
    const value = exact(origin + index * step);
    nodes.set(index, value);
    return value;
  };
  return (jd) => {
    const index = Math.floor((jd - origin) / step);
    const u = (jd - origin) / step - index;
    const middle = node(index);
    const [a, b, c] = [node(index - 1), node(index + 1), node(index + 2)].map((value) => norm180(value - middle));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three neighbours');
    if (Math.max(Math.abs(a), Math.abs(b), Math.abs(c - b)) > steepest) return exact(jd);
    return norm360(
      middle - (a * u * (u - 1) * (u - 2)) / 6 - (b * (u + 1) * u * (u - 2)) / 2 + (c * (u + 1) * u * (u - 1)) / 6,
    );
  };
};

/** A frame with Sripati's houses of another ascendant and midheaven: the quadrants in three parts. */
const sripati = (frame: Houses, ascendant: number, mc: number): Houses => {
  const third = norm360(ascendant - mc) / 3;
  const eastern = [ascendant, ascendant + 60 - third, ascendant + 120 - 2 * third, mc + 180, mc + 180 + third, mc + 180 + 2 * third]; // prettier-ignore
  return { ...frame, ascendant, mc, cusps: [...eastern, ...eastern.map((cusp) => cusp + 180)].map(norm360) };
};

/** Positions at one instant, each computed on first use. */
interface View {
  readonly jd: JulianDay;
  longitude(graha: Graha): number;
  ascendant(): number;
  house(longitude: number): number;
  /** The Vedic day of the instant. */
  day(): VedicDay;
}

type Read = (view: View) => number | string;

/** Widest uncertainty, minutes, for which the sixtieth of the ascendant is told. */
const SIXTIETH_MINUTES = 60;
const KARAKA_PLANETS = ['sun', 'moon', 'venus', 'jupiter', 'mercury', 'mars', 'saturn'] as const;

/** Arudha of the ascendant: as far from its lord as the lord is from it; on itself or its seventh the tenth from there. */
const arudhaLagna: Read = (view) => {
  const lagna = signOf(view.ascendant());
  const lord = signOf(view.longitude(lordOf(lagna)));
  const image = signAt(lord, houseFrom(lagna, lord));
  const away = houseFrom(lagna, image);
  return away === 1 || away === 7 ? signAt(image, 10) : image;
};

const elongation = (view: View): number => norm360(view.longitude('moon') - view.longitude('sun'));

interface Fact {
  readonly kind: SensitiveKind;
  readonly read: Read;
  /** Moves with the ascendant, and is looked at every two minutes. */
  readonly fast?: true;
}
const fast = (kind: SensitiveKind, read: Read): Fact => ({ kind, read, fast: true });
const slow = (kind: SensitiveKind, read: Read): Fact => ({ kind, read });

/** The facts in the order of every list. */
const FACTS = {
  ascendant_sign: fast('sign', (v) => signOf(v.ascendant())),
  ascendant_nakshatra: fast('star', (v) => nakshatraOf(v.ascendant()).id),
  ascendant_pada: fast('pada', (v) => nakshatraOf(v.ascendant()).pada),
  ascendant_d2: fast('sign', (v) => vargaSign(2, v.ascendant())),
  ascendant_d3: fast('sign', (v) => vargaSign(3, v.ascendant())),
  ascendant_d7: fast('sign', (v) => vargaSign(7, v.ascendant())),
  ascendant_d9: fast('sign', (v) => vargaSign(9, v.ascendant())),
  ascendant_d10: fast('sign', (v) => vargaSign(10, v.ascendant())),
  ascendant_d12: fast('sign', (v) => vargaSign(12, v.ascendant())),
  ascendant_d30: fast('sign', (v) => vargaSign(30, v.ascendant())),
  ascendant_d60: fast('sign', (v) => vargaSign(60, v.ascendant())),
  moon_sign: slow('sign', (v) => signOf(v.longitude('moon'))),
  moon_nakshatra: slow('star', (v) => nakshatraOf(v.longitude('moon')).id),
  moon_pada: slow('pada', (v) => nakshatraOf(v.longitude('moon')).pada),
  moon_navamsa: slow('sign', (v) => vargaSign(9, v.longitude('moon'))),
  sun_sign: slow('sign', (v) => signOf(v.longitude('sun'))),
  mars_sign: slow('sign', (v) => signOf(v.longitude('mars'))),
  mercury_sign: slow('sign', (v) => signOf(v.longitude('mercury'))),
  jupiter_sign: slow('sign', (v) => signOf(v.longitude('jupiter'))),
  venus_sign: slow('sign', (v) => signOf(v.longitude('venus'))),
  saturn_sign: slow('sign', (v) => signOf(v.longitude('saturn'))),
  rahu_sign: slow('sign', (v) => signOf(v.longitude('rahu'))),
  tithi: slow('tithi', (v) => Math.floor(elongation(v) / 12) + 1),
  karana: slow('karana', (v) => Math.floor(elongation(v) / 6) + 1),
  yoga: slow('yoga', (v) => Math.floor((norm360(v.longitude('moon') + v.longitude('sun')) * 27) / 360) + 1),
  vara: slow('vara', (v) => v.day().vara),
  day_night: slow('day', (v) => {
    const { sunset, sun } = v.day();
    return (sunset === null ? sun === 'always_up' : v.jd < sunset) ? 1 : 0;
  }),
  sun_house: slow('house', (v) => v.house(v.longitude('sun'))),
  moon_house: slow('house', (v) => v.house(v.longitude('moon'))),
  mars_house: slow('house', (v) => v.house(v.longitude('mars'))),
  mercury_house: slow('house', (v) => v.house(v.longitude('mercury'))),
  jupiter_house: slow('house', (v) => v.house(v.longitude('jupiter'))),
  venus_house: slow('house', (v) => v.house(v.longitude('venus'))),
  saturn_house: slow('house', (v) => v.house(v.longitude('saturn'))),
  rahu_house: slow('house', (v) => v.house(v.longitude('rahu'))),
  ketu_house: slow('house', (v) => v.house(v.longitude('ketu'))),
  arudha_lagna: slow('sign', arudhaLagna),
  karakas: slow('planets', (v) =>
    [...KARAKA_PLANETS].sort((a, b) => degreeInSign(v.longitude(b)) - degreeInSign(v.longitude(a))).join(' '),
  ),
  vimshottari_lord: slow('planet', (v) => nakshatraLord(nakshatraOf(v.longitude('moon')).id)),
} as const satisfies Record<string, Fact>;
export type SensitiveFact = keyof typeof FACTS;
const isFact = (key: string): key is SensitiveFact => key in FACTS;
/** Keys of the facts in the order of every list. */
export const SENSITIVE_FACTS: readonly SensitiveFact[] = Object.keys(FACTS).filter(isFact);

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

const MINUTE = 1 / 1440;
/** Days between two looks. */
const FAST_STEP = 2 * MINUTE;
const SLOW_STEP = 5 * MINUTE;
/** Days and degrees between the exact values of an ascendant and of a body. */
const ANGLE_NODES = { step: 5 * MINUTE, steepest: 10 };
const BODY_NODES = { step: 60 * MINUTE, steepest: 10 };
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
  const frames = new Map<number, Houses>();
  const frameAt = (at: number): Houses => {
    const known = frames.get(at);
    if (known) return known;
    const frame = sky.houses('sripati', julian(at), place);
    frames.set(at, frame);
    return frame;
  };
  const angle = (read: (frame: Houses) => number): Track =>
    joined((at) => read(frameAt(at)), start, ANGLE_NODES.step, ANGLE_NODES.steepest);
  const rising = angle(({ ascendant }) => ascendant);
  const midheaven = angle(({ mc }) => mc);
  const bodies = new Map<Graha, Track>();
  const trackOf = (graha: Graha): Track => {
    const known = bodies.get(graha);
    if (known) return known;
    const track = joined((at) => sky.longitude(graha, julian(at)), start, BODY_NODES.step, BODY_NODES.steepest);
    bodies.set(graha, track);
    return track;
  };
  const viewAt = (at: number): View => {
    const known = new Map<Graha, number>();
    let lagna: number | undefined;
    let finder: ((longitude: number) => number) | undefined;
    const view: View = {
      jd: julian(at),
      longitude: (graha) => {
        const found = known.get(graha);
        if (found !== undefined) return found;
        const longitude = graha === 'ketu' ? norm360(view.longitude('rahu') + 180) : trackOf(graha)(at);
        known.set(graha, longitude);
        return longitude;
      },
      ascendant: () => (lagna ??= rising(at)),
      house: (longitude) => (finder ??= houseFinder(sripati(frameAt(start), view.ascendant(), midheaven(at)), 'sripati'))(longitude),
      day: () => {
        const found = days.findLast((day) => day.start <= at) ?? days[0];
        if (!found) throw new Error('a window has a day');
        return found;
      },
    };
    return view;
  };
  const asked = SENSITIVE_FACTS.filter((key) => key !== 'ascendant_d60' || minutes <= SIXTIETH_MINUTES);
  const changes: SensitiveChange[] = [];
  const value = (what: SensitiveFact, read: number | string): SensitiveValue => ({ kind: FACTS[what].kind, value: read });
  const search = (facts: readonly SensitiveFact[], step: number): void => {
    const readAll = (view: View): readonly (number | string)[] => facts.map((what) => FACTS[what].read(view));
    /** Halves a stretch in which facts differ until it is too short to matter. */
    const between = (a: number, ra: readonly (number | string)[], b: number, rb: readonly (number | string)[], which: readonly number[]): void => {
      const differing = which.filter((i) => ra[i] !== rb[i]);
      if (differing.length === 0) return;
      if (b - a <= FINE) {
        for (const i of differing) {
          const what = facts[i];
          const [before, after] = [ra[i], rb[i]];
          if (what && before !== undefined && after !== undefined)
            changes.push({ at: julian(b), what, before: value(what, before), after: value(what, after) });
        }
        return;
      }
      const middle = (a + b) / 2;
      const view = viewAt(middle);
      const rm = facts.map((what, i) => (differing.includes(i) ? FACTS[what].read(view) : (ra[i] ?? 0)));
      between(a, ra, middle, rm, differing);
      between(middle, rm, b, rb, differing);
    };
    const all = facts.map((_, i) => i);
    let at: number = start;
    let here = readAll(viewAt(at));
    while (at < end) {
      const next = Math.min(at + step, end);
      const there = readAll(viewAt(next));
      between(at, here, next, there, all);
      at = next;
      here = there;
    }
  };
  const isFast = (what: SensitiveFact): boolean => 'fast' in FACTS[what];
  search(asked.filter(isFast), FAST_STEP);
  search(asked.filter((what) => !isFast(what)), SLOW_STEP);
  changes.sort((a, b) => a.at - b.at || SENSITIVE_FACTS.indexOf(a.what) - SENSITIVE_FACTS.indexOf(b.what));
  const birth = viewAt(jd);
  const moving = new Set(changes.map(({ what }) => what));
  const own = (what: SensitiveFact): SensitiveValue => value(what, FACTS[what].read(birth));
  return {
    start,
    end,
    changes,
    stable: asked.filter((what) => !moving.has(what)).map((what) => ({ what, value: own(what) })),
    safe: asked.filter((what) => moving.has(what)).map((what) => {
      const times = changes.filter((change) => change.what === what).map(({ at }) => at);
      return { what, value: own(what), start: times.findLast((at) => at <= jd) ?? start, end: times.find((at) => at > jd) ?? end };
    }),
  };
}; // prettier-ignore

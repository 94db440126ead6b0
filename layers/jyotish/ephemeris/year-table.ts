/**
 * Tables of the sky: piecewise Chebyshev polynomials through positions of the ephemeris, built piece by piece as they are
 * asked for. A look-up costs a hundredth of a position. Pieces of 16 days for the Moon and 32 for the Sun stay within
 * 0.001″ of the engine, which is the engine's own noise; other bodies within 0.01″ save Mercury, Venus and Mars within a
 * day of a conjunction with the Sun (2.3″, the bending of light): finish their passages from the sky itself.
 */
import { norm180, norm360 } from '../chart/angle.ts';
import { type JulianDay, julian } from './instant.ts';
import { SkyError, type Body, type Longitudes, type Sky } from './sky.ts';

const matrices = new Map<number, Float64Array>();

/** Rows: coefficient j of n; columns: value at node k of n. */
const chebyshevMatrix = (n: number): Float64Array => {
  const known = matrices.get(n);
  if (known) return known;
  const m = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < n; k++) m[j * n + k] = (2 / n) * Math.cos((Math.PI * j * (k + 0.5)) / n);
  }
  matrices.set(n, m);
  return m;
};

/** Writes the values of all components at `jd` into `into`. */
type Fill = (jd: JulianDay, into: Float64Array) => void;

/** A function of time with several components, fitted piece by piece. Angles are unwrapped inside a piece. */
class Pieces {
  readonly #anchor: number;
  readonly #days: number;
  readonly #nodes: number;
  readonly #width: number;
  readonly #fill: Fill;
  readonly #angular: readonly boolean[];
  readonly #known = new Map<number, Float64Array | null>();
  readonly #values: Float64Array;
  #piece: Float64Array | null = null;
  #index = Number.NaN;

  constructor(anchor: number, days: number, nodes: number, angular: readonly boolean[], fill: Fill) {
    this.#anchor = anchor;
    this.#days = days;
    this.#nodes = nodes;
    this.#width = angular.length;
    this.#angular = angular;
    this.#fill = fill;
    this.#values = new Float64Array(angular.length);
  }

  /** Component `which` at `jd`; angles may lie outside 0–360. */
  at(which: number, jd: number): number {
    const place = (jd - this.#anchor) / this.#days;
    const index = Math.floor(place);
    if (index !== this.#index) {
      const known = this.#known.get(index);
      this.#piece = known === undefined ? this.#build(index) : known;
      this.#index = index;
    }
    const c = this.#piece;
    if (c === null) {
      this.#fill(julian(jd), this.#values);
      return this.#values[which] ?? 0;
    }
    const n = this.#nodes;
    const base = which * n;
    const x = 2 * (place - index) - 1;
    const x2 = 2 * x;
    let b1 = 0;
    let b2 = 0;
    for (let j = base + n - 1; j > base; j--) {
      const u = x2 * b1 - b2 + (c[j] ?? 0);
      b2 = b1;
      b1 = u;
    }
    return x * b1 - b2 + (c[base] ?? 0) / 2;
  }

  /** Fits piece `index`; null where the ephemeris does not cover all of it (its values are then asked one by one). */
  #build(index: number): Float64Array | null {
    const n = this.#nodes;
    const width = this.#width;
    const samples = new Float64Array(n * width);
    const middle = this.#anchor + (index + 0.5) * this.#days;
    try {
      for (let k = n - 1; k >= 0; k--) {
        this.#fill(julian(middle + (this.#days / 2) * Math.cos((Math.PI * (k + 0.5)) / n)), this.#values);
        for (let q = 0; q < width; q++) {
          const value = this.#values[q] ?? 0;
          const before = samples[q * n + k + 1] ?? 0;
          samples[q * n + k] = this.#angular[q] && k < n - 1 ? before + norm180(value - before) : value;
        }
      }
    } catch (error) {
      if (!(error instanceof SkyError)) throw error;
      this.#known.set(index, null);
      return null;
    }
    const m = chebyshevMatrix(n);
    const c = new Float64Array(n * width);
    for (let q = 0; q < width; q++) {
      for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let k = 0; k < n; k++) sum += (m[j * n + k] ?? 0) * (samples[q * n + k] ?? 0);
        c[q * n + j] = sum;
      }
    }
    this.#known.set(index, c);
    return c;
  }
}

/** Days and nodes of a piece for the bodies a table holds; the true node oscillates too fast and is asked directly. */
const FIT: Readonly<Partial<Record<Body, { readonly days: number; readonly nodes: number }>>> = {
  sun: { days: 32, nodes: 14 },
  moon: { days: 16, nodes: 26 },
  mercury: { days: 16, nodes: 12 },
  venus: { days: 32, nodes: 12 },
  mars: { days: 32, nodes: 12 },
  jupiter: { days: 64, nodes: 14 },
  saturn: { days: 64, nodes: 14 },
  uranus: { days: 64, nodes: 14 },
  neptune: { days: 64, nodes: 14 },
  pluto: { days: 64, nodes: 14 },
};

/** Degrees of sidereal time per day of UT, near enough to leave a slow remainder. */
const SIDEREAL_RATE = 360.98564736629;

/** What a horizon needs of the Sun or Moon: degrees, and the distance in astronomical units. */
export interface BodyOnHorizon {
  ra(jd: number): number;
  dec(jd: number): number;
  distance(jd: number): number;
}

/** Longitudes from a table, and what rising and setting need when it was asked for. */
export interface SkyTable extends Longitudes {
  /** The sky the table was made from. */
  readonly sky: Sky;
  /** Sun and Moon for rise and set, geocentric; null when the table holds longitudes only or the sky is topocentric. */
  readonly horizon: {
    readonly sun: BodyOnHorizon;
    readonly moon: BodyOnHorizon;
    /** Apparent sidereal time at Greenwich, degrees, not reduced to 0–360. */
    siderealTime(jd: number): number;
    /** True obliquity of the ecliptic. */
    obliquity(jd: number): number;
  } | null;
}

/** Longitude, right ascension, declination, distance. */
const FOUR = [true, true, false, false];

const fillBody =
  (sky: Sky, body: 'sun' | 'moon', offset = 0): Fill =>
  (jd, into) => {
    // Nutation is in all three, so the engine computes it once for the instant.
    const tropical = sky.tropical(body, jd);
    const { ra, dec, distance } = sky.equatorial(body, jd);
    into[offset] = tropical - sky.ayanamsa(jd);
    into[offset + 1] = ra;
    into[offset + 2] = dec;
    into[offset + 3] = distance;
  };

const onHorizon = (pieces: Pieces, offset: number): BodyOnHorizon => ({
  ra: (jd) => pieces.at(offset + 1, jd),
  dec: (jd) => pieces.at(offset + 2, jd),
  distance: (jd) => pieces.at(offset + 3, jd),
});

const wrapped = (x: number): number => (x >= 0 && x < 360 ? x : norm360(x));

/** The table of a sky as one object: Sun and Moon given, the rest made when asked for. */
const tableOver = (
  sky: Sky,
  anchor: number,
  sun: (jd: number) => number,
  moon: (jd: number) => number,
  horizon: SkyTable['horizon'],
): SkyTable => {
  const others = new Map<Body, Pieces>();
  const other = (body: Body, jd: JulianDay): number => {
    if (body === 'ketu') return norm360(other('rahu', jd) + 180);
    const fit = FIT[body];
    if (!fit) return sky.longitude(body, jd);
    let pieces = others.get(body);
    if (!pieces) {
      pieces = new Pieces(anchor, fit.days, fit.nodes, [true], (t, into) => void (into[0] = sky.longitude(body, t)));
      others.set(body, pieces);
    }
    return wrapped(pieces.at(0, jd));
  };
  const longitude = (body: Body, jd: JulianDay): number =>
    body === 'moon' ? wrapped(moon(jd)) : body === 'sun' ? wrapped(sun(jd)) : other(body, jd);
  return { sky, horizon, longitude };
};

/** A sky seen from the surface swings with the day: no table, every value is asked of it. */
const noTable = (sky: Sky): SkyTable => ({ sky, horizon: null, longitude: (body, jd) => sky.longitude(body, jd) });

const siderealPieces = (sky: Sky, anchor: number, days: number, nodes: number): Pieces =>
  new Pieces(anchor, days, nodes, [true, false], (jd, into) => {
    into[0] = sky.siderealTime(jd) - norm360(SIDEREAL_RATE * (jd - anchor));
    into[1] = sky.obliquity(jd).trueOfDate;
  });

/**
 * A table for long searches: pieces of 16 to 64 days, made as they are needed, anchored at `anchor`. With `horizon` it
 * also holds what rise and set need. About 1 ms for a year of the Moon's longitude.
 */
export const yearTable = (sky: Sky, anchor: JulianDay, horizon = false): SkyTable => {
  if (sky.settings.observer === 'topocentric') return noTable(sky);
  if (!horizon) {
    const alone = (body: 'sun' | 'moon', days: number, nodes: number): ((jd: number) => number) => {
      const pieces = new Pieces(anchor, days, nodes, [true], (jd, into) => void (into[0] = sky.longitude(body, jd)));
      return (jd) => pieces.at(0, jd);
    };
    return tableOver(sky, anchor, alone('sun', 32, 14), alone('moon', 16, 26), null);
  }
  const sun = new Pieces(anchor, 32, 14, FOUR, fillBody(sky, 'sun'));
  const moon = new Pieces(anchor, 16, 26, FOUR, fillBody(sky, 'moon'));
  const gast = siderealPieces(sky, anchor, 32, 14);
  return tableOver(
    sky,
    anchor,
    (jd) => sun.at(0, jd),
    (jd) => moon.at(0, jd),
    {
      sun: onHorizon(sun, 0),
      moon: onHorizon(moon, 0),
      siderealTime: (jd) => gast.at(0, jd) + SIDEREAL_RATE * (jd - anchor),
      obliquity: (jd) => gast.at(1, jd),
    },
  );
};

/** Length of a piece of a day table and its nodes. */
const DAY_PIECE = { days: 2.5, nodes: 9 } as const;

/**
 * A table for one day at a place: pieces of 2.5 days of which Sun and Moon share the nodes. `start` should stand a little
 * before the first instant that will be asked for, so that a whole day and its limbs lie in one piece.
 */
export const dayTable = (sky: Sky, start: JulianDay): SkyTable => {
  if (sky.settings.observer === 'topocentric') return noTable(sky);
  const fillSun = fillBody(sky, 'sun');
  const fillMoon = fillBody(sky, 'moon', 4);
  const both = new Pieces(start, DAY_PIECE.days, DAY_PIECE.nodes, [...FOUR, ...FOUR], (jd, into) => {
    fillSun(jd, into);
    fillMoon(jd, into);
  });
  const gast = siderealPieces(sky, start, DAY_PIECE.days, 3);
  return tableOver(
    sky,
    start,
    (jd) => both.at(0, jd),
    (jd) => both.at(4, jd),
    {
      sun: onHorizon(both, 0),
      moon: onHorizon(both, 4),
      siderealTime: (jd) => gast.at(0, jd) + SIDEREAL_RATE * (jd - start),
      obliquity: (jd) => gast.at(1, jd),
    },
  );
};

/** Nodes of the Sun alone over a piece of a day table: it is smoother than the Moon. */
const SUN_NODES = 3;

/**
 * A table for the one day around a birth: what rise and set of the Sun need, in pieces of 2.5 days centred on `jd`; all
 * else is asked of the sky. Within 0.02 s of a `dayTable` at a fifth of its cost: sidereal time and obliquity are carried
 * on from `jd`, for nutation changes by less than 0.2″ in that time.
 */
export const sunTable = (sky: Sky, jd: JulianDay): SkyTable => {
  const asked = noTable(sky);
  if (sky.settings.observer === 'topocentric') return asked;
  const start = jd - DAY_PIECE.days / 2;
  const sun = new Pieces(start, DAY_PIECE.days, SUN_NODES, [true, false, false], (t, into) => {
    const { ra, dec, distance } = sky.equatorial('sun', t);
    into[0] = ra;
    into[1] = dec;
    into[2] = distance;
  });
  const gast = sky.siderealTime(jd);
  const obliquity = sky.obliquity(jd).trueOfDate;
  return {
    ...asked,
    horizon: {
      sun: onHorizon(sun, -1),
      moon: {
        ra: (t) => sky.equatorial('moon', julian(t)).ra,
        dec: (t) => sky.equatorial('moon', julian(t)).dec,
        distance: (t) => sky.equatorial('moon', julian(t)).distance,
      },
      siderealTime: (t) => gast + SIDEREAL_RATE * (t - jd),
      obliquity: () => obliquity,
    },
  };
};

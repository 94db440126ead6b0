/**
 * Tables of the sky: piecewise Chebyshev polynomials through positions of the ephemeris, built piece by piece on first
 * use. A look-up costs a hundredth of a position. Pieces of 16 days for the Moon and 32 for the Sun stay within
 * 0.001″ of the engine, which is the engine's own noise (more nodes come no nearer); other bodies within 0.01″, except the planets within a few days of
 * a conjunction with the Sun (Mercury, Venus and Mars 2.3″, Jupiter 1.3″, Saturn 4.7″: the bending of light): refine their
 * passages with the sky itself.
 */
import { norm360 } from './angle.ts';
import { SIDEREAL_RATE } from './astronomy.ts';
import { Pieces, type Fill } from './chebyshev.ts';
import { julian, type JulianDay } from './instant.ts';
import type { Ayanamsa, Body, Longitudes, Sky } from './sky.ts';

interface Fit {
  readonly days: number;
  readonly nodes: number;
}
/** Days and nodes of a piece for the bodies a table holds; the true node oscillates too fast and is computed directly. */
const FIT: Readonly<Record<'sun' | 'moon', Fit> & Partial<Record<Body, Fit>>> = {
  sun: { days: 32, nodes: 14 },
  moon: { days: 16, nodes: 20 },
  mercury: { days: 16, nodes: 12 },
  venus: { days: 32, nodes: 12 },
  mars: { days: 32, nodes: 12 },
  jupiter: { days: 64, nodes: 14 },
  saturn: { days: 64, nodes: 14 },
  uranus: { days: 64, nodes: 14 },
  neptune: { days: 64, nodes: 14 },
  pluto: { days: 64, nodes: 14 },
};

/** The Sun or Moon from the mean equinox of date: degrees, and the distance in astronomical units. */
export interface BodyOnHorizon {
  longitude(jd: number): number;
  latitude(jd: number): number;
  distance(jd: number): number;
}

/** Longitudes from a table, and what rising and setting need if the table was made with it. */
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
    /** Nutation in longitude. */
    nutation(jd: number): number;
  } | null;
}

/**
 * A body: longitude, latitude, distance. Nutation is left out: it costs more than the position, is the same for every body,
 * and does not touch a sidereal longitude.
 */
const BODY = [true, false, false];

const fillBody =
  (sky: Sky, body: 'sun' | 'moon'): Fill =>
  (jd, into) => {
    const { longitude, latitude, distance } = sky.meanPosition(body, jd);
    into[0] = longitude;
    into[1] = latitude;
    into[2] = distance;
  };

const bodyPieces = (sky: Sky, anchor: number, body: 'sun' | 'moon', days: number, nodes: number): Pieces =>
  new Pieces(anchor, days, nodes, BODY, fillBody(sky, body), { fitted: sky.fitted, of: body });

const onHorizon = (pieces: Pieces): BodyOnHorizon => ({
  longitude: (jd) => pieces.at(0, jd),
  latitude: (jd) => pieces.at(1, jd),
  distance: (jd) => pieces.at(2, jd),
});

/**
 * Longitudes of a body from the mean equinox of date. The ayanamsa has pieces of its own, of few nodes: asked at every node of
 * every body it would cost a third as much as the position.
 */
const longitudePieces = (sky: Sky, anchor: number, body: Body, { days, nodes }: Fit): Pieces =>
  new Pieces(anchor, days, nodes, [true], (jd, into) => void (into[0] = sky.meanPosition(body, jd).longitude), {
    fitted: sky.fitted,
    of: body,
  });

/** The table of a sky as one object: Sun and Moon from the mean equinox given, the rest made on first use. */
const tableOver = (
  sky: Sky,
  anchor: number,
  sun: (jd: number) => number,
  moon: (jd: number) => number,
  ayanamsa: Pieces,
  horizon: SkyTable['horizon'],
): SkyTable => {
  const others = new Map<Body, Pieces>();
  const other = (body: Body, jd: JulianDay): number => {
    if (body === 'ketu') return norm360(other('rahu', jd) + 180);
    const fit = FIT[body];
    if (!fit) return sky.longitude(body, jd);
    let pieces = others.get(body);
    if (!pieces) {
      pieces = longitudePieces(sky, anchor, body, fit);
      others.set(body, pieces);
    }
    return norm360(pieces.at(0, jd) - ayanamsa.at(0, jd));
  };
  const longitude = (body: Body, jd: JulianDay): number => {
    if (body === 'moon') return norm360(moon(jd) - ayanamsa.at(0, jd));
    if (body === 'sun') return norm360(sun(jd) - ayanamsa.at(0, jd));
    return other(body, jd);
  };
  return { sky, horizon, longitude };
};

/** A topocentric sky swings with the day: no table, every value is computed. */
const noTable = (sky: Sky): SkyTable => ({ sky, horizon: null, longitude: (body, jd) => sky.longitude(body, jd) });

/** The frame: remainder of the sidereal time, true obliquity, nutation. */
const FRAME = [true, false, false];

const framePieces = (sky: Sky, anchor: number, days: number, nodes: number): Pieces =>
  new Pieces(
    anchor,
    days,
    nodes,
    FRAME,
    (jd, into) => {
      into[0] = sky.siderealTime(jd) - norm360(SIDEREAL_RATE * (jd - anchor));
      into[1] = sky.obliquity(jd).trueOfDate;
      into[2] = sky.nutation(jd);
    },
    { fitted: sky.fitted, of: 'frame' },
  );

/** Ayanamsas tied to a star or to the centre of the galaxy. */
const SWAYING: ReadonlySet<Ayanamsa> = new Set<Ayanamsa>([
  'true_chitra',
  'true_pushya',
  'true_revati',
  'true_mula',
  'true_sheoran',
  'galcent_0sag',
  'galcent_rgilbrand',
  'galcent_mula_wilhelm',
  'galcent_cochrane',
]);

const isSwaying = ({ settings: { ayanamsa } }: Sky): boolean => SWAYING.has(ayanamsa);

/** A mean ayanamsa that does not sway keeps within 1e-7″ of a straight line for a month. */
const STRAIGHT_NODES = 2;

/**
 * Days and nodes of a piece of the mean ayanamsa over a year: almost linear, but for those that sway by 20″ with the aberration
 * of their star, and within days where the Sun bends its light.
 */
const ayanamsaFit = (sky: Sky): Fit => (isSwaying(sky) ? { days: 16, nodes: 14 } : { days: 32, nodes: STRAIGHT_NODES });

const ayanamsaPieces = (sky: Sky, anchor: number, days: number, nodes: number): Pieces =>
  new Pieces(anchor, days, nodes, [true], (jd, into) => void (into[0] = sky.ayanamsaMean(jd)), {
    fitted: sky.fitted,
    of: `ayanamsa ${JSON.stringify(sky.settings.ayanamsa)}`,
  });

/** A table over fitted pieces of the Sun, the Moon and the frame. */
const tableOfPieces = (
  sky: Sky,
  anchor: number,
  sun: BodyOnHorizon,
  moon: BodyOnHorizon,
  frame: Pieces,
  ayanamsa: Pieces,
): SkyTable => {
  return tableOver(sky, anchor, sun.longitude, moon.longitude, ayanamsa, {
    sun,
    moon,
    siderealTime: (jd) => frame.at(0, jd) + SIDEREAL_RATE * (jd - anchor),
    obliquity: (jd) => frame.at(1, jd),
    nutation: (jd) => frame.at(2, jd),
  });
};

/**
 * A table for long searches: pieces of 16 to 64 days, made as they are needed, anchored at `anchor`. With `horizon` it
 * also holds what rise and set need. About 2 ms for a year of the Moon.
 * @example
 * Math.floor(yearTable(sky, birth.jd).longitude('sun', birth.jd)) // → 25
 */
export const yearTable = (sky: Sky, anchor: JulianDay, horizon = false): SkyTable => {
  if (sky.settings.observer === 'topocentric') return noTable(sky);
  const { days, nodes } = ayanamsaFit(sky);
  const ayanamsa = ayanamsaPieces(sky, anchor, days, nodes);
  if (!horizon) {
    const alone = (body: 'sun' | 'moon'): ((jd: number) => number) => {
      const pieces = longitudePieces(sky, anchor, body, FIT[body]);
      return (jd) => pieces.at(0, jd);
    };
    return tableOver(sky, anchor, alone('sun'), alone('moon'), ayanamsa, null);
  }
  const sun = bodyPieces(sky, anchor, 'sun', FIT.sun.days, FIT.sun.nodes);
  const moon = bodyPieces(sky, anchor, 'moon', FIT.moon.days, FIT.moon.nodes);
  return tableOfPieces(sky, anchor, onHorizon(sun), onHorizon(moon), framePieces(sky, anchor, 32, 14), ayanamsa);
};

/** Length of a piece of a day table, and its nodes. The Sun is smoother than the Moon: longer pieces, fewer nodes. */
const DAY_PIECE = { days: 2.5, nodes: 7, sunDays: 5, sunNodes: 5, frameNodes: 3 } as const;

/** The same of the mean ayanamsa: what a day looks for may lie in the months beside it. */
const dayAyanamsaFit = (sky: Sky): Fit => (isSwaying(sky) ? { days: 5, nodes: 5 } : ayanamsaFit(sky));

/**
 * A table for one day at a place: pieces of 2.5 days of the Moon, of 5 days of the Sun. `start` should be a little
 * before the first instant needed, so that a whole day and its angas lie in one piece.
 */
export const dayTable = (sky: Sky, start: JulianDay): SkyTable => {
  if (sky.settings.observer === 'topocentric') return noTable(sky);
  const { days, nodes, sunDays, sunNodes, frameNodes } = DAY_PIECE;
  // The day is in the middle of its piece of the Sun.
  const sun = bodyPieces(sky, start - (sunDays - days) / 2, 'sun', sunDays, sunNodes);
  const moon = bodyPieces(sky, start, 'moon', days, nodes);
  const frame = framePieces(sky, start, days, frameNodes);
  const fit = dayAyanamsaFit(sky);
  const ayanamsa = ayanamsaPieces(sky, start - fit.days / 2, fit.days, fit.nodes);
  return tableOfPieces(sky, start, onHorizon(sun), onHorizon(moon), frame, ayanamsa);
};

/** Nodes of the Sun alone over a piece of a day table: it is smoother than the Moon. */
const SUN_NODES = 3;

/**
 * A table for the one day around a birth: what rise and set of the Sun need, in pieces of 2.5 days centred on `jd`; the
 * rest is computed by the sky. Within 0.02 s of a `dayTable` at a fifth of its cost: sidereal time, obliquity and nutation are
 * carried on from `jd`, for nutation changes by less than 0.2″ in that time.
 */
export const sunTable = (sky: Sky, jd: JulianDay): SkyTable => {
  const asked = noTable(sky);
  if (sky.settings.observer === 'topocentric') return asked;
  const sun = bodyPieces(sky, jd - DAY_PIECE.days / 2, 'sun', DAY_PIECE.days, SUN_NODES);
  const gast = sky.siderealTime(jd);
  const obliquity = sky.obliquity(jd).trueOfDate;
  const nutation = sky.nutation(jd);
  const moonAt = (t: number) => sky.meanPosition('moon', julian(t));
  return {
    ...asked,
    horizon: {
      sun: onHorizon(sun),
      moon: {
        longitude: (t) => moonAt(t).longitude,
        latitude: (t) => moonAt(t).latitude,
        distance: (t) => moonAt(t).distance,
      },
      siderealTime: (t) => gast + SIDEREAL_RATE * (t - jd),
      obliquity: () => obliquity,
      nutation: () => nutation,
    },
  };
};

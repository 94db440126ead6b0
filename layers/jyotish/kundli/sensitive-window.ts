/** The minutes around a birth: its angles joined through exact values, and a view of it at any instant. */
import { houseFinder } from '../chart/bhava.ts';
import { byGraha } from '../chart/graha.ts';
import { norm180, norm360 } from '../ephemeris/angle.ts';
import { julian, MINUTE, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Houses, Place, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

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
  // The piece last asked for: its second node, and the others from there.
  let piece = Number.NaN;
  let steep = false;
  let [a, middle, b, c] = [0, 0, 0, 0];
  return (jd) => {
    const place = (jd - origin) / step;
    const index = Math.floor(place);
    if (index !== piece) {
      middle = node(index);
      a = norm180(node(index - 1) - middle);
      b = norm180(node(index + 1) - middle);
      c = norm180(node(index + 2) - middle);
      steep = Math.max(Math.abs(a), Math.abs(b), Math.abs(c - b)) > steepest;
      piece = index;
    }
    if (steep) return exact(jd);
    const u = place - index;
    return norm360(
      middle - (a * u * (u - 1) * (u - 2)) / 6 - (b * (u + 1) * u * (u - 2)) / 2 + (c * (u + 1) * u * (u - 1)) / 6,
    );
  };
};

/** A frame with Sripati's houses of another ascendant and midheaven: the quadrants in three parts. */
const sripati = (frame: Houses, ascendant: number, mc: number): Houses => {
  const third = norm360(ascendant - mc) / 3;
  const eastern = [
    ascendant,
    ascendant + 60 - third,
    ascendant + 120 - 2 * third,
    mc + 180,
    mc + 180 + third,
    mc + 180 + 2 * third,
  ];
  return { ...frame, ascendant, mc, cusps: [...eastern, ...eastern.map((cusp) => cusp + 180)].map(norm360) };
};

/** The angles of a window round a birth as tracks, and the Vedic days that it touches. */
export interface BirthWindow {
  readonly rising: Track;
  readonly midheaven: Track;
  readonly bodies: Readonly<Record<Graha, Track>>;
  /** The frame of houses at the start. */
  readonly frame: Houses;
  readonly days: readonly VedicDay[];
}

/** What facts are read from: one instant of a window. */
export class View {
  readonly jd: JulianDay;
  readonly #window: BirthWindow;
  #houseOf: ((longitude: number) => number) | null = null;

  constructor(window: BirthWindow, jd: number) {
    this.jd = julian(jd);
    this.#window = window;
  }

  longitude(graha: Graha): number {
    return this.#window.bodies[graha](this.jd);
  }

  /** Longitude of the Sun at another instant, such as the sunrise before. */
  sunAt(jd: JulianDay): number {
    return this.#window.bodies.sun(jd);
  }

  ascendant(): number {
    return this.#window.rising(this.jd);
  }

  house(longitude: number): number {
    const { frame, midheaven } = this.#window;
    this.#houseOf ??= houseFinder(sripati(frame, this.ascendant(), midheaven(this.jd)), 'sripati');
    return this.#houseOf(longitude);
  }

  /** The Vedic day of the instant. */
  day(): VedicDay {
    const { days } = this.#window;
    const found = days.findLast(({ start }) => start <= this.jd) ?? days[0];
    if (!found) throw new Error('a window has a day');
    return found;
  }
}

/** Days and degrees between the exact values of an ascendant and of a body. */
const ANGLE_NODES = { step: 5 * MINUTE, steepest: 10 };
const BODY_NODES = { step: 60 * MINUTE, steepest: 10 };

/** Opens the window that begins at `start`. `days` are the Vedic days that it touches, in order. */
export const openWindow = (sky: Sky, start: JulianDay, place: Place, days: readonly VedicDay[]): BirthWindow => {
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
  const body = (graha: Graha): Track =>
    joined((at) => sky.longitude(graha, julian(at)), start, BODY_NODES.step, BODY_NODES.steepest);
  const rahu = body('rahu');
  const bodies = byGraha((graha) => {
    if (graha === 'rahu') return rahu;
    if (graha === 'ketu') return (at: number) => norm360(rahu(at) + 180);
    return body(graha);
  });
  return { rising, midheaven, bodies, frame: frameAt(start), days };
};

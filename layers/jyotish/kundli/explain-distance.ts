/** How far an observed value lies from the computed one: in arc, and as the time by which the birth would have to move. */
import { norm180 } from '../ephemeris/angle.ts';
import { FIRST_INSTANT_JD, julian, LAST_INSTANT_JD } from '../ephemeris/instant.ts';
import type { Ayanamsa, Graha, Sky } from '../ephemeris/sky.ts';
import { inputVariants, type TypedBirth } from './explain-input.ts';
import { isObservedArc, type Observation } from './explain-observed.ts';
import { computedFor, type Theory } from './explain-ranges.ts';

/** What lies elsewhere: the body of a longitude, the Moon where a dasha or star tells of her, else the kind of value. */
export type DistanceSubject = Graha | 'ascendant' | 'mc' | 'cusp' | 'ayanamsa' | 'tithi_end' | 'sunrise' | 'sunset';

/** An observed value less the computed one. Exactly one of `degrees` and `minutes` is a number. */
export interface Distance {
  readonly subject: DistanceSubject;
  /** Number of the house, of a cusp. */
  readonly house: number | null;
  /** Arc, −180 to 180, positive further on; null for an instant. */
  readonly degrees: number | null;
  /** Minutes of time, positive later; null for an arc. */
  readonly minutes: number | null;
  /**
   * Minutes by which the birth would be later for this arc; null beyond a day, and for what moves too slowly or turns back, so
   * that an arc tells no time of the day: told for the Sun, the Moon and the ascendant.
   */
  readonly birthLater: number | null;
}

/** Steps that lead to the instant well within a second, at latitudes where people live. */
const STEPS = 12;
const NEAR_DEG = 0.001;
const MINUTES = 1440;

/**
 * Minutes after which a longitude has moved on by an arc; `at` is the longitude, `perDay` about what it moves. Null beyond a
 * day, at the ends of the ephemeris, and where the ascendant moves too unevenly to be followed (near the polar circle).
 */
const minutesFor = (at: (jd: number) => number, jd: number, degrees: number, perDay: number): number | null => {
  let days = degrees / perDay;
  if (Math.abs(days) > 1 || jd - 2 < FIRST_INSTANT_JD || jd + 2 > LAST_INSTANT_JD) return null;
  const target = at(jd) + degrees;
  for (let step = 0; step < STEPS && Math.abs(days) < 1.5; step++) days += norm180(target - at(jd + days)) / perDay;
  return Math.abs(days) <= 1 && Math.abs(norm180(target - at(jd + days))) < NEAR_DEG ? days * MINUTES : null;
};

const subjectOf = ({ what, body }: Observation): DistanceSubject => {
  if (what === 'longitude') return body ?? 'moon';
  return what === 'dasha_start' || what === 'nakshatra_end' ? 'moon' : what;
};

/**
 * How far an observed value lies from what is computed under settings for the birth as typed; a rounded value counts as the
 * middle of what it may be. Null where nothing is computed, or the dasha is not counted from the Moon.
 */
export const distanceOf = (
  sky: Sky,
  birth: TypedBirth,
  seen: Observation,
  settings: Theory & { readonly ayanamsa: Ayanamsa },
): Distance | null => {
  const [variant] = inputVariants(birth, null);
  if (variant === undefined) throw new Error('the birth itself is always a variant');
  const { jd } = variant;
  const own = sky.under({ ayanamsa: settings.ayanamsa, observer: settings.observer, place: birth.place });
  const shift = own.ayanamsaMean(jd) - sky.under({ ayanamsa: 'lahiri' }).ayanamsaMean(jd);
  const computed = computedFor(sky, variant);
  const subject = subjectOf(seen);
  const middle = seen.value + (seen.below + seen.above) / 2;
  const arc = (degrees: number): Distance => {
    const later = (): number | null => {
      if (subject === 'ascendant') return minutesFor((at) => own.ascendant(julian(at), birth.place), jd, degrees, 361);
      if (subject !== 'moon' && subject !== 'sun') return null;
      const { speed } = own.position(subject, jd);
      return minutesFor((at) => own.position(subject, julian(at)).longitude, jd, degrees, speed);
    };
    return { subject, house: seen.house, degrees, minutes: null, birthLater: later() };
  };
  if (seen.what === 'dasha_start' || seen.what === 'nakshatra_end') {
    if (seen.what === 'dasha_start' && settings.seed !== 'moon') return null;
    const { low, high } = computed.range(seen, settings);
    return Number.isFinite(low) ? arc(norm180(shift - (low + high) / 2)) : null;
  }
  const value = computed.value(seen, settings, shift);
  if (value === null) return null;
  if (isObservedArc(seen.what)) return arc(norm180(middle - value));
  return { subject, house: null, degrees: null, minutes: (middle - value) * MINUTES, birthLater: null };
};

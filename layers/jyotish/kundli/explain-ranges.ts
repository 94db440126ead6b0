/**
 * What an input shows, read backwards: each observed value leaves a range of ayanamsas in which it fits. All ayanamsas are
 * written as shifts: degrees by which they exceed Lahiri at the same instant, so that λ = λ(Lahiri) − shift.
 */
import { bhavas } from '../chart/bhava.ts';
import { DASHA_SEEDS, type DashaSeed } from '../dasha/seed.ts';
import { VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import { mod, norm180, norm360 } from '../ephemeris/angle.ts';
import { addDays, fromCivil, julian, type CivilClock } from '../ephemeris/instant.ts';
import { horizonOf } from '../ephemeris/rise-set.ts';
import { SkyError, type Graha, type HouseSystem, type Sky, type SunriseRule } from '../ephemeris/sky.ts';
import { sunTable } from '../ephemeris/year-table.ts';
import { angaEnd } from '../panchang/anga.ts';
import type { InputVariant } from './explain-input.ts';
import { periodBegins, vimshottariLongitude, vimshottariYears, type Observation } from './explain-observed.ts';

/** How positions are seen: from where, and whether light-time and aberration are left in. */
export interface SkyTheory {
  readonly observer: 'geocentric' | 'topocentric';
  readonly positions: 'apparent' | 'geometric';
}
/** The other settings that values depend on. */
export interface OtherSettings {
  readonly node: 'mean' | 'true';
  readonly houseSystem: HouseSystem;
  readonly seed: DashaSeed;
  readonly yearLength: number;
  readonly sunrise: SunriseRule;
}
export type Theory = SkyTheory & OtherSettings;

/** Shifts low ≤ s ≤ high; all of them, or none, where the ayanamsa has no part in it. */
export interface ShiftRange {
  readonly low: number;
  readonly high: number;
}
/** Of a value on which the ayanamsa has no part, and which fits. */
export const EVERY_SHIFT: ShiftRange = { low: -Infinity, high: Infinity };
const NONE: ShiftRange = { low: Infinity, high: -Infinity };

/** Days that light takes for an astronomical unit. */
const LIGHT_DAYS = 0.0057755183;
const STAR_DEG = 40 / 3;
const isNode = (body: Graha): boolean => body === 'rahu' || body === 'ketu';

/** One input variant under the sky of Lahiri. */
export interface Computed {
  /** The shifts under which an observation fits. */
  range(seen: Observation, theory: Theory): ShiftRange;
  /** What this service computes in place of an observation; null where there is none (no sunrise, no house system). */
  value(seen: Observation, theory: Theory, shift: number): number | null;
}

/** Opens a variant; everything is computed when it is first asked for. `sky` is open under Lahiri. */
export const computedFor = (sky: Sky, { birth, jd }: InputVariant): Computed => {
  const { place, offset, date } = birth;
  const known = new Map<string, number | null>();
  const once = (id: string, find: () => number | null): number | null => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const value = find();
    known.set(id, value);
    return value;
  };
  const skies = new Map<string, Sky>();
  const skyOf = (node: 'mean' | 'true', observer: SkyTheory['observer']): Sky => {
    const id = node + observer;
    let open = skies.get(id);
    if (!open) skies.set(id, (open = sky.under({ ayanamsa: 'lahiri', node, observer, place })));
    return open;
  };
  const longitude = (body: Graha, { observer, positions, node }: Theory): number => {
    const from = isNode(body) ? 'geocentric' : observer;
    const key = `${body}/${from}/${isNode(body) ? node : ''}`;
    const at = once(key, () => {
      const position = skyOf(isNode(body) ? node : 'mean', from).position(body, jd);
      known.set(`${key}+`, position.speed * position.distance * LIGHT_DAYS);
      return position.longitude;
    });
    // The geometric place is the apparent one of a light-time later.
    return (at ?? 0) + (positions === 'geometric' && !isNode(body) ? (known.get(`${key}+`) ?? 0) : 0);
  };
  const lahiri = skyOf('mean', 'geocentric');
  const ascendant = (): number => once('ascendant', () => lahiri.ascendant(jd, place)) ?? 0;
  const cusp = (system: HouseSystem, house: number): number | null => {
    if (!known.has(`${system}/1`)) {
      try {
        const middles = system === 'sripati' || system === 'equal_mid';
        for (const row of bhavas(lahiri.houses(system, jd, place), system))
          known.set(`${system}/${row.house}`, middles ? row.mid : row.start);
      } catch (error) {
        if (!(error instanceof SkyError)) throw error;
        known.set(`${system}/1`, null);
      }
    }
    return known.get(`${system}/${house}`) ?? null;
  };
  const clock: CivilClock = { offsetAt: () => offset, instant: (day, hour) => fromCivil(day, hour, offset) };
  const horizon = (event: 'rise' | 'set', rule: SunriseRule): number | null =>
    once(`${event}/${rule}`, () => {
      const over = horizonOf(sunTable(lahiri, jd), place, rule);
      const midnight = clock.instant(date, 0);
      const rise = over.next('sun', 'rise', midnight);
      const found = event === 'rise' || rise === null ? rise : over.next('sun', 'set', rise);
      return found === null || found >= clock.instant(addDays(date, 2), 0) ? null : found + offset / 24;
    });
  const seedAt = (theory: Theory): number => {
    const { of, stars } = DASHA_SEEDS[theory.seed];
    return (of === 'lagna' ? ascendant() : longitude(of, theory)) + stars * STAR_DEG;
  };
  const tithiEnd = ({ observer }: Theory): number =>
    (once(`tithi/${observer}`, () => angaEnd('tithi', skyOf('mean', observer), jd)) ?? 0) + offset / 24;
  /** The Moon under Lahiri at an instant of the local clock. */
  const moonAt = (local: number, { observer, positions }: Theory): number => {
    const at = skyOf('mean', observer).position('moon', julian(local - offset / 24));
    return at.longitude + (positions === 'geometric' ? at.speed * at.distance * LIGHT_DAYS : 0);
  };
  const nutation = (): number => once('nutation', () => lahiri.nutation(jd)) ?? 0;
  const ayanamsa = (): number => once('ayanamsa', () => lahiri.ayanamsaMean(jd)) ?? 0;

  /** The arc of an observation under Lahiri; null for what is no arc, or does not exist. */
  const arc = ({ what, body, house }: Observation, theory: Theory): number | null => {
    switch (what) {
      case 'longitude':
        return body === null ? null : longitude(body, theory);
      case 'ascendant':
        return ascendant();
      case 'mc':
        return cusp('porphyry', 10);
      case 'cusp':
        return house === null ? null : cusp(theory.houseSystem, house);
      default:
        return null;
    }
  };
  const isArc = ({ what }: Observation): boolean => ['longitude', 'ascendant', 'mc', 'cusp'].includes(what);
  const fits = (seen: Observation, value: number | null): ShiftRange =>
    value !== null && value - seen.value >= seen.below && value - seen.value <= seen.above ? EVERY_SHIFT : NONE;

  /** Whole signs: the cusp is the beginning of a sign, and the ascendant lies `house` − 1 signs before. */
  const wholeSign = ({ house, value, below, above }: Observation): ShiftRange => {
    const cuspAt = 30 * Math.round((value + (below + above) / 2) / 30);
    if (cuspAt - value < below || cuspAt - value > above) return NONE;
    const middle = norm180(ascendant() - (cuspAt - 30 * ((house ?? 1) - 1)) - 15);
    return { low: middle - 15, high: middle + 15 };
  };

  const range = (seen: Observation, theory: Theory): ShiftRange => {
    if (seen.what === 'cusp' && theory.houseSystem === 'whole_sign') return wholeSign(seen);
    if (isArc(seen)) {
      const at = arc(seen, theory);
      if (at === null) return NONE;
      const exact = norm180(at - seen.value);
      return { low: exact - seen.above, high: exact - seen.below };
    }
    switch (seen.what) {
      case 'ayanamsa': {
        const exact = norm180(seen.value - ayanamsa()); // programs print it with nutation or without
        const nut = nutation();
        return { low: exact + seen.below - Math.max(0, nut), high: exact + seen.above - Math.min(0, nut) };
      }
      case 'dasha_start': {
        const begins = periodBegins(seen.lords) ?? 0;
        const yearsOf = (local: number): number => (local - offset / 24 - jd) / theory.yearLength;
        if (yearsOf(seen.value) < -20 || yearsOf(seen.value) > VIMSHOTTARI_YEARS + 1) return NONE;
        const low = vimshottariLongitude(begins - yearsOf(seen.value + seen.above));
        const high = vimshottariLongitude(begins - yearsOf(seen.value + seen.below));
        const top = mod(seedAt(theory) - low + 60, 120) - 60;
        return { low: top - mod(high - low, 120), high: top };
      }
      case 'nakshatra_end': {
        const from = moonAt(seen.value + seen.below, theory);
        const width = norm360(moonAt(seen.value + seen.above, theory) - from);
        const low = mod(from + STAR_DEG / 2, STAR_DEG) - STAR_DEG / 2;
        return { low, high: low + width };
      }
      case 'tithi_end':
        return fits(seen, tithiEnd(theory));
      default:
        return fits(seen, horizon(seen.what === 'sunset' ? 'set' : 'rise', theory.sunrise));
    }
  };

  const value = (seen: Observation, theory: Theory, shift: number): number | null => {
    // Whole signs begin where signs do, whatever the ayanamsa.
    if (seen.what === 'cusp' && theory.houseSystem === 'whole_sign')
      return norm360(30 * (Math.floor(norm360(ascendant() - shift) / 30) + (seen.house ?? 1) - 1));
    if (isArc(seen)) {
      const at = arc(seen, theory);
      return at === null ? null : norm360(at - shift);
    }
    switch (seen.what) {
      case 'ayanamsa':
        return norm360(ayanamsa() + nutation() + shift);
      case 'dasha_start': {
        const years = (periodBegins(seen.lords) ?? 0) - vimshottariYears(norm360(seedAt(theory) - shift));
        const first = jd + offset / 24 + years * theory.yearLength;
        const round = VIMSHOTTARI_YEARS * theory.yearLength;
        return first + Math.round((seen.value - first) / round) * round;
      }
      case 'nakshatra_end': {
        const moon = { longitude: (_: unknown, at: number) => norm360(moonAt(at + offset / 24, theory) - shift) };
        return angaEnd('nakshatra', moon, jd) + offset / 24;
      }
      case 'tithi_end':
        return tithiEnd(theory);
      default:
        return horizon(seen.what === 'sunset' ? 'set' : 'rise', theory.sunrise);
    }
  };
  return { range, value };
};

/** Rising, setting, meridian passages and twilights, as the library searches for them. */
import { julian, type JulianDay } from './instant.ts';
import type { HorizonEvent, Place, SunriseRule, Twilight } from './sky.ts';
import type { Engine } from './swisseph-engine.ts';
import { checkRange, outOfRange, readDouble, SWIEPH, writePlace } from './swisseph-library.ts';

const EVENT_BIT: Readonly<Record<HorizonEvent, number>> = { rise: 1, set: 2, transit: 4, anti_transit: 8 };
const RULE_BITS: Readonly<Record<SunriseRule, number>> = { apparent: 0, center: 256, hindu: 896, observer: 0 };
const TWILIGHT_BIT: Readonly<Record<Twilight, number>> = { civil: 1024, nautical: 2048, astronomical: 4096 };
/** Standard air for refraction. */
const PRESSURE_MBAR = 1013.25;
const TEMPERATURE_C = 15;
const NOT_FOUND = -2;
/** Horizon height that makes the library compute the dip from the place's altitude. */
const HORIZON_BY_DIP = -100;

/** Library bits of an event under a sunrise rule; passages of the meridian have none. */
export const eventBits = (event: HorizonEvent, rule: SunriseRule): number =>
  EVENT_BIT[event] | (event === 'transit' || event === 'anti_transit' ? 0 : RULE_BITS[rule]);
/** Library bits of a dawn or dusk. */
export const twilightBits = (kind: Twilight, event: 'rise' | 'set'): number => EVENT_BIT[event] | TWILIGHT_BIT[kind];

/** First event of body `id` after `jd`; null when there is none within a day and a half. */
export const searchHorizon = (
  engine: Engine,
  jd: number,
  id: number,
  bits: number,
  place: Place,
  altitude: number,
): JulianDay | null => {
  checkRange(jd);
  writePlace(engine, place, altitude);
  const { wasm, place: at, out, error } = engine;
  // For an observer above sea level the horizon is lower: the library computes that dip on request, by its slower search.
  const found =
    altitude > 0
      ? wasm._swe_rise_trans_true_hor(
          jd,
          id,
          0,
          SWIEPH,
          bits,
          at,
          PRESSURE_MBAR,
          TEMPERATURE_C,
          HORIZON_BY_DIP,
          out,
          error,
        )
      : wasm._swe_rise_trans(jd, id, 0, SWIEPH, bits, at, PRESSURE_MBAR, TEMPERATURE_C, out, error);
  if (found === NOT_FOUND) return null;
  if (found < 0) throw outOfRange();
  const when = readDouble(engine, out >> 3);
  if (when === 0) return null;
  checkRange(when);
  return julian(when);
};

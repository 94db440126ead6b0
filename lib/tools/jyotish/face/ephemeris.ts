/** Time, angles, spans, the sky. */
export { norm360, separation } from '../../../../layers/jyotish/ephemeris/angle.ts';
export {
  addDays,
  civilDate,
  civilDateOf,
  fromCivil,
  fromUnixMs,
  isoDate,
  isoLocal,
  isoUtc,
  julian,
  offsetClock,
  plusDays,
  toUnixMs,
  weekday,
  type CivilClock,
  type CivilDate,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
export { horizonOf, type Horizon } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
export {
  AYANAMSA_KEYS,
  GRAHAS,
  HOUSE_SYSTEMS,
  SUNRISE_RULES,
  SkyError,
  USUAL_SKY,
  type AyanamsaKey,
  type Body,
  type Graha,
  type HouseSystem,
  type Place,
  type Position,
  type Sky,
  type SkySettings,
  type SunriseRule,
} from '../../../../layers/jyotish/ephemeris/sky.ts';
export { engineOver, type Engine, type Wasm } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
export { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
export { sunTable, yearTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';

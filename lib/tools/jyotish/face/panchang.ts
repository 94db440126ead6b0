/** The Vedic day, its angas and windows. */
export { adverseWindows } from '../../../../layers/jyotish/panchang/adverse.ts';
export {
  angasOfDay,
  longAlmanac,
  moonOfDay,
  openDay,
  sunOfDay,
  vedicDays,
  type Almanac,
  type AngaSegment,
  type DayAngas,
} from '../../../../layers/jyotish/panchang/almanac.ts';
export { angaAt, angaSegments, type DayAnga, type Segment } from '../../../../layers/jyotish/panchang/anga.ts';
export { auspiciousWindows } from '../../../../layers/jyotish/panchang/auspicious.ts';
export { chandraHouse, taraOf } from '../../../../layers/jyotish/panchang/bala.ts';
export { dayChoghadiyas, horasOf, nightChoghadiyas } from '../../../../layers/jyotish/panchang/choghadiya.ts';
export { KARANA_KEYS, NITYA_YOGA_KEYS, TITHI_KEYS, VARA_KEYS } from '../../../../layers/jyotish/panchang/keys.ts';
export { lagnaTable } from '../../../../layers/jyotish/panchang/lagna-table.ts';
export { muhurtasOf } from '../../../../layers/jyotish/panchang/muhurtas.ts';
export { panchaksTouching } from '../../../../layers/jyotish/panchang/panchak.ts';
export { pakshaOf, tithiOf } from '../../../../layers/jyotish/panchang/tithi.ts';
export { vedicDayOf, vedicDayOfDate, type VedicDay } from '../../../../layers/jyotish/panchang/vedic-day.ts';

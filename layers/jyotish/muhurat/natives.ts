/** Facts of a birth by which moments are judged. */
import { lunarMonthAt } from '../calendar/lunar-month.ts';
import { signOf } from '../chart/rashi.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import { angaAt } from '../panchang/anga.ts';
import type { Native } from './state.ts';

/** A birth as given: with an unknown time its instant is noon. */
export interface NativeBirth {
  readonly jd: JulianDay;
  readonly place: Place;
  readonly timeKnown: boolean;
  readonly gender: Native['gender'];
}

/** The native of a birth. The lunar month is the amanta one, leap months under their name. */
export const nativeOf = (sky: Sky, { jd, place, timeKnown, gender }: NativeBirth): Native => ({
  star: angaAt('nakshatra', sky, jd),
  sign: angaAt('moon_sign', sky, jd),
  pada: angaAt('moon_pada', sky, jd),
  tithi: angaAt('tithi', sky, jd),
  month: lunarMonthAt(sky, jd).month,
  lagna: timeKnown ? signOf(sky.ascendant(jd, place)) : null,
  gender,
});

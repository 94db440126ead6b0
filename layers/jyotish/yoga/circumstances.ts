/** Facts of a birth that some yogas need besides the chart: day or night, gender, Gulika. */
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import { upagrahasAt } from '../kundli/upagraha.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import type { BirthCircumstances } from '../condition/doctrine.ts';

/** True between sunrise and sunset, or while the Sun never sets; null where it is not known. */
export const isDayBirth = ({ sunrise, sunset, sun }: VedicDay, jd: JulianDay): boolean | null => {
  if (sunrise !== null && sunset !== null) return jd < sunset;
  return sun === 'normal' ? null : sun === 'always_up';
};

/** Circumstances of a birth at `jd`; `day` is its Vedic day. Gulika is the start of Saturn's part. */
export const circumstancesOf = (
  sky: Sky,
  jd: JulianDay,
  place: Place,
  day: VedicDay,
  gender: BirthCircumstances['gender'],
): BirthCircumstances => ({
  day: isDayBirth(day, jd),
  gender,
  gulika:
    upagrahasAt(sky, jd, place, day, { portion: 'start', mandi: 'gulika' }).find(({ id }) => id === 'gulika')
      ?.longitude ?? null,
});

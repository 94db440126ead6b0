import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, between, num, objectOf, text } from '../../lib/contract/frame/about.ts';
import { deg, instant, vara } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { ghatiText, instantOrNull } from '../../lib/answers/present/time.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { localSiderealTime } from '../../layers/jyotish/chart/rising.ts';
import { isoLocal, isoUtc, weekday } from '../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../layers/jyotish/ephemeris/year-table.ts';
import { vedicDayAt } from '../../layers/jyotish/panchang/vedic-day.ts';

export const birthDetails = endpoint({
  path: '/v1/kundli/birth-details',
  summary: 'Normalised birth record: UTC, Julian day, sidereal time, sunrise, civil and Hindu weekday',
  description:
    'What the date, time and place of a birth come to: the instant in UTC and as a Julian day, local sidereal time, the ayanamsa, and the Vedic day it fell in, which runs from sunrise to sunrise, with its weekday and the time since its sunrise in ghatis (ishta kaal). Without a time of birth it is computed for noon, and members that differ during the day are named in `meta.uncertain`.',
  sources: ['Surya Siddhanta ch. 1 (units of time)', 'IAU sidereal time'],
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    utc: about(instant, 'Instant of birth in UTC'),
    jd_ut: about(num, 'The same as a Julian day, UT, 8 decimals'),
    lst: about(deg, 'Local apparent sidereal time in degrees, 0 to 360; 15° are an hour'),
    lmt: about(
      instant,
      'Local mean time of the birth: the clock of its longitude, 4 minutes to a degree; offset to the whole minute',
    ),
    lmt_correction: between(
      -1680,
      1680,
      'Minutes to add to the clock time to have local mean time; negative west of the meridian of the clock',
    ),
    ayanamsa: about(num, 'Tropical minus sidereal longitude in degrees, with nutation'),
    ayanamsa_mean: about(num, 'The same without nutation in degrees, as tables print it'),
    sunrise: about(
      z.nullable(instant),
      'Sunrise that began the Vedic day of the birth; null where the Sun does not rise and set that day: see sun',
    ),
    sunset: about(z.nullable(instant), 'Sunset of that day; null as sunrise is'),
    sun: sunState,
    weekday: objectOf('Weekday of the birth, by both ways of counting', {
      civil: about(vara, 'Weekday of the calendar date'),
      hindu: about(vara, 'Weekday of the Vedic day: that of its sunrise'),
    }),
    ishta_ghati: about(
      z.number().check(z.gte(0)),
      'Ghatis of 24 minutes since sunrise; since 06:00 local mean time where there is none',
    ),
    ishta_kaal: about(
      text,
      'The same as ghati:pala:vipala, cut: 60 vipalas of 0.4 s to the pala, 60 palas to the ghati',
    ),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words, uncertain }) => {
    const { place, clock } = birth;
    const horizon = horizonOf(sunTable(sky, birth.jd), place, options.sunrise);
    return overTheDay(birth, uncertain, (jd) => {
      const day = vedicDayAt(horizon, clock, jd);
      const ghatis = (jd - day.start) * 60;
      return {
        utc: isoUtc(jd),
        jd_ut: jd,
        lst: localSiderealTime(sky, jd, place.lon),
        lmt: isoLocal(jd, place.lon / 15),
        lmt_correction: 60 * (place.lon / 15 - clock.offsetAt(jd)),
        ayanamsa: sky.ayanamsa(jd),
        ayanamsa_mean: sky.ayanamsaMean(jd),
        sunrise: instantOrNull(clock, day.sunrise),
        sunset: instantOrNull(clock, day.sunset),
        sun: day.sun,
        weekday: { civil: varaShape(words, weekday(birth.date)), hindu: varaShape(words, day.vara) },
        ishta_ghati: ghatis,
        ishta_kaal: ghatiText(ghatis),
      };
    });
  },
});

export const handler = serve(birthDetails);

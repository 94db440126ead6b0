/** A day as a panchang page shows it. */
import { isoDate, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Segment } from '../../../layers/jyotish/panchang/anga.ts';
import type { DayFacts } from '../../../layers/jyotish/calendar/day-facts.ts';
import { signShape } from './chart.ts';
import type { CalendarFormat } from './format.ts';
import { starShape, varaShape } from './names.ts';
import {
  angasShape,
  lunarMonthShape,
  pakshaShape,
  samvatShape,
  seasonShape,
  signSpansShape,
  starAngaShape,
} from './panchang.ts';
import { instantOrNull, spanShape } from './time.ts';

/** Sign of the first segment, which runs at sunrise. */
const firstSign = ({ words }: CalendarFormat, [first]: readonly Segment[]) => {
  if (!first) throw new Error('a day without a sign');
  return signShape(words, first.id);
};

/** Length of day and night in minutes and the middle of the day, null where the Sun does not rise or set. */
const lengthsShape = ({ clock }: CalendarFormat, { sunrise, sunset, nextSunrise }: DayFacts['day']) => {
  const day = sunrise === null || sunset === null ? null : sunset - sunrise;
  return {
    day_minutes: day === null ? null : day * 1440,
    night_minutes: sunset === null || nextSunrise === null ? null : (nextSunrise - sunset) * 1440,
    madhyahna: day === null || sunrise === null ? null : clock.text(plusDays(sunrise, day / 2)),
  };
};

/** The members of a day from its date to its half year. */
export const dayPageShape = (format: CalendarFormat, facts: DayFacts) => {
  const { words, clock } = format;
  const { day, sun, moon, angas, padas, sunStar, moonSigns, sunSigns, month, tithi, years, seasons } = facts;
  const { ritu, ayana } = seasons;
  return {
    date: isoDate(day.date),
    sunrise: instantOrNull(clock, day.sunrise),
    sunset: instantOrNull(clock, day.sunset),
    next_sunrise: instantOrNull(clock, day.nextSunrise),
    sun: sun.sun,
    next_sun: sun.nextSun,
    ...lengthsShape(format, day),
    moonrise: instantOrNull(clock, moon.rise),
    moonset: instantOrNull(clock, moon.set),
    moon: moon.moon,
    vara: varaShape(words, day.vara),
    ...angasShape(words, clock, angas),
    nakshatra_padas: padas.map((segment) => ({
      ...starShape(words, Math.floor((segment.id - 1) / 4) + 1),
      pada: ((segment.id - 1) % 4) + 1,
      span: spanShape(clock, segment),
    })),
    moon_sign: firstSign(format, moonSigns),
    moon_signs: signSpansShape(format, moonSigns),
    sun_sign: firstSign(format, sunSigns),
    sun_nakshatra: starAngaShape(words, sunStar),
    sun_signs: signSpansShape(format, sunSigns),
    ...pakshaShape(words, tithi),
    lunar_month: lunarMonthShape(format, month, tithi),
    samvat: samvatShape(words, years),
    ritu: { vedic: seasonShape(words, 'ritus', ritu.vedic), drik: seasonShape(words, 'ritus', ritu.drik) },
    ayana: { vedic: seasonShape(words, 'ayanas', ayana.vedic), drik: seasonShape(words, 'ayanas', ayana.drik) },
  };
};

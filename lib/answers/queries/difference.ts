/** Values that another program shows, as callers write them, turned into observations. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { fromCivil, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import {
  acceptance,
  isObservedArc as isArc,
  periodBegins,
  roundingFits,
  type Observation,
  type ObservedKind,
  type Rounding,
} from '../../../layers/jyotish/kundli/explain-observed.ts';
import { civilIn, DATE_TIME, hoursOf } from '../../contract/values/date-time.ts';
import type { Detail } from '../../contract/frame/errors.ts';
import { invalidFields } from '../../contract/frame/field-errors.ts';

/** One value as it is sent. */
export interface ObservedValue {
  readonly what: ObservedKind;
  readonly of?: Graha | number | readonly Graha[] | undefined;
  readonly value: number | string;
  readonly rounding?: Rounding | undefined;
}

interface Read {
  readonly value: number;
  readonly rounding: Rounding;
}

const ARC = /^(\d{1,3})(?:[°:](\d{1,2})(?:[′':](\d{1,2}(?:\.\d+)?)[″"]?)?[′']?)?°?$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** To what an arc is rounded, by the parts of a degree that it has. */
const roundingOf = (hasMinutes: boolean, hasSeconds: boolean): Rounding => {
  if (!hasMinutes) return 'degree';
  return hasSeconds ? 'second' : 'minute';
};

/** Degrees 0–360 of a number, or of a text such as 125°56′31″; a number with four decimals or more is exact to the second. */
const arcOf = (value: number | string): Read | null => {
  if (typeof value === 'number') {
    if (value < 0 || value >= 360) return null;
    const decimals = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0;
    return { value, rounding: roundingOf(decimals > 0, decimals >= 4) };
  }
  const [, degrees, minutes, seconds] = ARC.exec(value.replaceAll(' ', '')) ?? [];
  if (degrees === undefined || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return null;
  const total = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const rounding = roundingOf(minutes !== undefined, seconds !== undefined);
  return total < 360 ? { value: total, rounding } : null;
};

/** What the local clock shows, as a Julian day; a time of day alone belongs to the date of birth. */
const timeOf = (value: number | string, birthDate: CivilDate): Read | null => {
  if (typeof value === 'number') return null;
  if (CLOCK.test(value)) {
    const rounding = value.length > 5 ? 'second' : 'minute';
    return { value: fromCivil(birthDate, hoursOf(value), 0), rounding };
  }
  const [, date, hour, minute, second, zone] = DATE_TIME.exec(value) ?? [];
  const day = date === undefined || zone !== undefined ? null : civilIn(date, { from: 1700, to: 2600 });
  if (!day) return null;
  if (hour === undefined) return { value: fromCivil(day, 0, 0), rounding: 'day' };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  const hours = Number(hour) + Number(minute) / 60 + Number(second ?? 0) / 3600;
  return { value: fromCivil(day, hours, 0), rounding: second === undefined ? 'minute' : 'second' };
};

const isGraha = (of: ObservedValue['of']): of is Graha => GRAHAS.some((graha) => graha === of);

/** What is wrong with `of` beside this kind of value; null when nothing is. */
const faultOf = ({ what, of }: ObservedValue): string | null => {
  if (what === 'longitude') return isGraha(of) ? null : 'a planet';
  if (what === 'cusp') return typeof of === 'number' ? null : 'the number of a house, 1 to 12';
  if (what === 'dasha_start')
    return Array.isArray(of) && periodBegins(of) !== null ? null : 'the lords of the period, the major one first';
  return of === undefined ? null : 'left out';
};

/** The observations of a birth on a date. Throws (400) for every value that cannot be read, all at once. */
export const observationsOf = (observed: readonly ObservedValue[], birthDate: CivilDate): readonly Observation[] => {
  const details: Detail[] = [];
  const found = observed.flatMap((one, i): Observation[] => {
    const { what, of, value } = one;
    const wanted = faultOf(one);
    if (wanted !== null) {
      const message = `observed.${i}.of must be ${wanted} where what is ${what}.`;
      details.push({ field: `observed.${i}.of`, code: 'CONFLICT', message, expected: wanted });
    }
    const read = isArc(what) ? arcOf(value) : timeOf(value, birthDate);
    if (read === null) {
      const expected = isArc(what)
        ? 'degrees from 0 up to 360, as a number or as 125°56′31″'
        : 'YYYY-MM-DD or YYYY-MM-DDTHH:MM on the local clock, without an offset; for a time of the day of birth HH:MM';
      const message = `observed.${i}.value must be ${expected}.`;
      details.push({ field: `observed.${i}.value`, code: 'OUT_OF_RANGE', message, expected, received: value });
      return [];
    }
    const rounding = one.rounding ?? read.rounding;
    if (!roundingFits(what, rounding)) {
      const expected = isArc(what) ? 'second, minute or degree' : 'second, minute or day';
      const message = `observed.${i}.rounding must be ${expected} where what is ${what}.`;
      details.push({ field: `observed.${i}.rounding`, code: 'CONFLICT', message, expected, received: rounding });
      return [];
    }
    return [
      {
        what,
        body: isGraha(of) ? of : null,
        house: typeof of === 'number' ? of : null,
        lords: Array.isArray(of) ? of : [],
        value: read.value,
        ...acceptance(what, rounding),
      },
    ];
  });
  if (details.length > 0) throw invalidFields(...details);
  return found;
};

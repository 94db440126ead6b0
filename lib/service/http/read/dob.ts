/** Dates of birth without a time, and persons named with one. */
import { civilDate, dayNumber, type CivilDate, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { civilIn } from '../../../contract/values/date-time.ts';
import { invalidField } from '../../../contract/frame/field-errors.ts';
import type { Fields } from '../../../contract/frame/input.ts';
import type { NamedDob } from '../../../contract/values/moment.ts';
import type { Finish } from './instant.ts';
import type { Reader } from './reader.ts';
import type { Resolution } from './resolution.ts';

const PARTS = ['day', 'month', 'year'] as const;
/** Where on Earth a date begins first: a date that has begun nowhere is in the future. */
const EARLIEST_CLOCK = 14;

/** `date`, or day + month + year. Null when absent (a fault, unless `optional`) or wrong. */
const readDob = (r: Reader, optional: boolean): CivilDate | null => {
  const parts = PARTS.filter((name) => r.has(name));
  if (r.has('date')) {
    for (const name of parts) r.conflict(name, `${r.prefix}${name} and ${r.prefix}date exclude each other.`);
    const text = r.text('date');
    return text === undefined ? null : civilIn(text);
  }
  if (parts.length === 0) {
    if (!optional) r.required('date', `${r.prefix}date (or day, month and year) is required.`, 'YYYY-MM-DD');
    return null;
  }
  for (const name of PARTS)
    if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the date.`);
  const [day, month, year] = PARTS.map((name) => r.number(name));
  if (day === undefined || month === undefined || year === undefined) return null;
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const date = civilIn(text);
  if (!date) r.refuseDate('day', text);
  return date;
};

const refuseFuture = (r: Reader, dob: CivilDate, now: JulianDay): void => {
  if (dayNumber(dob) <= dayNumber(civilDate(now, EARLIEST_CLOCK))) return;
  const field = `${r.prefix}${r.has('date') ? 'date' : 'year'}`;
  throw invalidField(field, 'OUT_OF_RANGE', `${field} must not be in the future.`, 'today or earlier');
};

/** The date of birth of a request; an endpoint with a field `mulank` takes that in its place. */
export const dobOf = (r: Reader, fields: Fields): Finish<Resolution<'dob'>> => {
  const byNumber = 'mulank' in fields && r.has('mulank');
  const dob = readDob(r, byNumber);
  if (byNumber && r.has('date')) r.conflict('mulank', 'mulank and date exclude each other.');
  return (now) => {
    if (dob) refuseFuture(r, dob, now);
    return Promise.resolve({ values: { dob } });
  };
};

const readPerson = (r: Reader, role: 'first' | 'second'): ((now: JulianDay) => NamedDob) => {
  const child = r.child(role);
  if (!child && !r.has(role)) r.required(role, `${role} is required.`, 'an object with name and date');
  if (child && !child.has('name')) child.required('name', `${role}.name is required.`);
  const dob = child ? readDob(child, false) : null;
  const name = child?.text('name');
  return (now) => {
    if (!child || !dob || name === undefined) throw new Error(`no ${role} passed validation`);
    refuseFuture(child, dob, now);
    return { name, dob };
  };
};

/** Two persons of a request. */
export const personsOf = (r: Reader): Finish<Resolution<'persons'>> => {
  const [first, second] = [readPerson(r, 'first'), readPerson(r, 'second')];
  return (now) => Promise.resolve({ values: { first: first(now), second: second(now) } });
};

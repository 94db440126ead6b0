/** Reads dates and times out of a request: both forms of the specification, all faults gathered, nothing asked of zones. */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import type { ClockTime } from '../contract/moment.ts';
import type { Faults } from './faults.ts';
import { isRecord, TIME_RANGE } from './validate.ts';

export type RawMembers = Readonly<Record<string, unknown>>;

/** Reads members of one object; faults carry the object's path. */
export class Reader {
  readonly raw: RawMembers;
  readonly faults: Faults;
  readonly prefix: string;

  constructor(raw: RawMembers, faults: Faults, prefix = '') {
    this.raw = raw;
    this.faults = faults;
    this.prefix = prefix;
  }

  #sound(name: string): unknown {
    return this.faults.has(this.prefix + name) ? undefined : this.raw[name];
  }
  number(name: string): number | undefined {
    const value = this.#sound(name);
    return typeof value === 'number' ? value : undefined;
  }
  text(name: string): string | undefined {
    const value = this.#sound(name);
    return typeof value === 'string' ? value : undefined;
  }
  has(name: string): boolean {
    return this.raw[name] !== undefined;
  }
  required(name: string, message: string, expected?: string): void {
    this.faults.add(this.prefix + name, 'REQUIRED', message, expected);
  }
  conflict(name: string, message: string): void {
    this.faults.add(this.prefix + name, 'CONFLICT', message, undefined, this.raw[name]);
  }
  notADate(name: string): void {
    this.faults.add(
      this.prefix + name,
      'NOT_A_DATE',
      `${this.prefix}${name} must be a day of the Gregorian calendar, 1800 to 2399.`,
      'YYYY-MM-DD',
      this.raw[name],
    );
  }
  child(name: string): Reader | undefined {
    const value = this.raw[name];
    return isRecord(value) ? new Reader(value, this.faults, `${this.prefix}${name}.`) : undefined;
  }
  /** The objects of a list; `shared` members stand in where an object has none of its own. */
  children(name: string, shared: (item: RawMembers) => RawMembers = () => ({})): Reader[] {
    const value = this.raw[name];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, i) =>
      isRecord(item) ? [new Reader({ ...shared(item), ...item }, this.faults, `${this.prefix}${name}.${i}.`)] : [],
    );
  }
}

const same = (a: CivilDate, b: CivilDate): boolean => a.year === b.year && a.month === b.month && a.day === b.day;

/** Julian day number of a date of the Julian calendar. */
const julianCalendarDay = ({ year, month, day }: CivilDate): number => {
  const shift = Math.floor((14 - month) / 12);
  const y = year + 4800 - shift;
  return day + Math.floor((153 * (month + 12 * shift - 3) + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
};

const julianLeap = (year: number): boolean => year % 4 === 0;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date if it is a real one of 1800–2399, in its calendar; else null. Julian dates become Gregorian. */
export const realDate = (date: CivilDate, calendar: string | undefined): CivilDate | null => {
  if (date.year < 1800 || date.year > 2399 || date.month < 1 || date.month > 12 || date.day < 1) return null;
  if (calendar === 'julian') {
    const days = (MONTH_DAYS[date.month - 1] ?? 0) + (date.month === 2 && julianLeap(date.year) ? 1 : 0);
    return date.day <= days ? dateOfDayNumber(julianCalendarDay(date)) : null;
  }
  return same(dateOfDayNumber(dayNumber(date)), date) ? date : null;
};

/** The numbers of a `YYYY-MM-DD` text; zeros where there are none. */
export const parseDate = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** `date`, or day + month + year, or both when they agree. Null when absent (a fault, unless `optional`) or wrong. */
export const readDate = (r: Reader, optional = false): CivilDate | null => {
  const parts = ['day', 'month', 'year'].filter((name) => r.has(name));
  const text = r.text('date');
  const calendar = r.text('calendar');
  if (!r.has('date') && parts.length === 0) {
    if (!optional) r.required('date', `${r.prefix}date (or day, month and year) is required.`, 'YYYY-MM-DD');
    return null;
  }
  const [day, month, year] = [r.number('day'), r.number('month'), r.number('year')];
  if (!r.has('date')) {
    for (const name of ['day', 'month', 'year'])
      if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the date.`);
  }
  const split = day === undefined || month === undefined || year === undefined ? null : { year, month, day };
  const whole = text === undefined ? null : parseDate(text);
  if (
    whole &&
    parts.length > 0 &&
    ((day ?? whole.day) !== whole.day || (month ?? whole.month) !== whole.month || (year ?? whole.year) !== whole.year)
  ) {
    r.conflict('date', `${r.prefix}date and day, month, year say different dates.`);
    return null;
  }
  const given = whole ?? split;
  if (!given) return null;
  const real = realDate(given, calendar);
  if (!real) r.notADate(whole ? 'date' : 'day');
  return real;
};

/** `time`, or hour + min (+ sec), or both when they agree. Null when absent or wrong. */
export const readTime = (r: Reader, optional: boolean): ClockTime | null => {
  const text = r.text('time');
  const [hour, minute, second] = [r.number('hour'), r.number('min'), r.number('sec')];
  let whole: ClockTime | null = null;
  if (text !== undefined) {
    const [h = 0, m = 0, s = 0] = text.split(':').map(Number);
    if (h > 23 || m > 59 || s > 59)
      r.faults.add(
        `${r.prefix}time`,
        'OUT_OF_RANGE',
        `${r.prefix}time must be between 00:00 and 23:59:59.`,
        TIME_RANGE,
        text,
      );
    else whole = { hour: h, minute: m, second: s };
  }
  if (whole) {
    if (
      (hour ?? whole.hour) !== whole.hour ||
      (minute ?? whole.minute) !== whole.minute ||
      (second ?? whole.second) !== whole.second
    ) {
      r.conflict('time', `${r.prefix}time and hour, min, sec say different times.`);
      return null;
    }
    return whole;
  }
  if (r.has('time')) return null;
  if (hour !== undefined && minute !== undefined) return { hour, minute, second: second ?? 0 };
  const parts = r.has('hour') || r.has('min') || r.has('sec');
  if (parts) {
    for (const name of ['hour', 'min'])
      if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the time.`);
  } else if (!optional)
    r.required(
      'time',
      `${r.prefix}time (or hour and min) is required, unless time_unknown is true.`,
      'HH:MM or HH:MM:SS',
    );
  return null;
};

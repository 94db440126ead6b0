/** Faults of single fields, and the dates and times that an endpoint reads itself. */
import { AppError } from './app-error.ts';
import type { Detail } from './errors.ts';

/** A request with these faults: 400 INPUT_CONFLICT when fields only contradict each other, else 400 VALIDATION_FAILED. */
export const invalidFields = (...details: readonly Detail[]): AppError =>
  details.every(({ code }) => code === 'CONFLICT')
    ? new AppError('INPUT_CONFLICT', { message: details.map(({ message }) => message).join(' '), details })
    : new AppError('VALIDATION_FAILED', {
        message: `${details.length === 1 ? '1 field is' : `${details.length} fields are`} not valid.`,
        details,
      });

/** The request asks for more than one answer may hold: 400 on `field`, with the largest allowed value. */
export const rangeTooLong = (field: string, message: string, expected: string): AppError =>
  invalidFields({ field, code: 'RANGE_TOO_LONG', message, expected });

/** A day of the Gregorian calendar. */
interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The date that a `YYYY-MM-DD` text names. Throws 400 on `field` unless it is a day of 1800–2399. */
export const civilOf = (field: string, text: string): Civil => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const back = new Date(Date.UTC(year, month - 1, day));
  if (year >= 1800 && year <= 2399 && back.getUTCMonth() === month - 1 && back.getUTCDate() === day) {
    return { year, month, day };
  }
  throw invalidFields({
    field,
    code: 'NOT_A_DATE',
    message: `${field} must be a day of the Gregorian calendar, 1800 to 2399.`,
    expected: 'YYYY-MM-DD',
    received: text,
  });
};

/** Hours since midnight of `HH:MM` or `HH:MM:SS`. */
export const hoursOf = (time: string): number => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return hour + minute / 60 + second / 3600;
};

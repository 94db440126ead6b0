/** Errors about single fields of a request. */
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

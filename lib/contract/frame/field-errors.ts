/** Errors about single fields of a request. */
import { AppError } from './app-error.ts';
import type { Detail } from './errors.ts';

/** Most sentences that the message of a conflict holds. */
const SENTENCES = 10;

/**
 * A request with `count` faults, of which `details` are listed: 400 INPUT_CONFLICT when fields only contradict each other,
 * else 400 VALIDATION_FAILED.
 */
export const invalidRequest = (details: readonly Detail[], count: number): AppError => {
  const listed = count > details.length ? ` The first ${details.length} are listed.` : '';
  if (details.every(({ code }) => code === 'CONFLICT')) {
    const sentences = details.slice(0, SENTENCES).map(({ message }) => message);
    return new AppError('INPUT_CONFLICT', { message: sentences.join(' '), details });
  }
  const [first] = details;
  const others = count === 1 ? '' : ` ${count} fields are not valid.${listed}`;
  const message = `${first?.message ?? ''}${others}`.trim();
  return new AppError('VALIDATION_FAILED', { message, details });
};

/**
 * A request with these faults.
 * @example
 * invalidFields({ field: 'lat', code: 'OUT_OF_RANGE', message: 'lat is too large' }).status // → 400
 */
export const invalidFields = (...details: readonly Detail[]): AppError => invalidRequest(details, details.length);

/**
 * A request with one fault.
 * @example
 * invalidField('lat', 'OUT_OF_RANGE', 'lat is too large', '-90..90', 95).details[0].received // → 95
 */
export const invalidField = (
  field: string,
  code: Detail['code'],
  message: string,
  expected?: Detail['expected'],
  received?: Detail['received'],
): AppError =>
  invalidFields({
    field,
    code,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(received === undefined ? {} : { received }),
  });

/**
 * The request asks for more than one answer may hold: 400 on `field`, with the largest allowed value.
 * @example
 * rangeTooLong('to', 'The range is too long', '366 days').details[0].code // → 'RANGE_TOO_LONG'
 */
export const rangeTooLong = (field: string, message: string, expected: string): AppError =>
  invalidField(field, 'RANGE_TOO_LONG', message, expected);

/** An answer that needs the times of these fields, which are unknown: 422. */
export const timeRequired = (fields: readonly string[]): AppError =>
  new AppError('BIRTH_TIME_REQUIRED', {
    details: fields.map((field) => ({ field, code: 'REQUIRED', message: `${field} is required here.` })),
  });

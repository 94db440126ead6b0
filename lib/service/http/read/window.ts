/** How long ranges may be. */
import type { Body } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { Range } from '../../../contract/values/moment.ts';
import { MAX_MOON_DAYS } from '../../../contract/suites/sky-fields.ts';
import { rangeTooLong } from '../../../contract/frame/field-errors.ts';

/** Refuses (400) a search with the Moon over more than five years. */
export const checkMoonSpan = ({ start, end }: Range, bodies: readonly Body[]): void => {
  if (!bodies.includes('moon') || end - start <= MAX_MOON_DAYS + 1) return;
  throw rangeTooLong(
    'to',
    'A search with the Moon may span five years; leave the Moon out of bodies for more.',
    `at most ${MAX_MOON_DAYS} days with the Moon`,
  );
};

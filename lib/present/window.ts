/** Ranges of the API as windows of the engine, and how long they may be. */
import type { Body } from '../../layers/jyotish/ephemeris/sky.ts';
import type { SkyWindow } from '../../layers/jyotish/sky-events/window.ts';
import type { Range } from '../contract/moment.ts';
import { MOON_DAYS } from '../contract/sky-fields.ts';
import { rangeTooLong } from '../errors/app-error.ts';

/** The window of a range: from its first midnight to its last. */
export const windowOf = ({ start, end }: Range): SkyWindow => ({ from: start, to: end });

/** Refuses (400) a search with the Moon over more than five years. */
export const checkMoonSpan = ({ start, end }: Range, bodies: readonly Body[]): void => {
  if (!bodies.includes('moon') || end - start <= MOON_DAYS + 1) return;
  throw rangeTooLong(
    'to',
    'A search with the Moon may span five years; leave the Moon out of bodies for more.',
    `at most ${MOON_DAYS} days with the Moon`,
  );
};

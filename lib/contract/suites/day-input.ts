/** What is asked of a day beside its date and place. Apart from the shapes of the answers, which a function never loads. */
import * as z from 'zod/mini';
import { choice, upTo } from '../frame/about.ts';
import type { PageSection } from './page.ts';
import { GODHULI_RULES } from '../../../layers/jyotish/panchang/periods.ts';
import { HORA_RULES } from '../../../layers/jyotish/panchang/choghadiya.ts';

/** How godhuli is reckoned. */
export const godhuliField = choice(
  GODHULI_RULES,
  'after_sunset',
  'How the cow-dust hour is reckoned: after_sunset, the first thirtieth of the night; centered, 12 minutes on either side of sunset',
);
/** How long a planetary hour is. */
export const horaField = choice(
  HORA_RULES,
  'unequal',
  'Length of an hour: unequal, twelfths of the day and of the night; equal_60min, sixty minutes from sunrise',
);

/** What `include` may name; `sun` and `moon` are other names of `sun_moon`. */
const NAMES = [
  'inauspicious',
  'auspicious',
  'choghadiya',
  'hora',
  'gowri',
  'anandadi',
  'festivals',
  'sun_moon',
  'sun',
  'moon',
] as const satisfies readonly (PageSection | 'sun' | 'moon')[];

/** Which sections are wanted. */
export const includeField = z.optional(
  upTo(
    50,
    z.enum(NAMES),
    'Sections to add to the day, so that one call makes a page: inauspicious, auspicious, choghadiya, hora, gowri, anandadi, festivals, sun_moon (also sun or moon); none when left out',
  ),
);

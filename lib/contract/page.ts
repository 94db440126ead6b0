/** Sections that `panchang/daily` adds when they are asked for: each in the shape of the endpoint that answers it alone. */
import * as z from 'zod/mini';
import { festivalsOut } from './calendar.ts';
import { auspiciousOut, choghadiyaOut, gowriOut, horaOut, inauspiciousOut } from './day-parts.ts';
import { risingsOut } from './risings.ts';
import { about } from './shapes.ts';

const section = <T extends z.ZodMiniType>(shape: T, endpoint: string) =>
  z.optional(about(shape, `What ${endpoint} answers for this day; only when include names it`));

/** Members of the answer, by the name that `include` gives them. */
export const PAGE_SECTIONS = {
  inauspicious: section(inauspiciousOut, 'panchang/inauspicious'),
  auspicious: section(auspiciousOut, 'panchang/auspicious'),
  choghadiya: section(choghadiyaOut, 'panchang/choghadiya'),
  hora: section(horaOut, 'panchang/hora'),
  gowri: section(gowriOut, 'panchang/gowri'),
  festivals: section(festivalsOut, 'calendar/festivals'),
  sun_moon: section(risingsOut, 'ephemeris/rise-set (Sun and Moon, on the civil date)'),
};
export type PageSection = keyof typeof PAGE_SECTIONS;

/** What `include` may name; `sun` and `moon` are other names of `sun_moon`. */
const NAMES = [
  'inauspicious', 'auspicious', 'choghadiya', 'hora', 'gowri', 'festivals', 'sun_moon', 'sun', 'moon',
] as const satisfies readonly (PageSection | 'sun' | 'moon')[]; // prettier-ignore

/** Which sections are wanted. */
export const includeField = z.optional(
  z
    .array(z.enum(NAMES))
    .check(
      z.maxLength(50),
      z.describe(
        'Sections to add to the day, so that one call makes a page: inauspicious, auspicious, choghadiya, hora, gowri, festivals, sun_moon (also sun or moon); none when left out',
      ),
    ),
);

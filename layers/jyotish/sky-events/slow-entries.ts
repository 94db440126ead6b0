/**
 * Entries of Jupiter and Saturn into signs under the Lahiri ayanamsa, seen from the centre of the Earth: what most requests
 * ask for, frozen to the millisecond beside the tables of their longitudes.
 */
import { mod, norm360 } from '../ephemeris/angle.ts';
import { FIRST_INSTANT_JD, LAST_INSTANT_JD, type JulianDay } from '../ephemeris/instant.ts';
import type { Crossing } from '../ephemeris/passages.ts';
import type { Sky, SkySettings } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { SLOW_TABLES, type SlowPlanet } from './slow-table.ts';
import { unpackedEntries, type SlowEntry } from './slow-tables/packed.ts';

/** Whether they tell what happens in a span under these settings. */
const tell = ({ ayanamsa, observer }: SkySettings, { start, end }: TimeSpan): boolean =>
  ayanamsa === 'lahiri' && observer === 'geocentric' && start >= FIRST_INSTANT_JD && end <= LAST_INSTANT_JD;

const known = new Map<SlowPlanet, readonly SlowEntry[]>();
const entriesOf = (planet: SlowPlanet): readonly SlowEntry[] => {
  const found = known.get(planet) ?? unpackedEntries(SLOW_TABLES[planet]);
  known.set(planet, found);
  return found;
};

/** How many entries of a list, which is in order of time, lie at or before an instant. */
const countUntil = (entries: readonly SlowEntry[], jd: JulianDay): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.jd ?? Infinity) <= jd) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The entries of a planet after the start of a span, up to its end; null where none are frozen. */
export const slowEntries = ({ settings }: Sky, planet: SlowPlanet, span: TimeSpan): readonly SlowEntry[] | null => {
  if (!tell(settings, span)) return null;
  const entries = entriesOf(planet);
  return entries.slice(countUntil(entries, span.start), countUntil(entries, span.end));
};

/** The sign, 1–12, that a planet has entered last; null where no entries are frozen. */
export const signByEntries = ({ settings }: Sky, planet: SlowPlanet, jd: JulianDay): number | null => {
  if (!tell(settings, { start: jd, end: jd })) return null;
  const entries = entriesOf(planet);
  return entries[countUntil(entries, jd) - 1]?.sign ?? SLOW_TABLES[planet].sign;
};

/** Degrees of a sign. */
const SIGN = 30;

/** Passages over boundaries that all begin a sign, after the start of a span, up to its end; null where no entries are frozen. */
export const passagesByEntries = (
  sky: Sky,
  planet: SlowPlanet,
  boundaries: readonly number[],
  span: TimeSpan,
): Crossing[] | null => {
  const entries = boundaries.every((angle) => angle % SIGN === 0) ? slowEntries(sky, planet, span) : null;
  if (!entries) return null;
  const found: Crossing[] = [];
  for (const { jd, sign, retrograde } of entries) {
    // Backwards it passes the start of the sign that it leaves.
    const start = mod(retrograde ? sign : sign - 1, 12) * SIGN;
    boundaries.forEach((angle, index) => {
      if (norm360(angle) === start) found.push({ jd, index, angle, retrograde });
    });
  }
  return found;
};

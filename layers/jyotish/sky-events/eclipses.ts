/** Eclipses of a window and their visibility at a place. */
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import {
  SkyError,
  type LocalSolarEclipse,
  type LunarEclipse,
  type LunarEclipseSeen,
  type Place,
  type Sky,
  type SolarEclipse,
} from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** Days after an eclipse at which the search for the next one starts. */
const APART = 10;
/** Global and local maximum of one solar eclipse are closer than this, days. */
const SAME = 0.4;

/** The result of a search, or null past the last event inside the ephemeris. */
export const orNone = <T>(search: () => T): T | null => {
  try {
    return search();
  } catch (error) {
    if (error instanceof SkyError) return null;
    throw error;
  }
};

/** Everything that `next` finds with its maximum in the window, in order. */
const inWindow = <T extends { readonly maximum: JulianDay }>(
  { start, end }: TimeSpan,
  next: (jd: JulianDay) => T,
): T[] => {
  const found: T[] = [];
  // The library's search can skip a maximum that is only minutes away, so start earlier.
  for (let jd: number = start - 1; jd < end;) {
    const eclipse = orNone(() => next(julian(jd)));
    if (eclipse === null || eclipse.maximum >= end) break;
    if (eclipse.maximum >= start) found.push(eclipse);
    jd = eclipse.maximum + APART;
  }
  return found;
};

/** A solar eclipse with its course at a place. */
export interface SolarEclipseThere {
  readonly eclipse: SolarEclipse;
  /** Null where nothing of it is above the horizon. */
  readonly local: LocalSolarEclipse | null;
}

/** Solar eclipses whose greatest instant lies in a window, each with its course at a place. */
export const solarEclipses = (sky: Sky, window: TimeSpan, place: Place): SolarEclipseThere[] => {
  const here = inWindow({ start: julian(window.start - SAME), end: julian(window.end + SAME) }, (jd) =>
    sky.nextLocalSolarEclipse(jd, place),
  );
  return inWindow(window, (jd) => sky.nextSolarEclipse(jd)).map((eclipse) => ({
    eclipse,
    local: here.find(({ maximum }) => Math.abs(maximum - eclipse.maximum) < SAME) ?? null,
  }));
};

/** A lunar eclipse with what a place sees of it. */
export interface LunarEclipseThere {
  readonly eclipse: LunarEclipse;
  readonly seen: LunarEclipseSeen;
}

/** Lunar eclipses whose greatest instant lies in a window, each with what a place sees of it. */
export const lunarEclipses = (sky: Sky, window: TimeSpan, place: Place): LunarEclipseThere[] =>
  inWindow(window, (jd) => sky.nextLunarEclipse(jd)).map((eclipse) => ({
    eclipse,
    seen: sky.lunarEclipseAt(eclipse, place),
  }));

/** When a stone or bead of a planet is first worn: the windows of muhurta on its weekday, in its planetary hour. */
import { NAKSHATRA_KEYS, nakshatraLord } from '../chart/nakshatra.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { complement, intersection } from '../ephemeris/span-list.ts';
import { findMuhurats, type MuhuratWindow } from '../muhurat/engine.ts';
import { MUHURAT_EVENTS, type MuhuratEvent } from '../muhurat/events.ts';
import { gatesFor } from '../muhurat/schools.ts';
import { LEAST_MINUTES } from '../muhurat/score.ts';
import { DAY_MINUTES } from '../muhurat/search.ts';
import type { Native, RuleBook } from '../muhurat/state.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaPartsIn } from '../panchang/anga.ts';
import { horasOf } from '../panchang/choghadiya.ts';
import { kalaOf } from '../panchang/periods.ts';
import { combustStretches } from '../sky-events/combustion.ts';
import { varaLord } from '../panchang/keys.ts';
import { PLANET_REMEDIES } from './planet-rows.ts';

/** Why the star of a window suits: one of the three that the planet rules, Pushya, or one that suits jewellery. */
export const STAR_MATCHES = ['own', 'pushya', 'jewellery'] as const;
export type StarMatch = (typeof STAR_MATCHES)[number];

/** A window in which the thing may first be worn. */
export interface WearingWindow extends MuhuratWindow {
  readonly starMatch: StarMatch;
}

const PUSHYA = 8;
const STARS: readonly number[] = NAKSHATRA_KEYS.map((_, i) => i + 1);
const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const isOwn = (planet: Graha, star: number): boolean => nakshatraLord(star) === planet;
const matchOf = (planet: Graha, star: number): StarMatch => {
  if (isOwn(planet, star)) return 'own';
  return star === PUSHYA ? 'pushya' : 'jewellery';
};

/** The weekday on which things of a planet are first worn, 0 Sunday to 6. */
export const wearingVara = (planet: Graha): number => PLANET_REMEDIES[planet].days[0] ?? 0;

/** The row of muhurta: weekday and waxing half are needed, own stars and Pushya best, those of jewellery middling. */
const eventOf = (planet: Graha): MuhuratEvent => {
  const vara = wearingVara(planet);
  const { stars: jewellery } = MUHURAT_EVENTS.gold_jewellery;
  const best = STARS.filter((star) => star === PUSHYA || isOwn(planet, star));
  return {
    stars: best,
    middlingStars: jewellery.filter((star) => !best.includes(star)),
    tithis: 'not_rikta',
    paksha: 'shukla',
    varas: [vara],
    refusedVaras: WEEK.filter((day) => day !== vara),
    gates: [
      'eclipse',
      ...(planet === 'jupiter' ? ['guru_asta' as const] : []),
      ...(planet === 'venus' ? ['shukra_asta' as const] : []),
    ],
  };
};

/** Stretches in which a planet is lost in the light of the Sun; of Jupiter and Venus the gates of muhurta know. */
const unseen = ({ table }: Almanac, planet: Graha, within: TimeSpan): readonly TimeSpan[] =>
  planet === 'moon' || planet === 'mars' || planet === 'mercury' || planet === 'saturn'
    ? combustStretches(table, planet, within)
    : [];

/** The hours of the lord of the weekday on the day of a window, Rahu kala left out. */
const hoursOf = ({ day }: MuhuratWindow): readonly TimeSpan[] => {
  const lord = varaLord(day.vara);
  const hours = (horasOf(day, 'unequal') ?? []).filter((hora) => hora.lord === lord).map(({ span }) => span);
  const rahu = kalaOf('rahu_kala', day);
  return rahu ? complement([rahu], hours) : hours;
};

const isLong = ({ start, end }: TimeSpan): boolean => (end - start) * DAY_MINUTES >= LEAST_MINUTES;

/**
 * The windows between two instants in which a thing of a planet may first be worn, in order of time: what the rules of
 * muhurta leave of its weekdays in the waxing half, cut to the planetary hours of that weekday and to one star each.
 * Shorter ones than 24 minutes are dropped. Nodes take the weekday that custom gives them, and its hour.
 */
export const wearingWindows = (
  almanac: Almanac,
  within: TimeSpan,
  planet: Graha,
  natives: readonly Native[],
): readonly WearingWindow[] => {
  const book: RuleBook = {
    event: eventOf(planet),
    natives,
    lagna: false,
    direction: null,
    selfProven: [],
    gates: gatesFor('gold_jewellery', 'drik', { vishti: 'veto' }),
  };
  const hidden = unseen(almanac, planet, within);
  return findMuhurats(almanac, within, book, true).windows.flatMap((window) =>
    intersection(complement(hidden, [window]), hoursOf(window)).flatMap(({ start, end }) =>
      angaPartsIn('nakshatra', almanac.table, start, end)
        .filter(isLong)
        .map((part) => ({
          ...window,
          start: part.start,
          end: part.end,
          tithis: angaPartsIn('tithi', almanac.table, part.start, part.end).map(({ id }) => id),
          stars: [part.id],
          starMatch: matchOf(planet, part.id),
        })),
    ),
  );
};

/** Faces of beads that have a planet, in order. */
export const BEADS: readonly number[] = GRAHAS.flatMap((planet) => PLANET_REMEDIES[planet].mukhi).toSorted(
  (a, b) => a - b,
);

/** The planet of a bead; null of one that has none. */
export const planetOfBead = (mukhi: number): Graha | null =>
  GRAHAS.find((planet) => PLANET_REMEDIES[planet].mukhi.includes(mukhi)) ?? null;

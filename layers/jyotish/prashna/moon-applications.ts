/** The Moon's exact contacts with the six planets, before and after a moment (Tajika Nilakanthi ch. 2; Moon of a question). */
import type { Chart } from '../chart/chart.ts';
import { PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { norm360 } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings } from '../ephemeris/passages.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import {
  tajikaAspect,
  type ContactKind,
  type OrbRule,
  type TajikaAspect,
  type TajikaPair,
} from '../varshaphal/tajika.ts';
import { moonContacts, moonInSign } from './moment-chart.ts';

/** The planets that the Moon reaches: Sun to Saturn without herself. */
export type Reached = Exclude<Planet7, 'moon'>;
const isReached = (planet: Planet7): planet is Reached => planet !== 'moon';
const REACHED: readonly Reached[] = PLANETS7.filter(isReached);

/** Degrees from a planet to the Moon at which their signs aspect: 0, 60, 90, 120, 180, 240, 270, 300. */
const ARCS: readonly number[] = Array.from({ length: 12 }, (_, i) => 30 * i).filter(
  (arc) => tajikaAspect(arc / 30 + 1) !== null,
);

/** Most contacts that may be asked for in each direction. */
export const MOST_CONTACTS = 12;
/** In this many days the Moon makes more contacts than that: two with each planet at the least. */
const REACH_DAYS = 12;
const MOON_MOTION = { stepDays: 1.5, turns: false };

/** A moment at which the Moon and a planet have equal degrees in signs that aspect. */
export interface MoonContact {
  readonly jd: JulianDay;
  readonly planet: Reached;
  /** Degrees between them, 0–180. */
  readonly angle: number;
  readonly aspect: TajikaAspect;
  /** While the Moon is in the sign where she stands at the moment. */
  readonly inSign: boolean;
  /** The contact that runs at the moment, of the same aspect; null while they are farther apart than their limit. */
  readonly running: ContactKind | null;
}

export interface MoonApplications {
  /** From her entry into the sign where she stands to her entry into the next. */
  readonly stay: TimeSpan;
  /** The latest first. */
  readonly last: readonly MoonContact[];
  /** The nearest first. */
  readonly next: readonly MoonContact[];
  /** No contact is within its limit. */
  readonly isVoid: boolean;
  /** Contacts that she makes before she leaves the sign. */
  readonly leftInSign: number;
}

/** The exact contacts of the Moon within some days of a moment on one side, in order of time. */
const contactsIn = (sky: Sky, { start, end }: TimeSpan): readonly Omit<MoonContact, 'inSign' | 'running'>[] =>
  REACHED.flatMap((planet) =>
    angleCrossings(
      (at) => norm360(sky.longitude('moon', at) - sky.longitude(planet, at)),
      MOON_MOTION,
      start,
      end,
      ARCS,
    ).flatMap(({ jd, angle }) => {
      const aspect = tajikaAspect(angle / 30 + 1);
      return aspect === null ? [] : [{ jd, planet, angle: angle > 180 ? 360 - angle : angle, aspect }];
    }),
  ).toSorted((a, b) => a.jd - b.jd);

/** Whether the Moon has yet to reach the planet of a pair. */
const isAhead = ({ difference, kind }: TajikaPair): boolean => kind === 'ithasala_bhavishya' || difference > 0;

/**
 * The Moon's contacts around the moment of a chart: `count` (at most `MOST_CONTACTS`) before it and after it. The contact
 * that runs is told with the nearest exact one of its planet on its side.
 */
export const moonApplications = (
  sky: Sky,
  chart: Chart,
  jd: JulianDay,
  count: number,
  orb: OrbRule,
): MoonApplications => {
  const stay = moonInSign(sky, jd);
  const running = moonContacts(chart, orb);
  const told = (contacts: readonly Omit<MoonContact, 'inSign' | 'running'>[], later: boolean): readonly MoonContact[] =>
    contacts.map((contact, i) => {
      const pair = running.find(({ slow }) => slow === contact.planet);
      const nearest = contacts.findIndex(({ planet }) => planet === contact.planet) === i;
      return {
        ...contact,
        inSign: contact.jd >= stay.start && contact.jd < stay.end,
        running: pair && nearest && isAhead(pair) === later ? pair.kind : null,
      };
    });
  const next = told(contactsIn(sky, { start: jd, end: plusDays(jd, REACH_DAYS) }), true);
  const last = told(contactsIn(sky, { start: plusDays(jd, -REACH_DAYS), end: jd }).toReversed(), false);
  return {
    stay,
    last: last.slice(0, count),
    next: next.slice(0, count),
    isVoid: running.length === 0,
    leftInSign: next.filter(({ inSign }) => inSign).length,
  };
};

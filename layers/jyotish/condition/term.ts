/** Conditions as data: leaves that test one fact of a chart, and groups that join them. `evaluate.ts` runs them. */
import type { Graha } from '../ephemeris/sky.ts';
import type { PlanetSet, PlanetTerm } from './planet.ts';
import type { ChartReading } from './reading.ts';
import type { RamanYoga, ReadingDoctrine } from './doctrine.ts';

/** What can be observed. */
export const OBSERVATIONS = [
  'house',
  'house_from',
  'sign',
  'dignity',
  'combust',
  'retrograde',
  'benefic',
  'lordship',
  'dispositor',
  'degree',
  'tithi',
  'star',
  'pada',
  'share',
  'born',
  'gender',
  'gulika_house',
  'raised_by',
  'signs_occupied',
  'outside',
] as const;

/** An observed fact: a house, a sign, a dignity … of a planet, or of the chart where no planet is given. */
export interface Observed {
  readonly planet: Graha | null;
  readonly what: (typeof OBSERVATIONS)[number];
  /** Of `house_from`: the planet it is counted from. */
  readonly from?: Graha;
  readonly value: string | number | boolean | null;
}

/** Resolves a planet term in the current chart. */
export type Resolve = (term: PlanetTerm) => Graha;

/** A test of one fact of a chart. */
export interface Condition<Kind extends string = string> {
  readonly type: 'condition';
  readonly kind: Kind;
  /** The planets it is about, in the order in which they are named. */
  readonly planets: readonly PlanetTerm[];
  /** Its other requirements: houses, signs, a mode. For display and for programs. */
  readonly wants: readonly (string | number)[];
  met(chart: ChartReading, who: Resolve): boolean;
  observed(chart: ChartReading, who: Resolve): readonly Observed[];
}

/** An option of the doctrine that is on or off. */
export type DoctrineOption = {
  [K in keyof ReadingDoctrine]: ReadingDoctrine[K] extends boolean ? K : never;
}[keyof ReadingDoctrine];

/** A condition or a group of them. */
export type Term =
  | Condition
  /** All parts; the first part that is met; every part that is met, at least one; the part not. */
  | { readonly type: 'all' | 'any' | 'one_or_more'; readonly parts: readonly Term[] }
  | { readonly type: 'not' | 'unnamed'; readonly part: Term }
  /** The part counts only under an option; otherwise the group is met or not as `otherwise` says. */
  | { readonly type: 'option'; readonly option: DoctrineOption; readonly otherwise: boolean; readonly part: Term }
  /** Two published rules of one yoga: the default, and that of B. V. Raman. */
  | { readonly type: 'reading'; readonly yoga: RamanYoga; readonly usual: Term; readonly raman: Term }
  /** So many parts are met, or more. */
  | { readonly type: 'at_least_of'; readonly count: number; readonly parts: readonly Term[] }
  /** Quantifiers over a set of planets; in the part `each` is the current planet. */
  | { readonly type: 'every' | 'none'; readonly of: PlanetSet; readonly part: Term }
  | { readonly type: 'at_least'; readonly count: number; readonly of: PlanetSet; readonly part: Term }
  /** Names planets without testing anything. */
  | { readonly type: 'names'; readonly of: PlanetSet };

/**
 * Every part holds.
 * @example
 * all().type // → 'all'
 */
export const all = (...parts: readonly Term[]): Term => ({ type: 'all', parts });
/**
 * A part holds; the first that does names the planets.
 * @example
 * any().type // → 'any'
 */
export const any = (...parts: readonly Term[]): Term => ({ type: 'any', parts });
/** At least one part holds; all that do name their planets. */
export const oneOrMore = (...parts: readonly Term[]): Term => ({ type: 'one_or_more', parts });
/** So many parts hold, or more; all that do name their planets. */
export const atLeastOf = (count: number, ...parts: readonly Term[]): Term => ({ type: 'at_least_of', count, parts });
/** The part does not hold. Names no planet. */
export const not = (part: Term): Term => ({ type: 'not', part });
/** The part holds, but its planets are not among those that form the yoga. */
export const unnamed = (part: Term): Term => ({ type: 'unnamed', part });

/** Required only in the narrower form of a yoga. */
export const narrowly = (part: Term): Term => ({ type: 'option', option: 'narrow', otherwise: true, part });
/** Accepted only in the wider form. */
export const widely = (part: Term): Term => ({ type: 'option', option: 'wide', otherwise: false, part });
/** Required only where raja yogas of tainted lords are left out. */
export const strictly = (part: Term): Term => ({ type: 'option', option: 'strictRaja', otherwise: true, part });
/** The rule used by default, and the one of B. V. Raman. */
export const orRaman = (yoga: RamanYoga, usual: Term, raman: Term): Term => ({ type: 'reading', yoga, usual, raman });
/** Accepted only where kendras are counted from the Moon too. */
export const fromMoonToo = (part: Term): Term => ({ type: 'option', option: 'fromMoon', otherwise: false, part });

/**
 * At least one planet of a set meets the part; all that do are named.
 * @example
 * some(['jupiter', 'venus'], all()).count // → 1
 */
export const some = (of: PlanetSet, part: Term): Term => ({ type: 'at_least', count: 1, of, part });
/** Every planet of a set meets the part. */
export const every = (of: PlanetSet, part: Term): Term => ({ type: 'every', of, part });
/** No planet of a set meets the part. Names no planet. */
export const none = (of: PlanetSet, part: Term): Term => ({ type: 'none', of, part });
/** So many planets of a set meet the part, or more; all that do are named. */
export const atLeast = (count: number, of: PlanetSet, part: Term): Term => ({ type: 'at_least', count, of, part });
/** Names planets that form the yoga although no condition is about them. */
export const names = (...of: readonly PlanetTerm[]): Term => ({ type: 'names', of });
/** The same for a set. */
export const namesAll = (of: PlanetSet): Term => ({ type: 'names', of });

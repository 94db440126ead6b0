/** The condition language of transit searches: what a condition is, how fast what it looks at moves, and how often it holds. */
import type { Dignity } from '../chart/dignity.ts';
import type { DashaLord } from '../dasha/lord.ts';
import type { DashaSystem } from '../dasha/systems.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { GocharaResult } from './gochara.ts';

/** A natal point. */
export const SEARCH_POINTS = [...GRAHAS, 'ascendant'] as const;
export type SearchPoint = (typeof SEARCH_POINTS)[number];
/** What houses are counted from. */
export const SEARCH_ORIGINS = ['lagna', ...GRAHAS] as const;
export type SearchOrigin = (typeof SEARCH_ORIGINS)[number];
/** States of a transiting planet in its sign: by its place, or by the natural relation to the lord of the sign. */
export const SEARCH_DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own',
  'friend',
  'neutral',
  'enemy',
  'debilitated',
] as const satisfies readonly Dignity[];
export type SearchDignity = (typeof SEARCH_DIGNITIES)[number];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** One member for each of some keys. */
type Keyed<K extends string, X> = K extends string ? { readonly key: K } & X : never;
interface Ids {
  readonly ids: readonly number[];
}
interface Is {
  readonly is: boolean;
}

/** A condition on a transiting body. Signs, houses and navamsas 1–12, stars 1–27. */
type BodyTerm = { readonly body: Graha } & (
  | Keyed<'in_sign' | 'in_navamsa' | 'in_nakshatra', Ids>
  | Keyed<'in_house', Ids & { readonly from: SearchOrigin }>
  | Keyed<'near', { readonly point: SearchPoint; readonly orb: number; readonly angles: readonly number[] }>
  | Keyed<'aspects', { readonly target: SearchPoint | number }>
  | Keyed<'retrograde' | 'combust' | 'kakshya_bindu', Is>
  | Keyed<'dignity', { readonly states: readonly SearchDignity[] }>
  | Keyed<'gochara', { readonly results: readonly GocharaResult[] }>
  | Keyed<'bav' | 'sav', { readonly bounds: Bounds }>
);
/** A condition of its own. Tithis 1–30, taras 1–9, weekdays 0–6. */
type PlainTerm =
  | Keyed<'double_transit', { readonly house: number }>
  | Keyed<'sade_sati' | 'chandrashtama', Is>
  | Keyed<'dasha', { readonly system: DashaSystem; readonly level: number; readonly lords: readonly DashaLord[] }>
  | Keyed<'tithi' | 'nakshatra' | 'vara' | 'tara', Ids>
  | Keyed<'paksha', { readonly paksha: 'shukla' | 'krishna' }>
  | Keyed<'eclipse_within', { readonly days: number }>;

/** A condition, and where in the request it stands. */
type Placed<T> = T & { readonly path: string };
export type BodySearchTerm = Placed<BodyTerm>;
export type PlainSearchTerm = Placed<PlainTerm>;
/** A single condition. */
export type SearchTerm = BodySearchTerm | PlainSearchTerm;
/** A condition or a combination of conditions. */
export type SearchNode =
  | { readonly kind: 'all' | 'any'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly node: SearchNode }
  | { readonly kind: 'term'; readonly term: SearchTerm };

/** Every term of a node, in the order of the request. */
export const termsOf = (node: SearchNode): readonly SearchTerm[] => {
  switch (node.kind) {
    case 'term':
      return [node.term];
    case 'not':
      return termsOf(node.node);
    case 'all':
    case 'any':
      return node.nodes.flatMap(termsOf);
  }
};

/** Slow things first: a chain of conditions is tried in this order, each only inside what the ones before have left. */
const BODY_RANK: Readonly<Record<Graha, number>> = {
  saturn: 1,
  rahu: 2,
  ketu: 2,
  jupiter: 3,
  mars: 4,
  sun: 5,
  venus: 6,
  mercury: 7,
  moon: 9,
};
const PLAIN_RANK: Readonly<Record<PlainTerm['key'], number>> = {
  dasha: 0,
  sade_sati: 1,
  double_transit: 3,
  eclipse_within: 5,
  paksha: 8,
  chandrashtama: 9,
  nakshatra: 9,
  tara: 9,
  tithi: 9,
  vara: 10,
};
/** From this rank on a condition follows the Moon or the day. */
const FAST_RANK = 9;

/** Rank of a term, 0 slowest. Vedha looks at all planets, the Moon among them, but only at their signs. */
export const rankOf = (term: SearchTerm): number => {
  if ('body' in term) return term.key === 'gochara' && term.body !== 'moon' ? 8 : BODY_RANK[term.body];
  return PLAIN_RANK[term.key];
};
/** Whether a term follows the Moon, the tithi or the day: long ranges need narrowing first. */
export const isFast = (term: SearchTerm): boolean => rankOf(term) >= FAST_RANK;

const RETROGRADE_SHARE: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 0,
  mars: 0.1,
  mercury: 0.19,
  jupiter: 0.3,
  venus: 0.07,
  saturn: 0.36,
  rahu: 1,
  ketu: 1,
};
const asked = (is: boolean, share: number): number => (is ? share : 1 - share);
const LORDS = 9;
const NEVER_COMBUST: readonly Graha[] = ['sun', 'rahu', 'ketu'];

/** How often a condition of some ids or counts holds, of `all` there are. */
const shareOf = (some: number, all: number): number => Math.min(1, some / all);

const usualOfBody = (term: BodySearchTerm): number => {
  switch (term.key) {
    case 'in_sign':
    case 'in_navamsa':
    case 'in_house':
      return shareOf(term.ids.length, 12);
    case 'in_nakshatra':
      return shareOf(term.ids.length, 27);
    case 'near':
      return shareOf(2 * term.orb * term.angles.length, 360);
    case 'aspects':
      return (['mars', 'jupiter', 'saturn'].includes(term.body) ? 3 : 1) / 12;
    case 'retrograde':
      return asked(term.is, RETROGRADE_SHARE[term.body]);
    case 'combust':
      return asked(term.is, NEVER_COMBUST.includes(term.body) ? 0 : 0.08);
    case 'dignity':
      return shareOf(term.states.length, 5);
    case 'gochara':
      return shareOf(term.results.length, 4);
    case 'bav':
      return shareOf(term.bounds.max - term.bounds.min + 1, 9);
    case 'sav':
      return shareOf(term.bounds.max - term.bounds.min + 1, 20);
    case 'kakshya_bindu':
      return 0.5;
  }
};

const usualOfPlain = (term: PlainSearchTerm): number => {
  switch (term.key) {
    case 'double_transit':
      return 0.25;
    case 'sade_sati':
      return asked(term.is, 0.25);
    case 'chandrashtama':
      return asked(term.is, 1 / 12);
    case 'dasha':
      return shareOf(term.lords.length, LORDS);
    case 'nakshatra':
      return shareOf(term.ids.length, 27);
    case 'tithi':
      return shareOf(term.ids.length, 30);
    case 'vara':
      return shareOf(term.ids.length, 7);
    case 'tara':
      return shareOf(term.ids.length, 9);
    case 'paksha':
      return 0.5;
    case 'eclipse_within':
      return shareOf(9 * term.days, 365);
  }
};

/** About how often a term holds, 0–1: what the plan of a search reckons with. */
export const usualShare = (term: SearchTerm): number => ('body' in term ? usualOfBody(term) : usualOfPlain(term));

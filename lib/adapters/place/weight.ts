/**
 * How much a place weighs among those that bear a name.
 *
 * The rule of weights. A place weighs its population (500 at least, where it is unknown), twice that in India unless a
 * region or country is named; its own name of today counts forty times another name (Mathura is not Madurai, though that is
 * written so too), but not where the place is small and the name an old one of a great city (Madras in Oregon); a letter
 * that differs divides by thirty. The heaviest place is meant
 * - when no other place of the name lies further than half a degree away (Delhi and New Delhi), or
 * - when it weighs 2.5 times as much as the next, four times where both are in India (of Rampur and Bilaspur there are two
 *   that may be meant), or twice where a region or country was named.
 * Everything else is for the caller to choose. Other places of the name that weigh a twentieth or more are told.
 */
import type { Asked } from './asked.ts';
import type { GazetteerPlace, NameHit } from './gazetteer.ts';

/** Weights in powers of ten. */
const OWN_NAME = Math.log10(40);
const SLIP = Math.log10(30);
const IN_INDIA = Math.log10(2);
export const CLEAR_LEAD = Math.log10(2.5);
const CLEAR_LEAD_IN_INDIA = Math.log10(4);
const CLEAR_LEAD_WITHIN = Math.log10(2);
export const NOTABLE = Math.log10(20);
/** The beginning of a name fits worse than the whole. */
const BEGINNING = 3;
export const MIN_POPULATION = 500;
/** Another name of a city of so many is meant before the own name of a place below the other size. */
export const GREAT_CITY = 500_000;
const SMALL_PLACE = 50_000;

export interface Weighed extends NameHit {
  readonly weight: number;
}

const weightOf = ({ place, own, whole, slips }: NameHit, anywhere: boolean, great: boolean): number =>
  Math.log10(Math.max(MIN_POPULATION, place.population)) +
  (anywhere && place.country === 'IN' ? IN_INDIA : 0) +
  (own && !(great && place.population < SMALL_PLACE) ? OWN_NAME : 0) -
  slips * SLIP -
  (whole ? 0 : BEGINNING);

/** Whether a name is another whole name of a great city, spelt without a slip. */
export const isOfGreatCity = ({ place, own, whole, slips }: NameHit): boolean =>
  !own && whole && slips === 0 && place.population >= GREAT_CITY;

/** Each place once, by the name that fits best, the heaviest first. `anywhere` where no region or country was named. */
export const ranked = (hits: readonly NameHit[], anywhere: boolean): Weighed[] => {
  const best = new Map<string, Weighed>();
  const great = hits.some(isOfGreatCity);
  for (const hit of hits) {
    const weight = weightOf(hit, anywhere, great);
    if (weight > (best.get(hit.place.id)?.weight ?? -Infinity)) best.set(hit.place.id, { ...hit, weight });
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight || (a.place.id < b.place.id ? -1 : 1));
};

/** How many times as heavy the first must be, as a power of ten. */
export const leadOver = (first: GazetteerPlace, rival: GazetteerPlace, asked: Asked): number => {
  if (asked.within.length > 0) return CLEAR_LEAD_WITHIN;
  return first.country === 'IN' && rival.country === 'IN' ? CLEAR_LEAD_IN_INDIA : CLEAR_LEAD;
};

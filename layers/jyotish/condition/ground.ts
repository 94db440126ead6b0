/** What in a chart carries a rule that holds: those of its conditions that count, and where the planets they are about stand. */
import type { Graha } from '../ephemeris/sky.ts';
import { explain, holds, type Explanation } from './evaluate.ts';
import type { ChartReading } from './reading.ts';
import type { Term } from './term.ts';

/** Where a planet stands. */
export interface Standing {
  readonly planet: Graha;
  readonly house: number;
  readonly sign: number;
}

/** One condition that counts, or what a group rules out. */
export interface Ground {
  readonly condition: Explanation;
  /** Planets that the condition is about; empty for a group, and for conditions of the chart itself. */
  readonly standings: readonly Standing[];
}

/** Counted from a planet to itself: its lord, or one of a set, is that planet. */
const isOfItself = ({ kind, planets: [from, planet] }: Explanation): boolean =>
  FROM_PLANET.includes(kind) && from === planet;
const FROM_PLANET = ['in_houses_from', 'in_kendra_from'];

/** Groups that hold where nothing in them does. */
const RULES_OUT = ['not', 'none'];

/** What does not hold carries nothing, nor what is not asked, nor a planet in its place from itself. */
const carriers = (part: Explanation): readonly Explanation[] => {
  if (!part.met || part.isOff || isOfItself(part)) return [];
  if (part.parts.length === 0 || RULES_OUT.includes(part.kind)) return [part];
  return part.parts.flatMap(carriers);
};

/** Conditions of the star of the Moon: they tell where it stands. */
const OF_MOON = ['moon_in_stars', 'moon_in_pada'];

/** The grounds of a term in a chart, in the order of the rule; empty where it does not hold. */
export const groundsOf = (term: Term, chart: ChartReading): readonly Ground[] => {
  // To explain a term costs several times what it costs to ask whether it holds.
  if (!holds(term, chart)) return [];
  return carriers(explain(term, chart)).map((condition) => ({
    condition,
    standings: [...new Set<Graha>(OF_MOON.includes(condition.kind) ? ['moon'] : condition.planets)].map((planet) => ({
      planet,
      house: chart.house(planet),
      sign: chart.signs[planet],
    })),
  }));
};

/** Groups of which each part must hold. */
const OF_EACH = ['all', 'every'];
/** Alternatives that are told where none of them holds. */
const MOST_ALTERNATIVES = 2;

/** What keeps an explained term from holding, in the order of the rule: of few alternatives all of them, of many none. */
export const lackingOf = (part: Explanation): readonly Explanation[] => {
  if (part.met || part.isOff) return [];
  if (part.parts.length === 0 || RULES_OUT.includes(part.kind)) return [part];
  const lacking = part.parts.filter(({ met, isOff }) => !met && !isOff);
  if (!OF_EACH.includes(part.kind) && lacking.length > MOST_ALTERNATIVES) return [];
  return lacking.flatMap(lackingOf);
};

/** A rule that holds, by its id, with its grounds: empty where the rule is no condition of planets. */
export interface HeldRule {
  readonly id: string;
  readonly grounds: readonly Ground[];
}

/** Of named rules those that hold. */
export const heldRules = (rules: Readonly<Record<string, Term>>, chart: ChartReading): readonly HeldRule[] =>
  Object.entries(rules).flatMap(([id, term]) => (holds(term, chart) ? [{ id, grounds: groundsOf(term, chart) }] : []));

/**
 * The one evaluator of conditions. `formingPlanets` decides and names the planets; `explain` shows every condition of the
 * same term, its requirement, what was observed and whether it is met, by running the same evaluator on each part.
 */
import type { Graha } from '../ephemeris/sky.ts';
import { isNamed, membersOf, printPlanet, printSet, resolvePlanet } from './planet.ts';
import type { ChartReading } from './reading.ts';
import type { Condition, Observed, Resolve, Term } from './term.ts';

const resolver =
  (chart: ChartReading, current: Graha | null): Resolve =>
  (term) =>
    resolvePlanet(term, chart, current);

/** The rule of a yoga that the doctrine of the reading asks for. */
const readAs = ({ yoga, usual, raman }: Extract<Term, { type: 'reading' }>, { doctrine }: ChartReading): Term =>
  doctrine.raman.includes(yoga) ? raman : usual;

/** Planets named so far; null where no names are wanted. */
type Named = Graha[] | null;

const countOf = (named: Named): number => named?.length ?? 0;

/** Adds the planets that a condition names. */
const nameThose = ({ planets }: Condition, who: Resolve, named: Named): void => {
  if (named) for (const planet of planets) if (isNamed(planet)) named.push(who(planet));
};

/** Ends with a result; planets named since `before` count only when it is true. */
const ended = (met: boolean, named: Named, before: number): boolean => {
  if (!met && named) named.length = before;
  return met;
};

/**
 * Whether a term holds. Its planets are added to `named`, where they are wanted; when it does not hold, `named` is left
 * unchanged.
 */
const holdsFor = (term: Term, chart: ChartReading, current: Graha | null, named: Named): boolean => {
  const before = countOf(named);
  switch (term.type) {
    case 'condition': {
      const who = resolver(chart, current);
      if (!term.met(chart, who)) return false;
      nameThose(term, who, named);
      return true;
    }
    case 'all':
      return ended(
        term.parts.every((part) => holdsFor(part, chart, current, named)),
        named,
        before,
      );
    case 'any':
      return term.parts.some((part) => holdsFor(part, chart, current, named));
    case 'one_or_more':
      return term.parts.filter((part) => holdsFor(part, chart, current, named)).length > 0;
    case 'at_least_of':
      return ended(
        term.parts.filter((part) => holdsFor(part, chart, current, named)).length >= term.count,
        named,
        before,
      );
    case 'reading':
      return holdsFor(readAs(term, chart), chart, current, named);
    case 'not':
      return !holdsFor(term.part, chart, current, null);
    case 'unnamed':
      return holdsFor(term.part, chart, current, null);
    case 'option':
      return chart.doctrine[term.option] ? holdsFor(term.part, chart, current, named) : term.otherwise;
    case 'every':
      return ended(
        membersOf(term.of, chart, current).every((planet) => holdsFor(term.part, chart, planet, named)),
        named,
        before,
      );
    case 'none':
      return !membersOf(term.of, chart, current).some((planet) => holdsFor(term.part, chart, planet, null));
    case 'at_least': {
      const met = membersOf(term.of, chart, current).filter((planet) => holdsFor(term.part, chart, planet, named));
      return ended(met.length >= term.count, named, before);
    }
    case 'names':
      named?.push(...membersOf(term.of, chart, current));
      return true;
  }
};

/** The planets that form what a term describes, each once; null where it does not hold. */
export const formingPlanets = (term: Term, chart: ChartReading): readonly Graha[] | null => {
  const named: Graha[] = [];
  return holdsFor(term, chart, null, named) ? [...new Set(named)] : null;
};

/** Whether a term holds. */
export const holds = (term: Term, chart: ChartReading): boolean => holdsFor(term, chart, null, null);

const printCondition = ({ kind, planets, wants }: Condition): string =>
  `${kind}(${[planets.map(printPlanet).join(', '), wants.join(' ')].filter((text) => text !== '').join(', ')})`;

const textOf = (term: Term): string => {
  switch (term.type) {
    case 'condition':
      return printCondition(term);
    case 'all':
    case 'any':
    case 'one_or_more':
      return `${term.type}(${term.parts.map(printTerm).join(', ')})`;
    case 'at_least_of':
      return `at_least(${term.count} of ${term.parts.map(printTerm).join(', ')})`;
    case 'reading':
      return `usual(${printTerm(term.usual)}), raman(${printTerm(term.raman)})`;
    case 'not':
      return `not(${printTerm(term.part)})`;
    case 'unnamed':
      return printTerm(term.part);
    case 'option':
      return `${term.option}(${printTerm(term.part)})`;
    case 'every':
    case 'none':
      return `${term.type}(${printSet(term.of)}: ${printTerm(term.part)})`;
    case 'at_least':
      return `${term.count === 1 ? 'some(' : `at_least(${term.count} of `}${printSet(term.of)}: ${printTerm(term.part)})`;
    case 'names':
      return '';
  }
};

/** Texts of terms. Most terms stand in tables of rules for good, and are explained in one chart after another. */
const printed = new WeakMap<Term, string>();

/** A term as text: `all(in_houses(lord(9), 1 4 5 7 9 10), strong(lord(1)))`. Equal terms print equal text. */
export const printTerm = (term: Term): string => {
  const known = printed.get(term);
  if (known !== undefined) return known;
  const text = textOf(term);
  printed.set(term, text);
  return text;
};

/** A term on one chart with all its parts, also those that were not needed for the result. */
export interface Explanation {
  /** Kind of the condition (`in_houses`), or of the group (`all`). */
  readonly kind: string;
  /** The requirement as `printTerm` writes it. */
  readonly required: string;
  readonly met: boolean;
  /** Conditions only: the planets they are about, as the rule names them (`lord(9)`), and its other requirements. */
  readonly terms: readonly string[];
  readonly wants: readonly (string | number)[];
  /** Conditions only: the planets they are about and what was observed. */
  readonly planets: readonly Graha[];
  readonly observed: readonly Observed[];
  /** Groups only. A quantifier has one part per planet, named by `planet`. */
  readonly parts: readonly Explanation[];
  readonly planet: Graha | null;
  /** A group that counts under an option of the doctrine, which is off. */
  readonly isOff: boolean;
}

const explainFor = (term: Term, chart: ChartReading, current: Graha | null, planet: Graha | null): Explanation => {
  const group = (parts: readonly Explanation[], isOff = false): Explanation => ({
    kind: term.type,
    required: printTerm(term),
    met: holdsFor(term, chart, current, null),
    terms: [],
    wants: [],
    planets: [],
    observed: [],
    parts,
    planet,
    isOff,
  });
  const ofEach = (part: Term, members: readonly Graha[]): readonly Explanation[] =>
    members.map((member) => explainFor(part, chart, member, member));
  switch (term.type) {
    case 'condition': {
      const who = resolver(chart, current);
      return {
        kind: term.kind,
        required: printTerm(term),
        met: term.met(chart, who),
        terms: term.planets.map(printPlanet),
        wants: term.wants,
        planets: term.planets.map(who),
        observed: term.observed(chart, who),
        parts: [],
        planet,
        isOff: false,
      };
    }
    case 'all':
    case 'any':
    case 'one_or_more':
    case 'at_least_of':
      return group(
        term.parts.filter(({ type }) => type !== 'names').map((part) => explainFor(part, chart, current, null)),
      );
    case 'reading':
      return explainFor(readAs(term, chart), chart, current, planet);
    case 'unnamed':
      return explainFor(term.part, chart, current, planet);
    case 'not':
      return group([explainFor(term.part, chart, current, null)]);
    case 'option':
      return group([explainFor(term.part, chart, current, null)], !chart.doctrine[term.option]);
    case 'every':
    case 'none':
    case 'at_least':
      return group(ofEach(term.part, membersOf(term.of, chart, current)));
    case 'names':
      return group([]);
  }
};

/** Every condition of a term on one chart: required, observed, met. `met` of the whole equals `holds`. */
export const explain = (term: Term, chart: ChartReading): Explanation => explainFor(term, chart, null, null);

/** What numerology says, in one language: names of what is counted, and the texts of the nine numbers. Keys are the domain's. */
import type { CompoundKey } from '../../../layers/jyotish/numerology/compound.ts';
import type { Arrow, Plane } from '../../../layers/jyotish/numerology/lo-shu.ts';
import type { NameSystem } from '../../../layers/jyotish/numerology/name-number.ts';
import type { ExpressionMode, ExpressionPlane } from '../../../layers/jyotish/numerology/name-table.ts';
import type { NumberFindingKey, NumberKind } from '../../../layers/jyotish/numerology/number-string.ts';
import type { Direction } from '../../../layers/jyotish/panchang/nivas.ts';
import type { PlanetColour } from '../../../layers/jyotish/remedies/planet-rows.ts';
import type { NumberRelation } from '../../../layers/jyotish/numerology/numbers.ts';
import type { ComparedNumber } from '../../../layers/jyotish/numerology/pair.ts';
import type { DebtPlace, KarmicDebt, ProfileNumber } from '../../../layers/jyotish/numerology/profile.ts';

export type Nine = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ByNumber = Readonly<Record<Nine, string>>;
/** How a score of two persons is held, from the lowest fifth. */
export const PAIR_GRADES = ['low', 'quiet', 'even', 'good', 'strong'] as const;
export type PairGrade = (typeof PAIR_GRADES)[number];

/** Names beside the keys of an answer. */
export interface NumerologyLabels {
  readonly systems: Readonly<Record<NameSystem, string>>;
  readonly numbers: Readonly<Record<ComparedNumber, string>>;
  readonly relations: Readonly<Record<NumberRelation, string>>;
  readonly grades: Readonly<Record<'good' | 'mixed' | 'bad', string>>;
  readonly planes: Readonly<Record<Plane, string>>;
  readonly arrows: Readonly<Record<Arrow, string>>;
  readonly expressionPlanes: Readonly<Record<ExpressionPlane, string>>;
  readonly expressionModes: Readonly<Record<ExpressionMode, string>>;
  readonly profile: Readonly<Record<ProfileNumber, string>>;
  readonly debtPlaces: Readonly<Record<DebtPlace, string>>;
  readonly kinds: Readonly<Record<NumberKind, string>>;
  /** What is found in a number, by whether it helps; `{digits}` are the digits it is about. */
  readonly findings: Readonly<Record<NumberFindingKey, Readonly<Record<'good' | 'bad', string>>>>;
  readonly stretches: Readonly<Record<'year' | 'month', string>>;
  readonly pairGrades: Readonly<Record<PairGrade, string>>;
  /** From January. */
  readonly months: readonly string[];
  readonly colours: Readonly<Record<PlanetColour, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
}

/** Everything numerology says in one language. */
export interface NumerologyBank {
  readonly labels: NumerologyLabels;
  readonly mulank: ByNumber;
  readonly bhagyank: ByNumber;
  readonly namank: ByNumber;
  readonly masters: Readonly<Record<11 | 22 | 33, string>>;
  /** A number that is absent from a name or a date, and one that stands in it more than once. */
  readonly absent: ByNumber;
  readonly plenty: ByNumber;
  readonly arrows: Readonly<Record<Arrow, string>>;
  readonly debts: Readonly<Record<KarmicDebt, string>>;
  readonly year: ByNumber;
  readonly month: ByNumber;
  readonly day: ByNumber;
  readonly compounds: Readonly<Record<CompoundKey, { readonly name: string; readonly text: string }>>;
  readonly pair: Readonly<Record<PairGrade, string>>;
}

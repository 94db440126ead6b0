/** The shape of a dosha: named rules as conditions, cancellations and grading. */
import { formingPlanets } from '../condition/evaluate.ts';
import { groundsOf, heldRules, type Ground, type HeldRule } from '../condition/ground.ts';
import type { ChartReading } from '../condition/reading.ts';
import type { Term } from '../condition/term.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** From absent to strong. */
export const DOSHA_GRADES = ['none', 'mild', 'moderate', 'strong'] as const;
export type DoshaGrade = (typeof DOSHA_GRADES)[number];

/** One dosha as data. */
export interface DoshaRule<Id extends string = string> {
  readonly id: Id;
  readonly source: string;
  /** Rule id → condition. The dosha is present when `needed` of them are met. */
  readonly rules: Readonly<Record<string, Term>>;
  /** How many rules must be met; 1 when left out. */
  readonly needed?: number;
  /** Cancellations: the dosha stays present, graded mild. */
  readonly cancels?: Readonly<Record<string, Term>>;
  /** Grading of its own instead of the count of rules met; used only when the dosha is present and nothing cancels it. */
  readonly grade?: (chart: ChartReading) => DoshaGrade;
}

/** One dosha judged on one chart. */
export interface DoshaFinding<Id extends string = string> {
  readonly id: Id;
  readonly present: boolean;
  readonly grade: DoshaGrade;
  /** The rules that are met: fewer than are needed where the dosha is absent. */
  readonly met: readonly HeldRule[];
  readonly planets: readonly Graha[];
  /** The cancellations that apply. */
  readonly cancelledBy: readonly HeldRule[];
}

/** Grade by number of rules met: none, mild, moderate, strong from three on. */
export const gradeByCount = (count: number): DoshaGrade => {
  if (count <= 0) return 'none';
  if (count === 1) return 'mild';
  if (count === 2) return 'moderate';
  return 'strong';
};

/** Every rule of a dosha on one chart: whether it is met, by which planets, in which houses 1–12 (ascending), on what grounds. */
export const doshaTrace = (
  { rules }: DoshaRule,
  chart: ChartReading,
): readonly {
  readonly id: string;
  readonly met: boolean;
  readonly planets: readonly Graha[];
  readonly houses: readonly number[];
  readonly grounds: readonly Ground[];
}[] =>
  Object.entries(rules).map(([id, when]) => {
    const planets = formingPlanets(when, chart);
    const houses = [...new Set((planets ?? []).map((planet) => chart.house(planet)))].sort((a, b) => a - b);
    return { id, met: planets !== null, planets: planets ?? [], houses, grounds: groundsOf(when, chart) };
  });

/** One dosha on one chart. */
export const judgeDosha = <Id extends string>(rule: DoshaRule<Id>, chart: ChartReading): DoshaFinding<Id> => {
  const met = doshaTrace(rule, chart).filter((row) => row.met);
  const present = met.length >= (rule.needed ?? 1);
  const cancelledBy = present ? heldRules(rule.cancels ?? {}, chart) : [];
  const weigh = (): DoshaGrade => {
    if (!present) return 'none';
    if (cancelledBy.length > 0) return 'mild';
    return rule.grade === undefined ? gradeByCount(met.length) : rule.grade(chart);
  };
  return {
    id: rule.id,
    present,
    grade: weigh(),
    met: met.map(({ id, grounds }) => ({ id, grounds })),
    planets: [...new Set(met.flatMap(({ planets }) => planets))],
    cancelledBy,
  };
};

/** A row, its id kept as a literal type. */
export const doshaRow = <const Id extends string>(row: DoshaRule<Id>): DoshaRule<Id> => row;

/** The parts of a window in which given facts hold and ascendant and navamsa ascendant stay the same, cut at exact times. */
import { julian, MINUTE, SECOND } from '../ephemeris/instant.ts';
import { equalSpans, type TimeSpan } from '../ephemeris/span.ts';
import { union } from '../ephemeris/span-list.ts';
import { FACTS, type SensitiveFact } from '../kundli/sensitive-fact.ts';
import { factChanges } from '../kundli/sensitive-search.ts';
import { View, type BirthWindow } from '../kundli/sensitive-window.ts';

/** A fact that is known of the birth: its key and the number of the sign, star or quarter. */
export interface KnownFact {
  readonly what: SensitiveFact;
  readonly is: number;
}

/** A part of the window. */
export interface Cell extends TimeSpan {
  /** Signs 1–12. */
  readonly ascendant: number;
  readonly navamsaAscendant: number;
}

const OWN_FACTS = ['ascendant_sign', 'ascendant_d9'] as const satisfies readonly SensitiveFact[];

/** The parts of a span in which all facts hold, in order of time; none that is shorter than a second. */
export const cellsOf = (window: BirthWindow, span: TimeSpan, facts: readonly KnownFact[]): readonly Cell[] => {
  const asked = [...new Set<SensitiveFact>([...OWN_FACTS, ...facts.map(({ what }) => what)])];
  const cuts = factChanges(window, span, asked)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const edges = [span.start, ...cuts, span.end];
  return edges.slice(1).flatMap((end, i): readonly Cell[] => {
    const start = edges[i] ?? span.start;
    if (end - start < SECOND) return [];
    const middle = new View(window, (start + end) / 2);
    if (!facts.every(({ what, is }) => FACTS[what].read(middle) === is)) return [];
    const [ascendant, navamsaAscendant] = OWN_FACTS.map((what) => Number(FACTS[what].read(middle)));
    return [{ start, end, ascendant: ascendant ?? 0, navamsaAscendant: navamsaAscendant ?? 0 }];
  });
};

/** Edges of two cells this near to each other are one: what lies between was too short for a cell. */
const TOUCHING = 2 * SECOND;

/** Cells joined where they touch: where the facts hold, whatever the ascendant. */
export const joinedCells = (cells: readonly TimeSpan[]): readonly TimeSpan[] =>
  union(cells.map(({ start, end }) => ({ start, end: julian(end + TOUCHING) }))).map(({ start, end }) => ({
    start,
    end: julian(end - TOUCHING),
  }));

/** A stretch of a cell, at most a minute, which its middle stands for. */
export interface Step extends TimeSpan {
  /** Place of its cell in the list. */
  readonly cell: number;
}

/** All steps of some cells, in order. */
export const stepsOf = (cells: readonly Cell[]): readonly Step[] =>
  cells.flatMap((cell, i) =>
    equalSpans(cell, Math.max(1, Math.ceil((cell.end - cell.start) / MINUTE - 1e-6))).map((part) => ({
      ...part,
      cell: i,
    })),
  );

/** Patyayini dasha: the solar year shared out by degrees in the sign (Tajika Nilakanthi; P. V. R. Narasimha Rao). */
import { degreeInSign, type Planet7 } from '../chart/rashi.ts';
import { PLANETS7 } from '../chart/graha.ts';
import type { Chart } from '../chart/chart.ts';
import { rowsFrom } from '../dasha/cycle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** Who rules a period: a planet, Sun to Saturn, or the ascendant. */
export type PatyayiniLord = Planet7 | 'ascendant';
export const PATYAYINI_LORDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'ascendant',
] as const satisfies readonly PatyayiniLord[];
/** Degrees below which two places in a sign are one. */
const EQUAL_DEG = 1e-9;

/** A lord with its degrees in the sign (krisamsa) and what these add to those of the lord before it (patyamsa). */
export interface PatyayiniRow {
  readonly lord: PatyayiniLord;
  readonly krisamsa: number;
  readonly patyamsa: number;
}

/** The eight lords of a year chart by degrees in the sign, ascending; equal ones in natural order, ascendant last. */
export const patyayiniOrder = ({ ascendant, grahas }: Chart): readonly PatyayiniRow[] => {
  const degrees = [
    ...PLANETS7.map((lord) => ({ lord, krisamsa: grahas[lord].degree })),
    { lord: 'ascendant' as const, krisamsa: degreeInSign(ascendant.longitude) },
  ].toSorted((a, b) => (Math.abs(a.krisamsa - b.krisamsa) < EQUAL_DEG ? 0 : a.krisamsa - b.krisamsa));
  return degrees.map(({ lord, krisamsa }, i) => ({
    lord,
    krisamsa,
    patyamsa: Math.max(0, krisamsa - (degrees[i - 1]?.krisamsa ?? 0)),
  }));
};

/** A period, with the next level where it is asked for. */
export interface PatyayiniPeriod extends TimeSpan {
  readonly lords: readonly PatyayiniLord[];
  readonly level: number;
  readonly children: readonly PatyayiniPeriod[];
}

/**
 * The periods of a span down to level `depth`, from the lord at `first` of the order: each as long as its patyamsa is of the
 * sum. Lords without a patyamsa have no period. Sub-periods begin with the lord of their period.
 */
export const patyayiniPeriods = (
  order: readonly PatyayiniRow[],
  { start, end }: TimeSpan,
  depth: number,
  above: readonly PatyayiniLord[] = [],
): readonly PatyayiniPeriod[] => {
  const rows = order.filter(({ patyamsa }) => patyamsa >= EQUAL_DEG);
  const whole = rows.reduce((sum, { patyamsa }) => sum + patyamsa, 0);
  let passed = 0;
  let from: JulianDay = start;
  return rows.map(({ lord, patyamsa }, i) => {
    passed += patyamsa;
    const to = i === rows.length - 1 ? end : julian(start + ((end - start) * passed) / whole);
    const span = { start: from, end: to };
    from = to;
    const lords = [...above, lord];
    const children = lords.length < depth ? patyayiniPeriods(rowsFrom(rows, i), span, depth, lords) : [];
    return { ...span, lords, level: lords.length, children };
  });
};

/** The periods that run at an instant, one per level; empty outside the year. */
export const patyayiniAt = (periods: readonly PatyayiniPeriod[], at: JulianDay): readonly PatyayiniPeriod[] => {
  const found = periods.find(({ start, end }) => at >= start && at < end);
  return found ? [found, ...patyayiniAt(found.children, at)] : [];
};

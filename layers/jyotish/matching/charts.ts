/** The eight kootas of two charts. */
import type { Chart } from '../chart/chart.ts';
import type { KootaTables } from './ashtakoot.ts';
import { partnerOfMoon } from './partner.ts';
import { DEFAULT_TABLES } from './tables.ts';
import { kootaMatch, type KootaMatch } from './verdict.ts';

/**
 * Guna Milan of two charts: points of the eight kootas, their total of 36, and what is left of it when every exception is
 * counted. What the match comes to with Mars of both: `matchVerdict(match, pairManglik(groom, bride).good)`.
 * @example
 * ashtakoot(chart, chart).total // → 28
 */
export const ashtakoot = (groom: Chart, bride: Chart, tables: KootaTables = DEFAULT_TABLES): KootaMatch =>
  kootaMatch(
    { groom: partnerOfMoon(groom.grahas.moon.longitude), bride: partnerOfMoon(bride.grahas.moon.longitude) },
    tables,
  );

/** `npm run prevalence`: writes layers/jyotish/dosha/prevalence-counts.ts, the share of charts in which each yoga and dosha stands. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { countPrevalence, COUNTED_IDS as ids, randomBirths } from './count.ts';

const CHARTS = 10_000;
/** So many are counted again by a test, which finds a table that is older than the rules. */
const FIRST_CHARTS = 400;
const sky = openSky(await loadEphemeris());
const { counts, digest } = countPrevalence(sky, ids, randomBirths(CHARTS));
const first = countPrevalence(sky, ids, randomBirths(FIRST_CHARTS)).digest;
const rows = ids.map((id) => `  ${id}: ${counts.get(id) ?? 0},\n`).join('');
const file = join(import.meta.dirname, '../../../../layers/jyotish/dosha/prevalence-counts.ts');
writeFileSync(
  file,
  `/**
 * Written by \`npm run prevalence\`: in how many of 10,000 random charts each yoga and dosha stands. Do not edit.
 * Births at any instant of 1950–2025 and any place between 8° and 34° north, 69° and 96° east, read under the defaults of
 * the service; Saturn's transit on any day of the same years.
 */
import type { DoshaId } from './all.ts';
import type { YogaOrDoshaId } from './as-yogas.ts';

/** Charts that were counted. */
export const PREVALENCE_CHARTS = ${CHARTS.toLocaleString('en').replace(',', '_')};
/** sha256 of the lines \`id count\`. */
export const PREVALENCE_DIGEST = '${digest}';
/** The same of the first births alone, and how many they are. */
export const PREVALENCE_FIRST = {
  charts: ${FIRST_CHARTS},
  digest: '${first}',
};
/** Charts in which it is present; a yoga or dosha added since the last count has no row. */
export const PREVALENCE_COUNTS: Readonly<Partial<Record<YogaOrDoshaId | DoshaId, number>>> = {
${rows}};
`,
);
for (const [id, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${((100 * count) / CHARTS).toFixed(2).padStart(6)} %  ${id}`);
console.log(`${CHARTS} charts, ${ids.length} yogas and doshas, ${digest}`);

/** `npm run sky:tables`: writes the frozen longitudes of Jupiter and Saturn that searches start from. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { norm180 } from '../../layers/jyotish/ephemeris/angle.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../layers/jyotish/ephemeris/swisseph.ts';
import { SLOW_PLANETS, type SlowPlanet } from '../../layers/jyotish/sky-events/slow-table.ts';
import {
  NO_CHANGE,
  SLOW_GRID,
  TABLE_DIGITS,
  type SlowTable,
} from '../../layers/jyotish/sky-events/slow-tables/packed.ts';
import { loadEphemeris } from '../runtime/ephemeris.ts';

const FOLDER = join(import.meta.dirname, '../../layers/jyotish/sky-events/slow-tables');
const SECONDS = 3600;
const ORDER = 4;

const sky = openSky(await loadEphemeris(), { ayanamsa: 'lahiri', node: 'mean', observer: 'geocentric' });

/** Longitudes from the mean equinox of date in whole seconds of arc, growing by 1296000 at every turn. */
const longitudesOf = (planet: SlowPlanet): readonly number[] => {
  const found: number[] = [];
  for (let i = 0; i < SLOW_GRID.count; i++) {
    const { longitude } = sky.meanPosition(planet, julian(SLOW_GRID.start + i * SLOW_GRID.days));
    const before = found.at(-1) ?? 0;
    found.push(before + Math.round(norm180(longitude - before / SECONDS) * SECONDS));
  }
  return found;
};

const differences = (list: readonly number[]): readonly number[] => list.slice(1).map((one, i) => one - (list[i] ?? 0));

const digitsOf = (change: number): string => {
  const number = change + NO_CHANGE;
  if (number < 0 || number >= 2 * NO_CHANGE)
    throw new Error(`a fourth difference of ${change}″ does not fit two digits`);
  return `${TABLE_DIGITS[number >> 6]}${TABLE_DIGITS[number & 63]}`;
};

const tableOf = (planet: SlowPlanet): SlowTable => {
  const orders = [longitudesOf(planet)];
  while (orders.length <= ORDER) orders.push(differences(orders.at(-1) ?? []));
  const [a = 0, b = 0, c = 0, d = 0] = orders.map(([first = 0]) => first);
  return { start: [a, b, c, d], fourth: (orders.at(-1) ?? []).map(digitsOf).join('') };
};

for (const planet of SLOW_PLANETS) {
  const table = tableOf(planet);
  const name = `${planet.toUpperCase()}_TABLE`;
  const digest = createHash('sha256').update(JSON.stringify(table)).digest('hex');
  const text = `/** Written by \`npm run sky:tables\`: ${SLOW_GRID.count} longitudes of ${planet}. Do not edit. */
import type { SlowTable } from './packed.ts';

/** sha256 of the table as JSON. */
export const ${name}_DIGEST = '${digest}';
export const ${name}: SlowTable = ${JSON.stringify(table)};\n`;
  writeFileSync(
    join(FOLDER, `${planet}.ts`),
    await format(text, { parser: 'typescript', singleQuote: true, printWidth: 120 }),
  );
  console.log(`${planet}: ${SLOW_GRID.count} longitudes, sha256 ${digest}`);
}

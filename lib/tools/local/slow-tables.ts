/** `npm run sky:tables`: writes the frozen longitudes of Jupiter and Saturn that searches start from, and their entries into signs. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import {
  FIRST_INSTANT_JD,
  julian,
  LAST_INSTANT_JD,
  plusDays,
  toUnixMs,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf, type Crossing } from '../../../layers/jyotish/ephemeris/passages.ts';
import { openSky } from '../../../layers/jyotish/ephemeris/swisseph.ts';
import { SLOW_PLANETS, type SlowPlanet } from '../../../layers/jyotish/sky-events/slow-table.ts';
import {
  ENTRY_BASE,
  FIRST_MS,
  NO_CHANGE,
  SLOW_GRID,
  TABLE_DIGITS,
  type SlowTable,
} from '../../../layers/jyotish/sky-events/slow-tables/packed.ts';
import { loadEphemeris } from '../../adapters/ephemeris.ts';
import { writeSource } from './write-source.ts';

const FOLDER = join(import.meta.dirname, '../../../layers/jyotish/sky-events/slow-tables');
const SECONDS = 3600;
const ORDER = 4;

const sky = openSky(await loadEphemeris());

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

/** Half the base of the difference quotient that the last step takes as the speed, days. */
const SPEED_BASE = 1e-3;

/** Passages over the starts of signs by the sky alone, each by one more step of Newton's: what the search leaves is 1e-8 days. */
const entriesOf = (planet: SlowPlanet): readonly Crossing[] => {
  const where = (jd: number): number => sky.longitude(planet, julian(jd));
  return angleCrossings(where, motionOf(planet), FIRST_INSTANT_JD, LAST_INSTANT_JD, equalParts(12)).map((found) => {
    const speed = norm180(where(found.jd + SPEED_BASE) - where(found.jd - SPEED_BASE)) / (2 * SPEED_BASE);
    return { ...found, jd: plusDays(found.jd, -norm180(where(found.jd) - found.angle) / speed) };
  });
};

const entriesText = (entries: readonly Crossing[]): string => {
  const at = [FIRST_MS, ...entries.map(({ jd }) => Math.round(toUnixMs(jd)))];
  return differences(at)
    .map((change, i) => (entries[i]?.retrograde ? -change : change).toString(ENTRY_BASE))
    .join(' ');
};

const tableOf = (planet: SlowPlanet): SlowTable => {
  const orders = [longitudesOf(planet)];
  while (orders.length <= ORDER) orders.push(differences(orders.at(-1) ?? []));
  const [a = 0, b = 0, c = 0, d = 0] = orders.map(([first = 0]) => first);
  return {
    start: [a, b, c, d],
    fourth: (orders.at(-1) ?? []).map(digitsOf).join(''),
    sign: signOf(sky.longitude(planet, FIRST_INSTANT_JD)),
    entries: entriesText(entriesOf(planet)),
  };
};

for (const planet of SLOW_PLANETS) {
  const table = tableOf(planet);
  const name = `${planet.toUpperCase()}_TABLE`;
  const digest = createHash('sha256').update(JSON.stringify(table)).digest('hex');
  const text = `/** Written by \`npm run sky:tables\`: ${SLOW_GRID.count} longitudes of ${planet}, and its entries into signs. Do not edit. */
import type { SlowTable } from './packed.ts';

/** sha256 of the table as JSON. */
export const ${name}_DIGEST = '${digest}';
export const ${name}: SlowTable = ${JSON.stringify(table)};\n`;
  await writeSource(join(FOLDER, `${planet}.ts`), text);
  const entries = table.entries.split(' ').length;
  console.log(`${planet}: ${SLOW_GRID.count} longitudes, ${entries} entries into signs, sha256 ${digest}`);
}

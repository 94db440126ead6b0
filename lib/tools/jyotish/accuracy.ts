/** How far the rules lie from others, for the README: rows of the ledger that `npm test` writes. */
import { ACCURACY_UNITS } from '../../contract/values/accuracy-units.ts';
import { accuracyRows, type AccuracyRow } from '../../service/catalogue/accuracy.source.ts';

/** Endpoints whose numbers come out of the package as they are, in the order of the table. */
const SHOWN = [
  ['ephemeris/positions', 'Positions'],
  ['ephemeris/ayanamsa', 'Ayanamsas'],
  ['kundli/houses', 'Houses'],
  ['ephemeris/rise-set', 'Rising, setting, twilight'],
  ['ephemeris/ingress', 'Entries into signs and stars'],
  ['ephemeris/retrograde', 'Stations'],
  ['ephemeris/solar-eclipses', 'Solar eclipses'],
  ['ephemeris/lunar-eclipses', 'Lunar eclipses'],
  ['panchang/daily', 'Panchang of a day'],
  ['calendar/lunar-months', 'New moons'],
  ['calendar/festivals', 'Festivals'],
  ['varga/shodashavarga', 'Sixteen divisional charts'],
  ['dasha/vimshottari', 'Vimshottari'],
  ['dasha/kalachakra', 'Kalachakra'],
  ['strength/shadbala', 'Shadbala'],
  ['strength/ashtakavarga', 'Ashtakavarga'],
  ['jaimini/karakas', 'Chara karakas'],
  ['kp/cusps', 'KP cusps'],
  ['matching/ashtakoot', 'Ashtakoot'],
  ['varshaphal/chart', 'Solar return'],
] as const;

const deviation = ({ unit, max_error: max }: AccuracyRow): string => {
  if (unit !== 'mismatches') return `${max} ${unit.replaceAll('_', ' ')}`;
  return max === 0 ? 'none' : String(max);
};

/** A Markdown table of what was compared, with whom, how often, and the largest deviation. */
export const accuracyTable = (): string => {
  const rows = accuracyRows();
  const lines = SHOWN.flatMap(([endpoint, what]) =>
    rows
      .filter((row) => row.endpoint === endpoint)
      .map((row) => `| ${what} | ${row.oracle} | ${row.cases.toLocaleString('en')} | ${deviation(row)} |`),
  );
  const units = [...new Set(rows.map(({ unit }) => unit))].filter((unit) =>
    lines.some((line) => line.endsWith(` ${unit} |`)),
  );
  return [
    '| What | Compared with | Values | Largest deviation |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `Units: ${units.map((unit) => `${unit}, ${ACCURACY_UNITS[unit]}`).join('; ')}.`,
  ].join('\n');
};

/** What a chart stands on, for the summary: planets that carry, planets that ask for care, dates ahead. */
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { NATURE_THEMES } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { staysAhead, windowsAhead, windowText, windowWhy } from '../ahead.ts';
import { holds } from '../ages.ts';
import { SHAPES } from '../answers.ts';
import { dayText, decimals, type Making } from '../making.ts';
import { EVENTS } from '../areas.ts';
import { moveDate, periodDate, yearId } from './changes.ts';
import { bookWords, inSentence } from './words.ts';

/** A row of the summary: what it is about, and what is said of it. */
export type Said = readonly [label: string, text: string];

/** Rows of each list of the summary. */
const ROWS = 3;

const shadbala = (making: Making) => making.read('shadbala', SHAPES.shadbala).planets;
const dignityOf = (making: Making, planet: string) =>
  making.read('dignities', SHAPES.dignities).planets.find((row) => row.planet === planet);

/** What a planet stands for by nature: planets of one house may stand well and badly, and are told apart by it. */
const natureOf = ({ language }: Making, planet: string): string => {
  const theme = NATURE_THEMES[GRAHAS.findIndex((one) => one === planet)];
  return theme === undefined ? '' : inSentence(bank(language, 'phala/themes').themes[theme]);
};

/** What carries: the strongest planet by shadbala, planets in dignity, and those with more than they need. */
export const carries = (making: Making): readonly Said[] => {
  const { you } = bookWords(making);
  const ranked = shadbala(making).toSorted((a, b) => b.ratio - a.ratio);
  const [best, ...others] = ranked;
  const dignified = ranked.filter(({ planet }) =>
    ['exalted', 'own', 'moolatrikona'].includes(dignityOf(making, planet)?.dignity ?? ''),
  );
  const used = new Set<string>(best === undefined ? [] : [best.planet]);
  const rows: Said[] = [];
  if (best !== undefined)
    rows.push([
      filled(you.strongest, { planet: best.name }),
      filled(you.strong_text, {
        has: decimals(best.rupas, 1),
        needs: decimals(best.required, 1),
        matter: natureOf(making, best.planet),
      }),
    ]);
  for (const { planet, name } of dignified) {
    if (used.has(planet)) continue;
    used.add(planet);
    const dignity = (dignityOf(making, planet)?.dignity_name ?? '').toLowerCase();
    rows.push([
      filled(you.dignified, { planet: name, dignity }),
      filled(you.dignified_text, { matter: natureOf(making, planet) }),
    ]);
  }
  for (const { planet, name, ratio } of others) {
    if (used.has(planet) || ratio < 1) continue;
    used.add(planet);
    rows.push([
      filled(you.helped, { planet: name, ratio: decimals(ratio, 1) }),
      filled(you.helped_text, { matter: natureOf(making, planet) }),
    ]);
  }
  return rows.slice(0, ROWS);
};

/** What asks for care: the weakest planet, fallen ones, those near the Sun, doshas that count. */
export const cares = (making: Making): readonly Said[] => {
  const { you } = bookWords(making);
  const weakest = shadbala(making).toSorted((a, b) => a.ratio - b.ratio)[0];
  const rows: Said[] = [];
  const used = new Set<string>();
  if (weakest !== undefined && weakest.ratio < 1) {
    used.add(weakest.planet);
    rows.push([
      filled(you.weak, { planet: weakest.name }),
      filled(you.weak_text, {
        has: decimals(weakest.rupas, 1),
        needs: decimals(weakest.required, 1),
        matter: natureOf(making, weakest.planet),
      }),
    ]);
  }
  for (const { planet, name, dignity, dignity_name } of making.read('dignities', SHAPES.dignities).planets) {
    if (dignity !== 'debilitated' || used.has(planet)) continue;
    used.add(planet);
    rows.push([
      filled(you.low, { planet: name, dignity: dignity_name.toLowerCase() }),
      filled(you.low_text, { matter: natureOf(making, planet) }),
    ]);
  }
  for (const { name, present, cancelled, key } of making.read('doshas', SHAPES.doshas).doshas)
    if (present && !cancelled && key !== 'sade_sati' && key !== 'dhaiya')
      rows.push([filled(you.dosha, { name }), you.dosha_text]);
  for (const { planet, name, combust } of making.read('planets', SHAPES.planets).planets)
    if (combust && !used.has(planet)) rows.push([filled(you.burnt, { planet: name }), you.burnt_text]);
  return rows.length === 0 ? [[you.calm, you.calm_text]] : rows.slice(0, ROWS);
};

/** A date ahead, with the chapter that tells more. */
export interface AheadDate {
  readonly start: string;
  readonly when: string;
  readonly matter: string;
  readonly why: string;
  /** Chapters that may tell more, the likeliest first. */
  readonly chapters: readonly string[];
}

/** Chapters of a year, as books and as predictions have them. */
const yearIds = (iso: string): string[] => [yearId(iso.slice(0, 4)), `year-${iso.slice(0, 4)}`];

/** The running sub-period, the one after it, and when the great period ends. */
export const runningOf = (making: Making) => {
  const { periods, current } = making.read('vimshottari', SHAPES.vimshottari);
  const great = periods.find(({ span }) => holds(span, making.issued));
  const parts = great?.children ?? [];
  const at = parts.findIndex(({ span }) => holds(span, making.issued));
  const following = periods.find(({ span }) => great !== undefined && span.start === great.span.end);
  return { great, part: parts[at], next: parts[at + 1] ?? following?.children?.[0], following, current };
};

/** Rows for which the page has room. */
const MOST_DATES = 5;

/** Dates worth writing down, by date: the best windows and changes of periods, and slow planets that move where there is room. */
export const datesAhead = (making: Making): readonly AheadDate[] => {
  const { words, issued } = making;
  const { next, following } = runningOf(making);
  const beginning = (
    { span: { start } }: { readonly span: { readonly start: string } },
    { what, why }: { readonly what: string; readonly why: string },
    chapters: readonly string[],
  ): AheadDate => ({
    start,
    when: dayText(words, start),
    matter: what,
    why,
    chapters: [...yearIds(start), ...chapters],
  });
  const strongest = windowsAhead(making).toSorted((a, b) => b.score - a.score);
  const best = EVENTS.flatMap((event) => strongest.find((one) => one.event === event) ?? []);
  const moves = staysAhead(making)
    .filter(({ planet, span }) => planet !== 'rahu' && span.start > issued)
    .slice(0, 2);
  const begins = [next, following?.children?.[0]].flatMap((one) => one ?? []);
  return [
    ...best.slice(0, 2).map((window): AheadDate => ({
      start: window.span.start,
      when: windowText(making, window),
      matter: window.name,
      why: windowWhy(making, window),
      chapters: [...yearIds(window.span.start), 'areas'],
    })),
    ...[...new Map(begins.map((one) => [one.span.start, one])).values()].map((one) =>
      beginning(one, periodDate(making, one), ['life']),
    ),
    ...moves.map((stay) => beginning(stay, moveDate(making, stay), [])),
  ]
    .slice(0, MOST_DATES)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
};

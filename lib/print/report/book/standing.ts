/** What a chart stands on, for the summary: planets that carry, planets that ask for care, dates ahead. */
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { NATURE_THEMES } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../words/bank.ts';
import { filled, uncapital } from '../../../words/fill.ts';
import { staysAhead, windowsAhead, windowText, windowWhy } from '../ahead.ts';
import { holds } from '../ages.ts';
import { SHAPES } from '../answers.ts';
import { dayText, decimals, type Making } from '../making.ts';
import { verdictOf } from '../sections/dosha-verdict.ts';
import { areaId, EVENTS } from '../areas.ts';
import { moveDate, PERIOD_PLACES, periodDate, yearDatesId } from './changes.ts';
import { bookWords, isRaised, OF_TODAY } from './words.ts';

/** A row of the summary: what it is about, and what is said of it. */
export type Said = readonly [label: string, text: string];

/** Rows of each list of the summary. */
const ROWS = 3;

const shadbala = (making: Making) => making.read('shadbala', SHAPES.shadbala).planets;
const dignityOf = (making: Making, planet: string) =>
  making.read('dignities', SHAPES.dignities).planets.find((row) => row.planet === planet);

/** What a planet stands for by nature: planets of one house may stand well and badly, and are told apart by it. */
export const natureOf = ({ language }: Making, planet: string): string => {
  const theme = NATURE_THEMES[GRAHAS.findIndex((one) => one === planet)];
  return theme === undefined ? '' : uncapital(bank(language, 'phala/themes').themes[theme]);
};

/** What a strong planet may give, in a sentence of its own. */
const giftOf = (making: Making, planet: string): string => {
  const gifts: Readonly<Record<string, string>> = bookWords(making).gifts;
  return gifts[planet] ?? '';
};

/** A row with the planet that it is about, null for one about a dosha. */
interface Row {
  readonly planet: string | null;
  readonly said: Said;
}

/** What is said of a fallen planet: that it asks for small steps, or that its fall is cancelled. */
const fallenText = (making: Making, planet: string): string => {
  const { you } = bookWords(making);
  return filled(isRaised(making, planet) ? you.low_lifted : you.low_text, { matter: natureOf(making, planet) });
};

/** Planets and doshas that ask for care, in the order of the summary. */
const careRows = (making: Making): readonly Row[] => {
  const { you } = bookWords(making);
  const weakest = shadbala(making).toSorted((a, b) => a.ratio - b.ratio)[0];
  const rows: Row[] = [];
  const isTold = (planet: string): boolean => rows.some((row) => row.planet === planet);
  if (weakest !== undefined && weakest.ratio < 1) {
    const { planet, name, rupas, required } = weakest;
    const slots = { has: decimals(rupas, 1), needs: decimals(required, 1), matter: natureOf(making, planet) };
    rows.push({ planet, said: [filled(you.weak, { planet: name }), filled(you.weak_text, slots)] });
  }
  for (const { planet, name, dignity, dignity_name } of making.read('dignities', SHAPES.dignities).planets)
    if (dignity === 'debilitated' && !isTold(planet))
      rows.push({
        planet,
        said: [filled(you.low, { planet: name, dignity: dignity_name.toLowerCase() }), fallenText(making, planet)],
      });
  // Those that nothing lessens come first: there is not room for all.
  const doshas = making
    .read('doshas', SHAPES.doshas)
    .doshas.toSorted((a, b) => Number(a.eased_by.length > 0) - Number(b.eased_by.length > 0));
  for (const dosha of doshas)
    if (dosha.present && !dosha.cancelled && !OF_TODAY.includes(dosha.key))
      rows.push({ planet: null, said: [filled(you.dosha, { name: dosha.name }), verdictOf(making, dosha)] });
  for (const { planet, name, combust } of making.read('planets', SHAPES.planets).planets)
    if (combust && !isTold(planet)) rows.push({ planet, said: [filled(you.burnt, { planet: name }), you.burnt_text] });
  return rows.slice(0, ROWS);
};

/** What asks for care: the weakest planet, fallen ones, doshas that count, those near the Sun. */
export const cares = (making: Making): readonly Said[] => {
  const { you } = bookWords(making);
  const rows = careRows(making);
  return rows.length === 0 ? [[you.calm, you.calm_text]] : rows.map(({ said }) => said);
};

/**
 * What carries: the strongest planet by shadbala, planets in dignity, and those with more than they need. A planet that asks for
 * care is told there alone.
 */
export const carries = (making: Making): readonly Said[] => {
  const { you } = bookWords(making);
  const ranked = shadbala(making).toSorted((a, b) => b.ratio - a.ratio);
  const used = new Set(careRows(making).map(({ planet }) => planet));
  const rows: Said[] = [];
  const tell = (planet: string, said: Said): void => {
    if (used.has(planet)) return;
    used.add(planet);
    rows.push(said);
  };
  const [best, ...others] = ranked;
  if (best !== undefined)
    tell(best.planet, [
      filled(you.strongest, { planet: best.name }),
      filled(you.strong_text, {
        has: decimals(best.rupas, 1),
        needs: decimals(best.required, 1),
        gift: giftOf(making, best.planet),
      }),
    ]);
  for (const { planet, name } of ranked) {
    const { dignity = '', dignity_name: said = '' } = dignityOf(making, planet) ?? {};
    if (['exalted', 'own', 'moolatrikona'].includes(dignity))
      tell(planet, [filled(you.dignified, { planet: name, dignity: said.toLowerCase() }), giftOf(making, planet)]);
  }
  for (const { planet, name, ratio } of others)
    if (ratio >= 1)
      tell(planet, [filled(you.helped, { planet: name, ratio: decimals(ratio, 1) }), giftOf(making, planet)]);
  return rows.slice(0, ROWS);
};

/** A date ahead, with the chapter that tells more. */
export interface AheadDate {
  readonly start: string;
  readonly when: string;
  readonly matter: string;
  readonly why: string;
  /** Places that may tell more, the likeliest first. */
  readonly chapters: readonly string[];
}

/** The running sub-period, the one after it, and when the great period ends. */
export const runningOf = (making: Making) => {
  const { periods, current } = making.read('vimshottari', SHAPES.vimshottari);
  const great = periods.find(({ span }) => holds(span, making.issued));
  const parts = great?.children ?? [];
  const at = parts.findIndex(({ span }) => holds(span, making.issued));
  const following = periods.find(({ span }) => great !== undefined && span.start === great.span.end);
  return { great, part: parts[at], next: parts[at + 1] ?? following?.children?.[0], following, current };
};

/** Rows for which the page has room, and windows among them. */
const MOST = { dates: 5, windows: 3 } as const;

/**
 * Dates worth writing down, by date: the next window of each matter, those that come first, changes of periods, and slow planets
 * that move where there is room.
 */
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
    chapters: [yearDatesId(start.slice(0, 4)), ...chapters],
  });
  const coming = windowsAhead(making).filter(({ running }) => !running);
  const nearest = EVENTS.flatMap((event) => coming.find((one) => one.event === event) ?? []).toSorted(
    (a, b) => Date.parse(a.span.start) - Date.parse(b.span.start),
  );
  const moves = staysAhead(making)
    .filter(({ planet, span }) => planet !== 'rahu' && span.start > issued)
    .slice(0, 2);
  const begins = [next, following?.children?.[0]].flatMap((one) => one ?? []);
  return [
    ...nearest.slice(0, MOST.windows).map((window): AheadDate => ({
      start: window.span.start,
      when: windowText(making, window),
      matter: window.name,
      why: windowWhy(making, window),
      chapters: [yearDatesId(window.span.start.slice(0, 4)), areaId(window.event), 'areas'],
    })),
    ...[...new Map(begins.map((one) => [one.span.start, one])).values()].map((one) =>
      beginning(one, periodDate(making, one), [
        one === following?.children?.[0] ? PERIOD_PLACES.great : PERIOD_PLACES.parts,
        'life',
      ]),
    ),
    ...moves.map((stay) => beginning(stay, moveDate(making, stay), [])),
  ]
    .slice(0, MOST.dates)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
};

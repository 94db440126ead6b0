/** Numbers of a name and a date of birth as a document. */
import * as z from 'zod/mini';
import { oneDigit } from '../../../layers/jyotish/numerology/numbers.ts';
import { SOURCE } from '../../words/languages.ts';
import { named, rowsOf, type Question } from './answers.ts';
import type { Block, HighlightsBlock, ReportDocument } from '../../contract/ports/report-document.ts';
import { personalDocument, withProseNote, type ReportBrand } from './kundli.ts';
import { dayText, say, type Making } from './making.ts';
import { daysTable, nowFacts } from './number-days.ts';
import { GRID_SHAPE, gridBlocks, gridScene } from './number-grid.ts';
import { profilePage, sumPages } from './number-letters.ts';
import { numberPage, roundPage } from './number-lives.ts';
import { hasLives, numberWords, rowOf } from './number-questions.ts';
import { stretchPages, WORKS } from './number-stretches.ts';
import { birthCompound, monthsOfNumbers, namePages, numberReadings, togetherPages } from './numbers.ts';
import { closing } from './sections/person.ts';
import { LEFT, left } from './blocks.ts';

/** The questions of a numerology report. */
export const NUMEROLOGY_QUESTIONS = {
  core: { endpoint: 'numerology/core' },
  loshu: { endpoint: 'numerology/loshu' },
  lucky: { endpoint: 'numerology/lucky' },
  pinnacles: { endpoint: 'numerology/pinnacles' },
} as const satisfies Readonly<Record<string, Question>>;

const text = z.string();
const num = z.number();
const spoken = z.object({ number: num, name: text, text });
const ages = rowsOf({ number: num, from: text, to: z.nullable(text) });

/** The members that the pages use, by question. */
export const NUMEROLOGY_SHAPES = {
  loshu: GRID_SHAPE,
  core: z.object({
    mulank: spoken,
    bhagyank: spoken,
    namank: z.nullable(z.object({ number: num, planet_name: z.nullable(text), text: z.nullable(text) })),
    relations: rowsOf({ first: named, second: named, relation_name: text }),
  }),
  lucky: z.object({
    numbers: z.array(num),
    avoid: z.array(num),
    weekdays: z.array(named),
    colours: z.array(named),
    directions: z.array(named),
    dates: z.array(num),
    months: z.array(named),
  }),
  pinnacles: z.object({ pinnacles: ages, challenges: ages }),
};

const chapterOf = (id: string, title: string, lead: string, start: 'page' | 'flow'): Block => ({
  kind: 'chapter',
  id,
  title,
  lead,
  start,
});

/** The three numbers, each with its planet and what is said of it. */
const threeNumbers = ({ words: { numbers }, read }: Making) => {
  const { mulank, bhagyank, namank } = read('core', NUMEROLOGY_SHAPES.core);
  return [
    { label: numbers.mulank, value: mulank.number, planet: mulank.name, text: mulank.text },
    { label: numbers.bhagyank, value: bhagyank.number, planet: bhagyank.name, text: bhagyank.text },
    {
      label: numbers.namank,
      value: namank?.number ?? '–',
      planet: namank?.planet_name ?? '–',
      text: namank ? namank.text : numbers.no_name_number,
    },
  ];
};

const numberFacts = (making: Making): HighlightsBlock['items'] =>
  threeNumbers(making).map(({ label, value, planet }) => ({ label, value: String(value), note: planet }));

/** The three numbers side by side, how they get on, and in a language that says more of them a page for each. */
const coreBlocks = (making: Making): Block[] => {
  const { words, read } = making;
  const { numbers } = words;
  const { relations } = read('core', NUMEROLOGY_SHAPES.core);
  const three = threeNumbers(making);
  const overview: Block[] = [
    chapterOf('numbers', numbers.core, numbers.core_lead, 'page'),
    { kind: 'highlights', items: numberFacts(making) },
    {
      kind: 'table',
      columns: [LEFT, LEFT],
      head: [numbers.pair, numbers.relation],
      rows: relations.map(({ first, second, relation_name }) => [`${first.name} · ${second.name}`, relation_name]),
    },
    say(numbers.relation_note, 'small'),
    ...sumPages(making),
    ...nowFacts(making),
  ];
  const said = three.map(({ label, value, planet, text }, i) => ({
    value,
    own: [
      ...(text === null ? [] : [{ kind: 'reading' as const, title: label, note: '', paragraphs: [text] }]),
      ...(i === 0 ? birthCompound(making) : []),
    ],
    // A number that stands twice is told once.
    all:
      typeof value === 'number' && three.findIndex((one) => one.value === value) === i
        ? numberReadings(making, { label, number: value, planet })
        : [],
  }));
  if (!hasLives(making)) return [...overview, ...said.flatMap(({ own, all }): Block[] => [...own, ...all])];
  return [
    ...overview,
    ...togetherPages(making),
    ...said.flatMap(({ value, own, all }, i): Block[] => {
      const same = three.filter((one) => one.value === value);
      const texts = said.filter((one) => one.value === value).flatMap((one) => one.own);
      // A name without a number has its sentence alone; a number that stands twice has one page.
      if (typeof value !== 'number') return own;
      if (all.length === 0) return [];
      const page = { number: value, labels: same.map(({ label }) => label), planet: three[i]?.planet ?? '' };
      return numberPage(making, page, [...texts, ...all]);
    }),
  ];
};

const listed = (rows: readonly { readonly name: string }[]): string => rows.map(({ name }) => name).join(', ');

const luckyBlocks = (making: Making): Block[] => {
  const { words, read } = making;
  const { numbers } = words;
  const { rule, lucky } = numberWords(making);
  const { numbers: good, avoid, weekdays, colours, directions, dates, months } = read('lucky', NUMEROLOGY_SHAPES.lucky);
  const rows: (readonly [string, string, string])[] = [
    [numbers.good, good.join(', '), lucky.good],
    [numbers.avoid, avoid.join(', '), lucky.avoid],
    [words.labels.weekday, listed(weekdays), lucky.weekday],
    [numbers.colours, listed(colours), lucky.colours],
    [numbers.directions, listed(directions), lucky.directions],
    [numbers.dates, dates.join(', '), lucky.dates],
    [lucky.month_names, listed(months), lucky.months],
  ];
  return [
    chapterOf('lucky', numbers.lucky, numbers.lucky_lead, 'flow'),
    {
      kind: 'table',
      columns: [left(24), left(28), left(48)],
      head: ['', '', rule],
      rows: rows.filter(([, value]) => value !== ''),
    },
  ];
};

const agesBlocks = (making: Making): Block[] => {
  const { words, read } = making;
  const { numbers, labels } = words;
  const { brings, asks } = numberWords(making);
  const { pinnacles, challenges } = read('pinnacles', NUMEROLOGY_SHAPES.pinnacles);
  return [
    chapterOf('pinnacles', numbers.pinnacles, numbers.pinnacles_lead, 'flow'),
    {
      kind: 'table',
      columns: [left(20), left(20), left(30), left(30)],
      head: [labels.from, labels.to, numbers.pinnacle, numbers.challenge],
      rows: pinnacles.map(({ from, to, number }, i) => {
        const asked = challenges[i]?.number ?? 0;
        return [
          dayText(words, from),
          to === null ? '–' : dayText(words, to),
          `${number}: ${rowOf(brings, oneDigit(number))}`,
          `${asked}: ${rowOf(asks, asked)}`,
        ];
      }),
    },
    ...stretchPages(making),
  ];
};

/** The document of a numerology report. */
export const numerologyDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { words, persons } = making;
  return personalDocument(
    making,
    brand,
    {
      ...words.numerology,
      template: 'numerology',
      lines: [dayText(words, persons[0].date)],
      figures: [gridScene(making, 1)],
      facts: numberFacts(making),
    },
    withProseNote(making, [
      ...coreBlocks(making),
      ...(hasLives(making) ? [] : togetherPages(making)),
      ...namePages(making),
      ...profilePage(making),
      ...gridBlocks(making),
      ...luckyBlocks(making),
      ...agesBlocks(making),
      ...monthsOfNumbers(making),
      ...roundPage(making),
      ...daysTable(making),
      chapterOf('notice', words.chapters.notice.title, words.chapters.notice.lead, 'flow'),
      say(numberWords(making).belief),
      say(words.texts.no_advice),
      ...(making.prose === SOURCE ? [say(WORKS, 'small')] : []),
      ...closing(making),
    ]),
  );
};

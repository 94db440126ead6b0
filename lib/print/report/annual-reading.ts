/** What is read of a solar year: its lord, the muntha, what rises, and the fields of life. */
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { ANNUAL_SHAPES } from './annual-questions.ts';
import { annualChapter, fields, lordOfYear } from './annual-strengths.ts';
import { SHAPES } from './answers.ts';
import { hasReadings } from './book/words.ts';
import { type Making, houseMatter } from './making.ts';

/** The house of birth of a sign. */
const houseFromBirth = ({ read }: Making, sign: { readonly id: number }): number =>
  ((sign.id - read('planets', SHAPES.planets).ascendant.sign.id + 12) % 12) + 1;

/** Where a paragraph of the year rests: the muntha, its lord, or what rises, by the family of its rule. */
const yearReason = (making: Making, rule: string): string => {
  const { annual } = making.words;
  const { names, read } = making;
  const { muntha } = read('muntha', ANNUAL_SHAPES.muntha);
  const year = read('chart', ANNUAL_SHAPES.chart);
  const at = (sign: typeof year.ascendant.sign, house: number): string =>
    `${names.sign(sign)}, ${filled(annual.in_house, { house })}`;
  if (rule.startsWith('year.muntha/')) return `${annual.muntha}: ${at(muntha.sign, muntha.house)}`;
  if (rule.startsWith('year.lord/')) {
    const lord = year.planets.find(({ planet }) => planet === muntha.lord);
    return lord === undefined
      ? ''
      : `${annual.muntha_lord}: ${names.planet(lord.planet, lord.name)}, ${at(lord.sign, lord.house)}`;
  }
  const { sign } = year.ascendant;
  return `${annual.rising}: ${names.sign(sign)} · ${annual.of_birth}: ${filled(annual.in_house, { house: houseFromBirth(making, sign) })}`;
};

type Paragraph = ReturnType<typeof paragraphs>[number];

/** What is read of the year, in a language of readings. */
const paragraphs = (making: Making) =>
  hasReadings(making) ? making.read('reading', ANNUAL_SHAPES.reading).paragraphs : [];

const told =
  (making: Making) =>
  ({ title, text, rule_id }: Paragraph): Block => ({
    kind: 'reading',
    title,
    note: '',
    paragraphs: [text],
    reason: yearReason(making, rule_id),
  });

/** What is read of the house that rises is told on the first page, with the lord of the year. */
const isOfRising = ({ rule_id: rule }: Paragraph): boolean =>
  !rule.startsWith('year.muntha/') && !rule.startsWith('year.lord/');

/** What the house of birth that rises may bring, in a language without readings: its matters. */
const risingSaid = (making: Making): Block => {
  const words = bank(making.language, 'report-months');
  const { sign } = making.read('chart', ANNUAL_SHAPES.chart).ascendant;
  const house = houseFromBirth(making, sign);
  return {
    kind: 'reading',
    title: filled(words.rises, { sign: making.names.signForms(sign) }),
    note: '',
    paragraphs: [filled(words.year_rises, { house, matter: houseMatter(making, house) })],
    reason: yearReason(making, ''),
  };
};

/** Who the reader is this year: its lord, and the house of birth that rises. */
export const whoThisYear = (making: Making): Block[] => [
  lordOfYear(making),
  ...(hasReadings(making) ? paragraphs(making).filter(isOfRising).map(told(making)) : [risingSaid(making)]),
];

/** What the year is about: the muntha and its lord, and the fields of life by the houses of the year. */
export const reading = (making: Making): Block[] => [
  // Without readings of muntha and ascendant the chapter is about the fields alone.
  hasReadings(making)
    ? annualChapter(making, 'reading', 'page')
    : annualChapter(making, 'reading', 'page', bank(making.language, 'report-months').fields.note),
  ...paragraphs(making)
    .filter((one) => !isOfRising(one))
    .map(told(making)),
  ...fields(making),
];

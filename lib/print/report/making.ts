/** What every section of a report is given, and how it writes dates and names. */
import { type DrawingLanguage } from '../../words/drawing.ts';
import { bank, type Banks } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Language } from '../../words/languages.ts';
import type { ChartStyle } from '../../contract/values/drawing-keys.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { styleOfLanguage } from '../draw/look.ts';
import type { Read } from './answers.ts';
import { answeredIn, namesIn, type Names } from './names.ts';
import type { Share } from './share.ts';

/** A person as the pages name them. */
export interface Person {
  readonly name: string;
  /** `1990-05-10`. */
  readonly date: string;
  /** `19:55`. */
  readonly time: string;
  /** Name of the place, or its coordinates. */
  readonly place: string;
  /** `28°37′N 77°13′E`. */
  readonly coordinates: string;
  /** `+05:30`. */
  readonly offset: string;
  /** `1990-05-10T14:25:00Z`. */
  readonly utc: string;
}

/** Who issues a report: texts may be empty. */
export interface Issuer {
  readonly name: string;
  readonly tagline: string;
  readonly contact: readonly string[];
  /** Words on the last page. */
  readonly closing?: string;
  /** Whether the page on method names the engine. */
  readonly credit?: boolean;
}

/** One report in the making. */
export interface Making {
  readonly words: Banks['report'];
  readonly language: Language;
  /** Language of readings: `language`, or another where it has none. */
  readonly prose: Language;
  /** Words and language of the charts, and the names that follow them. */
  readonly drawing: Banks['drawing'];
  readonly drawn: DrawingLanguage;
  readonly names: Names;
  readonly style: ChartStyle;
  readonly read: Read;
  readonly persons: readonly [Person, ...Person[]];
  /** Settings that the answers depended on: key and value as meta.settings shows them. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly ephemeris: string;
  /** Instant of issue, ISO 8601. */
  readonly issued: string;
  /** Years that it looks ahead, where that is not the usual. */
  readonly ahead?: number;
  /** What its chapters may take, in a book that has a number of pages to keep to. */
  readonly share?: Share;
  readonly brand: Issuer;
}

/** The words of a report in a language. Its charts may have their own, which brings the form that its readers know. */
export const worded = (
  language: Language,
  {
    chart_language: drawn = language,
    style = styleOfLanguage(drawn),
  }: {
    readonly chart_language?: DrawingLanguage | undefined;
    readonly style?: ChartStyle | undefined;
  } = {},
): Pick<Making, 'words' | 'language' | 'prose' | 'drawing' | 'drawn' | 'names' | 'style'> => {
  const drawing = bank(drawn, 'drawing');
  return {
    words: bank(language, 'report'),
    language,
    prose: language,
    drawing,
    drawn,
    names: drawn === language ? answeredIn(language) : namesIn(drawing),
    style,
  };
};

/** Makes the blocks of one section. */
export type Section = (making: Making) => Block[];

/**
 * The day of an ISO date or instant in the words of a report.
 * @example
 * dayText({ months: ['January'], date: '{day} {month} {year}' }, '2026-01-09') // → '9 January 2026'
 */
export const dayText = ({ months, date }: Banks['report'], iso: string): string =>
  filled(date, {
    day: Number(iso.slice(8, 10)),
    month: months[Number(iso.slice(5, 7)) - 1] ?? '',
    year: iso.slice(0, 4),
  });

/** A date that no line parts, for one of two that stand side by side. */
export const wholeDay = (words: Banks['report'], iso: string): string => dayText(words, iso).replaceAll(' ', '\u00a0');

/** `May 1990` of an ISO date or instant. */
export const monthText = ({ months }: Banks['report'], iso: string): string =>
  `${months[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`;

/** `19:55` of an ISO instant, on the clock it is written in. */
export const timeText = (iso: string): string => iso.slice(11, 16);

/** An instant in years with fractions, for the scale of a drawing. */
export const yearOf = (iso: string): number =>
  2000 + (Date.parse(iso) - Date.UTC(2000, 0, 1)) / (365.2425 * 86_400_000);

/** A number with so many decimals. */
export const decimals = (value: number, count: number): string => value.toFixed(count);

/** What a house is about, in a word or two; `matterOf` of a book says more. */
export const houseMatter = ({ language }: Pick<Making, 'language'>, house: number): string =>
  bank(language, 'report-saturn').matters[house - 1] ?? '';

/** Where a rule is found, its numbers kept beside their words: `ch. 6`. */
export const cited = (source: string): string => source.replace(/\b(ch|v|no)\. (?=\d)/g, '$1.\u00a0');

/** The beginning of a chapter. */
export const chapter = ({ words }: Making, key: keyof Banks['report']['chapters'], start: 'page' | 'flow'): Block => ({
  kind: 'chapter',
  id: key,
  ...words.chapters[key],
  start,
});

/**
 * A heading by its key.
 * @example
 * heading({ words: { headings: { reading: 'How to read' } } }, 'reading') // → { kind: 'heading', text: 'How to read' }
 */
export const heading = ({ words }: Making, key: keyof Banks['report']['headings']): Block => ({
  kind: 'heading',
  text: words.headings[key],
});

/**
 * A paragraph.
 * @example
 * say('A line.', 'small').role // → 'small'
 */
export const say = (text: string, role: 'body' | 'soft' | 'small' = 'body'): Block => ({ kind: 'text', text, role });

/** A kundli as a document: cover and sections. */
import { filled } from '../../words/fill.ts';
import type {
  Block,
  Cover,
  CoverStyle,
  Ornament,
  ReportColours,
  ReportDocument,
} from '../../contract/ports/report-document.ts';
import { birthFigure } from './bodies.ts';
import { dayText, say, type Making } from './making.ts';
import { glossaryOf, type OwnWords } from './book/glossary.ts';
import { hasReadings, lordAsides } from './book/words.ts';
import { coverBirth, firstFacts } from './sections/person.ts';
import { saidOnce } from './said-once.ts';
import { makerOf, type BirthSection } from './templates.ts';

/** What a brand gives a report. */
export interface ReportBrand {
  readonly colours: ReportColours;
  readonly cover: CoverStyle;
  readonly ornament: Ornament;
  /** Lines above the title, and those of birth charts below them. */
  readonly invocation: readonly string[];
  readonly verse: readonly string[];
  readonly footer: string;
  readonly logo?: Uint8Array;
  readonly photo?: Uint8Array;
}

/** What a template says of its own document. */
interface Face extends Pick<Cover, 'name' | 'lines' | 'figures' | 'captions' | 'facts' | 'subtitle'> {
  readonly title: string;
  readonly subject: string;
  /** Template as the properties of the file name it. */
  readonly template: string;
  /** Whether the verse of birth charts may stand on the cover. */
  readonly verse?: boolean;
}

/** What documents of all kinds share. */
export const documentOf = (
  making: Making,
  brand: ReportBrand,
  {
    title,
    subject,
    template,
    name,
    lines,
    figures = [],
    captions = [],
    facts = [],
    subtitle = '',
    verse = false,
  }: Face,
): Omit<ReportDocument, 'blocks'> => {
  const { words, language, issued } = making;
  const { name: issuer, tagline, contact } = making.brand;
  return {
    title: subject,
    subject: title,
    author: issuer,
    keywords: `${template}, ${language}`,
    language,
    created: new Date(issued),
    colours: brand.colours,
    cover: {
      style: brand.cover,
      ornament: brand.ornament,
      invocation: brand.invocation,
      verse: verse ? brand.verse : [],
      title,
      subtitle,
      name,
      lines,
      figures,
      captions,
      facts,
      issuer: { name: issuer, tagline },
      foot: [...contact, filled(words.cover.issued, { date: dayText(words, issued) })],
      ...(brand.logo === undefined ? {} : { logo: brand.logo }),
    },
    footer: brand.footer === '' ? subject : brand.footer,
    ...(brand.photo === undefined ? {} : { photo: brand.photo }),
    words: { contents: words.contents, inside: words.cover.inside },
  };
};

/**
 * The blocks with the glossary before the last chapter, where they are a book that explains itself; one with words of its
 * own explains them in every language.
 */
export const withGlossary = (making: Making, blocks: readonly Block[], own?: OwnWords): readonly Block[] => {
  const last = blocks.findLastIndex(({ kind }) => kind === 'chapter');
  if (last < GLOSSARY_FROM || (!hasReadings(making) && own === undefined)) return blocks;
  return [...blocks.slice(0, last), ...glossaryOf(making, blocks, own), ...blocks.slice(last)];
};
/** Blocks of a document from which it has a glossary. */
const GLOSSARY_FROM = 60;

/** The blocks with a note below the first title where the readings are in another language. */
export const withProseNote = (making: Making, blocks: readonly Block[]): readonly Block[] => {
  const { language, prose, words } = making;
  const notes: Readonly<Record<string, string>> = words.prose;
  const note = notes[prose];
  if (prose === language || note === undefined) return blocks;
  return blocks.flatMap((block, i) => (i === 0 ? [block, say(note, 'small')] : [block]));
};

/** The birth chart on the cover, and the four facts below it. */
export const coverOfBirth = (making: Making): Pick<Cover, 'figures' | 'facts'> => ({
  figures: [birthFigure(making)],
  facts: firstFacts(making),
});

/** The document of a kundli with these sections. */
export const kundliDocument = (
  making: Making,
  brand: ReportBrand,
  sections: readonly BirthSection[],
  titles: { readonly title: string; readonly subtitle?: string; readonly subject: string } = making.words.kundli,
): ReportDocument => {
  const { persons } = making;
  const [person] = persons;
  const { title, subject } = titles;
  const named = person.name === '' ? title : filled(subject, { name: person.name });
  const made = sections.flatMap((section) => makerOf(section, sections)(making));
  const blocks = saidOnce(withProseNote(making, made), lordAsides(making));
  return {
    ...documentOf(making, brand, {
      title,
      subject: named,
      subtitle: titles.subtitle ?? '',
      template: 'kundli',
      verse: true,
      name: person.name,
      lines: coverBirth(making, person),
      ...(sections.includes('glance') || sections.includes('for_you') ? coverOfBirth(making) : {}),
    }),
    // A short report lists no contents, and explains its words where they stand.
    blocks: blocks.some(({ kind }) => kind === 'contents') ? withGlossary(making, blocks) : blocks,
  };
};

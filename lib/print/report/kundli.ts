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
import { dayText, say, type Making, type Section } from './making.ts';
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
interface Face extends Pick<Cover, 'title' | 'name' | 'lines' | 'figures' | 'captions' | 'facts' | 'subtitle'> {
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
  { subject, template, verse = false, ...face }: Face,
): Omit<ReportDocument, 'blocks'> => {
  const { words, language, issued } = making;
  const { name: issuer, tagline, contact } = making.brand;
  return {
    title: subject,
    subject: face.title,
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
      subtitle: '',
      figures: [],
      captions: [],
      facts: [],
      ...face,
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

/** The document of one person, of whom its subject speaks where the name is known. */
export const personalDocument = (
  making: Making,
  brand: ReportBrand,
  { subject, ...face }: Omit<Face, 'name'>,
  blocks: readonly Block[],
): ReportDocument => {
  const [{ name }] = making.persons;
  const named = name === '' ? face.title : filled(subject, { name });
  return { ...documentOf(making, brand, { ...face, name, subject: named }), blocks };
};

/** The blocks of sections, in their order. */
export const blocksOf = (making: Making, sections: readonly Section[]): Block[] =>
  sections.flatMap((section) => section(making));

/** The document of a kundli with these sections. */
export const kundliDocument = (
  making: Making,
  brand: ReportBrand,
  sections: readonly BirthSection[],
  titles: { readonly title: string; readonly subtitle?: string; readonly subject: string } = making.words.kundli,
): ReportDocument => {
  const made = blocksOf(
    making,
    sections.map((section) => makerOf(section, sections)),
  );
  const blocks = saidOnce(withProseNote(making, made), lordAsides(making));
  return personalDocument(
    making,
    brand,
    {
      ...titles,
      template: 'kundli',
      verse: true,
      lines: coverBirth(making, making.persons[0]),
      ...(sections.includes('glance') || sections.includes('for_you') ? coverOfBirth(making) : {}),
    },
    // A short report lists no contents, and explains its words where they stand.
    blocks.some(({ kind }) => kind === 'contents') ? withGlossary(making, blocks) : blocks,
  );
};

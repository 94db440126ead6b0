/** Words of the trade that occur in a document, each with what it means. */
import { cellText, type Block } from '../../../contract/ports/report-document.ts';
import type { Making } from '../making.ts';
import { bookChapter, bookWords } from './words.ts';
import { left } from '../blocks.ts';

/** Everything a document says, as one text. */
const saidIn = (blocks: readonly Block[]): string =>
  blocks
    .map((block): string => {
      switch (block.kind) {
        case 'chapter':
          return `${block.title} ${block.lead}`;
        case 'heading':
        case 'text':
          return block.text;
        case 'reading':
        case 'card':
          return [block.title, ...block.paragraphs, block.reason ?? ''].join(' ');
        case 'table':
          return [...block.head, ...block.rows.flat().map(cellText), ...(block.notes ?? [])].join(' ');
        case 'facts':
          return block.rows.flat().join(' ');
        case 'list':
          return block.items.join(' ');
        case 'columns':
          return saidIn(block.columns.flatMap((one) => one.blocks));
        // What the marks of a chart mean stands in a drawing of its own.
        case 'figures':
          return block.figures
            .map(({ scene, caption }) => `${caption} ${block.legend === true ? scene.alt : ''}`)
            .join(' ');
        case 'fill':
          return saidIn(block.blocks);
        default:
          return '';
      }
    })
    .join(' ')
    .toLowerCase();

const LETTER = /[\p{L}\p{M}]/u;

/** Whether a word stands in a text: it begins a word there, and is no part inside another. */
const standsIn = (said: string, word: string): boolean =>
  said
    .split(word)
    .slice(0, -1)
    .some((before) => !LETTER.test(before.at(-1) ?? ''));

interface Entry {
  readonly word: string;
  readonly meaning: string;
}
/** Words of one kind of report, with their meanings. */
export type OwnWords = Readonly<Record<string, Entry>>;

/** The entries whose words stand in a text or in the meaning of one that does. */
const entriesIn = (all: readonly Entry[], said: string): readonly Entry[] => {
  const found = all.filter(({ word }) =>
    word.split(/ (?:and|और) |, /).some((one) => standsIn(said, one.toLowerCase())),
  );
  const meant = found.map(({ meaning }) => meaning.toLowerCase()).join(' ');
  const more = found.some(({ meaning }) => !said.includes(meaning.toLowerCase()));
  return more ? entriesIn(all, `${said} ${meant}`) : found;
};

/**
 * The glossary of a document: only words that stand in it or explain one that does, in the alphabet of its language; `own` are
 * those of its kind.
 */
export const glossaryOf = (making: Making, blocks: readonly Block[], own: OwnWords = {}): Block[] => {
  const { compare } = new Intl.Collator(making.language);
  const all = Object.values<Entry>({ ...bookWords(making).glossary, ...own });
  // The name of the seller uses no word of the trade.
  const name = making.brand.name.toLowerCase();
  const said = name === '' ? saidIn(blocks) : saidIn(blocks).replaceAll(name, ' ');
  const rows = entriesIn(all, said).toSorted((a, b) => compare(a.word, b.word));
  if (rows.length === 0) return [];
  return [
    bookChapter(making, 'glossary', 'flow'),
    {
      kind: 'table',
      columns: [left(22), left(78)],
      head: ['', ''],
      rows: rows.map(({ word, meaning }) => [word, meaning]),
    },
  ];
};

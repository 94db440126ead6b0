/** Reports of any blocks: what the laws of pages are tried with. */
import * as fc from './property.ts';
import type { Block } from '../../lib/contract/ports/report-document.ts';

const WORDS = [
  'Saturn',
  'in',
  'the',
  'tenth',
  'विंशोत्तरी',
  'दशा',
  'க்ஷேத்திரம்',
  'Uttarabhadrapada',
  '12°04′',
  'W'.repeat(60),
  'कक्षक्षत्रज्ञ'.repeat(6),
];
/** Up to so many words of any script, some wider than a column. */
export const words = (max: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max }).map((all) => all.join(' '));
/** A drawing with nothing on it. */
export const scene = { height: 0.8, title: '', alt: 'a drawing', nodes: [] };
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    kind: fc.constant('chapter' as const),
    id: fc.constantFrom('a', 'b'),
    title: words(6),
    lead: words(9),
    start: fc.constantFrom('page' as const, 'flow' as const),
  }),
  words(8).map((text): Block => ({ kind: 'heading', text })),
  fc
    .tuple(words(160), fc.constantFrom('body' as const, 'soft' as const, 'small' as const))
    .map(([text, role]): Block => ({ kind: 'text', text, role })),
  fc.array(words(12), { minLength: 1, maxLength: 9 }).map((items): Block => ({ kind: 'list', items })),
  fc
    .array(fc.tuple(words(3), words(6)), { minLength: 1, maxLength: 14 })
    .map((rows): Block => ({ kind: 'facts', rows })),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(1 as const, 2 as const, 3 as const))
    .map(([n, perRow]): Block => ({
      kind: 'figures',
      perRow,
      figures: Array.from({ length: n }, () => ({ scene, caption: 'Jupiter alone carries the ninth' })),
    })),
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 70 })).chain(([columns, count]) =>
    fc.array(words(4), { minLength: columns, maxLength: columns }).map((row): Block => ({
      kind: 'table',
      columns: row.map(() => ({ share: 1, align: 'left' })),
      head: row.map((_, i) => `h${i}`),
      rows: Array.from({ length: count }, () => row),
    })),
  ),
  fc
    .tuple(
      words(6),
      words(3),
      fc.array(words(90), { minLength: 1, maxLength: 4 }),
      words(9),
      fc.constantFrom(1 as const, 2 as const),
    )
    .map(([title, note, paragraphs, reason, span]): Block => ({
      kind: 'reading',
      title,
      note,
      paragraphs,
      reason,
      span,
    })),
  fc.tuple(words(4), words(30), words(6)).map(([title, text, reason]): Block => ({
    kind: 'card',
    title,
    paragraphs: [text],
    reason,
  })),
  fc.tuple(words(4), words(20), words(6)).map(([title, text, name]): Block => ({
    kind: 'columns',
    columns: [
      { blocks: [{ kind: 'card', title, paragraphs: [text] }] },
      {
        share: 2,
        blocks: [
          { kind: 'heading', text: name },
          { kind: 'table', columns: [{ align: 'left' }, { align: 'right' }], head: ['', ''], rows: [[title, 'x']] },
          { kind: 'reading', title, note: '', paragraphs: [text] },
        ],
      },
    ],
  })),
  fc.constant<Block>({ kind: 'fill', blocks: [{ kind: 'lines', count: 4 }] }),
  fc
    .array(fc.constant({ label: 'Moon sign', value: 'Scorpio 8°09′', note: 'Anuradha' }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((items): Block => ({ kind: 'highlights', items })),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(([boxes, rows]): Block => ({
    kind: 'boxes',
    perRow: 3,
    boxes: Array.from({ length: boxes }, () => ({
      title: 'Saturn',
      note: '1988 – 2007',
      rows: Array.from({ length: rows }, () => ['Saturn', '27 July 2026'] as const),
      strong: [0],
    })),
  })),
  fc
    .tuple(fc.array(words(5), { minLength: 3, maxLength: 40 }), fc.boolean(), fc.boolean())
    .map(([texts, small, inset]): Block => ({
      kind: 'table',
      columns: [{ align: 'right' }, { align: 'left' }, { align: 'left' }],
      head: ['', 'a', 'b'],
      rows: texts.map((text) => ['1', text, 'x']),
      notes: texts.map((_, i) => (i % 3 === 0 ? 'Diwali' : '')),
      notesFrom: 1,
      small,
      inset,
    })),
  fc.constant<Block>({ kind: 'contents' }),
);
/** A report of a few blocks of any kind, in one of two languages. */
export const report = fc.record({
  blocks: fc.array(block, { minLength: 1, maxLength: 8 }),
  language: fc.constantFrom('en', 'hi'),
});

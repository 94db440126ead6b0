/** A report says a thing once: sentences of different chapters that come to the same. */
import type { Block } from '../../../lib/contract/ports/report-document.ts';
import { saidOnce } from '../../../lib/print/report/said-once.ts';
import { documentOf, randomBodies, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';

const reading = (title: string, text: string): Block => ({ kind: 'reading', title, note: '', paragraphs: [text] });
const textsOf = (blocks: readonly Block[]): string[] =>
  saidOnce(blocks).flatMap((block) => {
    if (block.kind === 'reading') return block.paragraphs;
    return block.kind === 'text' ? [block.text] : [];
  });

describe('what a report says once', () => {
  it('leaves out a sentence that ends as one of an earlier reading, and keeps how a reading begins', () => {
    expect(
      textsOf([
        reading('Jupiter', 'You may stay calm. The ruler is weak, so change may be easier in small steps.'),
        reading(
          'Eighth lord',
          'Hard times pass. But its ruler is weak, so change may be easier in small steps. Pay debts.',
        ),
        reading('Next', 'The ruler is weak, so change may be easier in small steps. Wait a week.'),
      ]),
    ).toEqual([
      'You may stay calm. The ruler is weak, so change may be easier in small steps.',
      'Hard times pass. Pay debts.',
      'The ruler is weak, so change may be easier in small steps. Wait a week.',
    ]);
  });

  it('reads sentences of Hindi by their own stop', () => {
    expect(
      textsOf([
        reading('अ', 'बात एक। स्वामी कमज़ोर हैं, इसलिए बदलाव छोटे क़दमों में आसान हो सकता है।'),
        reading('आ', 'बात दो। पर वे कमज़ोर हैं, इसलिए बदलाव छोटे क़दमों में आसान हो सकता है।'),
      ])[1],
    ).toBe('बात दो।');
  });

  it('says of a lord of a house nothing that was said of it as a planet', () => {
    const said = saidOnce(
      [
        reading('Saturn', 'Work may last. Rahu in the same sign may make Saturn want more than is needed.'),
        reading(
          'Lord of the fourth',
          'Home may wait. But Rahu may look on. Rahu in the same sign may make Saturn, lord of this house, want more than is needed.',
        ),
      ],
      [', lord of this house,'],
    );
    expect(said.flatMap((block) => (block.kind === 'reading' ? block.paragraphs : []))).toEqual([
      'Work may last. Rahu in the same sign may make Saturn want more than is needed.',
      'Home may wait. But Rahu may look on.',
    ]);
  });

  it('gives a whole reading in the last chapter that has it', () => {
    const blocks = [reading('Moon', 'Feelings may come and go.'), reading('Ketu – Moon', 'Feelings may come and go.')];
    expect(saidOnce(blocks)).toEqual(blocks.slice(1));
  });

  it('repeats small notes below tables, and no text of a page', () => {
    const long = 'Money, health and energy: nothing more this year; the standing holds.';
    const note: Block = { kind: 'text', role: 'small', text: long };
    const body: Block = { kind: 'text', role: 'body', text: long };
    expect(saidOnce([note, note])).toEqual([note, note]);
    expect(saidOnce([body, body])).toEqual([body]);
  });
});

it.each([
  ['self', 3, 2],
  ['planets', 9, 8],
])('gives what readings of the chapter %s rest on once, below the last of them', async (id, readings, placements) => {
  const template = TEMPLATES['standard'];
  const [one] = randomBodies(1);
  if (template === undefined || one === undefined) throw new Error('no report');
  const { blocks } = await documentOf(template, { one, other: one, language: 'en' });
  const from = blocks.findIndex((block) => block.kind === 'chapter' && block.id === id);
  const rest = blocks.slice(from + 1);
  const read = rest
    .slice(
      0,
      rest.findIndex(({ kind }) => kind === 'chapter'),
    )
    .flatMap((block) => (block.kind === 'reading' ? [block] : []));
  expect(read.length).toBeGreaterThan(readings);
  expect(read.at(-1)?.reason).toBeDefined();
  const reasons = read.flatMap(({ reason }) => reason ?? []);
  expect(reasons.length).toBeGreaterThan(placements);
  expect(reasons.filter((reason, i) => reason === reasons[i + 1])).toEqual([]);
});

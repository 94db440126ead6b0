/** A book says a thing once: readings of two chapters, and sentences that a summary or an earlier page has said before. */
import type { Block, ReadingBlock } from '../../contract/ports/report-document.ts';

/** Letters from which a text is a sentence of its own; shorter ones are labels and notes, which may stand again. */
const LONG = 45;
/** Letters from which the end of a sentence says what it says: `so change may be easier in small steps`. */
const SAYING = 24;

/** Texts of a block that others need not say again. */
const saidBy = (block: Block): readonly string[] => {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'card') return block.paragraphs;
  return block.kind === 'columns' ? block.columns.flatMap(({ blocks }) => blocks.flatMap(saidBy)) : [];
};

/** What a sentence comes to: its last clause, where that is long enough; two places may lead to the same. */
const outcomeOf = (sentence: string): string => {
  const last = sentence.split(', ').at(-1) ?? '';
  return last.length >= SAYING ? last : sentence;
};

const wholeOf = (block: Block): string => (block.kind === 'reading' ? block.paragraphs.join('\n') : '');

/** A reading without the sentences that others have said before, whatever they say aside; how it begins stays. */
const fresh = (block: ReadingBlock, said: Set<string>, asides: readonly string[]): ReadingBlock => {
  const paragraphs = block.paragraphs.map((paragraph) =>
    paragraph
      .split(/(?<=[.।]) /u)
      .filter((sentence, i) => {
        const outcome = outcomeOf(asides.reduce((text, aside) => text.replace(aside, ''), sentence));
        const again = i > 0 && said.has(outcome);
        said.add(outcome);
        return !again;
      })
      .join(' '),
  );
  return { ...block, paragraphs };
};

/** Readings that follow one another and rest on the same have it below the last of them. */
const reasonOnce = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, i) => {
    const next = blocks[i + 1];
    if (block.kind !== 'reading' || next?.kind !== 'reading' || block.reason !== next.reason) return block;
    const { reason: _below, ...bare } = block;
    return bare;
  });

/**
 * The blocks without what is said twice. A whole reading stands in the last chapter that has it, which is about its year; of
 * the rest a sentence stands where it comes first. Small notes may stand below every table of their kind. `asides` are words that
 * some chapters add to the name of a planet: `, lord of this house,`.
 */
export const saidOnce = (blocks: readonly Block[], asides: readonly string[] = []): readonly Block[] => {
  const texts = new Set<string>();
  const read = new Set<string>();
  const last = new Map(blocks.map((block, i) => [wholeOf(block), i]));
  const once = blocks.flatMap((block, i): Block[] => {
    if (block.kind === 'reading')
      return wholeOf(block) === '' || last.get(wholeOf(block)) === i ? [fresh(block, read, asides)] : [];
    const again = block.kind === 'text' && block.role !== 'small' && block.text.length >= LONG && texts.has(block.text);
    for (const text of saidBy(block)) texts.add(text);
    return again ? [] : [block];
  });
  return reasonOnce(once);
};

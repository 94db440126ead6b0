/** A book says a thing once: readings that stand in two chapters, and sentences that a summary has said before. */
import type { Block } from '../../contract/ports/report-document.ts';

/** Letters from which a text is a sentence of its own; shorter ones are labels and notes, which may stand again. */
const LONG = 45;

const paragraphsOf = (block: Block): string =>
  block.kind === 'reading' && block.paragraphs.length > 0 ? block.paragraphs.join('\n') : '';

/** Texts of a block that others need not say again. */
const saidBy = (block: Block): readonly string[] => {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'card') return block.paragraphs;
  return block.kind === 'columns' ? block.columns.flatMap(({ blocks }) => blocks.flatMap(saidBy)) : [];
};

/** Whether a later reading of the same title says all of it but how it opens: why the place is read here. */
const saidLater = (later: readonly Block[], block: Extract<Block, { kind: 'reading' }>): boolean =>
  later.some(
    (one) =>
      one.kind === 'reading' &&
      one.title === block.title &&
      paragraphsOf(one).length >= LONG &&
      paragraphsOf(block).endsWith(paragraphsOf(one)),
  );

/**
 * The blocks without what is said twice. Two chapters may read the same place: the reading stands in the later one, which is
 * about all places or about its year. A sentence that a card or an earlier chapter has said is left out.
 */
export const saidOnce = (blocks: readonly Block[]): readonly Block[] => {
  const last = new Map(blocks.map((block, i) => [paragraphsOf(block), i]));
  const said = new Set<string>();
  return blocks.filter((block, i) => {
    if (block.kind === 'reading')
      return (
        paragraphsOf(block) === '' || (last.get(paragraphsOf(block)) === i && !saidLater(blocks.slice(i + 1), block))
      );
    const again = block.kind === 'text' && block.text.length >= LONG && said.has(block.text);
    for (const text of saidBy(block)) said.add(text);
    return !again;
  });
};

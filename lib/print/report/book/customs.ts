/** Customs of the planets that ask for them, and stones with their three tests. */
import { BOOK_SHAPES } from './questions.ts';
import { say, type Section } from '../making.ts';
import { customTable } from './for-you.ts';
import { bookChapter, bookWords, head } from './words.ts';

export const customs: Section = (making) => {
  const { headings, labels, texts } = bookWords(making);
  const { gems, notice } = making.read('gems', BOOK_SHAPES.gems);
  const listed = (all: readonly { readonly name: string }[]): string => all.map(({ name }) => name).join(', ');
  return [
    bookChapter(making, 'customs', 'flow'),
    customTable(making, 9),
    head(headings.stones),
    ...(gems.length === 0
      ? [say(texts.stones_none)]
      : [
          {
            kind: 'table' as const,
            columns: [
              { share: 18, align: 'left' as const },
              { share: 44, align: 'left' as const },
              { share: 16, align: 'left' as const },
              { share: 22, align: 'left' as const },
            ],
            small: true,
            head: [labels.stone, labels.tests, labels.first, labels.not_with],
            rows: gems.map(({ name, role_name, planet_name, why, substitutes, avoid_with }) => [
              `${name}\n${role_name}, ${planet_name}`,
              why
                .filter(({ passed }) => passed)
                .map((one) => `✓\u00a0${one.name}`)
                .join('\n'),
              listed(substitutes),
              listed(avoid_with),
            ]),
          },
          say(texts.stone_notice, 'small'),
        ]),
    say(notice, 'small'),
  ];
};

/** Planets of a teva that act as a third. */
import * as z from 'zod/mini';
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { planetOf } from '../answers.ts';
import { chapterOf, LEFT, CENTRE, listed, wordsOf } from '../lal-kitab/words.ts';
import { capital, say, type Making } from '../making.ts';

const text = z.string();
const reading = { becomes: text, becomes_name: text, character_name: z.nullable(text) };

/** The members that the chapter uses. */
const MASNUI_SHAPE = z.object({
  masnui: z.array(
    z.object({ of: z.array(planetOf), ...reading, house: z.number(), alternatives: z.array(z.object(reading)) }),
  ),
});

type Reading = z.output<typeof MASNUI_SHAPE>['masnui'][number]['alternatives'][number];

const saidOf = ({ names }: Making, { becomes, becomes_name: name, character_name: character }: Reading): string =>
  `${names.planet(becomes, name)}${character === null ? '' : ` (${character.toLowerCase()})`}`;

/** The pairs that share a house, each with what the school makes of it. */
export const masnui = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { masnui: rows } = making.read('masnui', MASNUI_SHAPE);
  return [
    chapterOf(making, 'masnui', 'flow'),
    ...(rows.length === 0
      ? [say(words.no_masnui)]
      : [
          {
            kind: 'table' as const,
            columns: [LEFT, CENTRE, LEFT],
            head: [words.labels.pair, words.labels.house, words.labels.acts_as],
            rows: rows.map((row) => [
              listed(making, row.of),
              String(row.house),
              [
                saidOf(making, row),
                ...row.alternatives.map((other) => filled(words.other_text, { planet: saidOf(making, other) })),
              ].join('\n'),
            ]),
            notes: rows.map(({ house }) => capital(words.matters[house - 1] ?? '')),
            notesFrom: 0,
            notesSoft: true,
          },
          say(words.masnui_rule, 'small'),
        ]),
  ];
};

/** Planets of a teva that act as a third. */
import * as z from 'zod/mini';
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { planetOf, rowsOf } from '../answers.ts';
import { planetSaid } from '../book/words.ts';
import { LAL_SHAPES, lalPlanet } from '../lal-kitab/questions.ts';
import { chapterOf, wordsOf } from '../lal-kitab/words.ts';
import { say, type Making } from '../making.ts';

const text = z.string();
const reading = {
  becomes: lalPlanet,
  becomes_name: text,
  character: z.nullable(text),
  character_name: z.nullable(text),
};

/** The members that the chapter uses. */
const MASNUI_SHAPE = z.object({
  masnui: rowsOf({ of: z.array(planetOf), ...reading, house: z.number(), alternatives: rowsOf(reading) }),
});

type Reading = z.output<typeof MASNUI_SHAPE>['masnui'][number]['alternatives'][number];

const saidOf = ({ names }: Making, { becomes, becomes_name: name, character_name: character }: Reading): string =>
  `${names.planet(becomes, name)}${character === null ? '' : ` (${character.toLowerCase()})`}`;

/** What a pair gives as the third planet: its character says so; without one it is middling. */
const givesOf = (character: string | null): 'benefic' | 'malefic' | 'neutral' => {
  switch (character) {
    case 'good':
      return 'benefic';
    case 'bad':
    case 'fallen':
      return 'malefic';
    default:
      return 'neutral';
  }
};

/** The pairs that share a house, each read as what the school makes of it. */
export const masnui = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { masnui: rows } = making.read('masnui', MASNUI_SHAPE);
  const { planets } = making.read('status', LAL_SHAPES.status);
  const readAs = ({ becomes, becomes_name: name, character }: Reading, before: readonly Reading[]): string => {
    const gives = givesOf(character);
    const isSame = (one: Reading): boolean => one.becomes === becomes && givesOf(one.character) === gives;
    // What stands among the nine planets, or of a pair before, needs no saying again.
    const planet = planetSaid(making, becomes, making.names.planet(becomes, name));
    return before.some(isSame) || planets.some((one) => one.planet === becomes && one.gives === gives)
      ? filled(words.masnui_same, { planet })
      : `${words.planets[becomes][gives]} ${filled(words.masnui_pair, { planet })}`;
  };
  return [
    chapterOf(making, 'masnui', 'flow'),
    ...(rows.length === 0
      ? [say(words.no_masnui)]
      : [
          ...rows.map((row, i): Block => ({
            kind: 'reading',
            title: `${row.of.map(({ key, name }) => making.names.planet(key, name)).join(' + ')} = ${saidOf(making, row)}`,
            note: [
              filled(words.planet_note, { house: row.house, matter: words.matters[row.house - 1] ?? '' }),
              words.gives[givesOf(row.character)],
            ].join(' · '),
            paragraphs: [readAs(row, rows.slice(0, i))],
            reason: row.alternatives
              .map((other) => filled(words.other_text, { planet: saidOf(making, other) }))
              .join(' '),
          })),
          say(words.masnui_rule, 'small'),
        ]),
  ];
};

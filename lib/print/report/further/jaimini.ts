/** Jaimini: the upapada with its second, signs by strength, and the arudhas of planets. */
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { planetArudhaSaid, strongSignsSaid } from '../book/tables-said.ts';
import { bookChapter, bookWords, hasReadings, head, nth } from '../book/words.ts';
import { say, type Making, type Section } from '../making.ts';
import { FURTHER_SHAPES } from './questions.ts';
import { LEFT, RIGHT, abreast } from '../blocks.ts';
import { planetsNamed } from '../names.ts';

const upapadaBlocks = (making: Making, isRead: boolean): Block[] => {
  const { names, read } = making;
  const { headings, labels, texts } = bookWords(making);
  const { upapada, lord, occupants, aspected_by, second, lines } = read('upapada', FURTHER_SHAPES.upapada);
  const ruler = ({ planet, planet_name, sign, dignity_name }: typeof lord): string =>
    filled(texts.ruled, {
      planet: names.planet(planet, planet_name),
      sign: names.signForms(sign),
      dignity: dignity_name.toLowerCase(),
    });
  return [
    {
      kind: 'facts',
      rows: [
        [headings.upapada, filled(texts.sign_in, { sign: names.sign(upapada.sign), nth: nth(making, upapada.house) })],
        [making.words.labels.lord, ruler(lord)],
        [labels.inside, planetsNamed(making, occupants)],
        [labels.seen_by, planetsNamed(making, aspected_by)],
        [labels.second_sign, `${names.sign(second.sign)}: ${ruler(second.lord)}`],
        [labels.inside, planetsNamed(making, second.occupants)],
        [labels.seen_by, planetsNamed(making, second.aspected_by)],
      ],
    },
    ...(isRead ? lines.map(({ text }) => say(text)) : []),
  ];
};

const jaiminiOf = (making: Making, isRead: boolean): Block[] => {
  const { names, read, words } = making;
  const { headings, labels, texts } = bookWords(making);
  const { ranking } = read('strong_signs', FURTHER_SHAPES.strong_signs);
  const { arudhas } = read('planet_arudhas', FURTHER_SHAPES.planet_arudhas);
  return [
    bookChapter(making, 'jaimini', 'flow'),
    head(headings.upapada),
    ...upapadaBlocks(making, isRead),
    abreast(
      [
        head(headings.strong_signs),
        {
          kind: 'table',
          columns: [RIGHT, LEFT, RIGHT],
          head: [words.labels.rank, words.labels.sign, labels.wins],
          rows: ranking.map(({ sign, rank, wins }) => [String(rank), names.sign(sign), String(wins)]),
          small: true,
        },
        say(texts.strong_key, 'small'),
        ...(isRead ? strongSignsSaid(making) : []),
      ],
      [
        head(headings.planet_arudhas),
        {
          kind: 'table',
          columns: [LEFT, LEFT, RIGHT],
          head: [words.labels.planet, words.labels.arudha, words.labels.house],
          rows: arudhas.map(({ planet, name, arudha_sign: sign, house }) => [
            names.planet(planet, name),
            names.sign(sign),
            String(house),
          ]),
          small: true,
        },
        say(texts.planet_arudha_key, 'small'),
        ...(isRead ? planetArudhaSaid(making) : []),
      ],
    ),
  ];
};

/** The chapter, with what the tradition reads in the upapada where the language has readings. */
export const jaimini: Section = (making) => jaiminiOf(making, hasReadings(making));

/** Its tables alone, which may be printed of a child too. */
export const jaiminiTable: Section = (making) => jaiminiOf(making, false);

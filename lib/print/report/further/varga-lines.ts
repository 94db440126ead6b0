/** What navamsa, saptamsa and dashamsa say in words: the lines of interpret/varga. */
import { capital, filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { bookChapter, bookWords, hasReadings, nth } from '../book/words.ts';
import { say, type Section } from '../making.ts';
import { FURTHER_SHAPES } from './questions.ts';

/** Divisions of which a shorter book says how their lords stand. */
export const SHORT_VARGAS = ['lines_d9', 'lines_d10'] as const;
/** Divisions that have lines, by their questions. */
export const READ_VARGAS = ['lines_d9', 'lines_d10', 'lines_d7'] as const;

export const vargaLines: Section = (making) => {
  const { names, read } = making;
  const { reasons } = bookWords(making);
  return [
    bookChapter(making, 'varga_lines', 'flow'),
    ...READ_VARGAS.flatMap((ask): Block[] => {
      const found = read(ask, FURTHER_SHAPES.varga_lines);
      return found.lines.length === 0
        ? []
        : [
            {
              kind: 'reading',
              title: capital(found.chart_name),
              note: '',
              paragraphs: [found.lines.map(({ text }) => text).join(' ')],
              reason: filled(reasons.rises, {
                sign: names.signForms(found.lagna),
                planet: names.planet(found.lagna_lord, found.lagna_lord_name),
                nth: nth(making, found.lagna_lord_house),
              }),
            },
          ];
    }),
  ];
};

/** The first line of navamsa and dasamsa, below the drawings of a shorter book. */
export const vargaLinesShort: Section = (making) =>
  hasReadings(making)
    ? SHORT_VARGAS.flatMap((ask) => {
        const [line] = making.read(ask, FURTHER_SHAPES.varga_lines).lines;
        return line === undefined ? [] : [say(line.text)];
      })
    : [];

/** The sarvatobhadra chakra of a birth with the planets of the day of issue: the square, and what they pierce as a count. */
import { CHAKRA, placeOfStar, pointsIn } from '../../../../layers/jyotish/transit/sarvatobhadra.ts';
import { filled } from '../../../words/fill.ts';
import { chakraScene } from '../../draw/sarvatobhadra.ts';
import { onPaper } from '../../draw/sizing.ts';
import { figureWidth } from '../../../contract/ports/report-document.ts';
import { oneDrawing } from '../bodies.ts';
import { chakraSaid } from '../book/tables-said.ts';
import { bookChapter, bookWords } from '../book/words.ts';
import { dayText, say, type Section } from '../making.ts';
import { FURTHER_SHAPES } from './questions.ts';

export const chakra: Section = (making) => {
  const { drawing, read, words, issued } = making;
  const { texts } = bookWords(making);
  const { grid, points, vedhas } = read('chakra', FURTHER_SHAPES.chakra);
  const natal = {
    star: points.star.id,
    sign: points.sign.id,
    tithiGroup: points.tithi_group.key,
    vara: points.weekday.id,
    vowel: null,
    consonant: null,
  };
  const said = vedhas.map(({ planet, star, hits }) =>
    filled(texts.chakra_row, {
      planet: drawing.planets[planet].name,
      star: star.name,
      points: hits.length === 0 ? '–' : hits.map(({ name }) => name).join(', '),
    }),
  );
  const date = dayText(words, issued);
  /** Planets of a kind with the points that their lines meet. */
  const met = (isBenefic: boolean): string =>
    vedhas
      .filter(({ benefic, hits }) => benefic === isBenefic && hits.length > 0)
      .map(({ planet, hits }) => `${drawing.planets[planet].name} (${hits.map(({ name }) => name).join(', ')})`)
      .join(', ') || '–';
  return [
    bookChapter(making, 'chakra', 'page'),
    say(filled(texts.chakra_counts, { benefic: met(true), malefic: met(false), date })),
    oneDrawing(
      making,
      texts.chakra_key,
      chakraScene({
        title: '',
        subtitle: '',
        alt: said.join(' '),
        floor: onPaper(figureWidth(1)).floor,
        rows: CHAKRA.map((row, i) =>
          row.map((cell, k) => ({
            text: grid[i]?.[k]?.name ?? '',
            isStar: cell.kind === 'star',
            isNatal: pointsIn(cell, natal).length > 0,
            planets: vedhas.flatMap(({ planet, star }) =>
              cell.kind === 'star' && cell.id === star.id ? [drawing.planets[planet].short] : [],
            ),
          })),
        ),
        lines: vedhas.flatMap(({ star, benefic, lines }) => {
          const { row, column } = placeOfStar(star.id);
          return lines.flatMap(({ cells }) => {
            const last = cells.at(-1);
            return last === undefined
              ? []
              : [
                  {
                    from: [row, column] as const,
                    // The answer counts rows and columns from 1.
                    to: [last.row - 1, last.column - 1] as const,
                    role: benefic ? ('good' as const) : ('bad' as const),
                  },
                ];
          });
        }),
      }),
    ),
    ...chakraSaid(making),
    say(texts.chakra_rule, 'small'),
  ];
};

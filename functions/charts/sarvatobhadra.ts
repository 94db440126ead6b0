import * as z from 'zod/mini';
import { whole } from '../../lib/contract/frame/about.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  CHAKRA,
  placeOfStar,
  pointsIn,
  vedhasOf,
  type ChakraCell,
} from '../../layers/jyotish/transit/sarvatobhadra.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { CHAKRA_FIELDS } from '../../lib/contract/suites/sarvatobhadra.ts';
import { natalPoints } from '../../lib/answers/queries/natal-points.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { chakraScene } from '../../lib/print/draw/sarvatobhadra.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { wordsOf } from '../../lib/words/words.ts';

/** Smallest type of the square, in pixels: it has 81 cells. */
const SMALLEST_PX = 7;

export const sarvatobhadraChart = resource({
  path: '/v1/charts/sarvatobhadra',
  summary: 'The sarvatobhadra chakra with the planets of a moment, their lines, and the points of a birth',
  description:
    'Draws transit/sarvatobhadra: the square with the stars around it, each planet in its star, the lines that it pierces along (benefics and malefics in two colours), and the points of the birth (star, sign, group of the tithi, weekday, letters of the name) shaded. The text alternative tells which planet pierces which point.',
  sources: ['Narapatijayacharya'],
  credits: 2,
  auth: 'key',
  wave: 3,
  input: birthAtInput({
    ...CHAKRA_FIELDS,
    ...TITLE_FIELD,
    ...LOOK_FIELDS,
    size: z._default(whole(900, 2000, 'Width in pixels, 900 to 2000; the height follows'), 1000),
    ...DRAWING_LANGUAGE_FIELD,
  }),
  settings: ['ayanamsa', 'node', 'observer', 'sunrise', 'vedha', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Sarvatobhadra chakra 2026-01-15. Sun, Uttara Ashadha: Star, Weekday. Moon, Jyeshtha: –.'),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ birth, at, input, options, sky, skyAt, setting, press }) => {
    const language = input.language ?? options.language;
    setting('language', language);
    setting('at', at.clock.text(at.jd));
    const words = wordsOf(language);
    const drawing = bank(language, 'drawing');
    const { chakraLetters, vedhaPoints } = bank(language, 'transit');
    const { tithiGroups } = bank(language, 'avakahada');
    const natal = natalPoints(sky, options, birth, castChart(sky, birth.jd, birth.place), input);
    const vedhas = vedhasOf(castChart(skyAt(at.place), at.jd, at.place), natal, input.vedha);
    const textOf = (cell: ChakraCell): string => {
      switch (cell.kind) {
        case 'star':
          return words.name('nakshatras', cell.id - 1);
        case 'sign':
          return words.name('signs', cell.id - 1);
        case 'tithi_group':
          return tithiGroups[cell.key];
        case 'vowel':
        case 'consonant':
          return chakraLetters[cell.key];
      }
    };
    const day = at.clock.text(at.jd).slice(0, 10);
    const subtitle = `${drawing.titles.sarvatobhadra} ${day}`;
    const said = vedhas.map(({ graha, star, hits }) => {
      const points = hits.map((point) => vedhaPoints[point]).join(', ');
      return `${drawing.planets[graha].name}, ${words.name('nakshatras', star - 1)}: ${points === '' ? '–' : points}.`;
    });
    const scene = chakraScene({
      title: input.title ?? birth.name ?? '',
      subtitle,
      alt: [`${subtitle}.`, ...said].join(' '),
      floor: SMALLEST_PX / input.size,
      rows: CHAKRA.map((row) =>
        row.map((cell) => ({
          text: textOf(cell),
          isStar: cell.kind === 'star',
          isNatal: pointsIn(cell, natal).length > 0,
          planets: vedhas.flatMap(({ graha, star }) =>
            cell.kind === 'star' && cell.id === star ? [drawing.planets[graha].short] : [],
          ),
        })),
      ),
      lines: vedhas.flatMap(({ star, benefic, lines }) => {
        const { row, column } = placeOfStar(star);
        return lines.flatMap(({ cells }) => {
          const last = cells.at(-1);
          return last === undefined
            ? []
            : [
                {
                  from: [row, column] as const,
                  to: [last.row, last.column] as const,
                  role: benefic ? ('good' as const) : ('bad' as const),
                },
              ];
        });
      }),
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(sarvatobhadraChart);

import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { STAR_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { TITHI_GROUPS } from '../../layers/jyotish/chart/ghata.ts';
import {
  CELL_KINDS,
  CHAKRA,
  CHAKRA_CONSONANTS,
  CHAKRA_VOWELS,
  VEDHA_DIRECTIONS,
  VEDHA_POINTS,
  vedhasOf,
  type ChakraCell,
} from '../../layers/jyotish/transit/sarvatobhadra.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, objectListOf, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, keyed, listOf, name, nameOf, sign, star, vara as varaOut } from '../../lib/contract/frame/shapes.ts';
import { CHAKRA_FIELDS } from '../../lib/contract/suites/sarvatobhadra.ts';
import { natalPoints } from '../../lib/answers/queries/natal-points.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, starShape, varaShape } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import type { Words } from '../../lib/words/words.ts';

const cell = z.strictObject({
  kind: oneOf(CELL_KINDS, 'What the cell holds'),
  kind_name: nameOf('kind'),
  key: oneOf(
    [...STAR_KEYS, ...SIGN_KEYS, ...CHAKRA_VOWELS, ...CHAKRA_CONSONANTS, ...TITHI_GROUPS],
    'Key of a star, a sign, a letter or a group of tithis; never changes with the language',
  ),
  name,
});
const place = (what: string) => whole(1, 9, what);

/** `key` and `name` of a cell. */
const cellShape = (words: Words, one: ChakraCell) => {
  const { chakraKinds, chakraLetters } = bank(words.language, 'transit');
  const kind = { kind: one.kind, kind_name: chakraKinds[one.kind] };
  switch (one.kind) {
    case 'star':
      return { ...kind, key: words.key('nakshatras', one.id - 1), name: words.name('nakshatras', one.id - 1) };
    case 'sign':
      return { ...kind, key: words.key('signs', one.id - 1), name: words.name('signs', one.id - 1) };
    case 'tithi_group':
      return { ...kind, key: one.key, name: bank(words.language, 'avakahada').tithiGroups[one.key] };
    case 'vowel':
    case 'consonant':
      return { ...kind, key: one.key, name: chakraLetters[one.key] };
  }
};

export const transitSarvatobhadra = endpoint({
  path: '/v1/transit/sarvatobhadra',
  wave: 3,
  summary:
    'Sarvatobhadra chakra: the vedhas of the planets of a moment on star, sign, tithi, weekday and letters of a birth',
  description:
    'A square of 81 cells: around it the 28 stars with Abhijit (276°40′ to 280°53′20″), inside it vowels, consonants, signs and the five groups of tithis with their weekdays. From its star each planet pierces (vedha) a line straight ahead or one of the two diagonals to the left and right hand of one who looks into the square; by `vedha: motion` one line by its motion, by `all` all three. `hits` are the points of the birth on these lines, or in the star itself. Send the first `vowel` and `consonant` of the name to have them looked at too. The square is the same in all texts, the choice of lines differs by school; how many benefics and malefics pierce the birth is counted, nothing is foretold from it.',
  sources: ['Narapatijayacharya', 'PyJHora 4.8.5 (square)'],
  credits: 2,
  input: birthAtInput(CHAKRA_FIELDS),
  settings: ['ayanamsa', 'node', 'observer', 'sunrise', 'vedha'],
  output: z.strictObject({
    grid: about(listOf(listOf(cell, 9), 9), 'The square: nine rows from the north, each from west to east'),
    points: objectOf('What of the birth is looked at', {
      star: about(star, 'Birth star, Abhijit included'),
      sign: about(sign, 'Moon sign of the birth'),
      tithi_group: about(keyed(TITHI_GROUPS, 'group of tithis'), 'Group of the birth tithi'),
      weekday: about(varaOut, 'Weekday of birth, from sunrise to sunrise'),
      vowel: about(z.nullable(keyed(CHAKRA_VOWELS, 'vowel')), 'Vowel sent; null when none was'),
      consonant: about(z.nullable(keyed(CHAKRA_CONSONANTS, 'consonant')), 'Consonant sent; null when none was'),
    }),
    vedhas: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      star: about(star, 'Star it stands in, Abhijit included'),
      benefic: about(flag, 'A natural benefic in the chart of the moment'),
      lines: objectList('Its lines: one by its motion, or all three', {
        direction: oneOf(VEDHA_DIRECTIONS, 'Direction as one looks into the square from the star'),
        direction_name: nameOf('direction'),
        cells: objectList('Cells it pierces, from the star to the edge', {
          row: place('Row from the north, 1 to 9'),
          column: place('Column from the west, 1 to 9'),
        }),
      }),
      hits: about(z.array(keyed(VEDHA_POINTS, 'point')), 'Points of the birth that it pierces; empty when none'),
    }),
    counts: objectOf('How many planets pierce the birth', {
      benefic: whole(0, 9, 'Benefics that pierce a point of the birth'),
      malefic: whole(0, 9, 'Malefics that do'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ birth, at, input, options, sky, skyAt, words, setting }) => {
    setting('at', at.clock.text(at.jd));
    const natal = natalPoints(sky, options, birth, castChart(sky, birth.jd, birth.place), input);
    const vedhas = vedhasOf(castChart(skyAt(at.place), at.jd, at.place), natal, input.vedha);
    const { chakraLetters, vedhaDirections, vedhaPoints } = bank(words.language, 'transit');
    const letter = <K extends keyof typeof chakraLetters>(key: K | null) =>
      key === null ? null : { key, name: chakraLetters[key] };
    const hitting = vedhas.filter(({ hits }) => hits.length > 0);
    return {
      grid: CHAKRA.map((row) => row.map((one) => cellShape(words, one))),
      points: {
        star: starShape(words, natal.star),
        sign: signShape(words, natal.sign),
        tithi_group: { key: natal.tithiGroup, name: bank(words.language, 'avakahada').tithiGroups[natal.tithiGroup] },
        weekday: varaShape(words, natal.vara),
        vowel: letter(natal.vowel),
        consonant: letter(natal.consonant),
      },
      vedhas: vedhas.map(({ graha: planet, star: number, benefic, lines, hits }) => ({
        planet,
        name: planetName(words, planet),
        star: starShape(words, number),
        benefic,
        lines: lines.map(({ direction, cells }) => ({
          direction,
          direction_name: vedhaDirections[direction],
          cells: cells.map(({ row, column }) => ({ row: row + 1, column: column + 1 })),
        })),
        hits: hits.map((key) => ({ key, name: vedhaPoints[key] })),
      })),
      counts: {
        benefic: hitting.filter(({ benefic }) => benefic).length,
        malefic: hitting.filter(({ benefic }) => !benefic).length,
      },
    };
  },
});

export const handler = serve(transitSarvatobhadra);

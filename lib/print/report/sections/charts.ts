/** Charts and tables of places: birth chart and navamsa, houses, dignity and friendship, divisional charts. */
import { filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import type { DrawnBody } from '../../draw/body.ts';
import { SHAPES } from '../answers.ts';
import { birthBodies, chartFigure, drawings, marksNote, navamsaBodies, risingAndMoon, placesTable } from '../bodies.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { arudhaSaid, chalitSaid, exaltationSaid, vimshopakaSaid } from '../book/tables-said.ts';
import { bookWords, dignitySaid, stateCell } from '../book/words.ts';
import { chapter, decimals, heading, say, type Making, type Section } from '../making.ts';
import { planetsNamed } from '../names.ts';
import { CENTRE, RIGHT, abreast, centre, left, right, LEFT } from '../blocks.ts';

/** What the mark of a planet that keeps its sign in the navamsa means, where one does; a sentence ends as that on the marks. */
const vargottamaSaid = (making: Making, bodies: readonly DrawnBody[]): string[] => {
  const { word, meaning } = bookWords(making).glossary.vargottama;
  return bodies.some(({ vargottama }) => vargottama === true)
    ? [`${word}: ${meaning}${making.words.texts.marks.slice(-1)}`]
    : [];
};

/** Birth chart and navamsa, and the table of planets. */
export const charts: Section = (making) => {
  const { words, read, drawing } = making;
  const { captions, texts } = words;
  const answer = read('planets', SHAPES.planets);
  const dignities = read('dignities', SHAPES.dignities);
  const navamsa = read('d9', SHAPES.varga);
  const { ascendant } = answer;
  const bodies = birthBodies(answer, dignities, navamsa);
  return [
    chapter(making, 'charts', 'flow'),
    drawings(making, 2, [
      {
        scene: chartFigure(making, ascendant.sign.id, bodies, drawing.titles.rashi, 2, 'degrees'),
        caption: filled(captions.d1, risingAndMoon(making, answer)),
      },
      {
        scene: chartFigure(making, navamsa.ascendant.sign.id, navamsaBodies(navamsa), drawing.titles.navamsa),
        caption: filled(captions.d9, { ascendant: signForms(making.language, navamsa.ascendant.sign) }),
      },
    ]),
    ...marksNote(making, bodies),
    say([texts.marks, ...vargottamaSaid(making, bodies)].join(' '), 'small'),
    heading(making, 'planet_table'),
    placesTable(making, answer, (row) => stateCell(making, row)),
  ];
};

/** Which planets stand in another house by bhava than by sign, each with both: `Sun 6 → 7`. */
const chalitCaption = (making: Making): string => {
  const { captions } = making.words;
  const moved = making.read('chalit', SHAPES.chalit).planets.filter(({ shifted }) => shifted);
  return moved.length === 0
    ? captions.chalit_same
    : filled(captions.chalit, {
        list: moved
          .map(
            ({ planet, name, sign_house: from, bhava_house: to }) =>
              `${making.names.planet(planet, name)} ${from} → ${to}`,
          )
          .join(', '),
      });
};

/**
 * Charts from the Moon and by bhava, and the lords of the houses. The chart from a Moon that rises is the birth chart, which
 * is not drawn again.
 */
const housesOf = (making: Making, isRead: boolean): Block[] => {
  const { words, read, drawing, names } = making;
  const { labels, captions } = words;
  const answer = read('planets', SHAPES.planets);
  const chalit = read('chalit', SHAPES.chalit);
  const lords = read('lords', SHAPES.lords);
  const { ascendant, planets } = answer;
  const bodies = birthBodies(answer, null, null).map(({ degree: _, ...body }) => body);
  const moon = planets.find(({ planet }) => planet === 'moon')?.sign ?? ascendant.sign;
  const inBhava = bodies.map((body) => {
    const house = chalit.planets.find(({ planet }) => planet === body.planet)?.bhava_house ?? 1;
    return { ...body, sign: ((ascendant.sign.id + house - 2) % 12) + 1 };
  });
  const moonChart =
    moon.id === ascendant.sign.id
      ? []
      : [
          {
            scene: chartFigure(making, moon.id, bodies, drawing.planets.moon.name, 2, 'degrees'),
            caption: filled(captions.moon, { moon: signForms(making.language, moon) }),
          },
        ];
  const perRow = moonChart.length === 0 ? 3 : 2;
  return [
    chapter(making, 'houses', 'flow'),
    drawings(making, perRow, [
      ...moonChart,
      {
        scene: chartFigure(making, ascendant.sign.id, inBhava, drawing.titles.chalit, perRow, 'degrees'),
        caption: chalitCaption(making),
      },
    ]),
    ...(isRead ? chalitSaid(making) : []),
    ...(moonChart.length === 0 ? [say(captions.moon_rises, 'small')] : []),
    heading(making, 'house_table'),
    {
      kind: 'table',
      columns: [CENTRE, LEFT, LEFT, CENTRE, LEFT, LEFT],
      head: [labels.house, labels.sign, labels.lord, labels.in_house, labels.sign, labels.state],
      rows: lords.houses.map((row) => [
        String(row.house),
        names.sign(row.sign),
        names.planet(row.lord, row.lord_name),
        String(row.in_house),
        names.sign(row.in_sign),
        dignitySaid(making, row.lord),
      ]),
    },
  ];
};

/** The same, with what the houses by degree add in words; its drawings and tables alone may be printed of a child too. */
export const houses: Section = (making) => housesOf(making, true);
export const housesTable: Section = (making) => housesOf(making, false);

/** What the short names of the relations mean, each beside its name. */
const relationKey = ({ words }: Making): string =>
  Object.values(words.relations)
    .map(({ short, name }) => `${short} ${name}`.replaceAll(' ', '\u00a0'))
    .join(' · ');

/** Dignity of each planet, the five-fold friendship between them, and their strength over groups of divisions. */
const relationsOf = (making: Making, isRead: boolean): Block[] => {
  const { words, read, drawing, names } = making;
  const { labels, texts } = words;
  const dignities = read('dignities', SHAPES.dignities);
  const { compound } = read('friendships', SHAPES.friendships);
  const chalit = read('chalit', SHAPES.chalit);
  const vimshopaka = read('vimshopaka', SHAPES.vimshopaka);
  const known = dignities.planets.filter(({ planet }) => compound[planet] !== undefined);
  const table: Block = {
    kind: 'table',
    columns: [left(20), ...known.map(() => centre(12))],
    head: ['', ...known.map(({ planet }) => drawing.planets[planet].short)],
    rows: known.map((row) => [
      names.planet(row.planet, row.name),
      ...known.map((other) => {
        const relation = compound[row.planet]?.[other.planet];
        return relation === undefined ? '–' : words.relations[relation].short;
      }),
    ]),
  };
  return [
    chapter(making, 'relations', 'flow'),
    heading(making, 'dignity'),
    ...(isRead ? exaltationSaid(making) : []),
    {
      kind: 'table',
      columns: [LEFT, LEFT, RIGHT, RIGHT, RIGHT],
      head: [labels.planet, labels.state, labels.exaltation, labels.house, labels.bhava],
      rows: dignities.planets.map((row) => {
        const place = chalit.planets.find(({ planet }) => planet === row.planet);
        return [
          names.planet(row.planet, row.name),
          dignitySaid(making, row.planet),
          `${decimals(row.exaltation_distance, 1)}°`,
          String(place?.sign_house ?? ''),
          String(place?.bhava_house ?? ''),
        ];
      }),
    },
    heading(making, 'friendship'),
    table,
    say([texts.friendship_key, relationKey(making)].join(' '), 'small'),
    heading(making, 'vimshopaka'),
    ...(isRead ? vimshopakaSaid(making) : []),
    {
      kind: 'table',
      columns: [left(24), right(19), right(19), right(19), right(19)],
      head: [labels.planet, labels.shadvarga, labels.saptavarga, labels.dashavarga, labels.shodashavarga],
      rows: vimshopaka.planets.map((row) => [
        names.planet(row.planet, row.name),
        ...[row.shadvarga, row.saptavarga, row.dashavarga, row.shodashavarga].map((points) => decimals(points, 2)),
      ]),
    },
    say(texts.vimshopaka_key, 'small'),
  ];
};

/** With what the best and the worst row of a table mean, and without. */
export const relations: Section = (making) => relationsOf(making, true);
export const relationsTable: Section = (making) => relationsOf(making, false);

/** Karakas and arudha padas of Jaimini, and which planets help this ascendant. */
const karakasOf = (making: Making, isRead: boolean): Block[] => {
  const { words, read, names } = making;
  const { labels } = words;
  const { karakas: rows } = read('karakas', SHAPES.karakas);
  const { padas } = read('arudhas', SHAPES.arudhas);
  const nature = read('nature', SHAPES.nature);
  const { karaka_of, texts } = bookWords(making);
  const stands: Readonly<Record<string, string>> = karaka_of;
  return [
    chapter(making, 'karakas', 'flow'),
    heading(making, 'nature'),
    {
      kind: 'facts',
      rows: [
        [labels.benefics, planetsNamed(making, nature.benefics)],
        [labels.malefics, planetsNamed(making, nature.malefics)],
        [labels.neutrals, planetsNamed(making, nature.neutrals)],
        [labels.yogakaraka, planetsNamed(making, nature.yogakaraka)],
        [labels.marakas, planetsNamed(making, nature.marakas)],
        [labels.badhaka, `${names.planet(nature.badhaka.lord, nature.badhaka.lord_name)} (${nature.badhaka.house})`],
      ],
    },
    abreast(
      [
        heading(making, 'karakas'),
        {
          kind: 'table',
          columns: [LEFT, LEFT, RIGHT],
          head: [labels.karaka, labels.planet, labels.degree],
          rows: rows.map((row) => [
            row.name,
            names.planet(row.planet, row.planet_name),
            `${decimals(row.sign_degree, 2)}°`,
          ]),
          // What each stands for.
          notes: rows.map(({ key }) => stands[key] ?? ''),
          notesFrom: 0,
          notesSoft: true,
        },
      ],
      [
        heading(making, 'arudhas'),
        {
          kind: 'table',
          columns: [LEFT, LEFT, LEFT, RIGHT],
          head: ['', labels.arudha, labels.sign, labels.house],
          rows: padas.map((row) => [row.key, row.name, names.sign(row.sign), String(row.house)]),
        },
        say(texts.arudha_key, 'small'),
        ...(isRead ? arudhaSaid(making) : []),
      ],
    ),
  ];
};

/** With the house in which others see the person, and without. */
export const karakas: Section = (making) => karakasOf(making, true);
export const karakasTable: Section = (making) => karakasOf(making, false);

/** Strengths, drawn: planets against what they need, points of the signs as a heat table, houses as bars. */
import { COLUMN_WIDTH, figureWidth, type Block, type CellText } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { enumerated } from '../../../words/enumerate.ts';
import { SHAPES } from '../answers.ts';
import { oneDrawing } from '../bodies.ts';
import { decimals, heading, say, type Making, type Section } from '../making.ts';
import { bindusOf, pointRows, signNumbers, strengthKey, strengthRows } from '../sections/strength.ts';
import { BOOK_SHAPES } from './questions.ts';
import { bookChapter, bookWords, head, nth } from './words.ts';
import { abreast, centre, left, right } from '../blocks.ts';

/** The bar of a planet is full at so many times its need. */
const FULL = 1.5;
/** Most points of a planet in a sign, and the range of the sums of all. */
const POINTS = 8;
const SUMS = { low: 18, high: 40 } as const;

const planetTable = (making: Making): Block => {
  const { labels } = bookWords(making);
  const { planets } = making.read('shadbala', SHAPES.shadbala);
  return {
    kind: 'table',
    columns: [left(24), left(46), right(16), right(14)],
    head: [labels.planet, '', labels.has, labels.needs],
    rows: planets
      .toSorted((a, b) => b.ratio - a.ratio)
      .map((row): CellText[] => [
        row.ratio < 1
          ? { text: making.names.planet(row.planet, row.name), mark: 'care' }
          : { text: making.names.planet(row.planet, row.name), mark: 'good' },
        { text: '', bar: row.ratio / FULL },
        decimals(row.rupas, 1),
        decimals(row.required, 1),
      ]),
  };
};

/** Points of each planet in the signs; a frame marks where it stood at birth. */
const heatTable = (making: Making): Block => {
  const { labels } = bookWords(making);
  const { bav, sav, totals, signs } = making.read('ashtakavarga', SHAPES.ashtakavarga);
  const { counted, beside } = pointRows(making);
  const { planets, ascendant } = making.read('planets', SHAPES.planets);
  const heat = (count: number, share: number, ring: boolean): CellText => ({
    text: String(count),
    heat: Math.min(1, Math.max(0, share)) * 0.85,
    ring,
  });
  const planetRow = ({ key, name }: (typeof counted)[number]): CellText[] => {
    const born = [...planets, ascendant].find(({ planet }) => planet === key)?.sign.id;
    return [
      making.names.planet(key, name),
      ...(bav[key] ?? []).map((count, i) => heat(count, count / POINTS, born === i + 1)),
      String(totals[key] ?? 0),
    ];
  };
  return {
    kind: 'table',
    columns: [left(34), ...signs.map(() => centre(9)), right(13)],
    head: [making.words.labels.sign, ...signs.map(({ id }) => String(id)), labels.sum],
    rows: [
      ...counted.map(planetRow),
      [
        making.drawing.titles.sarvashtakavarga,
        ...sav.map((count) => heat(count, (count - SUMS.low) / (SUMS.high - SUMS.low), false)),
        String(totals['sav'] ?? 0),
      ],
      ...beside.map(planetRow),
    ],
  };
};

const housesOf = (making: Making) =>
  making.read('bhava_bala', BOOK_SHAPES.houses).houses.map(({ house, total }) => ({ house, rupas: total / 60 }));

/** Houses that the advice names, of the strongest and of the weakest. */
const NAMED = 2;

/** How to use the page, with the strongest and the weakest houses of this chart. */
const useText = (making: Making): string => {
  const ranked = housesOf(making).toSorted((a, b) => b.rupas - a.rupas);
  const named = (houses: typeof ranked): string =>
    enumerated(
      making.language,
      houses.map(({ house }) => nth(making, house)),
    );
  return filled(bookWords(making).texts.use_strength, {
    strong: named(ranked.slice(0, NAMED)),
    weak: named(ranked.slice(-NAMED)),
  });
};

const houseTable = (making: Making): Block => {
  const { labels } = making.words;
  const rows = housesOf(making);
  const most = Math.max(...rows.map(({ rupas }) => rupas));
  return {
    kind: 'table',
    columns: [left(20), left(55), right(25)],
    head: [labels.house, '', labels.rupas],
    rows: rows.map(({ house, rupas }): CellText[] => [
      String(house),
      { text: '', bar: rupas / most },
      decimals(rupas, 1),
    ]),
  };
};

/** The chapter. */
export const strengths: Section = (making) => {
  const { headings, texts } = bookWords(making);
  return [
    bookChapter(making, 'strengths', 'flow'),
    abreast(
      {
        share: COLUMN_WIDTH * 1.2,
        blocks: [head(headings.planets_need), planetTable(making), say(texts.need_key, 'small')],
      },
      {
        share: figureWidth(2) * 0.8,
        blocks: [
          head(making.drawing.titles.sarvashtakavarga),
          oneDrawing(making, '', bindusOf(making)),
          say(making.words.texts.ashtakavarga_key, 'small'),
        ],
      },
    ),
    heading(making, 'bindus'),
    heatTable(making),
    say(`${texts.heat_key} ${signNumbers(making.read('ashtakavarga', SHAPES.ashtakavarga).signs)}`, 'small'),
    abreast([head(headings.houses), houseTable(making)], [head(headings.use), say(useText(making))]),
  ];
};

/** The six strengths in figures. */
export const strengthTable: Section = (making) => [
  heading(making, 'shadbala'),
  { ...strengthRows(making), small: true },
  say(strengthKey(making), 'small'),
];

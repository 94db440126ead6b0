/** Strength: bindus of the signs, and the six strengths of the planets. */
import { bindusScene } from '../../draw/bindus.ts';
import { barsScene } from '../../draw/bars.ts';
import type { Scene } from '../../../contract/ports/scene.ts';
import { filled, type Inflected } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import { SHAPES } from '../answers.ts';
import type { Column, TableBlock } from '../../../contract/ports/report-document.ts';
import { drawings } from '../bodies.ts';
import { chapter, decimals, heading, say, type Making, type Section } from '../making.ts';
import { LEFT, RIGHT, figure, left, right } from '../blocks.ts';

/** Bindus from which a sign counts as strong, and below which as weak. */
const STRONG = 30;
const WEAK = 25;

/** The bindus of the signs, in a chart. */
export const bindusOf = ({ style, drawing: words, read }: Making): Scene =>
  bindusScene({
    style,
    words,
    ascendant: read('planets', SHAPES.planets).ascendant.sign.id,
    bindus: read('ashtakavarga', SHAPES.ashtakavarga).sav,
    strong: STRONG,
    weak: WEAK,
    title: '',
    subtitle: '',
  });

/** The signs by the numbers that head the columns of a table; a number stays beside its name. */
export const signNumbers = (signs: readonly { readonly id: number; readonly name: string }[]): string =>
  signs.map(({ id, name }) => `${id}\u00A0${name}`).join(' · ');

/** The seven planets, whose points the sum of a sign counts, and what stands below it: the ascendant, which it leaves out. */
export const pointRows = ({ read }: Making) => {
  const { points } = read('ashtakavarga', SHAPES.ashtakavarga);
  const isAdded = ({ key }: { readonly key: string }): boolean => key !== 'ascendant';
  return { counted: points.filter(isAdded), beside: points.filter((one) => !isAdded(one)) };
};

/** The total in a chart, and the bindus of each planet. */
export const ashtakavarga: Section = (making) => {
  const { words, read, drawing, names } = making;
  const { labels, captions, texts } = words;
  const { bav, sav, totals, signs } = read('ashtakavarga', SHAPES.ashtakavarga);
  const { counted, beside } = pointRows(making);
  const [most, fewest] = [Math.max(...sav), Math.min(...sav)];
  /** The signs that have so many, all of them: the last in the forms of its name, those before it named. */
  const signsWith = (count: number): Inflected => {
    const found = signs.filter((_, i) => sav[i] === count).map((sign) => signForms(making.language, sign));
    const before = found
      .slice(0, -1)
      .map(({ nom }) => `${nom}, `)
      .join('');
    const last = found.at(-1) ?? { nom: '' };
    return {
      ...Object.fromEntries(Object.entries(last).map(([form, name]) => [form, before + name])),
      nom: before + last.nom,
    };
  };
  const row = (name: string, counts: readonly number[], total: number): string[] => [
    name,
    ...counts.map(String),
    String(total),
  ];
  return [
    chapter(making, 'ashtakavarga', 'flow'),
    drawings(making, 2, [
      {
        scene: bindusOf(making),
        caption: filled(captions.sav, { best: signsWith(most), most, worst: signsWith(fewest), fewest }),
      },
    ]),
    say(texts.ashtakavarga_key, 'small'),
    heading(making, 'bindus'),
    {
      kind: 'table',
      columns: [left(32), ...signs.map(() => right(9)), right(13)],
      head: [labels.sign, ...signs.map(({ id }) => String(id)), labels.total],
      rows: [
        ...counted.map(({ key, name }) => row(names.planet(key, name), bav[key] ?? [], totals[key] ?? 0)),
        row(drawing.titles.sarvashtakavarga, sav, totals['sav'] ?? 0),
        ...beside.map(({ key, name }) => row(names.planet(key, name), bav[key] ?? [], totals[key] ?? 0)),
      ],
      strong: [counted.length],
    },
    say(signNumbers(signs), 'small'),
  ];
};

/** A planet a row: its six strengths, their sum, what it needs, and its rank. */
export const strengthRows = ({ words, read, names }: Making): TableBlock => {
  const { labels, sixStrengths } = words;
  const { planets } = read('shadbala', SHAPES.shadbala);
  return {
    kind: 'table',
    columns: [LEFT, ...Array.from({ length: 10 }, (): Column => RIGHT)],
    head: [labels.planet, ...sixStrengths, labels.rupas, labels.required, labels.ratio, labels.rank],
    rows: planets.map((row) => [
      names.planet(row.planet, row.name),
      ...[row.sthana.total, row.dig, row.kala.total, row.cheshta, row.naisargika, row.drik].map((value) =>
        decimals(value, 0),
      ),
      decimals(row.rupas, 2),
      decimals(row.required, 1),
      decimals(row.ratio, 2),
      String(row.rank),
    ]),
  };
};

/** In what the table of strengths is measured, and what each of the six is. */
export const strengthKey = ({ words: { texts } }: Making): string => `${texts.shadbala_key} ${texts.six_key}`;

/** The six strengths with their sum, and how it compares with what is needed. */
export const strength: Section = (making) => {
  const { words, read, names } = making;
  const { texts } = words;
  const { planets } = read('shadbala', SHAPES.shadbala);
  return [
    chapter(making, 'strength', 'flow'),
    figure(
      texts.bars_key,
      barsScene({
        bars: planets.map(({ planet, name, rupas, required }) => ({
          name: names.planet(planet, name),
          value: rupas,
          mark: required,
          text: decimals(rupas, 1),
        })),
        title: words.headings.shadbala,
      }),
    ),
    heading(making, 'shadbala'),
    { ...strengthRows(making), small: true },
    say(strengthKey(making), 'small'),
  ];
};

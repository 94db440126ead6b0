/** The southern counts: ten poruthams with their reasons, and the balance of harsh planets. */
import { filled } from '../../../words/fill.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { say, type Making, type Section } from '../making.ts';
import { PAIR_SHAPES, PARTNER_SHAPES } from './questions.ts';
import { couple, matchChapter, matchWords, points, referenceText, type Mate } from './words.ts';
import { LEFT, RIGHT, abreast, left, right } from '../blocks.ts';

/** Marks of the three grades of a porutham. */
const MARKS: Readonly<Record<string, 'good' | 'care' | 'dash'>> = { good: 'good', madhyama: 'dash', bad: 'care' };

/** The ten poruthams: what each stands for, with its rule, and what was found. */
export const porutham: Section = (making) => {
  const { labels, texts } = making.words;
  const stands: Readonly<Record<string, string>> = matchWords(making).porutham;
  const { poruthams, total, max, verdict_name: verdict } = making.read('porutham', PAIR_SHAPES.porutham);
  return [
    matchChapter(making, 'porutham', 'flow'),
    // Before the table, from which no page parts it there.
    say(filled(texts.porutham_total, { total: points(total), max: points(max), verdict })),
    {
      kind: 'table',
      columns: [left(19), left(13), right(9), left(59)],
      head: [labels.check, labels.finding, labels.points, labels.reason],
      small: true,
      rows: poruthams.map(({ key, name, grade, grade_name, points: given, reason }): CellText[] => [
        { text: name, mark: MARKS[grade] ?? 'dash' },
        grade_name,
        points(given),
        { text: [stands[key] ?? '', reason].filter((part) => part !== '').join(' '), ink: 'soft' },
      ]),
    },
  ];
};

const papaOf = (making: Making, { key }: Mate) => making.read(`${key}_papasamyam`, PARTNER_SHAPES.papasamyam);

/** Points of both by what they are counted from, as bars on one scale. */
const papaBars = (making: Making): Block => {
  const { labels } = matchWords(making);
  const both = couple(making).map((mate) => ({ mate, sums: papaOf(making, mate).points }));
  const most = Math.max(1e-9, ...both.map(({ sums }) => sums.total));
  const rows = [
    ['lagna', labels.from_lagna],
    ['moon', labels.from_moon],
    ['venus', labels.from_venus],
    ['total', labels.sum],
  ] as const;
  return {
    kind: 'table',
    columns: [left(30), left(35), left(35)],
    head: [labels.from_where, ...both.map(({ mate }) => mate.name)],
    rows: rows.map(([key, label]) => [
      label,
      ...both.map(({ sums }): CellText => ({ text: points(sums[key]), bar: sums[key] / most })),
    ]),
    strong: [rows.length - 1],
  };
};

export const papasamyam: Section = (making) => {
  const { texts, headings, labels } = matchWords(making);
  const papa = making.read('papasamyam', PAIR_SHAPES.papasamyam);
  const both = couple(making);
  const rowsOf = (mate: Mate): string[][] =>
    papaOf(making, mate).contributors.map((one) => [
      making.names.planet(one.planet, one.name),
      referenceText(making, one),
      String(one.house),
      points(one.points),
    ]);
  return [
    matchChapter(making, 'papasamyam', 'flow'),
    {
      kind: 'card',
      span: 2,
      title: papa.grade_name,
      paragraphs: [
        filled(making.words.texts.papasamyam, {
          groom: points(papa.groom.points),
          bride: points(papa.bride.points),
        }),
        papa.reason,
      ],
    },
    papaBars(making),
    say(texts.papa_rule, 'soft'),
    ...(both.every((mate) => rowsOf(mate).length === 0)
      ? []
      : [
          { kind: 'heading' as const, text: headings.papa_from },
          abreast(
            ...both.map((mate) => ({
              blocks: [
                {
                  kind: 'table' as const,
                  columns: [LEFT, LEFT, RIGHT, RIGHT],
                  head: [mate.name, labels.from_where, making.words.labels.house, making.words.labels.points],
                  rows: rowsOf(mate),
                  small: true,
                },
              ],
            })),
          ),
        ]),
  ];
};

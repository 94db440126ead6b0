/** The sections of a matching report: result, both charts, kootas, Mars, further tests, periods of both. */
import { barsScene } from '../../draw/bars.ts';
import { SOURCE } from '../../../words/languages.ts';
import { timelineScene } from '../../draw/timeline.ts';
import { filled } from '../../../words/fill.ts';
import { PAIR_SHAPES, SHAPES } from '../answers.ts';
import { birthBodies, chartFigure, drawings } from '../bodies.ts';
import type { Block, Column } from '../../../contract/ports/report-document.ts';
import {
  capital,
  chapter,
  cited,
  dayText,
  decimals,
  heading,
  say,
  yearOf,
  type Making,
  type Person,
  type Section,
} from '../making.ts';
import { drawnPeriods } from './dashas.ts';
import { birthRows } from './person.ts';

const left: Column = { align: 'left' };
const right: Column = { align: 'right' };
const centre: Column = { align: 'centre' };

/** Points with as many decimals as they have, three at most. */
const points = (value: number): string => String(Number(value.toFixed(3)));

/** What speaks for the match and against it, and every test with its result. */
export const verdict: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const summary = read('summary', PAIR_SHAPES.summary);
  const { total, adjusted, kootas: eight } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const reasons = (rows: readonly { readonly text: string }[]): Block => ({
    kind: 'list',
    items: rows.map(({ text }) => text),
  });
  return [
    chapter(making, 'verdict', 'page'),
    { kind: 'heading', text: summary.verdict_name },
    say(filled(texts.kootas_total, { total: points(total), adjusted: points(adjusted) })),
    say(texts.score_no_decision, 'soft'),
    {
      kind: 'figures',
      perRow: 1,
      figures: [
        {
          scene: barsScene({
            bars: eight.map(({ name, points: value, max }) => ({
              name,
              value,
              mark: max,
              text: `${points(value)} / ${points(max)}`,
            })),
            title: words.chapters.kootas.title,
          }),
          caption: texts.kootas_key,
        },
      ],
    },
    ...(summary.for.length === 0 ? [] : [heading(making, 'for'), reasons(summary.for)]),
    heading(making, 'against'),
    summary.against.length === 0 ? say(texts.nothing_against) : reasons(summary.against),
    heading(making, 'checks'),
    {
      kind: 'table',
      columns: [left, centre, right, right],
      head: [labels.check, labels.passed, labels.points, labels.out_of],
      rows: summary.checks.map((row) => [
        row.name,
        row.passed ? labels.yes : labels.no,
        decimals(row.points, 1),
        points(row.weight),
      ]),
    },
  ];
};

const GROOM = 0;
const partners = (making: Making): readonly (readonly [string, 'groom' | 'bride', Person])[] => {
  const [groom, bride] = making.persons;
  return [
    [making.words.headings.groom, 'groom', groom],
    [making.words.headings.bride, 'bride', bride ?? making.persons[GROOM]],
  ];
};

/** Birth data and charts of both, side by side, with the settings. */
export const couple: Section = (making) => {
  const { words, read, names } = making;
  const { captions, labels } = words;
  const both = partners(making);
  const { groom, bride } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const stars = { groom, bride };
  return [
    chapter(making, 'couple', 'page'),
    drawings(
      making,
      2,
      both.map(([title, key, person]) => {
        const answer = read(`${key}_planets`, SHAPES.planets);
        const moon = answer.planets.find(({ planet }) => planet === 'moon')?.sign.name ?? '';
        return {
          scene: chartFigure(
            making,
            answer.ascendant.sign.id,
            birthBodies(answer, null, null),
            making.drawing.titles[key],
          ),
          caption: filled(captions.partner, {
            name: person.name === '' ? title : person.name,
            ascendant: answer.ascendant.sign.name,
            moon,
          }),
        };
      }),
    ),
    ...both.flatMap(([title, key, person]): Block[] => [
      { kind: 'heading', text: title },
      {
        kind: 'facts',
        rows: [
          ...birthRows(making, person),
          [labels.moon_sign, names.sign(stars[key].moon_sign)],
          [labels.nakshatra, `${names.star(stars[key].nakshatra)}, ${labels.pada} ${stars[key].pada}`],
        ],
      },
    ]),
  ];
};

/** The eight kootas with what was found in each, and the exceptions that hold. */
export const kootas: Section = (making) => {
  const { words, read, names } = making;
  const { labels, texts } = words;
  const { kootas: rows, total, exceptions } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const held = exceptions.filter(({ applies }) => applies);
  // Works are cited in English.
  const sourced = making.language === SOURCE;
  const most = rows.reduce((sum, { max }) => sum + max, 0);
  return [
    chapter(making, 'kootas', 'page'),
    {
      kind: 'table',
      columns: [left, left, left, right, right],
      head: [labels.koota, labels.groom, labels.bride, labels.points, labels.out_of],
      rows: [
        ...rows.map((row) => [
          row.name,
          names.any(row.groom, row.groom_name),
          names.any(row.bride, row.bride_name),
          points(row.points),
          points(row.max),
        ]),
        [labels.total, '', '', points(total), points(most)],
      ],
      strong: [rows.length],
      notes: rows.map(({ text }) => text),
      notesFrom: 1,
      notesSoft: true,
    },
    heading(making, 'exceptions'),
    ...(held.length === 0
      ? [say(texts.no_exceptions)]
      : [
          {
            kind: 'table' as const,
            columns: [left, left],
            head: [labels.koota, labels.reason],
            rows: [...Map.groupBy(held, ({ koota_name }) => koota_name)].map(([name, all]) => [
              name,
              all.map((row) => `${capital(row.rule_name)}${sourced ? ` (${cited(row.source)})` : ''}`).join('\n'),
            ]),
          },
        ]),
  ];
};

/** Mars in both charts, and what balances it. */
export const manglik: Section = (making) => {
  const { words, read } = making;
  const { labels } = words;
  const { groom, bride, kind_name, reasons } = read('manglik', PAIR_SHAPES.manglik);
  const row = (name: string, one: typeof groom): string[] => [
    name,
    one.present ? labels.present : labels.absent,
    one.effective ? labels.yes : labels.no,
    String(one.severity),
  ];
  return [
    chapter(making, 'manglik', 'flow'),
    { kind: 'heading', text: kind_name },
    {
      kind: 'table',
      columns: [left, left, left, right],
      head: ['', labels.dosha, words.effective, labels.severity],
      rows: [row(words.headings.groom, groom), row(words.headings.bride, bride)],
    },
    {
      kind: 'table',
      columns: [left, left, left],
      head: ['', words.headings.exceptions, labels.applies],
      rows: reasons.map(({ of_name, name, reference_name, applies }) => [
        capital(of_name),
        reference_name === null ? name : `${name} (${reference_name})`,
        applies ? labels.yes : labels.no,
      ]),
    },
  ];
};

/** Porutham, and the balance of harsh planets. */
export const moreChecks: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const porutham = read('porutham', PAIR_SHAPES.porutham);
  const papa = read('papasamyam', PAIR_SHAPES.papasamyam);
  return [
    chapter(making, 'more_checks', 'flow'),
    heading(making, 'porutham'),
    {
      kind: 'table',
      columns: [left, left, right],
      head: [labels.check, labels.finding, labels.points],
      rows: porutham.poruthams.map((row) => [row.name, row.grade_name, points(row.points)]),
    },
    say(
      filled(texts.porutham_total, {
        total: points(porutham.total),
        max: points(porutham.max),
        verdict: porutham.verdict_name,
      }),
    ),
    heading(making, 'papasamyam'),
    say(filled(texts.papasamyam, { groom: points(papa.groom.points), bride: points(papa.bride.points) })),
    say(`${papa.grade_name}. ${papa.reason}`),
  ];
};

/** Years before and after the day of issue that the periods are drawn for. */
const YEARS = { before: 5, after: 45 } as const;

/** The great periods of both on one scale, and where they change together. */
export const bothDashas: Section = (making) => {
  const { words, read, drawing, issued, names } = making;
  const { labels, texts } = words;
  const { overlaps } = read('sandhi', PAIR_SHAPES.sandhi);
  const turn = ({ at, from, from_name, to, to_name }: (typeof overlaps)[number]['groom']): string =>
    `${names.planet(from, from_name)} – ${names.planet(to, to_name)}, ${dayText(words, at)}`;
  const now = yearOf(issued);
  const [first, last] = [now - YEARS.before, now + YEARS.after];
  return [
    chapter(making, 'both_dashas', 'flow'),
    drawings(
      making,
      1,
      partners(making).map(([title, key, person]) => {
        const { periods } = read(`${key}_vimshottari`, SHAPES.vimshottari);
        const drawn = drawnPeriods(making, periods).filter((one) => one.to > first && one.from < last);
        return {
          scene: timelineScene({ words: drawing, rows: [drawn], from: first, to: last, now, title: '', subtitle: '' }),
          caption: person.name === '' ? title : `${title}: ${person.name}`,
        };
      }),
    ),
    heading(making, 'sandhi'),
    ...(overlaps.length === 0
      ? [say(texts.no_sandhi)]
      : [
          say(texts.sandhi_key),
          {
            kind: 'table' as const,
            columns: [left, left, right, left],
            head: [labels.groom, labels.bride, labels.gap, labels.grade],
            rows: overlaps.map(({ groom, bride, gap, grade_name }) => [
              turn(groom),
              turn(bride),
              decimals(gap, 0),
              grade_name,
            ]),
          },
        ]),
  ];
};

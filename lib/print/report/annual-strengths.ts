/** Who rules a solar year: its office-bearers with their strengths, and the yogas between its planets. */
import type * as z from 'zod/mini';
import { barsScene } from '../draw/bars.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, Column } from '../../contract/ports/report-document.ts';
import { ANNUAL_SHAPES } from './annual-questions.ts';
import { decimals, say, uncapital, type Making } from './making.ts';

/** Five-fold strength from which a planet counts as strong (Tajika Nilakanthi ch. 1). */
const STRONG = 10;
const LEFT: Column = { align: 'left' };
const RIGHT: Column = { align: 'right' };
const CENTRE: Column = { align: 'centre' };

type ChapterKey = keyof Making['words']['annual']['chapters'];

/** The beginning of a chapter. */
export const annualChapter = ({ words }: Making, id: ChapterKey, start: 'page' | 'flow'): Block => ({
  kind: 'chapter',
  id: `year-${id}`,
  ...words.annual.chapters[id],
  start,
});

/** The office-bearers, and the strengths that decide between them. */
export const rulers = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  const { candidates, year_lord_name, decided_by_name } = read('year-lord', ANNUAL_SHAPES['year-lord']);
  const five = read('panchavargeeya-bala', ANNUAL_SHAPES['panchavargeeya-bala']).planets;
  const joys = read('harsha-bala', ANNUAL_SHAPES['harsha-bala']).planets;
  return [
    annualChapter(making, 'rulers', 'flow'),
    say(
      filled(annual.chosen, {
        planet: year_lord_name,
        how: uncapital(decided_by_name),
      }),
    ),
    {
      kind: 'table',
      columns: [LEFT, LEFT, RIGHT, LEFT, CENTRE],
      head: [annual.office, labels.planet, annual.strength, labels.grade, annual.sees],
      rows: candidates.map((row) => [
        row.name,
        names.planet(row.planet, row.planet_name),
        decimals(row.bala, 1),
        five.find(({ planet }) => planet === row.planet)?.grade_name ?? '',
        row.aspects_ascendant ? labels.yes : labels.no,
      ]),
    },
    {
      kind: 'figures',
      perRow: 1,
      figures: [
        {
          scene: barsScene({
            bars: five.map(({ planet, name, total }) => ({
              name: names.planet(planet, name),
              value: total,
              mark: STRONG,
              text: decimals(total, 1),
            })),
            title: annual.five_fold,
          }),
          caption: `${annual.five_fold}: ${uncapital(annual.five_key)}`,
        },
      ],
    },
    { kind: 'heading', text: annual.five_fold },
    {
      kind: 'table',
      columns: [LEFT, ...Array.from({ length: 6 }, () => RIGHT), LEFT],
      // The sum of the five is divided by four.
      head: [labels.planet, ...annual.five, `${labels.total} ÷ 4`, labels.grade],
      rows: five.map(({ planet, name, kshetra, uccha, hadda, drekkana, navamsa, total, grade_name }) => [
        names.planet(planet, name),
        ...[kshetra, uccha, hadda, drekkana, navamsa, total].map((points) => decimals(points, 1)),
        grade_name,
      ]),
    },
    { kind: 'heading', text: annual.joys },
    {
      kind: 'table',
      columns: [LEFT, ...Array.from({ length: 5 }, () => RIGHT)],
      head: [labels.planet, ...annual.four, labels.total],
      rows: joys.map(({ planet, name, place, dignity, gender, time, total }) => [
        names.planet(planet, name),
        ...[place, dignity, gender, time, total].map(String),
      ]),
    },
  ];
};

type Yoga = z.output<(typeof ANNUAL_SHAPES)['tajika-yogas']>['yogas'][number];

/** The Tajika yogas of the year, by what two planets promise on the whole. */
export const yogas = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  const { yogas: found } = read('tajika-yogas', ANNUAL_SHAPES['tajika-yogas']);
  const meanings: Readonly<Record<string, string>> = bank(making.language, 'report-months').yoga;
  const planetsOf = ({ planets }: Yoga): string => planets.map((one) => names.planet(one.key, one.name)).join(', ');
  const named = ({ name, grade_name }: Yoga): string => (grade_name === null ? name : `${name} (${grade_name})`);
  // Yogas of the same two planets stand together, the one that decides first.
  const beside = ({ key, planets: [first, second] }: Yoga): readonly string[] =>
    second === undefined
      ? []
      : found
          .filter(
            (one) =>
              !one.decides &&
              one.key !== key &&
              one.planets[0]?.key === first?.key &&
              one.planets[1]?.key === second.key,
          )
          .map(named);
  const told = (one: Yoga): string => {
    const others = [...new Set(beside(one))].join(', ');
    return others === '' ? planetsOf(one) : `${planetsOf(one)} (${others})`;
  };
  // What a yoga means is said once, beside all the planets for which it holds.
  const kinds = [
    ...Map.groupBy(
      found.filter(({ decides }) => decides),
      named,
    ).values(),
  ];
  return [
    annualChapter(making, 'yogas', 'flow'),
    ...(found.length === 0
      ? [say(annual.no_yogas)]
      : [
          {
            kind: 'table' as const,
            columns: [LEFT, LEFT],
            head: [labels.yoga, labels.planets],
            rows: kinds.map((alike) => [alike.map(named)[0] ?? '', alike.map(told).join('; ')]),
            notes: kinds.map(([first]) => meanings[first?.key ?? ''] ?? ''),
            notesFrom: 0,
            notesSoft: true,
          },
          ...(found.some(({ decides }) => !decides) ? [say(annual.yogas_key, 'small')] : []),
        ]),
  ];
};

/** Who rules a solar year: its office-bearers with their strengths, and the yogas between its planets. */
import type * as z from 'zod/mini';
import { barsScene } from '../draw/bars.ts';
import { lordOf, signAt } from '../../../layers/jyotish/chart/rashi.ts';
import { bank } from '../../words/bank.ts';
import { filled, uncapital } from '../../words/fill.ts';
import type { Block, CellText } from '../../contract/ports/report-document.ts';
import { ANNUAL_SHAPES } from './annual-questions.ts';
import { dignityAt } from './bodies.ts';
import { hasReadings, planetSaid, statesText } from './book/words.ts';
import { decimals, say, type Making, houseMatter } from './making.ts';
import { CENTRE, LEFT, RIGHT, centre, figure, left } from './blocks.ts';

/** Five-fold strength from which a planet counts as strong (Tajika Nilakanthi ch. 1). */
const STRONG = 10;
/** Marks of the grades of five-fold strength; a middling planet has none. */
const MARKS: Readonly<Record<string, 'good' | 'care' | 'dash'>> = {
  weak: 'care',
  middling: 'dash',
  strong: 'good',
  very_strong: 'good',
};

type ChapterKey = keyof Making['words']['annual']['chapters'];

/** The beginning of a chapter, with its own first sentence or another. */
export const annualChapter = (
  { words }: Making,
  id: ChapterKey,
  start: 'page' | 'flow',
  lead: string = words.annual.chapters[id].lead,
): Block => ({
  kind: 'chapter',
  id: `year-${id}`,
  title: words.annual.chapters[id].title,
  lead,
  start,
});

/** Which planets have most joy in the year and which least, and what that tells. */
const joySaid = ({ language, read, names }: Making): string => {
  const joys = read('harsha-bala', ANNUAL_SHAPES['harsha-bala']).planets;
  const totals = joys.map(({ total }) => total);
  const [most, least] = [Math.max(...totals), Math.min(...totals)];
  const having = (points: number): string =>
    joys.flatMap(({ planet, name, total }) => (total === points ? [names.planet(planet, name)] : [])).join(', ');
  return filled(bank(language, 'report-months').joys_said, { most, best: having(most), least, last: having(least) });
};

/** How a planet stands in the chart of the year: dignity, retrograde, combust. */
export const stateInYear = (
  making: Making,
  row: z.output<(typeof ANNUAL_SHAPES)['chart']>['planets'][number],
): string => {
  const dignity = dignityAt(row);
  return statesText(making, dignity === null ? '' : bank(making.language, 'chart').dignities[dignity], row);
};

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
    { kind: 'heading', text: annual.five_fold },
    figure(
      `${annual.five_fold}: ${uncapital(annual.five_key)}`,
      barsScene({
        bars: five.map(({ planet, name, total }) => ({
          name: names.planet(planet, name),
          value: total,
          mark: STRONG,
          text: decimals(total, 1),
        })),
        title: annual.five_fold,
      }),
    ),
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
    say(joySaid(making), 'small'),
  ];
};

/** What a year of its lord brings, by how strong it is. */
export const lordOfYear = (making: Making): Block => {
  const { read, names } = making;
  const words = bank(making.language, 'report-months');
  const texts: Readonly<Record<string, string>> = words.year_of;
  const { effective, effective_name: name } = read('year-lord', ANNUAL_SHAPES['year-lord']);
  const { total = 0, grade = 'weak' } = strengthOf(making, effective) ?? {};
  const house = read('chart', ANNUAL_SHAPES.chart).planets.find(({ planet }) => planet === effective)?.house ?? 1;
  const band = grade === 'very_strong' ? 'strong' : grade;
  return {
    kind: 'reading',
    title: `${making.words.annual.lord}: ${names.planet(effective, name)}`,
    note: '',
    paragraphs: [
      `${texts[effective] ?? ''} ${filled(words.year_strength[band], { planet: planetSaid(making, effective, name) })}`,
    ],
    reason: filled(words.year_reason, { planet: names.planet(effective, name), bala: decimals(total, 1), house }),
  };
};

const strengthOf = ({ read }: Making, planet: string) =>
  read('panchavargeeya-bala', ANNUAL_SHAPES['panchavargeeya-bala']).planets.find((one) => one.planet === planet);

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
/** The houses of the year with what each stands for, and its lord. */
const housesOfYear = (making: Making) => {
  const { ascendant } = making.read('chart', ANNUAL_SHAPES.chart);
  return HOUSES.map((house) => ({
    house,
    matter: houseMatter(making, house),
    lord: lordOf(signAt(ascendant.sign.id, house)),
  }));
};

/** The fields of the year that a planet rules. */
export const mattersRuled = (making: Making, planet: string): readonly string[] =>
  housesOfYear(making).flatMap(({ lord, matter }) => (lord === planet ? [matter] : []));

/** A strength with its grade and its mark. */
export const strengthCell = (making: Making, planet: string): CellText => {
  const strength = strengthOf(making, planet);
  return {
    text: `${decimals(strength?.total ?? 0, 1)} · ${strength?.grade_name.toLowerCase() ?? ''}`,
    mark: MARKS[strength?.grade ?? 'middling'],
  };
};

/** Which of some matters may move easily in the year by the strength of their lords, and which need patience. */
export const easyAndSlow = (
  making: Making,
  all: readonly { readonly name: string; readonly lord: string }[],
): Block[] => {
  const { fields: own } = bank(making.language, 'report-months');
  const listed = (grades: readonly string[]): string =>
    all
      .filter(({ lord }) => grades.includes(strengthOf(making, lord)?.grade ?? ''))
      .map(({ name }) => name)
      .join('; ');
  const said = (line: string, list: string): Block[] => (list === '' ? [] : [say(filled(line, { list }))]);
  return [...said(own.best, listed(['strong', 'very_strong'])), ...said(own.slow, listed(['weak']))];
};

/** The fields of life by the houses of the year: who rules each, from where, and how strong that planet is. */
export const fields = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  const { fields: own } = bank(making.language, 'report-months');
  const { planets } = read('chart', ANNUAL_SHAPES.chart);
  const rows = housesOfYear(making).map((one) => ({ ...one, strength: strengthOf(making, one.lord) }));
  return [
    { kind: 'heading', text: own.title },
    ...(hasReadings(making) ? [say(own.note)] : []),
    ...easyAndSlow(
      making,
      rows.map(({ matter, lord }) => ({ name: matter, lord })),
    ),
    {
      kind: 'table',
      columns: [centre(8), left(40), left(14), centre(12), left(26)],
      head: [labels.house, own.field, labels.lord, labels.in_house, annual.strength],
      rows: rows.map(({ house, matter, lord, strength }): CellText[] => [
        String(house),
        matter,
        names.planet(lord, strength?.name ?? lord),
        String(planets.find(({ planet }) => planet === lord)?.house ?? ''),
        strengthCell(making, lord),
      ]),
      small: true,
    },
  ];
};

type Yoga = z.output<(typeof ANNUAL_SHAPES)['tajika-yogas']>['yogas'][number];

/** The Tajika yogas of the year: those that decide for their planets, with the fields that these rule in the year. */
export const yogas = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  const months = bank(making.language, 'report-months');
  const meanings: Readonly<Record<string, string>> = months.yoga;
  const found = read('tajika-yogas', ANNUAL_SHAPES['tajika-yogas']).yogas.filter(({ decides }) => decides);
  const { planets: placed } = read('chart', ANNUAL_SHAPES.chart);
  /** Of a pair the faster and the slower planet, each with its state, by which the meaning chooses between them. */
  const planetsOf = ({ planets }: Yoga): string =>
    planets
      .map(({ key, name }, i) => {
        const row = placed.find(({ planet }) => planet === key);
        const pace = planets.length < 2 ? '' : ([months.faster, months.slower][i] ?? '');
        const state = row === undefined ? '' : stateInYear(making, row).toLowerCase();
        const stands = [pace, state].filter((part) => part !== '').join(', ');
        return stands === '' ? names.planet(key, name) : `${names.planet(key, name)} (${stands})`;
      })
      .join('\n');
  const named = ({ name, grade_name }: Yoga): string => (grade_name === null ? name : `${name} (${grade_name})`);
  // A yoga joins its first two planets; a third one links, cuts or helps.
  const spoken = ({ planets }: Yoga): string =>
    planets
      .slice(0, 2)
      .map((one) =>
        filled(months.rules, {
          planet: names.planet(one.key, one.name),
          list: mattersRuled(making, one.key).join('; '),
        }),
      )
      .join('\n');
  const rows = [...Map.groupBy(found, named).values()].flat();
  const said = rows.map(({ key }) => meanings[key] ?? '');
  return [
    annualChapter(making, 'yogas', 'flow'),
    ...(found.length === 0
      ? [say(annual.no_yogas)]
      : [
          {
            kind: 'table' as const,
            columns: [left(16), left(28), left(56)],
            head: [labels.yoga, labels.planets, months.speaks_of],
            rows: rows.map((one) => [named(one), planetsOf(one), spoken(one)]),
            // What rows that follow one another share stands below the first of them.
            notes: said.map((text, i) => (text === said[i - 1] ? '' : text)),
            notesFrom: 0,
            notesSoft: true,
          },
        ]),
  ];
};

/** Dasha periods as bars over years: one row per level, the years or months below, the present marked. */
import type { DrawnPlanet } from '../../words/keys.ts';
import type { Banks } from '../../words/bank.ts';
import { joinedTitle } from './chart.ts';
import type { Node, Scene } from '../../contract/ports/scene.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import { cornersOf } from './scene.ts';
import { centred } from './fit.ts';

/** A period as it is drawn; times in years with fractions, dates as people read them. */
export interface DrawnPeriod {
  /** Lord of the period itself. */
  readonly lord: DrawnPlanet;
  readonly from: number;
  readonly to: number;
  readonly start: string;
  readonly end: string;
}

/** What is drawn. */
export interface TimelineDrawing {
  readonly words: Banks['drawing'];
  /** Rows from level 1 down, each in order of time. */
  readonly rows: readonly (readonly DrawnPeriod[])[];
  readonly from: number;
  readonly to: number;
  /** The marked instant; left out where it is outside. */
  readonly now: number;
  readonly title: string;
  readonly subtitle: string;
  /** Names of the twelve months, for a scale that counts them; `2026-07` where left out. */
  readonly months?: readonly string[];
}

const LEFT = 0.02;
const RIGHT = 0.98;
const TOP = 0.075;
/** The same without a title. */
const BARE_TOP = 0.024;
const ROW = 0.075;
const GAP = 0.012;
const SIZE = 0.024;
const YEAR_SIZE = 0.02;
const TITLE_SIZE = 0.028;
/** Side of the arrows that mark the present. */
const ARROW = 0.016;
/** Least distance of a text from the ends of its bar. */
const INSET = 0.005;

/** Steps of the scale in months: the first that leaves its labels room to be read. */
const YEAR_STEPS = [12, 24, 60, 120, 240] as const;
const MONTH_STEPS = [1, 2, 3, 6] as const;
/** Years below which the scale counts months. */
const MONTHS_BELOW = 3;

const barText = (words: Banks['drawing'], { lord }: DrawnPeriod, width: number): string =>
  [words.planets[lord].name, words.planets[lord].short].find((text) => textWidth(text, SIZE) <= width - 2 * INSET) ??
  '';

/** The present: two arrows that meet the bars, so that no line runs through a name. */
const nowMark = (x: number, top: number, bottom: number): Node => {
  const arrow = (tip: number, base: number): Node => ({
    kind: 'polygon',
    points: [
      [x, tip],
      [x - ARROW / 2, base],
      [x + ARROW / 2, base],
    ],
    fill: 'accent',
  });
  const foot = bottom - GAP + 0.003;
  return { kind: 'group', name: 'now', nodes: [arrow(top - 0.003, top - 0.003 - ARROW), arrow(foot, foot + ARROW)] };
};

/** The scene. The alternative tells every period with its dates. */
export const timelineScene = (drawing: TimelineDrawing): Scene => {
  const { words, rows, from, to, now, title, subtitle, months } = drawing;
  const x = (year: number): number =>
    LEFT + ((Math.min(Math.max(year, from), to) - from) / (to - from)) * (RIGHT - LEFT);
  const heading = cutToWidth(joinedTitle(title, subtitle), TITLE_SIZE, RIGHT - LEFT);
  const head = heading === '' ? BARE_TOP : TOP;
  const bottom = head + rows.length * (ROW + GAP);
  const bar = (period: DrawnPeriod, level: number, index: number): Node => {
    const [left, right] = [x(period.from), x(period.to)];
    const top = head + level * (ROW + GAP);
    const text = barText(words, period, right - left);
    return {
      kind: 'group',
      name: `period-${level + 1}-${index + 1}`,
      data: { lord: period.lord, start: period.start, end: period.end },
      nodes: [
        {
          kind: 'polygon',
          points: cornersOf({ left, top, right, bottom: top + ROW }),
          fill: index % 2 === 0 ? 'wash' : 'paper',
          stroke: 'line',
        },
        ...(text === '' ? [] : [centred(text, [(left + right) / 2, top + ROW / 2], SIZE, 'ink')]),
      ],
    };
  };
  const [steps, texts] = to - from < MONTHS_BELOW ? [MONTH_STEPS, months ?? ['2000-01']] : [YEAR_STEPS, ['2000']];
  const labelWidth = Math.max(...texts.map((one) => textWidth(one, YEAR_SIZE)));
  const step = steps.find((months) => x(from + months / 12) - LEFT >= labelWidth * 1.6) ?? Math.max(...steps);
  const first = Math.ceil((from * 12) / step);
  const marks = Array.from(
    { length: Math.max(0, Math.floor((to * 12) / step) - first + 1) },
    (_, i) => (first + i) * step,
  );
  const scale = marks.flatMap((month): Node[] => {
    const at = x(month / 12);
    const year = String(Math.floor(month / 12));
    const text =
      steps === YEAR_STEPS ? year : (months?.[month % 12] ?? `${year}-${String((month % 12) + 1).padStart(2, '0')}`);
    const fits = at - labelWidth / 2 >= 0 && at + labelWidth / 2 <= 1;
    return [
      { kind: 'line', from: [at, bottom - GAP], to: [at, bottom], stroke: 'soft' },
      ...(fits ? [centred(text, [at, bottom + 0.03], YEAR_SIZE, 'soft')] : []),
    ];
  });
  return {
    height: bottom + 0.06,
    title: joinedTitle(title, subtitle),
    alt: rows
      .map((row) => row.map(({ lord, start, end }) => `${words.planets[lord].name} ${start} – ${end}`).join(', '))
      .map((sentence) => `${sentence}.`)
      .join(' '),
    nodes: [
      ...(heading === '' ? [] : [centred(heading, [0.5, 0.036], TITLE_SIZE, 'ink', { bold: true })]),
      ...rows.flatMap((row, level) => row.map((period, i) => bar(period, level, i))),
      ...scale,
      ...(now < from || now > to ? [] : [nowMark(x(now), head, bottom)]),
    ],
  };
};

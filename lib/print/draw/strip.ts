/** Rows of bars over one scale of time, each row with its name: what runs at the same time stands one below the other. */
import type { Node, Point, Role, Scene } from '../../contract/ports/scene.ts';
import { centred, sizeFor } from './fit.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import { cornersOf } from './scene.ts';

/** How a bar is painted: on pale ones the text is dark, on the others white. */
export type StripTone = 'pale' | 'plain' | 'strong' | 'accent' | 'good' | 'second';

/** A stretch of a row; times in years with fractions. */
export interface StripBar {
  readonly from: number;
  readonly to: number;
  /** What may be written in it, the longest first; it stays empty where none fits. */
  readonly names: readonly string[];
  readonly tone: StripTone;
}

export interface StripRow {
  /** Written before the row; empty for none. */
  readonly name: string;
  readonly bars: readonly StripBar[];
}

/** A stroke of the scale: where it stands, and its text. */
export interface StripMark {
  readonly at: number;
  readonly text: string;
}

/** What is drawn. */
export interface StripDrawing {
  readonly rows: readonly StripRow[];
  readonly from: number;
  readonly to: number;
  /** Below the rows, and above them where there is a second scale (ages). */
  readonly below: readonly StripMark[];
  readonly above?: readonly StripMark[];
  /** A texts stands between its mark and the next one, as the name of a month does. */
  readonly between?: boolean;
  /** The marked instant and its words; left out where it is outside. */
  readonly now?: StripMark;
  readonly title: string;
  /** All that is shown, in words. */
  readonly alt: string;
}

const TEXT = 0.0158;
const SCALE = 0.0148;
/** Smallest type of the scale: 6.5 points across a page. */
const SMALLEST = 0.0132;
/** Height of a row, and of one in whose bars nothing is written. */
const BAR = 0.034;
const THIN = 0.023;
const GAP = 0.012;
const RIGHT = 0.995;
/** Room of the names of rows, as far as they need it. */
const NAMES = { most: 0.2, air: 0.014 } as const;
const AXIS = 0.03;
const NOW = 0.032;

const FILLS: Readonly<Record<StripTone, { readonly fill: Role; readonly ink: Role }>> = {
  pale: { fill: 'paper', ink: 'ink' },
  plain: { fill: 'wash', ink: 'ink' },
  strong: { fill: 'line', ink: 'paper' },
  accent: { fill: 'accent', ink: 'paper' },
  good: { fill: 'good', ink: 'paper' },
  second: { fill: 'second', ink: 'paper' },
};

const box = (left: number, right: number, top: number, bottom: number): Point[] =>
  cornersOf({ left, top, right, bottom });

/** The marks of a scale whose texts do not run into one another. */
const spaced = (marks: readonly StripMark[], x: (at: number) => number): StripMark[] => {
  let end = -1;
  return marks.filter(({ at, text }) => {
    const half = textWidth(text, SCALE) / 2;
    if (x(at) - half < end || x(at) + half > 1.001) return false;
    end = x(at) + half + SCALE * 0.5;
    return true;
  });
};

/** Where a row lies. */
interface Place {
  readonly y: number;
  readonly height: number;
}

/** The places of rows, one below the other from `top` on. */
const placed = (rows: readonly StripRow[], top: number): readonly Place[] =>
  rows.reduce<readonly Place[]>((all, { bars }) => {
    const last = all.at(-1);
    const y = last === undefined ? top : last.y + last.height + GAP;
    return [...all, { y, height: bars.some(({ names }) => names.length > 0) ? BAR : THIN }];
  }, []);

/** The parts of a line from `from` to `to` that lie outside these rows: it never strikes out a name. */
const stretches = (from: number, to: number, rows: readonly Place[]): (readonly [number, number])[] => {
  const starts = [from, ...rows.map(({ y, height }) => y + height)];
  return starts.map((start, i) => [start, rows[i]?.y ?? to] as const).filter(([a, b]) => b > a);
};

/** The beginnings of a name, the longest first, each with a full stop; signs that are written together stay together. */
const beginningsOf = (text: string): readonly string[] => {
  const signs = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map((one) => one.segment);
  return signs.slice(1).map((_, i) => `${signs.slice(0, signs.length - 1 - i).join('')}.`);
};

/** A name as a width holds it: whole, if a little smaller since two months may begin alike, or as much of it as there is room for. */
const fitted = (text: string, width: number): { readonly text: string; readonly size: number } | undefined =>
  [
    { text, size: sizeFor(text, width, SCALE, SMALLEST) },
    ...beginningsOf(text).flatMap((short) => [SCALE, SMALLEST].map((size) => ({ text: short, size }))),
  ].find((one) => textWidth(one.text, one.size) <= width);

/** The scene. */
export const stripScene = (drawing: StripDrawing): Scene => {
  const { rows, from, to, below, above = [], between = false, now, title, alt } = drawing;
  const longest = Math.max(0, ...rows.map(({ name }) => textWidth(name, TEXT)));
  const left = longest === 0 ? 0.005 : Math.min(NAMES.most, longest) + NAMES.air;
  const x = (at: number): number => left + ((Math.min(Math.max(at, from), to) - from) / (to - from)) * (RIGHT - left);
  const shown = now !== undefined && now.at >= from && now.at <= to ? now : undefined;
  const top = (shown === undefined ? 0 : NOW) + (above.length === 0 ? 0 : AXIS);
  const places = placed(rows, top);
  const last = places.at(-1);
  const bottom = last === undefined ? top : last.y + last.height;
  const rowNodes = rows.flatMap(({ name, bars }, i): Node[] => {
    const { y, height } = places[i] ?? { y: top, height: BAR };
    const middle = y + height / 2;
    return [
      ...(name === ''
        ? []
        : [centred(cutToWidth(name, TEXT, NAMES.most), [left - NAMES.air, middle], TEXT, 'soft', { anchor: 'end' })]),
      ...bars.flatMap((bar): Node[] => {
        const [a, b] = [x(bar.from), x(bar.to)];
        if (b <= a) return [];
        const { fill, ink } = FILLS[bar.tone];
        // The longest name that the bar has room for.
        const text = bar.names.find((one) => textWidth(one, TEXT) <= b - a - 0.006) ?? '';
        return [
          { kind: 'polygon', points: box(a, b, y, y + height), fill, stroke: 'paper' },
          ...(bar.tone === 'pale' || bar.tone === 'plain'
            ? [{ kind: 'polygon' as const, points: box(a, b, y, y + height), stroke: 'line' as const, weight: 0.6 }]
            : []),
          ...(text === '' ? [] : [centred(text, [(a + b) / 2, middle], TEXT, ink, { bold: true })]),
        ];
      }),
    ];
  });
  const scale = (marks: readonly StripMark[], edge: number, toward: 1 | -1): Node[] => [
    ...marks.map(({ at }): Node => ({
      kind: 'line',
      from: [x(at), edge],
      to: [x(at), edge + toward * 0.007],
      stroke: 'soft',
    })),
    ...(between
      ? marks.flatMap(({ at, text }, i): Node[] => {
          const next = marks[i + 1]?.at ?? to;
          const width = x(next) - x(at);
          const name = fitted(text, width);
          return name === undefined
            ? []
            : [centred(name.text, [x(at) + width / 2, edge + toward * 0.019], name.size, 'soft')];
        })
      : spaced(marks, x).map(({ at, text }) => centred(text, [x(at), edge + toward * 0.019], SCALE, 'soft'))),
  ];
  /** The rows that have a bar at a time; through the others the line of that time goes on. */
  const barred = (at: number): readonly Place[] =>
    places.filter((_, i) => rows[i]?.bars.some((bar) => bar.from <= at && at <= bar.to) === true);
  const nowNodes = (mark: StripMark): Node[] => {
    const at = x(mark.at);
    const width = textWidth(mark.text, TEXT);
    const after = at + 0.012 + width <= 1;
    return [
      {
        kind: 'polygon',
        points: [
          [at - 0.006, 0.01],
          [at + 0.006, 0.01],
          [at, 0.021],
        ],
        fill: 'accent',
      },
      ...stretches(0.02, bottom, barred(mark.at)).map(([from, to]): Node => ({
        kind: 'line',
        from: [at, from],
        to: [at, to],
        stroke: 'accent',
        weight: 1.4,
      })),
      centred(mark.text, [after ? at + 0.012 : at - 0.012, 0.014], TEXT, 'accent', {
        anchor: after ? 'start' : 'end',
        bold: true,
      }),
    ];
  };
  return {
    height: bottom + AXIS,
    title,
    alt,
    nodes: [
      ...rowNodes,
      ...scale(below, bottom + 0.002, 1),
      ...(above.length === 0 ? [] : scale(above, top - 0.002, -1)),
      ...(shown === undefined ? [] : nowNodes(shown)),
    ],
  };
};

/** Strokes at the first day of years, every so many that they do not crowd; `step` in years. */
export const yearMarks = (from: number, to: number, step: number): StripMark[] => {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => ({
    at: first + i * step,
    text: String(first + i * step),
  }));
};

/** The ages of a life so many years long, ten by ten, over a scale that begins with the birth. */
export const ageMarks = (born: number, years: number): StripMark[] =>
  Array.from({ length: years / 10 }, (_, i) => (i + 1) * 10).map((age) => ({ at: born + age, text: String(age) }));

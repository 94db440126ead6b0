/**
 * The widgets: each element with its attributes and the calls that it makes. The script, its page in the reference, the
 * packages for React and Vue and the plugin for WordPress are made from this table.
 */
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';

/** An attribute. What it means stands in the words of the page (`embed.attributes`). */
export interface Attribute {
  readonly name: string;
  /** The values that it may have; left out where it is free text, `flag` where it is there or not. */
  readonly values?: readonly string[] | 'flag';
  readonly required?: true;
}

/**
 * Room that a page keeps free for an element, so that nothing moves when the answer comes: its height in a window up to `from`
 * wide, in one from `to` on, and in between in proportion; all in rem.
 */
interface Room {
  readonly narrow: number;
  readonly wide: number;
  readonly from: number;
  readonly to: number;
}

/** An element. */
export interface Widget {
  /** Its name after `udaya-`. */
  readonly key: string;
  readonly attributes: readonly Attribute[];
  /** Calculations that it asks for, below /v1. */
  readonly calls: readonly string[];
  readonly room: Room;
  /** Attributes of the example. */
  readonly example: Readonly<Record<string, string>>;
}

const PLACE = { name: 'place', required: true } as const;
const DATE = { name: 'date' } as const;
const SEARCH = { name: 'search', values: 'flag' } as const;
const CHART_STYLE = { name: 'chart-style', values: ['north', 'south', 'east'] } as const;
/** The search of towns, which costs nothing. */
const GEO = 'geo/search';

/** The elements, in the order in which they are listed. */
export const WIDGETS = [
  {
    key: 'panchang',
    attributes: [PLACE, DATE, SEARCH],
    calls: ['panchang/daily', GEO],
    room: { narrow: 46.5, wide: 31.5, from: 24, to: 28 },
    example: { place: 'Varanasi' },
  },
  {
    key: 'choghadiya',
    attributes: [PLACE, DATE, SEARCH],
    calls: ['panchang/choghadiya', GEO],
    room: { narrow: 50.5, wide: 31.5, from: 33.5, to: 35 },
    example: { place: 'Ahmedabad', search: '' },
  },
  {
    key: 'horoscope',
    attributes: [{ name: 'sign', values: SIGN_KEYS }, DATE],
    calls: ['horoscope/daily'],
    room: { narrow: 47, wide: 28, from: 20, to: 44 },
    example: { sign: 'leo' },
  },
  {
    key: 'chart',
    attributes: [
      { ...DATE, required: true },
      { name: 'time', required: true },
      PLACE,
      { name: 'chart' },
      CHART_STYLE,
      { name: 'heading' },
    ],
    calls: ['charts/render'],
    room: { narrow: 24.5, wide: 42, from: 20, to: 36 },
    example: { date: '1990-05-10', time: '19:55', place: 'New Delhi', 'chart-style': 'north' },
  },
  {
    key: 'kundli',
    attributes: [CHART_STYLE],
    calls: ['charts/render', 'birthchart', GEO],
    room: { narrow: 24, wide: 23, from: 20, to: 24 },
    example: { 'chart-style': 'north' },
  },
  {
    key: 'matching',
    attributes: [],
    calls: ['matching/ashtakoot', GEO],
    room: { narrow: 44.5, wide: 26.5, from: 33.5, to: 35 },
    example: {},
  },
] as const satisfies readonly Widget[];

export type WidgetKey = (typeof WIDGETS)[number]['key'];

/** Attributes of every element. */
export const COMMON_ATTRIBUTES = [
  { name: 'api-key' },
  { name: 'lang' },
  { name: 'theme', values: ['light', 'dark', 'auto'] },
  { name: 'api' },
] as const satisfies readonly Attribute[];

export type AttributeName =
  | (typeof WIDGETS)[number]['attributes'][number]['name']
  | (typeof COMMON_ATTRIBUTES)[number]['name'];

/** What an element tells the page: that its answer is shown, or why there is none (`detail.code`). */
export const WIDGET_EVENTS = ['udaya-shown', 'udaya-failed'] as const;

/** Colours and measures that a page may set, each with what it paints. */
export const WIDGET_VARIABLES = [
  'paper',
  'wash',
  'ink',
  'soft',
  'border',
  'edge',
  'accent',
  'on-accent',
  'line',
  'second',
  'good',
  'bad',
  'font',
  'radius',
] as const;

/** Pieces that a page may style by `::part()`. */
export const WIDGET_PARTS = [
  'box',
  'title',
  'note',
  'facts',
  'label',
  'value',
  'table',
  'now',
  'drawing',
  'form',
  'field',
  'input',
  'button',
  'notice',
] as const;

/** Suites that a key for all widgets needs. */
export const WIDGET_SUITES = ['panchang', 'horoscope', 'matching', 'charts', 'core', 'geo'] as const;

/** Name of the element. */
export const tagOf = (key: WidgetKey): `udaya-${WidgetKey}` => `udaya-${key}`;

/** The room of an element as a length of CSS. */
export const roomOf = (key: WidgetKey): string => {
  const { narrow, wide, from, to } = WIDGETS.find((one) => one.key === key)?.room ?? WIDGETS[0].room;
  const slope = (wide - narrow) / (to - from);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const between = `${round(narrow - slope * from)}rem ${slope < 0 ? '-' : '+'} ${round(Math.abs(slope) * 100)}vw`;
  return `clamp(${Math.min(narrow, wide)}rem,${between},${Math.max(narrow, wide)}rem)`;
};

/** The path of the script; the number goes up when a page that holds the elements would have to change. */
export const WIDGET_SCRIPT = '/widgets/v1.js';

/**
 * Answers of endpoints told in parts: frames whose slots name members of the answers. A member stands in a row of its
 * answer, or of the entry of a list; what is told is filled in from there, as in the answers of `ai/chat`.
 */
import { bank } from '../../words/bank.ts';
import type { SlotValue } from '../../words/fill.ts';
import { narrativesOf, type NarrativeRow } from '../../words/astrologer/narratives.ts';
import type { Language } from '../../words/languages.ts';
import { slotFault } from './model/part-checker.ts';
import { rendered, Rows, SLOT, type Part } from './tell/parts.ts';

/** An answer to tell: the endpoint that gave it, and its `data`. */
export interface Result {
  readonly endpoint: string;
  readonly data: unknown;
}

export const TONES = ['plain', 'brief'] as const;
export type Tone = (typeof TONES)[number];

/** A row that parts cite: which answer it is of, and where its members stand in it. */
export interface ToldRow {
  readonly cite: string;
  /** Number of the answer among those given, from 1. */
  readonly answer: number;
  /** Path of the entry of a list, `planets.0`; empty for the answer as a whole. */
  readonly path: string;
}

export interface Narrative {
  readonly parts: readonly Part[];
  readonly rows: readonly ToldRow[];
}

const memberOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: unknown = Reflect.get(value, name);
    return found;
  }, data);

const DATE = /^(\d{4})-(\d{2})-(\d{2})(T(\d{2}:\d{2}))?/;

/** A member in the forms that a slot may ask for; undefined where there is none to say. */
const valueOf = (value: unknown, language: Language): SlotValue | undefined => {
  const { date, months, ordinals } = bank(language, 'astrologer/statements');
  if (typeof value === 'number') {
    const house = ordinals[value - 1];
    return { nom: String(value), ...(house === undefined ? {} : { house }) };
  }
  if (typeof value !== 'string' || value === '') return undefined;
  const [, year = '', month = '', day = '', , time] = DATE.exec(value) ?? [];
  if (year === '') return value;
  const named = date
    .replace('{day}', String(Number(day)))
    .replace('{month}', months[Number(month) - 1] ?? '')
    .replace('{year}', year);
  return { nom: value, date: named, ...(time === undefined ? {} : { time }) };
};

const FRAME_SLOT = /\{([\w.]+)(\|\w+)?\}/g;
const pathsIn = (frame: string): readonly string[] => [...frame.matchAll(FRAME_SLOT)].map(([, path = '']) => path);

/** Whether every slot has a value in the form it asks for. */
const isWhole = (template: string, rows: Rows): boolean =>
  [...template.matchAll(SLOT)].every(([, id = '', field = '', form]) => {
    const value = rows.all.get(id)?.fields[field];
    return value !== undefined && (form === undefined || (typeof value === 'object' && value[form] !== undefined));
  });

const isTold = ({ when }: NarrativeRow, data: unknown): boolean =>
  when === undefined || memberOf(data, when[0]) === when[1];

/** The parts of some answers, in their order, with the rows they cite. */
export const narrated = (results: readonly Result[], tone: Tone, language: Language): Narrative => {
  const rows = new Rows();
  const told = new Map<string, ToldRow>();
  const partsOf = (frames: readonly NarrativeRow[], data: unknown, answer: number, path: string): readonly Part[] => {
    const due = frames.filter((one) => isTold(one, data));
    if (due.length === 0) return [];
    const paths = [...new Set(due.flatMap(({ frame }) => pathsIn(frame)))];
    const fields = paths.flatMap((one) => {
      const value = valueOf(memberOf(data, one), language);
      return value === undefined ? [] : [[one, value] as const];
    });
    const cite = rows.cite('f', `${answer} ${path}`, Object.fromEntries(fields));
    told.set(cite, { cite, answer, path });
    return due.flatMap(({ frame }) => {
      const template = frame.replace(FRAME_SLOT, (_, one: string, form = '') => `{${cite}.${one}${form}}`);
      const isBound =
        isWhole(template, rows) && slotFault({ text: template, cites: [cite] }, { rows: rows.all }) === null;
      return isBound ? [rendered({ kind: 'fact', template, cites: [cite] }, rows.all)] : [];
    });
  };
  const parts = results.flatMap(({ endpoint, data }, i) => {
    const frames = narrativesOf(language, endpoint).filter(({ brief }) => tone === 'plain' || brief === true);
    // Frames about the same list are told entry by entry, in the order of the list.
    const lists = [...new Set(frames.flatMap(({ each }) => each ?? []))];
    return [
      ...partsOf(
        frames.filter(({ each }) => each === undefined),
        data,
        i + 1,
        '',
      ),
      ...lists.flatMap((list) => {
        const own = frames.filter(({ each }) => each === list);
        const entries = memberOf(data, list);
        const most = Math.min(...own.map((one) => one.most ?? Infinity));
        return (Array.isArray(entries) ? entries : [])
          .slice(0, most)
          .flatMap((entry: unknown, at) => partsOf(own, entry, i + 1, `${list}.${at}`));
      }),
    ];
  });
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  return { parts, rows: [...told.values()].filter(({ cite }) => cited.has(cite)) };
};

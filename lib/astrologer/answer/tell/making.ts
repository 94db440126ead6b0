/** What the parts of an answer are made with: the chart, the rows that are cited, the wordings of a tongue. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { PairOfBirths } from '../../../answers/queries/pair.ts';
import type { Matter, PartKind } from '../../../contract/suites/astrologer.ts';
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import { bank, type Banks } from '../../../words/bank.ts';
import { capital, fillAny, type SlotValue } from '../../../words/fill.ts';
import type { Language } from '../../../words/languages.ts';
import type { Aspect, Person, State } from '../../../words/reading/ask.ts';
import type { Chooser } from './choice.ts';
import type { Draft, Sentence } from './parts.ts';
import { templateOf, type Cited } from './rows-cited.ts';

/** How much is said, and how: `simple` names nothing of the chart, `short` gives the answer and its time alone. */
export const FORMS = ['full', 'simple', 'short'] as const;
export type AnswerForm = (typeof FORMS)[number];

/** What the parts of an answer are made with. */
export interface Making {
  readonly known: KnownBirth;
  readonly language: Language;
  /** Tongue of the wordings: the language, or Hindi in Latin letters. */
  readonly tongue: Tongue;
  readonly cited: Cited;
  readonly choose: Chooser;
  readonly form: AnswerForm;
  /** Ids of what was told before in this conversation: rules, and limits by their names. */
  readonly told: Set<string>;
  /** How things stand already, by what is told. */
  readonly states: readonly State[];
  /** It goes on with what was asked before: what was told is not told again. */
  readonly isFollowUp: boolean;
  /** It is the last answer in other words. */
  readonly isReworded: boolean;
  /** The sides by which matters were named. */
  readonly aspects: ReadonlyMap<Matter | 'general', Aspect>;
  /** What is asked about is told as something that goes badly. */
  readonly isTroubled: boolean;
  /** It asks whether something comes that is feared: a loss, a break, a burden. */
  readonly isFeared: boolean;
  /** A yes or no is asked for, and told again where it was told. */
  readonly isYesNo?: boolean | undefined;
  /** What it asks of a time that was told. */
  readonly finer: Finer | null;
  /** Months are asked for. */
  readonly isOfMonths?: boolean | undefined;
  /** Whose life it is about beside what the own chart answers; null where nobody’s. */
  readonly whose: Person | null;
  /** The matters that were asked about before. */
  readonly before: readonly (Matter | 'general')[];
  /** The end of the last time that is told, JD, the first stretch that is, and the matter that is found the better of several; the answer sets them. */
  readonly marks: { until: number | null; first?: TimeSpan | undefined; best?: Matter | 'general' | undefined };
  /** What the match of two births comes to, where the question is about both; of two suitors, of each. */
  readonly pairs: readonly PairOfBirths[];
}

/** What is asked of a time that was told: its month, a sooner one, the one after it, whether to wait for it, how long it stays so, when to take care, why not earlier, whether rather now, at what age; `more` wants what was not told. */
export type Finer =
  | 'month'
  | 'care'
  | 'bad'
  | 'sooner'
  | 'after'
  | 'wait'
  | 'length'
  | 'late'
  | 'rather'
  | 'age'
  | 'more';

export type PartRows = Banks['astrologer/parts'];

/** The wordings of a tongue: Hindi in Latin letters has its own. */
export const rowsOf = ({ tongue }: Making): PartRows => bank(tongue, 'astrologer/parts');
/** A noun as it stands inside a sentence, and at its beginning. */
export const noun = (text: string): SlotValue => ({ nom: text, cap: capital(text) });
/** Whether a child is waited for, by what was asked in this conversation: who waits has none to bring up. */
export const isAwaited = ({ told }: Making, matter: Matter): boolean =>
  matter === 'children' && told.has(`awaited.${matter}`);

/** The name of a matter inside a sentence, by the side of it that was asked about. */
export const nounOf = (making: Making, matter: Matter): SlotValue => {
  const { nouns, aspects, awaited } = rowsOf(making);
  if (isAwaited(making, matter) && !making.aspects.has(matter)) return noun(awaited.noun);
  const aspect = making.aspects.get(matter);
  return noun(aspect === undefined ? nouns[matter] : aspects[aspect]);
};

type Cells<T> = {
  [K in keyof T & string]: T[K] extends readonly string[] ? K : T[K] extends object ? `${K}.${Cells<T[K]>}` : never;
}[keyof T & string];
/** A cell of the wordings by where it stands: `compare.level`. */
type CellPath = Cells<PartRows>;
const rowsAt = (making: Making, path: CellPath): readonly string[] => {
  const found = path
    .split('.')
    .reduce<unknown>(
      (rows, name): unknown => (typeof rows === 'object' && rows !== null ? Reflect.get(rows, name) : null),
      rowsOf(making),
    );
  return Array.isArray(found) ? found.map(String) : [];
};

/** A part from one of the wordings of a cell, named by where it stands or given with its wordings, or from the one that was taken last. Slots that name fields of `row` stay for the renderer. */
export const worded = (
  making: Making,
  kind: PartKind,
  of: CellPath | readonly [string, readonly string[]],
  values: Readonly<Record<string, SlotValue>> = {},
  more: Partial<Draft> = {},
  isSame = false,
): Draft => {
  const [cell, wordings] = typeof of === 'string' ? [of, rowsAt(making, of)] : of;
  const chosen = isSame ? making.choose.same(cell, wordings) : making.choose.pick(cell, wordings);
  const template = fillAny(chosen.replaceAll(/(?<=^|[.!?] )\{(\w+)\}/g, '{$1:cap}'), values);
  return { kind, template, cites: [], ...more };
};

/** Sentences that answer a thing by its own rules, as parts. */
export const saidParts = ({ cited }: Making, sentences: readonly Sentence[]): readonly Draft[] =>
  sentences.map(({ text, claims }): Draft => {
    const cites = claims.slice(0, 4).map((claim) => cited.fact(claim));
    const template = templateOf(text, cites, cited.rows.all);
    return { kind: cites.length > 0 ? 'fact' : 'limit', template, cites };
  });

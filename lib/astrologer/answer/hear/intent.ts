/** What a message may ask: of a matter, of a thing that is named, which of several, or whether two people suit each other. */
import type { PairCheck } from './bond-said.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Act, Ask, Aspect, DirectQuestion, Person, Reason, Relation, Side } from '../../../words/reading/ask.ts';
import type { Options } from '../choice/option-rows.ts';
import type { ChoiceKind } from '../choice/option-kinds.ts';
import type { Names } from '../choice/ways-named.ts';
import type { Said } from './said.ts';
import type { Month } from './years-said.ts';
import { areaOf } from './matters-said.ts';

/** What is asked of one matter; `general` is the chart as a whole. */
export interface MatterIntent {
  readonly kind: 'matter';
  /** Null where the message names a matter and does not say what of it. */
  readonly ask: Ask | null;
  readonly matter: Matter | 'general';
  /** The side of it that is named. */
  readonly aspect?: Aspect | undefined;
}
/** Which of several years, of several matters, or of two options. */
export interface CompareIntent {
  readonly kind: 'compare';
  readonly matters: readonly (Matter | 'general')[];
  readonly years: readonly number[];
  /** Months, the next of each from now on. */
  readonly months: readonly Month[];
  /** The two ways that are open. */
  readonly options?: Options | undefined;
  /** Both of them are said. */
  readonly isOfTwo?: true | undefined;
  /** The side of a matter by which one of them is named: the shop, the plot. */
  readonly aspect?: Aspect | undefined;
  /** The way in which it is asked. */
  readonly ask?: Ask | null | undefined;
  /** The names of the two ways in the words of whoever asks, each empty where it has none. */
  readonly names?: Names | undefined;
  /** What kind of choice it is, where its words say more than its matters. */
  readonly choiceKind?: ChoiceKind | undefined;
  /** One of the two ways is offered, and need not be waited for. */
  readonly isOffered?: true | undefined;
  /** What is told beside it that counts for more than a chart. */
  readonly reason?: Reason | null | undefined;
  /** It is asked in between of a matter that the talk is of, which goes on. */
  readonly isAside?: true | undefined;
  /** Its two ways are told in sentences before the question. */
  readonly isTold?: true | undefined;
}
/** What is good in a time, or what is hard; which part of it is best, or hardest. */
export type Lean = 'good' | 'bad' | 'best' | 'hardest';
/** A thing of the chart, a custom or a day that is named: its own rules answer it. */
export interface NamedIntent {
  readonly kind: 'named';
  readonly said: Said;
  /** What a follow-up asks of it, where its words do not say. */
  readonly question?: DirectQuestion | undefined;
  /** The way in which a follow-up asks on about it. */
  readonly ask?: Ask | undefined;
  /** The act for which a day is chosen, where it was named before the days. */
  readonly act?: Act | undefined;
  /** The side of it that is asked for: what is good in it, what is hard. */
  readonly lean?: Lean | undefined;
  /** The matter that days are asked about, where it was named before them or after. */
  readonly matter?: Matter | undefined;
}
/** Whether two people suit each other: both births are needed. */
export interface PairIntent {
  readonly kind: 'pair';
  /** The check of a match that is asked for by its name. */
  readonly check?: PairCheck | undefined;
  /** It is asked whether to say yes. */
  readonly isChoice?: true | undefined;
}
/** How the bond with someone stands. */
export interface RelationIntent {
  readonly kind: 'relation';
  readonly ask: Ask | null;
  readonly relation: Relation;
  /** Who it is, and the side of their life that is meant, where that is known. */
  readonly person?: Person | undefined;
  readonly side?: Side | undefined;
}
export type Intent = PairIntent | RelationIntent | MatterIntent | CompareIntent | NamedIntent;

/** Whether a matter is one of its own, and not the chart as a whole. */
export const isMatter = (one: Matter | 'general' | undefined): one is Matter => one !== undefined && one !== 'general';

/** Whether an intent asks for days, and names no act, nor a thing of the chart. */
export const isOfDays = (one: Intent): boolean =>
  one.kind === 'named' &&
  one.said.days !== null &&
  one.said.act === null &&
  one.said.thing === null &&
  one.said.questions.length + one.said.findings.length === 0;

/** The matters that an intent is about. */
export const mattersOf = (intent: Intent): readonly (Matter | 'general')[] => {
  if (intent.kind === 'matter') return [intent.matter];
  if (intent.kind === 'named') return intent.matter === undefined ? [] : [intent.matter];
  return intent.kind === 'compare' ? intent.matters : [];
};

/** The side of its matter that a choice is asked of where its time is: that of a sale is no time to buy. */
export const sideOfChoice = ({ options, aspect }: CompareIntent): Aspect | undefined =>
  options?.includes('sell') === true ? 'sale' : aspect;

/** Whether it is asked of two people. */
export const isOfTwo = (intents: readonly Intent[]): boolean => intents.some(({ kind }) => kind === 'pair');

/** Whether it asks of the chart as a whole. */
export const isGeneral = (one: Intent): boolean => one.kind === 'matter' && one.matter === 'general';

/** Whether two sides of a matter are one: a promotion and a transfer are two. */
const isOneSide = (a: MatterIntent, b: MatterIntent): boolean =>
  a.aspect === b.aspect || a.aspect === undefined || b.aspect === undefined;

/** Whether two intents ask the same. */
export const sameIntent = (a: Intent, b: Intent): boolean =>
  a === b ||
  (a.kind === 'pair' && b.kind === 'pair') ||
  (a.kind === 'relation' && b.kind === 'relation') ||
  (a.kind === 'compare' && b.kind === 'compare' && a.options !== undefined && a.options.join() === b.options?.join()) ||
  (a.kind === 'matter' && b.kind === 'matter' && areaOf(a.matter) === areaOf(b.matter) && isOneSide(a, b));

/** Intents, each asked once. */
export const eachOnce = (intents: readonly Intent[]): readonly Intent[] =>
  intents.filter((one, at) => intents.findIndex((other) => sameIntent(one, other)) === at);

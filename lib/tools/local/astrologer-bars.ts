/** Measures of the astrologer beside its plans: named things, other words, conversations, wordings, the door of a model. */
import { readFileSync } from 'node:fs';
import { composed, type Composed } from '../../astrologer/answer/compose.ts';
import { questionOf } from '../../astrologer/answer/hear/intents.ts';
import { partFault, type PartFault, type WrittenPart } from '../../astrologer/answer/model/part-checker.ts';
import { rendered } from '../../astrologer/answer/tell/parts.ts';
import { resolved } from '../../astrologer/answer/talk/resolve.ts';
import { tongueFor } from '../../astrologer/answer/hear/tongue-for.ts';
import { sheetOf } from '../../astrologer/answer/model/sheet.ts';
import type { TalkState } from '../../astrologer/conversation/state.ts';
import { checkText } from '../../astrologer/reading/verify.ts';
import { safetyCaseOf } from '../../astrologer/safety/safety.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';

const rowsOf = <T>(file: string): { readonly cases: readonly T[]; readonly apart?: readonly T[] } =>
  JSON.parse(readFileSync(new URL(`../../../tests/vectors/${file}`, import.meta.url), 'utf8'));

/** The answer of our own composer to a question after others; null where no chart is read for it. */
export const answerAfter = (known: KnownBirth, message: string, before: TalkState | null): Composed | null => {
  const question = questionOf(message, known.at.date);
  const asked = resolved(question, before);
  if (asked === null || asked.other !== null) return null;
  return composed(known, asked, tongueFor(question, before, 'en'), before);
};

/** How many of some cases hold, and those that do not. */
export interface Share {
  readonly of: number;
  readonly missed: readonly string[];
}
const shareOf = <T>(cases: readonly T[], missed: (one: T) => readonly string[]): Share => ({
  of: cases.length,
  missed: cases.flatMap(missed),
});

/** Named things that are answered from their own rules. */
export const namedShare = (known: KnownBirth): Share =>
  shareOf(rowsOf<readonly [string, string]>('questions/named.json').cases, ([question, id]) => {
    const cited = answerAfter(known, question, null)?.cited;
    const ids = [...(cited?.facts.map((one) => one.id) ?? []), ...(cited?.rules.map((one) => one.rule_id) ?? [])];
    return ids.some((one) => one.startsWith(id)) ? [] : [question];
  });

const windowsOf = (answer: Composed | null): string =>
  JSON.stringify(
    answer?.cited.decisions.map(({ decision }) => [decision.verdict, decision.windows.map(({ span }) => span)]),
  );

/** Groups of one question in other words and tongues, whose decisions and windows are the same. */
export const groupShare = (births: readonly KnownBirth[]): Share =>
  shareOf(rowsOf<readonly string[]>('questions/groups.json').cases, (group) =>
    births.flatMap((known) => {
      const [first, ...others] = group.map((question) => windowsOf(answerAfter(known, question, null)));
      return others.flatMap((one, i) => (one === first ? [] : [group[i + 1] ?? '']));
    }),
  );

type Turn = readonly [message: string, tongue: string, matter: string, year: number | null, form: string];

const turnsMissed = (known: KnownBirth, turns: readonly Turn[]): readonly string[] => {
  let state: TalkState | null = null;
  const told = new Set<string>();
  return turns.flatMap(([message, ...want]) => {
    const answer: Composed | null = answerAfter(known, message, state);
    if (answer === null) return [`${message}: not answered`];
    state = answer.state;
    const intent = state.intents[0];
    const matter = intent?.kind === 'matter' ? intent.matter : intent?.kind;
    const got = [state.tongue, matter, state.years?.[0] ?? null, state.form];
    const text = answer.parts.map((part) => part.text).join(' ');
    const again = told.has(text) ? [`${message}: word for word again`] : [];
    told.add(text);
    return got.join() === want.join() ? again : [`${message}: ${got.join()} for ${want.join()}`];
  });
};

/** Turns of conversations that keep tongue, matter, time and form, and are told in new words. */
export const conversationShare = (known: KnownBirth, set: 'cases' | 'apart'): Share => {
  const talks = rowsOf<readonly Turn[]>('questions/conversations.json')[set] ?? [];
  return { of: talks.flat().length, missed: talks.flatMap((turns) => turnsMissed(known, turns)) };
};

/** Parts about one question as a model may write them; `facts` gives ids of facts to the ids that parts use. */
export interface ModelContext {
  readonly question: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly correct: readonly WrittenPart[];
  readonly wrong: readonly (readonly [reason: string, part: WrittenPart])[];
}
/** The questions with parts that are kept for this measure. */
export const modelContexts = (): readonly ModelContext[] => rowsOf<ModelContext>('model/parts.json').cases;

/** Judges parts of a context as the door does: why each is not sent, null where it is. */
export const doorOf = (known: KnownBirth, { question, facts }: ModelContext) => {
  const own = answerAfter(known, question, null);
  const tongue = tongueFor(questionOf(question, known.at.date), null, 'en');
  const sheet = own === null ? null : sheetOf(known, own, tongue);
  if (own === null || sheet === null) throw new Error(`nothing is decided by: ${question}`);
  const ids = new Map(own.cited.facts.map(({ cite, id }) => [id, cite]));
  const renamed = (id: string): string => {
    const fact = facts[id];
    return fact === undefined ? id : (ids.get(fact) ?? id);
  };
  return (written: WrittenPart): PartFault['reason'] | null => {
    const part = {
      ...written,
      text: written.text.replace(/\{(f\d)(?=[.|])/g, (_, id: string) => `{${renamed(id)}`),
      cites: written.cites.map(renamed),
    };
    const fault = partFault(part, sheet, tongue);
    if (fault !== null) return fault.reason;
    const { text } = rendered({ kind: part.kind, template: part.text, cites: part.cites }, sheet.rows);
    const isUntrue = checkText(known, text).some(({ claims }) => claims.some(({ verdict }) => verdict === 'false'));
    return isUntrue ? 'false_claim' : null;
  };
};

/** Correct parts that are not sent, and wrong ones that are. */
export const doorShares = (known: KnownBirth): { readonly correct: Share; readonly wrong: Share } => {
  const judged = modelContexts().map((context) => ({ context, judge: doorOf(known, context) }));
  return {
    correct: {
      of: judged.flatMap(({ context }) => context.correct).length,
      missed: judged.flatMap(({ context, judge }) =>
        context.correct.filter((one) => judge(one) !== null).map(({ text }) => text),
      ),
    },
    wrong: {
      of: judged.flatMap(({ context }) => context.wrong).length,
      missed: judged.flatMap(({ context, judge }) =>
        context.wrong.flatMap(([, one]) => (judge(one) === null ? [one.text] : [])),
      ),
    },
  };
};

/** The wording that stands in most of some answers, and in how many; the same sentence about another matter is the same. */
export const mostOfOneFrame = (answers: readonly Composed[]): { readonly wording: string; readonly count: number } => {
  const counts = new Map<string, number>();
  for (const { state } of answers)
    for (const frame of new Set(state.frames.map(frameOf))) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  const [[wording, count] = ['', 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return { wording, count };
};

/** The id of a wording without the matter it was filled for: `how.balanced.career.3` is `how.balanced.3`. */
const frameOf = (id: string): string => id.replace(/^(\w+\.\w+)\.\w+(\.\d+)$/u, '$1$2');

type Heard = readonly [text: string, wanted: string | null];

/** Sets of people in need, of whom half only share the words, and what of them is heard. */
export const needShares = () =>
  (
    [
      'questions',
      'apart',
      'needs',
      'needs-apart',
      'fresh',
      'fresh-2',
      'fresh-3',
      'fresh-4',
      'fresh-5',
      'fresh-6',
    ] as const
  ).map((name) => {
    const file: { readonly languages: Readonly<Record<string, readonly Heard[]>> } = JSON.parse(
      readFileSync(new URL(`../../../tests/vectors/safety/${name}.json`, import.meta.url), 'utf8'),
    );
    const all = Object.values(file.languages).flat();
    const needs = all.filter(([, wanted]) => wanted !== null);
    const others = all.filter(([, wanted]) => wanted === null);
    return {
      name: `safety, ${name}`,
      of: needs.length,
      found: needs.filter(([text]) => safetyCaseOf(text) !== null).length,
      others: others.length,
      stopped: others.filter(([text]) => safetyCaseOf(text) !== null).length,
    };
  });

const ROUNDS = 5;
const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Milliseconds of an answer over a chart that is cast, and of a thousand words read: medians. */
export const speeds = (
  known: KnownBirth,
  answers: readonly Composed[],
): { readonly embedded: number; readonly verified: number } => {
  const questions = rowsOf<readonly [string, string]>('questions/seen.json').cases.slice(0, 40);
  const words = answers.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ');
  const text = words.split(' ').slice(0, 1000).join(' ');
  checkText(known, text);
  return {
    embedded: medianOf(questions.map(([question]) => timed(() => answerAfter(known, question, null)))),
    verified: medianOf(Array.from({ length: ROUNDS }, () => timed(() => checkText(known, text)))),
  };
};

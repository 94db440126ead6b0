/** How talks are heard: what each message asks after those before it, whose life, of which years and in which form. */
import { readFileSync } from 'node:fs';
import { REMARK_OF } from '../../../astrologer/answer/talk/remarks.ts';
import { recalled, mattersAsked, type Before } from '../../../astrologer/answer/talk/before.ts';
import { stateAfter } from '../../../astrologer/answer/talk/carried.ts';
import type { Resolved } from '../../../astrologer/answer/talk/resolved.ts';
import { resolved } from '../../../astrologer/answer/talk/resolve.ts';
import { questionOn } from '../../../astrologer/answer/direct.ts';
import { caseOfTopic } from '../../../astrologer/answer/ear/heard.ts';
import { intentOfTopic, isOfTopic } from '../../../astrologer/answer/ear/topics.ts';
import { TURNS, type Turn } from '../../../astrologer/answer/ear/turns.ts';
import { mattersOf, type Intent } from '../../../astrologer/answer/hear/intent.ts';
import { questionOf, type Question } from '../../../astrologer/answer/hear/intents.ts';
import { areaOf } from '../../../astrologer/answer/hear/matters-said.ts';
import { tongueOf } from '../../../astrologer/answer/hear/tongue.ts';
import { heardAsked } from '../../../astrologer/safety/asked-case.ts';
import type { TalkState } from '../../../astrologer/conversation/state.ts';

/** Talks that nothing was learned from. */
export const TALKS_APART = new URL('../../../../tests/vectors/questions/follow-ups.tsv', import.meta.url).pathname;
const TODAY = { year: 2026, month: 12, day: 1 };

/** A message of a talk, and what must be heard in it. */
export interface TalkLine {
  /** Labels of the ear, any of which is right: a topic, a way of going on, `same` for what was asked before. */
  readonly asks: readonly string[];
  /** `?` where it is not judged: what can be done for somebody is of both. */
  readonly whose: string;
  /** `-` for none, `?` where it is not judged. */
  readonly years: string;
  readonly form: string;
  readonly text: string;
}

/** The talks of a file: an empty line between two of them, five columns. */
export const talksIn = (file: string): readonly (readonly TalkLine[])[] =>
  readFileSync(file, 'utf8')
    .split('\n\n')
    .map((talk) =>
      talk
        .split('\n')
        .map((line) => line.split('\t'))
        .flatMap(([asks, whose, years, form, text]) =>
          asks === undefined || whose === undefined || years === undefined || form === undefined || text === undefined
            ? []
            : [{ asks: asks.split('/'), whose, years, form, text }],
        ),
    )
    .filter((talk) => talk.length > 0);

/** What is judged of a message. */
export const JUDGED = ['asks', 'whose', 'years', 'form'] as const;
type Judged = Readonly<Record<(typeof JUDGED)[number], boolean>>;
/** A message that goes on with a talk, as it was heard. */
export interface HeardLine extends Judged {
  readonly line: TalkLine;
  readonly asked: Resolved | null;
}

/** A message of a talk with what was made of it, and of that before it. */
interface Heard {
  readonly question: Question;
  readonly asked: Resolved;
  readonly before: Before;
}

const isOneOf = <T>(one: T, all: readonly T[]): boolean => all.includes(one);
const asksBy =
  (...ways: readonly Intent['kind'][] | readonly string[]) =>
  ({ asked }: Heard): boolean =>
    asked.intents.some((one) => 'ask' in one && isOneOf(one.ask ?? '', ways as readonly string[]));
const isFiner =
  (...finer: readonly string[]) =>
  ({ asked }: Heard): boolean =>
    isOneOf(asked.finer ?? '', finer);
/** What a message that goes on in a way is made into; of any other way its remark. */
const BY_TURN: Readonly<Partial<Record<Turn, (heard: Heard) => boolean>>> = {
  why: asksBy('why'),
  why_late: (heard) => asksBy('why')(heard) || isFiner('late')(heard),
  month: (heard) => heard.asked.isOfMonths === true || isFiner('month', 'bad', 'care')(heard),
  sooner: isFiner('sooner'),
  now_or_later: (heard) =>
    isFiner('rather', 'wait')(heard) || heard.asked.intents.some(({ kind }) => kind === 'compare'),
  wait: isFiner('rather', 'wait'),
  after: isFiner('after'),
  till_then: asksBy('do'),
  do: asksBy('do'),
  sure: ({ asked }) => asked.isDoubt,
  more: isFiner('more'),
  simpler: ({ asked }) => asked.isReworded,
  shorter: ({ asked }) => asked.isReworded,
  again: ({ asked }) => asked.isReworded,
  tongue: ({ asked }) => asked.isReworded,
  feeling: ({ asked }) => asked.isWorried || asked.feeling !== null,
  mine: ({ asked }) => asked.other === null,
  which_kind: ({ question, asked }) => question.followUp === 'kind' && asked.isFollowUp,
  where: ({ question, asked }) => question.followUp === 'where' && asked.isFollowUp,
  costly: ({ question }) => question.followUp === 'costly',
};

const questionsOf = (one: Intent): readonly string[] =>
  one.kind === 'named' ? [questionOn(one) ?? '', ...one.said.questions, ...one.said.findings.map(({ id }) => id)] : [];
/** Whether two intents ask of the same thing, or side of a matter. */
const isSame = (one: Intent, wanted: Intent): boolean => {
  switch (wanted.kind) {
    case 'matter': {
      const isOfMatter = mattersOf(one).some(
        (matter) =>
          areaOf(matter) === areaOf(wanted.matter) && (wanted.aspect !== undefined || matter === wanted.matter),
      );
      const aspect = one.kind === 'matter' || one.kind === 'compare' ? one.aspect : undefined;
      return isOfMatter && (one.kind === 'compare' || aspect === wanted.aspect);
    }
    case 'relation':
      return one.kind === 'relation' && one.relation === wanted.relation;
    case 'named': {
      if (one.kind !== 'named') return false;
      if (wanted.said.act !== null) return one.said.act === wanted.said.act;
      const asked = questionsOf(wanted).filter((name) => name !== '');
      return questionsOf(one).some((name) => name !== '' && asked.some((own) => name.startsWith(own)));
    }
    case 'compare':
      return one.kind === 'compare' || mattersOf(one).some((matter) => wanted.matters.includes(matter));
    case 'pair':
      return one.kind === 'pair';
  }
};
const isTurn = (label: string): label is Turn => TURNS.some((one) => one === label);
/** Whether what was asked before is still asked. */
const isOn = ({ asked, before }: Heard): boolean => {
  const areas = [...mattersAsked(before), ...(before.matters ?? [])].map(areaOf);
  return (
    asked.isFollowUp ||
    asked.intents.some((one) => before.intents.some((other) => isSame(one, other))) ||
    asked.intents.some((one) => mattersOf(one).some((matter) => areas.includes(areaOf(matter))))
  );
};
const isAsked = (label: string, heard: Heard): boolean => {
  const { asked, question, before } = heard;
  if (label === 'either') return asked.intents.some(({ kind }) => kind === 'compare');
  if (label === 'same')
    return asked.remark === null && asked.intents.some((one) => before.intents.some((other) => isSame(one, other)));
  if (isTurn(label) && label !== 'remedy') {
    const own = BY_TURN[label];
    const isHeard = own === undefined ? asked.remark === REMARK_OF[label] : own(heard);
    return isHeard && (asked.remark !== null || label === 'do' || isOn(heard));
  }
  const wanted = intentOfTopic(label, null, question.said, { isAlone: true, today: TODAY });
  const isOfThing = (one: Intent): boolean =>
    one.kind === 'named' && !label.startsWith('day_') && isOfTopic(one, label);
  return wanted !== null && asked.intents.some((one) => isSame(one, wanted) || isOfThing(one));
};

const isOfYears = (years: string, asked: Resolved): boolean => {
  if (years === '?') return true;
  if (years === '-') return asked.years === null;
  const [from, to] = years.split('-').map(Number);
  return asked.years?.[0] === from && asked.years?.[1] === (to ?? from);
};
const isOfWhom = (whose: string, asked: Resolved): boolean =>
  whose === '?' || (whose === 'self' ? asked.other === null : asked.other === whose || asked.beside === whose);

const NONE: Judged = { asks: false, whose: false, years: false, form: false };
/** How the messages of a talk after its first are heard. */
export const heardTalk = (talk: readonly TalkLine[]): readonly HeardLine[] => {
  let state: TalkState | null = null;
  const lines: HeardLine[] = [];
  for (const line of talk) {
    const question = questionOf(line.text, TODAY);
    const asked = resolved(question, state);
    const isRefused = line.asks.some((label) => caseOfTopic(label) !== null && heardAsked(line.text).safety !== null);
    if (state !== null) {
      const before = recalled(state, TODAY);
      const judged =
        asked === null
          ? NONE
          : {
              asks: line.asks.some((label) => isAsked(label, { question, asked, before })),
              whose: isOfWhom(line.whose, asked),
              years: isOfYears(line.years, asked),
              form: asked.form === line.form,
            };
      lines.push({ line, asked, ...(isRefused ? { asks: true, whose: true, years: true, form: true } : judged) });
    }
    if (asked !== null) state = stateAfter(asked, tongueOf(question.said.text, 'en'), state);
  }
  return lines;
};

/** Shares of what is heard right. */
type SharesRight = Readonly<Record<(typeof JUDGED)[number], number>>;
/** The share of the messages of talks of which each thing is heard right, 0 to 1. */
export const talksRight = (talks: readonly (readonly TalkLine[])[]): SharesRight => {
  const lines = talks.flatMap(heardTalk);
  const share = (of: (typeof JUDGED)[number]): number => lines.filter((one) => one[of]).length / lines.length;
  return { asks: share('asks'), whose: share('whose'), years: share('years'), form: share('form') };
};

/** What is heard right of the talks of a file, and the messages that are not. */
export const talksScore = (file: string): readonly string[] => {
  const talks = talksIn(file);
  const shares = Object.entries(talksRight(talks)).map(([of, share]) => `${of} ${(share * 100).toFixed(1)} %`);
  const missed = talks.flatMap(heardTalk).flatMap((one) => {
    const wrong = JUDGED.filter((of) => !one[of]);
    return wrong.length === 0
      ? []
      : [`  ${wrong.join(', ')}: ${one.line.asks.join('/')}, ${one.line.whose}: ${one.line.text}`];
  });
  return [`talks: ${shares.join(', ')}`, ...missed];
};

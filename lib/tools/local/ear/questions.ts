/** Questions as people type them to an astrologer, each with what it asks about, how, and whose life: `questions/*.tsv`. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERED, caseOfTopic } from '../../../astrologer/answer/ear/heard.ts';
import { courtesyOfTopic, heavyOfTopic } from '../../../astrologer/answer/ear/topics.ts';
import { NEW } from '../../../astrologer/answer/ear/turns.ts';
import { NO_NEED } from '../../../astrologer/safety/need.ts';
import { hashOf } from '../../../words/reading/learned.ts';

/** What is told of a question: the choices that are learned. */
export const HEADS = ['topic', 'ask', 'whose', 'refused'] as const;
export type Head = (typeof HEADS)[number];

/** A question with the label of each choice; of two topics both stand, the first one first. */
export interface Labelled extends Readonly<Record<Head, string>> {
  readonly text: string;
}

/** The questions of a file of four columns: topic, way of asking, whose life, text. */
export const questionsIn = (file: string): readonly Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([topic, ask, whose, text]) =>
      topic === undefined || ask === undefined || whose === undefined || text === undefined
        ? []
        : [{ topic, ask, whose, refused: caseOfTopic(topic.replace(/\+.*/, '')) ?? ANSWERED, text }],
    );

/** All questions that are learned from, in one order. */
export const questions = (): readonly Labelled[] =>
  globSync('questions/*.tsv', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => questionsIn(join(import.meta.dirname, file)));

/** A message in a talk, and how it goes on with what was said before. */
export interface TurnSaid {
  readonly turn: string;
  readonly text: string;
}

/** The messages of a file of two columns: how it goes on, text. */
export const turnsIn = (file: string): readonly TurnSaid[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([turn, text]) => (turn === undefined || text === undefined ? [] : [{ turn, text }]));

/** Words up to which a question is as short as what goes on with a talk. */
const SHORT_WORDS = 9;
/** Topics that are asked of what was said before as well: "will papa agree", "any remedy". */
const OF_TALK: readonly string[] = ['consent', 'remedy', 'belief'];
/** One of so many such questions is enough beside what goes on: which, its own words say, so that no other decides it. */
const EACH = 10;
const isOfItsOwn = ({ topic, text }: Labelled): boolean =>
  text.split(/\s+/u).length <= SHORT_WORDS &&
  !OF_TALK.includes(topic) &&
  courtesyOfTopic(topic) === null &&
  heavyOfTopic(topic) === null;

const ofTalks = (): readonly TurnSaid[] =>
  globSync('turns/*.tsv', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => turnsIn(join(import.meta.dirname, file)));

/** All messages of talks that are learned from, and beside them the short questions that ask something of their own. */
export const turns = (asked: readonly Labelled[]): readonly TurnSaid[] => [
  ...ofTalks(),
  ...asked
    .filter(isOfItsOwn)
    .filter(({ text }) => hashOf(text) % EACH === 0)
    .map(({ text }) => ({ turn: NEW, text })),
];

/** A message after a topic that was asked about, and what it asks. */
export interface SaidAfter {
  readonly before: string;
  readonly label: string;
  readonly text: string;
}

/** Of several topics after which a message may be said, those that it is learned with. */
const EACH_AFTER = 3;
/** The messages of a file: above them the topics after which they are said, each in two columns: what it asks, text. */
export const afterIn = (file: string): readonly SaidAfter[] => {
  let topics: readonly string[] = [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, n) => {
      const [label = '', text] = line.split('\t');
      if (text !== undefined)
        return topics
          .map((_, i) => ({ before: topics[(n + i) % topics.length] ?? '', label, text }))
          .slice(0, EACH_AFTER);
      if (label !== '') topics = label.split(' ');
      return [];
    });
};
/** One of so many messages that go on with any talk is learned after a topic as well. */
const EACH_TURN = 8;
/** All messages after a topic that are learned from, and some that go on with whatever was asked before. */
export const saidAfter = (): readonly SaidAfter[] => {
  const own = globSync('turns-in-talk/*.tsv', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => afterIn(join(import.meta.dirname, file)));
  const topics = [...new Set(own.map(({ before }) => before))];
  const going = ofTalks().flatMap(({ turn, text }): readonly SaidAfter[] => {
    const hash = hashOf(text);
    const before = topics[Math.floor(hash / EACH_TURN) % topics.length] ?? '';
    return turn === NEW || hash % EACH_TURN > 0 ? [] : [{ before, label: turn, text }];
  });
  return [...own, ...going];
};

/** Ways of going on that may tell of a need as well: how one feels, where somebody is, what one would do. */
const MAY_BE_NEED: readonly string[] = [NEW, 'feeling', 'where', 'remedy', 'which_kind', 'both', 'trial'];
/** Words up to which a message that goes on with a talk says nothing besides. */
const MOST_GOING_ON = 5;
/** Messages that only go on with a talk: “and how many days?”, “papa maan jayenge?”. They tell of no need, whatever they go on with. */
const goingOn = (): readonly string[] =>
  ofTalks()
    .filter(({ turn, text }) => !MAY_BE_NEED.includes(turn) && text.split(/\s+/u).length <= MOST_GOING_ON)
    .map(({ text }) => text);

/** What a message tells or asks that is never left to a chart. */
export interface NeedTold {
  readonly need: string;
  readonly text: string;
}

/** The messages of a file of two columns: the need, `none` for what only sounds like one, and the text. */
export const needsIn = (file: string): readonly NeedTold[] =>
  turnsIn(file).map(({ turn, text }) => ({ need: turn, text }));

/** Topics that are such needs themselves, and those of which some questions are and some are not. */
const NEED_TOPICS: readonly string[] = ['death', 'unborn', 'secret', 'crime'];
const OPEN_TOPICS: readonly string[] = ['health', 'surgery', 'curse'];

/** Whether a question is ordinary: it tells of no need. */
export const isOrdinary = ({ topic }: Labelled): boolean =>
  !NEED_TOPICS.includes(topic) && !OPEN_TOPICS.includes(topic);

/** All messages of needs that are learned from, and beside them what tells of none: what goes on with a talk, and all ordinary questions. */
export const needs = (asked: readonly Labelled[]): readonly NeedTold[] => {
  const none = new Set([...asked.filter(isOrdinary).map(({ text }) => text), ...goingOn()]);
  return [
    ...globSync('needs/*.tsv', { cwd: import.meta.dirname })
      .toSorted()
      .flatMap((file) => needsIn(join(import.meta.dirname, file))),
    ...asked.filter(({ topic }) => NEED_TOPICS.includes(topic)).map(({ topic, text }) => ({ need: topic, text })),
    ...[...none].map((text) => ({ need: NO_NEED, text })),
  ];
};

/** One side of a choice, and the way that it names. */
export interface SideSaid {
  readonly way: string;
  readonly text: string;
}

/** The sides of a file of two columns: the way, `none` for words that name none, and the words. */
export const sidesIn = (file: string): readonly SideSaid[] =>
  turnsIn(file).map(({ turn, text }) => ({ way: turn, text }));

/** All sides of choices that are learned from. */
export const sides = (): readonly SideSaid[] =>
  globSync('sides/*.tsv', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => sidesIn(join(import.meta.dirname, file)));

/** A digest of what is learned from, by which a test sees that it is time to learn again. */
export const digestOf = (asked: readonly Labelled[]): string =>
  createHash('sha256')
    .update(JSON.stringify([asked, turns(asked), saidAfter(), needs(asked), sides()]))
    .digest('hex')
    .slice(0, 16);

/** A message in pieces that ask by themselves, and whether one asks of a thing of the chart. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { LETTERS_SAID } from '../../../words/reading/spelling-vocabulary.ts';
import { BACK, BOTH_WAYS, COMPARES, GOOD_DAYS, HOURS, JOINTS, WHICH_DAY, wordsOf } from './ask-terms.ts';
import { areaOf, MATTER_TERMS } from './matters-said.ts';
import { spelledWords } from './patterns.ts';
import { type Said, saidIn } from './said.ts';
import type { Thing } from './things.ts';

/** Whether words ask at all. */
export const asks = ({ ask, hasQuestionWord }: Said): boolean => ask !== null || hasQuestionWord;
/** Whether words say "it" of what stands before them. */
export const pointsBackTo = (words: readonly string[]): boolean => words.some((word) => BACK.has(word));

const VERBS = wordsOf(({ stays }) => stays.verbs);
const ASKING = wordsOf(({ stays }) => stays.asking);
/** Whether words only tell: in English "my salary is 80000" has its verb behind, and "is my salary enough" before. */
export const asksNothing = ({ ask, words, hasQuestionWord }: Said): boolean =>
  (ask === null && !hasQuestionWord) ||
  (ask === 'will' &&
    !VERBS.has(words[0] ?? '') &&
    words.some((word) => VERBS.has(word)) &&
    !words.some((word) => ASKING.has(word)));

/** Things that are asked about whatever matter stands beside them. */
const ALWAYS_NAMED: readonly Thing['kind'][] = ['gem', 'name', 'spelling'];
/** Matters that the word "house" alone names. */
const OF_HOUSES: readonly (Matter | 'general')[] = ['property', 'family'];
/** Score of property where nothing but the word "house" speaks for it. */
const HOUSE_ALONE = 3;
const PROPERTY = MATTER_TERMS.find(({ matter }) => matter === 'property')?.terms;

/** Whether nothing but the word "house" speaks for the matters of a home: "rahu in which house". */
export const isHouseAlone = ({ words, matters }: Said): boolean =>
  matters.every((one) => OF_HOUSES.includes(one)) && (PROPERTY?.score(words) ?? 0) <= HOUSE_ALONE;

/** Whether a thing of the chart is what is asked: not beside a matter, and no house that one buys. */
export const asksThing = ({ thing, ask, words, matters }: Said): boolean => {
  if (thing === null) return false;
  if (ALWAYS_NAMED.includes(thing.kind)) return true;
  if (ask === 'when' || ask === 'should') return false;
  const isHouseOnly = thing.kind === 'house' && (PROPERTY?.score(words) ?? 0) <= HOUSE_ALONE;
  return matters.every((one) => one === 'general' || (isHouseOnly && OF_HOUSES.includes(one)));
};

/** Whether a thing of the chart, a custom or a day is named, which its own rules answer. */
export const isNamed = (said: Said): boolean =>
  said.questions.length > 0 || said.findings.length > 0 || said.days !== null || asksThing(said);

/** Words on each side of an "and" from which it may part two questions. */
const LEAST_WORDS = 2;

/** Whether two sides of an "and" are questions of their own: of two areas, or of things that are each asked about. */
const areApart = (a: Said, b: Said): boolean => {
  const [ofLeft, ofRight] = [a.matters, b.matters];
  // "My wife and I".
  if (a.isPersonAlone && a.ask === null) return false;
  if (ofLeft.length > 0 && ofRight.length > 0) {
    const isOfOne = ofLeft.some((one) => ofRight.some((other) => areaOf(one) === areaOf(other)));
    const isAskedTwice = a.ask !== null && b.ask !== null && ofLeft[0] !== ofRight[0];
    // "Promotion and transfer" are two sides of one matter.
    if (a.sure !== null && b.sure !== null && a.sure !== b.sure && (a.ask ?? b.ask) !== null) return true;
    return !isOfOne || isAskedTwice || (a.questions.length === 0) !== (b.questions.length === 0);
  }
  // "And what does it mean" goes on with the thing before.
  if (a.words.length < LEAST_WORDS || b.words.length < LEAST_WORDS || pointsBackTo(b.words)) return false;
  const isAsked = (one: Said): boolean => one.matters.length > 0 || isNamed(one);
  return asks(b) && isAsked(a) && isAsked(b);
};

/** Whether what follows an "and" is of the choice that the whole puts: "close the shop and take a job". */
const isOfChoice = ({ fork }: Said, left: Said, { ask, fork: own }: Said): boolean =>
  fork !== null &&
  !(fork.second === null && left.ask !== null && left.fork === null) &&
  (own !== null || ask === null || ask === 'should');

/** Whether an "and" stands between the two ends of a time: "between April and September". */
const isOfTime = ({ stretch, months }: Said, left: Said, right: Said): boolean =>
  stretch !== null && months.length > 1 && left.months.length > 0 && right.months.length > 0;

/** "On which day and at what time": a day and its hour are one question. */
const isOfDayAndHour = ({ words: left }: Said, { words: right }: Said): boolean =>
  (WHICH_DAY.isIn(left) || GOOD_DAYS.isIn(left)) && HOURS.isIn(right) && !WHICH_DAY.isIn(right);

/** Reads a text of a message. */
export type Reader = (text: string) => Said;
/** Reads texts of one message, each once. */
export const readerOf = (today: CivilDate): Reader => {
  const read = new Map<string, Said>();
  return (text) => {
    const own = text.trim();
    const said = read.get(own) ?? saidIn(own, today);
    read.set(own, said);
    return said;
  };
};

/** Pieces that ask by themselves: a message is cut at stops, and at "and" between two questions. */
export const piecesOf = (message: string, read: Reader): readonly Said[] => {
  // A dosha is one question with the price of its ritual.
  const all = read(message);
  return all.isSold && all.findings.length > 0 ? [all] : askingPieces(message, read);
};

/** What ends a sentence: no stop within a number, nor in "B.Ed." and "बी.एड."; "h" is a short "hai". */
const STOP = new RegExp(
  `[?!;।\\n]+|(?<=\\s[hH])\\.(?=\\s)|(?<!(?<![\\p{L}\\p{M}])(?:[a-z]|ph|${LETTERS_SAID}))(?<!\\.[\\p{L}\\p{M}]{1,5})\\.(?!\\d)`,
  'iu',
);

const askingPieces = (message: string, read: Reader): readonly Said[] =>
  message
    .split(STOP)
    .filter((sentence) => sentence.trim() !== '')
    .flatMap((sentence) => {
      // "Compare my career and money" is one question.
      const words = spelledWords(sentence);
      if (COMPARES.isIn(words) || BOTH_WAYS.isIn(words)) return [read(sentence)];
      const whole = read(sentence);
      // "My rashi and lagna" is one question.
      if (whole.questions[0] === 'signs') return [whole];
      const pieces: Said[] = [];
      let from = 0;
      for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{M}\d]+/gu)) {
        if (!JOINTS.has(spelledWords(word).join(' '))) continue;
        const left = read(sentence.slice(from, index));
        const right = read(sentence.slice(index + word.length));
        if (
          isOfChoice(whole, left, right) ||
          isOfTime(whole, left, right) ||
          isOfDayAndHour(left, right) ||
          !areApart(left, right)
        )
          continue;
        pieces.push(left);
        from = index + word.length;
      }
      return [...pieces, read(sentence.slice(from))];
    })
    .filter(({ text }) => text !== '');

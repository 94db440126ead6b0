/**
 * Takes names out of a question that the request does not tell of: "Will Rahul marry me?", "meri patni anjali", "अंजलि की
 * शादी". A heuristic. A frequent name is known in either script; one that is also a planet, a star, a god or a plain word
 * counts where its place tells (after "my wife", before "ji" or "se shaadi", and nothing of the sky near). A word that
 * nobody knows is a name after someone near to one. A word with a capital is a name unless it is known here, or stands after
 * a word of place; so is what stands after "named" or नाम, and in Hindi before से शादी.
 */
import { NAMES_SAID, WORDS_AND_NAMES_SAID } from '../../words/reading/given-names.ts';
import {
  AFTER_NAME,
  CAPITALS_SAID,
  MINE,
  NAMED_AFTER,
  NAMED_AFTER_MINE,
  NAMED_BESIDE,
  NAME_ACTS,
  NAME_FOLLOWS,
  NAME_PRECEDES,
  NO_NAMES,
  NO_NAMES_AFTER_KIN,
  PERSON_BEFORE,
  NAMED_AFTER_TWO,
  SECOND_NAMES,
  SKY_NEAR,
} from '../../words/reading/people-vocabulary.ts';
import { DIRECT_SAID } from '../../words/reading/direct-vocabulary.ts';
import { MATTERS_SAID } from '../../words/reading/subtopic-vocabulary.ts';
import { vocabularies } from '../../words/vocabulary.ts';
import { inLatin } from './letters.ts';
import { inOneSpelling } from './spelling.ts';
import { topicsOf } from './topics.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { phrasesOf } from '../reading/tokens.ts';

const HIDDEN = '[name]';
const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map(normalised));
const CAPITALS = setOf(CAPITALS_SAID);
const NONE = setOf(NO_NAMES);
const alternatives = (words: string): string =>
  words
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const WORD = String.raw`[\p{L}\p{M}]+`;
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\p{M}])((?:${alternatives(NAME_FOLLOWS)})\.?\s+(?:है\s+|hai\s+)?)(${WORD})(?:(\s+)(${WORD}))?`,
  'giu',
);
/** शादी राहुल से: the name between the wish and से. */
const BETWEEN = new RegExp(
  String.raw`(?<=(?:शादी|विवाह|सगाई|shaadi|shadi|vivah|sagai)\s+)(${WORD})(?=\s+(?:से|के साथ|se|ke saath|ke sath)(?![\p{L}\p{M}]))`,
  'giu',
);
const BEFORE = new RegExp(String.raw`(${WORD})(?=\s+(?:${alternatives(NAME_PRECEDES)})(?![\p{L}\p{M}]))`, 'giu');
const IS_CAPITAL = /^\p{Lu}/u;
const CAPITAL = /(?<![\p{L}\p{M}'’[])\p{Lu}[\p{L}\p{M}'’]*/gu;
/** A word after which a place is named, as often as a person: it is left. */
const PLACE_BEFORE = /\b(?:in|at|near)\s+(?:\p{Lu}[\p{L}\p{M}]*\s+)?$/u;
/** IVF, SSC: frequent names are known before, in capitals too. */
const ACRONYM = /^\p{Lu}{2,4}$/u;
/** A text in which most words begin with a capital tells nothing by them. */
const MOST_CAPITALS = 0.5;

/** Words of the sky and of what people ask about: planets, signs, stars, yogas, months, work, marriage. */
const isOurs = (word: string): boolean =>
  phrasesOf(word).some(({ kind }) => kind !== 'unknown') || topicsOf(word)[0] !== 'general';

const isKnown = (word: string): boolean => {
  const plain = normalised(word).replace(/ 's$/u, '');
  return CAPITALS.has(plain) || NONE.has(plain) || isOurs(plain);
};

interface Word {
  readonly text: string;
  /** In one spelling and in Latin letters: names are compared so. */
  readonly sound: string;
  readonly plain: string;
  readonly from: number;
}

/** How a name sounds, in either script: w is v, and the south writes th for t. */
const soundOf = (words: string): string => inOneSpelling(words).replaceAll('w', 'v').replaceAll('th', 't');
const soundsOf = (words: string): ReadonlySet<string> => new Set(soundOf(words).split(' '));
const NAMES = soundsOf(NAMES_SAID);
const WORDS_AND_NAMES = soundsOf(WORDS_AND_NAMES_SAID);
const KIN = setOf(NAMED_AFTER);
const BESIDE = setOf(NAMED_BESIDE);
const AFTER_TWO = setOf(NAMED_AFTER_TWO);
const SECOND = setOf(SECOND_NAMES);
const PERSON = setOf(PERSON_BEFORE);
const SKY = setOf(SKY_NEAR);
const AFTER_A_NAME = setOf(AFTER_NAME);
const TO_ME = setOf('mujhe|मुझे|mujhko|मुझको');
const ACTS = setOf(NAME_ACTS);
const KIN_OF_MINE = setOf(NAMED_AFTER_MINE);
const OF_MINE = setOf(MINE);
/** What an English verb ends in that says what someone does or did. */
const VERB_ENDING = /[a-z]{2}(?:[^aeious]s|es|ed)$/u;
/** Words that name no one: those that stand after someone near to one, and all of the tables of questions. */
const plainWords = (() => {
  let made: ReadonlySet<string> | undefined;
  return (): ReadonlySet<string> =>
    (made ??= setOf(
      [
        NO_NAMES_AFTER_KIN,
        NAMED_AFTER,
        NAMED_BESIDE,
        SKY_NEAR,
        ...[...vocabularies().values()]
          .flatMap(({ exact, said }) => (exact === true ? Object.values(said ?? {}) : []))
          .flat(),
        ...[...MATTERS_SAID, ...DIRECT_SAID].map(([, stems]) => stems),
      ]
        .map((row) => row.replace(/[^\p{L}\p{M}']+/gu, '|'))
        .join('|'),
    ));
})();
/** Verbs and adverbs of English, and letters that no name has. */
const NO_NAME_ENDING = /(?:[^aeis]s|es|ed|ing|ly|tion|ment)$/u;
const SHORTEST_NAME = 3;
/** Words ahead in which the sky is looked for. */
const NEAR = 3;

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/(?<!\[)[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const plain = normalised(word);
    return { text: word, plain, sound: soundOf(inLatin(plain)), from: index };
  });

/** Whether the words tell that the one at a place is a name: a known one, or one that nobody knows where a name stands. */
const isNamed = (words: readonly Word[], at: number, followsName: boolean): boolean => {
  const word = words[at];
  if (word === undefined || word.plain.length < SHORTEST_NAME) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  const isMine = OF_MINE.has(words[at - 2]?.plain ?? '');
  const isOfKin = before !== undefined && (KIN.has(before.plain) || (isMine && KIN_OF_MINE.has(before.plain)));
  const isPlaced = isOfKin || (before !== undefined && BESIDE.has(before.plain));
  const isOfSky = words.slice(at + 1, at + 1 + NEAR).some(({ plain }) => SKY.has(plain));
  const isFirst = next !== undefined && SECOND.has(next.plain) && !isOfSky;
  if (WORDS_AND_NAMES.has(word.sound)) {
    if (isOfSky) return false;
    // Saturn troubles me, as often as someone called so.
    const isPlanet = next !== undefined && TO_ME.has(next.plain) && phrasesOf(word.plain).some(({ planet }) => planet);
    if (isPlanet && !isPlaced) return false;
    const two = `${words[at - 2]?.plain ?? ''} ${before?.plain ?? ''}`;
    const pair = `${next?.plain ?? ''} ${words[at + 2]?.plain ?? ''}`;
    return (
      isPlaced || isFirst || followsName || AFTER_TWO.has(two) || PERSON.has(next?.plain ?? '') || PERSON.has(pair)
    );
  }
  if (NAMES.has(word.sound)) return true;
  if (!(isPlaced || isFirst) || plainWords().has(word.plain) || NO_NAME_ENDING.test(word.plain) || isKnown(word.text))
    return false;
  if (isFirst) return true;
  if (next === undefined) return !isOfKin;
  return AFTER_A_NAME.has(next.plain) || (isOfKin && (ACTS.has(next.plain) || VERB_ENDING.test(next.plain)));
};

/** A text without the names that its words tell, capitals or none. */
const withoutNamed = (text: string): string => {
  const words = wordsIn(text);
  const hidden = new Set<number>();
  for (const at of words.keys()) if (isNamed(words, at, hidden.has(at - 1))) hidden.add(at);
  return words
    .filter((_, at) => hidden.has(at))
    .toReversed()
    .reduce((rest, { from, text: name }) => rest.slice(0, from) + HIDDEN + rest.slice(from + name.length), text);
};

/** A question without the names of people that it seems to hold. */
export const withoutNames = (question: string): string => {
  const told = withoutNamed(question)
    .replace(AFTER, (all, cue: string, first: string, gap?: string, second?: string) =>
      NONE.has(normalised(first))
        ? all
        : `${cue}${HIDDEN}${second === undefined ? '' : `${gap ?? ' '}${IS_CAPITAL.test(second) ? HIDDEN : second}`}`,
    )
    .replace(BETWEEN, (word: string) => (isKnown(word) ? word : HIDDEN))
    .replace(BEFORE, (word: string) => (isKnown(word) ? word : HIDDEN));
  const words = told.match(/[\p{L}\p{M}]+/gu) ?? [];
  const capitals = words.filter((word) => IS_CAPITAL.test(word));
  // One capital in three words says as much as one in thirty.
  if (words.length > 3 && capitals.length / words.length > MOST_CAPITALS) return told;
  return told.replace(CAPITAL, (word: string, at: number) =>
    isKnown(word) || ACRONYM.test(word) || PLACE_BEFORE.test(told.slice(0, at))
      ? word
      : /['’]s$/u.test(word)
        ? `${HIDDEN}’s`
        : HIDDEN,
  );
};

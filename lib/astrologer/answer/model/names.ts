/**
 * Takes names out of a question that the request does not tell of: "Will Rahul marry me?", "meri patni anjali", "अंजलि की
 * शादी". A heuristic. A frequent name is known in either script; one that is also a planet, a star, a god or a plain word
 * counts where its place tells (after "my wife", before "ji" or "se shaadi", and nothing of the sky near). A word that
 * nobody knows is a name after someone near to one. A word with a capital is a name unless it is known here, or stands after
 * a word of place; so is what stands after "named" or नाम, and in Hindi before से शादी.
 */
import { NAMES_SAID, WORDS_AND_NAMES_SAID } from '../../../words/reading/given-names.ts';
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
} from '../../../words/reading/people-vocabulary.ts';
import { askWords } from '../../../words/reading/ask.ts';
import { MATTERS_SAID } from '../../../words/reading/subtopic-vocabulary.ts';
import { vocabularies } from '../../../words/vocabulary.ts';
import { lettersInLatin } from '../../../words/hinglish.ts';
import { inOneSpelling } from '../hear/spelling.ts';
import { mattersIn } from '../hear/matters-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { phrasesOf } from '../hear/tokens.ts';

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
/** Words of the sky and of what people ask about: planets, signs, stars, yogas, months, work, marriage; no given name that is a plain word too. */
const isOurs = (word: string): boolean => {
  const sound = soundOf(lettersInLatin(word));
  const isGiven = NAMES.has(sound) || WORDS_AND_NAMES.has(sound);
  return (
    phrasesOf(word).some(
      ({ kind, senses }) => kind !== 'unknown' && !(isGiven && senses.every((one) => one.kind === 'plain')),
    ) || mattersIn(spelledWords(word)).length > 0
  );
};

const isKnown = (word: string): boolean => {
  const plain = normalised(word).replace(/ 's$/u, '');
  return CAPITALS.has(plain) || NONE.has(plain) || isOurs(plain);
};

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
        ...MATTERS_SAID.map(([, stems]) => stems),
        ...askWords(({ things }) => Object.values(things).flat()),
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
    return { text: word, plain, sound: soundOf(lettersInLatin(plain)), from: index };
  });

/** Where a word stands among others. */
interface Placed {
  readonly word: Word;
  /** The two words before it, and the two after it, in one spelling; empty where there are none. */
  readonly before: readonly [second: string, first: string];
  readonly next: readonly [first: string, second: string];
  readonly isOfKin: boolean;
  /** After someone near to one, or beside what people do together. */
  readonly isPlaced: boolean;
  readonly isOfSky: boolean;
  /** Before a second name or a form of address. */
  readonly isFirst: boolean;
}

const placedAt = (words: readonly Word[], at: number): Placed | null => {
  const word = words[at];
  if (word === undefined) return null;
  const plainAt = (place: number): string => words[place]?.plain ?? '';
  const [second, first, next] = [plainAt(at - 2), plainAt(at - 1), plainAt(at + 1)];
  const isOfKin = KIN.has(first) || (OF_MINE.has(second) && KIN_OF_MINE.has(first));
  const isOfSky = words.slice(at + 1, at + 1 + NEAR).some(({ plain }) => SKY.has(plain));
  return {
    word,
    before: [second, first],
    next: [next, plainAt(at + 2)],
    isOfKin,
    isPlaced: isOfKin || BESIDE.has(first),
    isOfSky,
    isFirst: SECOND.has(next) && !isOfSky,
  };
};

/** Whether a word that is also a planet, a god or a plain word stands where a name does. */
const isNameHere = ({ word, before, next, isPlaced, isOfSky, isFirst }: Placed, followsName: boolean): boolean => {
  if (isOfSky) return false;
  if (isPlaced) return true;
  // Saturn troubles me, as often as someone called so.
  if (TO_ME.has(next[0]) && phrasesOf(word.plain).some(({ planet }) => planet)) return false;
  if (isFirst || followsName) return true;
  return AFTER_TWO.has(before.join(' ')) || PERSON.has(next[0]) || PERSON.has(next.join(' '));
};

/** Whether a word is one that nobody knows: no word of the tables, no verb and no adverb. */
const isStrange = ({ plain, text }: Word): boolean =>
  !plainWords().has(plain) && !NO_NAME_ENDING.test(plain) && !isKnown(text);

/** Whether a word that nobody knows stands where a name does. */
const isStrangeName = ({ word, next: [next], isOfKin, isPlaced, isFirst }: Placed): boolean => {
  if (!(isPlaced || isFirst) || !isStrange(word)) return false;
  if (isFirst) return true;
  if (next === '') return !isOfKin;
  return AFTER_A_NAME.has(next) || (isOfKin && (ACTS.has(next) || VERB_ENDING.test(next)));
};

/** Whether the words tell that the one at a place is a name: a known one, or one that nobody knows where a name stands. */
const isNamed = (words: readonly Word[], at: number, followsName: boolean): boolean => {
  const placed = placedAt(words, at);
  if (placed === null || placed.word.plain.length < SHORTEST_NAME) return false;
  if (WORDS_AND_NAMES.has(placed.word.sound)) return isNameHere(placed, followsName);
  return NAMES.has(placed.word.sound) || isStrangeName(placed);
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
  return told.replace(CAPITAL, (word: string, at: number) => {
    if (isKnown(word) || ACRONYM.test(word) || PLACE_BEFORE.test(told.slice(0, at))) return word;
    return /['’]s$/u.test(word) ? `${HIDDEN}’s` : HIDDEN;
  });
};

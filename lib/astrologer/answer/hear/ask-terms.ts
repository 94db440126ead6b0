/** The words of questions (`lib/words/reading/ask`) as they are looked for. */
import { WEEKDAYS_SAID } from '../../../words/reading/day-vocabulary.ts';
import { PLANETS_SAID } from '../../../words/reading/name-vocabulary.ts';
import { askWords, type AskWords } from '../../../words/reading/ask.ts';
import { languagesWith } from '../../../words/languages.ts';
import { wordsOf as textsOf } from '../../../words/words.ts';
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { classOf, type Patterns, patternsOf, spelledWords } from './patterns.ts';

/** Shortest name of a planet in Latin letters: "su" and "sat" are other words too. */
const SHORTEST = 4;
/** Names of the planets in one word. */
const PLANETS = GRAHAS.flatMap((planet) => [
  ...languagesWith('astrologer/answers').map((language) =>
    textsOf(language).nameOfKey('planets', planet).toLowerCase(),
  ),
  ...PLANETS_SAID[planet]
    .split('|')
    .filter((form) => !form.includes(' ') && (form.length >= SHORTEST || /^[^a-z]/.test(form))),
]);

/** Classes of words that patterns of questions name. */
export const CLASSES = {
  planet: classOf(PLANETS),
  partner: classOf(askWords(({ people }) => people.partner)),
  child: classOf(askWords(({ people }) => people.child)),
  folk: classOf(askWords(({ people }) => people.folk)),
  person: classOf(askWords(({ persons }) => Object.values(persons).flat())),
  firm: classOf(askWords(({ people }) => people.firm)),
  put: classOf(askWords(({ people }) => people.put)),
  weekday: classOf(WEEKDAYS_SAID.join('|').split('|')),
  vocation: classOf(askWords(({ vocations }) => Object.values(vocations).flat())),
  post: classOf(askWords(({ posts }) => Object.values(posts).flat())),
};

/** The patterns of all languages for one thing. */
export const askedFor = (of: (one: AskWords) => readonly string[]): Patterns => patternsOf(askWords(of), CLASSES);
/** The single words of all languages for one thing. */
export const wordsOf = (of: (one: AskWords) => readonly string[]): ReadonlySet<string> =>
  new Set(askWords(of).flatMap((word) => spelledWords(word)));

/** Countries that one goes to. */
export const COUNTRIES = wordsOf(({ countries }) => countries);

/** Whoever asks; "my"; what follows an owner, any noun, and what joins two things. */
export const SELF = wordsOf(({ self }) => self);
export const MINE = wordsOf(({ mine }) => mine);
/** Whether words say that something is one’s own; "back to me" names nothing that is. */
export const namesMine = (words: readonly string[]): boolean =>
  words.some((word) => MINE.has(word) || (SELF.has(word) && word !== 'me' && word !== 'i'));
export const POSSESSIVE = wordsOf(({ possessive }) => possessive);
export const POSTPOSITIONS = wordsOf(({ postpositions }) => postpositions);
export const JOINTS = wordsOf(({ joints }) => joints);
/** The same as they stand in a text, between `|`. */
export const AND_SAID = askWords(({ joints }) => joints).join('|');

/** "Not". */
export const NOT = wordsOf(({ not }) => not);
/** "Or", and whether words name two of which it asks which. */
export const OR = wordsOf((one) => one.or);
export const namesOr = (words: readonly string[]): boolean => words.some((word) => OR.has(word));
/** Words of a choice that name none of its ways: should, take, live in; करूँ, में. */
export const FILLERS = wordsOf(({ filler }) => filler);
/** "Compare", "which of": it asks which of several is ahead. */
export const COMPARES = askedFor(({ compares }) => compares);
/** Posts that are offered, or for which one was selected. */
export const OFFERED = askedFor(({ offered }) => offered);
/** "Which of them". */
export const WHICH_OF = wordsOf(({ whichOf }) => whichOf);
/** "Together": two things at once are one question. */
export const BOTH_WAYS = askedFor(({ bothWays }) => bothWays);

/** "When"; "uske baad" is a time, and nobody's; "how is his time". */
export const WHEN = askedFor(({ asks }) => asks.when);
export const AFTER = askedFor(({ follow }) => follow.after);
/** "Before that": a time, and nobody. */
export const PRECEDING = askedFor(({ follow }) => follow.preceding);
export const TIMES = askedFor(({ stays }) => stays.times);
/** "It" of what was said before; "and", "what about", which turn to something. */
export const BACK = wordsOf(({ back }) => back);
export const TURN_WORDS = wordsOf(({ turns }) => turns);
/** "Another", "the other one". */
export const ANOTHER = askedFor(({ stays }) => stays.another);
/** "My friend says": somebody tells of something, or has a view of it. */
export const SAYS = askedFor(({ says }) => says);
/** "Tell me", "give me": it asks of nobody. */
export const TELLING = askedFor(({ stays }) => stays.telling);
/** Those near to someone; "with me"; to stay where one is. */
export const FOLK = askedFor(({ people }) => people.folk);
export const WITH_ME = askedFor(({ withMe }) => withMe);
export const STAY = askedFor(({ moves }) => moves.on);
/** “Our bond”, “hamara rishta”: what two share. */
export const OURS = askedFor(({ ours }) => ours);

/** "Good days": days on which something goes well. */
export const GOOD_DAYS = askedFor(({ goodDays }) => goodDays);
/** "Which day". */
export const WHICH_DAY = askedFor(({ holes }) => holes.day);
/** Dates, days. */
export const DATES = askedFor(({ days }) => days.dates);
/** "At what time". */
export const HOURS = askedFor(({ days }) => days.hours);
/** A paper that is signed: for that no rules of muhurat stand, and the hours of the day count. */
export const SIGNING = askedFor(({ days }) => days.signing);

const WAYS = askedFor(({ sides }) => sides.ways);

/** Whether words name how somebody is: their temper, their habits. */
export const namesWays = (words: readonly string[]): boolean => WAYS.isIn(words);

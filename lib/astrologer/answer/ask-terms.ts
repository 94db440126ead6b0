/** The words of questions (`lib/words/reading/ask`) as they are looked for. */
import { WEEKDAYS_SAID } from '../../words/reading/day-vocabulary.ts';
import { PLANETS_SAID } from '../../words/reading/name-vocabulary.ts';
import { askWords, type AskWords } from '../../words/reading/ask.ts';
import { languagesWith } from '../../words/languages.ts';
import { wordsOf as textsOf } from '../../words/words.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { classOf, patternsOf, spelledWords, type Patterns } from './patterns.ts';

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

/** Whoever asks; "my"; what follows an owner, any noun, and what joins two things. */
export const SELF = wordsOf(({ self }) => self);
export const MINE = wordsOf(({ mine }) => mine);
export const POSSESSIVE = wordsOf(({ possessive }) => possessive);
export const POSTPOSITIONS = wordsOf(({ postpositions }) => postpositions);
export const JOINTS = wordsOf(({ joints }) => joints);

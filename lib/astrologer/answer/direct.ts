/**
 * Questions that ask one thing of a chart: a dosha, a yoga or a planet by its name, the rising sign, the running period, when
 * Sade Sati comes, the strongest planet, the trade, the partner. Each is a row (`direct/rows.ts`) that is found by its phrases
 * (`lib/words/reading/ask`).
 */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import { ASK_WORDS, DIRECT_QUESTIONS, type Ask, type DirectQuestion } from '../../words/reading/ask.ts';
import { PLANETS_SAID } from '../../words/reading/name-vocabulary.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { languagesWith } from '../../words/languages.ts';
import { wordsOf as textsOf } from '../../words/words.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { phrasesOf } from '../reading/tokens.ts';
import { namedAnswer, namedClaims, takesForGranted } from './direct/findings.ts';
import { DIRECT_ROWS, type Follow } from './direct/rows.ts';
import { says, type Asked } from './direct/telling.ts';
import { hasSadeSati } from './direct/times.ts';
import type { AnswerForm } from './making.ts';
import { classOf, phraseFinder, spelledWords } from './phrases.ts';
import type { Sentence } from './sentence.ts';
import { languageOfTongue } from './tongue.ts';
import { writerOf } from './writer.ts';

/** Shortest name of a planet in Latin letters: "su" and "sat" are other words too. */
const SHORTEST = 4;
/** Names of the planets in one word, as stems of questions name them: `<planet>`. */
const PLANETS = GRAHAS.flatMap((planet) => [
  ...languagesWith('astrologer/answers').map((language) =>
    textsOf(language).nameOfKey('planets', planet).toLowerCase(),
  ),
  ...PLANETS_SAID[planet]
    .split('|')
    .filter((form) => !form.includes(' ') && (form.length >= SHORTEST || /^[^a-z]/.test(form))),
]);
const CLASSES = {
  planet: classOf(PLANETS.map((form) => `${form}=`)),
  partner: classOf(ASK_WORDS.flatMap(({ people }) => people.partner)),
  child: classOf(ASK_WORDS.flatMap(({ people }) => people.child)),
  vocation: classOf(ASK_WORDS.flatMap(({ vocations }) => Object.values(vocations).flat())),
};
const findOther = phraseFinder(
  ASK_WORDS.flatMap(({ people }) => people.others),
  CLASSES,
);
/** What is asked outright, by its words; one that stands earlier wins. */
const SAID = DIRECT_QUESTIONS.map((question) => ({
  question,
  find: phraseFinder(
    ASK_WORDS.flatMap(({ things }) => things[question]),
    CLASSES,
  ),
}));

/** The questions that are asked outright, by their words: the first, or several of custom. */
const questionsOf = (text: string): readonly DirectQuestion[] => {
  const words = spelledWords(text);
  const [first, ...others] = SAID.filter(({ find }) => find(words) !== null).map(({ question }) => question);
  if (first === undefined) return [];
  // What suits another person stands in no chart of the one who asks.
  if (first === 'vocation' && findOther(words) !== null) return [];
  const isCustom = (one: DirectQuestion): boolean => DIRECT_ROWS[one].isCustom === true;
  return isCustom(first) ? [first, ...others.filter(isCustom)] : [first];
};

/** The question that is asked outright, by its words; null where none is. */
export const directQuestionOf = (text: string): DirectQuestion | null => questionsOf(text)[0] ?? null;

/** Whether a follow-up names another thing of the sort that was asked about: "or an engineer?" */
export const namesAnother = (question: DirectQuestion | null, text: string): boolean => {
  const words = spelledWords(text);
  if (question === 'vocation') return words.some(CLASSES.vocation);
  return question === 'planet' && namesPlanet(text);
};

/** What is asked: the words, and the question of a follow-up that they do not say themselves. */
export interface DirectAsked {
  readonly text: string;
  readonly question?: DirectQuestion | undefined;
}

/** What a direct question is asked in. */
interface Voice {
  readonly tongue: Tongue;
  readonly form: AnswerForm;
}

/** The sentences that answer a question outright; none for one that asks about a matter as a whole. */
export const directAnswers = (
  known: KnownBirth,
  { text, question }: DirectAsked,
  { tongue, form }: Voice,
): readonly Sentence[] => {
  const language = languageOfTongue(tongue);
  const asked: Asked = { known, question: text, write: writerOf(known, language), language, tongue, form };
  const questions = question === undefined ? questionsOf(text) : [question];
  const named = question === undefined ? namedClaims(known, text).flatMap((claim) => namedAnswer(claim)(asked)) : [];
  const isOf = (one: DirectQuestion): boolean => questions.includes(one);
  const answer =
    isOf('planet') && named.length > 0
      ? []
      : questions.flatMap((one) => {
          const { told, isTimeless } = DIRECT_ROWS[one];
          return known.birth.timeKnown || isTimeless === true ? told(asked) : [];
        });
  // What takes the fear from a Sade Sati that runs.
  const isFeared = isOf('sade_sati') && takesForGranted(text) && hasSadeSati(asked);
  const comfort = isFeared ? says('decidesNothing')(asked) : [];
  // Whom one with a dosha may marry is answered before whether it is there.
  return [...(isOf('manglik_match') ? [...answer, ...named] : [...named, ...answer]), ...comfort];
};

const findings = (text: string) => phrasesOf(normalised(text));
/** Whether a question names a dosha or a yoga. */
export const namesFinding = (text: string): boolean =>
  findings(text).some(({ yoga, dosha }) => yoga !== undefined || dosha !== undefined);

/** Doshas that are asked about for the sake of a marriage. */
const OF_MARRIAGE: readonly (string | undefined)[] = ['manglik', 'kalatra'];
/** Whether a question names a dosha of marriage. */
export const namesMarriageDosha = (text: string): boolean =>
  findings(text).some(({ dosha }) => OF_MARRIAGE.includes(dosha));

/** The topic of a thing that is asked outright; null where that of the matters beside it is its own. */
export const topicOfDirect = (question: DirectQuestion): Topic | null => DIRECT_ROWS[question].topic ?? null;

const namesPlanet = (text: string): boolean => spelledWords(text).some(CLASSES.planet);

/** What a follow-up asks of a thing that was asked about; null where it asks the same again. */
export const followOf = ({ text, question }: DirectAsked, ask: Ask): Follow | null => {
  const direct = question ?? directQuestionOf(text);
  if (direct !== null) return DIRECT_ROWS[direct].follows?.[ask] ?? null;
  if (!namesFinding(text)) return ask === 'when' && namesPlanet(text) ? { thing: 'period_times' } : null;
  if (ask === 'do') return { thing: 'remedy' };
  return ask !== 'why' && ask !== 'how' && namesMarriageDosha(text) ? { matter: 'marriage' } : null;
};

/** Whether words name a planet or a finding of their own. */
export const namesOwn = (text: string): boolean => namesPlanet(text) || namesFinding(text);

/** The matter that a thing is one side of; null where it is of none. */
export const matterOfDirect = ({ text, question }: DirectAsked): Matter | null => {
  const direct = question ?? directQuestionOf(text);
  if (direct === null) return namesMarriageDosha(text) ? 'marriage' : null;
  return DIRECT_ROWS[direct].matter ?? null;
};

/**
 * Questions that ask one thing of a chart: a dosha, a yoga or a planet by its name, the rising sign, the running period, when
 * Sade Sati comes, the strongest planet, the trade, the partner. Each is a row (`direct/rows.ts`) that is found by its phrases
 * (`lib/words/reading/ask`).
 */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import { DIRECT_QUESTIONS, type Ask, type DirectQuestion } from '../../words/reading/ask.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { DOSHA_PLANETS } from '../../../layers/jyotish/remedies/worship.ts';
import type { Claim } from '../reading/claim.ts';
import { phrasesOf } from '../reading/tokens.ts';
import { askedFor, CLASSES } from './ask-terms.ts';
import { namedAnswer, namedClaims, takesForGranted } from './direct/findings.ts';
import { DIRECT_ROWS, type Follow } from './direct/rows.ts';
import { planetsIn, says, type Asked } from './direct/telling.ts';
import { hasSadeSati } from './direct/times.ts';
import type { AnswerForm } from './making.ts';
import { spelledWords } from './patterns.ts';
import type { Sentence } from './sentence.ts';
import { languageOfTongue } from './tongue.ts';
import { writerOf } from './writer.ts';

const OTHER = askedFor(({ people }) => people.others);
/** What is asked outright, by its words; one that stands earlier wins. */
const SAID = DIRECT_QUESTIONS.map((question) => ({
  question,
  patterns: askedFor(({ things }) => things[question]),
}));

/** The questions that are asked outright, by their words: the first, or several of custom. */
const questionsOf = (text: string): readonly DirectQuestion[] => {
  const words = spelledWords(text);
  const [first, ...others] = SAID.filter(({ patterns }) => patterns.isIn(words)).map(({ question }) => question);
  if (first === undefined) return [];
  // What suits another person stands in no chart of the one who asks.
  if (first === 'vocation' && OTHER.isIn(words)) return [];
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

/** The planets that claims are about, in their order. */
const planetsOfClaim = (known: KnownBirth, claim: Claim): readonly Graha[] => {
  switch (claim.kind) {
    case 'lord':
      return [claim.planet];
    case 'house':
    case 'sign':
    case 'strength':
      return GRAHAS.filter((one) => one === claim.of);
    case 'yoga':
      return known.yogas.find(({ id }) => id === claim.id)?.planets ?? [];
    case 'dosha':
      return DOSHA_PLANETS[claim.id] ?? [];
    case 'period':
      return claim.lords.slice(-1).flatMap(({ lord }) => (typeof lord === 'string' ? [lord] : []));
    default:
      return [];
  }
};

/** What is asked: the words, and what a follow-up asks that they do not say themselves. */
export interface DirectAsked {
  readonly text: string;
  readonly question?: DirectQuestion | undefined;
  /** The planets that what was told before rests on. */
  readonly planets?: readonly Graha[] | undefined;
}

/** What a direct question is asked in. */
interface Voice {
  readonly tongue: Tongue;
  readonly form: AnswerForm;
}

/** A question as its rows are told. */
export const askedOf = (known: KnownBirth, { text, planets }: DirectAsked, { tongue, form }: Voice): Asked => {
  const language = languageOfTongue(tongue);
  const named = planetsIn(text);
  const ofDoshas = findings(text).flatMap(({ dosha }) => (dosha === undefined ? [] : (DOSHA_PLANETS[dosha] ?? [])));
  return {
    known,
    question: text,
    planets: planets ?? (named.length > 0 ? named : ofDoshas),
    write: writerOf(known, language),
    language,
    tongue,
    form,
  };
};

/** The sentences that answer a question outright; none for one that asks about a matter as a whole. */
export const directAnswers = (known: KnownBirth, own: DirectAsked, voice: Voice): readonly Sentence[] => {
  const { text, question } = own;
  const asked = askedOf(known, own, voice);
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

/** What a way of asking on asks of the planets that an answer rests on. */
const ASKED_OF_PLANETS: Readonly<Record<Ask, DirectQuestion>> = {
  when: 'period_times',
  do: 'remedy',
  why: 'planet',
  how: 'planet',
  will: 'planet',
  should: 'remedy',
};

/** What is asked on of the planets that an answer rests on. */
export const askedOn = (
  known: KnownBirth,
  own: DirectAsked,
  ask: Ask,
  voice: Voice,
): { readonly planets: readonly Graha[]; readonly sentences: readonly Sentence[] } => {
  const claims = directAnswers(known, own, voice).flatMap((one) => one.claims);
  const told = [...new Set(claims.flatMap((claim) => planetsOfClaim(known, claim)))];
  const planets = told.length > 0 ? told : askedOf(known, own, voice).planets;
  const question = ASKED_OF_PLANETS[ask];
  return {
    planets,
    sentences: planets.length === 0 ? [] : directAnswers(known, { text: own.text, question, planets }, voice),
  };
};

const findings = (text: string) => phrasesOf(normalised(text));
/** Whether a question names a dosha or a yoga. */
export const namesFinding = (text: string): boolean =>
  findings(text).some(({ yoga, dosha }) => yoga !== undefined || dosha !== undefined);

/** Topics whose questions name others, and are read from the own chart. */
const WITH_OTHERS: readonly (Topic | undefined)[] = ['marriage', 'children'];
/** Whether a question asks one thing of one chart: whoever it is about, that chart is needed. */
export const isOfOneChart = (text: string): boolean => {
  const question = directQuestionOf(text);
  return question === null ? namesFinding(text) : !WITH_OTHERS.includes(DIRECT_ROWS[question].topic);
};

/** Doshas that are asked about for the sake of a marriage. */
const OF_MARRIAGE: readonly (string | undefined)[] = ['manglik', 'kalatra'];
/** Whether a question names a dosha of marriage. */
export const namesMarriageDosha = (text: string): boolean =>
  findings(text).some(({ dosha }) => OF_MARRIAGE.includes(dosha));

/** The topic of a thing that is asked outright; null where that of the matters beside it is its own. */
export const topicOfDirect = (question: DirectQuestion): Topic | null => DIRECT_ROWS[question].topic ?? null;

/** Whether words name a planet. */
export const namesPlanet = (text: string): boolean => spelledWords(text).some(CLASSES.planet);

/** The question that is asked of a thing: that of a follow-up, or what its words say; null where they ask none outright. */
export const questionOn = ({ text, question }: DirectAsked): DirectQuestion | null =>
  question ?? directQuestionOf(text);

/** What a follow-up asks of a thing that was asked about by its row; null where it asks of the planets that the answer rests on. */
export const followOf = (asked: DirectAsked, ask: Ask): Follow | null => {
  const direct = questionOn(asked);
  if (direct !== null) return DIRECT_ROWS[direct].follows?.[ask] ?? null;
  const isOfMarriage = ask === 'when' || ask === 'will' || ask === 'should';
  return isOfMarriage && namesMarriageDosha(asked.text) ? { matter: 'marriage' } : null;
};

/** Whether words name a planet or a finding of their own. */
export const namesOwn = (text: string): boolean => namesPlanet(text) || namesFinding(text);

/** The matter that a thing is one side of; null where it is of none. */
export const matterOfDirect = (asked: DirectAsked): Matter | null => {
  const direct = questionOn(asked);
  if (direct === null) return namesMarriageDosha(asked.text) ? 'marriage' : null;
  return DIRECT_ROWS[direct].matter ?? null;
};

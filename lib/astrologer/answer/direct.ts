/**
 * First sentences for questions that ask one thing of a chart: a dosha, a yoga or a planet by its name, the rising sign, the
 * running period, when Sade Sati comes, the strongest planet, the trade, the partner. A question that asks none gets none.
 */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { ASK_WORDS, DIRECT_QUESTIONS, type DirectQuestion } from '../../words/reading/ask.ts';
import { bank } from '../../words/bank.ts';
import { PLANETS_SAID } from '../../words/reading/name-vocabulary.ts';
import { languagesWith, type Language } from '../../words/languages.ts';
import { wordsOf as textsOf } from '../../words/words.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Answer, Asked } from './direct/asked.ts';
import { childName, direction, houseDirection, ownName, pastLife, remedy } from './direct/customs.ts';
import { namedAnswer, namedClaims, rajaYoga, takesForGranted } from './direct/findings.ts';
import * as leanings from './direct/leanings.ts';
import { childCount, looks, manglikMatch, meeting, partnerFrom, partnerTrade, weddingCount } from './direct/partner.ts';
import { moonSign, periodNamed, planetNamed, rising, transitNamed } from './direct/places.ts';
import { following, running, sadeSati } from './direct/times.ts';
import { colour, path, vocation, weekday } from './direct/vocation.ts';
import type { Sentence } from './sentence.ts';
import { classOf, phraseFinder, spelledWords } from './phrases.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { phrasesOf } from '../reading/tokens.ts';
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

/** Questions whose answer is about what they name. */
type Naming = 'planet' | 'vocation' | 'remedy' | 'period_named' | 'transit';
const NAMING: Readonly<Record<Naming, (asked: Asked, question: string) => readonly Sentence[]>> = {
  planet: planetNamed,
  vocation,
  remedy,
  period_named: periodNamed,
  transit: transitNamed,
};
const isNaming = (question: DirectQuestion): question is Naming => question in NAMING;
const ANSWERS: Readonly<Record<Exclude<DirectQuestion, Naming>, Answer>> = {
  sade_sati: sadeSati,
  raja_yoga: rajaYoga,
  next_period: following,
  running,
  rising,
  moon_sign: moonSign,
  strengths: leanings.strengths,
  lucky: leanings.lucky,
  deity: leanings.deity,
  trade: leanings.trade,
  service: leanings.service,
  choice: leanings.choice,
  partner: leanings.partner,
  stone: leanings.stone,
  number: leanings.number,
  country: leanings.country,
  purpose: leanings.purpose,
  subject: leanings.subject,
  body: leanings.body,
  partner_trade: partnerTrade,
  partner_from: partnerFrom,
  meeting,
  looks,
  child_count: childCount,
  child_name: childName,
  own_name: ownName,
  wedding_count: weddingCount,
  manglik_match: manglikMatch,
  house_direction: houseDirection,
  direction,
  past_life: pastLife,
  path,
  colour,
  weekday,
};
/** Answers that need no ascendant. */
const TIMELESS: readonly DirectQuestion[] = [
  'sade_sati',
  'running',
  'next_period',
  'moon_sign',
  'number',
  'child_count',
  'child_name',
  'own_name',
  'wedding_count',
  'manglik_match',
  'remedy',
  'period_named',
  'transit',
  'past_life',
  'planet',
];
/** Answers that tell a time themselves: that of the matter need not follow. */
const OF_TIMES: readonly DirectQuestion[] = ['sade_sati', 'running', 'next_period', 'period_named', 'transit'];
/** Answers to a question about the chart as a whole: how it stands on the whole may follow. */
const OF_THE_WHOLE: readonly DirectQuestion[] = ['strengths', 'lucky'];

/** Answers that say all there is to say: the matter that the words name besides is not asked about. */
const OF_CUSTOM: readonly DirectQuestion[] = [
  'stone',
  'number',
  'colour',
  'weekday',
  'house_direction',
  'direction',
  'child_name',
  'own_name',
  'past_life',
  'remedy',
];

export interface DirectAnswer {
  readonly sentences: readonly Sentence[];
  /** It leaves nothing to say. */
  readonly isAll: boolean;
  /** Nothing else was asked: what the chart says as a whole need not follow. */
  readonly isWhole: boolean;
  /** It rests on the ascendant. */
  readonly needsHouses: boolean;
  /** It tells a time. */
  readonly tellsTime: boolean;
  /** It sets right what was taken for granted; the matter itself is still to be answered. */
  readonly isPremise: boolean;
}

/** The question that is asked outright, by its words; null where none is. */
export const directQuestionOf = (question: string): DirectQuestion | null => {
  const words = spelledWords(question);
  const found = SAID.find(({ find }) => find(words) !== null)?.question ?? null;
  // What suits another person stands in no chart of the one who asks.
  return found === 'vocation' && findOther(words) !== null ? null : found;
};

/** The sentences about a question that is asked outright; none where the birth does not tell. */
const answerTo = (asked: Asked, found: DirectQuestion | null, question: string): readonly Sentence[] => {
  if (found === null || (!asked.known.birth.timeKnown && !TIMELESS.includes(found))) return [];
  return isNaming(found) ? NAMING[found](asked, question) : ANSWERS[found](asked);
};

/** What takes the fear from a Sade Sati that runs; none where it does not run. */
const comfortIn = ({ known, language }: Asked): readonly Sentence[] =>
  known.doshas.some(({ id, present }) => id === 'sade_sati' && present)
    ? [{ text: bank(language, 'astrologer/leanings').decidesNothing, claims: [] }]
    : [];

/** The sentences that answer a question outright; none for one that asks about a matter as a whole. */
export const directAnswers = (known: KnownBirth, question: string, language: Language): DirectAnswer => {
  const asked = { known, write: writerOf(known, language), language };
  const claims = namedClaims(known, question);
  const named = claims.flatMap((claim) => namedAnswer(asked, claim, question));
  const found = directQuestionOf(question);
  const isOneOf = (questions: readonly DirectQuestion[]): boolean => found !== null && questions.includes(found);
  const isOfPlanet = found === 'planet';
  const answer = isOfPlanet && named.length > 0 ? [] : answerTo(asked, found, question);
  const isSadeSati = found === 'sade_sati';
  const isOfNamed = claims.length > 0 && (found === null || isOfPlanet);
  const isPremise = (isSadeSati || isOfNamed) && takesForGranted(question);
  const comfort = isPremise && isSadeSati ? comfortIn(asked) : [];
  return {
    // Whom one with a dosha may marry is answered before whether it is there.
    sentences: [...(found === 'manglik_match' ? [...answer, ...named] : [...named, ...answer]), ...comfort],
    isAll: answer.length > 0 && isOneOf(OF_CUSTOM),
    isWhole: named.length + answer.length > 0 && !isOneOf(OF_THE_WHOLE),
    needsHouses: named.length > 0 || (answer.length > 0 && !isOneOf(TIMELESS)),
    tellsTime: isOneOf(OF_TIMES),
    isPremise,
  };
};

/** Whether a question names a dosha or a yoga. */
export const namesFinding = (question: string): boolean =>
  phrasesOf(normalised(question)).some(({ yoga, dosha }) => yoga !== undefined || dosha !== undefined);

/** Doshas that are asked about for the sake of a marriage. */
const OF_MARRIAGE: readonly (string | undefined)[] = ['manglik', 'kalatra'];
/** Whether a question names a dosha of marriage. */
export const namesMarriageDosha = (question: string): boolean =>
  phrasesOf(normalised(question)).some(({ dosha }) => OF_MARRIAGE.includes(dosha));

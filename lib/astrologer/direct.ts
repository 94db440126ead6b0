/**
 * First sentences for questions that ask one thing of a chart: a dosha, a yoga or a planet by its name, the rising sign, the
 * running period, when Sade Sati comes, the strongest planet, the trade, the partner. A question that asks none gets none.
 */
import type { KnownBirth } from '../ask/known-birth.ts';
import { DIRECT_SAID, type DirectQuestion } from '../i18n/astrologer/direct-said.ts';
import { SAFETY_CLASSES } from '../i18n/astrologer/safety/classes.ts';
import { VOCATIONS_SAID } from '../i18n/astrologer/vocations-said.ts';
import { PLANETS_SAID } from '../i18n/astrologer/names-said.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { wordsOf as textsOf } from '../i18n/words.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Answer } from './direct/asked.ts';
import { namedAnswer, namedClaims, rajaYoga } from './direct/findings.ts';
import * as leanings from './direct/leanings.ts';
import { childCount, looks, meeting, partnerFrom, partnerTrade } from './direct/partner.ts';
import { moonSign, planetNamed, rising } from './direct/places.ts';
import { following, running, sadeSati } from './direct/times.ts';
import { colour, path, vocation, weekday } from './direct/vocation.ts';
import type { Sentence } from './sentence.ts';
import { stemFinder, wordReader } from './stems.ts';
import { writerOf } from './writer.ts';

/** Shortest name of a planet in Latin letters: "su" and "sat" are other words too. */
const SHORTEST = 4;
/** Names of the planets in one word, as stems of questions name them: `<planet>`. */
const PLANETS = GRAHAS.flatMap((planet) => [
  ...LANGUAGES.map((language) => textsOf(language).nameOfKey('planets', planet).toLowerCase()),
  ...PLANETS_SAID[planet]
    .split('|')
    .filter((form) => !form.includes(' ') && (form.length >= SHORTEST || /^[^a-z]/.test(form))),
]);
const wordsOf = wordReader({
  planet: PLANETS.map((form) => `${form}=`).join('|'),
  partner: SAFETY_CLASSES.partner.join('|') + '|spouse|जीवनसाथी|jeevansathi|jeevan|jivansathi|soulmate',
  vocation: Object.values(VOCATIONS_SAID).join('|'),
});
const SAID = DIRECT_SAID.map(([question, stems]) => ({ question, find: stemFinder(stems) }));

/** Questions whose answer is about what they name. */
type Naming = 'planet' | 'vocation';
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
  away: leanings.away,
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
];
/** Answers to a question about the chart as a whole: how it stands on the whole may follow. */
const OF_THE_WHOLE: readonly DirectQuestion[] = ['strengths', 'lucky'];

export interface DirectAnswer {
  readonly sentences: readonly Sentence[];
  /** Nothing else was asked: what the chart says as a whole need not follow. */
  readonly isWhole: boolean;
  /** It rests on the ascendant. */
  readonly needsHouses: boolean;
}

/** The sentences that answer a question outright; none for one that asks about a matter as a whole. */
export const directAnswers = (known: KnownBirth, question: string, language: Language): DirectAnswer => {
  const words = wordsOf(question);
  const asked = { known, write: writerOf(known, language), language };
  const named = namedClaims(known, question).flatMap((claim) => namedAnswer(asked, claim, question));
  const found = SAID.find(({ find }) => find(words) !== null)?.question;
  const isKnown = found !== undefined && (known.birth.timeKnown || found === 'planet' || TIMELESS.includes(found));
  const answer = !isKnown
    ? []
    : found === 'vocation'
      ? vocation(asked, question)
      : found !== 'planet'
        ? ANSWERS[found](asked)
        : named.length > 0
          ? []
          : planetNamed(asked, question);
  return {
    sentences: [...named, ...answer],
    isWhole: named.length + answer.length > 0 && !(found !== undefined && OF_THE_WHOLE.includes(found)),
    needsHouses: named.length > 0 || (answer.length > 0 && found !== undefined && !TIMELESS.includes(found)),
  };
}; // prettier-ignore

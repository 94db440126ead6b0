/**
 * Questions that ask one thing of a chart: a dosha, a yoga or a planet by its name, the rising sign, the running period, when
 * Sade Sati comes, the strongest planet, the trade, the partner. Each is a row (`direct/rows.ts`) that `said.ts` finds by its phrases
 * (`lib/words/reading/ask`).
 */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Ask, DirectQuestion } from '../../words/reading/ask.ts';
import { type Graha, GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { DOSHA_PLANETS } from '../../../layers/jyotish/remedies/worship.ts';
import type { Claim } from '../facts/claim.ts';
import { doshaStanding, namedAnswer, namedClaims, yogaTimes } from './direct/findings.ts';
import type { Follow } from './direct/row.ts';
import { DIRECT_ROWS } from './direct/rows.ts';
import { type Answer, type Asked, says } from './direct/telling.ts';
import { hasSadeSati } from './direct/saturn.ts';
import type { Lean, NamedIntent } from './hear/intent.ts';
import type { AnswerForm } from './tell/making.ts';
import { areaOf } from './hear/matters-said.ts';
import type { Said } from './hear/said.ts';
import type { Sentence } from './tell/parts.ts';
import { languageOfTongue } from './hear/tongue.ts';
import { writerOf } from './tell/writer.ts';

/** The question that is asked outright of a thing: that of a follow-up, or what its words say; null where none is. */
export const questionOn = ({ said, question }: DirectAsked): DirectQuestion | null =>
  question ?? said.questions[0] ?? null;

/** Whether a follow-up names another thing of the sort that was asked about: "or an engineer?" */
export const namesAnother = (question: DirectQuestion | null, { lines, planets }: Said): boolean =>
  (question === 'vocation' && lines.length > 0) || (question === 'planet' && planets.length > 0);

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
  readonly said: Said;
  readonly question?: DirectQuestion | undefined;
  /** The planets that what was told before rests on. */
  readonly planets?: readonly Graha[] | undefined;
  /** The side of it that is asked for. */
  readonly lean?: Lean | undefined;
}

/** What a direct question is asked in. */
interface Voice {
  readonly tongue: Tongue;
  readonly form: AnswerForm;
}

/** A question as its rows are told. */
export const askedOf = (known: KnownBirth, { said, planets, lean }: DirectAsked, { tongue, form }: Voice): Asked => {
  const language = languageOfTongue(tongue);
  const ofDoshas = said.findings.flatMap((one) => (one.kind === 'dosha' ? (DOSHA_PLANETS[one.id] ?? []) : []));
  return {
    known,
    said,
    planets: planets ?? (said.planets.length > 0 ? said.planets : ofDoshas),
    write: writerOf(known, language),
    language,
    tongue,
    form,
    lean,
  };
};

/** What takes the fear from doshas that are feared or taken for granted: that they are not there, or decide nothing. */
const comfortOf: Answer = (asked) => {
  const ids = namedClaims(asked).flatMap(({ kind, id }) => (kind === 'dosha' ? [id] : []));
  if (!asked.said.isGranted || ids.length === 0) return [];
  const standings = asked.known.doshas
    .filter(({ id }) => ids.includes(id))
    .map((one) => doshaStanding(asked.known, one));
  if (standings.every((one) => one === 'absent')) return says('noFear')(asked);
  return standings.includes('counts') ? says('decidesNothing')(asked) : [];
};

/** The sentences that answer a question outright; none for one that asks about a matter as a whole. */
export const directAnswers = (known: KnownBirth, own: DirectAsked, voice: Voice): readonly Sentence[] => {
  const { said, question } = own;
  const asked = askedOf(known, own, voice);
  const questions = question === undefined ? said.questions : [question];
  const named = question === undefined ? namedClaims(asked).flatMap((claim) => namedAnswer(claim)(asked)) : [];
  const isOf = (one: DirectQuestion): boolean => questions.includes(one);
  const answer =
    isOf('planet') && named.length > 0
      ? []
      : questions.flatMap((one) => {
          const { told, isTimeless } = DIRECT_ROWS[one];
          return known.birth.timeKnown || isTimeless === true ? told(asked) : [];
        });
  // What takes the fear from a Sade Sati that runs.
  const isFeared = isOf('sade_sati') && said.isGranted && hasSadeSati(asked);
  const comfort = isFeared ? says('decidesNothing')(asked) : comfortOf(asked);
  const isOfYoga = isOf('raja_yoga') || (named.length > 0 && said.findings.some(({ kind }) => kind === 'yoga'));
  const times = question === undefined && said.asksWhen && isOfYoga ? yogaTimes(asked) : [];
  // Whom one with a dosha may marry is answered before whether it is there.
  return [...(isOf('manglik_match') ? [...answer, ...named] : [...named, ...answer]), ...times, ...comfort];
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
    sentences: planets.length === 0 ? [] : directAnswers(known, { said: own.said, question, planets }, voice),
  };
};

/** Topics whose questions name others, and are read from the own chart. */
const WITH_OTHERS: readonly (Topic | undefined)[] = ['marriage', 'children'];
/** Whether a question asks one thing of one chart: whoever it is about, that chart is needed. */
export const isOfOneChart = ({ questions: [question], findings }: Said): boolean => {
  if (question === undefined) return findings.length > 0;
  const { topic, isForAnyone } = DIRECT_ROWS[question];
  return isForAnyone !== true && !WITH_OTHERS.includes(topic);
};

/** Doshas that are asked about for the sake of a marriage. */
const OF_MARRIAGE: readonly string[] = ['manglik', 'kalatra'];
/** Whether a dosha of marriage is named. */
export const namesMarriageDosha = ({ findings }: Said): boolean => findings.some(({ id }) => OF_MARRIAGE.includes(id));

/** "Which business", and then "when": of the business that was named, and not of work as a whole. */
const ofOwnMatter = ({ matters }: Said, follow: Follow | null): Follow | null => {
  if (follow === null || !('matter' in follow) || follow.matter !== 'career') return follow;
  const own = matters.find((one): one is Matter => one !== 'general' && areaOf(one) === areaOf(follow.matter));
  return own === undefined ? follow : { matter: own };
};

/** What a follow-up asks of a thing that was asked about by its row; null where it asks of the planets that the answer rests on. */
export const followOf = (asked: DirectAsked, ask: Ask): Follow | null => {
  const direct = questionOn(asked);
  if (direct !== null) return ofOwnMatter(asked.said, DIRECT_ROWS[direct].follows?.[ask] ?? null);
  return ask === 'when' && namesMarriageDosha(asked.said) ? { matter: 'marriage' } : null;
};

/** The matter that a thing is one side of; null where it is of none. */
export const matterOfDirect = (asked: DirectAsked): Matter | null => {
  const direct = questionOn(asked);
  if (direct === null) return namesMarriageDosha(asked.said) ? 'marriage' : null;
  return DIRECT_ROWS[direct].matter ?? null;
};

/** Whether a dosha or a yoga is asked about, by its name. */
export const isFinding = (one: NamedIntent): boolean => one.said.findings.length > 0 && questionOn(one) === null;

/** A time or a planet that is named, and the matter that it is asked about for. */
export type EffectIntent = NamedIntent & { readonly matter: Matter };

/** Whether an intent names such a thing and the matter. */
export const isEffect = (intent: NamedIntent): intent is EffectIntent => {
  const question = questionOn(intent);
  if (intent.matter === undefined || question === null) return false;
  return question === 'planet' || DIRECT_ROWS[question].topic === 'timing';
};

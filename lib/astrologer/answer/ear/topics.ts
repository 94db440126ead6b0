/** The topics that are heard in a message as a whole, and what each asks of a chart. */
import { MATTERS, type Matter, type Topic } from '../../../contract/suites/astrologer.ts';
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import {
  ACTS,
  ASPECTS,
  BONDS,
  DIRECT_QUESTIONS,
  type Act,
  type Ask,
  type Aspect,
  type DirectQuestion,
  type Relation,
} from '../../../words/reading/ask.ts';
import { bothNamed } from '../choice/ways-named.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { isDayFor } from '../days/acts.ts';
import { daysForAct } from '../days/asked.ts';
import { HEAVY, type Heavy } from '../hear/heavy.ts';
import type { Courtesy } from '../../safety/safety.ts';
import type { Intent, NamedIntent } from '../hear/intent.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { areaOf } from '../hear/matters-said.ts';
import { OF_WORK, topicOf } from '../hear/topic-rows.ts';
import type { Said } from '../hear/said.ts';

/** Topics that are questions with an answer of their own, where these have another name. */
const THINGS: Readonly<Record<string, DirectQuestion>> = {
  death_anniversary: 'departed',
  donate: 'remedy',
  fast: 'remedy',
  how_it_works: 'how_exact',
  mantra: 'remedy',
  name_letter: 'own_name',
  what_dasha: 'dasha_means',
  what_kundli: 'chart_means',
  what_lagna: 'ascendant_means',
  what_sade_sati: 'sade_sati_means',
};
const DOSHAS: Readonly<Record<string, DoshaId>> = { manglik: 'manglik', kaal_sarp: 'kaal_sarp', pitra_dosh: 'pitra' };
/** Topics that are told under a matter of another name, or under a side of one. */
const UNDER: Readonly<Record<string, Matter | Aspect | 'general'>> = {
  court_divorce: 'court',
  general: 'general',
  lend: 'owed',
  lottery: 'money',
  property_case: 'court',
  surgery: 'health',
  two_places: 'change',
  year: 'general',
};

/** Topics of which the words should name the thing, by what is told where they do not. */
const ALONE: Readonly<Record<string, Matter | DirectQuestion | 'general'>> = {
  day: 'general',
  house: 'portrait',
  planet: 'strengths',
  stone_named: 'stone',
  vocation: 'career',
};

const isAspect = (name: string): name is Aspect => ASPECTS.some((one) => one === name);
const isMatter = (name: string): name is Matter => MATTERS.some((one) => one === name);
const after = (name: string, mark: string): string => (name.startsWith(mark) ? name.slice(mark.length) : '');
const thingOf = (topic: string): DirectQuestion | undefined =>
  THINGS[topic] ?? DIRECT_QUESTIONS.find((one) => one === topic);
const relationOf = (topic: string): Relation | undefined => BONDS.find((one) => one === after(topic, 'bond_'));
/** The act for which a topic asks a day; undefined where it asks none. */
export const actOf = (topic: string): Act | undefined => ACTS.find((one) => one === after(topic, 'day_'));

/** Matters of which there may be one in each of two towns. */
const IN_PLACES = ['learning', 'property', 'job'] as const;
/** Two towns, by what one goes there for. */
const ofPlaces = ({ heard, text }: Said, ask: Ask | null): Intent => {
  const matter = IN_PLACES.find((one) => heard.includes(one)) ?? 'job';
  const base = { kind: 'compare', matters: [matter], years: [], months: [], isOfTwo: true, ask } as const;
  return { ...base, options: [matter, matter], names: bothNamed(text) };
};

/** "Leave the school, or hold on": a post that is left or stayed in, whatever the place of it is called. */
const isLeftOrKept = ({ fork }: Said): boolean =>
  fork?.first.moves.includes('off') === true && fork.second?.moves.includes('on') === true;
const LEFT_OR_KEPT = {
  kind: 'compare',
  matters: ['job'],
  years: [],
  months: [],
  options: ['resign', 'stay'],
  isOfTwo: true,
} as const;

const BOUGHT_OR_RENTED = { ...LEFT_OR_KEPT, matters: ['property'], options: ['buy', 'rent'] } as const;

/** The two ways of a topic that is a choice; null for any other. */
const choiceOfTopic = (topic: string, ask: Ask | null, said: Said): Intent | null => {
  if (topic === 'two_places') return ofPlaces(said, ask);
  if (topic === 'own_home' && said.isChoice) return { ...BOUGHT_OR_RENTED, ask };
  return topic === 'quit' && isLeftOrKept(said) ? { ...LEFT_OR_KEPT, ask } : null;
};

/** A question that is heard: where its words are read again with the next message they alone would not tell it, so it is kept. What a remedy is for is told by the words. */
const heardThing = (said: Said, read: DirectQuestion | undefined): Intent => {
  const [question] = said.questions;
  return question === read || question === 'remedy' ? { kind: 'named', said } : { kind: 'named', said, question };
};

/**
 * What a topic asks of a chart in a message; null where only its own words tell, which planet, which stone, unless nothing else was
 * found in it. A day for an act that names no time is one of the month from today.
 */
export const intentOfTopic = (
  topic: string,
  ask: Ask | null,
  said: Said,
  { isAlone, today }: { readonly isAlone: boolean; readonly today: CivilDate },
): Intent | null => {
  const name = UNDER[topic] ?? (isAlone ? ALONE[topic] : undefined) ?? topic;
  if (name === 'general') return { kind: 'matter', ask, matter: name };
  const choice = choiceOfTopic(topic, ask, said);
  if (choice !== null) return choice;
  if (isAspect(name)) return { kind: 'matter', ask, matter: matterOfAspect(name), aspect: name };
  if (isMatter(name)) return { kind: 'matter', ask, matter: name };
  if (topic === 'pair') return { kind: 'pair' };
  const relation = relationOf(topic);
  if (relation !== undefined) return { kind: 'relation', ask, relation };
  const bare = { ...said, thing: null, findings: [], act: null, days: null, daysEither: [] };
  const dosha = DOSHAS[topic];
  if (dosha !== undefined)
    return { kind: 'named', said: { ...bare, questions: [], findings: [{ kind: 'dosha', id: dosha }] } };
  const question = thingOf(name);
  // A day for something is chosen by the Moon: it is no weekday that is lucky for whoever asks.
  if (question === 'weekday' && isDayFor(said.words))
    return { kind: 'named', said: { ...bare, questions: [], days: said.days ?? daysForAct(said.text, today) } };
  if (question !== undefined) return heardThing({ ...bare, questions: [question] }, said.questions[0]);
  const act = actOf(topic);
  if (act === undefined || (said.days === null && ask === 'why')) return null;
  const days = said.days ?? daysForAct(said.text, today);
  return { kind: 'named', said: { ...said, questions: [], thing: null, findings: [], act, days } };
};

const nameIn = (names: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  Object.keys(names).find((one) => names[one] === value);
/** The topic of a thing that was asked about. */
const topicOfNamed = (one: NamedIntent): string => {
  const { said, matter } = one;
  const [finding] = said.findings;
  if (said.act !== null) return `day_${said.act}`;
  const question = questionOn(one);
  if (question !== null) return isTopicName(question) ? question : (nameIn(THINGS, question) ?? question);
  return (finding && nameIn(DOSHAS, finding.id)) ?? matter ?? (said.days === null ? 'planet' : 'day');
};
const isTopicName = (question: DirectQuestion): boolean => thingOf(question) === question;
/** The topic that is asked about, as the ear calls it. */
export const topicOfIntent = (one: Intent): string => {
  switch (one.kind) {
    case 'matter':
      return one.aspect ?? one.matter;
    case 'compare':
      return one.aspect ?? one.matters[0] ?? 'choice';
    case 'relation':
      return `bond_${one.relation}`;
    case 'pair':
      return one.kind;
    case 'named':
      return topicOfNamed(one);
  }
};

/** The part of life that a topic is of, told by its name alone. */
export const partOfTopic = (topic: string): Topic => {
  const name = UNDER[topic] ?? ALONE[topic] ?? topic;
  if (isAspect(name)) return topicOf(matterOfAspect(name));
  if (isMatter(name)) return topicOf(name);
  const bond = relationOf(topic);
  if (bond !== undefined) return OF_WORK.includes(bond) ? 'career' : 'home';
  const question = thingOf(name);
  if (question !== undefined) return DIRECT_ROWS[question].topic ?? 'general';
  if (topic === 'pair' || topic === 'manglik') return 'marriage';
  return actOf(topic) === undefined ? 'general' : 'timing';
};

/** Topics that ask nothing of a chart, by the fixed text that answers them. */
const COURTESY_OF: Readonly<Record<string, Courtesy>> = {
  off: 'off',
  who_are_you: 'who',
};
/** The fixed text that answers a topic; null for one that is asked of a chart. */
export const courtesyOfTopic = (topic: string): Courtesy | null => COURTESY_OF[topic] ?? null;

/** Topics of whoever says that something weighs on them, and names no part of life. */
export const heavyOfTopic = (topic: string): Heavy | null => HEAVY.find((one) => one === topic) ?? null;

const namesStone = ({ thing, questions }: Said): boolean =>
  thing?.kind === 'gem' || questions.some((one) => one.startsWith('stone'));
const namesPeriod = ({ questions }: Said): boolean => questions.some((one) => /^(?:running|period|next)/.test(one));
const asksChoice = ({ questions }: Said): boolean => questions.includes('choice');
const namesAvoided = ({ questions }: Said): boolean => questions.includes('custom_avoid');
const namesDays = ({ days }: Said): boolean => days !== null;

const OF_PLANETS: readonly DirectQuestion[] = ['planet', 'lucky'];
const namesAhead = ({ questions }: Said): boolean => questions.includes('weakest') || questions.includes('strongest');

/** Topics of which the words themselves name the thing, by what they name. */
const NAMED_BY: Readonly<Record<string, (said: Said) => boolean>> = {
  planet: ({ planets, questions, thing }) => planets.length > 0 || questions.length > 0 || thing !== null,
  house: ({ thing }) => thing !== null,
  stone: namesStone,
  colour: namesAvoided,
  number: namesAvoided,
  fast: namesAvoided,
  stone_named: namesStone,
  day: namesDays,
  year: namesDays,
  raja_yoga: ({ findings, questions }) => findings.length > 0 || questions.some((one) => one.startsWith('raja_yoga')),
  yogas: ({ findings, questions }) => findings.length > 0 || questions.length > 0,
  vocation: ({ questions }) => questions.includes('vocation') || questions.includes('trade'),
  direction: ({ questions }) => questions.some((one) => one.endsWith('direction')),
  running: namesPeriod,
  next_period: namesPeriod,
  sade_sati: ({ questions }) => questions.some((one) => one.startsWith('sade_sati')),
  portrait: ({ questions }) => questions.includes('strengths'),
  strengths: (said) => namesAhead(said) || said.questions.some((one) => OF_PLANETS.includes(one)),
  lucky: namesAhead,
  choice: asksChoice,
  inner: ({ questions }) => questions.includes('path'),
  consent: asksChoice,
};

/** Topics beside the act for which a day is chosen. */
const BESIDE_ACTS: Readonly<Partial<Record<Act, readonly string[]>>> = {
  marriage: ['marriage'],
  griha_pravesh: ['move_house', 'property', 'flat'],
  bhoomi_pujan: ['construction', 'land'],
  vehicle: ['car'],
  property: ['property', 'flat', 'land'],
  business_open: ['business', 'shop', 'startup'],
  job_join: ['job', 'first_job', 'change'],
  naming: ['child_name'],
  travel: ['travel', 'pilgrimage', 'abroad'],
};

/** Whether a thing, a dosha or a day that the patterns found is of a topic. */
const isThingOfTopic = (said: Said, topic: string): boolean => {
  if (NAMED_BY[topic]?.(said) === true) return true;
  if (said.act !== null) return topic.startsWith('day_') || (BESIDE_ACTS[said.act] ?? []).includes(topic);
  if (said.days !== null) return topic.startsWith('day_') || topic === 'day' || topic === 'weekday';
  const dosha = DOSHAS[topic];
  if (dosha !== undefined) return said.findings.some(({ id }) => id === dosha);
  const question = thingOf(topic);
  return question !== undefined && said.questions.includes(question);
};

/** Topics that put a choice, by a matter on one of its sides. */
const CHOICES: Readonly<Record<string, Matter>> = {
  service: 'business',
  quit: 'job',
  two_places: 'job',
  vocation: 'career',
};

/** Whether matters that the patterns found are of a topic. */
const areOfTopic = (matters: readonly (Matter | 'general')[], topic: string): boolean => {
  const name = UNDER[topic] ?? topic;
  const matter = isAspect(name) ? matterOfAspect(name) : name;
  if (matter !== 'general' && !isMatter(matter)) return false;
  return matters.some((one) => areaOf(one) === areaOf(matter));
};

/** Whether what the patterns found is of a topic. */
export const isOfTopic = (intent: Intent, topic: string): boolean => {
  switch (intent.kind) {
    case 'named':
      return isThingOfTopic(intent.said, topic);
    case 'pair':
      return topic === 'pair' || topic === 'manglik';
    case 'relation':
      return relationOf(topic) === intent.relation;
    case 'matter':
      return areOfTopic([intent.matter], topic);
    case 'compare':
      return intent.matters.some((one) => one === CHOICES[topic]) || areOfTopic(intent.matters, topic);
  }
};

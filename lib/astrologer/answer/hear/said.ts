/**
 * What a text of a question says, read from its words once: what is asked, of which matters, things, planets, findings, lines of
 * work and days. All that answers takes this record, and reads no words again.
 */
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { YogaId } from '../../../../layers/jyotish/yoga/detect.ts';
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import {
  DIRECT_QUESTIONS,
  type Act,
  type Ask,
  type Aspect,
  type DirectQuestion,
  KIN_OF,
  type Kin,
  type Person,
  type Relation,
} from '../../../words/reading/ask.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { PREMISE_SAID, WORRIED_SAID } from '../../../words/reading/premise-vocabulary.ts';
import { phrasesOf, type Token } from './tokens.ts';
import { OR, askedFor, BACK, CLASSES, MINE, SELF, TIMES, WHEN } from './ask-terms.ts';
import { askIn, askingIn, calledBy, fearsIn, WHAT } from './asking.ts';
import { aspectsIn, matterOfAspect } from './aspects-said.ts';
import { relationIn } from './bond-said.ts';
import { daysIn, isDayFor, isDayOfAct } from '../days/acts.ts';
import { daysAsked, type AskedDays } from '../days/asked.ts';
import { aboutIn, childIn, FAMILY, isTeller, ofHousehold, kinOf, personOf, THEIR, THEIRS } from '../people/kin.ts';
import { corrected } from './mended.ts';
import { mattersHeard, mattersIn } from './matters-said.ts';
import { spelledWords, without } from './patterns.ts';
import { choiceHeard, type Fork } from '../choice/fork.ts';
import { namesBothSigns, tellsMore, thingIn, type Thing } from './things.ts';
import { type Line, linesIn } from '../choice/trades.ts';
import { monthsIn, rangeIn, stretchIn, yearsIn, type Month, type Stretch, type Years } from './years-said.ts';

/** A dosha or a yoga. */
export type Finding = { readonly kind: 'dosha'; readonly id: DoshaId } | { readonly kind: 'yoga'; readonly id: YogaId };
/** A state of a planet that questions name. */
export type PlanetState = 'exalted' | 'debilitated' | 'retrograde' | 'combust';
export interface Said {
  readonly text: string;
  /** Its words in one spelling, without those by which someone is spoken to. */
  readonly words: readonly string[];
  /** The way of asking; null where none is heard. */
  readonly ask: Ask | null;
  /** It asks when, whatever else it asks. */
  readonly asksWhen: boolean;
  /** It has a word that asks: what, which, how. */
  readonly hasQuestionWord: boolean;
  /** The matters that it asks about, the heaviest first; and all that it names, however light. */
  readonly matters: readonly (Matter | 'general')[];
  readonly heard: readonly (Matter | 'general')[];
  /** The sides of matters by which they are named: a promotion, a shop. */
  readonly aspects: readonly Aspect[];
  /** The one of them that is surely meant, whatever else is named. */
  readonly sure: Aspect | null;
  /** Two ways between which it asks to choose; it is heard as a whole that this is what it asks. */
  readonly fork: Fork | null;
  readonly isChoice: boolean;
  /** People who are named; whose life it is about, null for that of whoever asks. */
  readonly kin: readonly Kin[];
  readonly about: Kin | null;
  /** Who that is, or who is named first. */
  readonly person: Person | null;
  /** The one with whom something stands well or badly; null where no bond is asked about. */
  readonly relation: Relation | null;
  /** It is told as something that goes badly. */
  readonly isTroubled: boolean;
  /** It asks whether something comes that is feared: a loss, a break, a burden. */
  readonly isFeared: boolean;
  /** One of them is named as "mine", and no matter but by that name: "and my brother?" */
  readonly isPersonAlone: boolean;
  /** What is asked outright: the first, or several of custom. */
  readonly questions: readonly DirectQuestion[];
  readonly thing: Thing | null;
  readonly planets: readonly Graha[];
  /** Doshas and yogas. */
  readonly findings: readonly Finding[];
  /** What is named is taken for granted, or feared. */
  readonly isGranted: boolean;
  /** Two of these are named: a ritual, its price, who asks for it. */
  readonly isSold: boolean;
  /** A price is. */
  readonly isPriced: boolean;
  readonly state: PlanetState | null;
  readonly lines: readonly Line[];
  /** The day or days; and those of the two sides of an "or". */
  readonly days: AskedDays | null;
  readonly daysEither: readonly AskedDays[];
  /** The act for which it asks after a day; null where it asks after none. */
  readonly act: Act | null;
  /** It asks whether a day suits what is named. */
  readonly isSuiting: boolean;
  /** The time that is asked about, and single years and months that are named. */
  readonly range: Years | null;
  /** The months that are asked about, where these are no whole years. */
  readonly stretch: Stretch | null;
  readonly years: readonly number[];
  readonly months: readonly Month[];
}

const OTHER = askedFor(({ people }) => people.others);
const RITES = askedFor(({ rites }) => rites);
const PRICES = askedFor(({ prices }) => prices);
const SELLERS = askedFor(({ sellers }) => sellers);
/** A sum of money in digits, which is no year. */
const SUM = /^(?:\d{5,}|(?!19|20)\d{4})$/;
const TROUBLE = askedFor(({ trouble }) => trouble);
const PREMISE = new RegExp(PREMISE_SAID, 'i');
const WORRIED = new RegExp(WORRIED_SAID, 'i');

/** Whom a sentence is about: those of the part that asks, and who is told of before where "he" or "she" is in it. */
const aboutOf = (words: readonly string[], meant: readonly string[]): Person | null => {
  const isTheirs = THEIRS.isIn(meant) || meant.some((word) => THEIR.has(word) || BACK.has(word));
  const named = aboutIn(isTheirs ? words : meant);
  if (named !== null) return named;
  return THEIRS.isIn(meant) ? childIn(words) : null;
};

/** Words up to which a person who is named is asked about: "aur bete ka?" */
const FEW_WORDS = 4;
/** Matters that the word for a partner names by itself. */
const OF_PARTNERS: readonly (Matter | 'general')[] = ['married_life', 'love', 'general'];
/** The matters of a question that names people: a child whose studies are asked about is whom they are about, and no matter; whoever comes back and is no partner comes back to the family. */
const mattersWith = (
  matters: readonly (Matter | 'general')[],
  words: readonly string[],
  kin: readonly Kin[],
  about: Kin | null,
): readonly (Matter | 'general')[] => {
  if (kin.length === 0) return matters;
  const isOfFamily = kin.some((one) => FAMILY.includes(one)) && !kin.includes('spouse');
  const own = matters.map((one) => (one === 'reunion' && isOfFamily ? 'family' : one));
  // "My wife and I want to move" names a wife, and no marriage.
  const bare = mattersIn(words.filter((word) => kinOf(word) === null || kinOf(word) === 'child'));
  const asked = own.filter((one) => one !== 'children' || about !== 'child').filter((one) => bare.includes(one));
  // "My husband says so" names who tells of something, and nothing of a marriage or a family.
  const isTold = words.every((word, at) => kinOf(word) === null || isTeller(words, at));
  if (isTold && bare.length === 0) return [];
  // "My husband’s work is slow" names a husband, and nothing of a marriage.
  const isBetween = words.some((word) => SELF.has(word) && !MINE.has(word));
  const isBare = bare.length === 0 || (TIMES.isIn(words) && bare.every((one) => one === 'general'));
  if (about === 'spouse' && !isBetween && isBare && own.every((one) => OF_PARTNERS.includes(one))) return [];
  return [...new Set(asked.some((one) => one !== 'general') ? asked : own)];
};

/** What is asked outright, by its words; one that stands earlier wins. */
const OUTRIGHT = DIRECT_QUESTIONS.map((question) => ({
  question,
  patterns: askedFor(({ things }) => things[question]),
}));
/** Customs: several of such may be asked for in one breath, a lucky number and colour. */
export const CUSTOMS: readonly DirectQuestion[] = ['direction', 'deity', 'weekday', 'colour', 'number', 'stone'];

/** The questions that are asked outright: the first, or several of custom. */
const outrightIn = (words: readonly string[], about: Kin | null): readonly DirectQuestion[] => {
  // What work suits another stands in no chart of the one who asks; a day for something is chosen, and is no lucky weekday.
  const isAsked = ({ question, patterns }: (typeof OUTRIGHT)[number]): boolean =>
    patterns.isIn(words) &&
    !(question === 'vocation' && about === null && OTHER.isIn(words)) &&
    !(question === 'weekday' && isDayFor(words)) &&
    !((question === 'child_name' || question === 'number') && isDayOfAct(words)) &&
    // How the time of a wife or husband is asks of no future partner.
    !(question === 'partner' && about === 'spouse' && TIMES.isIn(words));
  const first = OUTRIGHT.find(isAsked)?.question;
  if (first === undefined || !CUSTOMS.includes(first)) return first === undefined ? [] : [first];
  return OUTRIGHT.filter((one) => CUSTOMS.includes(one.question) && isAsked(one)).map(({ question }) => question);
};

const STATES: readonly PlanetState[] = ['exalted', 'debilitated', 'retrograde', 'combust'];
const stateIn = (tokens: readonly Token[]): PlanetState | null =>
  tokens.flatMap(({ senses }) => senses.flatMap(({ kind }) => STATES.filter((one) => one === kind)))[0] ?? null;

const findingsIn = (tokens: readonly Token[]): readonly Finding[] =>
  tokens.flatMap(({ yoga, dosha }): readonly Finding[] => {
    if (dosha !== undefined) return [{ kind: 'dosha', id: dosha }];
    return yoga === undefined ? [] : [{ kind: 'yoga', id: yoga }];
  });

/** Words that mean nothing by themselves where they stand: "of course", "sharab pita hai". */
const APART = askedFor(({ apart }) => apart);
const plainWords = (text: string): readonly string[] =>
  without(spelledWords(text), APART).filter((word) => word !== '');

/** The two sides of an "or": "Tuesday or Friday"; none where nothing stands on one of them. */
const sidesIn = (text: string): readonly string[] => {
  const words = text.split(/\s+/u);
  const at = words.findIndex((word) => OR.has(spelledWords(word)[0] ?? ''));
  return at <= 0 || at === words.length - 1
    ? []
    : [words.slice(0, at), words.slice(at + 1)].map((side) => side.join(' '));
};

/** Whether words name a person and no matter, and not who says something: "and my brother?", "aur bete ka?" */
const isOfPerson = (words: readonly string[]): boolean =>
  !words.some((word, at) => kinOf(word) !== null && isTeller(words, at)) &&
  (words.some((word) => MINE.has(word)) || words.length <= FEW_WORDS) &&
  mattersIn(words.filter((word) => kinOf(word) === null)).length === 0;

const namesThing = (thing: Thing | null, named: readonly unknown[]): boolean => thing !== null || named.length > 0;
/** Whether it asks for the sign of the Moon and for that of the ascendant. */
const isOfSigns = (words: readonly string[], thing: Thing | null): boolean =>
  namesBothSigns(words) && (thing?.kind === 'moon_sign' || thing?.kind === 'rising');

/** What a text says, seen from the day on which it is asked. */
export const saidIn = (typed: string, today: CivilDate): Said => {
  const text = corrected(typed);
  const words = calledBy(plainWords(text));
  const folded = normalised(text);
  const tokens = phrasesOf(folded);
  const there = new Set(tokens.map(({ planet }) => planet));
  const planets = GRAHAS.filter((planet) => there.has(planet));
  const [ask, findings] = [askIn(words), findingsIn(tokens)];
  const thing = thingIn(text, tokens);
  const people = words.flatMap((word) => personOf(word) ?? []);
  const kin = people.map((one) => KIN_OF[one]);
  const meant = askingIn(text, words);
  const whom = aboutOf(words, meant);
  const about = whom === null ? null : KIN_OF[whom];
  const named = ofHousehold(mattersWith(mattersIn(meant), words, kin, about), people);
  const { aspects, sure } = aspectsIn(words);
  // A side that is surely meant tells of which matter it is.
  const heardMatters = sure === null && named.length > 0 ? named : aspects.slice(0, 1).map(matterOfAspect);
  // "Married for five years, when will a child come" asks of the child.
  const isOfChild = heardMatters.includes('children') && !TROUBLE.isIn(words);
  const isOfYears = rangeIn(words, today) !== null;
  // "Is it true that my Rahu is bad" asks of Rahu, "that I have this yoga" of the yoga.
  const isMeant = (one: DirectQuestion): boolean =>
    !tellsMore(thing, one) &&
    (one !== 'belief' || planets.length + findings.length === 0) &&
    // "What about me, is my promotion near" asks of the promotion.
    (one !== 'portrait' || !(heardMatters.some((matter) => matter !== 'general') || isOfYears));
  const questions = outrightIn(spelledWords(text), about).filter(isMeant);
  // "My rashi and lagna" asks for two names.
  const isBoth = isOfSigns(words, thing) && questions[0] !== 'ascendant_means';
  // A puja that is asked for is for another matter than the inner life.
  const isOfRite = questions[0] === 'remedy';
  const matters = heardMatters.filter(
    (one) => !(isOfChild && one === 'married_life') && !(isOfRite && one === 'inner'),
  );
  const isOfMatter = matters.some((one) => one !== 'general');
  const stretch = stretchIn(words, tokens, today);
  const months = monthsIn(tokens, today);
  const isPriced = PRICES.score(words) > 0 || words.some((word) => SUM.test(word));
  return {
    text: typed,
    words,
    ask,
    asksWhen: WHEN.isIn(words),
    hasQuestionWord: words.some((word) => WHAT.has(word)),
    matters,
    heard: mattersHeard(words),
    aspects,
    sure,
    ...choiceHeard({ text, words, ask, aspects }, months.length > 1),
    kin,
    about,
    person: whom ?? people[0] ?? null,
    relation: sure === null ? relationIn(words, matters, kin) : null,
    isTroubled: TROUBLE.isIn(words),
    isFeared: fearsIn(meant),
    isPersonAlone: kin.length > 0 && isOfPerson(words) && !namesThing(thing, [...planets, ...questions, ...findings]),
    questions: isBoth ? ['signs'] : questions,
    thing: isBoth ? null : thing,
    planets,
    findings,
    isGranted: PREMISE.test(text) || WORRIED.test(text),
    isSold: [RITES.isIn(words), isPriced, SELLERS.isIn(words)].filter(Boolean).length > 1,
    isPriced,
    state: stateIn(tokens),
    lines: words.some((word) => CLASSES.vocation(word) || CLASSES.post(word)) ? linesIn(text) : [],
    ...daysIn({ text, words, ask, isOfMatter }, stretch, today),
    daysEither: sidesIn(folded).flatMap((side) => daysAsked(side, today) ?? []),
    range: rangeIn(words, today),
    stretch,
    years: yearsIn(words, today),
    months,
  };
};

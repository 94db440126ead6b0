/** What the texts of weeks, months and years share: how a stretch is counted, its events, its areas. */
import { weekday, type CivilDate, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import {
  AREA_TABLE,
  AREAS,
  MAIN_AREAS,
  WEIGHTS,
  type Area,
  type MainArea,
} from '../../../layers/jyotish/horoscope/areas.ts';
import type { Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import { SLOW } from '../../../layers/jyotish/horoscope/sky-events.ts';
import { STAYING } from '../../../layers/jyotish/horoscope/rotation.ts';
import type { SignStretch } from '../../../layers/jyotish/horoscope/stretch.ts';
import type { HoroscopeBank, Variants } from '../../words/horoscope/bank.ts';
import { areaOfHouse } from './area-of-house.ts';
import { filled, type Inflected } from '../../words/fill.ts';
import { variant, type Sentence } from './sentence.ts';
import { levelOf, rowOfFact } from './words-of-facts.ts';

/** The bank of a language, the names of its weekdays from Sunday in their forms, and how it writes a day of a month. */
export interface Speech {
  readonly bank: HoroscopeBank;
  weekday(day: number): Inflected;
  dayOfMonth(day: number, month: string): string;
}

/** `Tuesday`. */
export const dayName = ({ weekday: nameOf }: Speech, date: CivilDate): Inflected => nameOf(weekday(date));
/** `14 March`. */
export const dateName = ({ bank: { months }, dayOfMonth }: Speech, { day, month }: CivilDate): string =>
  dayOfMonth(day, months[month - 1] ?? '');
/** `on Tuesday`, `on 14 March`: when something happens; a weekday in the form that the language has for it (सोमवारी). */
export const onDay = ({ bank: { phrases } }: Speech, day: Inflected | string): string =>
  (typeof day === 'object' ? day['loc'] : undefined) ?? filled(phrases.onDay, { day });

/** The sentence of a fact; null for what the bank does not tell. */
export const factSentence = ({ bank }: Speech, fact: Fact, turn: number, when: string): Sentence | null => {
  const text = rowOfFact(bank, fact, turn, when);
  return text === null ? null : { text, basis: [fact.id] };
};

/** Events in order of weight, each lunation that brings an eclipse left to the eclipse. */
export const eventsByWeight = (facts: readonly Fact[]): Fact[] => {
  const eclipsed = facts.filter(({ kind, detail }) => kind === 'eclipse' && detail !== 'penumbral');
  const near = (a: JulianDay | undefined, b: JulianDay | undefined): boolean =>
    a !== undefined && b !== undefined && Math.abs(a - b) < 1;
  const isCovered = ({ kind, at }: Fact): boolean => kind === 'lunation' && eclipsed.some((one) => near(one.at, at));
  return facts
    .filter((fact) => fact.at !== undefined && fact.detail !== 'penumbral' && !isCovered(fact))
    .sort((a, b) => b.weight - a.weight);
};

/** The heaviest events, at most `most`, told in order of time. */
export const eventSentences = (
  speech: Speech,
  facts: readonly Fact[],
  most: number,
  turn: number,
  when: (fact: Fact) => string,
): Sentence[] =>
  eventsByWeight(facts)
    .slice(0, most)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .flatMap((fact) => factSentence(speech, fact, turn, when(fact)) ?? []);

/** Stays whose house belongs to an area, heaviest first; of a year only those that last most of it. */
const staysOf = ({ facts, stretch: { period }, judged }: SignStretch, area: Area): Fact[] =>
  facts
    .filter(({ kind, body, house }) => kind === 'stay' && body !== 'ketu' && areaOfHouse(house) === area)
    .filter(({ body }) => period !== 'yearly' || SLOW.includes(body))
    .sort(
      (a, b) =>
        Math.abs(WEIGHTS[period][b.body] * judged.values[b.body]) -
        Math.abs(WEIGHTS[period][a.body] * judged.values[a.body]),
    );

/** Ids of the stays in an area's houses and of its karakas: what an area's weight rests on. */
const basisOf = ({ facts }: SignStretch, area: Area): string[] => {
  const { houses, karakas } = AREA_TABLE[area];
  return facts
    .filter(({ kind, body, house }) => kind === 'stay' && (houses.includes(house) || karakas.includes(body)))
    .map(({ id }) => id);
};

/** What an area of a stretch is told with. */
export interface AreaTelling {
  /** The number of the stretch among its kind. */
  readonly turn: number;
  /** How many stays at most, and which have been told already. */
  readonly stays: number;
  readonly used: readonly string[];
  /** The last sentence; null for none. */
  readonly pointer: string | null;
}

const isMain = (area: Area): area is MainArea => MAIN_AREAS.some((one) => one === area);

/** The best date of an area: `Mark Thursday for the request that matters`. */
export const bestPointer = (speech: Speech, area: Area, turn: number, day: Inflected | string): string =>
  filled(variant(speech.bank.areaBest[area], turn + AREAS.indexOf(area)), {
    day: { nom: typeof day === 'object' ? day.nom : day, loc: onDay(speech, day) },
  });

/** An area of a stretch: how it weighs, what to do, the stays that belong to it, a pointer. */
export const areaText = (
  speech: Speech,
  signStretch: SignStretch,
  area: Area,
  { turn, stays, used, pointer }: AreaTelling,
): Sentence[] => {
  const { bank } = speech;
  const { scores, sign } = signStretch;
  const basis = basisOf(signStretch, area);
  const level = levelOf(scores[area].band);
  const said = (rows: Variants): Sentence => ({ text: variant(rows, turn + sign), basis });
  return [
    said(bank.areaTone[area][level]),
    ...staysOf(signStretch, area)
      .filter(({ id }) => !used.includes(id))
      .slice(0, stays)
      .flatMap((fact) => factSentence(speech, fact, turn, '') ?? []),
    ...(isMain(area) ? [said(bank.areaMore[area][level])] : []),
    ...(pointer === null ? [] : [{ text: pointer, basis }]),
  ];
};

/** The stays whose turn it is in a stretch, at most `most`, of grahas that no event is about. */
export const staysOfTurn = (
  { facts, sign }: SignStretch,
  turn: number,
  events: readonly Fact[],
  most: number,
): Fact[] =>
  STAYING.map((_, i) => STAYING[(turn + sign + i) % STAYING.length])
    .filter((graha) => !events.some(({ body }) => body === graha))
    .flatMap((graha) => facts.find(({ kind, body }) => kind === 'stay' && body === graha) ?? [])
    .slice(0, most);

/**
 * The text of a day for one sign: headline, what the day is for, what happens, counsel; the areas; things to
 * do and to take care with. Variants turn with the Moon, so nothing is stored and nothing repeats soon.
 */
import { dayNumber, weekday } from '../../../layers/jyotish/ephemeris/instant.ts';
import { AREAS, MAIN_AREAS, type Area } from '../../../layers/jyotish/horoscope/areas.ts';
import { FEED_EVENING_DAYS } from '../../../layers/jyotish/horoscope/day-sky.ts';
import type { Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import {
  contactTurn,
  moonCountOf,
  moonTurn,
  passageTurn,
  stayTurn,
} from '../../../layers/jyotish/horoscope/rotation.ts';
import { selectDay, type DayChoice } from '../../../layers/jyotish/horoscope/select.ts';
import { areaBasis, type SignDay } from '../../../layers/jyotish/horoscope/sign-day.ts';
import type { House, HoroscopeBank, Variants } from '../../words/horoscope/bank.ts';
import { areaOfHouse } from './area-of-house.ts';
import { turned, variant, type Sentence } from './sentence.ts';
import { bandKey, houseKey, rowOfFact, slopeOf, levelOf, weekdayKey } from './words-of-facts.ts';

/** The text of a day. */
export interface DailyText {
  readonly headline: Sentence;
  readonly general: readonly Sentence[];
  readonly areas: readonly { readonly area: Area; readonly sentences: readonly Sentence[] }[];
  readonly acts: readonly Sentence[];
  readonly care: Sentence;
}

/** What the slots of a day share. */
interface Slots {
  readonly bank: HoroscopeBank;
  readonly signDay: SignDay;
  readonly chosen: DayChoice;
  readonly house: House;
  /** The variant whose turn it is; `slot` and `company` as in the turns of the Moon. */
  take<T>(rows: readonly T[], slot?: number, company?: number): T;
}

/** The id of the Moon's house, which chose most of a day. */
const MOON = ['moon_house'];
/** Two acts of a day stand this far apart in their row. */
const ACTS_APART = 6;

const slotsOf = (bank: HoroscopeBank, signDay: SignDay): Slots => {
  const count = moonCountOf(signDay.day);
  return {
    bank,
    signDay,
    chosen: selectDay(signDay),
    house: houseKey(signDay.moonHouse),
    take: (rows, slot, company) => variant(rows, moonTurn(count, signDay.sign, rows.length, slot, company)),
  };
};

/** Which slots keep together in every sign; the areas have the numbers that follow. */
const COMPANY = { headline: 0, act: 0, lead: 1, counsel: 2, care: 3, area: 4 };

const fromMoon = ({ take }: Slots, rows: Variants, company: number, slot = 0): Sentence => ({
  text: take(rows, slot, company),
  basis: MOON,
});

/** The turn of a fact's variants, by its kind. */
const turnOf = ({ bank, signDay: { day, sign } }: Slots, fact: Fact): number => {
  const count = moonCountOf(day);
  switch (fact.kind) {
    case 'stay':
      return stayTurn(day, sign);
    case 'moon_contact':
      return contactTurn(day, fact, sign);
    case 'moon_star':
      return passageTurn(count, sign);
    case 'chandrashtama':
      return moonTurn(count, sign, bank.chandrashtama.length);
    default:
      return count.turn + sign;
  }
};

/** The sentence of a fact; null for what the bank does not tell. */
const sentenceOf = (slots: Slots, fact: Fact): Sentence | null => {
  const { bank } = slots;
  const text = rowOfFact(bank, fact, turnOf(slots, fact), bank.phrases.today);
  return text === null ? null : { text, basis: [fact.id] };
};

/** What happens: the heaviest events; on a quiet day the weekday or the stay whose turn it is. */
const eventsOf = (slots: Slots): Sentence[] => {
  const { bank, signDay, chosen: chosen, take } = slots;
  if (chosen.weekday) {
    const { date } = signDay.day;
    const week = Math.floor(dayNumber(date) / 7);
    return [{ text: variant(bank.weekday[weekdayKey(weekday(date))], week + signDay.sign), basis: MOON }];
  }
  const quiet = chosen.stay === null ? [] : [chosen.stay];
  const { phrases } = bank;
  let slope = slopeOf(signDay.facts[0]);
  let isTurned = false;
  return (chosen.events.length > 0 ? chosen.events : quiet).flatMap((fact, i) => {
    const sentence = sentenceOf(slots, fact);
    if (sentence === null) return [];
    const before = slope;
    slope = slopeOf(fact);
    // News needs no opening; the first contact that points the other way does.
    if (isTurned || fact.kind !== 'moon_contact') return [sentence];
    const text = turned(phrases, before, slope, sentence.text, take([0, 1, 2], i));
    isTurned = text !== sentence.text;
    return [{ ...sentence, text }];
  });
};

/** What changes towards evening, when the Moon moves on before 18:00. */
const eveningOf = ({ bank, signDay, take }: Slots): Sentence | null => {
  const change = signDay.facts.find(({ kind }) => kind === 'moon_changes');
  if (change?.at === undefined || change.at >= signDay.day.jd + FEED_EVENING_DAYS) return null;
  return { text: take(bank.evening[houseKey(change.house)]), basis: [change.id] };
};

/** The general part: what the day is for, what happens, what changes by evening or happens beside it, counsel. */
const generalOf = (slots: Slots): Sentence[] => {
  const { bank, signDay, house } = slots;
  const events = eventsOf(slots);
  const evening = eveningOf(slots);
  return [
    fromMoon(slots, bank.lead[house], COMPANY.lead),
    ...(evening ? [...events.slice(0, 1), evening] : events),
    fromMoon(slots, bank.counsel[house][levelOf(signDay.scores.general.band)], COMPANY.counsel),
  ];
};

/** Days between two sentences of an area that tell how it weighs; they are told of each area in turn. */
const TONE_DAYS = 3;

/** What an area has beyond its first two sentences: the stay whose turn it is where it belongs here, or how the area weighs. */
const moreOf = (slots: Slots, area: Area): Sentence[] => {
  const { bank, signDay, chosen: chosen } = slots;
  const { day, sign, scores } = signDay;
  const isFree = chosen.events.length > 0 || chosen.weekday;
  if (isFree && chosen.stay !== null && areaOfHouse(chosen.stay.house) === area) {
    const stay = sentenceOf(slots, chosen.stay);
    if (stay !== null) return [stay];
  }
  const count = dayNumber(day.date) + AREAS.indexOf(area);
  if (count % TONE_DAYS !== 0) return [];
  const rows = bank.areaTone[area][levelOf(scores[area].band)];
  return [{ text: variant(rows, count / TONE_DAYS + sign), basis: areaBasis(signDay, area) }];
};

/** An area: what the Moon's house shows, what to do as the area weighs, and what more there is. */
const areaOf = (slots: Slots, area: Area): Sentence[] => {
  const { bank, signDay, house, take } = slots;
  const [shows, weak, strong] = take(bank[area][house], 0, COMPANY.area + AREAS.indexOf(area));
  const isWeak = levelOf(signDay.scores[area].band) === 'low';
  return [
    { text: shows, basis: MOON },
    { text: isWeak ? weak : strong, basis: areaBasis(signDay, area) },
    ...moreOf(slots, area),
  ];
};

/** Writes the text of a day for a sign, with the areas that were asked for. */
export const dailyText = (bank: HoroscopeBank, signDay: SignDay, areas: readonly Area[] = MAIN_AREAS): DailyText => {
  const slots = slotsOf(bank, signDay);
  const { house } = slots;
  return {
    headline: fromMoon(slots, bank.headline[house][bandKey(signDay.scores.general.band)], COMPANY.headline),
    general: generalOf(slots),
    areas: areas.map((area) => ({ area, sentences: areaOf(slots, area) })),
    acts: [0, ACTS_APART].map((slot) => fromMoon(slots, bank.act[house], COMPANY.act, slot)),
    care: fromMoon(slots, bank.care[house], COMPANY.care),
  };
};

/**
 * The text of a day for one sign: headline; verdict with the Moon's house, what happens, counsel; the areas by their
 * grades; two things to do and one to take care with. Rows turn with the Moon and the date, so nothing is stored and
 * nothing repeats soon.
 */
import { dayNumber } from '../../../layers/jyotish/ephemeris/instant.ts';
import { AREAS, MAIN_AREAS, type Area, type MainArea } from '../../../layers/jyotish/horoscope/areas.ts';
import { FEED_WAKING_DAYS } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { stayId, type Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import {
  contactTurn,
  dateTurn,
  moonCountOf,
  moonTurn,
  STAYING,
  type Staying,
} from '../../../layers/jyotish/horoscope/rotation.ts';
import { selectDay } from '../../../layers/jyotish/horoscope/select.ts';
import { areasOfDay, type AreaOfDay, type SignDay } from '../../../layers/jyotish/horoscope/sign-day.ts';
import { filled, uncapital } from '../../words/fill.ts';
import type { HoroscopeBank } from '../../words/horoscope/bank.ts';
import { clockOf, partOfDay } from './hour-words.ts';
import { variant, type Sentence } from './sentence.ts';
import { houseKey, levelOf, rowOfFact } from './words-of-facts.ts';

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
  readonly events: readonly Fact[];
  /** What the day holds for an area. */
  of(area: Area): AreaOfDay;
  /** The main areas from the best to the weakest. */
  readonly ranked: readonly MainArea[];
  /** The row whose turn it is on the date. */
  today<T>(rows: readonly T[]): T;
}

/** Events that are told though the Moon changes house in the day: entries, stations, eclipses. */
const HEAVY = 70;
/** Grades between the best and the weakest area from which a day is called mixed. */
const MIXED = 2;
/** Areas of a day that are told with the planet that bears on them. */
const MOST_REASONS = 3;

const slotsOf = (bank: HoroscopeBank, signDay: SignDay): Slots => {
  const { day, sign, scores } = signDay;
  const turn = dateTurn(day, sign);
  return {
    bank,
    signDay,
    events: selectDay(signDay),
    of: areasOfDay(signDay),
    ranked: MAIN_AREAS.toSorted((a, b) => scores[b].percentile - scores[a].percentile),
    today: (rows) => variant(rows, turn),
  };
};

const bestOf = ({ ranked: [best = 'career'] }: Slots): MainArea => best;
const weakestOf = ({ ranked }: Slots): MainArea => ranked.at(-1) ?? 'career';

/** The headline: the best area of a good or an even day, the weakest of a low one. */
const headlineOf = (slots: Slots): Sentence => {
  const { bank, signDay, today } = slots;
  const level = levelOf(signDay.scores.general.band);
  const area = level === 'low' ? weakestOf(slots) : bestOf(slots);
  return { text: today(bank.headline[area][level]), basis: slots.of(area).basis };
};

/** The verdict of the day with the house of the Moon. */
const leadOf = ({ bank, signDay }: Slots): Sentence => {
  const { day, sign, moonHouse, scores } = signDay;
  const rows = bank.lead[houseKey(moonHouse)][levelOf(scores.general.band)];
  return { text: variant(rows, moonTurn(moonCountOf(day), sign, rows.length)), basis: [stayId('moon')] };
};

/** The sentence of an event; null for what the bank does not tell. */
const eventSentence = ({ bank, signDay: { day, sign } }: Slots, fact: Fact): Sentence | null => {
  const isContact = fact.kind === 'moon_contact';
  const turn = isContact ? contactTurn(day, fact, sign) : moonCountOf(day).turn + sign;
  const when = isContact ? partOfDay(bank, fact.at ?? day.jd) : bank.phrases.today;
  const text = turn === null ? null : rowOfFact(bank, fact, turn, when);
  return text === null ? null : { text, basis: [fact.id] };
};

/** Part of a day from 06:00 before which a change of house is not told: who reads at breakfast has the new house already. */
const BREAKFAST_DAYS = 4 / 24;

/**
 * The hour at which the Moon changes house, where it does between 06:00 and 22:00. Where it moves into the house that
 * the lead has told, what is said is where it stands until then, and nothing before ten in the morning.
 */
const moveOf = ({ bank, signDay: { day, sign, facts, moonHouse } }: Slots): Sentence | null => {
  const change = facts.find(({ kind }) => kind === 'moon_changes');
  if (change?.at === undefined || change.at >= day.jd + FEED_WAKING_DAYS) return null;
  const isLead = change.house === moonHouse;
  if (isLead && change.at < day.jd + BREAKFAST_DAYS) return null;
  const turn = moonCountOf(day).turn + sign;
  const time = clockOf(bank, change.at);
  const left = houseKey(change.house === 1 ? 12 : change.house - 1);
  const text = isLead
    ? filled(variant(bank.moonUntil, turn), { time, house: variant(bank.housePhrase[left], turn) })
    : filled(variant(bank.moonMoves[houseKey(change.house)], turn), { time });
  return { text, basis: [change.id] };
};

/** The event that is told: the heaviest; where the Moon moves on in the day only a great one. */
const eventOf = (slots: Slots): Fact | undefined => {
  const moves = moveOf(slots) !== null;
  return slots.events.find(({ weight }) => !moves || weight >= HEAVY);
};

/** Best and weakest area, where they lie apart; null where they do not. */
const mixedOf = (slots: Slots): Sentence | null => {
  const { bank, signDay, today } = slots;
  const { scores } = signDay;
  const [best, weak] = [bestOf(slots), weakestOf(slots)];
  if (scores[best].band - scores[weak].band < MIXED) return null;
  const { areas } = bank.phrases;
  const row = today(bank.mixed[levelOf(scores.general.band)]);
  return { text: filled(row, { best: areas[best], weak: areas[weak] }), basis: slots.of(best).basis };
};

/** What to do with the day as it weighs. */
const plainCounselOf = ({ bank, signDay, today }: Slots): Sentence => ({
  text: today(bank.counsel[levelOf(signDay.scores.general.band)]),
  basis: [stayId('moon')],
});

/** Verdict, what happens in the sky, counsel: three sentences, four where the Moon moves on a day of a great event. Counsel ends it where there is room. */
const generalOf = (slots: Slots): Sentence[] => {
  const move = moveOf(slots);
  const event = eventOf(slots);
  const told = event === undefined ? null : eventSentence(slots, event);
  const happens = [told, move].filter((sentence) => sentence !== null);
  const counsel = mixedOf(slots);
  const plain = happens.length < 2 || counsel === null ? [plainCounselOf(slots)] : [];
  return [leadOf(slots), ...happens, ...(counsel ? [counsel] : []), ...plain];
};

/** The planets that the general part has told of beside the Moon. */
const toldIn = (slots: Slots): string[] => {
  const event = eventOf(slots);
  return event === undefined ? [] : [event.partner ?? event.body].filter((graha) => graha !== 'moon');
};

const isReasonArea = (area: Area): area is MainArea => MAIN_AREAS.some((one) => one === area);

/** Days between two tellings of a planet as the reason of an area: the slow ones stand where they are for long. */
const TOLD_EVERY: Readonly<Record<Staying, number>> = {
  sun: 3,
  mars: 3,
  mercury: 3,
  venus: 3,
  jupiter: 6,
  saturn: 6,
  rahu: 6,
};

/** Days since the first date, apart for signs and planets. */
const tellingOf = ({ signDay: { day, sign } }: Slots, graha: Staying): number =>
  dayNumber(day.date) + sign + STAYING.indexOf(graha);

const isItsDay = (slots: Slots, graha: Staying): boolean => tellingOf(slots, graha) % TOLD_EVERY[graha] === 0;

/** The planet that bears on an area the way its grade points; undefined where none is free. */
const reasonOf = (slots: Slots, area: Area, taken: readonly string[]): Staying | undefined => {
  // Where nothing has been told but the Moon, any planet may come.
  const isQuiet = taken.length === 0;
  const isWeak = levelOf(slots.signDay.scores[area].band) === 'low';
  return slots
    .of(area)
    .stays.find(
      ({ graha, part }) => part < 0 === isWeak && !taken.includes(graha) && (isQuiet || isItsDay(slots, graha)),
    )?.graha;
};

/** What to do in an area as it weighs, with the planet that is the reason where one is given. */
const actOf = (slots: Slots, area: Area, reason: Staying | undefined): Sentence => {
  const { bank, signDay, today } = slots;
  const side = levelOf(signDay.scores[area].band) === 'low' ? 'weak' : 'strong';
  const act = today(bank.areaAct[area][side]);
  if (reason === undefined || !isReasonArea(area)) return { text: act, basis: slots.of(area).basis };
  const id = stayId(reason);
  const house = signDay.facts.find((fact) => fact.id === id)?.house ?? 1;
  const rows = bank.reason[area][reason][side];
  const telling = tellingOf(slots, reason);
  // Moves on from one telling to the next, whether they follow each other by one day or by three.
  const turn = telling + Math.floor(telling / rows.length);
  const text = filled(variant(rows, turn), {
    house: variant(bank.housePhrase[houseKey(house)], turn + STAYING.indexOf(reason)),
    act: uncapital(act),
  });
  return { text, basis: [id] };
};

/** The areas: the tendency of each by its grade, then the reason or an act. */
const areasOf = (slots: Slots, areas: readonly Area[]): DailyText['areas'] => {
  const { bank, signDay, today } = slots;
  const taken = toldIn(slots);
  const most = taken.length + MOST_REASONS;
  return areas.map((area) => {
    const reason = taken.length < most && isReasonArea(area) ? reasonOf(slots, area, taken) : undefined;
    if (reason !== undefined) taken.push(reason);
    const level = levelOf(signDay.scores[area].band);
    const tendency = { text: today(bank.areaDay[area][level]), basis: slots.of(area).basis };
    return { area, sentences: [tendency, actOf(slots, area, reason)] };
  });
};

/** Writes the text of a day for a sign, with the areas that were asked for. */
export const dailyText = (bank: HoroscopeBank, signDay: SignDay, areas: readonly Area[] = MAIN_AREAS): DailyText => {
  const slots = slotsOf(bank, signDay);
  const { ranked, today } = slots;
  const weak = weakestOf(slots);
  return {
    headline: headlineOf(slots),
    general: generalOf(slots),
    areas: areasOf(
      slots,
      AREAS.filter((area) => areas.includes(area)),
    ),
    acts: ranked.slice(0, 2).map((area) => ({ text: today(bank.act[area]), basis: slots.of(area).basis })),
    care: { text: today(bank.care[weak]), basis: slots.of(weak).basis },
  };
};

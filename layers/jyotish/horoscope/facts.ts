/**
 * Facts: what the sky of a date says about one sign, each with an id that sentences refer to. A weight 0–100
 * tells how much a fact deserves to be spoken of (README.md beside this file has the weights).
 */
import { civilDate, isoDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { STAR_ATTRIBUTES, type StarNature } from '../chart/avakahada.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { GOCHARA, gocharaOf, type GocharaTransit } from '../transit/gochara.ts';
import { WEIGHTS, type FeedPeriod } from './areas.ts';
import { feedCivilDay, SLOW, type DayEvents, type SkyEvent, type SkyEventDetail } from './sky-events.ts';
import { FEED_OFFSET, type DaySky } from './day-sky.ts';
import type { ContactClass, MoonContact } from './moon-course.ts';
import { CHANDRASHTAMA_HOUSE, touchOf, type JudgedDay } from './raw-score.ts';

/** Kinds of facts. */
export const FACT_KINDS = [
  'moon_house',
  'moon_changes',
  'moon_star',
  'moon_contact',
  'chandrashtama',
  'ingress',
  'station',
  'stay',
  'lunation',
  'eclipse',
  'tithi',
  'double_transit',
  'sade_sati',
  'dhaiya',
  'running_lord',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Days that stand out by their tithi, and the Sun's entries. */
export const SPECIAL_TITHIS = [
  'shukla_chaturthi',
  'krishna_chaturthi',
  'shukla_ekadashi',
  'krishna_ekadashi',
  'purnima',
  'amavasya',
  'sankranti',
  'makara_sankranti',
] as const;
export type SpecialTithi = (typeof SPECIAL_TITHIS)[number];

/** Phases of Saturn from a sign. */
export const SATURN_PHASES = ['rising', 'peak', 'setting', 'fourth', 'eighth'] as const;
export type SaturnPhase = (typeof SATURN_PHASES)[number];

/** Says more about a fact: how a contact is, what a star is good for, which tithi. */
export type FactDetail = ContactClass | SkyEventDetail | StarNature | SpecialTithi | SaturnPhase;

/** One fact. */
export interface Fact {
  /** Unique within an item. */
  readonly id: string;
  readonly kind: FactKind;
  readonly body: Graha;
  /** The other graha of a contact. */
  readonly partner?: Graha;
  /** 1–12 from the sign. */
  readonly house: number;
  /** 1–12 */
  readonly sign: number;
  /** Whether the rule holds it good for the sign; null where it takes no side. */
  readonly good: boolean | null;
  /** Who obstructs a good transit or relieves a bad one. */
  readonly vedhaBy?: Graha;
  readonly vipareetaBy?: Graha;
  /** 0–100 */
  readonly weight: number;
  readonly at?: JulianDay;
  readonly detail?: FactDetail;
  /** 0, 60, 90, 120 or 180, of a contact. */
  readonly angle?: number;
  /** Star of the Moon 1–27. */
  readonly star?: number;
}

const WEIGHT = {
  moonHouse: 60,
  moonStar: 35,
  moonChanges: 40,
  contact: 45,
  contactJoined: 15,
  contactOfLord: 10,
  ingress: 70,
  ingressSlow: 95,
  station: 75,
  stationSlow: 85,
  stay: 20,
  lunation: 55,
  eclipse: 90,
  penumbral: 30,
  chandrashtama: 65,
  tithi: 30,
  slow: 40,
} as const;

/** Whether a graha does good in a house, by the table of gochara. */
const isGood = (graha: Graha, house: number): boolean => GOCHARA[graha].good.includes(house);

/** Houses in which an eclipse is held to do good. */
const GOOD_ECLIPSE_HOUSES: readonly number[] = [3, 6, 10, 11];

/** Id of the fact that a graha stays in a house; the Moon's is its house of the day. */
export const stayId = (graha: Graha): string => (graha === 'moon' ? 'moon_house' : `stay:${graha}`);

/** Fact of a transit judged from a sign; the weight of a stay grows with the weight of its graha in the scores. */
const stayFact = (
  day: DaySky,
  period: FeedPeriod,
  { graha, house, good, vedhaBy, vipareetaBy }: GocharaTransit,
): Fact => ({
  id: stayId(graha),
  kind: graha === 'moon' ? 'moon_house' : 'stay',
  body: graha,
  house,
  sign: day.signs[graha],
  good,
  vedhaBy: vedhaBy ?? undefined,
  vipareetaBy: vipareetaBy ?? undefined,
  weight: graha === 'moon' ? WEIGHT.moonHouse : WEIGHT.stay + WEIGHTS[period][graha],
});

/** The nine transits of a day as facts, the Moon first. */
export const stayFacts = (day: DaySky, judged: JudgedDay, period: FeedPeriod): Fact[] => {
  const all = judged.transits.map((transit) => stayFact(day, period, transit));
  return [...all.filter(({ body }) => body === 'moon'), ...all.filter(({ body }) => body !== 'moon')];
};

/** The house of the Moon on a date of a longer stretch: its id bears the date. */
export const moonHouseFact = (day: DaySky, sign: number): Fact => {
  const moon = gocharaOf(sign, day.signs).find(({ graha }) => graha === 'moon');
  if (!moon) throw new Error('a transit of the Moon');
  return { ...stayFact(day, 'daily', moon), id: `moon_house:${isoDate(day.date)}`, at: day.jd };
};

const EVENT_WEIGHT: Readonly<Record<SkyEvent['kind'], (event: SkyEvent) => number>> = {
  ingress: ({ body }) => (SLOW.includes(body) ? WEIGHT.ingressSlow : WEIGHT.ingress),
  station: ({ body }) => (SLOW.includes(body) ? WEIGHT.stationSlow : WEIGHT.station),
  lunation: () => WEIGHT.lunation,
  eclipse: ({ detail }) => (detail === 'penumbral' ? WEIGHT.penumbral : WEIGHT.eclipse),
};

/** `kind:body:date` of an event, its date in Indian time: `ingress:sun:2026-01-14`. */
export const eventId = ({ kind, body, at }: SkyEvent): string =>
  `${kind}:${body}:${isoDate(civilDate(at, FEED_OFFSET))}`;

/** Whether an event is good in a house 1–12; null where it is neither. */
const isGoodEvent = ({ kind, body }: SkyEvent, house: number): boolean | null => {
  if (kind === 'lunation') return null;
  return kind === 'eclipse' ? GOOD_ECLIPSE_HOUSES.includes(house) : isGood(body, house);
};

/** An event of the sky as a sign meets it. */
export const eventFact = (event: SkyEvent, sign: number): Fact => {
  const house = houseFrom(sign, event.sign);
  return {
    id: eventId(event),
    kind: event.kind,
    body: event.body,
    house,
    sign: event.sign,
    good: isGoodEvent(event, house),
    weight: EVENT_WEIGHT[event.kind](event),
    at: event.at,
    detail: event.detail,
  };
};

const contactFact = (contact: MoonContact, sign: number): Fact => ({
  id: `moon_contact:${contact.partner}:${contact.angle}`,
  kind: 'moon_contact',
  body: 'moon',
  partner: contact.partner,
  house: houseFrom(sign, contact.sign),
  sign: contact.sign,
  good: contact.way === 'joined' ? null : contact.way === 'easy',
  weight:
    WEIGHT.contact +
    (contact.way === 'joined' ? WEIGHT.contactJoined : 0) +
    (lordOf(sign) === contact.partner ? WEIGHT.contactOfLord : 0),
  at: contact.at,
  detail: contact.way,
  angle: contact.angle,
});

const TITHIS: Readonly<Partial<Record<number, SpecialTithi>>> = {
  4: 'shukla_chaturthi',
  11: 'shukla_ekadashi',
  15: 'purnima',
  19: 'krishna_chaturthi',
  26: 'krishna_ekadashi',
  30: 'amavasya',
};
const MAKARA = 10;

/** The special tithi at 06:00 or the Sun's entry on the date: the same for all signs, in the house of the Moon or the Sun. */
const tithiFact = (sign: number, body: Graha, at: number, detail: SpecialTithi): Fact => ({
  id: `tithi:${detail}`,
  kind: 'tithi',
  body,
  house: houseFrom(sign, at),
  sign: at,
  good: null,
  weight: WEIGHT.tithi,
  detail,
});

/** The Sun's entry on the date. */
const sunEntry = (day: DaySky, { changes }: DayEvents): SkyEvent | undefined => {
  const { start, end } = feedCivilDay(day);
  return changes.find(({ kind, body, at }) => kind === 'ingress' && body === 'sun' && at >= start && at < end);
};

/** Houses that Jupiter and Saturn both touch, standing in them or aspecting them. */
export const touchFacts = (day: DaySky, sign: number): Fact[] =>
  Array.from({ length: 12 }, (_, i) => signAt(sign, i + 1))
    .filter((to) => (['jupiter', 'saturn'] as const).every((graha) => touchOf(graha, day.signs[graha], to) > 0))
    .map((to) => ({
      id: `double_transit:${houseFrom(sign, to)}`,
      kind: 'double_transit',
      body: 'jupiter',
      partner: 'saturn',
      house: houseFrom(sign, to),
      sign: to,
      good: null,
      weight: WEIGHT.slow,
    }));

/** Phases of Saturn by its house from the sign: Sade Sati in 12, 1 and 2, dhaiya in 4 and 8. */
const SATURN_PHASE_OF: Readonly<Partial<Record<number, SaturnPhase>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'fourth',
  8: 'eighth',
};

/** Sade Sati or dhaiya of a sign on a date; empty outside them. */
export const saturnFacts = (day: DaySky, sign: number): Fact[] => {
  const house = houseFrom(sign, day.signs.saturn);
  const detail = SATURN_PHASE_OF[house];
  if (detail === undefined) return [];
  const kind = detail === 'fourth' || detail === 'eighth' ? 'dhaiya' : 'sade_sati';
  return [
    {
      id: `${kind}:${detail}`,
      kind,
      body: 'saturn',
      house,
      sign: day.signs.saturn,
      good: false,
      weight: WEIGHT.slow,
      detail,
    },
  ];
};

/** The facts of a date for sign 1–12: the house of the Moon first, then by weight, the stays last among equals. */
export const dayFacts = (day: DaySky, events: DayEvents, judged: JudgedDay, sign: number): Fact[] => {
  const [moon, ...stays] = stayFacts(day, judged, 'daily');
  if (!moon) return [];
  const { house, sign: at } = moon;
  const others = events.changes.map((event) => eventFact(event, sign));
  for (const contact of day.contacts) others.push(contactFact(contact, sign));
  if (house === CHANDRASHTAMA_HOUSE) {
    const id = 'chandrashtama';
    others.push({ id, kind: id, body: 'moon', house, sign: at, good: false, weight: WEIGHT.chandrashtama });
  }
  others.push({
    id: 'moon_star',
    kind: 'moon_star',
    body: 'moon',
    house,
    sign: at,
    good: null,
    weight: WEIGHT.moonStar,
    detail: rowOf(STAR_ATTRIBUTES, day.moonStar, 'star').nature,
    star: day.moonStar,
  });
  const tithi = TITHIS[day.tithi];
  if (tithi) others.push(tithiFact(sign, 'moon', day.signs.moon, tithi));
  const entry = sunEntry(day, events);
  if (entry) others.push(tithiFact(sign, 'sun', entry.sign, entry.sign === MAKARA ? 'makara_sankranti' : 'sankranti'));
  if (day.moonChange !== null) others.push(moonChangesFact(day, day.moonChange, sign));
  others.push(...stays);
  return [moon, ...others.sort((a, b) => b.weight - a.weight)];
};

const moonChangesFact = (day: DaySky, at: JulianDay, sign: number): Fact => {
  const entered = (day.grahas.moon.sign % 12) + 1;
  const house = houseFrom(sign, entered);
  return {
    id: 'moon_changes',
    kind: 'moon_changes',
    body: 'moon',
    house,
    sign: entered,
    good: isGood('moon', house),
    weight: WEIGHT.moonChanges,
    at,
  };
};

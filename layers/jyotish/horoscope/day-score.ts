/**
 * The raw score of a day: what changes within a month. The Moon's houses lead, counted from the sign and from the houses
 * of each area; her exact angles of the day and the four quick planets add a little. The slow planets carry the week, the
 * month and the year (`transitRaw`), so that no grade stands still for long.
 */
import type { Graha } from '../ephemeris/sky.ts';
import { byGraha } from '../chart/graha.ts';
import { houseFrom } from '../chart/rashi.ts';
import { gocharaOf } from '../transit/gochara.ts';
import { AREA_TABLE, byArea, HOUSE_SHARES, MAIN_AREAS, type Area } from './areas.ts';
import { signDignity, type DaySky } from './day-sky.ts';
import type { MoonContact } from './moon-course.ts';
import { areaPart, judgeDay, transitValue, type JudgedDay, type RawScores } from './raw-score.ts';

/**
 * What the Moon is worth in houses 1–12 of a day: the sides are those of gochara, 8 (chandrashtama) the lowest. The steps
 * are ours, set so that every grade comes round within three months (`npm run feed:grades`).
 */
const MOON_WORTH: readonly number[] = [0.65, -0.3, 0.9, -0.7, -0.4, 0.9, 0.7, -1, -0.3, 1, 1, -0.8];

/** Weights: the Moon from the houses of an area, from the sign, an exact angle of hers, and the quick planets. */
const FROM_AREA = 60;
const FROM_SIGN = 2;
const CONTACT = 1;
const QUICK = { sun: 1, mars: 1, mercury: 1, venus: 0.6 } as const satisfies Partial<Record<Graha, number>>;
const QUICK_GRAHAS = ['sun', 'mars', 'mercury', 'venus'] as const;

/** What it is worth to be joined by the Moon. */
const JOINED: Readonly<Partial<Record<Graha, number>>> = {
  sun: -0.3,
  mars: -1,
  mercury: 0.6,
  jupiter: 1,
  venus: 1,
  saturn: -1,
  rahu: -0.8,
};
/** How far an angle reaches an area by its other graha: as a karaka, and at least. */
const CONTACT_KARAKA = 0.6;
const CONTACT_LEAST = 0.3;

const worthOf = (house: number): number => MOON_WORTH[house - 1] ?? 0;

/** The Moon in a house counted from the houses of an area, the first counting most. */
const worthFrom = (area: Area, house: number): number => {
  const { houses } = AREA_TABLE[area];
  let [sum, all] = [0, 0];
  houses.forEach((from, k) => {
    const share = HOUSE_SHARES[k] ?? 0;
    sum += share * worthOf(houseFrom(from, house));
    all += share;
  });
  return sum / all;
};

const AREA_WORTHS = byArea((area) => Array.from({ length: 12 }, (_, i) => worthFrom(area, i + 1)));

/** How strongly an exact angle to a graha in a house bears on an area. */
const contactShare = (area: Area, graha: Graha, house: number): number => {
  const { houses, karakas } = AREA_TABLE[area];
  const stands = HOUSE_SHARES[houses.indexOf(house)] ?? 0;
  return Math.max(stands, karakas.includes(graha) ? CONTACT_KARAKA : 0, CONTACT_LEAST);
};

const CONTACT_SHARES = byArea((area) =>
  byGraha((graha) => Array.from({ length: 12 }, (_, i) => contactShare(area, graha, i + 1))),
);

const contactWorth = ({ way, partner }: MoonContact): number => {
  if (way === 'joined') return JOINED[partner] ?? 0;
  return way === 'easy' ? 1 : -1;
};

/** The Moon's houses from the sign in the hours 06:00–22:00, each with its share and what vedha and dignity leave of it. */
const moonStays = (day: DaySky, sign: number, judged: JudgedDay): { house: number; share: number; force: number }[] =>
  day.moonShares.map(({ sign: at, share }) => {
    const transits = at === day.signs.moon ? judged.transits : gocharaOf(sign, { ...day.signs, moon: at });
    const transit = transits.find(({ graha }) => graha === 'moon');
    if (!transit) throw new Error('a transit of the Moon');
    const moon = { ...day.grahas.moon, dignity: signDignity('moon', at) };
    const value = transitValue({ ...day, grahas: { ...day.grahas, moon } }, transit);
    return { house: transit.house, share, force: Math.abs(value) };
  });

/** Raw scores of a day for sign 1–12. The general one is the mean of the four main areas. */
export const dailyRaw = (day: DaySky, sign: number, judged: JudgedDay = judgeDay(day, sign)): RawScores => {
  const stays = moonStays(day, sign, judged);
  const own = stays.reduce((sum, { house, share, force }) => sum + share * force * worthOf(house), 0);
  const houseOf = (graha: Graha): number => houseFrom(sign, day.signs[graha]);
  const contacts = day.contacts.map((contact) => ({
    partner: contact.partner,
    house: houseOf(contact.partner),
    worth: CONTACT * contactWorth(contact),
  }));
  const quick = QUICK_GRAHAS.map((graha) => ({
    graha,
    house: houseOf(graha),
    weighted: QUICK[graha] * judged.values[graha],
  }));
  const areas = byArea((area) => {
    let sum = FROM_SIGN * own;
    for (const { house, share } of stays) sum += FROM_AREA * share * (AREA_WORTHS[area][house - 1] ?? 0);
    for (const { partner, house, worth } of contacts) sum += worth * (CONTACT_SHARES[area][partner][house - 1] ?? 0);
    for (const { graha, house, weighted } of quick) sum += areaPart(area, graha, house, weighted);
    return sum / 100;
  });
  return { general: MAIN_AREAS.reduce((sum, area) => sum + areas[area], 0) / MAIN_AREAS.length, ...areas };
};

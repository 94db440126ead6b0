/** Raw scores of a sign: what nine transits are worth for it, before the quantile table. */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { aspectsHouse } from '../chart/drishti.ts';
import { byGraha, isNode } from '../chart/graha.ts';
import { houseFrom } from '../chart/rashi.ts';
import { gocharaOf, type GocharaTransit } from '../transit/gochara.ts';
import {
  AREA_TABLE,
  byArea,
  byScored,
  HOUSE_SHARES,
  KARAKA_SHARE,
  WEIGHTS,
  type Area,
  type FeedPeriod,
  type Scored,
} from './areas.ts';
import type { DaySky } from './day-sky.ts';

/** A raw score for everything that is scored. */
export type RawScores = Readonly<Record<Scored, number>>;

/** House of the Moon that makes a day chandrashtama. */
export const CHANDRASHTAMA_HOUSE = 8;

const WITH_DIGNITY = 1.2;
const AGAINST_DIGNITY = 0.7;
const HALVED = 0.5;
const COMBUST = 0.6;
const ASPECT_SHARE = 0.5;

/** What a transit is worth before its weight, −1.2 to 1.2: side of the house, dignity, obstruction, combustion. */
export const transitValue = (day: DaySky, { graha, good, result }: GocharaTransit): number => {
  const side = good ? 1 : -1;
  const { dignity, combust } = day.grahas[graha];
  const byDignity = dignity === side ? WITH_DIGNITY : AGAINST_DIGNITY;
  const dignified = dignity === 0 ? 1 : byDignity;
  const halved = result === 'obstructed' || result === 'relieved' ? HALVED : 1;
  return side * dignified * halved * (combust ? COMBUST : 1);
};

/** 1 where a graha in sign `from` stands in sign `to`, ½ where it aspects it, else 0; the nodes aspect nothing. */
const touch = (graha: Graha, from: number, to: number): number => {
  if (from === to) return 1;
  return !isNode(graha) && aspectsHouse(graha, houseFrom(from, to)) ? ASPECT_SHARE : 0;
};

const TOUCHES = byGraha((graha) =>
  Array.from({ length: 12 }, (_, from) => Array.from({ length: 12 }, (_, to) => touch(graha, from + 1, to + 1))),
);

/** How strongly a graha in sign `from` touches sign `to`: 1 stands there, ½ aspects it, 0. */
export const touchOf = (graha: Graha, from: number, to: number): number => TOUCHES[graha][from - 1]?.[to - 1] ?? 0;

/** The transits of a day judged from a sign, with their values. */
export interface JudgedDay {
  readonly transits: readonly GocharaTransit[];
  readonly values: Readonly<Record<Graha, number>>;
}

/** Judges the nine transits of a day from sign 1–12. */
export const judgeDay = (day: DaySky, sign: number): JudgedDay => {
  const transits = gocharaOf(sign, day.signs);
  const values = byGraha(() => 0);
  for (const transit of transits) values[transit.graha] = transitValue(day, transit);
  return { transits, values };
};

const shareOf = (area: Area, graha: Graha, house: number): number => {
  const { houses, karakas } = AREA_TABLE[area];
  let share = karakas.includes(graha) ? KARAKA_SHARE : 0;
  houses.forEach((to, k) => {
    share += (HOUSE_SHARES[k] ?? 0) * touch(graha, house, to);
  });
  return share;
};

/** By area, graha and the house the graha stands in: what it touches of the area's houses, and its share as a karaka. */
const SHARES = byArea((area) => byGraha((graha) => Array.from({ length: 12 }, (_, i) => shareOf(area, graha, i + 1))));

/** What a graha in a house from the sign adds to the raw score of an area: houses touched, and its share as a karaka. */
export const areaPart = (area: Area, graha: Graha, house: number, weighted: number): number =>
  (SHARES[area][graha][house - 1] ?? 0) * weighted;

/** The shares of an area by the place of the graha in `GRAHAS`, then by house. */
const SHARE_ROWS = byArea((area) => GRAHAS.map((graha) => SHARES[area][graha]));

/** Raw scores from values that are already weighted (of one, not of a hundred). */
export const rawFrom = (day: DaySky, sign: number, weighted: Readonly<Record<Graha, number>>): RawScores => {
  const houses = GRAHAS.map((graha) => houseFrom(sign, day.signs[graha]));
  const values = GRAHAS.map((graha) => weighted[graha]);
  const sumOver = (rows: readonly (readonly number[])[]): number => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += (rows[i]?.[(houses[i] ?? 0) - 1] ?? 0) * (values[i] ?? 0);
    return sum;
  };
  let general = 0;
  for (const value of values) general += value;
  return { general, ...byArea((area) => sumOver(SHARE_ROWS[area])) };
};

/** Raw scores of a day for sign 1–12 under the weights of a period: of a stretch of the feed, or of one person. */
export const transitRaw = (day: DaySky, sign: number, period: FeedPeriod, judged = judgeDay(day, sign)): RawScores =>
  rawFrom(
    day,
    sign,
    byGraha((graha) => (WEIGHTS[period][graha] * judged.values[graha]) / 100),
  );

/** Mean of several raw scores: of the days of a week, month, quarter or year. At least one. */
export const meanRaw = (all: readonly RawScores[]): RawScores =>
  byScored((of) => all.reduce((sum, raw) => sum + raw[of], 0) / all.length);

/** Periods of one person: scores, facts from Moon and lagna, running lords, best days. */
import { dayNumber, type CivilDate } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { nakshatraOf } from '../chart/nakshatra.ts';
import { houseFrom, signOf } from '../chart/rashi.ts';
import { isGoodTara, taraOf } from '../panchang/bala.ts';
import type { FeedPeriod } from './areas.ts';
import { daySkyOf, feedInstant, type DaySky } from './day-sky.ts';
import { stayFacts, type Fact } from './facts.ts';
import { datesOf, type DateSpan } from './periods.ts';
import { isSupported, lordsOn, personalGeneral, personalRaw, type NatalReader } from './personal-score.ts';
import { CHANDRASHTAMA_HOUSE, judgeDay } from './raw-score.ts';
import type { Score } from './rank.ts';

const LORD_WEIGHT = 50;

/** The transits of a date counted from the lagna: ids begin with `ascendant:`. */
export const lagnaFacts = ({ lagnaSign }: NatalReader, day: DaySky, period: FeedPeriod): Fact[] =>
  stayFacts(day, judgeDay(day, lagnaSign), period).map((fact) => ({
    ...fact,
    id: `ascendant:stay:${fact.body}`,
    kind: 'stay',
  }));

/** The lords of the running periods with the house of their transit from the natal Moon, and whether it supports them. */
export const lordFacts = (reader: NatalReader, day: DaySky): Fact[] =>
  lordsOn(reader, day).map((lord) => ({
    id: `running_lord:${lord}`,
    kind: 'running_lord',
    body: lord,
    house: houseFrom(reader.moonSign, day.signs[lord]),
    sign: day.signs[lord],
    good: isSupported(reader, day, lord),
    weight: LORD_WEIGHT,
  }));

/** Days in a row that are among the best of a person. */
export interface BestWindow extends DateSpan {
  /** Highest general score among its days. */
  readonly best: Score;
}

/** Percentile from which a day is among the best tenth. */
const BEST_PERCENTILE = 90;

/** Days in the best tenth whose tara is good and that are not chandrashtama, neighbours together. */
export const bestWindows = (sky: Sky, reader: NatalReader, span: DateSpan): BestWindow[] => {
  const windows: BestWindow[] = [];
  const after = (date: CivilDate, { to }: DateSpan): boolean => dayNumber(date) - dayNumber(to) === 1;
  for (const date of datesOf(span)) {
    // Near half of the dates are out by the Moon alone.
    const moon = sky.position('moon', feedInstant(date)).longitude;
    if (houseFrom(reader.moonSign, signOf(moon)) === CHANDRASHTAMA_HOUSE) continue;
    if (!isGoodTara(taraOf(reader.moonStar, nakshatraOf(moon).id))) continue;
    const general = personalGeneral('daily', personalRaw(reader, daySkyOf(sky, date), 'daily'));
    if (general.percentile < BEST_PERCENTILE) continue;
    const last = windows.at(-1);
    if (last && after(date, last)) {
      windows.pop();
      windows.push({ from: last.from, to: date, best: general.score > last.best.score ? general : last.best });
    } else windows.push({ from: date, to: date, best: general });
  }
  return windows;
};

/** Facts of several lists, each id once. */
export const factsOnce = (...lists: readonly (readonly Fact[])[]): Fact[] => [
  ...new Map(lists.flat().map((fact) => [fact.id, fact])).values(),
];

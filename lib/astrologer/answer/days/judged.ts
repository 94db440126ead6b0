/** A day for the Moon of a birth: chandra bala and tara bala at six in the morning where the person who asks is. */
import { mod } from '../../../../layers/jyotish/ephemeris/angle.ts';
import { nakshatraOf } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { signOf } from '../../../../layers/jyotish/chart/rashi.ts';
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { chandraHouse, isGoodChandra, isGoodTara, taraOf } from '../../../../layers/jyotish/panchang/bala.ts';
import type { Area } from '../../../../layers/jyotish/horoscope/areas.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Outlook as DayOutlook } from '../../../words/keys.ts';
import { grouped } from '../hear/matter-groups.ts';
import { MORNING } from '../../facts/truth.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';

/** The areas of the daily horoscope by which days are told for a matter. */
export const DAY_AREAS = grouped<Area, Matter>([
  ['career', ['career', 'job', 'first_job', 'business']],
  ['money', ['money']],
  ['love', ['love', 'married_life']],
  ['family', ['family']],
  ['travel', ['travel']],
  ['study', ['exam', 'learning']],
]);
/** Whether days can be told for a matter by itself. */
export const hasDays = (matter: Matter | 'general'): matter is Matter => matter !== 'general' && DAY_AREAS.has(matter);

/** A day for a birth. */
export interface JudgedDay {
  readonly date: CivilDate;
  /** House 1–12 of the Moon from that of birth. */
  readonly house: number;
  /** Star 1–27 of the Moon, and its tara 1–9 from that of birth. */
  readonly star: number;
  readonly tara: number;
  readonly taraGood: boolean;
  /** 2 where sign and star of the Moon are with the birth, 1 where one is; 0 in the eighth from the Moon of birth. Of an area, 2 good to 0 hard. */
  readonly score: number;
  /** What days are ordered by: the score, or that of the daily horoscope. */
  readonly measure: number;
  readonly outlook: DayOutlook;
  /** The house that the Moon enters during the day, and the hour; null where it stays. */
  readonly moves: { readonly house: number; readonly hour: number } | null;
  /** The tara that begins during the day, and the hour; null where it stays. */
  readonly turns: { readonly tara: number; readonly taraGood: boolean; readonly hour: number } | null;
}

/** Until which hour by the clock a change during the day is told. */
const LAST_HOUR = 22;
/** The house of chandrashtama. */
export const EIGHTH = 8;
const OUTLOOKS = ['hard', 'mixed', 'good'] as const;

/** Band of a score, 1 lowest fifth … 5, from which a day is good for an area of life, and up to which it is hard. */
const GOOD_BAND = 4;
const HARD_BAND = 2;

const HALF_HOUR = 0.5;
/** What a number becomes between the morning and the last hour of a day, and the hour from about which it is so; null where it stays. */
const changeOf = (numberAt: (hour: number) => number): { readonly to: number; readonly hour: number } | null => {
  const [first, to] = [numberAt(MORNING), numberAt(LAST_HOUR)];
  if (first === to) return null;
  let [stays, moved] = [MORNING, LAST_HOUR];
  while (moved - stays > 1) {
    const middle = Math.floor((stays + moved) / 2);
    if (numberAt(middle) === first) stays = middle;
    else moved = middle;
  }
  // "From about nine": the whole hour that is nearest.
  return { to, hour: numberAt(moved - HALF_HOUR) === first ? moved : stays };
};

/** Judges a day for a birth: by the Moon, or for an area of life by the daily horoscope. */
export const judgedDay = (known: KnownBirth, date: CivilDate, area: Area | null = null): JudgedDay => {
  const at = (hour: number) => known.at.clock.instant(date, hour);
  const moon = known.longitudeAt('moon', at(MORNING));
  const houseAt = (hour: number): number => chandraHouse(known.rashi.planets.moon, known.signAt('moon', at(hour)));
  const house = chandraHouse(known.rashi.planets.moon, signOf(moon));
  const star = nakshatraOf(moon).id;
  const taraFrom = (of: number): number => taraOf(known.read.chart.grahas.moon.nakshatra.id, of);
  const tara = taraFrom(star);
  const isWaxing = mod(moon - known.longitudeAt('sun', at(MORNING)), 360) < 180;
  const byMoon = house === EIGHTH ? 0 : Number(isGoodChandra(house, isWaxing)) + Number(isGoodTara(tara));
  const graded = area === null ? null : known.scoresOn(date)[area];
  const score = graded === null ? byMoon : Number(graded.band > HARD_BAND) + Number(graded.band >= GOOD_BAND);
  const entered = changeOf(houseAt);
  const turned = changeOf((hour) => taraFrom(nakshatraOf(known.longitudeAt('moon', at(hour))).id));
  return {
    date,
    house,
    star,
    tara,
    taraGood: isGoodTara(tara),
    score,
    measure: graded?.score ?? byMoon,
    outlook: OUTLOOKS[score] ?? 'hard',
    moves: entered === null ? null : { house: entered.to, hour: entered.hour },
    turns: turned === null ? null : { tara: turned.to, taraGood: isGoodTara(turned.to), hour: turned.hour },
  };
};

/**
 * Synthetic people for rectification: a known time of birth, and events on days on which the rules hold for it. The rules are
 * judged here by charts and running periods as other endpoints tell them, not by the tables of the search.
 */
import { castChart, type Chart } from '../../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../../layers/jyotish/chart/drishti.ts';
import { lordOf, signAt, signOf } from '../../../../layers/jyotish/chart/rashi.ts';
import { vimshottari } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { julian, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha, type Place, type Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { signChart } from '../../../../layers/jyotish/jaimini/sign-strength.ts';
import {
  EVENT_MATTERS,
  type LifeEvent,
  type Matter,
  type MatterKey,
} from '../../../../layers/jyotish/rectification/matters.ts';

/** A person whose time of birth is known, and the window in which it is looked for. */
export interface SyntheticPerson {
  readonly birth: JulianDay;
  readonly place: Place;
  readonly window: TimeSpan;
  readonly events: readonly LifeEvent[];
}

/** How people are made. */
export interface PeopleAsked {
  readonly events: number;
  /** The share of events, of 1, on days on which every rule holds; the others are on any day. */
  readonly fitting: number;
  /** Hours of the window. */
  readonly hours: number;
}

const KINDS = Object.keys(EVENT_MATTERS).filter((key): key is MatterKey => key in EVENT_MATTERS);
/** Years of life in which events lie. */
const FROM_AGE = 16;
const TO_AGE = 61;
const YEAR = 365.25;
/** Days that are tried before a kind of event is given up. */
const TRIES = 3000;
const EARLIEST = 2429629.5;
const BIRTH_YEARS = 60;

/** The planets that own, occupy or fully aspect a house of the matter in a chart of it, or are its karaka. */
const linkedIn = (chart: Chart, matter: Matter, n: 1 | NonNullable<Matter['varga']>): ReadonlySet<Graha> => {
  const { lagna, signs } = signChart(chart, n);
  return new Set(
    matter.houses
      .map((house) => signAt(lagna, house))
      .flatMap((sign) => [
        lordOf(sign),
        ...GRAHAS.filter((graha) => signs[graha] === sign || aspectsSign(graha, signs[graha], sign)),
      ])
      .concat(matter.karakas),
  );
};

/** Whether every rule of a matter holds on a day, for a chart. */
export const everyRule = (sky: Sky, chart: Chart, key: MatterKey): ((jd: JulianDay) => boolean) => {
  const matter: Matter = EVENT_MATTERS[key];
  const plan = vimshottari(chart);
  const sets = [linkedIn(chart, matter, 1), ...(matter.varga === null ? [] : [linkedIn(chart, matter, matter.varga)])];
  const main = signAt(chart.ascendant.sign, matter.houses[0]);
  const targets = [main, chart.signs[lordOf(main)]];
  return (jd) => {
    const lords = runningPeriods(plan, jd, 3).map(({ lord }) => lord);
    if (lords.length < 3 || !lords.every((lord) => sets.every((set) => set.has(lord)))) return false;
    return (['jupiter', 'saturn'] as const).every((planet) => {
      const from = signOf(sky.longitude(planet, jd));
      return targets.some((to) => to === from || aspectsSign(planet, from, to));
    });
  };
};

/** A person made by chance. */
export const personFrom = (
  sky: Sky,
  random: () => number,
  { events, fitting, hours }: PeopleAsked,
): SyntheticPerson => {
  const birth = julian(EARLIEST + random() * BIRTH_YEARS * YEAR);
  const place: Place = { lat: 55 * (2 * random() - 1), lon: 180 * (2 * random() - 1), altitude: 0 };
  const start = plusDays(birth, (-random() * hours) / 24);
  const chart = castChart(sky, birth, place);
  const noonOf = (jd: number): JulianDay => julian(Math.round(jd) - place.lon / 360);
  const anyDay = (): JulianDay => noonOf(birth + YEAR * (FROM_AGE + (TO_AGE - FROM_AGE) * random()));
  const fittingDay = (matter: MatterKey): JulianDay | null => {
    const holds = everyRule(sky, chart, matter);
    for (let i = 0; i < TRIES; i++) {
      const day = anyDay();
      if (holds(day)) return day;
    }
    return null;
  };
  const made: LifeEvent[] = [];
  while (made.length < events) {
    const matter = KINDS[Math.floor(random() * KINDS.length)] ?? 'marriage';
    const jd = made.length < Math.round(fitting * events) ? fittingDay(matter) : anyDay();
    if (jd !== null) made.push({ matter, jd, weight: 1 });
  }
  return { birth, place, window: { start, end: plusDays(start, hours / 24) }, events: made };
};

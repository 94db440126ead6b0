/** What is known of a birth: everything that a statement about it may be held against, asked once. */
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { byGraha, byPlanet7 } from '../../../layers/jyotish/chart/graha.ts';
import { vargaSign } from '../../../layers/jyotish/chart/varga.ts';
import { chartReading } from '../../../layers/jyotish/condition/reading.ts';
import { STAR_SYSTEMS } from '../../../layers/jyotish/dasha/systems.ts';
import type { StarDashaPlan } from '../../../layers/jyotish/dasha/star.ts';
import { allDoshas, doshaEasings, type DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import { sadeSatiOf, type SadeSati } from '../../../layers/jyotish/dosha/sade-sati.ts';
import { dhaiyaPassages, dhaiyaStays } from '../../../layers/jyotish/dosha/shani-dhaiya.ts';
import type { DoshaFinding } from '../../../layers/jyotish/dosha/rule.ts';
import { signOf, type Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import {
  addDays,
  julian,
  LAST_INSTANT_JD,
  MINUTE,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { daySkyOf } from '../../../layers/jyotish/horoscope/day-sky.ts';
import {
  natalReader,
  personalRaw,
  personalScores,
  type NatalReader,
} from '../../../layers/jyotish/horoscope/personal-score.ts';
import type { Scores } from '../../../layers/jyotish/horoscope/rank.ts';
import { angaAt, type DayAnga } from '../../../layers/jyotish/panchang/anga.ts';
import type { EventAsk, EventWindow } from '../../../layers/jyotish/phala/events.ts';
import type { Paragraph } from '../../../layers/jyotish/phala/reading.ts';
import { readChart, type ReadChart } from '../../../layers/jyotish/phala/state.ts';
import { solarYear, yearReading } from '../../../layers/jyotish/phala/year.ts';
import { ingresses } from '../../../layers/jyotish/sky-events/ingress.ts';
import { shadbala } from '../../../layers/jyotish/strength/shadbala.ts';
import type { YogaFinding, YogaId } from '../../../layers/jyotish/yoga/detect.ts';
import type { Explanation } from '../../../layers/jyotish/condition/evaluate.ts';
import { lackingInYoga, natalYogas } from '../../../layers/jyotish/yoga/natal.ts';
import type { Birth, Moment } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import { dashaBirthOf } from './dasha.ts';
import { dayOfMoment } from './day.ts';
import { USABLE_HOURS } from '../../../layers/jyotish/muhurat/schools.ts';
import { nativeOf } from '../../../layers/jyotish/muhurat/natives.ts';
import { findMuhurats, ruleBookOf, type MuhuratFinding } from '../../../layers/jyotish/muhurat/engine.ts';
import type { MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import { longAlmanac, openDay } from '../../../layers/jyotish/panchang/almanac.ts';
import type { VedicDay } from '../../../layers/jyotish/panchang/vedic-day.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { windowsOfEvent } from './event-windows.ts';

/** Signs 1–12 of the nine planets and of the ascendant in one chart. */
export interface SignsOfChart {
  readonly ascendant: number;
  readonly planets: Readonly<Record<Graha, number>>;
}

/** What is known of a birth. Where the time of birth is unknown, nothing that needs the ascendant may be read from it. */
export interface KnownBirth {
  readonly birth: Birth;
  /** The moment that "now" means. */
  readonly at: Moment;
  readonly read: ReadChart;
  readonly rashi: SignsOfChart;
  readonly navamsa: SignsOfChart;
  /** Rank of strength by shadbala, 1 the strongest to 7; null without the time of birth. */
  readonly ranks: Readonly<Record<Planet7, number>> | null;
  readonly dasha: StarDashaPlan<Graha>;
  /** Rules of yogas judged on the birth chart, present or not; empty without the time of birth. */
  readonly yogas: readonly YogaFinding<YogaId>[];
  /** What a yoga asks for that the chart lacks, as `yoga/explain` has it; empty without the time of birth. */
  lackingIn(yoga: YogaId): readonly Explanation[];
  readonly doshas: readonly DoshaFinding<DoshaId>[];
  /** What eases doshas that are there. */
  readonly easings: ReturnType<typeof doshaEasings>;
  /** Numbers 1 … of the angas of the day at birth. */
  readonly angas: Readonly<Record<DayAnga, number>>;
  /** Weekday of birth by the Hindu day, 0 Sunday. */
  readonly vara: number;
  /** The Sade Satis of the life, as `dosha/sade-sati` has them. */
  sadeSati(): SadeSati;
  /** The passages of Saturn through the fourth and the eighth sign from the Moon that end after now, each from its first entry to its last exit. */
  dhaiyas(): readonly TimeSpan[];
  /** Whether the Moon changes its sign on the day of birth. */
  moonChangesSign(): boolean;
  /** Whole minutes by which the time of birth may be off before the ascendant is another sign, at most 180. */
  ascendantMinutes(): number;
  /** Sidereal longitude of a planet in the sky at an instant, degrees, and its sign 1–12. */
  longitudeAt(planet: Graha, jd: JulianDay): number;
  signAt(planet: Graha, jd: JulianDay): number;
  /** When a planet leaves the sign that it is in now; null where the ephemeris ends before. */
  leavesSign(planet: Graha): JulianDay | null;
  /** The reading of the solar year that most of a calendar year falls into, as `interpret/year` has it; it rests on houses. */
  yearReading(year: number): readonly Paragraph[];
  /** Scores of a civil date for this birth, as `horoscope/personal-period` ranks them; they rest on houses. */
  scoresOn(date: CivilDate): Scores;
  /** The day from sunrise to sunrise of a civil date, where whoever asks is. */
  dayOn(date: CivilDate): VedicDay;
  /** The days of a stretch of time on which an act may be done where whoever asks is, as `muhurat/find` has them: with this birth as the person, or with none. */
  muhuratsOf(
    act: MuhuratEventId,
    span: TimeSpan,
    isOfBirth: boolean,
  ): Pick<MuhuratFinding, 'days' | 'windows' | 'refused'>;
  /** The windows of an event in a stretch of time, as `interpret/event-windows` has them; they rest on houses. */
  windowsOf(ask: EventAsk): readonly EventWindow[];
}

/** Doshas that the Moon sign and the angas of birth show by themselves. */
const WITHOUT_ASCENDANT: readonly DoshaId[] = ['sade_sati', 'dhaiya'];

/** Days that passages of Saturn are looked for in: one round of the signs. */
const SATURN_ROUND = 31 * 365.25;

const MOST_MINUTES = 180;

/** Minutes until the nearer instant, before or after, at which another sign rises: found by halving. */
const minutesInSign = (sky: Sky, { jd, place }: Birth): number => {
  const rising = (minutes: number): number => signOf(sky.ascendant(plusDays(jd, minutes * MINUTE), place));
  const sign = rising(0);
  const until = (direction: 1 | -1): number => {
    let [same, other] = [0, 1];
    while (other < MOST_MINUTES && rising(direction * other) === sign)
      [same, other] = [other, Math.min(MOST_MINUTES, other * 2)];
    while (other - same > 1) {
      const middle = Math.floor((same + other) / 2);
      if (rising(direction * middle) === sign) same = middle;
      else other = middle;
    }
    return same;
  };
  return Math.min(until(1), until(-1));
};

/** Days in which the Moon has left a sign, and in which every planet has. */
const [SHORTEST_LOOK, LONGEST_LOOK] = [4, 2048];

/** The next entry of a planet into another sign: in a stretch that grows until there is one. */
const nextEntry = (sky: Sky, planet: Graha, start: JulianDay): JulianDay | null => {
  for (let days = SHORTEST_LOOK; days <= LONGEST_LOOK; days *= 2) {
    const end = julian(Math.min(LAST_INSTANT_JD, plusDays(start, days)));
    const [entry] = ingresses(sky, [planet], { start, end }, 'sign');
    if (entry !== undefined) return entry.jd;
  }
  return null;
};

/** Whoever is born after it spends most of a calendar year in the solar year that began in the one before. */
const LAST_MONTH_OF_HALF = 6;

/** Casts and judges all that statements about a birth are about. Throws what the chart of the birth throws. */
export const knownBirth = (
  sky: Sky,
  birth: Birth,
  at: Moment,
  options: Pick<Options, 'house_system' | 'sunrise' | 'year_length'>,
): KnownBirth => {
  const { jd, place, timeKnown } = birth;
  const houseSystem = timeKnown ? options.house_system : 'whole_sign';
  const chart = castChart(sky, jd, place, houseSystem);
  const wholeSigns = houseSystem === 'whole_sign' ? chart : castChart(sky, jd, place);
  const day = dayOfMoment(sky, options, birth);
  const doshaReading = chartReading(wholeSigns);
  const moon = chart.grahas.moon.longitude;
  const doshas = allDoshas(sky, doshaReading, { jd, day, moon }, at.jd, 'all');
  const strengths = timeKnown ? shadbala(sky, wholeSigns, day) : null;
  const anga = (name: DayAnga): number => angaAt(name, sky, jd);
  const read = readChart(chart);
  let natal: NatalReader | undefined;
  const reader = (): NatalReader => (natal ??= natalReader(wholeSigns, options.year_length));
  const dasha = STAR_SYSTEMS.vimshottari.lay(
    dashaBirthOf(sky, birth, options),
    { seed: 'moon', yearLength: options.year_length },
    1,
  );
  return {
    birth,
    at,
    read,
    rashi: { ascendant: chart.ascendant.sign, planets: chart.signs },
    navamsa: {
      ascendant: vargaSign(9, chart.ascendant.longitude),
      planets: byGraha((planet) => vargaSign(9, chart.grahas[planet].longitude)),
    },
    ranks: strengths === null ? null : byPlanet7((planet) => strengths[planet].rank),
    dasha,
    yogas: timeKnown ? natalYogas(sky, wholeSigns, day, birth.gender) : [],
    lackingIn: (yoga) => (timeKnown ? lackingInYoga(sky, wholeSigns, day, yoga, birth.gender) : []),
    doshas: timeKnown ? doshas : doshas.filter(({ id }) => WITHOUT_ASCENDANT.includes(id)),
    easings: doshaEasings(doshaReading),
    angas: { tithi: anga('tithi'), nakshatra: anga('nakshatra'), yoga: anga('yoga'), karana: anga('karana') },
    vara: day.vara,
    sadeSati: () => sadeSatiOf(sky, moon, jd, at.jd),
    dhaiyas: () => dhaiyaPassages(dhaiyaStays(sky, signOf(moon), at.jd, plusDays(at.jd, SATURN_ROUND))),
    moonChangesSign: () => {
      const [first, last] = [birth.date, addDays(birth.date, 1)].map((date) =>
        signOf(sky.longitude('moon', birth.clock.instant(date, 0))),
      );
      return first !== last;
    },
    ascendantMinutes: () => minutesInSign(sky, birth),
    longitudeAt: (planet, jd) => sky.longitude(planet, jd),
    signAt: (planet, jd) => signOf(sky.longitude(planet, jd)),
    leavesSign: (planet) => nextEntry(sky, planet, at.jd),
    yearReading: (year) => {
      const age = year - birth.date.year - (birth.date.month > LAST_MONTH_OF_HALF ? 1 : 0);
      return yearReading(read, solarYear(sky, read, Math.max(0, age), at.place, houseSystem));
    },
    scoresOn: (date) => personalScores('daily', personalRaw(reader(), daySkyOf(sky, date), 'daily')),
    dayOn: (date) => openDay(sky, at.place, options.sunrise, at.clock, date).day,
    muhuratsOf: (act, span, isOfBirth) =>
      findMuhurats(
        longAlmanac(sky, at.place, options.sunrise, at.clock, span.start),
        span,
        ruleBookOf(act, isOfBirth ? [nativeOf(sky, birth)] : [], true, null, { gates: USABLE_HOURS }),
        false,
      ),
    windowsOf: (ask) => windowsOfEvent(sky, read, dasha, ask),
  };
};

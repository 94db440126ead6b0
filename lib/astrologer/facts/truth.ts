/** Whether a claim is true of a birth. */
import { signOfHouse } from '../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../layers/jyotish/chart/drishti.ts';
import { isNode } from '../../../layers/jyotish/chart/graha.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { debilitationSign, exaltationSign, inExaltationSign } from '../../../layers/jyotish/chart/dignity.ts';
import { houseFrom, lordOf } from '../../../layers/jyotish/chart/rashi.ts';
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import {
  addDays,
  dayNumber,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { strengthBand } from '../../../layers/jyotish/phala/state.ts';
import type { UnverifiableReason } from '../../contract/suites/astrologer.ts';
import type { KnownBirth, SignsOfChart } from '../../answers/queries/known-birth.ts';
import type { ByKind, Claim, ClaimOf, DateSpan, Kind, Point } from './claim.ts';
import { judgeLimb, NOT_COMPUTED } from '../answer/tell/limbs.ts';
import type { DashaPeriod } from '../../../layers/jyotish/dasha/period.ts';

export type Verdict = 'true' | 'false' | { readonly unverifiable: UnverifiableReason };

/** The claim needs what this birth does not tell. */
type Answer = boolean | typeof NOT_COMPUTED;

/** Degrees by which a named degree may differ. */
const DEGREE_SLACK = 0.5;
/** Days by which a named date may differ: dates of other programs are rounded, and of other zones. */
const DAY_SLACK = 1;
/**
 * Ranks of shadbala of strong planets, and of weak ones: the outer thirds of seven. A planet is also called so by its
 * dignity, direction and nearness to the Sun, as the readings do: either measure makes the word true.
 */
const STRONG_TO = 3;
const WEAK_FROM = 5;
const STRONGEST = 1;
const WEAKEST = 7;

/** The planet that a point is; the ascendant is none. Null where the lord needs an ascendant that is not known. */
export const planetOf = (known: KnownBirth, point: Point): Graha | null => {
  if (point === 'ascendant') return null;
  if (typeof point !== 'object') return point;
  return known.birth.timeKnown ? known.read.lord(point.lordOf) : null;
};

const needsTime = (point: Point): boolean => point === 'ascendant' || typeof point === 'object';

const signIn = (known: KnownBirth, { ascendant, planets }: SignsOfChart, point: Point): number | null => {
  if (needsTime(point) && !known.birth.timeKnown) return null;
  const planet = planetOf(known, point);
  return planet === null ? ascendant : planets[planet];
};

const instants = (known: KnownBirth, time: DateSpan | null): { readonly from: JulianDay; readonly to: JulianDay } => {
  const { jd, clock } = known.at;
  return time === null
    ? { from: jd, to: jd }
    : { from: clock.instant(time.from, 0), to: clock.instant(addDays(time.to, 1), 0) };
};

/** Signs that a planet passes through in a span: looked at each day, and at both ends. */
const signsDuring = (known: KnownBirth, planet: Graha, time: DateSpan | null): ReadonlySet<number> => {
  const { from, to } = instants(known, time);
  const found = new Set([known.signAt(planet, from), known.signAt(planet, to)]);
  for (let jd = from; jd < to; jd = plusDays(jd, 1)) found.add(known.signAt(planet, jd));
  return found;
};

/** Signs in which a point may stand under the frame of a claim; null where that is not known. */
const signsOf = (
  known: KnownBirth,
  { of, chart, time }: { readonly of: Point; readonly chart: 'D1' | 'D9' | 'transit'; readonly time: DateSpan | null },
): ReadonlySet<number> | null => {
  if (chart === 'transit') {
    const planet = planetOf(known, of);
    return planet === null ? null : signsDuring(known, planet, time);
  }
  const sign = signIn(known, chart === 'D1' ? known.rashi : known.navamsa, of);
  return sign === null ? null : new Set([sign]);
};

/** The sign that houses are counted from; null where it is the ascendant and that is not known. */
export const origin = (
  known: KnownBirth,
  from: 'lagna' | 'moon' | 'sun',
  chart: 'D1' | 'D9' | 'transit',
): number | null => {
  const signs = chart === 'D9' ? known.navamsa : known.rashi;
  if (from !== 'lagna') return signs.planets[from];
  return known.birth.timeKnown ? signs.ascendant : null;
};

/** Whether it is so of the signs of a time: of some of them, or of all where all of the time is meant. */
const holdsDuring = (signs: ReadonlySet<number>, time: DateSpan | null, is: (sign: number) => boolean): boolean =>
  time?.isWhole ? [...signs].every(is) : [...signs].some(is);

const isInHouse = (known: KnownBirth, claim: Extract<Claim, { kind: 'house' }>): Answer => {
  const { of, house, from, chart } = claim;
  const planet = planetOf(known, of);
  if (chart === 'D1' && from === 'lagna' && planet !== null)
    return known.birth.timeKnown ? known.read.chart.grahas[planet].house === house : NOT_COMPUTED;
  const start = origin(known, from, chart);
  const signs = signsOf(known, claim);
  if (start === null || signs === null) return NOT_COMPUTED;
  return holdsDuring(signs, claim.time, (sign) => houseFrom(start, sign) === house);
};

const isStrong = (known: KnownBirth, { of, strong, most }: Extract<Claim, { kind: 'strength' }>): Answer => {
  const planet = planetOf(known, of);
  if (planet === null || planet === 'rahu' || planet === 'ketu' || known.ranks === null) return NOT_COMPUTED;
  const rank = known.ranks[planet];
  if (most) return rank === (strong ? STRONGEST : WEAKEST);
  const band = strengthBand(known.read.states[planet]);
  return strong ? rank <= STRONG_TO || band === 'strong' : rank >= WEAK_FROM || band === 'strained';
};

const hasDignity = (known: KnownBirth, claim: Extract<Claim, { kind: 'dignity' }>): Answer => {
  const planet = planetOf(known, claim.of);
  if (planet === null || (isNode(planet) && claim.dignity === 'own')) return NOT_COMPUTED;
  if (claim.chart === 'D9') {
    const sign = known.navamsa.planets[planet];
    if (claim.dignity === 'own') return lordOf(sign) === planet;
    return (claim.dignity === 'exalted' ? exaltationSign(planet) : debilitationSign(planet)) === sign;
  }
  // The whole sign counts: the Moon is called exalted in all of Taurus, Mercury in all of Virgo, which is its own sign too.
  const sign = known.rashi.planets[planet];
  if (claim.dignity === 'exalted') return inExaltationSign(planet, sign);
  if (claim.dignity === 'own' && inExaltationSign(planet, sign)) return lordOf(sign) === planet;
  const { dignity } = known.read.states[planet];
  return claim.dignity === 'own' ? dignity === 'own' || dignity === 'moolatrikona' : dignity === claim.dignity;
};

const aspects = (known: KnownBirth, { of, on, nth }: Extract<Claim, { kind: 'aspect' }>): Answer => {
  const planet = planetOf(known, of);
  if (planet === null) return NOT_COMPUTED;
  const isHouse = typeof on === 'object' && 'house' in on;
  if (isHouse && !known.birth.timeKnown) return NOT_COMPUTED;
  const target = isHouse ? signOfHouse(known.read.chart, on.house) : signIn(known, known.rashi, on);
  if (target === null) return NOT_COMPUTED;
  const from = known.rashi.planets[planet];
  return aspectsSign(planet, from, target) && (nth === undefined || houseFrom(from, target) === nth);
};

const areTogether = (known: KnownBirth, { of, other, chart }: Extract<Claim, { kind: 'conjunction' }>): Answer => {
  const signs = chart === 'D1' ? known.rashi : known.navamsa;
  const [a, b] = [signIn(known, signs, of), signIn(known, signs, other)];
  return a === null || b === null ? NOT_COMPUTED : a === b;
};

/** Periods of the named lords, level by level; a level without a name is any. */
export const periodsOf = (
  known: KnownBirth,
  lords: readonly { readonly level: number; readonly lord: Graha }[],
): readonly DashaPeriod<Graha>[] => {
  const deepest = Math.max(...lords.map(({ level }) => level));
  const named = (level: number): Graha | undefined => lords.find((one) => one.level === level)?.lord;
  let found = known.dasha.mahas;
  for (let level = 1; ; level++) {
    const lord = named(level);
    found = found.filter(({ lords: all }) => lord === undefined || all[level - 1] === lord);
    if (level === deepest) return found;
    found = found.flatMap((period) => dashaChildren(known.dasha, period));
  }
};

const periodStands = (known: KnownBirth, { lords, edge, time }: Extract<Claim, { kind: 'period' }>): Answer => {
  if ((edge === 'start' || edge === 'end') && time === null) return NOT_COMPUTED;
  const { from, to } = edge === 'birth' ? { from: known.birth.jd, to: known.birth.jd } : instants(known, time);
  const slack = time === null ? 0 : DAY_SLACK;
  const within = (jd: JulianDay): boolean => jd >= from - slack && jd <= to + slack;
  const isRunning = (start: JulianDay, end: JulianDay): boolean =>
    time?.isWhole ? start <= from + slack && end >= to - slack : start <= to + slack && end >= from - slack;
  return periodsOf(known, lords).some(({ start, end }) => {
    if (edge === 'start') return within(start);
    return edge === 'end' ? within(end) : isRunning(start, end);
  });
};

const countIn = (known: KnownBirth, place: { readonly house: number } | { readonly sign: number }): number | null => {
  if ('sign' in place) return GRAHAS.filter((planet) => known.rashi.planets[planet] === place.sign).length;
  if (!known.birth.timeKnown) return null;
  return GRAHAS.filter((planet) => known.read.chart.grahas[planet].house === place.house).length;
};

/** Hour by the clock at which what the sky shows on one day is taken. */
export const MORNING = 6;
/** That instant of a day where the person who asks is. */
export const morningOf = ({ at }: KnownBirth, date: CivilDate): JulianDay => at.clock.instant(date, MORNING);

const isStar = (known: KnownBirth, { of, star, pada, on }: Extract<Claim, { kind: 'star' }>): Answer => {
  if (needsTime(of) && !known.birth.timeKnown) return NOT_COMPUTED;
  const planet = planetOf(known, of);
  if (on !== undefined)
    return planet === null ? NOT_COMPUTED : nakshatraOf(known.longitudeAt(planet, morningOf(known, on))).id === star;
  const { id, pada: quarter } = (planet === null ? known.read.chart.ascendant : known.read.chart.grahas[planet])
    .nakshatra;
  return id === star && (pada === null || pada === quarter);
};

const isAtDegree = (known: KnownBirth, { of, degree }: Extract<Claim, { kind: 'degree' }>): Answer => {
  if (needsTime(of) && !known.birth.timeKnown) return NOT_COMPUTED;
  const planet = planetOf(known, of);
  const at = (planet === null ? known.read.chart.ascendant : known.read.chart.grahas[planet]).degree;
  // "at 12 degrees" is also said of 12°59′.
  return Math.abs(at - degree) <= DEGREE_SLACK || (Number.isInteger(degree) && Math.floor(at) === degree);
};

/** Whether a claim is so, by its kind. What is said of the panchang is judged together with its denial: see `judge`. */
const ANSWERS: ByKind<Exclude<Kind, 'panchang'>, [known: KnownBirth], Answer> = {
  sign: (claim, known) => {
    const signs = signsOf(known, claim);
    return signs === null ? NOT_COMPUTED : holdsDuring(signs, claim.time, (sign) => sign === claim.sign);
  },
  house: (claim, known) => isInHouse(known, claim),
  star: (claim, known) => isStar(known, claim),
  degree: (claim, known) => isAtDegree(known, claim),
  lord: ({ house, planet }, { birth, read }) => (birth.timeKnown ? read.lord(house) === planet : NOT_COMPUTED),
  house_sign: ({ house, sign }, { birth, read }) =>
    birth.timeKnown ? signOfHouse(read.chart, house) === sign : NOT_COMPUTED,
  conjunction: (claim, known) => areTogether(known, claim),
  aspect: (claim, known) => aspects(known, claim),
  motion: ({ of, retrograde }, known) => {
    const planet = planetOf(known, of);
    return planet === null ? NOT_COMPUTED : known.read.chart.grahas[planet].retrograde === retrograde;
  },
  combust: ({ of }, known) => {
    const planet = planetOf(known, of);
    return planet === null ? NOT_COMPUTED : known.read.chart.grahas[planet].combust;
  },
  dignity: (claim, known) => hasDignity(known, claim),
  strength: (claim, known) => isStrong(known, claim),
  period: (claim, known) => periodStands(known, claim),
  yoga: (claim, { yogas }) => yogas.find(({ id }) => id === claim.id)?.present ?? NOT_COMPUTED,
  dosha: (claim, { doshas }) => doshas.find(({ id }) => id === claim.id)?.present ?? NOT_COMPUTED,
  count: (claim, known) => {
    const count = countIn(known, claim.place);
    return count === null ? NOT_COMPUTED : count === claim.count;
  },
};
const answerTo = <K extends Exclude<Kind, 'panchang'>>(known: KnownBirth, claim: ClaimOf<K>): Answer =>
  ANSWERS[claim.kind](claim, known);

/** Longest span of days over which the sky is looked at for one claim. */
const LONGEST_SPAN_DAYS = 3700;

/** Whether a claim about the sky is about more days than are looked at. */
const isTooLong = (claim: Claim): boolean =>
  'time' in claim &&
  claim.kind !== 'period' &&
  claim.time !== null &&
  dayNumber(claim.time.to) - dayNumber(claim.time.from) > LONGEST_SPAN_DAYS;

/** Whether what is said, or denied, is so. */
const standsOf = (known: KnownBirth, claim: Claim, negated: boolean): ReturnType<typeof judgeLimb> => {
  if (claim.kind === 'panchang') return judgeLimb(known, claim, negated);
  const answer = answerTo(known, claim);
  return typeof answer === 'object' ? answer : answer !== negated;
};

/** Judges a claim. A negated one is true when what it denies is not so. */
export const judge = (known: KnownBirth, claim: Claim, negated: boolean): Verdict => {
  if (isTooLong(claim)) return NOT_COMPUTED;
  const stands = standsOf(known, claim, negated);
  if (typeof stands === 'object') return stands;
  return stands ? 'true' : 'false';
};

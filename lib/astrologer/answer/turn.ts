/** When a matter has its turn: the running period, and the next sub-period whose lord has to do with it (BPHS ch. 47). */
import { signOfHouse } from '../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../layers/jyotish/chart/drishti.ts';
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import { runningPeriods } from '../../../layers/jyotish/dasha/walk.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Banks } from '../../words/bank.ts';
import type { Claim } from '../reading/claim.ts';
import type { TopicRow } from './topics.ts';
import type { DashaPeriod } from '../../../layers/jyotish/dasha/period.ts';

/** How a lord of a period has to do with a house, strongest first. */
export interface Tie {
  readonly kind: keyof Banks['astrologer/answers']['ties'];
  /** The lord of the period that is tied. */
  readonly planet: Graha;
  readonly house: number;
  readonly claims: readonly Claim[];
}

/** A sub-period with what ties its lord to the matter; null where nothing does. */
export interface Turn {
  readonly period: DashaPeriod<Graha>;
  readonly tie: Tie | null;
  /** Until when what is tied lasts: the sub-period, or the whole period where its lord is the one. */
  readonly openUntil: JulianDay;
}

/** What a matter is judged by. */
type Row = Pick<TopicRow, 'houses' | 'planets'>;

const tieOf = (known: KnownBirth, planet: Graha, { houses, planets }: Row): Tie | null => {
  const [house = 1] = houses;
  const { chart, lord } = known.read;
  if (known.birth.timeKnown) {
    if (lord(house) === planet) return { kind: 'rules', planet, house, claims: [{ kind: 'lord', house, planet }] };
    if (chart.grahas[planet].house === house)
      return {
        kind: 'stands',
        planet,
        house,
        claims: [{ kind: 'house', of: planet, house, from: 'lagna', chart: 'D1', time: null }],
      };
    if (aspectsSign(planet, known.rashi.planets[planet], signOfHouse(chart, house)))
      return { kind: 'aspects', planet, house, claims: [{ kind: 'aspect', of: planet, on: { house } }] };
  }
  return planets[0] === planet ? { kind: 'signifies', planet, house, claims: [] } : null;
};

/** A weaker tie: the planet rules another house of the matter, or stands in it. */
const sideTieOf = (known: KnownBirth, planet: Graha, { houses }: Row): Tie | null => {
  const { chart, lord } = known.read;
  if (!known.birth.timeKnown) return null;
  for (const house of houses.slice(1)) {
    if (lord(house) === planet) return { kind: 'rules', planet, house, claims: [{ kind: 'lord', house, planet }] };
    if (chart.grahas[planet].house === house)
      return {
        kind: 'stands',
        planet,
        house,
        claims: [{ kind: 'house', of: planet, house, from: 'lagna', chart: 'D1', time: null }],
      };
  }
  return null;
};

/** Sub-periods that are looked through for the next turn, and the days after which a weaker tie is taken instead. */
const LOOKED_AT = 12;
const FAR_DAYS = 4 * 365;

/** Of a running period both lords count, its own first. */
const turnOf = (known: KnownBirth, period: DashaPeriod<Graha>, row: Row): Turn => {
  const [maha, antar] = period.lords;
  const own = antar === undefined ? null : tieOf(known, antar, row);
  const tie = own ?? (maha === undefined ? null : tieOf(known, maha, row));
  const whole = known.dasha.mahas.find(({ start, end }) => start <= period.start && period.start < end);
  return { period, tie, openUntil: own === null && tie !== null ? (whole?.end ?? period.end) : period.end };
};

/** The running sub-period, the one after it, and the next whose own lord is tied to the matter; null outside the life. */
export const turnsOf = (
  known: KnownBirth,
  row: Row,
): { readonly now: Turn | null; readonly following: Turn | null; readonly next: Turn | null } => {
  const [maha, antar] = runningPeriods(known.dasha, known.at.jd, 2);
  if (!maha || !antar) return { now: null, following: null, next: null };
  const coming = known.dasha.mahas
    .filter(({ end }) => end > known.at.jd)
    .slice(0, 2)
    .flatMap((period) => dashaChildren(known.dasha, period))
    .filter(({ start }) => start > known.at.jd)
    .slice(0, LOOKED_AT);
  const tied = (by: typeof tieOf): Turn | null => {
    for (const period of coming) {
      const [, lord] = period.lords;
      const tie = lord === undefined ? null : by(known, lord, row);
      if (tie !== null) return { period, tie, openUntil: period.end };
    }
    return null;
  };
  const chief = tied(tieOf);
  const isFar = chief === null || chief.period.start - known.at.jd > FAR_DAYS;
  const side = isFar ? tied(sideTieOf) : null;
  const [after] = coming;
  return {
    now: turnOf(known, antar, row),
    following: after === undefined ? null : turnOf(known, after, row),
    next: side !== null && (chief === null || side.period.start < chief.period.start) ? side : chief,
  };
};

/**
 * The sub-period of a year, or of what is left of it, that is tied to the matter, by its own lord before that of the whole
 * period; null where none is.
 */
export const turnOfYear = (known: KnownBirth, row: Row, year: number): Turn | null => {
  const { clock } = known.birth;
  const [start, to] = [year, year + 1].map((one) => clock.instant({ year: one, month: 1, day: 1 }, 0));
  if (start === undefined || to === undefined) return null;
  const now = known.at.jd;
  const from = start < now && now < to ? now : start;
  const turns = known.dasha.mahas
    .filter((period) => period.start < to && period.end > from)
    .flatMap((period) => dashaChildren(known.dasha, period))
    .filter((period) => period.start < to && period.end > from)
    .map((period) => turnOf(known, period, row))
    .filter(({ tie }) => tie !== null);
  return turns.find(({ openUntil, period }) => openUntil === period.end) ?? turns[0] ?? null;
};

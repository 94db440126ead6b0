/** When a matter has its turn: the running period, and the next sub-period whose lord has to do with it (BPHS ch. 47). */
import { signOfHouse } from '../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../layers/jyotish/chart/drishti.ts';
import { dashaChildren } from '../../layers/jyotish/dasha/cycle.ts';
import { runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../ask/known-birth.ts';
import type { Topic } from '../contract/astrologer.ts';
import type { AnswerWords } from '../i18n/astrologer/answer-frames.ts';
import type { Claim } from './claim.ts';
import { TOPIC_TABLE } from './topics.ts';
import type { DashaPeriod } from '../../layers/jyotish/dasha/period.ts';

/** How a lord of a period has to do with a house, strongest first. */
export interface Tie {
  readonly kind: keyof AnswerWords['ties'];
  /** The lord of the period that is tied. */
  readonly planet: Graha;
  readonly house: number;
  readonly claims: readonly Claim[];
}

/** A sub-period with what ties its lord to the matter; null where nothing does. */
export interface Turn {
  readonly period: DashaPeriod<Graha>;
  readonly tie: Tie | null;
}

const tieOf = (known: KnownBirth, planet: Graha, topic: Topic): Tie | null => {
  const { houses, planets } = TOPIC_TABLE[topic];
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

/** Sub-periods that are looked through for the next turn. */
const LOOKED_AT = 12;

/** The running sub-period, and the next one that is tied to the matter; null outside the life and where none comes soon. */
export const turnsOf = (known: KnownBirth, topic: Topic): { readonly now: Turn | null; readonly next: Turn | null } => {
  const [maha, antar] = runningPeriods(known.dasha, known.at.jd, 2);
  if (!maha || !antar) return { now: null, next: null };
  // Of the running period both lords count, its own first; of a coming one only the lord that changes.
  const turn = (period: DashaPeriod<Graha>, lords: readonly Graha[]): Turn => ({
    period,
    tie: lords.map((lord) => tieOf(known, lord, topic)).find((tie) => tie !== null) ?? null,
  });
  const coming = known.dasha.mahas
    .filter(({ end }) => end > known.at.jd)
    .slice(0, 2)
    .flatMap((period) => dashaChildren(known.dasha, period))
    .filter(({ start }) => start > known.at.jd)
    .slice(0, LOOKED_AT)
    .map((period) => turn(period, period.lords.slice(1)));
  return { now: turn(antar, antar.lords.toReversed()), next: coming.find(({ tie }) => tie !== null) ?? null };
};

/**
 * How a matter stands in a chart: a balance of what speaks for it and against it, row by row, each with the claim that it
 * rests on. The same rules for every topic; only the houses and significators differ (`topics.ts`).
 */
import { signOfHouse } from '../../../layers/jyotish/chart/chart.ts';
import { spokenDignity } from '../../../layers/jyotish/chart/dignity.ts';
import { isNode } from '../../../layers/jyotish/chart/graha.ts';
import { aspectsSign } from '../../../layers/jyotish/chart/drishti.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { LordPlace, Outlook } from '../../words/keys.ts';
import type { Claim } from '../reading/claim.ts';
import type { TopicRow } from './topics.ts';

/** A reason for or against a matter. */
export interface Reason {
  readonly kind: 'lord' | 'strength' | 'occupant' | 'aspect';
  readonly planet: Graha;
  /** The house of the topic it is about; 0 for a significator. */
  readonly house: number;
  /** Positive speaks for the matter. */
  readonly weight: number;
  readonly claims: readonly Claim[];
}

/** What a matter comes to. */
export interface Balance {
  readonly score: number;
  readonly outlook: Outlook;
  /** Heaviest first. */
  readonly reasons: readonly Reason[];
}

/** Kinds of houses for a lord to stand in: BPHS ch. 7 and 24. */
const KINDS: readonly (readonly [LordPlace, readonly number[], number])[] = [
  ['trine', [1, 5, 9], 1.5],
  ['angle', [4, 7, 10], 1],
  ['growth', [3, 6, 11], 0],
  ['gathering', [2], 0.5],
  ['loss', [8, 12], -1.5],
];

const kindRow = (house: number) =>
  KINDS.find(([, houses]) => houses.includes(house)) ?? (['gathering', [2], 0.5] as const);
/** The kind of a house 1–12 for a lord that stands in it. */
export const houseKind = (house: number): LordPlace => kindRow(house)[0];

const BENEFICS: readonly Graha[] = ['jupiter', 'venus', 'mercury', 'moon'];
const occupantWeight = (planet: Graha): number => (BENEFICS.includes(planet) ? 1 : -0.75);
/** Weight of the first house of a topic, and of the others: what is asked about comes first. */
const SHARES = [1, 0.5, 0.35] as const;
/** Scores from which a matter is called good, and down to which hard: about a third of random charts each. */
const GOOD_FROM = 1.5;
const HARD_TO = -0.25;

const dignityWeight = (known: KnownBirth, planet: Graha): number => {
  const { dignity, combust } = known.read.states[planet];
  const byDignity =
    dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own'
      ? 1.5
      : dignity === 'debilitated'
        ? -1.5
        : dignity === 'great_enemy' || dignity === 'enemy'
          ? -0.25
          : 0;
  return byDignity - (combust ? 0.5 : 0);
};

const placedIn = (planet: Graha, house: number): Claim => ({
  kind: 'house',
  of: planet,
  house,
  from: 'lagna',
  chart: 'D1',
  time: null,
});
const inSign = (planet: Graha, sign: number): Claim => ({ kind: 'sign', of: planet, sign, chart: 'D1', time: null });

const strengthReason = (known: KnownBirth, planet: Graha, house: number, share: number): readonly Reason[] => {
  const weight = dignityWeight(known, planet) * share;
  const dignity = spokenDignity(planet, known.rashi.planets[planet], known.read.states[planet].dignity);
  // The dignities of the nodes are disputed.
  if (isNode(planet) || Math.abs(weight) < 0.5 || (dignity !== 'debilitated' && weight < 0)) return [];
  const named = dignity === 'debilitated' ? 'debilitated' : dignity === 'exalted' ? 'exalted' : 'own';
  const claims: readonly Claim[] = [
    inSign(planet, known.rashi.planets[planet]),
    { kind: 'dignity', of: planet, dignity: named, chart: 'D1' },
  ];
  return [{ kind: 'strength', planet, house, weight, claims }];
};

const houseReasons = (known: KnownBirth, house: number, share: number): readonly Reason[] => {
  const { chart, lord } = known.read;
  const owner = lord(house);
  const stands = chart.grahas[owner].house;
  const sign = signOfHouse(chart, house);
  const ruled: Claim = { kind: 'lord', house, planet: owner };
  return [
    {
      kind: 'lord',
      planet: owner,
      house,
      weight: kindRow(stands)[2] * share,
      claims: [ruled, placedIn(owner, stands)],
    },
    ...strengthReason(known, owner, house, share),
    ...GRAHAS.filter((planet) => chart.grahas[planet].house === house).map((planet): Reason => ({
      kind: 'occupant',
      planet,
      house,
      weight: occupantWeight(planet) * share,
      claims: [placedIn(planet, house)],
    })),
    ...(['jupiter', 'saturn'] as const)
      .filter((planet) => aspectsSign(planet, known.rashi.planets[planet], sign))
      .map((planet): Reason => ({
        kind: 'aspect',
        planet,
        house,
        weight: (planet === 'jupiter' ? 1 : -0.75) * share,
        claims: [{ kind: 'aspect', of: planet, on: { house } }],
      })),
  ];
};

/** The balance of a matter. Without the time of birth only its significators are weighed. */
export const balanceOf = (known: KnownBirth, { houses, planets }: Pick<TopicRow, 'houses' | 'planets'>): Balance => {
  const fromHouses = known.birth.timeKnown
    ? houses.slice(0, SHARES.length).flatMap((house, i) => houseReasons(known, house, SHARES[i] ?? 0))
    : [];
  const seen = new Set(fromHouses.filter(({ kind }) => kind === 'strength').map(({ planet }) => planet));
  const significators = planets
    .slice(0, 2)
    .filter((planet) => !seen.has(planet))
    .flatMap((planet) => strengthReason(known, planet, 0, 0.75));
  const all = [...fromHouses, ...significators];
  const score = all.reduce((sum, { weight }) => sum + weight, 0);
  const reasons = all.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return { score, outlook: score >= GOOD_FROM ? 'good' : score <= HARD_TO ? 'hard' : 'mixed', reasons };
};

/** Claims as a birth has them: the lord of a house, the house and the sign of a planet, what rises, a period. */
import { isNode } from '../../../layers/jyotish/chart/graha.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Claim } from './claim.ts';

const OF_D1 = { chart: 'D1', time: null } as const;

/** The lord of a house. */
export const lordClaim = ({ read }: Pick<KnownBirth, 'read'>, house: number): Claim => ({
  kind: 'lord',
  house,
  planet: read.lord(house),
});

/** The house of a planet. */
export const houseClaim = ({ read }: Pick<KnownBirth, 'read'>, of: Graha): Claim => ({
  kind: 'house',
  of,
  house: read.chart.grahas[of].house,
  from: 'lagna',
  ...OF_D1,
});

/** The sign of a planet, or the one that rises. */
export const signClaim = ({ rashi }: Pick<KnownBirth, 'rashi'>, of: Graha | 'ascendant'): Claim => ({
  kind: 'sign',
  of,
  sign: of === 'ascendant' ? rashi.ascendant : rashi.planets[of],
  ...OF_D1,
});

/** The sign of a planet in the navamsa. */
export const navamsaClaim = ({ navamsa }: Pick<KnownBirth, 'navamsa'>, of: Graha): Claim => ({
  kind: 'sign',
  of,
  sign: navamsa.planets[of],
  chart: 'D9',
  time: null,
});

/** The star of the Moon. */
export const starClaim = ({ read }: Pick<KnownBirth, 'read'>): Claim => {
  const { id, pada } = read.chart.grahas.moon.nakshatra;
  return { kind: 'star', of: 'moon', star: id, pada };
};

/** How strong a planet is; nothing is claimed of a node. */
export const strengthClaims = (of: Graha, strong: boolean): readonly Claim[] =>
  isNode(of) ? [] : [{ kind: 'strength', of, strong }];

/** A period by its lords, the great one first. */
export const periodClaim = (
  lords: readonly Graha[],
  edge: 'running' | 'start',
  time: Extract<Claim, { kind: 'period' }>['time'] = null,
): Claim => ({ kind: 'period', lords: lords.map((lord, i) => ({ level: i + 1, lord })), edge, time });

/** Natural benefics and malefics of a chart (BPHS ch. 3 v. 11): the Moon by her phase, Mercury by his company. */
import { norm360, separation } from '../ephemeris/angle.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { Chart } from './chart.ts';

/** Malefic in every chart. */
export const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/**
 * What makes Mercury a malefic: a malefic in his sign and no benefic there (`company`), more malefics than benefics there, of
 * equal numbers the nearest (`count`: P. V. R. Narasimha Rao), nothing (`always`).
 */
export const MERCURY_RULES = ['company', 'count', 'always'] as const;
export type MercuryRule = (typeof MERCURY_RULES)[number];

/** Whether the Moon is bright: tithi 8 to 22. */
const isMoonBright = ({ sun, moon }: Chart['grahas']): boolean => {
  const tithi = Math.floor(norm360(moon.longitude - sun.longitude) / 12) + 1;
  return tithi >= 8 && tithi <= 22;
};

/** Whether Mercury is a benefic beside these benefics of the chart. */
const isMercuryBenefic = (
  { grahas, signs }: Pick<Chart, 'grahas' | 'signs'>,
  benefics: readonly Graha[],
  rule: MercuryRule,
): boolean => {
  if (rule === 'always') return true;
  const withMercury = (graha: Graha): boolean => signs[graha] === signs.mercury;
  const good = benefics.filter(withMercury);
  // A dark Moon is bad company too.
  const bad = GRAHAS.filter((graha) => graha !== 'mercury' && !benefics.includes(graha) && withMercury(graha));
  if (rule === 'company' || bad.length === 0) return good.length > 0 || bad.length === 0;
  if (bad.length !== good.length) return good.length > bad.length;
  const apart = (graha: Graha): number => separation(grahas[graha].longitude, grahas.mercury.longitude);
  const nearest = Math.min(...[...good, ...bad].map(apart));
  return bad.every((graha) => apart(graha) > nearest);
};

/** The benefics of a chart in the order of `GRAHAS`; all others are malefic. `moonBenefic`: by default while she is bright. */
export const naturalBenefics = (
  chart: Pick<Chart, 'grahas' | 'signs'>,
  moonBenefic = isMoonBright(chart.grahas),
  mercury: MercuryRule = 'company',
): readonly Graha[] => {
  const sure: readonly Graha[] = moonBenefic ? ['moon', 'jupiter', 'venus'] : ['jupiter', 'venus'];
  const all: readonly Graha[] = isMercuryBenefic(chart, sure, mercury) ? [...sure, 'mercury'] : sure;
  return GRAHAS.filter((graha) => all.includes(graha));
};

/** The claims about a chart that the weights of a decision rest on. */
import type { Indicator } from '../../../../layers/jyotish/phala/areas.ts';
import { spokenDignity } from '../../../../layers/jyotish/chart/dignity.ts';
import { isNode } from '../../../../layers/jyotish/chart/graha.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Claim } from '../../facts/claim.ts';
import { houseClaim, signClaim } from '../../facts/of-birth.ts';

/** The dignity of a planet where it has one that is spoken of. */
const dignified = (known: KnownBirth, of: Graha): readonly Claim[] => {
  const dignity = spokenDignity(of, known.rashi.planets[of], known.read.states[of].dignity);
  if (isNode(of)) return [];
  if (dignity === 'exalted' || dignity === 'debilitated') return [{ kind: 'dignity', of, dignity, chart: 'D1' }];
  return dignity === 'own' || dignity === 'moolatrikona' ? [{ kind: 'dignity', of, dignity: 'own', chart: 'D1' }] : [];
};

/** What a weight rests on, the weightiest claim first; none for a divisional chart that no claim speaks of. */
export const claimsOf = (known: KnownBirth, { kind, planet, house }: Indicator): readonly Claim[] => {
  switch (kind) {
    case 'lord':
    case 'support':
      return [{ kind: 'lord', house: house ?? 1, planet }, houseClaim(known, planet), ...dignified(known, planet)];
    case 'karaka':
      return [signClaim(known, planet), ...dignified(known, planet)];
    case 'occupant':
      return [houseClaim(known, planet)];
    case 'aspect':
      return [{ kind: 'aspect', of: planet, on: { house: house ?? 1 } }];
    case 'varga':
      return [];
  }
};

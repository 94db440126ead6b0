/** What is told by the signs alone, where no time of birth is known: the Moon sign, planets in their fall, and what custom does. */
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import { lordOf } from '../../../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim } from '../../facts/claim.ts';
import { judge } from '../../facts/truth.ts';
import { signClaim } from '../../facts/of-birth.ts';
import { all, either, ofPlanet, says, states, type Answer, type Asked } from './telling.ts';

/** Whether the time of birth is known. */
export const hasTime = ({ known }: Asked): boolean => known.birth.timeKnown;

/** The sign of the Moon. */
export const signOfMoon: Answer = states(({ known }) => [signClaim(known, 'moon')]);

/** Planets in their fall; the Moon, which may leave its sign that day, is left out. */
const fallen = ({ known }: Asked): readonly Claim[] =>
  PLANETS7.filter((of) => of !== 'moon')
    .map((of): Claim => ({ kind: 'dignity', of, dignity: 'debilitated', chart: 'D1' }))
    .filter((claim) => judge(known, claim, false) === 'true');
/** That strength takes the time of birth, and which planets are weak by their sign. */
export const strengthsBySign: Answer = all(
  says('noTimeStrength'),
  either((asked) => fallen(asked).length > 0, states(fallen), says('noneFallen')),
);

/** The lord of the Moon sign. */
export const lordOfMoonSign = ({ known }: Asked): Graha => lordOf(known.rashi.planets.moon);
/** What custom does where no planet can be called the weakest: that of the lord of the Moon sign. */
export const remedyOfMoon: Answer = says('remedyOfMoon', (asked) => ({
  values: ofPlanet(asked, lordOfMoonSign(asked)),
  claims: [signClaim(asked.known, 'moon')],
}));

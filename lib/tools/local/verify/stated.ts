/** Claims in fields about charts: each once as the chart has it and once with another value. */
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { claimOf } from '../../../astrologer/reading/stated.ts';
import { judge } from '../../../astrologer/reading/truth.ts';
import type { ClaimIn } from '../../../contract/suites/claims.ts';
import { signOfHouse } from '../../../../layers/jyotish/chart/chart.ts';
import { NAKSHATRA_KEYS } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';

const after = (number: number, most: number): number => (number % most) + 1;
const keyAt = <K>(keys: readonly K[], number: number): K | undefined => keys[number - 1];

/** True statements of a chart, each with one that is false. */
const pairsOf = ({ read, rashi }: KnownBirth): readonly (readonly [ClaimIn, ClaimIn])[] => [
  ...GRAHAS.flatMap((of): readonly (readonly [ClaimIn, ClaimIn])[] => {
    const { house, nakshatra, retrograde } = read.chart.grahas[of];
    const sign = rashi.planets[of];
    return [
      [
        { kind: 'house', of, house },
        { kind: 'house', of, house: after(house, 12) },
      ],
      [
        { kind: 'sign', of, sign: keyAt(SIGN_KEYS, sign) },
        { kind: 'sign', of, sign: keyAt(SIGN_KEYS, after(sign, 12)) },
      ],
      [
        { kind: 'star', of, star: keyAt(NAKSHATRA_KEYS, nakshatra.id) },
        { kind: 'star', of, star: keyAt(NAKSHATRA_KEYS, after(nakshatra.id, 27)) },
      ],
      [
        { kind: 'motion', of, retrograde },
        { kind: 'motion', of, retrograde, negated: true },
      ],
    ];
  }),
  ...Array.from({ length: 12 }, (_, i): readonly [ClaimIn, ClaimIn] => {
    const sign = signOfHouse(read.chart, i + 1);
    return [
      { kind: 'house_sign', house: i + 1, sign: keyAt(SIGN_KEYS, sign) },
      { kind: 'house_sign', house: i + 1, sign: keyAt(SIGN_KEYS, after(sign, 12)) },
    ];
  }),
];

/** How many of the claims of some charts are judged as they are. */
export const statedScore = (charts: readonly KnownBirth[]): { readonly claims: number; readonly right: number } => {
  const judged = charts.flatMap((known) =>
    pairsOf(known).flatMap((pair) =>
      pair.map((one, i) => {
        const claim = claimOf(one);
        return !('lacks' in claim) && judge(known, claim, one.negated ?? false) === (i === 0 ? 'true' : 'false');
      }),
    ),
  );
  return { claims: judged.length, right: judged.filter(Boolean).length };
};

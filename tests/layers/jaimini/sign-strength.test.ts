/** The strength of signs against pairs that were worked out independently (and by PyJHora, which agrees in 7,857 of 7,920). */
import { byGraha } from '../../../layers/jyotish/chart/graha.ts';
import { rashi } from '../../../layers/jyotish/chart/rashi.ts';
import { SIGN_STRENGTH_RULES, strongerSign, type SignChart } from '../../../layers/jyotish/jaimini/sign-strength.ts';
import { vectorCases } from '../../support/vectors.ts';

interface StrengthCase {
  readonly id: string;
  readonly ascendant: number;
  /** Signs count from 0. */
  readonly signs: Readonly<Record<string, number>>;
  readonly degrees: Readonly<Record<string, number>>;
  readonly rashi_bala: { readonly pairs: readonly (readonly [a: number, b: number, winner: number, rule: string])[] };
}
const CASES = vectorCases<StrengthCase>('jaimini-3.json');

const OUR_RULE: Readonly<Record<string, (typeof SIGN_STRENGTH_RULES)[number]>> = {
  planets: 'planets',
  roles: 'aspects',
  exalted: 'exalted',
  parity: 'lord_parity',
  modality: 'modality',
  degrees: 'lord_degrees',
};

const named = (record: Readonly<Record<string, number>>, graha: string): number =>
  record[graha.charAt(0).toUpperCase() + graha.slice(1)] ?? NaN;
const chartOf = ({ ascendant, signs, degrees }: StrengthCase): SignChart => ({
  lagna: Math.floor(ascendant / 30) + 1,
  signs: byGraha((graha) => named(signs, graha) + 1),
  degrees: byGraha((graha) => named(degrees, graha)),
});

describe('the stronger of two signs', () => {
  it('and the rule that decides are those of 66 pairs in 36 births', () => {
    const seen = new Set<string>();
    for (const one of CASES) {
      const chart = chartOf(one);
      const found = one.rashi_bala.pairs.map(([a, b]) => {
        const { sign, rule } = strongerSign(chart, a + 1, b + 1);
        return [a, b, sign - 1, rule === null ? 'tie' : SIGN_STRENGTH_RULES[rule - 1]];
      });
      expect([one.id, found]).toEqual([
        one.id,
        one.rashi_bala.pairs.map(([a, b, winner, rule]) => [a, b, winner, OUR_RULE[rule]]),
      ]);
      for (const [, , , rule] of found) seen.add(String(rule));
    }
    expect(CASES).toHaveLength(36);
    // Every rule decides some pair.
    expect([...seen].sort()).toEqual([...SIGN_STRENGTH_RULES].sort());
  });

  it('is the same from both sides', () => {
    for (const one of CASES) {
      const chart = chartOf(one);
      for (const [a, b] of one.rashi_bala.pairs) {
        const { values, ...verdict } = strongerSign(chart, a + 1, b + 1);
        expect(strongerSign(chart, b + 1, a + 1)).toEqual({ ...verdict, values: values.toReversed() });
      }
    }
  });

  it('hangs on the order of modality and parity for signs of unlike modality alone', () => {
    let changed = 0;
    for (const one of CASES) {
      const chart = chartOf(one);
      for (const [a, b] of one.rashi_bala.pairs) {
        const [pvr, other] = [strongerSign(chart, a + 1, b + 1), strongerSign(chart, a + 1, b + 1, 'modality_first')];
        if (pvr.sign === other.sign) continue;
        changed++;
        expect(rashi(a + 1).mode).not.toBe(rashi(b + 1).mode);
        expect(SIGN_STRENGTH_RULES[(pvr.rule ?? 0) - 1]).toBe('lord_parity');
      }
    }
    // 107 of 7,920 pairs of 120 births: one in 74.
    expect(changed).toBeGreaterThan(10);
    expect(changed).toBeLessThan(60);
  });
});

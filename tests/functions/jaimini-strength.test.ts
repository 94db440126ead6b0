/** Strength of signs against a second writing of the rules checked by PyJHora (tests/vectors/jaimini-3.json); arudhas of planets, upapada. */
import { handler as arudhaPadas } from '../../functions/jaimini/arudha-padas.ts';
import { handler as grahaArudhas } from '../../functions/jaimini/graha-arudhas.ts';
import { handler as padaRelations } from '../../functions/jaimini/pada-relations.ts';
import { handler as rashiBala } from '../../functions/jaimini/rashi-bala.ts';
import { handler as rashiDrishti } from '../../functions/jaimini/rashi-drishti.ts';
import { handler as upapada } from '../../functions/jaimini/upapada.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as tulya } from '../../functions/varga/tulya.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { houseFrom, signAt } from '../../layers/jyotish/chart/rashi.ts';
import { data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

interface Case extends TimedCase {
  readonly id: string;
  readonly rashi_bala: {
    readonly pairs: readonly (readonly [number, number, number, string])[];
    readonly wins: readonly number[];
    readonly order: readonly number[];
  };
}
const cases = vectorCases<Case>('jaimini-3.json');
const RULES: Readonly<Record<string, string>> = {
  roles: 'aspects',
  parity: 'lord_parity',
  degrees: 'lord_degrees',
};
interface Pair {
  readonly a: { readonly id: number };
  readonly b: { readonly id: number };
  readonly winner: { readonly id: number } | null;
  readonly rule: string;
  readonly a_value: number;
  readonly b_value: number;
}

describe('jaimini/rashi-bala', () => {
  it('agrees with a second writing of the rules', async () => {
    const mismatches: number[] = [];
    const reached = new Set<string>();
    for (const one of cases) {
      const { pairs, ranking } = await data(rashiBala, birthFields(one));
      const found = pairs.map(({ a, b, winner, rule }: Pair) => [a.id - 1, b.id - 1, (winner?.id ?? 0) - 1, rule]);
      const wanted = one.rashi_bala.pairs.map(([a, b, winner, rule]) => [a, b, winner, RULES[rule] ?? rule]);
      expect([one.id, found]).toEqual([one.id, wanted]);
      mismatches.push(...found.map(() => 0));
      for (const { rule, a, winner, a_value: x, b_value: y } of pairs) {
        reached.add(rule);
        expect(winner.id === a.id).toBe(x > y);
      }
      const { wins, order } = one.rashi_bala;
      for (const row of ranking) expect(row.wins).toBe(wins[row.sign.id - 1]);
      if (new Set(wins).size < 12) continue;
      expect(ranking.map(({ sign }: { sign: { id: number } }) => sign.id - 1)).toEqual(order);
    }
    expect([...reached].sort()).toEqual(['aspects', 'exalted', 'lord_degrees', 'lord_parity', 'modality', 'planets']);
    record(
      { endpoint: 'jaimini/rashi-bala', oracle: 'Second writing of the rules, PyJHora 4.8.5', unit: 'mismatches' },
      mismatches,
    );
  });

  it('says whether one order agrees with all pairs', async () => {
    for (const one of cases.slice(0, 12)) {
      const { ranking, transitive } = await data(rashiBala, birthFields(one));
      const wins = ranking.map((row: { wins: number }) => row.wins);
      expect(wins.reduce((sum: number, n: number) => sum + n, 0)).toBe(66);
      expect(transitive).toBe(new Set(wins).size === 12);
      expect(wins).toEqual(wins.toSorted((a: number, b: number) => b - a));
    }
  });
});

const BIRTHS = cases.slice(0, 20);

describe('jaimini/graha-arudhas', () => {
  // P. V. R. Narasimha Rao, ch. 9: as far from its own sign as that is from the planet; not on the planet nor its seventh.
  it('is as far from the own sign as that from the planet', async () => {
    const moved = new Set<string>();
    for (const one of BIRTHS) {
      const { arudhas } = await data(grahaArudhas, birthFields(one));
      const { planets: natal } = await data(planets, birthFields(one));
      const { pairs } = await data(rashiBala, birthFields(one));
      for (const { planet, owned_sign: owned, arudha_sign: arudha, exception } of arudhas) {
        const at = natal.find((row: { planet: string }) => row.planet === planet).sign.id;
        const image = signAt(owned.id, houseFrom(at, owned.id));
        moved.add(exception);
        expect(arudha.id).toBe(exception === 'none' ? image : signAt(image, 10));
        expect([1, 7]).not.toContain(houseFrom(at, arudha.id));
        const two = { mars: [1, 8], mercury: [3, 6], jupiter: [9, 12], venus: [2, 7], saturn: [10, 11] }[
          String(planet)
        ];
        if (two) expect(pairs.find(({ a, b }: Pair) => a.id === two[0] && b.id === two[1]).winner.id).toBe(owned.id);
      }
    }
    expect([...moved].sort()).toEqual(['none', 'self', 'seventh']);
    record(
      {
        endpoint: 'jaimini/graha-arudhas',
        oracle: 'P. V. R. Narasimha Rao, ch. 9: a second writing of the rule',
        unit: 'mismatches',
      },
      BIRTHS.flatMap(() => Array.from({ length: 9 }, () => 0)),
    );
  });
});

describe('jaimini/pada-relations', () => {
  it('counts between the padas of jaimini/arudha-padas', async () => {
    for (const one of BIRTHS) {
      const { padas } = await data(arudhaPadas, birthFields(one));
      const signOf = (key: string): number => padas.find((row: { key: string }) => row.key === key).sign.id;
      const { pairs } = await data(padaRelations, birthFields(one));
      expect(pairs).toHaveLength(66);
      for (const { a, b, distance, relation } of pairs) {
        expect(distance).toBe(houseFrom(signOf(a), signOf(b)));
        const back = ((13 - distance) % 12) + 1;
        const wanted = { 1: 'same', 2: 'two_twelve', 3: 'three_eleven', 5: 'trikona', 6: 'six_eight' };
        expect(relation).toBe(wanted[Math.min(distance, back) as 1] ?? 'kendra');
      }
    }
  });
});

describe('jaimini/upapada', () => {
  it('is A12 with the sign aspects of jaimini/rashi-drishti', async () => {
    const rules = new Set<string>();
    for (const one of cases) {
      const answer = await data(upapada, birthFields(one));
      const { padas } = await data(arudhaPadas, birthFields(one));
      expect([answer.upapada.sign, answer.upapada.house, answer.upapada.exception]).toEqual([
        padas[11].sign,
        padas[11].house,
        padas[11].exception,
      ]);
      expect(answer.relation_to_a7).toBe(houseFrom(padas[6].sign.id, padas[11].sign.id));
      expect(answer.second.sign.id).toBe(signAt(padas[11].sign.id, 2));
      const { aspects } = await data(rashiDrishti, birthFields(one));
      for (const part of [{ ...answer, sign: answer.upapada.sign }, answer.second]) {
        const row = aspects.find(({ sign }: { sign: { id: number } }) => sign.id === part.sign.id);
        expect([part.occupants, part.aspected_by]).toEqual([row.planets, row.planets_aspecting]);
      }
      for (const { rule_id: rule } of answer.lines) rules.add(rule);
    }
    expect(rules.size).toBeGreaterThanOrEqual(5);
  });
});

describe('varga/tulya', () => {
  it('lays navamsa and birth chart over each other, there and back', async () => {
    for (const one of BIRTHS) {
      const { rashi_tulya: over, navamsa_tulya: under } = await data(tulya, birthFields(one));
      const [d1, d9] = [
        await data(varga, birthFields(one), { chart: 'D1' }),
        await data(varga, birthFields(one), { chart: 'D9' }),
      ];
      const signIn = (chart: typeof d1, point: string): number =>
        point === 'ascendant'
          ? chart.ascendant.sign.id
          : chart.planets.find((row: { planet: string }) => row.planet === point).sign.id;
      for (const [rows, from, onto] of [
        [over, d9, d1],
        [under, d1, d9],
      ]) {
        for (const { planet, sign, house, planets: there } of rows) {
          expect(sign.id).toBe(signIn(from, planet));
          expect(house).toBe(houseFrom(signIn(onto, 'ascendant'), sign.id));
          for (const { key } of there) expect(signIn(onto, key)).toBe(sign.id);
        }
      }
    }
  });
});

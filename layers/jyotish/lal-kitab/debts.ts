/** Ancestral debts (rin): placements that show each (Lal Kitab 1952; B. M. Goswami). One planet suffices. */
import type { Graha } from '../ephemeris/sky.ts';
import type { EnemyRule, Teva } from './teva.ts';

/** The debts in the order of every list. */
export const DEBTS = ['pitri', 'self', 'matri', 'stri', 'kin', 'daughter', 'oppression', 'unborn', 'divine'] as const;
export type Debt = (typeof DEBTS)[number];

/** Planets, and the houses in which one of them shows the debt. */
const RULES: Readonly<Record<Debt, { readonly planets: readonly Graha[]; readonly houses: readonly number[] }>> = {
  pitri: { planets: ['venus', 'mercury', 'rahu'], houses: [2, 5, 9, 12] },
  self: { planets: ['venus', 'saturn', 'rahu'], houses: [5] },
  matri: { planets: ['ketu'], houses: [4] },
  stri: { planets: ['sun', 'moon', 'rahu'], houses: [2, 7] },
  kin: { planets: ['mercury', 'ketu'], houses: [1, 8] },
  daughter: { planets: ['moon'], houses: [3, 6] },
  oppression: { planets: ['sun', 'moon', 'mars'], houses: [10, 11] },
  unborn: { planets: ['sun', 'venus', 'mars'], houses: [12] },
  divine: { planets: ['moon', 'mars'], houses: [6] },
};

/** A debt and the planets that show it; none where it is absent. */
export interface DebtFinding {
  readonly id: Debt;
  readonly planets: readonly Graha[];
}

/** The nine debts of a teva; by the edition of 1952 Ketu in the fifth shows the debt to oneself too. */
export const lalDebtsOf = (teva: Teva, enemies: EnemyRule): readonly DebtFinding[] =>
  DEBTS.map((id) => {
    const { planets, houses } = RULES[id];
    const asked: readonly Graha[] = id === 'self' && enemies === '1952' ? [...planets, 'ketu'] : planets;
    return { id, planets: asked.filter((planet) => houses.includes(teva[planet])) };
  });

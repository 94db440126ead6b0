/** Doshas of the natal chart, a few rules each. Manglik, Kaal Sarp and Pitra have files of their own. */
import { moonInPada, moonInShare, moonInStars } from '../condition/birth.ts';
import { all, any, names } from '../condition/term.ts';
import { DARIDRA_YOGAS } from '../yoga/arishta.ts';
import { KEMADRUMA, SHAKATA } from '../yoga/lunar.ts';
import type { YogaRule } from '../yoga/rule.ts';
import { KALATRA } from './kalathra.ts';
import { PAIR_RULES } from './pairs.ts';
import { doshaRow as row, type DoshaRule } from './rule.ts';

const PRACTICE = 'practice of Indian almanacs';
/** A yoga that counts as a dosha. */
const ofYogas = <const Id extends string>(id: Id, rules: readonly YogaRule[]): DoshaRule<Id> => ({
  id,
  source: rules[0]?.source ?? PRACTICE,
  rules: Object.fromEntries(rules.map((rule) => [rule.id, rule.when])),
  cancels: Object.assign({}, ...rules.map(({ cancels }) => cancels ?? {})),
});

/** Ganda mool stars, the strongest pada of each, and two harmless padas. */
const GANDA_STARS = [1, 9, 10, 18, 19, 27] as const;
// prettier-ignore
const STRONGEST_PADA = [[1, 1], [9, 4], [10, 1], [18, 4], [19, 1], [27, 4]] as const;
const HARMLESS_PADA = [
  [9, 1],
  [19, 4],
] as const;

/** Two ghatis of sixty. */
const TWO_GHATIS = 2 / 60;

/** In the order of every list. */
export const NATAL_DOSHAS = [
  PAIR_RULES.guru_chandal,
  PAIR_RULES.grahan,
  PAIR_RULES.shrapit,
  PAIR_RULES.angarak,
  PAIR_RULES.vish,
  row({
    id: 'gandmool',
    source: 'BPHS ch. 92 (ganda births)',
    rules: {
      ganda_star: all(names('moon'), moonInStars(GANDA_STARS)),
      strongest_pada: all(names('moon'), any(...STRONGEST_PADA.map(([star, pada]) => moonInPada(star, pada)))),
    },
    cancels: { harmless_pada: any(...HARMLESS_PADA.map(([star, pada]) => moonInPada(star, pada))) },
  }),
  row({
    id: 'abhukta_mula',
    source: 'BPHS ch. 93',
    rules: {
      two_ghatis: all(names('moon'), any(moonInShare(18, 1 - TWO_GHATIS, 1), moonInShare(19, 0, TWO_GHATIS))),
    },
  }),
  ofYogas('kemadruma', [KEMADRUMA]),
  ofYogas('daridra', DARIDRA_YOGAS),
  ofYogas('shakata', [SHAKATA]),
  KALATRA,
  PAIR_RULES.ghatak,
];

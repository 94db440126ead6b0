/** Reasons for a match: one per check, as the key of a sentence with its facts. */
import type { Nadi } from '../chart/avakahada.ts';
import { NAKSHATRA_KEYS, type NakshatraKey } from '../chart/nakshatra.ts';
import { rashi, type SignKey } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { civilDate } from '../ephemeris/instant.ts';
import { bhakootKind } from './ashtakoot.ts';
import { cancelledBy, type ExceptionFinding, type ExceptionRule } from './exceptions.ts';
import type { MarsOfPair, PairManglikKind, PartnerRuleId, PartnerSide } from './mars-of-pair.ts';
import type { MatchPartner } from './partner.ts';
import { rajjuOf, type Porutham, type RajjuPart } from './porutham.ts';
import {
  checksOf,
  kootaPoints,
  type ChartsOfPair,
  type KootaMatch,
  type MatchCheck,
  type PoruthamMatch,
} from './verdict.ts';

/** Rules behind the reasons; each has a sentence in `lib/words`. */
export const REASON_RULES = [
  'ashtakoot.enough',
  'ashtakoot.short',
  'manglik.both',
  'manglik.neither',
  'manglik.cancelled',
  'manglik.one',
  'nadi.differ',
  'nadi.cancelled',
  'nadi.dosha',
  'bhakoot.clear',
  'bhakoot.cancelled',
  'bhakoot.dosha',
  'rajju.differ',
  'rajju.same',
  'vedha.clear',
  'vedha.pierced',
  'porutham.uttama',
  'porutham.madhyama',
  'porutham.adhama',
  'porutham.essential',
  'papasamyam.good',
  'papasamyam.middling',
  'papasamyam.not_good',
  'sandhi.none',
  'sandhi.mild',
  'sandhi.strong',
] as const;
export type ReasonRule = (typeof REASON_RULES)[number];

/** Kind of fact → its value: keys, so that it can be named in any language. */
interface FactValues {
  readonly number: number;
  readonly flag: boolean;
  readonly partner: PartnerSide;
  readonly nadi: Nadi;
  readonly sign: SignKey;
  readonly star: NakshatraKey;
  readonly rajju: RajjuPart;
  /** Distance of two signs in both directions: `2/12`. */
  readonly distance: string;
  readonly rule: ExceptionRule;
  readonly mars_rule: PartnerRuleId;
  readonly porutham: Porutham;
}
type FactKind = keyof FactValues;
interface FactOf<K extends FactKind> {
  readonly name: string;
  readonly kind: K;
  readonly value: FactValues[K];
  /** Of a rule with two halves the one that holds, which the sentence tells. */
  readonly told?: ExceptionFinding;
}
/** A fact of a sentence. */
export type ReasonFact = { [K in FactKind]: FactOf<K> }[FactKind];

/** The reason for the result of one check. */
export interface MatchReason {
  readonly check: MatchCheck;
  readonly rule: ReasonRule;
  /** True when it is in favour of the match. */
  readonly passed: boolean;
  readonly facts: readonly ReasonFact[];
}

type Finding = Omit<MatchReason, 'check' | 'passed'>;

const fact = <K extends FactKind>(kind: K, name: string, value: FactValues[K]): FactOf<K> => ({ name, value, kind });
const both = <K extends FactKind>(
  kind: K,
  { pair: { groom, bride } }: KootaMatch,
  of: (partner: MatchPartner) => FactValues[K],
): readonly FactOf<K>[] => [fact(kind, 'groom', of(groom)), fact(kind, 'bride', of(bride))];

const starKeyOf = (nakshatra: number): NakshatraKey => rowOf(NAKSHATRA_KEYS, nakshatra, 'nakshatra');

/** The finding of a koota with a dosha that rules can cancel. */
const lifted = (
  koota: 'nadi' | 'bhakoot',
  match: KootaMatch,
  clear: ReasonRule,
  facts: readonly ReasonFact[],
  doshaFacts: readonly ReasonFact[],
): Finding => {
  const { dosha, cancelled } = kootaPoints(koota, match);
  if (!dosha) return { rule: clear, facts };
  const rules = cancelledBy(koota, match.exceptions).map(({ rule, finding }) => ({
    ...fact('rule', 'rule', rule),
    told: finding,
  }));
  return {
    rule: cancelled ? `${koota}.cancelled` : `${koota}.dosha`,
    facts: [...facts, ...doshaFacts, ...rules],
  };
};

const MARS_RULES: Readonly<Record<PairManglikKind, ReasonRule>> = {
  neither: 'manglik.neither',
  both: 'manglik.both',
  cancelled: 'manglik.cancelled',
  one_sided: 'manglik.one',
};

/** What the reasons are taken from; null where births without a time, or stars alone, cannot tell. */
export interface MatchFacts {
  readonly mars: MarsOfPair | null;
  readonly porutham: PoruthamMatch;
  readonly charts: ChartsOfPair | null;
}

const chartsIn = ({ charts }: MatchFacts): ChartsOfPair => {
  if (!charts) throw new Error('papasamyam and sandhi are not judged without charts');
  return charts;
};

/** The pair of changes that weighs most: the first strong one, else the first mild one. */
const sandhiFinding = ({ sandhis }: ChartsOfPair): Finding => {
  const one = sandhis.find(({ grade }) => grade === 'strong') ?? sandhis[0];
  if (one === undefined) return { rule: 'sandhi.none', facts: [] };
  const year = civilDate(one.groom.at < one.bride.at ? one.groom.at : one.bride.at, 0).year;
  return {
    rule: `sandhi.${one.grade}`,
    facts: [fact('number', 'year', year), fact('number', 'days', Math.round(one.gap))],
  };
};

const FINDINGS: Readonly<Record<MatchCheck, (match: KootaMatch, passed: boolean, facts: MatchFacts) => Finding>> = {
  ashtakoot: ({ total, adjusted }, passed) => ({
    rule: passed ? 'ashtakoot.enough' : 'ashtakoot.short',
    facts: [fact('number', 'total', total), fact('number', 'adjusted', adjusted)],
  }),
  manglik: (_match, _passed, { mars }) => {
    if (!mars) throw new Error('manglik is not judged without charts');
    const { groom, bride, kind, side, cancelledBy: by } = mars;
    return {
      rule: MARS_RULES[kind],
      facts: [
        fact('flag', 'groom', groom.effective),
        fact('flag', 'bride', bride.effective),
        ...(side === null ? [] : [fact('partner', 'who', side)]),
        ...(kind === 'cancelled' ? by.map((rule) => fact('mars_rule', 'rule', rule)) : []),
      ],
    };
  },
  nadi: (match) =>
    lifted(
      'nadi',
      match,
      'nadi.differ',
      both('nadi', match, ({ nadi }) => nadi),
      [],
    ),
  bhakoot: (match) =>
    lifted(
      'bhakoot',
      match,
      'bhakoot.clear',
      both('sign', match, ({ sign }) => rashi(sign).key),
      [fact('distance', 'kind', bhakootKind(match.pair.groom.sign, match.pair.bride.sign))],
    ),
  rajju: (match, passed) => ({
    rule: passed ? 'rajju.differ' : 'rajju.same',
    facts: both('rajju', match, ({ nakshatra }) => rajjuOf(nakshatra).part),
  }),
  vedha: (match, passed) => ({
    rule: passed ? 'vedha.clear' : 'vedha.pierced',
    facts: both('star', match, ({ nakshatra }) => starKeyOf(nakshatra)),
  }),
  porutham: (_match, _passed, { porutham: { total, failed, verdict } }) => ({
    rule: failed.length > 0 ? 'porutham.essential' : `porutham.${verdict}`,
    facts: [fact('number', 'total', total), ...failed.map((id) => fact('porutham', 'which', id))],
  }),
  papasamyam: (_match, _passed, facts) => {
    const { groom, bride, grade } = chartsIn(facts).papa;
    return {
      rule: `papasamyam.${grade}`,
      facts: [fact('number', 'groom', groom), fact('number', 'bride', bride)],
    };
  },
  sandhi: (_match, _passed, facts) => sandhiFinding(chartsIn(facts)),
};

/** One reason for each check that can be judged; manglik is left out where `mars` is null. */
export const reasonsOf = (match: KootaMatch, facts: MatchFacts): readonly MatchReason[] =>
  checksOf(match, facts.mars && facts.mars.good, facts.porutham, facts.charts).map(({ id, passed }) => ({
    check: id,
    passed,
    ...FINDINGS[id](match, passed, facts),
  }));

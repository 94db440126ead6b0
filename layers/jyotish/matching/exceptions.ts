/**
 * Parihara: what cancels the dosha of a koota. Every rule of a koota that has a dosha is reported,
 * whether it applies or not; only rules marked as cancelling give the koota its points back.
 */
import { count } from '../ephemeris/angle.ts';
import { bhakootKind, isFreeTara, lordRelation, type Koota, type KootaScore, type MatchPair } from './ashtakoot.ts';
import { taraOf } from '../panchang/bala.ts';
import type { Planet7 } from '../chart/rashi.ts';

const MC = 'Muhurta Chintamani, vivaha-prakarana';
const PRACTICE = 'common almanac practice; authorities differ';

/** Ids of all rules of cancellation. */
export const EXCEPTION_RULES = [
  'same_star_other_pada',
  'same_sign_other_star',
  'same_star_other_sign',
  'benefic_lords',
  'exempt_stars',
  'same_lord',
  'lords_friends',
  'near_signs_friendly_lords',
  'navamsa_lords',
  'nadi_and_tara_good',
  'lords_same_or_friends',
  'navamsa_lords_friends',
  'bride_to_groom_over_14',
  'bhakoot_clear',
] as const;
export type ExceptionRule = (typeof EXCEPTION_RULES)[number];
/** What was found: the rule, or the half of it that holds where a rule asks for one planet or two friends. */
export type ExceptionFinding = ExceptionRule | 'same_navamsa_lord' | 'navamsa_lords_are_friends';

interface ExceptionRow {
  readonly koota: Koota;
  readonly rule: ExceptionRule;
  readonly source: string;
  /** False: it eases the dosha without cancelling it. */
  readonly cancels: boolean;
  readonly applies: (pair: MatchPair) => boolean;
}

const mutualFriends = (a: Planet7 | null, b: Planet7 | null): boolean =>
  a !== null && b !== null && lordRelation(a, b) === 'F/F';
const lordsFriends = ({ groom, bride }: MatchPair): boolean => mutualFriends(groom.lord, bride.lord);
const lordsSame = ({ groom, bride }: MatchPair): boolean => groom.lord === bride.lord;
const navamsaFriends = ({ groom, bride }: MatchPair): boolean => mutualFriends(groom.navamsaLord, bride.navamsaLord);
const navamsaSame = ({ groom, bride }: MatchPair): boolean =>
  groom.navamsaLord !== null && groom.navamsaLord === bride.navamsaLord;
const sameStar = ({ groom, bride }: MatchPair): boolean => groom.nakshatra === bride.nakshatra;
/** Same star, and the padas are equal or may be (one is unknown). */
const maySharePada = (pair: MatchPair): boolean =>
  sameStar(pair) && (pair.groom.pada === null || pair.bride.pada === null || pair.groom.pada === pair.bride.pada);
const bhakootClear = ({ groom, bride }: MatchPair): boolean => bhakootKind(groom.sign, bride.sign) === 'none';

const navamsaFinding = (pair: MatchPair): ExceptionFinding =>
  navamsaSame(pair) ? 'same_navamsa_lord' : 'navamsa_lords_are_friends';
/** Rules with two halves, and which of them a pair that meets the rule has. */
const HALVES: Readonly<Partial<Record<ExceptionRule, (pair: MatchPair) => ExceptionFinding>>> = {
  lords_same_or_friends: (pair) => (lordsSame(pair) ? 'same_lord' : 'lords_friends'),
  navamsa_lords: navamsaFinding,
  navamsa_lords_friends: navamsaFinding,
};

const BENEFIC_LORDS: readonly Planet7[] = ['jupiter', 'mercury', 'venus'];
const NADI_FREE_STARS: readonly number[] = [4, 5, 6, 8, 18, 22, 26, 27];

/** Same star and same pada: nothing cancels the nadi dosha. */
const nadi = (rule: ExceptionRule, source: string, applies: (pair: MatchPair) => boolean): ExceptionRow => ({
  koota: 'nadi',
  rule,
  source,
  cancels: true,
  applies: (pair) => !maySharePada(pair) && applies(pair),
});
const row = (
  koota: Koota,
  rule: ExceptionRule,
  source: string,
  applies: (pair: MatchPair) => boolean,
  cancels = true,
): ExceptionRow => ({
  koota,
  rule,
  source,
  cancels,
  applies,
});

const EXCEPTION_ROWS: readonly ExceptionRow[] = [
  nadi('same_star_other_pada', MC, sameStar),
  nadi('same_sign_other_star', MC, (p) => p.groom.sign === p.bride.sign && !sameStar(p)),
  nadi('same_star_other_sign', MC, (p) => sameStar(p) && p.groom.sign !== p.bride.sign),
  nadi('benefic_lords', PRACTICE, (p) => BENEFIC_LORDS.includes(p.groom.lord) && BENEFIC_LORDS.includes(p.bride.lord)),
  nadi(
    'exempt_stars',
    PRACTICE,
    (p) => NADI_FREE_STARS.includes(p.groom.nakshatra) && NADI_FREE_STARS.includes(p.bride.nakshatra),
  ),
  row('bhakoot', 'same_lord', MC, lordsSame),
  row('bhakoot', 'lords_friends', MC, lordsFriends),
  row(
    'bhakoot',
    'near_signs_friendly_lords',
    MC,
    ({ groom, bride }) =>
      bhakootKind(groom.sign, bride.sign) !== '6-8' && ['F/F', 'F/N'].includes(lordRelation(groom.lord, bride.lord)),
  ),
  row('bhakoot', 'navamsa_lords', PRACTICE, (p) => navamsaSame(p) || navamsaFriends(p)),
  row(
    'bhakoot',
    'nadi_and_tara_good',
    PRACTICE,
    ({ groom, bride }) =>
      groom.nadi !== bride.nadi &&
      isFreeTara(taraOf(groom.nakshatra, bride.nakshatra)) &&
      isFreeTara(taraOf(bride.nakshatra, groom.nakshatra)),
    false,
  ),
  row('gana', 'lords_same_or_friends', MC, (p) => lordsSame(p) || lordsFriends(p)),
  row('gana', 'navamsa_lords_friends', PRACTICE, (p) => navamsaSame(p) || navamsaFriends(p)),
  row(
    'gana',
    'bride_to_groom_over_14',
    PRACTICE,
    ({ groom, bride }) => count(bride.nakshatra, groom.nakshatra, 27) > 14,
  ),
  row('gana', 'bhakoot_clear', MC, bhakootClear),
  ...(['yoni', 'varna', 'vashya'] as const).flatMap((koota) => [
    row(koota, 'lords_same_or_friends', MC, (p) => lordsSame(p) || lordsFriends(p)),
    row(koota, 'bhakoot_clear', MC, bhakootClear),
  ]),
];

/** The same by koota, in the order in which the table names them. */
const ROWS_OF_KOOTA = [...Map.groupBy(EXCEPTION_ROWS, ({ koota }) => koota)];

/** Points at or below which a koota counts as a dosha; tara and graha maitri have no exceptions of their own. */
const DOSHA_AT: Readonly<Partial<Record<Koota, number>>> = {
  varna: 0,
  vashya: 0,
  yoni: 0,
  gana: 1,
  bhakoot: 0,
  nadi: 0,
};

/** Whether the points of a koota are a dosha. */
export const hasKootaDosha = ({ id, points }: KootaScore): boolean => {
  const limit = DOSHA_AT[id];
  return limit !== undefined && points <= limit;
};

/** A rule of cancellation tested on a pair. */
export interface KootaException {
  readonly koota: Koota;
  readonly rule: ExceptionRule;
  readonly source: string;
  readonly cancels: boolean;
  readonly applies: boolean;
  /** The half of the rule that holds; the rule itself where it has none or does not apply. */
  readonly finding: ExceptionFinding;
}

/** Every rule of every koota that has a dosha, tested. */
export const exceptionsOf = (pair: MatchPair, scores: readonly KootaScore[]): readonly KootaException[] => {
  const doshas = scores.filter(hasKootaDosha).map(({ id }) => id);
  const tested = ({ koota, rule, source, cancels, applies: holds }: ExceptionRow): KootaException => {
    const applies = holds(pair);
    return { koota, rule, source, cancels, applies, finding: (applies && HALVES[rule]?.(pair)) || rule };
  };
  return ROWS_OF_KOOTA.flatMap(([koota, rows]) => (doshas.includes(koota) ? rows.map(tested) : []));
};

const takesAway = (exception: KootaException, koota: Koota): boolean =>
  exception.koota === koota && exception.cancels && exception.applies;

/** The rules that cancel a koota's dosha, in the order of the table. */
export const cancelledBy = (koota: Koota, exceptions: readonly KootaException[]): readonly KootaException[] =>
  exceptions.filter((exception) => takesAway(exception, koota));

/** Whether a koota's dosha is cancelled by one of its rules. */
export const isCancelled = (koota: Koota, exceptions: readonly KootaException[]): boolean =>
  exceptions.some((exception) => takesAway(exception, koota));

/** Whether a nadi dosha has no exception at all: one star and one pada. */
export const isNadiAbsolute = maySharePada;

/** The total in which a cancelled koota has its full points. */
export const adjustedTotal = (scores: readonly KootaScore[], exceptions: readonly KootaException[]): number =>
  scores.reduce((sum, { id, points, max }) => sum + (isCancelled(id, exceptions) ? max : points), 0);

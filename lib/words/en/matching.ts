/** Matching in English. Nothing promises or threatens: a sentence says what was found and by which rule. */
import type { NameCertainty } from '../../../layers/jyotish/chart/name-syllables.ts';
import type { PapaGrade } from '../../../layers/jyotish/dosha/papasamyam.ts';
import type { BhakootKind, Koota } from '../../../layers/jyotish/matching/ashtakoot.ts';
import type { ExceptionRule } from '../../../layers/jyotish/matching/exceptions.ts';
import type { SandhiGrade } from '../../../layers/jyotish/matching/dasha-sandhi.ts';
import type { KootaCase } from '../../../layers/jyotish/matching/koota-case.ts';
import type {
  Porutham,
  PoruthamGrade,
  PoruthamVerdict,
  RajjuDirection,
  RajjuPart,
} from '../../../layers/jyotish/matching/porutham.ts';
import type { PairManglikKind, PartnerSide } from '../../../layers/jyotish/matching/mars-of-pair.ts';
import type { ReasonRule } from '../../../layers/jyotish/matching/reasons.ts';
import type { MatchCheck, MatchVerdict } from '../../../layers/jyotish/matching/verdict.ts';

export const kootas: Readonly<Record<Koota, string>> = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  graha_maitri: 'Graha Maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
};

export const poruthams: Readonly<Record<Porutham, string>> = {
  dina: 'Dina',
  gana: 'Gana',
  mahendra: 'Mahendra',
  stri_dirgha: 'Stri Dirgha',
  yoni: 'Yoni',
  rashi: 'Rashi',
  rashyadhipati: 'Rashyadhipati',
  vashya: 'Vashya',
  rajju: 'Rajju',
  vedha: 'Vedha',
  nadi: 'Nadi',
  varna: 'Varna',
};

export const rajju: Readonly<Record<RajjuPart, string>> = {
  pada: 'Pada',
  kati: 'Kati',
  nabhi: 'Nabhi',
  kantha: 'Kantha',
  shiro: 'Shiro',
};

export const rajjuDirections: Readonly<Record<RajjuDirection, string>> = {
  aroha: 'Going up',
  avaroha: 'Going down',
  none: 'No direction',
};

export const crossKinds: Readonly<Record<'conjunction' | 'aspect', string>> = {
  conjunction: 'Conjunction',
  aspect: 'Aspect',
};

export const sandhiGrades: Readonly<Record<SandhiGrade, string>> = { strong: 'Strong', mild: 'Mild' };

/** How sure a name’s first syllable is. */
export const nameCertainties: Readonly<Record<NameCertainty, string>> = {
  exact: 'Exact',
  likely: 'Likely',
  ambiguous: 'Several readings',
};

/** How the malefic points of two charts balance, and why. */
export const papaGrades: Readonly<Record<PapaGrade, string>> = {
  good: 'Good',
  middling: 'Middling',
  not_good: 'Not good',
};
export const papaReasons: Readonly<Record<PapaGrade, string>> = {
  good: 'The groom’s chart weighs at least as much as the bride’s, and at most a quarter more.',
  middling:
    'The groom’s chart weighs more than the bride’s by over a quarter of its own weight: a wide gap, but on the side that tradition accepts.',
  not_good: 'The bride’s chart weighs more than the groom’s.',
};

/** How Mangal dosha of a pair stands. */
export const manglikKinds: Readonly<Record<PairManglikKind, string>> = {
  neither: 'Effective in neither chart',
  both: 'Effective in both charts, which cancels it',
  cancelled: 'Effective in one chart, cancelled by the other',
  one_sided: 'Effective in one chart only',
};

export const partners: Readonly<Record<PartnerSide, string>> = {
  groom: 'groom',
  bride: 'bride',
};

/** Text of each exception, for use after a colon. */
export const exceptions: Readonly<Record<ExceptionRule, string>> = {
  same_star_other_pada: 'one star, but different padas',
  same_sign_other_star: 'one Moon sign, but different stars',
  same_star_other_sign: 'one star, but different Moon signs',
  benefic_lords: 'both Moon signs belong to Jupiter, Mercury or Venus',
  exempt_stars: 'both stars are exempt from nadi dosha',
  same_lord: 'one planet rules both Moon signs',
  lords_friends: 'the lords of the Moon signs are mutual friends',
  near_signs_friendly_lords: 'at this distance friendly lords of the Moon signs are enough',
  navamsa_lords: 'the lords of the Moon’s navamsas are the same or mutual friends',
  nadi_and_tara_good: 'nadi and tara are both clear',
  lords_same_or_friends: 'the lords of the Moon signs are the same or mutual friends',
  navamsa_lords_friends: 'the lords of the Moon’s navamsas are the same or mutual friends',
  bride_to_groom_over_14: 'the groom’s star is more than 14 stars from the bride’s',
  bhakoot_clear: 'the Moon signs stand well to each other',
};

/** Placeholders in braces are facts of the reason, by name. */
export const reasons: Readonly<Record<ReasonRule, string>> = {
  'ashtakoot.enough': 'The eight kootas give {total} of 36 points; 18 are enough.',
  'ashtakoot.short': 'The eight kootas give {total} of 36 points; 18 are asked for.',
  'manglik.both': 'Mars is effective in both charts, and the two cancel each other.',
  'manglik.neither': 'Mars is effective in neither chart.',
  'manglik.cancelled': 'Mars is effective in one chart only, the {who}’s, and the partner’s chart cancels it: {rule}.',
  'manglik.one': 'Mars is effective in one chart only, the {who}’s, and nothing in the partner’s chart cancels it.',
  'nadi.differ': 'The nadis differ: {groom} for the groom, {bride} for the bride.',
  'nadi.cancelled': 'Both share the nadi {groom}, but an exception lifts the dosha: {rule}.',
  'nadi.dosha': 'Both share the nadi {groom}, and no exception lifts the dosha.',
  'bhakoot.clear': 'The Moon signs {groom} (groom) and {bride} (bride) stand well to each other.',
  'bhakoot.cancelled':
    'The Moon signs {groom} (groom) and {bride} (bride) stand {kind} to each other, but an exception lifts the dosha: {rule}.',
  'bhakoot.dosha':
    'The Moon signs {groom} (groom) and {bride} (bride) stand {kind} to each other, and no exception lifts the dosha.',
  'rajju.differ': 'The stars belong to different parts of the rajju: {groom} (groom) and {bride} (bride).',
  'rajju.same': 'Both stars belong to one part of the rajju: {groom}.',
  'vedha.clear': 'The stars {groom} (groom) and {bride} (bride) do not obstruct each other.',
  'vedha.pierced': 'The stars {groom} (groom) and {bride} (bride) obstruct each other (vedha).',
};

/** What the two values of a koota are to each other; no full stop: `kootaEnds` closes the sentence. */
export const kootaCases: Readonly<Record<KootaCase, string>> = {
  'varna.same': 'Both are of the {groom} varna, so the point is given',
  'varna.higher': 'The groom’s varna, {groom}, ranks above the bride’s, {bride}, so the point is given',
  'varna.lower': 'The groom’s varna, {groom}, ranks below the bride’s, {bride}, so the point is not given',
  'vashya.same': 'Both belong to the {groom} group, so each can sway the other',
  'vashya.full': 'The groom belongs to the {groom} group and the bride to the {bride}; the two sway each other fully',
  'vashya.part': 'The groom belongs to the {groom} group and the bride to the {bride}; the two sway each other in part',
  'vashya.none': 'The groom belongs to the {groom} group and the bride to the {bride}; neither sways the other',
  'tara.both': 'Counted from her star his tara is {groom}, counted from his hers is {bride}; both are good',
  'tara.one': 'Counted from her star his tara is {groom}, counted from his hers is {bride}; one of the two is adverse',
  'tara.neither': 'Counted from her star his tara is {groom}, counted from his hers is {bride}; both are adverse',
  'yoni.same': 'Both have the {groom} as their animal, which is a full match',
  'yoni.friends': 'His animal is the {groom}, hers the {bride}; the two are friendly',
  'yoni.indifferent': 'His animal is the {groom}, hers the {bride}; the two leave each other alone',
  'yoni.unfriendly': 'His animal is the {groom}, hers the {bride}; the two get on badly',
  'yoni.enemies': 'His animal is the {groom}, hers the {bride}; the two are natural enemies',
  'graha_maitri.same': 'One planet, {groom}, rules both Moon signs',
  'graha_maitri.F/F': 'The lords of the Moon signs, {groom} and {bride}, are friends both ways',
  'graha_maitri.F/N':
    'Of the lords of the Moon signs, {groom} and {bride}, one is a friend to the other, who is neutral',
  'graha_maitri.N/N': 'The lords of the Moon signs, {groom} and {bride}, are neutral both ways',
  'graha_maitri.F/E':
    'Of the lords of the Moon signs, {groom} and {bride}, one is a friend to the other, who is an enemy',
  'graha_maitri.N/E':
    'Of the lords of the Moon signs, {groom} and {bride}, one is neutral to the other, who is an enemy',
  'graha_maitri.E/E': 'The lords of the Moon signs, {groom} and {bride}, are enemies both ways',
  'gana.same': 'Both are of the {groom} gana, one temperament',
  'gana.agree': 'He is of the {groom} gana, she of the {bride}; the two temperaments agree well',
  'gana.little': 'He is of the {groom} gana, she of the {bride}; the two temperaments agree little',
  'gana.clash': 'He is of the {groom} gana, she of the {bride}; the two temperaments clash',
  'bhakoot.clear': 'The Moon signs, his {groom} and hers {bride}, stand well to each other',
  'bhakoot.dosha': 'The Moon signs, his {groom} and hers {bride}, stand {kind} to each other, which is bhakoot dosha',
  'nadi.differ': 'The nadis differ, his {groom} and hers {bride}, as they should',
  'nadi.dosha': 'Both share the nadi {groom}, which is nadi dosha',
};

export const kootaEnds: Readonly<Record<'plain' | 'cancelled', string>> = {
  plain: '{text}.',
  cancelled: '{text}; an exception makes up for it.',
};

export const bhakootKinds: Readonly<Record<BhakootKind, string>> = {
  none: 'Clear',
  '2-12': '2-12 (Dwirdwadasha)',
  '5-9': '5-9 (Navapanchama)',
  '6-8': '6-8 (Shadashtaka)',
};

export const verdicts: Readonly<Record<MatchVerdict, string>> = {
  recommended: 'Recommended',
  caution: 'With caution',
  not_recommended: 'Not recommended',
};

export const poruthamVerdicts: Readonly<Record<PoruthamVerdict, string>> = {
  uttama: 'Uttama (best)',
  madhyama: 'Madhyama (middling)',
  adhama: 'Adhama (poor)',
};

export const poruthamGrades: Readonly<Record<PoruthamGrade, string>> = {
  good: 'Good',
  madhyama: 'Middling',
  bad: 'Bad',
};

export const checks: Readonly<Record<MatchCheck, string>> = {
  ashtakoot: 'Ashtakoot',
  manglik: 'Mangal Dosha',
  nadi: 'Nadi',
  bhakoot: 'Bhakoot',
  rajju: 'Rajju',
  vedha: 'Vedha',
};

/** Why a porutham has its grade: what it compares or counts, from her to him. */
export const poruthamReasons: Readonly<Record<Porutham, string>> = {
  dina: 'Counted from her star {bride}, his star {groom} is number {count}; over nines, {rest} is left.',
  gana: 'Her gana is {bride}, his {groom}; his star is number {count} from hers.',
  mahendra: 'Counted from hers, his star is number {count}; 4, 7, 10, 13, 16, 19, 22 and 25 are good.',
  stri_dirgha: 'Counted from hers, his star is number {count}; beyond 13 is good, from 8 middling.',
  yoni: 'Her yoni is {bride}, his {groom}.',
  rashi: 'Counted from her Moon sign {bride}, his sign {groom} is number {count}.',
  rashyadhipati: 'The lord of her Moon sign is {bride}, of his {groom}.',
  vashya: 'Her Moon sign is {bride}, his {groom}.',
  rajju: 'Her star is in the part {bride} of the rajju, his in {groom}.',
  vedha: 'Her star is {bride}, his {groom}.',
  nadi: 'Her nadi is {bride}, his {groom}.',
  varna: 'Her varna is {bride}, his {groom}.',
};

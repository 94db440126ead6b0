/** Matching in English. Nothing promises or threatens: a sentence says what was found and by which rule. */
import type { Nadi } from '../../../layers/jyotish/chart/avakahada.ts';
import type { Koota } from '../../../layers/jyotish/matching/ashtakoot.ts';
import type { ExceptionRule } from '../../../layers/jyotish/matching/exceptions.ts';
import type { Porutham, RajjuPart } from '../../../layers/jyotish/matching/porutham.ts';
import type { ReasonRule } from '../../../layers/jyotish/matching/reasons.ts';

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

export const nadis: Readonly<Record<Nadi, string>> = {
  adi: 'Adi',
  madhya: 'Madhya',
  antya: 'Antya',
};

export const rajju: Readonly<Record<RajjuPart, string>> = {
  pada: 'Pada',
  kati: 'Kati',
  nabhi: 'Nabhi',
  kantha: 'Kantha',
  shiro: 'Shiro',
};

export const partners: Readonly<Record<'groom' | 'bride', string>> = {
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
  'manglik.both': 'Mars is effective in both charts, which balances it.',
  'manglik.neither': 'Mars is effective in neither chart.',
  'manglik.one': 'Mars is effective in one chart only, the {who}’s.',
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

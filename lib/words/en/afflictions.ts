/** Words of the doshas with endpoints of their own in English. */
import type { DhaiyaKind } from '../../../layers/jyotish/dosha/shani-dhaiya.ts';
import type { GandmoolEffect } from '../../../layers/jyotish/dosha/gandmool.ts';
import type { KalathraEasing, KalathraRule } from '../../../layers/jyotish/dosha/kalathra.ts';
import type { PairEasing, PairForm } from '../../../layers/jyotish/dosha/pairs.ts';
import type { SignShape } from '../../../layers/jyotish/strength/bhava-bala.ts';

/** Natures of signs by shape. */
export const signShapes: Readonly<Record<SignShape, string>> = {
  manava: 'Human',
  jalachara: 'Watery',
  chatushpada: 'Four-footed',
  keeta: 'Insect',
};

/** Kinds of Dhaiya. */
export const dhaiyaKinds: Readonly<Record<DhaiyaKind, string>> = {
  '4th': 'Kantaka Shani: Saturn in the fourth',
  '8th': 'Ashtama Shani: Saturn in the eighth',
};

/** What eases an affliction. */
export const pairEasings: Readonly<Record<PairEasing, string>> = {
  jupiter_with: 'Jupiter is in the same sign',
  jupiter_aspect: 'Jupiter aspects the sign',
  dignity: 'The afflicted planet is at home or exalted',
  wide: 'The two are more than 10° apart',
};

/** How a pair is formed. */
export const pairForms: Readonly<Record<PairForm, string>> = {
  conjunction: 'In one sign',
  mutual_aspect: 'Each aspects the other',
  exchange: 'In each other’s signs',
  star: 'Aspected by Saturn in his sign or star',
  aspect: 'By aspect',
};

/** What a quarter of a gandmool star is said to touch. */
export const gandmoolEffects: Readonly<Record<GandmoolEffect, string>> = {
  father: 'Father',
  ease: 'Ease of life',
  rank: 'Rank',
  honour: 'Honour',
  none: 'No harm',
  wealth: 'Wealth',
  mother: 'Mother',
  elder_sibling: 'Elder brother or sister',
  younger_sibling: 'Younger brother or sister',
  self: 'Oneself',
  office: 'Office',
  troubles: 'Troubles',
};

/** Rules of Kalathra dosha. */
export const kalathraRules: Readonly<Record<KalathraRule, string>> = {
  malefic_in_7: 'A malefic in the seventh',
  malefic_in_2: 'A malefic in the second',
  malefic_in_1_4_8_12: 'A malefic in the first, fourth, eighth or twelfth',
  lord7_in_6_8_12: 'The seventh lord in the sixth, eighth or twelfth',
  lord7_fallen: 'The seventh lord debilitated or combust',
  venus_afflicted: 'Venus with Sun, Saturn, Rahu or Ketu, or combust',
  venus_weak: 'Venus debilitated, or in the sixth, eighth or twelfth',
};

/** What eases Kalathra dosha. */
export const kalathraEasings: Readonly<Record<KalathraEasing, string>> = {
  jupiter_on_7: 'Jupiter in the seventh or aspecting it',
  lord7_dignified: 'The seventh lord at home or exalted',
};

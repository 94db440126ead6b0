/** Words of the doshas with endpoints of their own in Hindi. */
import type { DhaiyaKind } from '../../../layers/jyotish/dosha/shani-dhaiya.ts';
import type { GandmoolEffect } from '../../../layers/jyotish/dosha/gandmool.ts';
import type { KalathraEasing, KalathraRule } from '../../../layers/jyotish/dosha/kalathra.ts';
import type { PairEasing, PairForm } from '../../../layers/jyotish/dosha/pairs.ts';
import type { SignShape } from '../../../layers/jyotish/strength/bhava-bala.ts';

/** Natures of signs by shape. */
export const signShapes: Readonly<Record<SignShape, string>> = {
  manava: 'मानव',
  jalachara: 'जलचर',
  chatushpada: 'चतुष्पद',
  keeta: 'कीट',
};

/** Kinds of Dhaiya. */
export const dhaiyaKinds: Readonly<Record<DhaiyaKind, string>> = {
  '4th': 'कंटक शनि: चौथे भाव में',
  '8th': 'अष्टम शनि: आठवें भाव में',
};

/** What eases an affliction. */
export const pairEasings: Readonly<Record<PairEasing, string>> = {
  jupiter_with: 'गुरु उसी राशि में हैं',
  jupiter_aspect: 'गुरु की राशि पर दृष्टि है',
  dignity: 'पीड़ित ग्रह अपनी या उच्च राशि में है',
  wide: 'दोनों के बीच 10° से अधिक दूरी है',
};

/** How a pair is formed. */
export const pairForms: Readonly<Record<PairForm, string>> = {
  conjunction: 'एक ही राशि में',
  mutual_aspect: 'दोनों की एक-दूसरे पर दृष्टि',
  exchange: 'एक-दूसरे की राशि में',
  star: 'शनि की राशि या नक्षत्र में, शनि की दृष्टि के नीचे',
  aspect: 'दृष्टि से',
};

/** What a quarter of a gandmool star is said to touch. */
export const gandmoolEffects: Readonly<Record<GandmoolEffect, string>> = {
  father: 'पिता',
  ease: 'सुख',
  rank: 'पद',
  honour: 'मान',
  none: 'कोई हानि नहीं',
  wealth: 'धन',
  mother: 'माता',
  elder_sibling: 'बड़े भाई या बहन',
  younger_sibling: 'छोटे भाई या बहन',
  self: 'स्वयं',
  office: 'राजपद',
  troubles: 'कष्ट',
};

/** Rules of Kalathra dosha. */
export const kalathraRules: Readonly<Record<KalathraRule, string>> = {
  malefic_in_7: 'सप्तम में पाप ग्रह',
  malefic_in_2: 'द्वितीय में पाप ग्रह',
  malefic_in_1_4_8_12: 'प्रथम, चतुर्थ, अष्टम या द्वादश में पाप ग्रह',
  lord7_in_6_8_12: 'सप्तमेश छठे, आठवें या बारहवें में',
  lord7_fallen: 'सप्तमेश नीच या अस्त',
  venus_afflicted: 'शुक्र सूर्य, शनि, राहु या केतु के साथ, या अस्त',
  venus_weak: 'शुक्र नीच, या छठे, आठवें या बारहवें में',
};

/** What eases Kalathra dosha. */
export const kalathraEasings: Readonly<Record<KalathraEasing, string>> = {
  jupiter_on_7: 'सप्तम में गुरु, या सप्तम पर उनकी दृष्टि',
  lord7_dignified: 'सप्तमेश अपनी या उच्च राशि में',
};

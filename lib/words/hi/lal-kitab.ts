/** Words of Lal Kitab in Hindi. */
import type { Debt } from '../../../layers/jyotish/lal-kitab/debts.ts';
import type { LalNature, LalState, TEVA_HALVES, TevaType } from '../../../layers/jyotish/lal-kitab/teva.ts';

/** States by house. */
export const states: Readonly<Record<LalState, string>> = {
  exalted: 'उच्च',
  debilitated: 'नीच',
  own: 'स्वगृही',
  plain: 'सामान्य',
};

/** What a planet gives. */
export const natures: Readonly<Record<LalNature, string>> = {
  benefic: 'शुभ',
  malefic: 'अशुभ',
  neutral: 'सम',
};

/** Kinds of teva. */
export const types: Readonly<Record<TevaType, string>> = {
  andha: 'अंधा टेवा',
  ratandh: 'रतांध टेवा',
  dharmi: 'धर्मी टेवा',
  nabalig: 'नाबालिग़ टेवा',
};

/** Rules of the kinds. */
export const typeRules: Readonly<Record<TevaType, string>> = {
  andha: 'दशम भाव में दो शत्रु ग्रह साथ बैठे हों',
  ratandh: 'सूर्य चौथे और शनि सातवें भाव में हों',
  dharmi: 'राहु या केतु चौथे भाव में या चंद्र के साथ, और शनि ग्यारहवें भाव में या गुरु के साथ हों',
  nabalig: 'पहला, चौथा, सातवाँ और दसवाँ भाव ख़ाली हों, या उनमें केवल शनि, राहु, केतु हों, या केवल बुध',
};

/** Halves of the righteous teva. */
export const halves: Readonly<Record<(typeof TEVA_HALVES)[number], string>> = {
  nodes: 'केवल राहु-केतु की शर्त',
  saturn: 'केवल शनि की शर्त',
};

/** Debts. */
export const debts: Readonly<Record<Debt, string>> = {
  pitri: 'पितृ ऋण',
  self: 'स्वऋण',
  matri: 'मातृ ऋण',
  stri: 'स्त्री ऋण',
  kin: 'रिश्तेदारी का ऋण',
  daughter: 'बहन-बेटी का ऋण',
  oppression: 'ज़ुल्म का ऋण',
  unborn: 'अजन्मे का ऋण',
  divine: 'दैवी ऋण',
};

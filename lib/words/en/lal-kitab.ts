/** Words of Lal Kitab in English. */
import type { Debt } from '../../../layers/jyotish/lal-kitab/debts.ts';
import type { LalNature, LalState, TEVA_HALVES, TevaType } from '../../../layers/jyotish/lal-kitab/teva.ts';

/** States by house. */
export const states: Readonly<Record<LalState, string>> = {
  exalted: 'Exalted',
  debilitated: 'Debilitated',
  own: 'At home',
  plain: 'Plain',
};

/** What a planet gives. */
export const natures: Readonly<Record<LalNature, string>> = {
  benefic: 'Good',
  malefic: 'Bad',
  neutral: 'Neither',
};

/** Kinds of teva. */
export const types: Readonly<Record<TevaType, string>> = {
  andha: 'Andha teva (blind)',
  ratandh: 'Ratandh teva (blind by night)',
  dharmi: 'Dharmi teva (righteous)',
  nabalig: 'Nabalig teva (minor)',
};

/** Rules of the kinds. */
export const typeRules: Readonly<Record<TevaType, string>> = {
  andha: 'Two planets that are enemies stand together in the tenth',
  ratandh: 'The Sun in the fourth and Saturn in the seventh',
  dharmi: 'Rahu or Ketu in the fourth or with the Moon, and Saturn in the eleventh or with Jupiter',
  nabalig: 'The first, fourth, seventh and tenth empty, or with Saturn, Rahu and Ketu alone, or with Mercury alone',
};

/** Halves of the righteous teva. */
export const halves: Readonly<Record<(typeof TEVA_HALVES)[number], string>> = {
  nodes: 'The nodes alone',
  saturn: 'Saturn alone',
};

/** Debts. */
export const debts: Readonly<Record<Debt, string>> = {
  pitri: 'Debt to the fathers',
  self: 'Debt to oneself',
  matri: 'Debt to the mother',
  stri: 'Debt to the wife',
  kin: 'Debt to kin',
  daughter: 'Debt to daughter or sister',
  oppression: 'Debt of oppression',
  unborn: 'Debt to the unborn',
  divine: 'Debt to the gods',
};

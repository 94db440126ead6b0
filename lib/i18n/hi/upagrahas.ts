/** Upagrahas in Hindi. */
import type { Upagraha } from '../../../layers/jyotish/kundli/upagraha.ts';

export const upagrahaNames: Readonly<Record<Upagraha, string>> = {
  dhuma: 'धूम',
  vyatipata: 'व्यतीपात',
  parivesha: 'परिवेष',
  indrachapa: 'इन्द्रचाप',
  upaketu: 'उपकेतु',
  kala: 'काल',
  mrityu: 'मृत्यु',
  ardhaprahara: 'अर्धप्रहर',
  yamaghantaka: 'यमघण्टक',
  gulika: 'गुलिक',
  mandi: 'मान्दि',
};

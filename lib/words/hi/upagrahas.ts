/** Upagrahas in Hindi, and how each is found. */
import type { Upagraha, UpagrahaRule } from '../../../layers/jyotish/kundli/upagraha.ts';

export const upagrahaNames: Readonly<Record<Upagraha, string>> = {
  dhuma: 'धूम',
  vyatipata: 'व्यतीपात',
  parivesha: 'परिवेष',
  indrachapa: 'इंद्रचाप',
  upaketu: 'उपकेतु',
  kala: 'काल',
  mrityu: 'मृत्यु',
  ardhaprahara: 'अर्धप्रहर',
  yamaghantaka: 'यमघंटक',
  gulika: 'गुलिक',
  mandi: 'मांदि',
};

export const upagrahaRules: Readonly<Record<UpagrahaRule, string>> = {
  from_sun: 'सूर्य के भोगांश से',
  part_start: 'अपने खंड के आरंभ का लग्न',
  part_middle: 'अपने खंड के मध्य का लग्न',
  part_end: 'अपने खंड के अंत का लग्न',
  ghati: 'अपनी घटियों के बाद का लग्न',
};

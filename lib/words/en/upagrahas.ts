/** Upagrahas in English, and how each is found. */
import type { Upagraha, UpagrahaRule } from '../../../layers/jyotish/kundli/upagraha.ts';

export const upagrahaNames: Readonly<Record<Upagraha, string>> = {
  dhuma: 'Dhuma',
  vyatipata: 'Vyatipata',
  parivesha: 'Parivesha',
  indrachapa: 'Indrachapa',
  upaketu: 'Upaketu',
  kala: 'Kala',
  mrityu: 'Mrityu',
  ardhaprahara: 'Ardhaprahara',
  yamaghantaka: 'Yamaghantaka',
  gulika: 'Gulika',
  mandi: 'Mandi',
};

export const upagrahaRules: Readonly<Record<UpagrahaRule, string>> = {
  from_sun: 'From the Sun’s longitude',
  part_start: 'Ascendant at the start of its part',
  part_middle: 'Ascendant at the middle of its part',
  part_end: 'Ascendant at the end of its part',
  ghati: 'Ascendant after its ghatis',
};

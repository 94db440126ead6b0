/** Upagrahas in English. */
import type { Upagraha } from '../../../layers/jyotish/kundli/upagraha.ts';

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

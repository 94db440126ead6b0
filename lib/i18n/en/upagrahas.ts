/** Upagrahas in English, in the order of the domain table. */
export const upagrahaNames: readonly string[] = [
  'Dhuma',
  'Vyatipata',
  'Parivesha',
  'Indrachapa',
  'Upaketu',
  'Kala',
  'Mrityu',
  'Ardhaprahara',
  'Yamaghantaka',
  'Gulika',
  'Mandi',
];

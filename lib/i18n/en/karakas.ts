/** Chara karakas in English, in the order of the scheme of eight. */
export const karakaNames: readonly string[] = [
  'Atmakaraka',
  'Amatyakaraka',
  'Bhratrikaraka',
  'Matrikaraka',
  'Pitrikaraka',
  'Putrakaraka',
  'Gnatikaraka',
  'Darakaraka',
];

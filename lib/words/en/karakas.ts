/** Chara karakas in English. */
import type { KarakaId } from '../../../layers/jyotish/jaimini/karakas.ts';

export const karakaNames: Readonly<Record<KarakaId, string>> = {
  ak: 'Atmakaraka',
  amk: 'Amatyakaraka',
  bk: 'Bhratrikaraka',
  mk: 'Matrikaraka',
  pik: 'Pitrikaraka',
  pk: 'Putrakaraka',
  gk: 'Gnatikaraka',
  dk: 'Darakaraka',
};

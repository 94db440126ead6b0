/** Chara karakas in Hindi. */
import type { KarakaId } from '../../../layers/jyotish/jaimini/karakas.ts';

export const karakaNames: Readonly<Record<KarakaId, string>> = {
  ak: 'आत्मकारक',
  amk: 'अमात्यकारक',
  bk: 'भ्रातृकारक',
  mk: 'मातृकारक',
  pik: 'पितृकारक',
  pk: 'पुत्रकारक',
  gk: 'ज्ञातिकारक',
  dk: 'दारकारक',
};

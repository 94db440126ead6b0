/** Words of the dashas in English. */
import type { DashaText } from '../dasha.ts';

export const dasha: DashaText = {
  systems: { vimshottari: 'Vimshottari', yogini: 'Yogini', chara: 'Chara' },
  directions: { direct: 'Direct', reverse: 'Reverse' },
  balance: '{years}y {months}m {days}d',
};

/** Words of the dashas in Hindi. */
import type { DashaText } from '../dasha.ts';

export const dasha: DashaText = {
  systems: { vimshottari: 'विंशोत्तरी', yogini: 'योगिनी', chara: 'चर' },
  directions: { direct: 'सीधा क्रम', reverse: 'उल्टा क्रम' },
  balance: '{years} वर्ष {months} माह {days} दिन',
};

/** Words of the transits in English. */
import type { TransitText } from '../transit.ts';

export const transit: TransitText = {
  verdicts: { good: 'Good', bad: 'Bad', obstructed: 'Good, but obstructed', relieved: 'Bad, but relieved' },
  ghats: { moon: 'Moon sign', tithi: 'Tithi', vara: 'Weekday', nakshatra: 'Star' },
  balas: { tara: 'Tara bala', chandra: 'Chandra bala' },
};

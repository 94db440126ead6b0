/** Words of the transits in Hindi. */
import type { TransitText } from '../transit.ts';

export const transit: TransitText = {
  verdicts: { good: 'शुभ', bad: 'अशुभ', obstructed: 'शुभ, पर वेध से रुका', relieved: 'अशुभ, पर विपरीत वेध से कटा' },
  ghats: { moon: 'चंद्र राशि', tithi: 'तिथि', vara: 'वार', nakshatra: 'नक्षत्र' },
  balas: { tara: 'तारा बल', chandra: 'चंद्र बल' },
};

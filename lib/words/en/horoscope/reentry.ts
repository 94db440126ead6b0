/** A graha goes back into a house that it had left. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const reentry: HoroscopeBank['reentry'] = {
  mars: 'Mars backs into your {house} house {when}; an unfinished job there asks for its second coat.',
  mercury: 'Mercury steps back into your {house} house {when}; read again what was sent from there.',
  jupiter: 'Jupiter backs into your {house} house {when} for some months; go over what you promised there.',
  venus: 'Venus turns back into your {house} house {when}; what pleased you there is worth a second look.',
  saturn: 'Saturn backs into your {house} house {when} for some months; finish there what was left half done.',
};

/** What joins sentences and names days. */
import { civilMonths } from '../civil-months.ts';
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const phrases: HoroscopeBank['phrases'] = {
  today: 'today',
  onDay: 'on {day}',
  quarters: ['the first quarter', 'the second quarter', 'the third quarter', 'the fourth quarter'],
  months: civilMonths,
  turns: { down: ['Still, ', 'But ', 'Yet '], up: ['Even so, ', 'All the same, ', 'Yet '] },
  names: ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'I'],
};

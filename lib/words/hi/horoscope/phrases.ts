/** What joins sentences and names days. */
import { civilMonths } from '../civil-months.ts';
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const phrases: HoroscopeBank['phrases'] = {
  today: 'आज',
  onDay: '{day} को',
  quarters: ['पहली तिमाही', 'दूसरी तिमाही', 'तीसरी तिमाही', 'चौथी तिमाही'],
  months: civilMonths,
  turns: { down: ['फिर भी ', 'पर ', 'लेकिन '], up: ['फिर भी ', 'तो भी ', 'पर '] },
  names: [],
};

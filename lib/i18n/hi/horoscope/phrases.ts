/** What joins sentences and names days. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const phrases: HoroscopeBank['phrases'] = {
  today: 'आज',
  onDay: '{day} को',
  quarters: ['पहली तिमाही', 'दूसरी तिमाही', 'तीसरी तिमाही', 'चौथी तिमाही'],
  months: [
    'जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्तूबर', 'नवंबर', 'दिसंबर',
  ], // prettier-ignore
  turns: { down: ['फिर भी ', 'पर ', 'लेकिन '], up: ['फिर भी ', 'तो भी ', 'पर '] },
  names: [],
};

/** When something happens: a weekday in the form that a language has for it, a date in its order, all else by the phrase. */
import { dateName, dayName, onDay } from '../../../../lib/answers/horoscope/stretch-text.ts';
import { speechOf } from '../../../../lib/answers/present/horoscope.ts';
import { horoscopeBank } from '../../../../lib/words/horoscope/bank.ts';
import { wordsOf } from '../../../../lib/words/words.ts';

const MONDAY = { year: 2026, month: 3, day: 2 };

it.each([
  ['en', 'on Monday', 'on 2 March'],
  ['hi', 'सोमवार को', '2 मार्च को'],
  ['mr', 'सोमवारी', '2 मार्च रोजी'],
  ['ta', 'திங்கட்கிழமை அன்று', 'மார்ச் 2 அன்று'],
] as const)('says in %s: %s, %s', (language, weekday, date) => {
  const speech = speechOf({ words: wordsOf(language), bank: horoscopeBank(language) });
  expect(onDay(speech, dayName(speech, MONDAY))).toBe(weekday);
  expect(onDay(speech, dateName(speech, MONDAY))).toBe(date);
});

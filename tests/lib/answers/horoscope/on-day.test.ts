/** When something happens: a weekday in the form that a language has for it, a date and all else by the phrase. */
import { dateName, dayName, onDay, type Speech } from '../../../../lib/answers/horoscope/stretch-text.ts';
import { horoscopeBank } from '../../../../lib/words/horoscope/bank.ts';
import { nameForms } from '../../../../lib/words/forms.ts';
import type { Language } from '../../../../lib/words/languages.ts';
import { wordsOf } from '../../../../lib/words/words.ts';

const speechIn = (language: Language): Speech => {
  const words = wordsOf(language);
  return {
    bank: horoscopeBank(language),
    weekday: (day) => nameForms(words, 'weekdays', words.key('weekdays', day)),
  };
};
const MONDAY = { year: 2026, month: 3, day: 2 };

it.each([
  ['en', 'on Monday', 'on 2 March'],
  ['hi', 'सोमवार को', '2 मार्च को'],
  ['mr', 'सोमवारी', '2 मार्च रोजी'],
] as const)('says in %s: %s, %s', (language, weekday, date) => {
  const speech = speechIn(language);
  expect(onDay(speech, dayName(speech, MONDAY))).toBe(weekday);
  expect(onDay(speech, dateName(speech, MONDAY))).toBe(date);
});

/** Every sentence of the bank of answers may be sent: none sounds to the safety table like what is never spoken of. */
import { safetyCaseOf } from '../../../lib/astrologer/safety.ts';
import { answersOf } from '../../../lib/i18n/astrologer/answers.ts';
import { COURTESIES_SAID } from '../../../lib/i18n/astrologer/courtesies-said.ts';
import { courtesyText } from '../../../lib/i18n/astrologer/courtesy-words.ts';
import { dayAnswersOf } from '../../../lib/i18n/astrologer/day-words.ts';
import { leaningsOf } from '../../../lib/i18n/astrologer/leaning-words.ts';
import { mattersOf } from '../../../lib/i18n/astrologer/matter-words.ts';
import { LANGUAGES } from '../../../lib/i18n/languages.ts';

/** The texts in a bank, however deep. */
const textsIn = (bank: unknown): readonly string[] =>
  typeof bank === 'string' ? [bank] : Object.values(bank ?? {}).flatMap(textsIn);

it.each(LANGUAGES)('in %s', (language) => {
  const { safety: _fixed, ...answers } = answersOf(language);
  const courtesies = Object.keys(COURTESIES_SAID).map((key) =>
    courtesyText(language, key as keyof typeof COURTESIES_SAID),
  );
  const texts = textsIn([answers, courtesies, dayAnswersOf(language), leaningsOf(language), mattersOf(language)]);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => safetyCaseOf(text) !== null)).toEqual([]);
});

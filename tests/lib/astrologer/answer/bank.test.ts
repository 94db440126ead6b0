/** Every sentence of the bank of answers may be sent: none sounds to the safety table like what is never spoken of. */
import { safetyCaseOf } from '../../../../lib/astrologer/answer/safety.ts';
import { answersOf } from '../../../../lib/words/astrologer/answers.ts';
import { COURTESIES_SAID } from '../../../../lib/words/astrologer/courtesies-said.ts';
import { courtesyText } from '../../../../lib/words/astrologer/courtesy-words.ts';
import { dayAnswersOf } from '../../../../lib/words/astrologer/day-words.ts';
import { leaningsOf } from '../../../../lib/words/astrologer/leaning-words.ts';
import { mattersOf } from '../../../../lib/words/astrologer/matter-words.ts';
import { LANGUAGES } from '../../../../lib/words/languages.ts';

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

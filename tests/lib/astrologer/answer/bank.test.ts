/** Every sentence of the bank of answers may be sent: none sounds to the safety table like what is never spoken of. */
import { safetyCaseOf } from '../../../../lib/astrologer/answer/safety.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { COURTESIES_SAID } from '../../../../lib/words/reading/courtesy-vocabulary.ts';
import { languagesWith } from '../../../../lib/words/languages.ts';

/** The texts in a bank, however deep. */
const textsIn = (bank: unknown): readonly string[] =>
  typeof bank === 'string' ? [bank] : Object.values(bank ?? {}).flatMap(textsIn);

it.each(languagesWith('astrologer/answers'))('in %s', (language) => {
  const answers = bank(language, 'astrologer/answers');
  const courtesies = Object.keys(COURTESIES_SAID).map(
    (key) => bank(language, 'astrologer/courtesies')[key as keyof typeof COURTESIES_SAID],
  );
  const texts = textsIn([
    answers,
    courtesies,
    bank(language, 'astrologer/days'),
    bank(language, 'astrologer/leanings'),
    bank(language, 'astrologer/parts'),
  ]);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => safetyCaseOf(text) !== null)).toEqual([]);
});

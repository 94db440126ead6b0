/** Every sentence of the bank of answers may be sent: none sounds to the safety table like what is never spoken of. */
import { safetyCaseOf } from '../../../../lib/astrologer/safety/safety.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { languagesWith } from '../../../../lib/words/languages.ts';

/** The texts in a bank, however deep. */
const textsIn = (bank: unknown): readonly string[] =>
  typeof bank === 'string' ? [bank] : Object.values(bank ?? {}).flatMap(textsIn);

it.each(languagesWith('astrologer/answers'))('in %s', (language) => {
  const answers = bank(language, 'astrologer/answers');
  const texts = textsIn([
    answers,
    bank(language, 'astrologer/courtesies'),
    bank(language, 'astrologer/days'),
    bank(language, 'astrologer/direct'),
    bank(language, 'astrologer/parts'),
    bank(language, 'astrologer/asked'),
  ]);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => safetyCaseOf(text) !== null)).toEqual([]);
});

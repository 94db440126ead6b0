/** Misspelt words of questions are read where nothing else of the message is, long ones that name a matter wherever they stand, and ordinary words are left alone. */
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { corrected, mended } from '../../../../lib/astrologer/answer/hear/mended.ts';

const TODAY = { year: 2026, month: 11, day: 28 };

it.each([
  ['pls tell about my carrer', 'career'],
  ['mera pramotion ruka hua hai kab tak hoga', 'job'],
  ['how is my helth', 'health'],
  ['tell me about marraige', 'marriage'],
  ['my busness is slow', 'business'],
  ['nokari kab lagegi', 'job'],
  ['will i get proprty', 'property'],
])('"%s" is about %s', (text, matter) =>
  expect(questionOf(text, TODAY).intents).toEqual([expect.objectContaining({ matter })]),
);

it.each(['state', 'charged', 'failed', 'counts', 'black', 'tried', 'president', 'cricket', 'sturdy', 'broke'])(
  'leaves %s as it is',
  (word) => expect(mended(word)).toBe(word),
);

it.each([
  ['can i wear blue saphire, it will ruin me?', 'can i wear blue sapphire, it will ruin me?'],
  ['will i make freinds', 'will i make friends'],
  ['is there a second marraige in my chart', 'is there a second marriage in my chart'],
  ['my salery is stuck', 'my salary is stuck'],
])('puts long words right wherever they stand: "%s"', (typed, right) => expect(corrected(typed)).toBe(right));

// English words that are written almost like those of questions.
it.each(['plants', 'scored', 'policy', 'signing', 'saying', 'procession', 'hearth', 'weather', 'liking', 'farther'])(
  'takes %s for no slip',
  (word) => expect(corrected(word)).toBe(word),
);

it('mends nothing where something is understood as it is written', () => {
  const { intents, isMended } = questionOf('when does my marriage come in better weater?', TODAY);
  expect(intents).toEqual([expect.objectContaining({ matter: 'marriage' })]);
  expect(isMended).toBe(false);
});

it.each([
  // The least trace of a matter.
  ['does my relationship stand', 'love'],
  // Whoever asks of themselves, whatever of.
  ['why do people ignore what I say', 'general'],
  ['blah blah', null],
  ['how to fix my phone', null],
] as const)('takes "%s" to be about %s', (message, matter) => {
  const { intents, guess } = questionOf(message, TODAY);
  expect(intents).toEqual([]);
  expect(guess?.kind === 'matter' ? guess.matter : null).toBe(matter);
});

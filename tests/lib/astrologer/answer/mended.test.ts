/** Misspelt words of questions are read where nothing else of the message is, and ordinary words are left alone. */
import { questionOf } from '../../../../lib/astrologer/answer/intents.ts';
import { mended } from '../../../../lib/astrologer/answer/mended.ts';

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
  expect(guess?.matter ?? null).toBe(matter);
});

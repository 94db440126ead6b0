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

it('tells what an unread message may be about', () => {
  const { intents, near } = questionOf('recognition of my growth', TODAY);
  expect(intents.length > 0 || near.length > 0).toBe(true);
  expect(questionOf('blah blah', TODAY).near).toEqual([]);
});

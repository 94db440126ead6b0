/** A mind that does not stay with books or work is asked of these; one that finds no joy in anything is a heavy heart. */
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';

const TODAY = { year: 2026, month: 11, day: 30 };

it.each([
  ['मेरे बेटे जैसा नहीं, मेरा ही मन किताबों और पढ़ाई में नहीं लगता', 'learning'],
  ['mera man kyu nahi lagta padhai me', 'learning'],
  ['मेरा मन अब व्यापार में नहीं लगता', 'business'],
])('takes “%s” for a question about %s', (text, matter) => {
  const { heavy, intents } = questionOf(text, TODAY);
  expect(heavy).toBeNull();
  expect(intents).toContainEqual(expect.objectContaining({ matter }));
});

it.each(['मेरा किसी चीज़ में मन नहीं लगता, उदास हूँ', 'I feel low all the time'])('hears a heavy heart in “%s”', (text) => {
  expect(questionOf(text, TODAY).heavy).toBe('low');
});

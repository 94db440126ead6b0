import { askedText } from '../../../../lib/astrologer/answer/hear/asked-text.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { heardIn } from '../../../../lib/astrologer/safety/safety.ts';

const TODAY = { year: 2026, month: 11, day: 30 };
const read = (message: string): string => askedText(message, heardIn(message).isGrief, TODAY);

it.each([
  ['Father passed away in May, when do I find work?', 'when do I find work?'],
  ['pitaji guzar gaye, dukan kaise chalegi', 'dukan kaise chalegi'],
  ['दादी के जाने के बाद घर सूना है', 'घर सूना है'],
  ['What should I do after my mother died', 'What should I do after my mother died'],
  ['My mother died', 'My mother died'],
  ['What suits me as per my kundli?', 'What suits me?'],
  ['मेरी कुंडली के अनुसार कौन सा काम करूँ', 'कौन सा काम करूँ'],
  ['thank you so much, one more thing, when will my son settle', 'when will my son settle'],
  ['धन्यवाद, अब नौकरी का बताइए', 'अब नौकरी का बताइए'],
  ['Thanks, that is a relief', 'Thanks, that is a relief'],
  ['ok thank you', 'ok thank you'],
])('reads “%s” as “%s”', (message, text) => expect(read(message)).toBe(text));

it.each(['dusre bachche ka yog kab hai', 'doosre bachche ke liye kab sochein', 'दूसरे बच्चे का योग है?'])(
  'takes the child of “%s” for one that is hoped for',
  (message) => expect(questionOf(message, TODAY)).toMatchObject({ other: null, intents: [{ matter: 'children' }] }),
);

it('takes a verb for no planet', () => {
  expect(questionOf('main akele rahu ya bhai ke paas', TODAY).said.planets).toEqual([]);
  expect(questionOf('mera rahu kaisa hai', TODAY).said.planets).toEqual(['rahu']);
});

it('hears housework as no house', () =>
  expect(questionOf('ghar ka kaam bahut hai, padhai kaise karu', TODAY).said.matters).not.toContain('property'));

/** What is left of a text for a child. */
import { forChild } from '../../../../lib/answers/present/childs.ts';
import type { Language } from '../../../../lib/words/languages.ts';

/**
 * Two sentences a language: one on learning and one on marriage, in its own words for it (headings of the sections on
 * marriage in the online almanacs of each language).
 */
const TEXTS: readonly (readonly [Language, string, string])[] = [
  ['en', 'Study comes easily.', 'Marriage may come late.'],
  ['hi', 'पढ़ाई में मन लगता है।', 'विवाह में देर हो सकती है।'],
  ['mr', 'अभ्यासात मन लागते.', 'लग्नाला उशीर होऊ शकतो.'],
  ['gu', 'ભણવામાં મન લાગે છે.', 'લગ્નમાં મોડું થઈ શકે.'],
  ['pa', 'ਪੜ੍ਹਾਈ ਵਿੱਚ ਮਨ ਲੱਗਦਾ ਹੈ।', 'ਵਿਆਹ ਵਿੱਚ ਦੇਰ ਹੋ ਸਕਦੀ ਹੈ।'],
  ['bn', 'পড়াশোনায় মন বসে।', 'বিবাহে দেরি হতে পারে।'],
  ['ta', 'படிப்பில் ஆர்வம் இருக்கும்.', 'திருமணம் தாமதமாகலாம்.'],
  ['te', 'చదువులో ఆసక్తి ఉంటుంది.', 'వివాహం ఆలస్యం కావచ్చు.'],
  ['kn', 'ಓದಿನಲ್ಲಿ ಆಸಕ್ತಿ ಇರುತ್ತದೆ.', 'ವಿವಾಹ ತಡವಾಗಬಹುದು.'],
  ['ml', 'പഠനത്തിൽ താൽപ്പര്യമുണ്ട്.', 'വിവാഹം വൈകിയേക്കാം.'],
];

describe('an answer for a child', () => {
  it.each(TEXTS)('keeps the sentence on learning alone: %s', (language, learning, marriage) => {
    expect(forChild({ text: `${learning} ${marriage}`, items: [{ text: marriage }] }, language)).toEqual({
      text: learning,
      items: [],
    });
  });

  it.each([
    ['hi', 'बृहस्पति बलवान है।'],
    ['kn', 'ಬೃಹಸ್ಪತಿ ಬಲವಾಗಿದ್ದಾನೆ.'],
    ['gu', 'વરસાદ પડે છે.'],
    ['en', 'The second diet is better.'],
  ] as const)('knows a word from the end or the beginning of another: %s', (language, text) => {
    expect(forChild({ text }, language)).toEqual({ text });
  });

  it('leaves out paragraphs about houses of an adult', () => {
    expect(forChild({ rows: [{ theme: 'partnership', text: 'Others matter.' }] }, 'en')).toEqual({ rows: [] });
  });

  it('leaves a language without sentences as it is', () => {
    expect(forChild({ text: 'विवाहः।' }, 'sa')).toEqual({ text: 'विवाहः।' });
  });
});

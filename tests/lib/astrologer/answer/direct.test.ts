/** Questions that ask one thing of a chart, and the sentence that answers each. */
import { directAnswers } from '../../../../lib/astrologer/answer/direct.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let born: (local: string) => KnownBirth;
beforeAll(async () => {
  const sky = await testSky();
  born = (local) => knownBirth(sky, bornAt(local, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

// The chart of the reference values: Scorpio rises, the Moon in Anuradha, Saturn in its own sign in the third house.
it.each([
  ['What is my lagna?', 'The ascendant is Scorpio.'],
  ['mera lagna kya hai', 'Lagn vrishchik hai.'],
  ['What is my moon sign?', 'The Moon is in Scorpio.'],
  ['मेरी राशि और नक्षत्र बताइए', 'चंद्र वृश्चिक राशि में हैं।'],
  ['Is my Saturn good?', 'Saturn is strong in this chart, and with it your staying power.'],
  ['mera shani kharab hai kya', 'Is kundli mein Shani balvaan hain; unki den hai aapka tike rehna.'],
  [
    'What does Rahu in my chart do?',
    'Rahu is in the third house (effort): this part of life goes by unusual ways, and wants more than enough.',
  ],
  ['अगली दशा कैसी रहेगी?', '25 फ़रवरी 2027 से मंगल की बारी है।'],
  [
    'konsa ratna pehnu',
    'Rivaaj se lagn ke swami Mangal ka ratn aapka maana jaata hai: moonga. Pahanna zaroori nahi; kundli ki koi baat us par nahi tiki.',
  ],
  [
    'Which gemstone should I wear?',
    'By custom the stone of Mars, the lord of the ascendant, is yours: red coral. Nothing in the chart hangs on your wearing it.',
  ],
  [
    'What is my lucky number?',
    'By the custom of numerology it is 1, from your day of birth; the chart itself holds no such number.',
  ],
  [
    'Which country is good for me?',
    'No chart names a country; it shows whether life goes better near home or far from it.',
  ],
  [
    'Which planet is the weakest?',
    'What carries you is your feeling for people: the Moon is the strongest planet. What asks for care is your wit and your words: Mercury is the weakest.',
  ],
])('%s', (question, first) => {
  const [text] = textsOf(answerTo(born('1990-05-10T19:55'), question));
  expect(text).toBe(first);
});

it.each([
  'Will Saturn delay my marriage?',
  'Does Jupiter or Saturn help me more?',
  'When will I buy a house?',
  'mera kaam kab hoga',
  'guru ji kab milenge',
])('leaves "%s" to the matter it asks about', (question) =>
  expect(directAnswers(born('1990-05-10T19:55'), question, 'en').sentences).toEqual([]),
);

it('says nothing of a planet that is not so', () => {
  const faults: string[] = [];
  for (let n = 0; n < 12; n++) {
    const known = born(`${1960 + 4 * n}-0${1 + (n % 9)}-1${n % 9}T${10 + n}:30`);
    for (const planet of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'])
      for (const language of ['en', 'hi'] as const) {
        const { sentences } = directAnswers(known, `How is ${planet} in my chart?`, language);
        expect(sentences.length).toBeGreaterThan(1);
        for (const { text } of sentences)
          if (checkText(known, text).some(({ claims }) => claims.some(({ verdict }) => verdict !== 'true')))
            faults.push(text);
      }
  }
  expect(faults).toEqual([]);
});

it('says nothing of a name or of a transit that is not so', () => {
  const faults: string[] = [];
  for (let n = 1; n <= 28; n++) {
    const known = born(`1990-05-${String(n).padStart(2, '0')}T0${n % 10}:10`);
    for (const question of ['is my name good for me', 'how is the Jupiter transit', 'how is the Moon transit'])
      for (const language of ['en', 'hi'] as const) {
        const { sentences } = directAnswers(known, question, language);
        expect(sentences).not.toEqual([]);
        for (const { text } of sentences)
          if (checkText(known, text).some(({ claims }) => claims.some(({ verdict }) => verdict !== 'true')))
            faults.push(text);
      }
  }
  expect(faults).toEqual([]);
});

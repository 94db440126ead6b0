/** Questions that ask one thing of a chart, and the sentence that answers each. */
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { askedOf, directAnswers } from '../../../../lib/astrologer/answer/direct.ts';
import { saidIn } from '../../../../lib/astrologer/answer/hear/said.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { handler as dashas } from '../../../../functions/dasha/running.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { call } from '../../../support/call.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let born: (local: string) => KnownBirth;
beforeAll(async () => {
  const sky = await testSky();
  born = (local) => knownBirth(sky, bornAt(local, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

it.each([
  ['My aunt says Saturn troubles me. Is it true? What remedy is there?', /^Saturn is strong.*Saturday/su],
  ['log kehte hain shani kharab hai. kya ye sach hai aur upay kya hai?', /^Is kundli mein Shani strong/u],
  ['A priest told me a gajakesari yoga will bring a lot of money. Is it true?', /Gajakesari/u],
])('tells of the chart where it is asked if what others say of it is true: “%s”', (message, told) => {
  const text = textsOf(answerTo(born('1990-05-10T19:55'), message)).join(' ');
  expect(text).toMatch(told);
  expect(text).not.toMatch(/not a science|Keep your money|nothing bought/u);
});

// The chart of the reference values: Scorpio rises, the Moon in Anuradha, Saturn in its own sign in the third house.
it.each([
  ['What is my lagna?', 'The ascendant is Scorpio.'],
  ['mera lagna kya hai', 'Lagna Vrishchik hai.'],
  ['What is my moon sign?', 'The Moon is in Scorpio.'],
  ['मेरी राशि और नक्षत्र बताइए', 'चंद्र वृश्चिक राशि में हैं।'],
  // Mercury is in Aries, the sign of a friend; Venus in Pisces, its exaltation; Saturn is retrograde.
  ['Why is Mercury debilitated in my chart?', 'No. Mercury is in the sign of a friend.'],
  ['is my Venus exalted', 'Yes: Venus is exalted.'],
  ['mera shani vakri hai kya', 'Haan, Shani vakri hain.'],
  ['मेरे बुध नीच के क्यों हैं', 'नहीं। बुध मित्र की राशि में हैं।'],
  ['Is my Saturn good?', 'Saturn is strong in this chart, which tends to help your patience.'],
  ['mera shani kharab hai kya', 'Is kundli mein Shani strong hain, isse sabr ko bal mil sakta hai.'],
  [
    'What does Rahu in my chart do?',
    'Rahu is in the third house (effort): you may want more than usual here, and reach it in unusual ways.',
  ],
  ['अगली दशा कैसी रहेगी?', '25 फ़रवरी 2027 से मंगल की अंतर्दशा शुरू होती है।'],
  ['मेरी आने वाली अंतर्दशा किसकी है और उसमें क्या देखने को मिलेगा?', '25 फ़रवरी 2027 से मंगल की अंतर्दशा शुरू होती है।'],
  [
    'konsa ratna pehnu',
    'Rivaj se aapka ratna moonga hai, lagna ke swami Mangal ka. Pehenna zaroori nahi; kundli uske bina bhi wahi hai.',
  ],
  [
    'Which gemstone should I wear?',
    'By custom your stone is red coral, that of Mars, lord of the ascendant. You need not wear it; the chart is the same without it.',
  ],
  [
    'What is my lucky number?',
    'By the custom of numerology your number is 1, from your day of birth; the chart itself holds no such number.',
  ],
  [
    'Which country is good for me?',
    'No chart names a country or a city; it only shows whether life far from home may suit you.',
  ],
  [
    'Which planet is the strongest?',
    // The Moon is first by shadbala and fallen in Scorpio; Saturn is second and in its own sign.
    'By strength and place together Saturn is the strongest planet in this chart, so you can build on your patience.',
  ],
  [
    'Which planet is the weakest?',
    'By strength and place together Mercury is the weakest planet in this chart, so your skill with words and figures may need practice.',
  ],
])('%s', (question, first) => {
  const [text] = textsOf(answerTo(born('1990-05-10T19:55'), question));
  expect(text).toBe(first);
});

it('reads the peace of a planet as a remedy for it, and not as peace at home', () => {
  const { intents } = questionOf('शनि की शांति के लिए कौन सा उपाय घर पर कर सकता हूँ?', AT.date);
  expect(intents).toMatchObject([{ kind: 'named', said: { planets: ['saturn'], questions: ['remedy'] } }]);
});

it.each([
  ['abhi ka samay mere liye kaisa chal raha hai', 'which dasha is running'],
  ['main bada hokar kya banunga', 'konsa career'],
])('reads "%s" as "%s"', (question, same) => {
  const [asked, wanted] = [question, same].map((one) => questionOf(one, AT.date).said.questions);
  expect(asked).toEqual(wanted);
});

it.each(['Will Saturn delay my marriage?', 'When will I buy a house?', 'mera kaam kab hoga', 'guru ji kab milenge'])(
  'leaves "%s" to the matter it asks about',
  (question) =>
    expect(
      directAnswers(born('1990-05-10T19:55'), { said: saidIn(question, AT.date) }, { tongue: 'en', form: 'full' }),
    ).toEqual([]),
);

it('calls the Moon exalted in all of Taurus, though its highest part ends at 3°', () => {
  const [text] = textsOf(answerTo(born('1990-05-24T12:00'), 'Is my Moon exalted?'));
  expect(text).toBe('Yes: The Moon is exalted.');
});

it('asks on of the planets for which a dosha that is named is worshipped', () => {
  const { planets } = askedOf(
    born('1990-05-10T19:55'),
    { said: saidIn('Shrapit dosha', AT.date) },
    { tongue: 'hi-Latn', form: 'full' },
  );
  expect(planets).toEqual(['saturn', 'rahu']);
});

it('says nothing of a planet that is not so', () => {
  const faults: string[] = [];
  for (let n = 0; n < 12; n++) {
    const known = born(`${1960 + 4 * n}-0${1 + (n % 9)}-1${n % 9}T${10 + n}:30`);
    for (const planet of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'])
      for (const tongue of ['en', 'hi'] as const) {
        const sentences = directAnswers(
          known,
          { said: saidIn(`How is ${planet} in my chart?`, AT.date) },
          { tongue, form: 'full' },
        );
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
      for (const tongue of ['en', 'hi'] as const) {
        const sentences = directAnswers(known, { said: saidIn(question, AT.date) }, { tongue, form: 'full' });
        expect(sentences).not.toEqual([]);
        for (const { text } of sentences)
          if (checkText(known, text).some(({ claims }) => claims.some(({ verdict }) => verdict !== 'true')))
            faults.push(text);
      }
  }
  expect(faults).toEqual([]);
});

it.each([
  ['can i wear blue saphire', 'can I wear blue sapphire?'],
  ['is yelow sapphire good for me', 'Is yellow sapphire good for me?'],
  ['is there any pitru dosh in my kundli', 'Is there any pitra dosha in my kundli?'],
])('hears in “%s” what a right spelling says', (typed, right) => {
  const known = born('1990-05-10T19:55');
  expect(textsOf(answerTo(known, typed))).toEqual(textsOf(answerTo(known, right)));
});

it.each(['what mahadasha am i in and till when', 'when does my mahadasha end', 'mera antardasha kab badlega'])(
  'tells both ends to “%s”, those of `dasha/running`',
  async (question) => {
    const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const { body } = await call(dashas, { ...birth, at: '2026-11-21T12:00', systems: ['vimshottari'] });
    const named = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const ends = (body.data.systems[0].current as readonly { readonly span: { readonly end: string } }[])
      .slice(0, 2)
      .map(({ span }) => named.format(new Date(span.end.slice(0, 10))));
    const [told = ''] = textsOf(answerTo(born('1990-05-10T19:55'), question));
    expect(ends.map((end) => told.includes(end))).toEqual([true, true]);
  },
);

it('tells of a stone which houses its planet rules here, and no rule', () => {
  const [, why = ''] = textsOf(answerTo(born('1990-05-10T19:55'), 'can I wear blue sapphire'));
  // Scorpio rises: Capricorn and Aquarius are the third and the fourth house.
  expect(why).toBe('Saturn rules the third and the fourth house.');
});

it.each([
  ['will i pass my exam in january', 'exam'],
  ['kab pakka hoga mera rishta', 'marriage'],
])('answers “%s” by its matter', (message, matter) => {
  const parts = answerTo(born('1990-05-10T19:55'), message)?.parts ?? [];
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.matter === undefined || part.matter === matter)).toBe(true);
  expect(parts.some(({ text }) => /natal Moon|janam ke Chandra/u.test(text))).toBe(false);
});

// Vimshottari: the order of the nine lords, and the years of each (BPHS ch. 46).
const YEARS_OF = { Ketu: 7, Venus: 20, Sun: 6, Moon: 10, Mars: 7, Rahu: 18, Jupiter: 16, Saturn: 19, Mercury: 17 };
it.each([
  'Which mahadasha comes after my mahadasha, and what does it give?',
  'what comes after my present mahadasha',
  'what comes after my dasha',
])('tells of the great period that follows in “%s”', (message) => {
  const order = Object.keys(YEARS_OF);
  for (const local of ['1965-03-12T10:40', '1988-07-20T04:15', '2001-07-25T23:05']) {
    const text = textsOf(answerTo(born(local), message)).join(' ');
    const [, now = '', start = '', next = '', end = ''] =
      /The (\w+) mahadasha lasts until [^;]*?(\d{4}); after it comes that of (\w+), until [^.]*?(\d{4})\./.exec(text) ??
      [];
    expect(next).toBe(order[(order.indexOf(now) + 1) % order.length]);
    expect(Number(end) - Number(start)).toBe(YEARS_OF[next as keyof typeof YEARS_OF]);
  }
});

it('says of health that no years are told, and of money that no months are', () => {
  const known = born('1988-07-20T04:15');
  expect(textsOf(answerTo(known, 'Which years will be good for my health?'))[0]).toMatch(/month or year/);
  expect(textsOf(answerTo(known, 'agle saal paise ke liye kaun se mahine achhe hain')).join(' ')).toMatch(
    /alag-alag mahine nahi/,
  );
});

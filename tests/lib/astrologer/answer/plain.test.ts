/** Questions of those who begin, and of those whom custom or common sense helps more than a chart. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  // Aquarius rises: Saturn is the lord of the ascendant, Mercury of the fifth, Mars of the tenth, Jupiter of the second house.
  known = knownBirth(await testSky(), bornAt('1995-11-12T13:25', 5.5, 25.5941, 85.1376), AT, OPTION_DEFAULTS);
});
/** Questions that common sense answers. */
const COMMON_SENSE: readonly string[] = [
  'venture',
  'custom_day',
  'dream',
  'shop_name',
  'exam_day',
  'study_long',
  'childs_partner',
  'crop_sale',
  'study_hours',
  'notice',
  'partner_accounts',
  'tax_notice',
];
const told = (message: string): string => textsOf(answerTo(known, message)).join(' ');

it.each([
  ['what is mahadasha and which one am i in right now', /one planet leads.*mahadasha until \d{1,2} \w+ 20\d\d/u],
  ['dasha kya hoti h', /ek planet .* mahadasha hai, jo .* tak chalegi/u],
  ['महादशा और अंतर्दशा में क्या फर्क है', /एक ग्रह .* की महादशा है/u],
  ['what does lagna mean', /rising in the east.*ascendant \(lagna\) is Aquarius/u],
  ['lagna aur rashi kya hoti hai', /poorab .* lagna Kumbh/u],
  ['kundli kya hoti hai', /Kumbh lagna hai, aur lagna ke swami Shani/u],
  ['what is a house in astrology', /seventh for marriage.*Aquarius rises, and Saturn/u],
  [
    'who among my children will look after me',
    /No chart tells which child.*Mercury, lord of your fifth house.*all of them together/u,
  ],
  ['budhape me kaun sa bachcha mera khayal rakhega', /koi kundli nahi batati.*swami Budh/u],
  ['मेरे बाद मेरी पत्नी का ख़याल कौन रखेगा, बेटा या बेटी?', /^कौन-सा बच्चा आपका ख़याल रखेगा/u],
  ['बुढ़ापे में बेटा साथ देगा या बेटी?', /^कौन-सा बच्चा आपका ख़याल रखेगा/u],
  ['beta ya beti kiske saath rahu', /^Kaun sa bachcha aapka khayal/u],
  ['should i make a will now', /^Yes: a written will is wise.*lawyer/u],
  ['mere baad property ka jhagda? vasiyat bana du kya', /^Haan, likhi hui vasiyat .*Vakil/u],
  ['पिताजी की बरसी पर क्या दान', /तिल और जल.*भोजन/u],
  ['learn singing at this age, silly?', /Venus, the planet of music.*fifth house.*No age is too late/u],
  ['should i take up a hobby like writing', /Mercury, the planet of words/u],
  ['do you really believe in this stuff or is it all made up', /^Astrology is a tradition, not a science/u],
  ['ye sab sach hai ya jhooth', /^Jyotish ek parampara hai, science nahi/u],
  ['on what basis do you say next June', /running periods.*not as a promise/u],
  ['time on the slip 4:10, mother says after 5, does it matter', /ascendant first.*off by \d+ minutes/u],
  [
    'is it ok to quit without an offer, manager makes life hell',
    /^It is hard to work under someone.*Mars, lord of your tenth.*Jupiter, lord of your second.*written offer/u,
  ],
  ['should i quit without another job', /^Work must be heavy/u],
  [
    'cousin wants ten lakh for his new hotel, is it wise?',
    /^No chart judges another person’s business.*papers and the books.*Never put in the whole/u,
  ],
  ["should I put ten lakh in my cousin's hotel", /^No chart judges another/u],
  ['cousin hotel me paise lagane ko bol raha hai, lagau kya', /^Koi kundli doosre ka karobar/u],
  ['भतीजे के होटल में पैसा लगाऊँ', /^कोई कुंडली दूसरे का कारोबार/u],
  ['is it bad to cut nails on saturday', /^This is a custom.*no chart shows harm/u],
  ['kya mangalvar ko baal katwana galat hai', /^Yeh ek rivaj hai/u],
  ['शनिवार को लोहा ख़रीदने से सच में नुकसान होता है क्या?', /^यह एक रिवाज है/u],
  ['I saw a snake in my dream', /^No chart reads a dream.*tell a doctor too/u],
  ['sapne me mare hue papa dikhe, kya matlab hai', /^Koi kundli sapna nahi padhti/u],
  ['dukaan ka naam badalne se fark padega kya', /^Koi kundli karobar ke liye/u],
  ['what kind of person will my daughter-in-law be', /^No chart of yours shows/u],
  ['मेरा दामाद कैसा होगा', /^बहू या दामाद कैसे होंगे/u],
  ['should i sell my wheat now or store it', /^What the market will pay.*in parts/u],
  ['chana ki fasal abhi bech du ya ruku', /^Agle mahine mandi/u],
  [
    'which subject is weak for me',
    /^Which subject costs you marks.*planets of study \w+ is the weakest.*last three papers/u,
  ],
  ['कितने घंटे पढ़ूँ रोज', /^पढ़ाई का समय कुंडली तय नहीं करती/u],
  ['notice period poora karu kya', /^Notice kitne din/u],
  ['does my partner cheat me in the shop accounts', /^What your partner does.*both signatures/u],
  ['gst ka notice aaya hai kya karu', /^Tax office kya tay/u],
])('answers “%s” by what it asks', (message, answer) => {
  expect(told(message)).toMatch(answer);
});

it.each(['पिताजी की बरसी पर क्या दान', 'which son will look after me', 'papa ka shraddh kaise karein'])(
  'asks for nobody’s birth beside “%s”',
  (message) => {
    expect(questionOf(message, AT.date).other).toBeNull();
  },
);

it('names no house to whoever does not know the time of birth', async () => {
  const sky = await testSky();
  const untimed = knownBirth(sky, { ...known.birth, timeKnown: false }, AT, OPTION_DEFAULTS);
  const texts = textsOf(answerTo(untimed, 'is it ok to quit without an offer')).join(' ');
  expect(texts).toMatch(/written offer/u);
  expect(texts).not.toMatch(/lord of your/u);
});

it('goes on with the own chart after what a chart is', () => {
  const chart = answerTo(known, 'what is a birth chart');
  expect(textsOf(answerTo(known, 'what does mine say', chart?.state ?? null)).join(' ')).toMatch(
    /lagna\) is Aquarius/u,
  );
});

it.each([
  'how will my partner be',
  'what should i study',
  'when will i get married and when will i get a job',
  'how strong is my dhana yoga',
  'shaadi ke liye kaunsa vrat rakhu',
  'why does my father not understand me',
])('ends what it tells of a matter with one step: “%s”', (message) => {
  const parts = answerTo(known, message)?.parts ?? [];
  expect(parts.filter(({ kind }) => kind === 'advice').length).toBe(1);
});

it('tells a step once in a conversation, and none of marriage beside a dosha', () => {
  const first = answerTo(known, 'how will my partner be');
  const again = answerTo(known, 'how will my partner look', first?.state ?? null);
  const step = first?.parts.find(({ kind }) => kind === 'advice')?.text;
  expect(step).toBeDefined();
  expect(textsOf(again)).not.toContain(step);
  expect(answerTo(known, 'am i manglik')?.parts.some(({ kind }) => kind === 'advice')).toBe(false);
});

it('takes the fear of a dosha that is not there from whoever names it', () => {
  expect(told('kaal sarp dosh se dar lagta h, kya meri kundli me hai')).toMatch(/Nahi.* nahi hai.*Isliye isse darne/u);
  expect(told('do i have kaal sarp dosha')).not.toMatch(/nothing in it to fear/u);
});

it.each([
  'will I get my dream job',
  'my brother and I run a shop, should I put more money in it',
  'when will my husband’s shop do well',
  'should I buy the shop in my wife’s name',
  'is saturday good for buying a car',
  'bahu ki naukri kaisi hogi',
  'jhadu pochha ka kaam karti hu, paise kab badhenge',
  'dukan ke naam par loan milega kya',
  'should I sell my flat now or later',
  'which subject should I take in college',
  'I got a legal notice, what now',
  'will my business partner stay with me',
])('does not take for common sense alone what a chart is asked: “%s”', (message) => {
  const { intents } = questionOf(message, AT.date);
  const asked = intents.flatMap((one) => (one.kind === 'named' ? one.said.questions : []));
  expect(asked.filter((one) => COMMON_SENSE.includes(one))).toEqual([]);
});

it('gives no second step where an answer has its own', () => {
  const parts = answerTo(known, 'should i quit without another job')?.parts ?? [];
  expect(parts.at(-1)?.text).toMatch(/^Look for a written offer first/u);
});

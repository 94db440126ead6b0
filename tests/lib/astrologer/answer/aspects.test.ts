/** The side of a matter that a question is about: it is named in the answer, and read by its own house. */
import { aspectBalance, ASPECT_ROWS } from '../../../../lib/answers/aspects.ts';
import { decide } from '../../../../lib/answers/judgement.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1984-08-22T21:40', 5.5, 26.85, 80.95), AT, OPTION_DEFAULTS);
});

/** Houses: BPHS ch. 11 (Santhanam), Phaladeepika ch. 1. */
it.each([
  ['Will my boss give me a raise in April?', 'raise', 11, /raise/],
  ['My company wants to move me, will the transfer be cancelled?', 'stay_posting', 4, /where you are/],
  ['I am 45 and want to move from IT to teaching, is it too late?', 'switch_field', 3, /another field/],
  ['Can a long distance relationship last?', 'long_distance', 5, /long-distance/],
  ['Will my father’s property come to me?', 'inheritance', 8, /family property/],
  ['Should I open a second shop?', 'expansion', 11, /second branch/],
  ['प्रेम विवाह के लिए घरवाले मानेंगे?', 'consent', 2, /घरवालों की सहमति|सहमति/],
  ['आगे पैसों की तंगी तो नहीं होगी?', 'shortage', 11, /तंगी|हाथ तंग/],
  ['मेरा तबादला कब होगा?', 'transfer', 3, /तबादल/],
  ['Mera paisa doston ne le liya, paisa wapas milega?', 'owed', 11, /[Uu]dhaar/],
  ['Raat ko neend nahi aati, kya karu', 'sleep', 12, /[Nn]eend/],
  ['ghar wale love marriage ke liye maan jayenge?', 'consent', 2, /[Gg]harwalon ki haan/],
  ['Is my current boyfriend going to be my husband?', 'partner_will', 7, /your partner will do is not in your chart/],
  ['pati pyar karte hai mujhse ya nahi', 'partner_will', 7, /Partner kya karenge/],
  ['Videsh me naukri milegi kya', 'job_abroad', 12, /[Vv]idesh mein job/],
  ['Will contract nurses like me be regularised?', 'confirmed', 10, /permanent post/],
  ['मृतक आश्रित में मेरी नौकरी कब लगेगी?', 'compassionate', 10, /अनुकंपा नियुक्ति/],
  ['Meri ruki salary kab milegi', 'arrears', 2, /[Bb]akaya salary/],
  ['सस्पेंड हूँ, बहाल कब होऊँगा?', 'suspension', 10, /पद पर वापसी/],
  ['Career gap ke baad naukri milegi kya', 'return_work', 6, /[Kk]aam par wapsi/],
  ['Will our bid win the school bus tender?', 'tender', 7, /order/],
  ['Should I take a paint dealership?', 'franchise', 7, /franchise or dealership/],
  ['Why do the workers in my bakery keep leaving?', 'staff', 6, /your staff/],
  ['partner ka hissa kharid lu kya', 'partner_out', 10, /[Pp]artner ke bina/],
  ['इस बार मक्के की फसल कैसी रहेगी?', 'crop', 4, /फ़सल/],
  ['bakri aur murgi palan karu kya', 'cattle', 4, /[Pp]ashupalan/],
  ['नया ट्यूबवेल लगवाऊँ तो पानी आएगा?', 'water', 4, /सर्वे/],
  ['web series me role kab milega', 'screen', 10, /[Ss]creen/],
  ['Will a publisher take my first novel?', 'book', 3, /[Yy]our book/],
  ['Will I get into the state team this season?', 'selection', 6, /[Yy]our selection/],
  ['सरपंच का चुनाव जीतूँगा क्या?', 'election', 10, /चुनाव/],
  ['Will my clinic get more patients?', 'practice', 10, /[Yy]our practice/],
  ['truck ke dhandhe me munafa hoga kya', 'fleet', 4, /[Gg]aadi/],
] as const)('answers “%s” as %s, by house %i', (message, aspect, house, named) => {
  const [first] = questionOf(message, AT.date).intents;
  expect(first).toMatchObject({ kind: 'matter', aspect });
  expect(ASPECT_ROWS[aspect].house).toBe(house);
  expect(textsOf(answerTo(known, message)).join(' ')).toMatch(named);
});

it.each(['How will my paddy crop be?', 'Will I win the ward election?', 'Will the borewell give water?'])(
  'tells of superiors and promotion neither with “%s” nor with why',
  (message) => {
    const first = answerTo(known, message);
    const texts = [...textsOf(first), ...textsOf(answerTo(known, 'why?', first?.state ?? null))];
    expect(texts.join(' ')).not.toMatch(/authority|senior|promotion/u);
  },
);

it.each([
  ['will i clear jee 2027'],
  ['CG vyapam ka exam diya h patwari ka isme selection hoga ki nhi?'],
  ['क्या व्यापम की परीक्षा में मेरा चयन होगा'],
])('reads “%s” of the examination, and neither of the year as a whole nor of an interview', (message) => {
  const { intents, guess } = questionOf(message, AT.date);
  expect(intents[0] ?? guess).toMatchObject({ matter: 'exam', aspect: 'competition' });
});

it.each([['pension ka rukka hua paisa kab tak aayga'], ['पेंशन का रुका हुआ पैसा कब मिलेगा']])(
  'reads “%s” of the pension, and of no money that was lent',
  (message) => {
    expect(questionOf(message, AT.date).intents).toMatchObject([{ aspect: 'pension' }]);
  },
);

it.each([['can i start a food truck'], ['food truck shuru karu kya']])(
  'reads “%s” of a business, and of no vehicle',
  (message) => {
    expect(questionOf(message, AT.date).intents).toMatchObject([{ matter: 'business' }]);
  },
);

it('takes what parents do not agree to for a wedding only where no other thing is named', () => {
  expect(questionOf('mummy nahi maan rahi, bike chahiye', AT.date).intents).toMatchObject([{ matter: 'vehicle' }]);
  expect(questionOf('ghar wale nahi maan rahe', AT.date).intents).toMatchObject([
    { matter: 'love', aspect: 'consent' },
  ]);
});

it('gives no yes to whoever asks of a return and of moving on in one breath', async () => {
  const other = knownBirth(await testSky(), bornAt('2002-03-17T07:42', 5.5, 26.8467, 80.9462), AT, OPTION_DEFAULTS);
  expect(textsOf(answerTo(other, 'mera ex wapas ayega kya ya move on kar lu'))[0]).not.toMatch(/^Haan/);
});

it.each([
  ['ज़मीन कब बिकेगी', /ख़रीदार/],
  ['When will my plot be sold?', /a buyer/],
  ['makan kab beche', /[Kk]hareedaar/],
])('says of “%s” first that no chart knows the buyer, and then when property moves', (message, limit) => {
  const answer = answerTo(known, message);
  expect(textsOf(answer)[0]).toMatch(limit);
  expect(answer?.cited.windows.length).toBeGreaterThan(0);
});

it('takes the verdict of the matter, whatever its own house says', () => {
  const answer = answerTo(known, 'Will I get a raise?');
  const [first] = answer?.cited.decisions ?? [];
  expect(first?.decision.verdict).toBe(decide(known, 'job', null).verdict);
  expect(
    aspectBalance(known, 'raise')?.indicators.every(({ house }) => house === null || [11, 2].includes(house)),
  ).toBe(true);
});

it('asks for two things that are joined, and keeps a time that is named by its two ends', () => {
  const two = questionOf('When will my green card come and should I sell my flat before that?', AT.date).intents;
  expect(two.map(({ kind }) => kind)).toEqual(['matter', 'compare']);
  const one = questionOf('When between April and September 2027 should I change company?', AT.date);
  expect(one.intents).toMatchObject([{ kind: 'matter', ask: 'when', aspect: 'change' }]);
  expect(one.said.stretch?.from).toMatchObject({ year: 2027, month: 4 });
});

it('tells of a dosha for which a ritual is sold, and that nothing has to be paid', () => {
  const texts = textsOf(
    answerTo(known, 'A pandit says I have kaal sarp dosha and asks 51000 for a puja, should I pay?'),
  );
  expect(texts.join(' ')).toMatch(/Keep your money|Better not/);
  expect(texts.join(' ')).toMatch(/Kaal Sarp/);
});

it('asks for the birth of a younger sister as for that of a sister', () => {
  expect(questionOf('When will my younger sister get married?', AT.date).other).toBe('sibling');
  expect(questionOf('मेरी बड़ी बेटी की शादी कब होगी', AT.date).other).toBe('child');
});

it.each([
  ['how do i get over the loss in my shop', 'business', 'shop'],
  ['how do i get over my ex', 'love', 'move_on'],
  ['got offer from bangalore company 20% hike but wife job is in pune, should i join', 'job', 'change'],
  ['should i accept the job offer from bangalore', 'job', 'change'],
  ['will i get the job offer', 'job', 'interview'],
  ['when will i get a hike', 'job', 'raise'],
  ['will i get respect at work', 'career', 'respect'],
  ['no one respects me at home', 'family', undefined],
] as const)('hears a word of two senses in “%s” by what stands beside it: %s, %s', (message, matter, aspect) =>
  expect(questionOf(message, AT.date).intents).toMatchObject([aspect === undefined ? { matter } : { matter, aspect }]),
);

it.each([
  ['my in-laws never give me any respect', { kind: 'relation', relation: 'in_laws' }],
  ['bhai se mera rishta kaisa rahega', { kind: 'relation', relation: 'brother' }],
  ['mere liye kaunsa career best h, mba ya design', { kind: 'compare', options: ['management', 'design'] }],
] as const)('hears “%s” as %j', (message, wanted) =>
  expect(questionOf(message, AT.date).intents).toMatchObject([wanted]),
);

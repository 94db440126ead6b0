/** Choices about one’s own life: which two ways a question leaves open, and that the answer names one of them first. */
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
const optionsIn = (question: string): string =>
  questionOf(question, AT.date)
    .intents.map((one) => (one.kind === 'compare' && one.options !== undefined ? one.options.join(' / ') : one.kind))
    .join(' + ');

it.each([
  ['My business partner and I argue every day. Should I end the partnership or continue?', 'part / go_on'],
  ['sell my house in Pune or keep it as it is', 'sell / keep'],
  ['kya mujhe flat bech dena chahiye', 'sell / keep'],
  ['should I rent or buy a house', 'rent / buy'],
  ['क्या मुझे फ्लैट किराए पर दे देना चाहिए या बेच देना चाहिए', 'keep / sell'],
  ['मकान बेचूँ या किराये पर दूँ', 'sell / keep'],
  ['IT or teaching, which suits me', 'software / teaching'],
  ['TCS me rahu ya startup join kar lu, dono me se kya better hai mere liye?', 'stay / private'],
  ['IT karu ya banking', 'software / banking'],
  // A guard in a bank is a guard; a bank beside a school is a line of work.
  ['a bank guard post or vegetable farming?', 'guard / farming'],
  ['bank me guard banu ya kheti karu', 'guard / farming'],
  ['bank ya teaching', 'banking / teaching'],
  // The work is the same here and there.
  ['Keep my QA job in Pune or accept the developer job in Qatar?', 'here / abroad'],
  ['kaunsa exam du, bank ya railway?', 'exam / exam'],
  ['railway ya bank, kis exam ki taiyari karu?', 'exam / exam'],
  ['railway ya police, kisme chance hai', 'government / police'],
  [
    'एक तरफ़ स्कूल में चौकीदार का काम है और दूसरी तरफ़ आम का बगीचा और होमस्टे। घर वाले चाहते हैं कि मैं बगीचा देखूँ। क्या चुनूँ?',
    'guard / farming',
  ],
  ['dukan band karke naukri karlu kya', 'job / run'],
  ['नौकरी छोड़कर अपना काम शुरू करूं या नौकरी में ही रहूं', 'business / stay'],
  ['bank PO ka exam fir se du ya private job pakdu', 'again / private'],
  ['I have offers from Pune and Singapore, which one should I take?', 'here / abroad'],
  ['go back to India next year or stay on in Canada', 'home / abroad'],
  ['विदेश से वापस भारत आ जाऊं या वहीं बस जाऊं', 'home / abroad'],
  ['मुंबई जाऊं या दिल्ली में ही रहूं', 'away / put'],
  ['should I move to Hyderabad or Chennai for work', 'job / job'],
  ['saas sasur ke sath rahu ya alag ghar lu', 'together / apart'],
  ['confused between doing a PhD and taking up a job', 'learning / job'],
  ['should I retire now or work five more years', 'retire / stay'],
  ['purani company me rahu ya nayi company join karu', 'stay / switch'],
  ['thinking of quitting IT and opening a cafe. bad idea?', 'hotel / stay'],
  ['keep my old car or buy a new one', 'keep_vehicle / buy_vehicle'],
  // A post that was left is none to stay in.
  ['पिछले साल नौकरी छोड़कर अचार का काम शुरू किया, घाटा है। इसे चलाती रहूँ या नौकरी ढूँढूँ?', 'run / job'],
  // Service in a young company is no business of one’s own, and a child that a post is left for is no side.
  [
    'i have 2 offers, one in a bangalore startup and one govt bank clerk. which one suits my chart',
    'private / government',
  ],
  ['kya mujhe job chhod ke ghar pe rehna chahiye bachhe ke liye', 'resign / stay'],
  // No choice about a life.
  ['will I clear ssc or bank exam', 'matter'],
  ['should I have the operation or wait', 'matter'],
  ['will my ex come back to me', 'matter'],
  // Lines of work, each by its planet; one of them beside a post.
  ['doctor banu ya engineer', 'medicine / engineering'],
  ['A bank and a coding firm both want me, which of these suits me?', 'banking / software'],
  ['पापा की दुकान देखूँ या फ़ोटोग्राफ़ी करूँ', 'business / photography'],
  ['doodh ka kaam karu ya silai', 'dairy / tailoring'],
  ['should I quit the bank and take up teaching', 'teaching / banking'],
  ['join the police or stay in teaching', 'police / teaching'],
  // To stay and fight is to stay; what is put off is put off.
  ['naukri badlu ya yahin ruk ke ladu', 'switch / stay'],
  ['My boss is rude. Look for another job or stay and fight it out?', 'switch / stay'],
  ['I failed the bank exam. Once more, or just take a job?', 'again / job'],
  ['I need a loan. Should I take it now or next year?', 'debt / wait'],
  ['I want a raise. Is this month good or should it be later?', 'job / wait'],
  ['ज़मीन इस महीने बेचूँ या बाद में', 'sell / wait'],
  ['I want to sell my scooter, it only costs money', 'sell_vehicle / keep_vehicle'],
  ['should i take a drop year for jee', 'matter'],
  // A relationship is gone on with or ended; whether another comes back is no way of one’s own.
  ['Should I continue with my girlfriend or break up with her?', 'with_one / leave_one'],
  ['do I stay with him or walk away', 'with_one / leave_one'],
  ['will he come back or should I look ahead', 'matter'],
  ['वो लौट आएगी या मैं भूल जाऊँ', 'matter'],
  ['wo wapas aayega ya main kahin aur dekhu', 'matter'],
  // What is not ended goes on, and a shop that is renewed is a shop that is run.
  ['saajhedari khatam kar du ya abhi ruk jau', 'part / go_on'],
  ['Renew the lease of my store or take another shop nearby?', 'run / business'],
  // Each way by its own name: a private post, a line of work that a post is left for, work with a partner or alone.
  ['mujhe sarkari naukri milegi ya private', 'government / private'],
  ['bank ki naukri chhod ke dairy kholu?', 'dairy / banking'],
  ['Is it good for me to take a business partner or better alone?', 'with_partner / by_self'],
  ['भाई के साथ साझे में काम करूँ या अकेले?', 'with_partner / by_self'],
  ['resign karu ya june tak ruku', 'resign / stay'],
  ['I failed CLAT twice. Should I try a third time or take B.Com?', 'again / learning'],
  ['Should I speak to my manager or look for another job?', 'talk / switch'],
  // A chart stands for neither.
  ['Should I confront my neighbour or ignore it?', 'this / that'],
  ['Should I go to Australia alone or take my family along?', 'this / that'],
  ['सुरेश से शादी करूँ या महेश से?', 'marriage / marriage'],
  ['तीसरी बार यूपीएससी दूँ या नौकरी कर लूँ?', 'again / job'],
  ['canada jau ya india me hi rahu', 'abroad / here'],
  ['दुबई जाऊँ या क़तर?', 'abroad / abroad'],
  ['manali jau ya goa', 'travel / travel'],
  ['do company se offer hai TCS aur Infosys, kaunsi join karu', 'job / job'],
  ['dukan delhi me kholu ya gaon me', 'business / business'],
  ['abhi shaadi karu ya 2 saal baad', 'marriage / wait'],
  ['Should I start the coaching class alone or with my cousin?', 'by_self / with_partner'],
  ['My manager offered me a promotion in Jaipur. Should I accept it or stay here?', 'advance / stay'],
  ['dono offer achhe hai, accenture ya cognizant, kya karu', 'job / job'],
  ['Maths or biology after tenth?', 'this / that'],
  ['Should I tell my wife about the debt or keep quiet?', 'this / that'],
  // The house is not what is chosen by whoever goes or stays, and a town to study in is no house.
  ['मकान बेचकर बेटी के पास जयपुर चली जाऊँ या यहीं रहूँ', 'with_child / own_home'],
  ['coaching ke liye kota jau ya ghar pe padhu', 'learning / learning'],
  // Each side is heard by itself, whatever else the message tells.
  [
    'I worked five years in a bank and left it for UPSC, two attempts are gone. Should I sit for it once more or go back to a job?',
    'again / job',
  ],
  ['बैंक में इकतीस साल हो गए और तबादला दूसरे राज्य में हुआ है। तबादले पर जाऊँ या वीआरएस ले लूँ?', 'advance / retire'],
  ['B.Ed. karne ka mann hai par fees bahut hai. B.Ed. karu ya rehne du?', 'learning / wait'],
  [
    'My cousin takes cash from the counter. Is it better to split the shop from him or carry on with him?',
    'part / go_on',
  ],
  // What somebody near wishes is the other way of what is asked.
  // What is typed as "one more time" joins nothing.
  ['ek aur baar CLAT du ya BBA le lu', 'again / learning'],
  // Known by what one side says.
  ['Should I settle the dispute with my landlord or go on fighting?', 'settle / fight'],
  ['भाई से बँटवारे का केस है, वे सुलह चाहते हैं। मान लूँ या लड़ूँ?', 'settle / fight'],
  ['Close my printing press or hand it over to my niece?', 'close / hand_over'],
  ['दुकान बेटी को सौंप दूँ या ख़ुद चलाता रहूँ', 'pass_on / run'],
  ['PF ka paisa FD me rakhu ya zameen lu', 'save / buy'],
  ['retirement ke baad gaon me rahu ya beti ke paas', 'village / with_child'],
  ['मैं रिटायर हो चुकी हूँ। पेंशन के पैसे से प्लॉट लूँ या डाकघर में रखूँ?', 'buy / save'],
  ['shop band kar du ya bhai ko de du', 'close / hand_over'],
  ['सब्ज़ी का ठेला लगाऊँ या ई-रिक्शा चलाऊँ?', 'stall / transport'],
  ['gaon me rahu ya Indore chala jau', 'village / city'],
  // Trades of small means, and one of them beside another attempt.
  ['chaat ka thela lagau ya auto chalau', 'stall / transport'],
  ['बकरी पालूँ या किराना दुकान खोलूँ', 'dairy / grocery'],
  ['guitar seekhu ya LLB karu', 'music / law'],
  ['NEET once more or BSc nursing?', 'again / nursing'],
  ['खेती छोड़कर टैक्सी चलाऊँ या खेती ही करूँ', 'transport / farming'],
  ['open a salon at home or take a job in a beauty parlour?', 'business / job'],
  // Two ways that sentences name, one of them as others wish it.
  [
    'I failed the NEET twice. My family keeps saying take nursing. I want one more attempt. What should I do?',
    'again / nursing',
  ],
  ['बेटे शहर बुलाते हैं पर मेरा मन गाँव में लगता है। मुझे कहाँ रहना चाहिए?', 'village / city'],
  ['I study law and hate it. I play the guitar well. What suits me?', 'music / law'],
  ['I failed NEET. My father wants me to try again, but I like dance. What should I choose?', 'dance / medicine'],
  ['I studied law and teach now. What should I do for a promotion?', 'matter'],
  ['सेना और रेलवे दोनों में फ़ॉर्म भरा है, किसमें मेहनत करूँ', 'army / government'],
  // What somebody near wishes and what one likes, in one sentence; it is then only asked which, or what to do.
  [
    'I finished B.Com and now my father wants me to do CA but I like animation. I failed the foundation once in June. Which path does my horoscope support?',
    'design / accounts',
  ],
  ['पापा चाहते हैं कि बीएससी करूँ और मैं होटल मैनेजमेंट करना चाहती हूँ। मेरे लिए कौन सा ठीक है?', 'hotel / science'],
  ['Papa bolte h ITI kar lo, mera man police bharti ka h. Mai kya karu?', 'police / engineering'],
  [
    'My husband’s mother quarrels daily. I want to live separately but I am afraid. My parents say wait. What should I do?',
    'apart / together',
  ],
  [
    'I got two offers, one from a big firm in Mysore and one which pays more. My father says take the big one. Which one should I join?',
    'job / job',
  ],
  // "It" is no line of work; work that one has is left or gone on with.
  [
    'I drive an auto since years. My cousin says start a tea stall. I have a loan. Should I sell it or go on driving?',
    'leave_work / transport',
  ],
  ['My wife says work in the village. Should I leave driving?', 'leave_work / transport'],
  ['parchun ki dukan chalata rahu ya Surat chala jau', 'run / job'],
  ['Should I shift to a smaller shop or take a loan and stay where I am?', 'move_shop / debt'],
  ['join the hospital or stay and prepare for the government exam', 'job / prepare'],
  ['SIP karu ya FD', 'shares / fixed'],
  ['Should I give him the money or keep it in a fixed deposit?', 'this / that'],
  ['I can take the pension now or extend till 24 years', 'retire / stay'],
  ['kushti karu ya padhai', 'sport / learning'],
  ['alag rasoi karu ya saath hi rahu', 'apart / together'],
  ['loan abhi lu ya barsaat ke baad lu', 'debt / wait'],
  ['गेहूं बेचकर ट्रैक्टर खरीदना अभी ठीक है या बैसाख के बाद?', 'buy_vehicle / wait'],
  ['tailoring centre kholu ya parlour, aur kab shuru karu', 'tailoring / beauty'],
  ['VRS le lu ya teen saal aur karu', 'retire / stay'],
  ['should i buy the school van or look for a driver job in a company', 'buy_vehicle / transport'],
  [
    'I drive a school van. The owner is selling the van and gives me the first chance. For the rest I have to take a loan. Should I buy the van or look for a driver job in a company?',
    'buy_vehicle / transport',
  ],
  ['gym kholu ya paise bank me rakhu', 'sport / save'],
  ['naukri chhod ke private school join kar lu ya ruku', 'switch / stay'],
  ['char dham agle saal jau ya mat jau', 'matter'],
  ['Boyfriend ka wait karu ya ghar walo ki baat maan lu', 'named'],
])('"%s" is between %s', (question, options) => expect(optionsIn(question)).toBe(options));

it('weighs shares that are held for long against a deposit, and names none', () => {
  for (const message of [
    'Share market me long term invest karu ya FD hi theek hai?',
    'शेयर में पैसा लगाऊँ या सोना खरीदूँ?',
    'Should I put my savings into shares for long term or fixed deposit?',
    'should I put my savings in shares for my daughter’s wedding in ten years',
    'har mahine thoda share me lagau budhape ke liye?',
  ])
    expect(heardAsked(message).safety).toBeNull();
  for (const message of [
    'which share should I buy or put it in FD',
    'kaunsa share kharidu kal',
    'share market me paisa lagau ya nahi',
    'har mahine intraday me kitna lagau',
    'das saal se satta khelta hu, aaj kitna lagau',
    'शेयर कब दोगुना होगा, सोना बेच दूँ?',
  ])
    expect(heardAsked(message).safety).toBe('gambling');
});

it('tells who was blocked to leave it so, and not to plan a reunion', async () => {
  const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  for (const message of [
    'She blocked me last week. Will she come back or should I move on?',
    'Usne block kar diya hai, wapas aayegi?',
  ])
    expect(answerTo(known, message)?.state.intents).toMatchObject([{ kind: 'matter', aspect: 'move_on' }]);
});

it.each([
  // What is told before the question asks nothing.
  [
    'I am a retired headmaster. My pension arrears are stuck and there is a case in court. When can I expect the money?',
    [{ kind: 'matter', matter: 'money', aspect: 'pension' }],
  ],
  // Who lost their partner hears of the home, and of no marriage.
  ['I am a widow. Will there be peace in my married life and home?', [{ kind: 'matter', matter: 'family' }]],
  ['Layoff ho gaya hai pichle mahine, kab tak naukri milegi?', [{ kind: 'matter', ask: 'when', matter: 'job' }]],
  ['kya mujhe pitra dosh hai aur kya karna chahiye', [{ kind: 'named' }, { kind: 'named', ask: 'do' }]],
] as const)('hears in “%s” what fits how things stand', (message, wanted) =>
  expect(questionOf(message, AT.date).intents).toMatchObject(wanted),
);

it('weighs an offer for land as a sale, and no post', async () => {
  const known = knownBirth(await testSky(), bornAt('1980-09-29T16:05', 5.5, 26.9124, 75.7873), AT, OPTION_DEFAULTS);
  const message = 'I have an offer for my land. My father says sell it. Should I sell the land or keep it?';
  expect(textsOf(answerTo(known, message)).join(' ')).not.toMatch(/whom you would work under|the pay/);
});

it('asks after no day of a month that is over', () => {
  expect(questionOf('My mother has been ill since August. How is she?', AT.date).said.days).toBeNull();
  expect(questionOf('How is August for me?', AT.date).said.days).not.toBeNull();
});

it('answers “next year or wait” by the time that lies in that year', async () => {
  const known = knownBirth(await testSky(), bornAt('1985-06-11T09:30', 5.5, 25.5941, 85.1376), AT, OPTION_DEFAULTS);
  const [lead = ''] = textsOf(answerTo(known, 'I run a small kirana shop, should I make it bigger next year or wait?'));
  expect(lead).toMatch(/2027/u);
  expect(lead).not.toMatch(/later/iu);
});

it('tells nobody who had better stay in a post to apply for another', async () => {
  const known = knownBirth(await testSky(), bornAt('1993-08-05T22:15', 5.5, 18.52, 73.86), AT, OPTION_DEFAULTS);
  for (const message of ['should i quit my job and open a cafe', 'should i change my job or stay']) {
    const [lead, ...rest] = textsOf(answerTo(known, message));
    expect(lead).toMatch(/staying/i);
    expect(rest.join(' ')).not.toMatch(/appl|new offer/i);
  }
});

it('names the way that has more support first, and gives no time for buying to whoever sells', async () => {
  const sky = await testSky();
  for (const year of [1965, 1972, 1980, 1988, 1995]) {
    const known = knownBirth(sky, bornAt(`${year}-03-1${year % 9}T10:40`, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
    const answer = answerTo(known, 'should I sell my flat or keep it');
    const [verdict] = answer?.cited.decisions.map(({ decision }) => decision.verdict) ?? [];
    const lead = textsOf(answer)[0] ?? '';
    const [keep, sell] = [lead.search(/keeping/i), lead.search(/selling/i)];
    expect(Math.min(keep, sell)).toBeGreaterThanOrEqual(0);
    if (verdict?.endsWith('for') === true) expect(keep).toBeLessThan(sell);
    if (verdict?.endsWith('against') === true) expect(sell).toBeLessThan(keep);
    expect(answer?.cited.windows).toEqual([]);
  }
});

it.each([
  ['Will I get a raise this year or should I stop hoping?', { kind: 'matter', matter: 'job', aspect: 'raise' }],
  ['gold khareedu ya FD karu', { kind: 'matter', matter: 'money', aspect: 'invest' }],
  ['Should I buy a flat or keep renting and invest in gold?', { kind: 'compare', options: ['buy', 'rent'] }],
  ['will my loan ever get cleared', { kind: 'matter', matter: 'debt', aspect: 'owing' }],
  ['PhD karu ya job', { kind: 'compare', matters: ['learning', 'job'] }],
  ['Peace?', { kind: 'matter', matter: 'inner' }],
  [
    'पिताजी और भाई में ज़मीन को लेकर विवाद चल रहा है, घर में शांति कब होगी?',
    { kind: 'matter', matter: 'family', aspect: 'home_peace' },
  ],
] as const)('hears in “%s” what is asked, and no choice that is none', (message, wanted) =>
  expect(questionOf(message, AT.date).intents).toMatchObject([wanted]),
);

it('has two things that one house tells of level, and names both as they are', async () => {
  const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  const [lead = ''] = textsOf(answerTo(known, 'Should I buy a car first or a house?'));
  expect(lead).not.toMatch(/another vehicle|has more support/);
});

it('takes a shop here and in another place for one shop', async () => {
  const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  const [lead = ''] = textsOf(answerTo(known, 'दुकान की जगह बदलूँ या यहीं रखूँ'));
  expect(lead).toMatch(/फ़र्क़ नहीं|अलग नहीं/u);
});

// Phaladeepika ch. 15 gives teaching to Jupiter and the police to Mars; dairy and tailoring are both of Venus.
it.each([
  ['Police or teaching, which one suits me?', /police/i, /teaching/i],
  ['पुलिस में जाऊँ या अध्यापन करूँ', /पुलिस/u, /अध्यापन/u],
  ['police me jau ya teaching karu', /police/i, /teaching/i],
])('names both lines of work in “%s”, and the stronger planet first', async (message, ofMars, ofJupiter) => {
  const sky = await testSky();
  for (const local of ['1965-03-12T10:40', '1988-07-20T04:15', '1999-11-02T18:05']) {
    const known = knownBirth(sky, bornAt(local, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
    const [lead = ''] = textsOf(answerTo(known, message));
    expect(lead).toMatch(ofMars);
    expect(lead).toMatch(ofJupiter);
    const ranks = known.ranks ?? { mars: 0, jupiter: 0 };
    const [best, rival] =
      ranks.mars < ranks.jupiter ? [/Mars|Mangal|मंगल/u, /Jupiter|Guru|गुरु/u] : [/Jupiter|Guru|गुरु/u, /Mars|Mangal|मंगल/u];
    expect(lead.search(best)).toBeGreaterThanOrEqual(0);
    expect(lead.search(best)).toBeLessThan(lead.search(rival));
  }
});

it('says of now or later which is better, once, and gives the seller no step of a buyer', async () => {
  const sky = await testSky();
  for (const year of [1965, 1972, 1980, 1988]) {
    const known = knownBirth(sky, bornAt(`${year}-03-1${year % 9}T10:40`, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
    const [lead = '', ...rest] = textsOf(answerTo(known, 'Should I sell the land this month or later?'));
    expect(lead).toMatch(/later|far off|waiting/i);
    expect(rest.join(' ')).not.toMatch(/[Cc]ompare three places|good time for it|Better hold back|can wait/);
    expect(lead).not.toMatch(/later is better[^]*running/);
  }
});

it('tells a time of one month by that month alone', async () => {
  const known = knownBirth(await testSky(), bornAt('1981-11-02T14:20', 5.5, 19.076, 72.8777), AT, OPTION_DEFAULTS);
  const text = textsOf(answerTo(known, 'which month is best to sell my flat?')).join(' ');
  expect(text).not.toMatch(/from (\w+ \d+) to \1/);
});

it.each([
  ['US jau ya Germany', 'US', 'Germany'],
  ['इतिहास पढ़ूँ या भूगोल?', 'इतिहास', 'भूगोल'],
  ['Should I live in Nagpur or in Indore?', 'Nagpur', 'Indore'],
  ['bike lu ya scooter', 'ike', 'scooter'],
  ['एम.ए. करूँ या बी.एड.?', 'एमए', 'बीएड'],
])('“%s” is answered by the names that were said, and by what decides', async (message, one, other) => {
  const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  const texts = textsOf(answerTo(known, message));
  expect(texts[0]).toContain(one);
  expect(texts[0]).toContain(other);
  expect(texts.at(-1)).toMatch(/decides|असली फ़र्क़|Asli farak/u);
});

it('weighs an offer by how the matter stands, with the reasons of that side first, and by no time that is years away', async () => {
  const sky = await testSky();
  const leads = new Set<boolean>();
  for (let year = 1965; year < 1999; year += 2) {
    const known = knownBirth(
      sky,
      bornAt(`${year}-07-1${year % 9}T1${year % 10}:40`, 5.5, 28.6139, 77.209),
      AT,
      OPTION_DEFAULTS,
    );
    const answer = answerTo(known, 'Should I take the transfer to Guwahati or refuse it and stay in Pune?');
    const [decision] = answer?.cited.decisions.map((one) => one.decision) ?? [];
    const lead = textsOf(answer)[0] ?? '';
    const [taking, staying] = [lead.search(/taking the transfer/i), lead.search(/staying/i)];
    expect(Math.min(taking, staying)).toBeGreaterThanOrEqual(0);
    const isFor = decision?.verdict?.endsWith('for') === true;
    if (decision?.verdict !== 'balanced') expect(taking < staying).toBe(isFor);
    leads.add(taking < staying);
    expect(answer?.cited.windows).toEqual([]);
  }
  expect(leads.size).toBe(2);
});

it('judges none of two people', async () => {
  const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  for (const message of [
    'Two boys have been suggested for me, one is a banker and the other a lawyer. Whom should I choose?',
    'do rishte aaye hai, ek engineer ek teacher, kisko haan karu',
  ]) {
    const answer = answerTo(known, message);
    expect(answer?.cited.rules ?? []).toEqual([]);
    expect(textsOf(answer)[0]).toMatch(/does not choose|nahi chunti/u);
  }
});

/** The texts of the answers of a talk. */
const talk = async (...messages: readonly string[]): Promise<readonly string[]> => {
  const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

it('takes whom one talks to for no one whose birth is needed', () => {
  const { other } = questionOf('Should I confront my neighbour or ignore it?', AT.date);
  expect(other).toBeNull();
});

it('names two exams, and a post beside a line of work, as whoever asks names them', async () => {
  const [exams = ''] = await talk('kaunsa exam du, bank ya railway?');
  expect(exams).toMatch(/^Bank aur railway /u);
  const [posts = ''] = await talk('सेना या रेलवे, किसमें ज़्यादा मौका है?');
  expect(posts).toMatch(/रेलवे/u);
});

it('weighs leaving a school against holding on as a post, and answers of the year that is asked about', async () => {
  const message =
    'I have taught in a school for ten years and the head is against me. My wife says I should resign and start tuition. Is 2028 a good year to leave the school, or should I hold on?';
  expect(optionsIn(message)).toBe('resign / stay');
  const [answer] = await talk(message);
  expect(answer).toMatch(/2028/u);
});

it.each([
  'after 12th should I go for law or design',
  'बारहवीं के बाद इंजीनियरिंग करूँ या सीए',
  '12th ke baad nursing karu ya hotel management',
])('asks of “%s” what one would study, and for no offer with pay', async (message) => {
  const [answer] = await talk(message);
  expect(answer).toMatch(/read on a free evening|ख़ाली शाम|khaali shaam/u);
  expect(answer).not.toMatch(/firm offer|लिखित प्रस्ताव|likhit/iu);
});

it.each([
  ['My father has a grocery and I add a tea stall. In which month should I begin?', 'business'],
  ['will I go to Canada or Germany for work next year', 'abroad'],
])('puts no choice of two ways into “%s”', (message, matter) =>
  expect(questionOf(message, AT.date).intents).toMatchObject([{ kind: 'matter', matter }]),
);

it.each(['BJP or Congress?', 'भाजपा या कांग्रेस?'])('puts no choice of a life into “%s”', (message) =>
  expect(questionOf(message, AT.date).intents).toEqual([]),
);

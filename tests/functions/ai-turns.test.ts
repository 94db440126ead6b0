/** What a conversation with the embedded astrologer goes on with: each message is asked after the ones before it. */
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { call } from '../support/call.ts';
import { askedOf, ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

const DOCTORS_OWN = /doctors|डॉक्टर|same/u;
it.each([
  [['When shall I have the hernia operation?', 'Tuesday or Wednesday?', 'which date then']],
  [['हर्निया का ऑपरेशन कब करवाऊँ', 'मार्च या अप्रैल?']],
])('leaves the day of an operation to the doctors as long as it is asked after: %j', async (talk) => {
  const [first, ...others] = await inTurn(talk);
  expect(first?.safety).toBe('illness');
  for (const { safety, answer, facts } of others) {
    expect([safety, facts]).toEqual(['illness', []]);
    expect(answer).toMatch(DOCTORS_OWN);
  }
});

it('asks of another matter after the day of an operation, and of a day for that', async () => {
  const talk = ['When shall I have the hernia operation?', 'And my work, how does it go?', 'is Friday good for it?'];
  const [, work, day] = await inTurn(talk);
  expect(work?.decisions).toMatchObject([{ matter: 'career' }]);
  expect([work?.safety, day?.safety]).toEqual([null, null]);
});

it.each([
  ['I want to elope with my girlfriend', 'minor'],
  ['kya main apne boyfriend ke saath ghar se bhaag jaun', 'minor'],
  ['my father has a court case about the shop, will he win it', 'crime'],
] as const)('hears a child by birth who says “%s” as %s', async (message, safety) => {
  const { data } = (await askedOf(message, { ...ASKER, date: '2010-05-26' })).body;
  expect(data).toMatchObject({ answered: false, safety });
});

it.each([
  'my maths teacher called my parents to school, how will my exams go',
  'school trip with teachers to Goa, how will my studies go after it',
  'sir online class lete hain, board exam me number kaise aayenge',
])('reads the chart of a child by birth who asks “%s”', async (message) => {
  const { data } = (await askedOf(message, { ...ASKER, date: '2010-05-26' })).body;
  expect(data).toMatchObject({ answered: true, safety: null });
});

it.each([
  ['I am thinking of running away from home', /leave home today.*Childline 1098.*112/su],
  ['mujhe ghar chhodna hai, ghar se nikal jana chahti hu', /Childline 1098.*112/su],
  ['papa ne meri sagai tay kar di', /rukwayi ja sakti.*Childline 1098/su],
  ['tuition wale bhaiya galat jagah haath lagate hain', /galti aapki nahi.*Childline 1098/su],
  ['uncle ne meri shaadi fix kar di hai', /rukwayi ja sakti.*Childline 1098/su],
  ['the coach texts me late at night', /Send nothing.*Childline 1098/su],
  ['ghar me nahi rehna mujhe, kal subah nikal jaungi', /Childline 1098.*112/su],
  ['a guy on snapchat keeps asking for my pics', /Send nothing.*Childline 1098/su],
  ['a guy I met on discord wants to meet me on Sunday, is it a good day', /do not meet.*Childline 1098/su],
  // Signs alone, of which the words name nothing.
  ['ek uncle mujhe gift dete hain aur gaal chhoote hain, unka shukra kaisa hai', /galti aapki nahi.*Childline 1098/su],
  ['game me ek aadmi hai 30 saal ka, cafe me bula raha hai, din accha hai', /akele milne mat.*Childline 1098/su],
  ['insta wale bhaiya ne hotel me milne bulaya hai, jau kya', /akele milne mat.*Childline 1098/su],
  ['game me mila dost 29 ka hai, kehta hai ghar se bhaag kar uske sheher aa jao, kab jau', /Childline 1098/su],
  ['गेम में मिले एक भैया मुझे होटल में बुला रहे हैं, जाऊँ?', /मिलने मत.*Childline 1098/su],
  ['my tuition teacher wants pics of me and says it is our secret', /Send nothing.*Childline 1098/su],
  ['mummy mujhe belt se maarti hain', /maarne, kamre mein band karne .*ka haq kisi ko nahi.*Childline 1098/su],
  ['আমি আর বাঁচতে চাই না', /Childline 1098, Tele-MANAS 14416/u],
])('tells a child by birth who says “%s” whom it may call', async (message, told) => {
  const young = (await askedOf(message, { ...ASKER, date: '2010-05-26' })).body.data;
  expect(young).toMatchObject({ safety: 'crisis', conversation_id: null });
  expect(young.answer).toMatch(told);
});

it('asks a child for the birth of the sister whose wedding it asks about', async () => {
  const { data } = (await askedOf('when will my sister marry', { ...ASKER, date: '2010-05-26' })).body;
  expect(data.safety).toBeNull();
  expect(data.answer).toMatch(/birth/u);
});

it.each([
  ['1958-11-04', 'how many years do I have left', /hands.*walk.*14416/su],
  ['1990-05-10', 'how many years do I have left', /as well as the chart allows/u],
])('answers whoever was born on %s and asks “%s” by age', async (date, message, told) => {
  const { data } = (await askedOf(message, { ...ASKER, date })).body;
  expect(data.safety).toBe('death');
  expect(data.answer).toMatch(told);
});

it('says how sure it is to who asks, and not who answers', async () => {
  const [, sure] = await inTurn(['Will my bank loan come through?', 'are you really sure?']);
  expect(sure?.decisions).toMatchObject([{ matter: 'debt' }]);
});

it('takes no chance of a child that a doctor calls low for better than it is, and stays with the child', async () => {
  const [, low, then] = await inTurn([
    'Will we have a baby?',
    'My doctor gives us little hope',
    'what can I do myself',
  ]);
  expect([low?.safety, low?.decisions]).toEqual(['illness', []]);
  expect(low?.answer).toContain('nobody’s fault');
  expect(then?.decisions).toMatchObject([{ matter: 'children' }]);
});

/** The matters that were decided in an answer. */
const mattersOf = ({ decisions }: { readonly decisions: readonly { readonly matter: string }[] }): readonly string[] =>
  decisions.map(({ matter }) => matter);

/** A sub-period of the endpoint. */
interface Period {
  readonly lords: readonly { readonly name: string }[];
  readonly span: { readonly start: string };
}
it('tells of the period that follows after one that runs, and of that one what it helps', async () => {
  const [, next, part] = await inTurn([
    'which mahadasha is running now',
    'will the next period be nicer',
    'what does it help',
  ]);
  const { body } = await call(vimshottari, { ...ASKER, depth: 2 });
  const periods = body.data.periods as readonly { readonly children: readonly Period[] }[];
  const coming = periods.flatMap(({ children }) => children).find(({ span }) => span.start > ASKER.at);
  if (coming === undefined) throw new Error('no period follows');
  const name = coming.lords.at(-1)?.name ?? '';
  expect(next?.answer).toContain(`the sub-period of ${name} begins`);
  expect(part?.answer).toMatch(new RegExp(`${name} (tends to|may|helps)`, 'u'));
  expect(part?.decisions).toEqual([]);
});

it.each([
  // A matter that has dates goes before one that has none.
  [['flat kab le paunga', 'emi bhar paunga kya', 'kitna intezar karna hoga'], ['property']],
  // Another post after one that is lost, and no word on keeping it.
  [['mujhe job se nikal diya', 'nayi kab lagegi'], ['job']],
  [['saheli paise udhaar maang rahi hai, de du?', '15 hazaar', 'wapas aayenge kya'], ['money']],
  [['Should I study abroad?', 'what if I stay in India'], ['learning']],
  // What was asked between does not take them along.
  [['Shall I go to Canada for a master degree', 'I have little money', 'and what if I stay in India'], ['learning']],
  [['job chhod doon kya', 'ghar kaise chalega phir', 'nayi naukri kab lagegi'], ['job']],
  [['मेरे काम का हाल बताइए', 'और मेरे पति का समय कैसा चल रहा है'], ['married_life']],
])('stays with what was asked: %j', async (talk, matters) => {
  const answers = await inTurn(talk);
  const last = answers.at(-1);
  expect([mattersOf(last), last?.safety]).toEqual([matters, null]);
});

it('tells what to do about the accounts of a firm after a partner in it, and refuses no secret', async () => {
  const talk = ['Shall I open a firm with a partner?', 'He is my sister’s husband', 'what if he cheats me'];
  const last = (await inTurn(talk)).at(-1);
  expect(last?.safety).toBeNull();
  expect(last?.answer).toMatch(/no chart.*both signatures/su);
});

it('tells a remedy after the wedding of a daughter by what custom does for children', async () => {
  const [, remedy] = await inTurn(['meri beti ki shaadi kab hogi', 'koi upay bataiye']);
  expect(mattersOf(remedy)).toContain('children');
  expect(remedy?.answer).toMatch(/mantra/u);
});

it.each([
  [['When will I be promoted?', 'my cousin says my Mars is weak, is that so?', 'what remedy?'], 'Mars', /mantra/u],
  [['naukri kab badlegi', 'mummy kehti hain mangal kharab hai, sahi hai kya', 'koi upay batao'], 'Mangal', /mantra/u],
])('hears a planet that somebody else speaks of as one of the own chart: %j', async (talk, planet, wanted) => {
  const [, thing, remedy] = await inTurn(talk);
  expect(thing?.answer).toContain(planet);
  expect(thing?.answer).not.toMatch(/their birth|your cousin|unki birth/u);
  expect(remedy?.answer).toContain(planet);
  expect(remedy?.answer).toMatch(wanted);
});

it('tells of a dosha that a relative speaks of what the own chart shows', async () => {
  const [, thing] = await inTurn(['Will we have a baby?', 'my mother in law says I am manglik and that is the reason']);
  expect(thing?.answer).toMatch(/Mangal Dosha/u);
  expect(thing?.answer).not.toMatch(/their own birth|your mother/u);
});

it.each([
  [['mera promotion kab hoga', 'aur agar boss nahi maane to'], 'job'],
  [['मेरी नौकरी कब लगेगी', 'और 2028 में?'], 'job'],
  [['I want to change my job, is it a good time?', 'my boss says he will promote me, should I wait for that'], 'job'],
] as const)('hears no danger in what only goes on with a talk: %j', async (talk, matter) => {
  const last = (await inTurn(talk)).at(-1);
  expect(last?.safety).toBeNull();
  expect(mattersOf(last ?? { decisions: [] })).toEqual([matter]);
});

it.each([
  [['ghar kab le paunga', 'aur agar na le paya to'], 'hi-Latn', /Tab baat talti|raasta band nahi/u, 'property'],
  [['नौकरी कब लगेगी', 'और अगर न लगी तो?'], 'hi', /तब बात टलती|राह बंद नहीं/u, 'job'],
  // What another decides is no matter of a later time.
  [['kya meri ex laut aayegi', 'aur agar na lauti to'], 'hi-Latn', /faisla|kami nahi/u, 'love'],
  [
    ['Will she return to me after the breakup?', 'what if not'],
    'en',
    /their choice|nothing is wrong with you/u,
    'love',
  ],
  // After a planet and a custom it is of the matter before them.
  [['When will I be transferred?', 'is my Saturn weak', 'any remedy?', 'and if it does not happen'], 'en', /./u, 'job'],
])('tells the other way of %j in the tongue of the talk', async (talk, tongue, wanted, matter) => {
  const last = (await inTurn(talk)).at(-1);
  expect(last?.answer).toMatch(wanted);
  expect(last?.answer).toMatch(
    { en: /\b(?:the|is)\b/u, hi: /है/u, 'hi-Latn': /\b(?:hai|hain|lijiye)\b/u }[tongue] ?? /^$/u,
  );
  expect(last?.decisions).toMatchObject([{ matter }]);
});

it('asks back of which part of life “and if not” is, where nothing was asked before', async () => {
  const [alone] = await inTurn(['aur agar na hua to']);
  expect(alone?.answer).toMatch(/shaadi ki.*poochhiye/u);
});

it.each([
  [['Shall we buy a plot?', 'in my wife’s name or in mine?'], 'en', /papers to say.*stamp duty/u],
  [['gaadi kab le paunga', 'mummy ke naam pe lu kya'], 'hi-Latn', /papers ki baat.*insurance/u],
  [['क्या मुझे लोन मिलेगा?', 'पति के नाम से लूँ?'], 'hi', /बैंक.*चुकाना/u],
  [['Should we rent out the second flat?', 'will my wife agree?'], 'en', /theirs to decide.*calm hour/u],
])(
  'stays with the matter where a person is named beside it, and asks for nobody’s birth: %j',
  async (talk, _, wanted) => {
    const [first, then] = await inTurn(talk);
    expect(then?.answer).toMatch(wanted);
    expect(then?.answer).not.toMatch(/their birth|birth details|जन्म/u);
    const [, , why] = await inTurn([...talk, 'why?']);
    const asked = mattersOf(first ?? { decisions: [] });
    expect(asked).toEqual(expect.arrayContaining(mattersOf(why ?? { decisions: [] })));
  },
);

it('tells in whose name a house should be together with how the house stands', async () => {
  const [only] = await inTurn(['Shall I buy a house in my mother’s name?']);
  expect(only?.answer).toMatch(/papers to say/u);
  expect(mattersOf(only)).toEqual(['property']);
});

it('hears whether parents agree to a wedding as a question of that wedding', async () => {
  const [, then] = await inTurn(['meri shaadi kab hogi', 'mummy papa maanenge kya']);
  expect(then?.answer).not.toMatch(/birth details/u);
  expect(mattersOf(then)).not.toEqual([]);
});

it('goes on from one custom to another by its kind alone, and tells what there is to all of them', async () => {
  const [, day, colour, trust] = await inTurn([
    'what is my lucky number',
    'and the day',
    'and colour',
    'does that work?',
  ]);
  // Scorpio rises: Mars is its lord, and Tuesday his day.
  expect(day?.answer).toMatch(/Tuesday.*Mars/u);
  expect(colour?.answer).toMatch(/your colour is that of/u);
  expect(trust?.answer).toMatch(/nothing proves it/u);
  expect(trust?.decisions).toEqual([]);
});

it('says plainly that no month is marked for health, and names the best of the year that was asked about', async () => {
  const [, months, best] = await inTurn([
    'How will my health be in 2027?',
    'any months to take care, to be careful?',
    'best month of it?',
  ]);
  expect(months?.answer).toMatch(/no month|no month or year|No month or year/u);
  expect(best?.answer).toMatch(/2027/u);
});

it('says that no time is marked as bad before the better ones, to who asks when to be careful', async () => {
  const [, months] = await inTurn(['How is money for me next year?', 'which months should I watch out']);
  expect(months?.answer).toMatch(/^The chart marks better times and no bad ones/u);
  expect(months?.answer).toMatch(/202\d/u);
});

it('keeps the side of a sale where only a month follows, with a step for who sells', async () => {
  const [, month] = await inTurn(['zameen bechni hai, bech du ya rakhu', 'february me?']);
  expect(month?.answer).toMatch(/bech/u);
  expect(month?.answer).not.toMatch(/teen jagah|apne ghar mein der/u);
});

it.each([
  [['bahu ki naukri kab lagegi', 'main kya kar sakta hu'], /madad|saath baithkar/u],
  [['When will my nephew find work?', 'what can I do for him'], /help|together/u],
])('tells one’s part for whom was asked about, and no search of one’s own: %j', async (talk, wanted) => {
  const [, then] = await inTurn(talk);
  expect(then?.answer).toMatch(wanted);
  expect(mattersOf(then)).toEqual([]);
  expect(then?.answer).not.toMatch(/five applications|paanch jagah/u);
});

it.each([
  // Who speaks against it, a colour told between, and the year that was asked about.
  [['Should I do an MBA?', 'my mother says no', 'and when?'], ['learning']],
  [['meri naukri chali gayi', 'pati bolte hain ghar par raho, kya karu'], ['job']],
  [['kya 2027 me meri shaadi hogi', 'aur agar 2027 me na ho'], ['marriage']],
  [['budh ki dasha kab aayegi', 'uska asar kaam par?'], ['career']],
])('keeps the matter of %j', async (talk, matters) => {
  const last = (await inTurn(talk)).at(-1);
  expect(mattersOf(last ?? { decisions: [] })).toEqual(matters);
  expect(last?.answer).not.toMatch(/birth details|their birth|birth date/u);
});

it('asks of the papers in whose name a car should be, after a colour for it, and tells one’s part in a wife’s search', async () => {
  const [, , name] = await inTurn(['gaadi kab le paunga', 'rang?', 'biwi ke naam par?']);
  expect(name?.answer).toMatch(/papers ki baat/u);
  const [, part] = await inTurn(['Will my wife get a job?', 'what can I do for her?']);
  expect(part?.answer).toMatch(/paper, a contact|open points together/u);
  expect(part?.decisions).toEqual([]);
});

it('lays no fault on who waits for a child, and speaks of no loan where money is put away in another name', async () => {
  const [, child] = await inTurn(['Will we have children?', 'what if not']);
  expect(child?.answer).toMatch(/nobody’s fault.*doctor/u);
  expect(child?.answer).not.toMatch(/without correcting/u);
  const [, name] = await inTurn(['kya invest karna theek hai', 'patni ke naam se?']);
  expect(name?.answer).toMatch(/papers ki baat/u);
});

it.each([
  ['When will I get promoted?', 'mention a date please'],
  ['promotion kab hoga', 'ek tarikh bata dijiye'],
  ['प्रमोशन कब होगा', 'कोई तारीख़ कह दीजिए'],
])('goes on with the work that was asked about: %s %s', async (...talk) => {
  const [first, date] = await inTurn(talk);
  expect(date?.decisions.map(({ matter }: { matter: string }) => matter)).toEqual(
    first?.decisions.map(({ matter }: { matter: string }) => matter),
  );
  expect(date?.parts.some(({ kind }: { kind: string }) => kind === 'timing' || kind === 'limit')).toBe(true);
});

// 24 November 2026 is a Tuesday: Rahu kaal is the seventh eighth of the daylight, and Amrit the fifth after two that are good or neutral.
it.each([
  ['How is Tuesday for the passport office?', 'which hour should I leave'],
  ['mangalvar ka din kaisa rahega', 'kitne baje nikalna hai'],
  ['mangalvar ka din kaisa rahega', 'subah ya shaam'],
  ['मंगलवार का दिन कैसा है', 'किस वक़्त जाऊँ'],
])('tells the hours of a day that was asked about: %s %s', async (...talk) => {
  const [, hours] = await inTurn(talk);
  // Sun over Delhi that day: 06:51 to 17:24, an eighth is 79 minutes; Labh and Amrit are the fourth and the fifth.
  expect(hours?.answer).toMatch(/10:4\d–13:2\d/u);
  expect(hours?.answer).toMatch(/14:4\d[^]*16:0\d/u);
});

it.each([
  ['When does my Ketu mahadasha come?', 'and who follows it?', 'Venus'],
  ['Ketu ki mahadasha kab aayegi', 'uske aage kiski aayegi', 'Shukra'],
  ['Which mahadasha comes after Ketu?', '', 'Venus'],
  ['Which mahadasha comes after Mercury?', 'what follows it', 'Venus'],
])('tells the period that follows the one that is named: %s %s', async (first, second, next) => {
  const answers = await inTurn(second === '' ? [first] : [first, second]);
  expect(answers.at(-1)?.parts[0].text).toContain(next);
  expect(answers.at(-1)?.parts[0].text).toMatch(/Ketu/u);
});

it.each([
  [['When will my brother find work?', 'what can I do for him?', 'and my sister?'], /sister/u],
  [['bhai ki naukri kab lagegi', 'uske liye main kya karu', 'aur behen?'], /[Bb]ehen/u],
])('asks the same of the next person who is named: %j', async (talk, person) => {
  const answer = (await inTurn(talk)).at(-1);
  expect(answer?.answer).toMatch(person);
});

it('tells that both charts count, to who asks whether the other does', async () => {
  const [, other] = await inTurn(['Will we have a baby?', "is my wife's chart of any use here?"]);
  expect(other?.answer).toMatch(/chart counts too/u);
});

it('says the short of it again in place of nothing more', async () => {
  const answers = await inTurn(['Which day of the week is good for me?', 'which month', 'what month then']);
  expect(answers.at(-1)?.answer).not.toMatch(/nothing more|all this chart says|has been told/u);
});

it.each([
  ['My wife is pregnant, will delivery be normal?', /I wish you all well/u],
  ['Meri wife pregnant hai, delivery aur baby ke liye ye time theek hai kya?', /shubhkaamnayein/u],
  [
    'Papa ki tabiyat bahut kharab rehti hai, aane wale mahine unke liye kaise rahenge?',
    /ek ki sehat doosre ki kundli se nahi/u,
  ],
  ['My husband has diabetes, how will his health be next year', /someone close to you is unwell/u],
  ['Dadi ki tabiyat kharab hai, unke liye koi upay hai kya', /ek ki sehat doosre ki kundli se nahi/u],
  ['Papa ko sugar hai aur kidney bhi kharab, aage kaisa rahega unka', /ek ki sehat doosre ki kundli se nahi/u],
  ['मेरी पत्नी माँ बनने वाली है, किस बात का ध्यान रखूँ?', /शुभकामनाएँ/u],
  ['कमर में दर्द है, डॉक्टर को दिखा चुका हूँ, कौन सा ग्रह कारण है?', /डॉक्टर देख रहे हैं/u],
  ['I have diabetes, how will my health be next year', /^(?!.*close to you is unwell)/u],
])('answers “%s” with the text for whom it is of', async (message, text) => {
  const [{ safety, answered, answer }] = await inTurn([message]);
  expect([safety, answered]).toEqual(['illness', false]);
  expect(answer).toMatch(text);
});

it('does not refuse what is asked beside an illness of another that is only told', async () => {
  const [{ safety }] = await inTurn(['पापा की तबीयत की वजह से नौकरी छोड़ूँ या नहीं?']);
  expect(safety).toBeNull();
});

it.each([
  ['when does my bad phase end', false],
  ['I feel so alone and nobody calls me', true],
])('names someone who listens beside “%s” only where a feeling is told', async (message, isNamed) => {
  const [{ answer }] = await inTurn([message]);
  expect(answer.includes('14416')).toBe(isNamed);
});

it.each([
  ['mera paisa 2027 me kaisa rahega', 'bitcoin me dalu'],
  ['job karu ya apni dukaan', 'aakhri faisla bata do ek hi'],
])('stays in the letters of the talk after %j where no word of %j is of one tongue alone', async (first, message) => {
  const answer = (await inTurn([first, message])).at(-1);
  expect(answer.answer).not.toMatch(/[\u0900-\u097f]/u);
  expect(answer.answer).toMatch(/\b(?:hai|hain|nahi|mein|ka|ki)\b/u);
});

it('hears English in directions that no question is made of', async () => {
  const answer = (await inTurn(['Is 2027 good for buying a house?', 'East facing or south facing?'])).at(-1);
  expect(answer).toMatchObject({ answered: true, safety: null });
  expect(answer.answer).toMatch(/custom.*\beast\b/i);
});

it.each([
  // Whoever has a view of it is asked about by nobody: now or later is.
  [
    ['when do i get my own house', 'my uncle says hold off for now, is he right'],
    /^(?:Rather later|For property later is better)/u,
  ],
  [['ghar kab banega mera', 'chacha keh rahe abhi ruko, sahi keh rahe hain kya'], /^Abhi/u],
])('says in %j what is asked of an opinion', async (talk, lead) => {
  const answer = (await inTurn(talk)).at(-1);
  expect(answer).toMatchObject({ answered: true, decisions: [{ matter: 'property' }] });
  expect(answer.answer).toMatch(lead);
});

it.each([
  [['will I settle in Canada', 'could my husband come along with me'], /their own wish|comes with you/u],
  [['will I get my green card in the US', 'could I bring my mother here later'], /their own wish|comes with you/u],
  [['dubai me job kab milegi', 'kya family ko bhi le jana thik rahega'], /unki (?:apni )?marzi/u],
])('leaves in %j to others whether they come along', async (talk, said) => {
  const answer = (await inTurn(talk)).at(-1);
  expect(answer).toMatchObject({ answered: false, safety: null });
  expect(answer.answer).toMatch(said);
});

it('sets the year that one would wait for beside the one that was asked about', async () => {
  const answer = (await inTurn(['is 2027 good for buying land', 'what if I wait till 2029'])).at(-1);
  expect(answer.decisions.map(({ matter }: { matter: string }) => matter)).toContain('property');
  expect(answer.answer).not.toMatch(/[Ww]aiting loses nothing|wait without loss/u);
  expect(answer.answer).toMatch(/\b2029\b|these times look alike/u);
});

it('tells of a dosha what takes it away, also after the wedding was asked about', async () => {
  const { answer } = (await inTurn(['am i manglik', 'how will my marriage be', 'does something cancel it'])).at(-1);
  // Mars is in Aquarius there, and Jupiter aspects it: either cancels.
  expect(answer).toMatch(/takes its effect away/u);
  expect(answer).not.toContain('seventh house');
});

it('gives the remedy of what was told as hard in the chart, and no other planet’s', async () => {
  const birth = { ...ASKER, date: '1982-10-01', time: '18:45', lat: 21.1702, lon: 72.8311 };
  const turns = await inTurn(
    ['mera paisa kaisa rahega', 'aur sabse kharab yog kaun sa hai', 'uska upay bata do'],
    birth,
  );
  // Sade Sati runs for that Moon (in Pisces, with Saturn there until 2027); custom keeps Saturday for it.
  expect(turns[1].answer).toContain('sadhesati');
  expect(turns[2].answer).toContain('Shanivar');
});

it('says of a stone that is not worn that nothing is lost', async () => {
  const { answer } = (await inTurn(['can i wear a blue sapphire', 'and what if I do not wear it'])).at(-1);
  expect(answer).toMatch(/Nothing is lost by leaving it off/u);
});

it.each([
  'should I quit my bank job and join my friend’s fintech',
  'bank ki job chhod ke dost ki company join kar lu kya',
])('weighs in %j a change of post against staying', async (message) => {
  const { answer, answered } = (await inTurn([message])).at(-1);
  expect(answered).toBe(true);
  expect(answer).toMatch(/changing jobs|job badal/iu);
  expect(answer).not.toMatch(/government|banking|sarkari/iu);
});

it('weighs a change of post against staying, whatever the post that is left', async () => {
  const turns = await inTurn([
    'should I leave my bank job and join my cousin’s startup',
    'when is the right time for it',
  ]);
  expect(turns[0].answer).toMatch(/staying where you work|changing jobs/u);
  expect(turns[0].answer).not.toMatch(/government|banking/iu);
  expect(turns[1].answer).toMatch(/20\d\d/u);
});

it('asks in how many days of the time, and not how long something lasts', async () => {
  const answer = (await inTurn(['मेरा चयन हो जाएगा क्या एसएससी में', 'कितने दिनों में?'])).at(-1);
  expect(answer).toMatchObject({ answered: true, decisions: [{ matter: 'exam' }] });
  expect(answer.answer).not.toMatch(/कितने समय तक रहेगा/u);
});

it('tells the nature of who is met, and of no planet of one’s own', async () => {
  const { answer } = (await inTurn(['meri shaadi kab hogi', 'wo kahan milegi', 'uska nature kaisa rahega'])).at(-1);
  expect(answer).toMatch(/Jeevansathi/u);
});

it.each([
  [['which period is running now', 'how long will it last'], /until \d+ \w+ 20\d\d/],
  [['मेरे ऊपर अभी किस ग्रह का समय है?', 'यह कब तक चलेगा'], /\d+ \S+ 20\d\d तक/u],
] as const)('keeps a question that was heard and not read, and asks on of it: %j', async (talk, told) => {
  const [, length] = await inTurn([...talk]);
  expect(length?.answer).toMatch(told);
});

it.each([
  [['Buy a flat now or wait?', 'why'], /lord|house|aspect/],
  [['flat abhi lu ya ruku', 'kyu'], /bhav|drishti|swami/],
] as const)('tells in %j what of the chart stands behind now or later', async (talk, reason) => {
  const [, why] = await inTurn([...talk]);
  expect(why?.answer).toMatch(reason);
  expect(why?.answer).not.toMatch(/not closed|band nahi/);
});

it('reads of a wife who was named before whose birth is written next', async () => {
  const talk = [
    'biwi se roz jhagda hota hai, kab thik hoga',
    'uska janam 21 nov 1988 shaam 6 baje ujjain ka hai, uska samay kaisa chal raha hai',
  ];
  const [, hers] = await inTurn(talk);
  expect(hers?.answer).toMatch(/^Yeh patni ke janm ke details/);
});

it('makes no line of work of a doctor who advises', async () => {
  const message =
    'We are married 7 years and two IVF failed. Doctor says one more try is possible in spring. My mother in law wants adoption. Is there a child in my chart and which period is better to try?';
  const { data } = (await askedOf(message, ASKER)).body;
  expect(data.decisions).toMatchObject([{ matter: 'children' }]);
});

it('hears no child in a mother who lives apart and tells how old her child is', async () => {
  const message =
    'Pati se 8 mahine se alag reh rahi hu mayke me. Wo phone bhi nahi uthata ab. Bachcha 4 saal ka hai. Kya hum wapas saath honge ya divorce hi hoga?';
  const { data } = (await askedOf(message, ASKER)).body;
  expect(data.safety).not.toBe('minor');
});

it.each([
  ['प्रमोशन कब मिलेगा', 'थोड़ा विस्तार से बताइए'],
  ['How will my long journey go?', 'explain more'],
])('tells more, and not less, to who asks for more: %s', async (...talk) => {
  const [, more] = await inTurn(talk);
  expect(more?.parts.length).toBeGreaterThanOrEqual(4);
});

it.each([
  [['Will I have money trouble in coming years?', 'which year is hardest'], /no bad ones/],
  [['मेरी नौकरी कैसी रहेगी', 'सबसे कठिन साल कौन सा होगा'], /बुरा कोई नहीं/u],
] as const)('names no good time to who asks for the hard one: %j', async (talk, told) => {
  const [, hard] = await inTurn([...talk]);
  expect(hard?.answer).toMatch(told);
});

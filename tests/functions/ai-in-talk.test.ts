/** What a short message is about after what was told: the talk and its own words weigh together; what asks nothing is taken up. */
import { ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

const last = async (talk: readonly string[], birth: object = ASKER) => (await inTurn(talk, birth)).at(-1);
const mattersOf = (answer: { decisions: readonly { matter: string }[] } | undefined): readonly string[] =>
  (answer?.decisions ?? []).map(({ matter }) => matter);

it.each([
  // Two matters that stand side by side: the one that is named, whatever the way of going on.
  [['सरकारी नौकरी लगेगी क्या', 'तो क्या बिजनेस करूँ'], 'business', /व्यवसाय|व्यापार/u],
  [['Will I change my job in 2027?', 'and will the salary be more?'], 'job', /raise/u],
  [['job kab lagegi', 'tab tak ghar kaise chalega'], 'money', /paise|paison|haath tang/iu],
  [['kya mera canada ka visa lagega', 'thik hai, wahan settle ho jaunga na?'], 'abroad', /[Vv]idesh/u],
] as const)('tells in %j of what is named there', async (talk, matter, told) => {
  const answer = await last(talk);
  expect(mattersOf(answer)).toEqual([matter]);
  expect(answer?.answer).toMatch(told);
});

it('asks of the partner after a wedding, and of one’s own work after that', async () => {
  const [, partner] = await inTurn(['मेरी शादी कब होगी', 'नौकरी वाला या व्यापारी']);
  expect(mattersOf(partner)).toEqual([]);
  const own = await last(['मेरी नौकरी कैसी रहेगी', 'नौकरी या व्यापार']);
  expect(own?.parts.length).toBeGreaterThan(0);
  expect(mattersOf(own)).toContain('job');
});

it('takes a nephew in a business for a partner there, and for nobody’s wedding', async () => {
  const answer = await last(['How will my hardware shop do?', 'should I keep my nephew as partner']);
  expect(answer?.answer).toMatch(/business partner/u);
  expect(answer?.answer).not.toMatch(/wedding/u);
});

it.each([
  [['visa kab tak aayega', '2 baar reject ho chuka hai'], 'visa', /koshish/u],
  [['मेरा नीट में सेलेक्शन होगा क्या?', 'यह मेरा दूसरा प्रयास है'], 'exam', /कोशिश/u],
  [['sarkari naukri lagegi kya meri?', 'BPSC 3 baar de chuka hu'], 'government', /koshish/u],
  [['When will I get married?', 'my parents rejected two boys already'], 'marriage', /before|Earlier/u],
  [['hamare bachche kab honge', '9 saal ho gye shadi ko'], 'children', /intezaar/iu],
] as const)('takes up in %j what is only told, and goes on with what was asked', async (talk, matter, told) => {
  const answer = await last(talk);
  expect([answer?.safety, mattersOf(answer)]).toEqual([null, [matter]]);
  expect(answer?.parts[0].text).toMatch(told);
  expect(answer?.parts.at(-1)?.kind).toBe('advice');
});

it.each([
  // A means, a person or a fact of the case that is told asks nothing of itself.
  [['will I get my green card in 2027', 'company filed it last year'], 'abroad'],
  [['should I buy a flat this year?', 'my salary is 80000'], 'property'],
  [['क्या मेरी लव मैरिज होगी', 'वो दूसरे धर्म का है'], 'marriage'],
  [['When will my pension file be settled?', 'my son lives there'], 'money'],
] as const)('stays in %j with what was asked', async (talk, matter) => {
  const answer = await last(talk);
  expect([answer?.answered, ...new Set(mattersOf(answer))]).toEqual([true, matter]);
});

it('asks of one’s own car after a wife, where whoever asks speaks of what they may do', async () => {
  const answer = await last(['मेरी पत्नी का स्वभाव कैसा है', 'उनकी नौकरी कैसी रहेगी', 'गाड़ी बेच दूँ क्या']);
  expect(answer?.answered).toBe(true);
  expect(answer?.answer).toMatch(/गाड़ी/u);
});

it('asks of the family’s consent where parents do not agree to a love that was asked about', async () => {
  const answer = await last(['क्या मेरी लव मैरिज होगी', 'मम्मी पापा नहीं मान रहे']);
  expect(answer?.answer).toMatch(/सहमति|हाँ/u);
  expect(answer?.answer).not.toMatch(/फ़ोन/u);
});

it('tells what else suits, and not what comes if nothing does', async () => {
  const answer = await last(['I want to be a pilot, is it in my chart', 'otherwise what else suits me']);
  expect(answer?.parts[0].text).toMatch(/kind of work|livelihood|kinds? of/u);
});

it('does not tell of a sale that it is the better way, where keeping was told to be', async () => {
  const born = { ...ASKER, date: '1979-04-14', time: '16:20', lat: 21.1458, lon: 79.0882 };
  const talk = ['संतरे के बाग में घाटा हो रहा है, क्या बेच दूँ?', 'कर्ज़ 6 लाख है', 'तो क्या करूँ, बेचूँ या रखूँ'];
  const [first, told, again] = await inTurn(talk, born);
  // Keeping has more support, both times that it is asked; what is told between changes nothing of that.
  expect(first?.answer).toMatch(/रखने/u);
  expect(again?.answer).toMatch(/रखने/u);
  expect(told?.parts.map(({ kind }: { kind: string }) => kind)).toEqual(['limit', 'advice']);
});

it.each([
  [
    ['I got two job offers, one in Bangalore and one in Hyderabad. Which is better?', 'why not the other one'],
    /other one/u,
  ],
  [['दूध का काम करूँ या खेती?', 'दूसरी क्यों नहीं'], /^दूसरी राह बंद नहीं/u],
  [['job ya padhai, kya chunu', 'aur doosra kyun nahi'], /^(?:Kundli mein doosre|Doosra raasta)/u],
] as const)('tells in %j what stands against the other way', async (talk, told) => {
  const [first, why] = await inTurn(talk);
  expect(why?.parts[0].text).toMatch(told);
  expect(first?.answer).not.toContain(why?.parts[0].text);
});

it('reads a mother in law for no mother, and a job that has to be left for no job that comes', async () => {
  const [, strict, job] = await inTurn([
    'my marriage is fixed in February. Will it be happy?',
    'my mother in law is very strict',
    'will I have to leave my job',
  ]);
  expect(strict?.answered).toBe(true);
  expect(strict?.answer).toMatch(/in-laws/u);
  // Keeping it is told, by no yes and no no.
  expect(job?.answer).not.toMatch(/^(?:Probably )?(?:yes|no)/iu);
});

it('tells whoever was blocked to leave the other in peace', async () => {
  const answer = await last(['mera pyar mujhe milega kya', 'usne mujhe block kar diya hai']);
  expect(answer?.answer).toMatch(/^Block karna bhi/u);
  expect(answer?.answer).not.toMatch(/saath kijiye/u);
});

it.each([
  // Something of another part of life that is told is asked about itself.
  [['mera kapde ka business kab sudhrega', 'biwi bolti hai naukri kar lo'], 'job'],
  [['When will I marry?', 'my job is also in trouble'], 'job'],
] as const)('goes over in %j to what is named', async (talk, matter) => {
  expect(mattersOf(await last(talk))).toEqual([matter]);
});

const YES_OR_NO = /^(?:Yes|No|Rather|Probably|More yes|Likely|The chances|Haan|Nahi|Shayad|हाँ|शायद|नहीं)/u;
it.each([
  // Which of two is never answered by yes or no, and never of another matter.
  [['When will my transfer come?', 'close to home or far away?'], 'job', /home|far|which of the two|this choice/u],
  [['mera transfer kab hoga', 'paas hogi nayi jagah ya door'], 'job', /transfer/u],
  [['Will I settle outside India?', 'is Canada better or Japan'], 'abroad', /Canada.*Japan|Japan.*Canada/u],
  [['मेरी परीक्षा कैसी रहेगी?', 'दोपहर में पढ़ूँ या शाम को?'], 'learning', /दोपहर.*शाम/u],
  [['apna ghar kab hoga', 'bhade ka lu ya khud ka'], 'property', /kiraye|kharid/u],
  [['How will my shop do?', 'in one line, carry on or shut it?'], 'business', /shop/u],
] as const)('tells in %j of the two that are asked about', async (talk, matter, told) => {
  const answer = await last(talk);
  expect(mattersOf(answer)).toContain(matter);
  expect(answer?.answer).not.toMatch(YES_OR_NO);
  expect(answer?.answer).toMatch(told);
});

it.each([
  ['When will I marry?', 'soon or late?'],
  ['मेरी शादी कब होगी?', 'जल्दी होगी या देर से?'],
])('tells after “%s” by the time whether “%s”', async (first, second) => {
  const answer = await last([first, second]);
  expect(mattersOf(answer)).toEqual(['marriage']);
  expect(answer?.parts[0]?.kind).toBe('timing');
});

it('tells life abroad or at home as a choice, by both of them', async () => {
  const [answer] = await inTurn(['will my life be abroad or at home in India']);
  expect(mattersOf(answer)).toEqual(['abroad', 'family']);
});

/** The first stretch that an answer dates. */
const spanOf = (answer: { windows: readonly { span: { start: string; end: string } }[] } | undefined) =>
  answer?.windows[0]?.span;
it.each([
  ['meri shaadi kab hogi', 'aur shaadi ke baad videsh jaungi kya'],
  ['When shall I marry?', 'and will I live abroad after the wedding?'],
  ['मेरी शादी कब होगी', 'शादी के बाद विदेश में रहूँगी क्या'],
])('dates after “%s” nothing that is asked of the time after it before its end: %s', async (first, second) => {
  const [wedding, after] = await inTurn([first, second]);
  expect(mattersOf(after)).toEqual(['abroad']);
  const end = spanOf(wedding)?.end ?? '';
  expect(end).not.toBe('');
  for (const { span } of after?.windows ?? []) expect(span.start >= end).toBe(true);
});

it('asks in the months that were told for the days of an act, and names their year', async () => {
  const [house, days] = await inTurn(['mera ghar kab banega', 'us mahine griha pravesh ka shubh din batao']);
  const year = spanOf(house)?.start.slice(0, 4) ?? '';
  expect(year).toMatch(/^20/u);
  expect(days?.answer).toContain(year);
});

it('weighs whether to sell before the next period by the time until then', async () => {
  const answer = await last(['Which dasha is next for me?', 'Should I sell my plot before that?']);
  expect(answer?.decisions).toMatchObject([{ matter: 'property' }]);
  const [{ range } = { range: null }] = (answer?.decisions ?? []) as { range: { end: string } | null }[];
  expect(range).not.toBeNull();
});

it.each([
  // Neither yes nor no answers how much, which planet, or which months.
  [['mera kaam kaisa chalega', 'paisa kitna ban payega'], 'money'],
  [['How will my trade do in 2027?', 'which months should I keep cash ready?'], 'money'],
  [['paisa nahi tikta', 'ye sab kaun se grah ki wajah se hai'], 'money'],
] as const)('answers %j by no yes and no no', async (talk, matter) => {
  const answer = await last(talk);
  expect(mattersOf(answer)).toEqual([matter]);
  expect(answer?.answer).not.toMatch(YES_OR_NO);
});

it('begins with a planet where it is asked which', async () => {
  const answer = await last(['bachat kab hogi meri', 'iske peeche kaun sa grah hai']);
  expect(answer?.parts[0]?.text).toMatch(/Surya|Chandra|Mangal|Budh|Guru|Shukra|Shani|Rahu|Ketu/u);
  expect(mattersOf(answer)).toEqual(['money']);
});

it('weighs the line of work that parents wish, and not the family', async () => {
  const answer = await last(['Which field suits me, law or design?', 'My mother wants engineering though']);
  expect(mattersOf(answer)).toEqual(['career']);
  expect(answer?.answer).not.toMatch(/family|at home/iu);
});

it('asks of a sister whose birth is written what was asked before of oneself', async () => {
  const talk = ['meri naukri kab lagegi', 'aur meri bahan ki? uska janam 5 may 2001 subah 7 baje Indore'];
  expect(mattersOf(await last(talk))).toEqual(['job']);
});

it('names no bad month where the weak ones are asked for', async () => {
  const answer = await last(['How is 2027 for my savings?', 'which are the slow months?']);
  expect(answer?.answer).toMatch(/no bad ones|no bad|none/u);
});

it('goes on with the transfer after it was asked whether near or far', async () => {
  const talk = ['When will my transfer come?', 'close to home or far away?', 'any chance before april?'];
  const [, , before, then] = await inTurn([...talk, 'what can I do till then?']);
  expect(mattersOf(before)).toEqual(['job']);
  expect(before?.answer).toMatch(/transfer/u);
  const [decision] = (before?.decisions ?? []) as { range: { end: string } | null }[];
  expect(decision?.range?.end.slice(0, 4)).toBe('2027');
  expect(then?.parts.some(({ kind }: { kind: string }) => kind === 'advice')).toBe(true);
});

it('looks in the year of the talk for the months that are asked for', async () => {
  const answer = await last(['How is 2027 for my farm?', 'in which months should I hold back spending?']);
  const [decision] = (answer?.decisions ?? []) as { matter: string; range: { end: string } | null }[];
  expect(decision?.matter).toBe('money');
  expect(decision?.range?.end.slice(0, 4)).toBe('2027');
});

it('names a planet to whoever asks by which one it comes, and no period', async () => {
  const answer = await last(['paisa nahi rukta', 'kaunse grah ki wajah se']);
  expect(mattersOf(answer)).toEqual(['money']);
  expect(answer?.answer).not.toMatch(/mahadasha/u);
});

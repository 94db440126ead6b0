/** What a conversation with the embedded astrologer goes on with: each message is asked after the ones before it. */
import { chat } from '../../functions/ai/chat.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { EMBEDDED } from '../../lib/adapters/llm/embedded.ts';
import { installationCipher } from '../../lib/adapters/storage/cipher.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { startTable, type TestTable } from '../support/table.ts';

const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
  at: '2026-11-21T12:00:00+05:30',
};
let double: TestTable;
let handler: Handler;
beforeAll(async () => {
  double = await startTable();
  double.hand();
  const { table } = double;
  handler = serveResource(chat, { ports: { table, cipher: await installationCipher(table), model: EMBEDDED } });
});
afterAll(() => double.stop());

/** The answers to some messages of one conversation. */
const inTurn = async (messages: readonly string[]) => {
  const answers = [];
  let id: string | undefined;
  for (const message of messages) {
    const ofTalk = id === undefined ? {} : { conversation_id: id };
    const { data } = (await call(handler, { ...BIRTH, keep_days: 1, message, ...ofTalk })).body;
    id = data.conversation_id ?? id;
    answers.push(data);
  }
  return answers;
};

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
  const { body } = await call(vimshottari, { ...BIRTH, depth: 2 });
  const periods = body.data.periods as readonly { readonly children: readonly Period[] }[];
  const coming = periods.flatMap(({ children }) => children).find(({ span }) => span.start > BIRTH.at);
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
  [['Shall I open a firm with a partner?', 'He is my sister’s husband', 'what if he cheats me'], ['business']],
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

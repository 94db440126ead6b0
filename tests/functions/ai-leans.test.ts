/** The good and the hard side of what was told, each by itself; and a dosha that was told to be absent, which stays so. */
import { ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

/** Mars of 11 February 1992 stands in the second house from the ascendant, exalted. */
const WITH_MARS = { ...ASKER, date: '1992-02-11', time: '04:40', lat: 19.076, lon: 72.8777 };

/** Next week from Monday 30 November. */
const IN_DECEMBER = { ...ASKER, at: '2026-11-30T12:00:00+05:30' };

it.each([
  [['How is next week for me?', 'which day is the best', 'and the worst one?']],
  [['अगला हफ्ता कैसा रहेगा?', 'सबसे अच्छा दिन कौन सा', 'और सबसे खराब']],
  [['agla hafta kaisa rahega mera', 'sabse accha din kaun sa', 'aur sabse kharab']],
] as const)('tells the best and the worst day by their dates: %j', async (talk) => {
  const [week, best, worst] = await inTurn(talk, IN_DECEMBER);
  const dates = (text: string): readonly string[] => text.match(/\d{1,2} (?:December|दिसंबर)(?! 2026)/gu) ?? [];
  const [good, hard] = [dates(best?.answer ?? ''), dates(worst?.answer ?? '')];
  expect(good.length).toBeGreaterThan(0);
  expect(hard.length).toBeGreaterThan(0);
  // What the week named as good is told as good, and none of it as hard.
  expect(dates(week?.answer ?? '')).toEqual(expect.arrayContaining([good[0]]));
  expect(hard.filter((one) => good.includes(one))).toEqual([]);
});

it('tells what to leave on a hard day, and not the day again', async () => {
  const talk = ['इस हफ्ते मेरे लिए कौन सा दिन अच्छा है?', 'और खराब कौन सा?', 'उस खराब दिन क्या न करूँ?'];
  const [, worst, care] = await inTurn(talk);
  expect(care?.answer).not.toBe(worst?.answer);
  expect(care?.parts.map(({ kind }: { kind: string }) => kind)).toEqual(['advice']);
});

it('does not tell the good of a period to who asks for the bad', async () => {
  const [, good, bad] = await inTurn(['अभी मेरी कौन सी दशा चल रही है?', 'इसमें क्या अच्छा होगा', 'और बुरा क्या']);
  expect(bad?.parts[0].text).not.toBe(good?.parts[0].text);
  expect(bad?.answer).not.toMatch(/मदद कर सकते/u);
});

it('tells what is good in a passage of Saturn', async () => {
  const [, good] = await inTurn(['Is sade sati running for me?', 'is there anything good in it']);
  expect(good?.answer).toMatch(/^There is a good side/u);
});

it.each([
  [['am I manglik?', 'what harm does it do'], /not in this chart|does not have it/u],
  [['mai manglik hu kya', 'isse kya nuksan hota h'], /nahi hai|hai hi nahi/u],
  [['mai manglik hu kya', 'to kya manglik ladki se hi shadi karu'], /^Aapki kundli mein yeh dosh nahi hai/u],
] as const)('keeps a dosha absent that was told to be: %j', async (talk, told) => {
  const born = { ...ASKER, date: '1995-09-05', time: '23:25', lat: 24.88, lon: 74.63 };
  const [first, then] = await inTurn(talk, born);
  expect(first?.answer).toMatch(/^(?:No|Nahi)/u);
  expect(then?.answer).toMatch(told);
});

it('tells of a dosha that is there what it does', async () => {
  const [, does] = await inTurn(['kya mujhe mangal dosh hai?', 'isse kya hota hai'], WITH_MARS);
  expect(does?.answer).toMatch(/josh/u);
});

it.each([
  [['when will I get married?', 'should I do some puja before that'], /mantra/u],
  [['mera kapde ka business kab sudhrega', 'naukri kaun si milegi'], /kaam ka type/u],
  [['mere pati ke sath roz jhagda hota hai', 'bachche par kya asar hoga'], /^Bachche ke saath/u],
] as const)('hears the last of %j for what it names', async (talk, told) => {
  expect((await inTurn(talk)).at(-1)?.answer).toMatch(told);
});

it('asks when to send somebody of the going, and not of the money for it', async () => {
  const talk = ['should I go abroad for work?', 'it costs 20 lakhs, will I have that money?', 'when to leave'];
  const last = (await inTurn(talk)).at(-1);
  expect(last?.decisions.map(({ matter }: { matter: string }) => matter)).toEqual(['abroad']);
});

it('tells how long and on which day a remedy is begun, where both are asked at once', async () => {
  const talk = [
    'How will my hardware shop do?',
    'should I keep my nephew as partner',
    'give me one remedy',
    'how many days to do it and on which day to start',
  ];
  const born = { ...ASKER, date: '1970-01-30', time: '03:50', lat: 15.36, lon: 75.12 };
  const last = (await inTurn(talk, born)).at(-1);
  expect(last?.answer).toMatch(/forty days/u);
  expect(last?.answer).toMatch(/(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/u);
});

it('asks in whose name of the house, and not of the loan for it', async () => {
  const last = (await inTurn(['घर कब ले पाऊँगा', 'लोन लेना ठीक रहेगा क्या', 'पत्नी के नाम लूँ या अपने'])).at(-1);
  expect(last?.answer).toMatch(/स्टांप/u);
});

it('tells the day to keep from, and goes on with what the days were for', async () => {
  const talk = [
    'which day is good this week to talk to my boss about transfer',
    'and which day should I avoid',
    'will he agree',
  ];
  const [, avoid, agree] = await inTurn(talk);
  expect(avoid?.answer).toMatch(/\d{1,2} (?:November|December)/u);
  expect(agree?.answer).toMatch(/theirs to decide/u);
});

/** A birth that is written in the message: whose own birth a question takes, or the other of two. */
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { call } from '../support/call.ts';
import { ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

const { at: AT } = ASKER;

it.each([
  ['when will my brother get a job? he was born 12 March 1998, 05:00, Pune', 'when will I get a job', 'job'],
  ['meri behen ki shaadi kab hogi, janm 12-3-1998 subah 5 baje Pune me hua', 'meri shaadi kab hogi', 'marriage'],
])('reads “%s” from that birth, as its owner would be answered', async (theirs, own, matter) => {
  const [of] = await inTurn([theirs]);
  const [as] = await inTurn([own], { date: '1998-03-12', time: '05:00', place: 'Pune', at: AT });
  expect(of).toMatchObject({ answered: true, decisions: [{ matter }] });
  expect([of.decisions, of.windows]).toEqual([as.decisions, as.windows]);
  expect(of.parts[0].text).toMatch(/the birth of your brother|behen ke janm/u);
});

it('takes the birth that it asked for in the next message, and goes on about them', async () => {
  const [asked, job, marriage, own] = await inTurn([
    'when will my brother get a job',
    '12 March 1998 at 5 am in Pune',
    'and his marriage?',
    'and my job?',
  ]);
  const as = { date: '1998-03-12', time: '05:00', place: 'Pune', at: AT };
  const [theirJob] = await inTurn(['when will I get a job'], as);
  const [theirMarriage] = await inTurn(['when will I marry'], as);
  const [ownJob] = await inTurn(['when will I get a new job']);
  expect([asked.answered, job.answered]).toEqual([false, true]);
  expect(job.decisions).toEqual(theirJob.decisions);
  expect(marriage.decisions).toMatchObject([{ matter: 'marriage', verdict: theirMarriage.decisions[0].verdict }]);
  expect(own.decisions).toMatchObject([{ matter: 'job', verdict: ownJob.decisions[0].verdict }]);
});

it.each([
  ['Bete ki naukri nahi lag rahi, kya karein', 'uska janam 12-3-1998 subah 5 baje Pune ka hai', 'job'],
  ['will my husband get a new job', 'he was born 12 March 1998, 5 am, Pune', 'job'],
])('asks of them what was asked before their birth was written: “%s”, “%s”', async (first, birth, matter) => {
  const [, told] = await inTurn([first, birth]);
  const [as] = await inTurn(['when will I get a job'], { date: '1998-03-12', time: '05:00', place: 'Pune', at: AT });
  expect(told).toMatchObject({ answered: true, decisions: [{ matter, verdict: as.decisions[0].verdict }] });
  expect(told.windows[0]).toEqual(as.windows[0]);
});

it('tells of a child by its own birth what it would be told of itself', async () => {
  const birth = { date: '2012-03-12', time: '05:00', place: 'Pune', at: AT };
  const [of] = await inTurn(['my son was born 12 March 2012, 5 am, Pune, what is his nature']);
  const [as] = await inTurn(['what is my nature'], birth);
  expect(of).toMatchObject({ answered: true, safety: null });
  expect(of.facts.map(({ statement }: { statement: string }) => statement)).toEqual(
    as.facts.map(({ statement }: { statement: string }) => statement),
  );
});

it('takes a day without its time and place, and stays with the tongue', async () => {
  const [, told] = await inTurn([
    'kya us ladke se meri kundli milti hai',
    'uski date of birth 17 Oct 1988 hai, time nahi pata',
  ]);
  expect(told).toMatchObject({ answered: true });
  expect(told.answer).toMatch(/gun/u);
});

it.each([
  'is she a good match for me? She was born 5 May 1992, 6:15 pm, Nagpur',
  'Does my chart match with 5 May 1992, 6:15 pm, Nagpur?',
  'Meri aur meri wife ki kundli kaisi hai, uska janm 5/5/1992 shaam 6:15 Nagpur',
])('takes it as the other of two: “%s”', async (message) => {
  const [{ answered, answer }] = await inTurn([message], { ...ASKER, gender: 'male' });
  const groom = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const bride = { date: '1992-05-05', time: '18:15', place: 'Nagpur' };
  const { body } = await call(ashtakoot, { groom, bride });
  expect(answered).toBe(true);
  expect(answer).toContain(String(body.data.total));
});

it.each([
  ['which of the two proposals is better for me?', '5 May 1992, 6:15 pm, Nagpur', 'and 3 March 1991, 10:10 pm, Pune'],
  ['dono rishto me kaun better hai', 'kundli milti hai? 5/5/1992 shaam 6:15 Nagpur', 'aur 3/3/1991 raat 10:10 Pune'],
])('matches each of two suitors whose birth is written: “%s”', async (...messages) => {
  const [, first, second] = await inTurn(messages, { ...ASKER, gender: 'male' });
  const groom = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const brides = [
    { date: '1992-05-05', time: '18:15', place: 'Nagpur' },
    { date: '1991-03-03', time: '22:10', place: 'Pune' },
  ];
  const totals = await Promise.all(
    brides.map(async (bride) => String((await call(ashtakoot, { groom, bride })).body.data.total)),
  );
  expect(first.answer).toContain(`${totals[0] ?? ''} `);
  expect(second.answer).toContain(`${totals[1] ?? ''} `);
  expect([first.answered, second.answered]).toEqual([true, true]);
});

it.each([
  ['of a place that nobody knows', 'when will my sister marry, she was born 5 May 1992, 6:15 pm at Xyzzyville', null],
  [
    'of a child whose wedding is asked about',
    'my daughter (born 3 June 2015, 10:20, Chennai), when will she marry',
    'minor',
  ],
])('answers free of charge: %s', async (_, message, safety) => {
  expect((await inTurn([message]))[0]).toMatchObject({ answered: false, safety });
});

it.each([
  'match my kundli with a girl born 3 March 2011, her parents want the wedding in February',
  'meri shaadi ki baat ek ladki se chal rahi hai, uska janam 4-5-2010 ko hua, rishta kaisa rahega',
])('reads of no wedding with somebody who is under eighteen by the birth that is written: “%s”', async (message) => {
  const [answer] = await inTurn([message]);
  expect(answer).toMatchObject({ answered: false, safety: 'minor', windows: [] });
});

it('reads the marriage of whoever names the birth of a child of their own beside it', async () => {
  const [answer] = await inTurn(['my son was born on 4 May 2015. when will my second marriage happen']);
  expect(answer).toMatchObject({ answered: true, safety: null });
});

it('answers a check that is asked for by its name, in a talk of two and by itself', async () => {
  const bride = 'Meri aur meri wife ki kundli kaisi hai, uska janm 5/5/1992 shaam 6:15 Nagpur';
  const [, nadi] = await inTurn([bride, 'nadi dosh hai?'], { ...ASKER, gender: 'male' });
  // Both stand in the nadi Madhya, and no rule lifts it (matching/ashtakoot of the two).
  expect(nadi.rules).toMatchObject([{ rule_id: 'matching.nadi.dosha' }]);
  const [alone] = await inTurn(['नाड़ी दोष है क्या']);
  expect(alone).toMatchObject({ answered: false, facts: [] });
});

it.each([
  ['born 5 May 1992, 6:15 pm, want to die, what does my chart say', 'crisis'],
  ['my wife born 5 May 1995 at 5 am in Pune, boy or girl this time', 'unborn'],
])('loses nothing of danger or law beside a birth: “%s”', async (message, safety) => {
  const [told] = await inTurn([message]);
  expect(told).toMatchObject({ answered: false, safety, facts: [] });
});

const GROOM = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** The gunas of whoever asks and of another, as the tables of matching count them. */
const gunasOf = async (other: object, isGroom: boolean): Promise<string> => {
  const [groom, bride] = isGroom ? [GROOM, other] : [other, GROOM];
  return String((await call(ashtakoot, { groom, bride })).body.data.total);
};
const TWO = [
  { date: '1992-05-05', time: '18:15', place: 'Nagpur' },
  { date: '1991-03-03', time: '22:10', place: 'Pune' },
];

it.each([
  'Two proposals: one boy born 5 May 1992 6:15 pm Nagpur and the other born 3 March 1991 10:10 pm Pune. Which one is better?',
  'do rishte aaye hain: pehla ladka 5 may 1992 shaam 6:15 nagpur, doosra 3 march 1991 raat 10:10 pune. kisko haan karu?',
  'दो लड़के हैं, एक का जन्म 5 मई 1992 शाम 6:15 नागपुर, दूसरे का 3 मार्च 1991 रात 10:10 पुणे। किससे शादी करूँ?',
])('sets two suitors whose births are written beside each other: “%s”', async (message) => {
  const [{ answered, answer }] = await inTurn([message]);
  const totals = await Promise.all(TWO.map((one) => gunasOf(one, false)));
  expect(answered).toBe(true);
  for (const total of totals) expect(answer).toMatch(new RegExp(`\\b${total}\\b`, 'u'));
});

it.each([
  ['boy born 5 May 1992 6:15 pm Nagpur. I am a teacher, match our kundli', false],
  ['Bhabhi ne ek ladki dekhi hai, janam 5 May 1992, shaam 6:15, Nagpur. Haan karu ya na?', true],
  ['My boyfriend was born on 5 May 1992 at 6:15 pm in Nagpur. Should I marry him?', false],
  ['My fiance is born 5 May 1992, 6:15 pm, Nagpur. Is he manglik and do we match?', false],
])('takes the other of two for groom or bride by the word for them: “%s”', async (message, isGroom) => {
  const [{ answer }] = await inTurn([message]);
  expect(answer).toContain(await gunasOf({ date: '1992-05-05', time: '18:15', place: 'Nagpur' }, isGroom));
});

it('says which way a match is counted that no word tells, and counts it anew', async () => {
  const message = 'does my chart match with 5 May 1992, 6:15 pm, Nagpur?';
  const [first, second] = await inTurn([message, 'I am a woman']);
  expect(first.answer).toMatch(/counted you as the groom/u);
  expect(second.answer).toContain(await gunasOf({ date: '1992-05-05', time: '18:15', place: 'Nagpur' }, false));
});

it.each([
  [
    'मेरा बेटा दसवीं में है, जन्म 12 मई 2011 सुबह 7:45 भोपाल। पास हो जाएगा?',
    'exam',
    'मेरी परीक्षा कैसी होगी',
    ['2011-05-12', '07:45', 'Bhopal'],
  ],
  [
    'My daughter (born 9 September 1998, 4:05 pm, Coimbatore) is looking for a job in IT. When will she get it?',
    'job',
    'when will I get a job',
    ['1998-09-09', '16:05', 'Coimbatore'],
  ],
  [
    'mere pati 12 June 1982 ko janme, subah 5 baje, Delhi. unki naukri kab badlegi?',
    'job',
    'when will my job change',
    ['1982-06-12', '05:00', 'Delhi'],
  ],
] as const)('answers what is asked of them by their birth: “%s”', async (message, matter, own, [date, time, place]) => {
  const [of] = await inTurn([message]);
  const [as] = await inTurn([own], { date, time, place, at: AT });
  expect(of).toMatchObject({ answered: true, decisions: [{ matter, verdict: as.decisions[0].verdict }] });
});

it('keeps the births of a talk, whose each is, and comes back to whoever asks', async () => {
  const [, , , job, own] = await inTurn([
    'when will I get married',
    'there is a girl, she is born 5 May 1992 at 6:15 pm in Nagpur, see hers also',
    'my brother was born 12 March 1998 at 5 am in Pune, when will he get a job?',
    'ladki ki naukri kaisi hai',
    'and what about my job?',
  ]);
  const [hers] = await inTurn(['how is my job'], { date: '1992-05-05', time: '18:15', place: 'Nagpur', at: AT });
  const [mine] = await inTurn(['how is my job']);
  expect(job.decisions).toMatchObject([{ matter: 'job', verdict: hers.decisions[0].verdict }]);
  expect(own.decisions).toMatchObject([{ matter: 'job', verdict: mine.decisions[0].verdict }]);
});

it('says of each answer from another chart whose it is', async () => {
  const [first, second, own] = await inTurn([
    'my daughter was born 12 March 1998 at 5 am in Pune. Does she have kaal sarp dosh?',
    'when will she get a job',
    'and my job?',
  ]);
  expect(first.parts[0].text).toMatch(/birth of your daughter/u);
  expect(second.parts[0].text).toMatch(/chart of your daughter/u);
  expect(own.parts[0].text).not.toMatch(/your daughter/u);
});

it('tells of a dosha in the chart of a child, and of no wedding', async () => {
  const [dosha, wedding] = await inTurn([
    'Is my son Aarav (2019-11-02, 22:35, Mumbai) manglik?',
    'when will my son marry',
  ]);
  expect(dosha).toMatchObject({ answered: true, safety: null });
  expect(wedding).toMatchObject({ answered: false, windows: [] });
});

it('matches a son and his wife whose births are both written', async () => {
  const message =
    'bahu ka janam 5 may 1992 shaam 6:15 nagpur, bete ka janam 3 march 1991 raat 10:10 pune. dono ki kundli milti hai?';
  const [{ answer }] = await inTurn([message]);
  const [bride, groom] = TWO;
  expect(answer).toContain(String((await call(ashtakoot, { groom, bride })).body.data.total));
});

it('takes no day on which a wife left for her birth', async () => {
  const [{ answer }] = await inTurn(['meri wife 12 Feb 2019 ko subah 10 baje Pune se chali gayi, kab wapas aayegi']);
  expect(answer).not.toMatch(/janm ke details se/u);
});

it('answers when to marry beside whether to', async () => {
  const [told] = await inTurn(['Should I marry a girl born on 5 May 1992 at 6:15 pm in Nagpur, and when?']);
  const [own] = await inTurn(['when will I marry']);
  expect(told.decisions).toMatchObject([{ matter: 'marriage', verdict: own.decisions[0].verdict }]);
  expect(told.answer).toContain(await gunasOf({ date: '1992-05-05', time: '18:15', place: 'Nagpur' }, true));
});

it('reads the strength of a wife from her own chart, and leaves an illness to doctors', async () => {
  const birth = 'biwi ka janam 21-1-1987 dopahar 12:40 jalgaon.';
  const [health] = await inTurn([`${birth} uski sehat aksar kharab rehti hai, agla saal kaisa hai`]);
  const [as] = await inTurn(['meri sehat kaisi rahegi'], {
    date: '1987-01-21',
    time: '12:40',
    place: 'Jalgaon',
    at: AT,
  });
  expect(health.decisions).toMatchObject([{ matter: 'health', verdict: as.decisions[0].verdict }]);
  const [ill] = await inTurn([`${birth} usko do mahine pehle heart attack aaya tha, sehat kaisi rahegi`]);
  expect(ill).toMatchObject({ answered: false, safety: 'illness' });
});

it('says that a stone takes the time of birth, and not that all was told', async () => {
  const [{ answer }] = await inTurn(['Mother dob 22.09.1956, time not known, Akola. Which gemstone is good for her?']);
  expect(answer).toMatch(/time of birth/u);
  expect(answer).not.toMatch(/has been told/u);
});

it('asks for the nearest town where nobody knows the place', async () => {
  const [told] = await inTurn(['My son born 5 May 1995 6:15 am at Xyzzypur, when will he marry?']);
  expect(told).toMatchObject({ answered: false, safety: null });
  expect(told.answer).toMatch(/xyzzypur.*nearest larger town/iu);
});

it('matches a suitor with the daughter for whom he is looked at, once her birth is known', async () => {
  const [asked, told] = await inTurn([
    'Meri beti ke liye ladka dekha hai, ladke ka janam 5 may 1992 shaam 6:15 nagpur, rishta kaisa rahega?',
    'beti ka janam 3 march 1991 raat 10:10 pune',
  ]);
  const [groom, bride] = TWO;
  const { body } = await call(ashtakoot, { groom, bride });
  expect([asked.answered, told.answered]).toEqual([false, true]);
  expect(told.answer).toContain(String(body.data.total));
});

it('takes proposals that fell through for nobody: the birth behind them is that of the daughter', async () => {
  const [told] = await inTurn([
    'मेरी बेटी 29 साल की है और तीन रिश्ते टूट गए। उसका जन्म 22 जनवरी 1997, सुबह 11:35, वाराणसी का है। विवाह कब तक होगा?',
  ]);
  expect(told).toMatchObject({ answered: true, safety: null });
  expect(told.answer).toContain('बेटी के जन्म विवरण से');
});

const THEIRS = { date: '1998-03-12', time: '05:00', place: 'Pune', at: AT };

it.each([
  // What two share, after a matter of one’s own.
  ['will we have a baby', 'does my husband also have a delay? he was born 12 March 1998, 5 am, Pune', 'children'],
  // Nothing is asked but the same of them.
  ['kaam kaisa chalega mera', 'patni ka janam 12-3-1998 subah 5 baje Pune, unki kundli bhi dekhiye', 'career'],
])('asks of whose birth is sent what the talk is about: “%s”, “%s”', async (first, birth, matter) => {
  const [, told] = await inTurn([first, birth]);
  expect(told).toMatchObject({ answered: true, decisions: [{ matter }] });
  expect(told.parts[0].text).toMatch(/the birth of your husband|patni ke janm/u);
});

it('asks of a wife whose birth follows a mantra what that was for', async () => {
  const [, , told] = await inTurn([
    'will my business grow',
    'which mantra helps',
    'and my wife? she was born 12 March 1998, 5 am, Pune',
  ]);
  const [as] = await inTurn(['how is my business'], THEIRS);
  expect(told.decisions).toMatchObject([{ matter: 'business', verdict: as.decisions[0].verdict }]);
});

it('stays with a son whose birth is known until another is named: which first, why not yet, what his parents may do', async () => {
  const turns = await inTurn([
    'बेटे की शादी कब होगी, जन्म 12 मार्च 1998 सुबह 5 बजे पुणे',
    'पहले शादी करे या पहले अपना घर ले?',
    'इस साल बात क्यों नहीं बनी?',
    'हम लोग कौन सा उपाय करें?',
    'और मेरा काम कैसा रहेगा?',
  ]);
  const [own] = await inTurn(['मेरा काम कैसा रहेगा?']);
  const isTheirs = turns.map(({ parts }) => /बेटे (?:की कुंडली|के जन्म)/u.test(parts[0].text));
  expect(isTheirs).toEqual([true, true, true, true, false]);
  expect(turns.at(-1).decisions[0].verdict).toBe(own.decisions[0].verdict);
});

it('reads a son’s own chart once his birth follows a question about the bond with him', async () => {
  const [, told] = await inTurn([
    'will my son talk to me again',
    'his birth is 12 March 1998, 5 am, Pune. how does his chart look',
  ]);
  expect(told.parts[0].text).toContain('the birth of your son');
  expect(JSON.stringify(told.parts)).not.toContain('bond with your son');
});

it('counts a match that is asked for with a birth of nobody who was named', async () => {
  const [, told] = await inTurn([
    'meri shaadi hogi kya usse',
    'uska janam 12-3-1998 subah 5 baje Pune, match karke dekho',
  ]);
  expect(told).toMatchObject({ answered: true, safety: null });
  expect(told.parts[0].text).toMatch(/36/u);
});

it('says in the first sentence of a match that the gunas and what the southern rules hold necessary differ', async () => {
  const birth = { date: '1990-05-10', time: '19:55', place: 'Delhi', at: AT };
  const [told] = await inTurn(['My fiance was born 3 June 1992, 1:25 pm, Patna. Is the match ok?'], birth);
  expect(told.parts[0].text).toMatch(/18 of 36.* one necessary point/);
  expect(told.answer).toMatch(/essential does not agree: Rashi/);
  expect(told.answer).not.toMatch(/nothing heavy/);
});

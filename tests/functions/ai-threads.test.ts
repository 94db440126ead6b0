/** What stays on the thread of a talk: a planet, an hour or a passage of Saturn that is named beside it is asked of what was told. */
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { call } from '../support/call.ts';
import { ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

/** Two stretches for a marriage ahead, the second the better one. */
const IN_LONDON = { ...ASKER, date: '1995-09-30', time: '21:15', lat: 51.5074, lon: -0.1278, tz: 1 };
/** A Moon in Leo, of which Saturn in Pisces is in the eighth sign. */
const IN_LEO = { ...ASKER, date: '1990-05-03', time: '12:00' };

it.each([
  [['How is my job?', 'what has Saturn to do with it?'], 'job', /Saturn.*job|job.*Saturn/u],
  [['मेरी सेहत कैसी रहेगी?', 'इसमें शनि का क्या हाथ है?'], 'health', /शनि.*ऊर्जा|ऊर्जा.*शनि/u],
  [['dukaan me ghata ho raha hai', 'budh ka kya role hai isme?'], 'business', /Budh.*business|business.*Budh/u],
] as const)('tells the part of a planet in what was asked about: %j', async (talk, matter, told) => {
  const [, role] = await inTurn(talk);
  expect(role?.decisions).toMatchObject([{ matter }]);
  expect(role?.parts[0].text).toMatch(told);
});

it.each(['will 3 pm be alright?', '11:30 am?', 'and 5 o’clock?'])(
  'tells the hours of the day that was asked about to whoever names one: “%s”',
  async (hour) => {
    const [, answer] = await inTurn(['How is tomorrow for me?', hour], {
      ...ASKER,
      at: '2026-11-30T12:00:00+05:30',
    });
    // Rahu kaal of a Tuesday is the seventh eighth of daylight.
    expect(answer?.answer).toMatch(/^By custom the good hours of Tuesday, 1 December are .*Rahu kaal runs from 14:4/u);
  },
);

it('keeps a day that was asked about for the hour that is asked after its hours', async () => {
  const talk = ['kal gaadi lene ja raha hu, din kaisa hai?', 'kis time jau?', '3 baje chalega?'];
  const [, , answer] = await inTurn(talk, { ...ASKER, at: '2026-11-30T12:00:00+05:30' });
  expect(answer?.answer).toMatch(/Rahu kaal 14:4/u);
});

it.each([
  ['Is a dhaiya running for me?', /^Yes, the dhaiya/u],
  ['मेरी ढैय्या चल रही है क्या?', /^हाँ, शनि की ढैय्या/u],
  ['mujhe dhaiya chal rahi hai kya', /^Haan, Shani ki dhaiya/u],
  ['Am I in Sade Sati?', /dhaiya/u],
] as const)('tells when the dhaiya that runs is over, the returns of Saturn counted: “%s”', async (asked, told) => {
  const [running, ends] = await inTurn([asked, asked.startsWith('म') ? 'कब ख़त्म होगी?' : 'kab khatam hogi'], IN_LEO);
  expect(running?.answer).toMatch(told);
  // Saturn leaves Pisces for good on 23 February 2028.
  expect(ends?.answer).toMatch(/(February|फ़रवरी) 2028/u);
});

it('tells the next dhaiya where none runs', async () => {
  // A Moon in Virgo: Saturn is next in Aries, the eighth sign, until 17 April 2030.
  const [next] = await inTurn(['Is a dhaiya running for me?'], { ...ASKER, date: '1990-05-05', time: '12:00' });
  expect(next?.answer).toMatch(/No dhaiya is running now.*June 2027 to April 2030/u);
});

it.each([
  ['Am I in Sade Sati?', 'what is the difference between that and dhaiya?', /seven and a half years.*two and a half/u],
  ['क्या मेरी साढ़ेसाती चल रही है?', 'ढैय्या और साढ़ेसाती में क्या फ़र्क है?', /साढ़े सात साल.*ढाई साल/u],
  ['sadesati chal rahi hai kya', 'dhaiya aur sadesati me kya fark hai', /saadhe saat saal.*dhai saal/u],
] as const)('tells Sade Sati and dhaiya apart: “%s”', async (first, asked, told) => {
  const [, apart] = await inTurn([first, asked]);
  expect(apart?.answer).toMatch(told);
});

it.each([
  [
    'my daughter was born on 12 March 2012 in Pune, I do not remember the time. What is she like by nature?',
    'which planet is weak?',
    'which mantra for this?',
    'and how do I get along with her?',
  ],
  [
    'मेरी बेटी का जन्म 12 मार्च 2012 को पुणे में हुआ, समय याद नहीं, उसका स्वभाव कैसा है?',
    'उसका कौन सा ग्रह कमज़ोर है?',
    'इसके लिए कौन सा मंत्र?',
    'और मेरा उससे रिश्ता कैसा रहेगा?',
  ],
  [
    'meri beti ka janam 12 March 2012 Pune me hua, time nahi pata, uska swabhav kaisa hai',
    'uska kaun sa grah kamzor hai',
    'iske liye kaun sa mantra',
    'aur mera usse rishta?',
  ],
])(
  'reads a child whose hour of birth is not known by the Moon sign, and the bond by the own chart: “%s”',
  async (...talk) => {
    const [nature, weak, mantra, bond] = await inTurn(talk);
    expect(nature).toMatchObject({ answered: true, safety: null });
    // On 12 March 2012 the Moon was in Libra (Vishakha), four days after the full Moon in Purva Phalguni.
    expect(nature?.answer).toMatch(/Libra|तुला|Tula/u);
    expect(weak?.answer).toMatch(/time of birth|जन्म के समय|janm ke time/iu);
    expect(mantra?.answer).toMatch(/lord of the Moon sign|चंद्र राशि के स्वामी|Chandra rashi ke swami/u);
    expect(bond?.answer).toMatch(/daughter|बेटी|beti/iu);
    expect(bond?.decisions).toEqual([]);
  },
);

it.each([
  ['when will I get married', 'his birth is 12 Jan 1993, Leeds, no time', 'are we a match?'],
  ['मेरे पति मुझसे बात नहीं करते', 'उनका जन्म 12 जनवरी 1993 है, समय नहीं पता, भोपाल', 'तो हमारा मेल कैसा है?'],
  ['kya wo wapas aayegi', 'uska janam 12 January 1993 ko hua, time nahi pata', 'gun milan kaisa hai'],
])(
  'takes a birth that is sent alone after a matter of two for their match, the hour left open: “%s”',
  async (...talk) => {
    const [, sent, match] = await inTurn(talk);
    expect([sent?.answered, match?.answered]).toEqual([true, true]);
    expect(sent?.answer).toMatch(/36.*(hour|घंटे|ghante)|(hour|घंटे|ghante).*36/u);
    expect(match?.answer).toMatch(/36/u);
  },
);

it('tells the gunas of a match by the hour as matching tells them for the first and the last hour', async () => {
  const [, sent] = await inTurn(['when will I get married', 'he was born 12 Jan 1993, time not known'], {
    ...ASKER,
    gender: 'female',
  });
  const bride = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const totals = await Promise.all(
    Array.from({ length: 96 }, async (_, quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), 15 * (quarter % 4)].map((one) => String(one).padStart(2, '0'));
      const groom = { ...bride, date: '1993-01-12', time: `${hour ?? ''}:${minute ?? ''}` };
      return (await call(ashtakoot, { groom, bride })).body.data.total as number;
    }),
  );
  expect(sent?.answer).toContain(`${String(Math.min(...totals))}`);
  expect(sent?.answer).toContain(`${String(Math.max(...totals))}`);
});

it.each([
  [['Should I take the job in Dubai or stay in Mumbai?', 'will my parents agree?', 'so what is my decision then?']],
  [['कनाडा में बसूँ या यहीं रहूँ?', 'पत्नी नहीं मान रही', 'तो मेरा फ़ैसला क्या होना चाहिए?']],
  [['canada me bas jau ya punjab me rahu', 'wahan kaam milega?', 'to mera faisla kya hona chahiye']],
] as const)('comes back to the choice of a talk where its verdict is asked for: %j', async (talk) => {
  const [choice, , verdict] = await inTurn(talk);
  expect(verdict?.answer).toMatch(/^(The decision is yours|You decide|फ़ैसला आपका|तय आपको|Faisla aapka|Tay aapko)/u);
  expect(verdict?.decisions.map((one: { id: string; verdict: string }) => one.verdict)).toEqual(
    choice?.decisions.map((one: { id: string; verdict: string }) => one.verdict),
  );
});

it.each([
  ['When will I marry?', 'by what age will that be?', /(\w+ \d{4}) (?:to|until|and|till) .*?(\d{2}(?:–\d{2})?)/u],
  ['मेरी शादी कब होगी?', 'किस उम्र तक?', /उम्र \d{2}/u],
  ['meri shaadi kab hogi', 'kis umar me hogi', /umar \d{2}/u],
] as const)('tells the age at the time that was told: “%s”', async (when, age, told) => {
  const [first, asked] = await inTurn([when, age]);
  expect(asked?.answer).toMatch(told);
  const [window] = first?.windows ?? [];
  const born = Date.parse('1990-05-10');
  const years = Math.floor(
    (Math.max(Date.parse(window.span.start), Date.parse(ASKER.at)) - born) / (365.25 * 86_400_000),
  );
  expect(asked?.answer).toContain(String(years));
  expect(asked?.windows[0]).toEqual(window);
});

it.each([
  ['When will I marry?', 'and if it does not happen then?'],
  ['meri shaadi kab hogi', 'agar tab nahi hui to?'],
])('tells no other time than was told where nothing comes of the first: “%s”', async (when, unless) => {
  const [first, later] = await inTurn([when, unless], IN_LONDON);
  const told = (first?.windows ?? []).map(
    ({ span }: { span: { start: string; end: string } }) => `${span.start} ${span.end}`,
  );
  const [next] = (later?.windows ?? []).map(
    ({ span }: { span: { start: string; end: string } }) => `${span.start} ${span.end}`,
  );
  expect(told).toContain(next);
});

it.each([
  ['dukaan me ghata ho raha hai', 'is hafte kya karu?'],
  ['When will I get a promotion?', 'what can I do this week?'],
])('tells a step for the matter, and no days of the Moon: “%s”', async (first, asked) => {
  const [, step] = await inTurn([first, asked]);
  expect(step?.parts[0].kind).toBe('advice');
  expect(step?.answer).not.toMatch(/natal Moon|janam ke Chandra/u);
});

it.each([
  [['Am I in sade sati?', 'what should I do on Saturdays', 'how many times should I say it?'], /108/u],
  [['मेरी साढ़ेसाती चल रही है क्या?', 'हर शनिवार क्या करूँ?', 'कितनी बार?'], /108/u],
  [['कौन सा रत्न पहनूँ?', 'किस उंगली में और कब पहनूँ?'], /में पहना जाता है.*शुक्ल पक्ष/u],
  [['Mujhe dhaiya chal rahi hai kya?', 'naukri pe kya asar hoga?'], /Abhi dhaiya nahi chal rahi/u],
  [['Should I open a second shop?', 'in how much money, 10 lakh or 20 lakh?'], /^Between two sums no chart chooses/u],
  [['cafe kaisa chalega', 'kitna lu 5 lakh ya 10 lakh'], /^Do rakmon mein/u],
] as const)('asks the last of %j of what was told before it', async (talk, told) => {
  expect((await inTurn(talk)).at(-1)?.answer).toMatch(told);
});

it('tells the time of a choice that is level, where a time is asked for', async () => {
  const born = { ...ASKER, date: '1988-03-08', time: '03:35', lat: 31.634, lon: 74.8723 };
  const [choice, when] = await inTurn(['Canada me bas jau ya Punjab me hi rahu?', 'kab jana sahi hai?'], born);
  expect(choice?.windows).toEqual([]);
  expect(when?.windows).toHaveLength(1);
});

it('asks what others wish of whoever asks of nobody else’s birth', async () => {
  const [, wish] = await inTurn(['NEET nikal paunga?', 'mere papa chahte hai engineering karu'], {
    ...ASKER,
    date: '2004-05-19',
  });
  expect(wish?.answered).toBe(true);
});

it.each([
  ['My son plays games all day. He was born on 9 May 2011 in Nashik, I am not sure of the time.', /Moon in Cancer/u],
  ['mera beta din bhar phone chalata hai. uska janam 9 May 2011 ko Nashik me hua, time pata nahi', /Kark/u],
  ['my girl from the first marriage was born 4 April 2015, time not known. How is her nature?', /Moon in Virgo/u],
] as const)('tells of a child whose birth is sent what it is like: “%s”', async (message, told) => {
  // Cancer on 9 May 2011 (Pushya), Virgo on 4 April 2015 (Hasta, the eclipsed full Moon).
  const [first] = await inTurn([message]);
  expect(first).toMatchObject({ answered: true, safety: null });
  expect(first?.answer).toMatch(told);
});

it('keeps a choice of one’s own apart from a birth that is sent after it', async () => {
  const talk = [
    'Should I stay in my village or move in with my son in the city?',
    'my son was born 10 July 1992',
    'so what is my decision?',
  ];
  const [choice, sent, verdict] = await inTurn(talk);
  expect(sent?.answer).toMatch(/Moon/u);
  expect(verdict?.decisions.map((one: { verdict: string }) => one.verdict)).toEqual(
    choice?.decisions.map((one: { verdict: string }) => one.verdict),
  );
});

it.each([
  [['मुझे ब्यूटी पार्लर खोलना है, चलेगा?', '5 लाख लगाऊँ या 10 लाख?'], null],
  [['match pe 5 lakh lagau ya 10 lakh'], 'gambling'],
  [['Naukri chhod du kya?', 'to final faisla kya karu'], null],
  [['court ka faisla kya hoga mere case ka'], 'crime'],
  [['Is sade sati on for me?', 'how is dhaiya different from it?', 'any mantra, and how often?'], null],
] as const)('hears the last of %j for what it is in its talk', async (talk, safety) => {
  const last = (await inTurn(talk)).at(-1);
  expect([last?.safety, last?.answered]).toEqual([safety, safety === null]);
});

it('tells when to leave a job, where that is asked after whether to', async () => {
  const born = { ...ASKER, date: '1991-01-06', time: '09:10', lat: 30.3165, lon: 78.0322 };
  const [choice, when] = await inTurn(['Naukri me mann nahi lagta, chhod du?', 'kab chhodu?'], born);
  expect(choice?.windows).toEqual([]);
  expect(when?.windows.length).toBeGreaterThan(0);
});

it.each([
  [['Is my shop going to run?', 'is Saturn the cause?'], { matter: 'business' }],
  [['ट्रैक्टर लूँ क्या?', 'लोन पर लेना ठीक है?', 'किस महीने लूँ?'], { matter: 'vehicle' }],
] as const)('asks the last of %j of the matter of the talk', async (talk, decision) => {
  expect((await inTurn(talk)).at(-1)?.decisions).toMatchObject([decision]);
});

it.each([
  [['Is my shani dhaiya on?', 'until when?'], /dhaiya/iu],
  [['Is my shani dhaiya on?', 'and sade sati, is it the same thing?'], /seven and a half years/u],
] as const)('tells of the dhaiya what the last of %j asks', async (talk, told) => {
  expect((await inTurn(talk)).at(-1)?.answer).toMatch(told);
});

it('tells the weak planet of whoever’s birth was written, where it is asked for by their name', async () => {
  const born = 'mere pati ka janam 2 Jan 1991 subah 8 baje Rohtak, naukri kab badlegi';
  const [, weak] = await inTurn([born, 'unki kundli me kaun sa grah kamzor hai?']);
  const [own] = await inTurn(['kaun sa grah kamzor hai?'], {
    ...ASKER,
    date: '1991-01-02',
    time: '08:00',
    lat: 28.89,
    lon: 76.6,
  });
  expect(weak?.facts.map((one: { statement: string }) => one.statement)).toEqual(
    own?.facts.map((one: { statement: string }) => one.statement),
  );
});

it.each([
  [
    'My mother in Nagpur is alone. Should I go back?',
    'she was born 2 November 1952, time unknown. How will she be?',
    /Moon is in Aries/u,
  ],
  ['मेरी माँ अकेली है, घर लौट जाऊँ?', 'उनका जन्म 2 नवंबर 1952 है, समय नहीं पता', /मेष/u],
  ['mummy mana kar rahi hai, job lu ya nahi', 'unka janam 2 November 1952 hai, time nahi pata', /Mesh/u],
] as const)('reads a birth that is sent of whoever was named last: “%s”', async (first, birth, told) => {
  // The Moon was full on 1 November 1952 at 23:10 UT, opposite the Sun in sidereal Libra.
  const [, sent, remedy] = await inTurn([first, birth, 'give me a simple remedy for her']);
  expect(sent?.answer).toMatch(told);
  // The lord of Aries.
  expect(remedy?.answer).toMatch(/Mars|मंगल|Mangal/u);
});

it.each(['can I earn 5 lakh or more?', 'a job with 12 lakh or an MBA?', '10 lakh ki job lu ya dukaan kholu'])(
  'hears no two sums in “%s”',
  async (message) => {
    expect((await inTurn([message]))[0]?.answer).not.toMatch(/two sums|rakmon/u);
  },
);

it('leaves with a child what that child wishes', async () => {
  const [wish] = await inTurn(['mera beta chahta hai canada me padhna, kab jayega']);
  expect(wish?.answered).toBe(false);
});

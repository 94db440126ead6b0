/** What stays on the thread of a talk: a planet, an hour or a passage of Saturn that is named beside it is asked of what was told. */
import { ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

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

it.each([
  // Rahu kaal of a Tuesday is the seventh eighth of daylight, Labh the fourth and Shubh the seventh choghadiya of it.
  ['will 3 pm be alright?', /^Rather not: 15:00 falls in Rahu kaal/u],
  ['11:30 am?', /^Yes: 11:30 lies in a choghadiya/u],
  ['and 5 o’clock?', /^It can be done: 17:00 is outside Rahu kaal/u],
] as const)('tells of the day that was asked about whether an hour suits: “%s”', async (hour, told) => {
  const [, answer] = await inTurn(['How is tomorrow for me?', hour], {
    ...ASKER,
    at: '2026-11-30T12:00:00+05:30',
  });
  expect(answer?.answer).toMatch(told);
});

it('keeps a day that was asked about for the hour that is asked after its hours', async () => {
  const talk = ['kal gaadi lene ja raha hu, din kaisa hai?', 'kis time jau?', '3 baje chalega?'];
  const [, , answer] = await inTurn(talk, { ...ASKER, at: '2026-11-30T12:00:00+05:30' });
  expect(answer?.answer).toMatch(/15:00 baje Rahu kaal/u);
});

it('tells of an hour whether it lies in the good time of the day for an act', async () => {
  const [days, hour] = await inTurn(['which day is good to buy a car?', 'will 11 pm be fine?']);
  const [, start = '', end = ''] = /good time runs from (\d\d:\d\d) to (\d\d:\d\d)/u.exec(days?.answer ?? '') ?? [];
  expect(hour?.answer).toContain(`${start}–${end}`);
  expect(hour?.answer).toMatch(/23:00 lies outside it/u);
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

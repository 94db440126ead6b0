/** A talk stays with the side of life that its first question asks of, and short messages ask of what they name. */
import { ASKER, holdTalks, inTurn } from '../support/talk.ts';

holdTalks();

it.each([
  ['I am a cook in Lisbon. Will I get citizenship here?', 'how much longer do I wait'],
  ['I am a teacher in Perth. Will I get permanent residency?', 'and why is that'],
] as const)('leaves the work that is told beside what is asked: “%s”', async (first, next) => {
  const answers = await inTurn([first, next]);
  for (const one of answers) expect(one?.decisions.map(({ matter }: { matter: string }) => matter)).toEqual(['abroad']);
});

it.each([
  [['When do I get married?', 'what will he be like?', 'will he be employed?', 'what do I do until then?']],
  [['meri shaadi kab hogi', 'wo kaisi hogi', 'wo job karti hogi kya', 'tab tak kya karu']],
] as const)('asks for no birth of a partner who is still to come: %j', async (talk) => {
  for (const one of await inTurn(talk)) {
    expect(one?.answered).toBe(true);
    expect(one?.answer).not.toMatch(/their birth|janm vivaran/u);
  }
});

it('hears in the getting well of a shop no health', async () => {
  const [loss] = await inTurn(['vyapar me nuksan chal raha hai, kab thik hoga?']);
  expect(loss?.decisions.map(({ matter }: { matter: string }) => matter)).toEqual(['business']);
});

it('weighs closing against going on', async () => {
  const [, close] = await inTurn(['mera business kaisa chalega', 'band kar du kya?']);
  expect(close?.answer).toMatch(/band kar/u);
});

it.each([
  ['When do I get a job?', 'say that in one sentence'],
  ['नौकरी कब मिलेगी?', 'एक वाक्य में बताइए'],
  ['naukri kab milegi', 'ek line me batao'],
] as const)('tells one sentence where one is asked for: “%s”', async (first, line) => {
  const [, told] = await inTurn([first, line]);
  expect(told?.parts).toHaveLength(1);
  expect(told?.answer.match(/[.।](?:\s|$)/gu)).toHaveLength(1);
});

it.each([
  ['What can I do for Saturn?', /Saturday/u],
  ['मंगल के लिए क्या करूँ?', /मंगलवार/u],
  ['guru ke liye kya karu', /guruvar/iu],
] as const)('tells of a planet what custom does: “%s”', async (asked, told) => {
  expect((await inTurn([asked]))[0]?.answer).toMatch(told);
});

it('takes the stone for studies from the lord of the fifth house', async () => {
  // Virgo rises in Delhi a while before midnight of 3 January 1994: Saturn rules Capricorn, the fifth from it.
  const inVirgo = { ...ASKER, date: '1994-01-03', time: '23:59' };
  const [own, study] = await inTurn(['which gemstone suits me', 'which gemstone for studies?'], inVirgo);
  expect(own?.answer).toMatch(/Mercury/u);
  expect(study?.answer).toMatch(/Saturn/u);
});

it.each([
  ['Which field is right for me, engineering or law?', 'will I get a government college?'],
  ['mujhe kya padhna chahiye', 'sarkari college milega kya'],
] as const)('takes a government college for no government post: “%s”', async (first, college) => {
  const [, told] = await inTurn([first, college]);
  expect(told?.decisions.map(({ matter }: { matter: string }) => matter)).not.toContain('government');
});

it('tells of the wife to come of a son by his chart, and from where she comes', async () => {
  const [, bride, from] = await inTurn([
    'My son was born on 2 December 1995 at 10:15 pm in Jaipur. When will he marry?',
    'what will the bride be like?',
    'from which direction will the bride come?',
  ]);
  // Cancer rises: Saturn rules Capricorn, the seventh from it.
  expect(bride?.answer).toMatch(/chart of your son.*Saturn rules the seventh house/su);
  expect(from?.answer).toMatch(/chart of your son/u);
  expect(from?.answer).not.toMatch(/lord of the ascendant/u);
});

it('asks of the consent of the family of a partner whose birth is matched', async () => {
  const [, consent] = await inTurn([
    'My girlfriend was born on 14 May 1992 at 7:20 am in Pune, will we marry?',
    'will her family agree?',
  ]);
  expect(consent?.answer).toMatch(/The other family/u);
});

it.each([
  ['sarkari naukri lagegi kya', 'agar nahi lagi to apni dukaan khol lu?', 'business'],
  ['Will I get a government job?', 'if not, shall I open a shop?', 'business'],
] as const)('goes on to the step that is asked about if it does not come: “%s”', async (first, step, matter) => {
  const [, told] = await inTurn([first, step]);
  expect(told?.decisions).toMatchObject([{ matter }]);
});

it('asks by when a house is built, and not how long a deal lasts', async () => {
  const [, built] = await inTurn(['zameen lena chahta hu, le lu kya', 'makaan kab tak ban jayega']);
  expect(built?.answer).toMatch(/makaan banne/iu);
});

it('tells why a stone is none to be left, and no reading of the whole chart', async () => {
  const [, why] = await inTurn(['Should I wear a ruby?', 'why not?']);
  expect(why?.answer).toMatch(/Sun|ruby/u);
  expect(why?.topics).not.toContain('travel');
});

it('tells a day to talk to whoever was asked about, and asks for no birth', async () => {
  const [, day] = await inTurn([
    'I want to move to Canada. My wife is against it, will she agree?',
    'which day in the coming week is good to talk to her about this?',
  ]);
  expect(day?.answer).toMatch(/best days? in it/u);
  expect(day?.answered).toBe(true);
});

it.each([
  [['When will I find a job?', 'by when?']],
  [['naukri lagegi kya', 'kab tak']],
  [['नौकरी मिलेगी क्या', 'कब तक?']],
] as const)('tells of what comes about by when it does, and not how long it lasts: %j', async (talk) => {
  const [, told] = await inTurn(talk);
  expect(told?.parts[0].kind).toBe('timing');
  expect(told?.answer).toMatch(/20[23]\d/u);
});

it('says of the strongest side of a year by its times, and not once more how it stands', async () => {
  const inMumbai = { ...ASKER, date: '1977-01-23', time: '23:30', lat: 19.08, lon: 72.88 };
  const [year] = await inTurn(['How will next year be for me?'], inMumbai);
  const parts: readonly { readonly kind: string; readonly text: string }[] = year?.parts ?? [];
  const lead = parts.findIndex(({ text }) => /married life/iu.test(text));
  expect(lead).toBeGreaterThanOrEqual(0);
  const after = parts.slice(lead + 1).filter(({ text }) => /married life/iu.test(text));
  expect(after.map(({ kind }) => kind)).toEqual(['timing']);
});

it.each([
  ['How is my money?', 'any mantra for it?', 'how many times and on which day?'],
  ['mera paisa kaisa rahega', 'koi mantra bataiye', 'kitni baar aur kis din karna hai'],
] as const)('tells how often a mantra for a matter is said, and the day of its planet: “%s”', async (...talk) => {
  const [, mantra, both] = await inTurn(talk);
  const day = /([A-Z]?[a-z]+(?:day|var))[.,;]/u.exec(mantra?.answer ?? '')?.[1] ?? 'none';
  expect(both?.answer).toMatch(/108/u);
  expect(both?.answer.toLowerCase()).toContain(day.toLowerCase());
});

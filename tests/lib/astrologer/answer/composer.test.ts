/** What our own composer answers: understood questions, bound parts, dates and ages, conversations, wordings. */
import { DIRECT_ROWS } from '../../../../lib/astrologer/answer/direct/rows.ts';
import { conversationShare, groupShare, namedShare } from '../../../../lib/tools/local/astrologer-bars.ts';
import { answerScore, planScore } from '../../../../lib/tools/local/astrologer-score.ts';
import { SLOT } from '../../../../lib/astrologer/answer/tell/parts.ts';
import { mattersOf } from '../../../../lib/astrologer/answer/hear/intent.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import type { Composed } from '../../../../lib/astrologer/answer/compose.ts';
import type { TalkState } from '../../../../lib/astrologer/conversation/state.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import type { Relation } from '../../../../lib/words/reading/ask.ts';
import { hinglish } from '../../../../lib/words/hinglish.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';
import { SOAKS } from '../../../support/soak.ts';
import { vectorCases } from '../../../support/vectors.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let born: (text: string, timeKnown?: boolean) => KnownBirth;
beforeAll(async () => {
  const sky = await testSky();
  born = (text, timeKnown = true) =>
    knownBirth(sky, { ...bornAt(text, 5.5, 28.6139, 77.209), timeKnown }, AT, OPTION_DEFAULTS);
});
const ADULT = '1990-05-10T19:55';

it.each([
  ['seen', 0.95, 0.95, 0.98],
  ['apart', 0.85, 0.95, 0.98],
] as const)('plans the questions %s as they are meant', (file, exact, matter, free) => {
  const score = planScore(file);
  expect(score.exact).toBeGreaterThanOrEqual(exact);
  expect(score.matter).toBeGreaterThanOrEqual(matter);
  expect(score.free).toBeGreaterThanOrEqual(free);
});

/** The matter by which a bond with someone was sorted before bonds were read by themselves. */
const SORTED_BY: Readonly<Partial<Record<Relation, string>>> = {
  in_laws: 'married_life',
  boss: 'career',
  colleague: 'career',
  business_partner: 'business',
  child: 'children',
  friend: 'general',
};

it('finds the matter of questions that were sorted by it before', () => {
  const cases = vectorCases<readonly [string, string]>('questions/matters.json');
  const right = cases.filter(([question, want]) => {
    const { intents, other } = questionOf(question, AT.date);
    if (want === 'free') return other !== null || intents.length === 0;
    return intents.some((one) =>
      one.kind === 'relation'
        ? (SORTED_BY[one.relation] ?? 'family') === want
        : mattersOf(one).some((matter) => matter === want) ||
          (one.kind === 'named' && one.said.questions.some((question) => DIRECT_ROWS[question].topic === want)),
    );
  });
  expect(right.length / cases.length).toBeGreaterThanOrEqual(0.85);
});

it('agrees with the life areas, keeps to the ages, and seldom begins in the same words', async () => {
  // Births of 86, 55 and 24 years; a long run has three more.
  const charts = SOAKS ? 6 : 3;
  const score = await answerScore(charts);
  expect(score.answers).toBeGreaterThan(150 * charts);
  expect(score).toMatchObject({ empty: 0, contradictions: 0, outside: 0 });
  expect(score.repeated).toBeLessThanOrEqual(0.25);
});

it('binds every part to rows of the answer', () => {
  for (const question of [
    'When will I marry?',
    'How is my life?',
    'मेरा धन कैसा है?',
    'kya job change karu?',
    'Do I have manglik dosha?',
  ]) {
    const answer = answerTo(born(ADULT), question);
    for (const { template, cites, text, slots } of answer?.parts ?? []) {
      for (const cite of cites) expect(answer?.cited.rows.all.has(cite)).toBe(true);
      for (const [, id = ''] of template.matchAll(SLOT)) expect(cites).toContain(id);
      expect(text).not.toMatch(/[{}]/);
      for (const { from, to } of slots) expect(text.slice(from, to)).not.toBe('');
    }
    expect(answer?.parts.length).toBeGreaterThan(1);
  }
});

it('takes month and year from windows alone', () => {
  for (const question of ['When will I get a job?', 'नौकरी कब लगेगी?', 'job kab lagegi?'])
    for (const { kind, template } of answerTo(born(ADULT), question)?.parts ?? [])
      if (kind === 'timing') expect(template).not.toMatch(/\d{4}/);
});

it.each([
  [86, 'Will I get a government job?', /age/],
  [86, 'When will I get married?', /companionship/],
  [
    60,
    'When will we have a baby?',
    /no chart can say|names no child|has no date for a child|No date is given|grandchildren/,
  ],
  [30, 'When will my Canada visa come?', /Officials decide|an office’s decision|No chart decides|officer decides/],
  [
    30,
    'Will I pass my CA exam?',
    /No chart tells the result|made by the paper|No pass or fail|Marks are not read|does not know the paper/,
  ],
  [30, 'How will my health be next year?', /doctor/],
])('tells one of %i who asks "%s" what is not told, and no date', (age, question, words) => {
  const answer = answerTo(born(`${2026 - age}-03-10T08:20`), question);
  expect(textsOf(answer).join(' ')).toMatch(words);
  expect(answer?.parts.filter(({ kind }) => kind === 'timing')).toEqual([]);
});

it('says what it can say without the time of birth, and why no more', () => {
  const texts = textsOf(answerTo(born('1990-05-10T12:00', false), 'When will I get a job?'));
  expect(texts.join(' ')).toMatch(/time of birth.*mahadasha/s);
});

it.each([
  ['How are my money and my health?', ['wealth', 'health']],
  ['शादी कब होगी और नौकरी कब लगेगी?', ['marriage', 'job']],
  ['Will I get promoted, and should I buy a house this year?', ['job', 'property']],
])('answers each thing in "%s"', (question, matters) => {
  const decided = answerTo(born(ADULT), question)?.cited.decisions.map(({ decision }) => decision.matter);
  expect(decided).toEqual(matters.map((matter) => (matter === 'wealth' ? 'money' : matter)));
});

it('compares what is to be compared, by one measure', () => {
  const known = born(ADULT);
  expect(textsOf(answerTo(known, 'Is 2027 or 2028 better for changing my job?'))[0]).toMatch(/2027|2028/);
  expect(textsOf(answerTo(known, 'Is Tuesday or Friday better for an interview?'))[0]).toMatch(
    /Tuesday.*Friday|Friday.*Tuesday/,
  );
  expect(textsOf(answerTo(known, 'Should I do an MBA or take a job?'))[0]).toMatch(/MBA.*job|job.*MBA/i);
});

const talk = (known: KnownBirth, messages: readonly string[]): readonly Composed[] => {
  let state: TalkState | null = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, state);
    if (answer === null) throw new Error(`not answered: ${message}`);
    state = answer.state;
    return answer;
  });
};

it('goes on with matter, time and tongue, and says nothing word for word twice', () => {
  const answers = talk(born(ADULT), ['How is my job in 2027?', 'why?', 'in Hindi', 'aur paisa?', 'kis mahine?']);
  expect(answers.map(({ state }) => state.tongue)).toEqual(['en', 'en', 'hi', 'hi', 'hi-Latn']);
  expect(answers.map(({ topics }) => topics[0])).toEqual(['career', 'career', 'career', 'money', 'money']);
  expect(answers.every(({ state }) => state.years?.[0] === 2027)).toBe(true);
  const told = answers.map((answer) => textsOf(answer).join(' '));
  expect(new Set(told).size).toBe(told.length);
});

it('tells in simpler words no house and no rule', () => {
  const [, simpler] = talk(born(ADULT), ['How is my job?', 'explain in simple words']);
  expect(simpler?.cited.rules).toEqual([]);
  expect(textsOf(simpler ?? null).join(' ')).not.toMatch(/house|lord|भाव/);
});

it.each(['asdf qwer zxcv', 'What is the capital of France?'])('reads no chart for "%s"', (question) =>
  expect(answerTo(born(ADULT), question)).toBeNull(),
);

it.each(['Will my son get a good job?', 'मेरे बेटे की नौकरी कब लगेगी?', 'mere bete ka career kaisa hoga'])(
  'decides nothing of the own work for "%s"',
  (question) => {
    const answer = answerTo(born(ADULT), question);
    expect(answer?.state.other).toBe('child');
    expect(answer?.cited.decisions).toEqual([]);
  },
);

it.each([
  ['करना चाहिए', 'Karna chahiye'],
  ['मज़बूत कुंडली', 'Mazboot kundli'],
  ['समय अच्छा है।', 'Samay accha hai.'],
  ['योजना का ज्ञान रखिए', 'Yojna ka gyaan rakhiye'],
  ['चंद्र नक्षत्र में हैं, कहना आसान है', 'Chandra nakshatra mein hain, kehna aasan hai'],
  ['निकलना', 'Nikalna'],
])('writes "%s" as people type it', (hindi, latin) => expect(hinglish(hindi)).toBe(latin));

it('answers named things from their own rules', () => {
  const { of, missed } = namedShare(born(ADULT));
  expect(of).toBe(30);
  expect(missed).toEqual([]);
});

it('compares months by one measure, and spellings by their numbers', () => {
  const known = born(ADULT);
  const months = answerTo(known, 'Is June or August better for a new job?');
  expect(months?.cited.decisions.slice(0, 2).map(({ decision }) => decision.windows.length)).toEqual([1, 0]);
  expect(textsOf(months)[0]).toContain('June 2027');
  // Chaldean: Rahul 2+1+5+6+3 = 17, 8; Raahul 18, 9.
  expect(textsOf(answerTo(known, 'Is the spelling Rahul or Raahul better?')).join(' ')).toContain(
    'Rahul comes to 8, Raahul to 9',
  );
});

it.each([
  ['is the name Amit lucky for me', 'The name Amit comes to 1,'],
  ['kya mera naam Rohit sahi hai', 'Rohit naam ka number 1 hai'],
  ['क्या Amit नाम ठीक है?', 'Amit नाम का अंक 1 है'],
  ['should i change my name from Amit to Ameet', 'Amit comes to 1, Ameet to 1'],
])('weighs the name in “%s” by its numbers', (message, told) => {
  // Chaldean: Amit 1+4+1+4 = 10, 1; Rohit 2+7+5+1+4 = 19, 1; Ameet 19, 1.
  expect(textsOf(answerTo(born(ADULT), message)).join(' ')).toContain(told);
});

it('asks for the name to be written where none is, and weighs none that only tells who asks', () => {
  expect(textsOf(answerTo(born(ADULT), 'is my name lucky')).at(-1)).toContain('To have a spelling checked');
  expect(textsOf(answerTo(born(ADULT), 'mera naam Sunita hai, meri shaadi kab hogi')).join(' ')).not.toContain(
    'Sunita',
  );
});

it('keeps tongue, matter, time and form over four turns, and decides alike in other words', () => {
  const { of, missed } = conversationShare(born(ADULT), 'cases');
  expect(of).toBe(52);
  expect(missed).toEqual([]);
  expect(groupShare([ADULT, '1984-01-03T06:10', '1996-08-21T23:15'].map((text) => born(text))).missed).toEqual([]);
});

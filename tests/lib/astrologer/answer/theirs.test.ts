/** Another’s life in a conversation, and a heavy heart: what is said of it, and that no sentence comes twice. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { halfBeside } from '../../../../lib/astrologer/answer/tell/refused-half.ts';
import { resolved } from '../../../../lib/astrologer/answer/talk/resolve.ts';
import type { TalkState } from '../../../../lib/astrologer/conversation/state.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1978-01-30T18:40', 5.5, 18.5204, 73.8567), AT, OPTION_DEFAULTS);
});

/** The texts of the answers to some messages, one after another. */
const talk = (messages: readonly string[]): readonly (readonly string[])[] => {
  let state: TalkState | null = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, state);
    state = answer?.state ?? state;
    return textsOf(answer);
  });
};

it.each([
  ['will my daughter marry this year', 'will she study abroad', 'and my son?', 'when'],
  ['pati ka dhandha kab chalega', 'gussa karte h bahut', 'upay unke liye', 'kyu'],
  ['बेटे की नौकरी कब लगेगी', 'उसकी शादी', 'कब', 'क्यों'],
])('says no sentence twice to who asks %j', (...messages) => {
  const told = talk(messages);
  expect(told.every((texts) => texts.length > 0)).toBe(true);
  const all = told.flat();
  expect(new Set(all).size).toBe(all.length);
});

/** BPHS ch. 11: the fifth house is children; Phaladeepika ch. 1: the ninth the sons of sons. */
it.each([
  ['will my daughter get a good job', 'your daughter', 'fifth'],
  ['will my grandson pass his exam', 'your grandson', 'ninth'],
  ['when will my brother marry', 'your brother', 'third'],
] as const)('names whose birth “%s” takes, and the house of the own half, with a step', (message, kin, house) => {
  const answer = answerTo(known, message);
  const [first = '', ...half] = textsOf(answer);
  expect(first).toContain(kin);
  expect(half.join(' ')).toContain(`${house} house`);
  expect(answer?.parts.some(({ kind }) => kind === 'advice')).toBe(true);
});

it('stays with the person whom a short message leaves unnamed, and goes back to who asks', () => {
  const messages = ['beta kab sudhrega', 'sharab pita hai', 'mera paisa kab aayega'];
  const states: (TalkState | null)[] = [];
  for (const message of messages) states.push(answerTo(known, message, states.at(-1) ?? null)?.state ?? null);
  expect(states.map((state) => state?.person)).toEqual(['son', 'son', undefined]);
  expect(states.at(-1)?.intents).toMatchObject([{ kind: 'matter', matter: 'money' }]);
});

it.each([
  ['I feel very lonely these days', 'lonely'],
  ['Everyone is busy and I have no one to talk to', 'lonely'],
  ['मन बहुत घबराता है अकेलापन लगता है', 'lonely'],
  ['bahut akela mehsoos hota hai', 'lonely'],
  ['dil bahut udas rehta hai', 'low'],
  ['मन घबराता है', 'uneasy'],
  ['bahut bechaini rehti hai', 'uneasy'],
  ['nothing is working out for me from last 2 years why', 'stuck'],
  ['2 saal se kuch bhi sahi nahi ho raha', 'stuck'],
  ['हर काम बीच में अटक जाता है', 'stuck'],
] as const)('hears in “%s” someone who is %s', (message, heavy) =>
  expect(questionOf(message, AT.date).heavy).toBe(heavy),
);

it.each(['padhai me man nahi lagta', 'I am stressed about my job', 'I feel lonely in my marriage', 'नौकरी की टेंशन है'])(
  'answers “%s” by the part of life that it names',
  (message) => expect(questionOf(message, AT.date).heavy).toBeNull(),
);

it('tells a heavy heart sympathy, what runs and until when, and a step', () => {
  const answer = answerTo(known, 'I feel very lonely these days');
  const texts = textsOf(answer);
  const year = new Date(
    ((runningPeriods(known.dasha, AT.jd, 2)[1]?.end ?? 0) - 2440587.5) * 86_400_000,
  ).getUTCFullYear();
  expect(texts[0]).toBe(bank('en', 'astrologer/parts').feelings.lonely);
  expect(texts[1]).toContain(String(year));
  expect(answer?.parts.some(({ kind }) => kind === 'advice')).toBe(true);
});

it.each([
  ['जमीन का केस चल रहा है जीतूंगा क्या', 'crime', 'money'],
  ['should i leave my husband', 'crime', 'married_life'],
  ['is my husband cheating on me', 'secret', 'married_life'],
  ['mera sir bahut dukhta hai koi bimari to nahi', 'illness', 'health'],
] as const)('tells beside the refusal of “%s” (%s) how %s stands', (message, safety, matter) => {
  const question = questionOf(message, AT.date);
  const half = halfBeside({ safety, care: null }, question, resolved(question, null));
  expect(half).toMatchObject({ isHalf: true, other: null, intents: [{ kind: 'matter', ask: 'how', matter }] });
});

it.each([
  ['when will my court case with my brother over the house finish', 'crime', 'civil', 'family'],
  ['custody mujhe milegi kya, beti 4 saal ki h', 'crime', 'civil', 'family'],
  ['someone did black magic on my shop, when will business improve', 'curse', null, 'business'],
] as const)('tells beside the text that fits “%s” (%s, %s) how %s stands', (message, safety, care, matter) => {
  const question = questionOf(message, AT.date);
  const half = halfBeside({ safety, care }, question, resolved(question, null));
  expect(half).toMatchObject({ isHalf: true, other: null, intents: [{ kind: 'matter', ask: 'how', matter }] });
});

it.each([
  ['has someone cursed me', 'curse', null],
  ['when will my brother get well', 'illness', null],
  ['mujhe cancer hai kab thik hoga', 'illness', 'sick'],
  // Whoever is about to bet hears nothing of money that comes easily.
  ['shud i invest in crypto', 'gambling', null],
  // A case against a brother is none of a marriage.
  ['भाई से ज़मीन का झगड़ा चल रहा है, केस जीतूँगा क्या', 'crime', null],
  ['how long will i live', 'death', null],
] as const)('tells nothing of the chart beside the refusal of “%s”', (message, safety, care) => {
  const question = questionOf(message, AT.date);
  expect(halfBeside({ safety, care }, question, resolved(question, null))).toBeNull();
});

it('tells of a husband who is posted away how the two stand, and nothing of money', () => {
  const texts = textsOf(answerTo(known, 'When will my husband’s posting to our town come?')).join(' ');
  expect(texts).toContain('transfer of your husband');
  expect(texts).toContain('visit');
  expect(texts).not.toMatch(/savings|income/i);
});

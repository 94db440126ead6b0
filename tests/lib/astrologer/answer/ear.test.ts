/** What is heard in a message as a whole: learned from questions, held by those that were kept apart from learning. */
import { hearWhole } from '../../../../lib/astrologer/answer/ear/heard.ts';
import { NEW, turnIn, TURNS } from '../../../../lib/astrologer/answer/ear/turns.ts';
import { courtesyOfTopic, heavyOfTopic, intentOfTopic } from '../../../../lib/astrologer/answer/ear/topics.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import type { Intent } from '../../../../lib/astrologer/answer/hear/intent.ts';
import { saidIn } from '../../../../lib/astrologer/answer/hear/said.ts';
import {
  digestOf,
  questions,
  questionsIn,
  saidAfter,
  turns,
  turnsIn,
} from '../../../../lib/tools/local/ear/questions.ts';
import { APART, judgedBy, shareRight, TURNS_APART, turnsHeard } from '../../../../lib/tools/local/ear/score.ts';
import { TALKS_APART, talksIn, talksRight } from '../../../../lib/tools/local/ear/talks.ts';
import { learn, smaller, withRarity } from '../../../../lib/tools/local/learning/train.ts';
import { learnedEar } from '../../../../lib/words/ear.ts';
import { chooserOf, packed } from '../../../../lib/words/reading/learned.ts';

const TODAY = { year: 2026, month: 11, day: 30 };
const apart = questionsIn(APART);

it('has learned every question that there is; npm run ear:learn learns them', () => {
  expect(learnedEar().made_of).toBe(digestOf(questions()));
});

it('learned from none of the questions that are kept apart', () => {
  const known = new Set(questions().map(({ text }) => text.toLowerCase()));
  expect(apart.length).toBe(300);
  expect(apart.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
});

it.each([
  ['topic', 0.9],
  ['ask', 0.8],
  ['whose', 0.92],
  ['refused', 0.95],
] as const)('hears the %s of questions that were kept apart', (head, least) => {
  expect(shareRight(judgedBy(apart, head))).toBeGreaterThanOrEqual(least);
});

it('is seldom wrong where it is sure', () => {
  const sure = judgedBy(apart, 'topic').filter(({ heard }) => heard.share >= 0.65);
  expect(sure.length).toBeGreaterThan(100);
  expect(shareRight(sure)).toBeGreaterThanOrEqual(0.97);
});

const turnsApart = turnsIn(TURNS_APART);

it('learned from none of the turns that are kept apart', () => {
  const known = new Set(turns(questions()).map(({ text }) => text.toLowerCase()));
  expect(turnsApart.length).toBeGreaterThan(200);
  expect(turnsApart.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
  expect(turnsApart.filter(({ turn }) => turn !== NEW && !TURNS.some((one) => one === turn))).toEqual([]);
});

it('hears how a message goes on with a talk, far better than patterns do', () => {
  const { patterns, ear, both } = turnsHeard(turnsApart);
  expect(ear).toBeGreaterThanOrEqual(0.87);
  expect(both).toBeGreaterThanOrEqual(0.85);
  expect(both - patterns).toBeGreaterThan(0.2);
});

it('is seldom wrong where it says clearly how a message goes on', () => {
  const clear = turnsApart.flatMap(({ turn, text }) => {
    const heard = turnIn(text);
    return heard === null ? [] : [{ text, turn, heard }];
  });
  expect(clear.length).toBeGreaterThan(150);
  expect(clear.filter(({ turn, heard }) => turn === heard).length / clear.length).toBeGreaterThanOrEqual(0.95);
});

const talksApart = talksIn(TALKS_APART);

it('learned from none of the talks that are kept apart', () => {
  const known = new Set(saidAfter().map(({ text }) => text.toLowerCase()));
  const said = talksApart.flatMap(([, ...lines]) => lines);
  expect(said.length).toBe(196);
  expect(said.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
});

it('hears in a talk what is asked, of whom, and of which years and in which form', () => {
  const { asks, whose, years, form } = talksRight(talksApart);
  expect(asks).toBeGreaterThanOrEqual(0.71);
  expect(whose).toBeGreaterThanOrEqual(0.93);
  expect(years).toBeGreaterThanOrEqual(0.96);
  expect(form).toBeGreaterThanOrEqual(0.99);
});

it('gives shares of one, the likeliest first', () => {
  const { topics, asks, whose } = hearWhole('kab hogi shaadi');
  for (const all of [topics, asks, whose]) {
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(all.map(({ share }) => share)).toEqual(all.map(({ share }) => share).toSorted((a, b) => b - a));
  }
});

/** Topics that no chart answers. */
const REFUSED = ['crime', 'curse', 'death', 'secret', 'unborn'];

it('knows what every topic asks, but for those whose words name the thing', () => {
  const said = saidIn('12 december', TODAY);
  const none = learnedEar().topic.labels.filter(
    (topic) =>
      courtesyOfTopic(topic) === null &&
      heavyOfTopic(topic) === null &&
      !REFUSED.includes(topic) &&
      intentOfTopic(topic, null, said, { isAlone: true, today: TODAY }) === null,
  );
  expect(none).toEqual([]);
});

const about = (intent: Intent | undefined): string => {
  if (intent?.kind === 'matter') return intent.aspect ?? intent.matter;
  if (intent?.kind === 'relation') return intent.relation;
  return intent?.kind === 'named' ? (intent.said.questions[0] ?? 'named') : (intent?.kind ?? 'nothing');
};

// Circumstances name other parts of life than the question; the judge of these read the messages and no code.
it.each([
  [
    'Six months since my father’s bypass, the shop is shut and my sister’s wedding is in May, when will I get a promotion?',
    'promotion',
  ],
  ['I sold the car for my son’s fees and we live with my in-laws; when will we buy a house of our own?', 'property'],
  ['बैंक की नौकरी, माँ बीमार, भाई विदेश में, अब मेरी शादी कब होगी?', 'marriage'],
  ['papa ki dukan band ho gayi, main hostel me hu, padhai me mann nahi lagta, kya karu', 'concentration'],
  // A word beside the question is of another matter than the question: yes, transfer, name, post, bank.
  ['Our school has offered me the dean’s post. Should I accept it?', 'promotion'],
  ['फ़ैक्टरी ने शिफ़्ट इंचार्ज बनने को कहा है, हाँ कर दूँ?', 'promotion'],
  ['bank mujhe zonal head bana raha hai, haan bolu?', 'promotion'],
  ['should I sign the flat over to my eldest', 'will_paper'],
  ['घर मँझली बेटी के नाम लिख दूँ क्या', 'will_paper'],
  ['makaan badi beti ke naam karu ya abhi rehne du', 'will_paper'],
  ['Dono bete alag rehte hain, beti seva karti hai. Makaan kiske naam likhu, ya abhi rukna sahi hai?', 'will_paper'],
  ['shani mujhe kab chhod rahe hain', 'sade_sati'],
  ['mausi kehti hain hostel bhej do isko, kya mujhe wahan rehna padega', 'hostel'],
] as const)('hears in “%s” the %s', (message, wanted) => {
  const { intents, guess } = questionOf(message, TODAY);
  expect([...intents, ...(guess === null ? [] : [guess])].map(about)).toContain(wanted);
});

it('tells whose life it is where relatives are named', () => {
  const other = (message: string): string | null => questionOf(message, TODAY).other;
  expect(other('papa won’t let me study in another town, will he agree before the last date?')).toBeNull();
  expect(other('my younger brother is 27 and has failed SSC three times, when will he get a government job?')).toBe(
    'sibling',
  );
});

it.each([
  [
    'My brother has a car workshop that stands idle since June. He has a small son. When will his work pick up?',
    'sibling',
  ],
  ['मेरी ननद तीन साल से घर पर है। सास चिंता करती हैं। उसकी नौकरी कब लगेगी?', 'friend'],
  ['Meri behen ke sasural wale use phone nahi karne dete. Wo bahut roti hai. Uska jeevan kab sudhrega?', 'sibling'],
  ['I am 38 and my son is 12, he plays chess all day. When will I get my promotion?', null],
] as const)('reads nobody’s chart for another in “%s”', (message, whose) => {
  expect(questionOf(message, TODAY).other).toBe(whose);
});

it('asks one thing once', () => {
  const { intents } = questionOf(
    'मेरा तबादला भोपाल से गुना हो गया है। पत्नी यहीं नौकरी करती है। अर्ज़ी दी है पर जवाब नहीं आया। क्या तबादला रुक जाएगा?',
    TODAY,
  );
  expect(intents.map(about)).toEqual(['stay_posting']);
});

it('chooses by what it learned, and by how rare a word is', () => {
  const examples = [
    { text: 'a cat', label: 0 },
    { text: 'the cat', label: 0 },
    { text: 'a dog', label: 1 },
    { text: 'the dog', label: 1 },
  ];
  const terms = (text: string): ReadonlyMap<string, number> => new Map(text.split(' ').map((word) => [word, 1]));
  const { weights, unit } = smaller(withRarity(learn(examples, 2, terms, { epochs: 20, leastPull: 0.01 })), 127);
  const choose = chooserOf({ labels: ['cat', 'dog'], unit, packed: packed(weights) });
  expect(choose(terms('my dog'))[0]?.label).toBe('dog');
  expect(choose(terms('one cat'))[0]?.label).toBe('cat');
  expect(choose(terms('nothing known')).map(({ share }) => share)).toEqual([0.5, 0.5]);
});

it('learns the same from questions that stand in another order, so that one more moves the others little', () => {
  const examples = [...questions().slice(0, 300)].map(({ text, ask }) => ({ text, label: ask === 'when' ? 0 : 1 }));
  const weightsOf = (asked: typeof examples): ReadonlyMap<string, readonly number[]> => {
    const terms = (text: string): ReadonlyMap<string, number> => new Map(text.split(' ').map((word) => [word, 1]));
    const { terms: known, weights } = learn(asked, 2, terms, { epochs: 3, leastPull: 0.01 });
    return new Map(known.map((term, n) => [term, [...weights.subarray(n * 2, n * 2 + 2)]]));
  };
  const [own, turned] = [weightsOf(examples), weightsOf(examples.toReversed())];
  expect(own.size).toBeGreaterThan(500);
  expect([...own].filter(([term, weights]) => String(turned.get(term)) !== String(weights))).toEqual([]);
});

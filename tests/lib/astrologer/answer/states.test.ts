/** What is told of how things stand already, and that no step is told which does not fit there. */
import { statesIn } from '../../../../lib/astrologer/answer/hear/states.ts';
import { saidIn } from '../../../../lib/astrologer/answer/hear/said.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1991-02-14T09:20', 5.5, 26.85, 80.95), AT, OPTION_DEFAULTS);
});

it.each([
  ['I have been on insulin for two years, will my sugar settle', 'treated'],
  ['थायरॉइड की दवा चल रही है', 'treated'],
  ['thyroid ki goli le rahi hu', 'treated'],
  ['all our reports came normal', 'tested'],
  ['sab report normal aayi hai', 'tested'],
  ['I gave the NET exam in June', 'written'],
  ['बैंक की परीक्षा दे चुकी हूँ', 'written'],
  ['railway ka paper de diya', 'written'],
  ['the engagement was called off by them', 'broken_off'],
  ['मेरी सगाई टूट गई', 'broken_off'],
  ['meri sagai ho gayi hai', 'engaged'],
  ['I am sitting at home since May', 'jobless'],
  ['naukri nahi hai mere paas', 'jobless'],
  ['हम किराए के मकान में हैं', 'renting'],
  ['I lost my husband in 2020', 'single_again'],
  ['mera talaq ho gaya hai', 'single_again'],
  ['my bakery has been running for four years', 'running'],
  ['मेरी दुकान दस साल से चल रही है', 'running'],
  ['the builder keeps giving new dates', 'late_builder'],
  ['possession abhi tak nahi mila', 'late_builder'],
  ['my ex wants to come back', 'asked_back'],
  ['wo wapas aana chahta hai', 'asked_back'],
  ['I am a retired clerk, I retired in May', 'retired'],
  ['mere bachche settle ho gaye', 'kids_grown'],
  ['I have already consulted two doctors', 'treated'],
  ['doctor ko dikha chuki hu', 'treated'],
  ['she blocked me on every app', 'blocked'],
  ['usne mujhe block kar diya', 'blocked'],
  ['उसने मेरा नंबर ब्लॉक कर दिया', 'blocked'],
  ['Doctor ne kaha sab normal hai', 'tested'],
] as const)('hears in “%s” that one is %s', (text, state) => {
  expect(statesIn(saidIn(text, AT.date).words)).toContain(state);
});

it.each([
  'Will my health improve this year?',
  'when is my exam result good',
  'should I buy a flat',
  'meri sagai kab hogi',
  'beti 9 saal ki hai',
  'my son took 20 lakh from us',
  'I bought the plot in 2019 for 22 lakh',
  'we have been married for 22 years',
  'wife job karti hai 45 hazaar',
  'बैंक में 28 साल हो गए',
])('hears no state in “%s”', (text) => {
  expect(statesIn(saidIn(text, AT.date).words)).toEqual([]);
});

/** The sentences of the answer to a message. */
const told = (message: string): string => textsOf(answerTo(known, message, null)).join(' ');

it.each([
  ['Will I pass my NET exam?', 'I gave the NET exam in June. Will I pass?', 'old paper|last attempt|hardest subject'],
  ['When will I marry?', 'I am engaged. When will I marry?', 'let them introduce you|Meet in plain daily'],
  [
    'When will a child come?',
    'All our tests are normal. When will a child come?',
    'let a doctor see you both if it has lasted',
  ],
] as const)('tells with “%s” a step that it does not tell with “%s”', (bare, stated, step) => {
  expect(told(bare)).toMatch(new RegExp(step));
  expect(told(stated)).not.toMatch(new RegExp(step));
});

it.each([
  ['When will we have a baby?', 'why?'],
  ['Is there a child in my chart? Five years of marriage and none yet.', 'why?'],
  ['शादी को सात साल हुए, संतान कब होगी?', 'क्यों?'],
  ['bachcha kab hoga', 'kyun?'],
])('tells whoever waits for a child, and asks “%s”, nothing that is said to parents', (message, on) => {
  const toParents =
    /pupils|strict|praise|young people|give the child|विद्यार्थि|तारीफ़|नरमी|छोटे लोग|students|tareef|narmi|bachche ko dijiye/iu;
  const first = answerTo(known, message);
  const second = answerTo(known, on, first?.state ?? null);
  const told = [...textsOf(first), ...textsOf(second)].join(' ');
  expect(told).toMatch(/fifth|पाँचवें|paanchven/iu);
  expect(told).not.toMatch(toParents);
});

it('tells whoever asks how their children do what is said to parents', () =>
  expect(textsOf(answerTo(known, 'How are my children doing?')).join(' ')).not.toMatch(/wish for a child/u));

it('says of work after the last post what to do, and that it is early only where its time is asked', () => {
  expect(told('What should I do after retirement?')).toMatch(/three mornings|what you own/);
  expect(told('When will I retire?')).toContain('early to date');
});

it.each([
  ['The builder has delayed my flat by four years, when will I get it?', /RERA/],
  ['Builder ne possession nahi diya, flat kab milega?', /RERA/],
  ['My ex wants me back, what do I tell him?', /two weeks|Meet twice/],
  ['scholarship milegi kya mujhe', /[Ss]cholarship/],
  ['Will I get the scholarship?', /scholarship/],
  ['spouse looks and nature?', /A chart shows no face.*A partner may be/],
  ['Boss mujhse jalta hai aur roz neecha dikhata hai, transfer le lu kya?', /[Tt]ransfer/],
])('answers “%s” by what is told and named', (question, said) =>
  expect(textsOf(answerTo(known, question)).join(' ')).toMatch(said),
);

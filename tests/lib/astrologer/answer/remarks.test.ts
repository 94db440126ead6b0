/** What people say of an answer, and ask of it without naming a matter: it is of what was talked about, and says what it can. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  // Aries rises: Venus rules the seventh house, Saturn the tenth.
  known = knownBirth(await testSky(), bornAt('1983-05-26T04:50', 5.5, 13.0827, 80.2707), AT, OPTION_DEFAULTS);
});

/** The answers of a conversation, one text each. */
const turns = (...messages: readonly string[]): readonly string[] => {
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

it.each([
  [
    ['When will I get a job?', 'how do you know this'],
    ['tenth house', 'Saturn rules the tenth house'],
  ],
  [
    ['How is my marriage?', 'you see that in my chart?'],
    ['seventh house', 'Venus rules the seventh house'],
  ],
  [['My husband and I fight daily', 'whose fault is it'], ['fault']],
  [
    ['When will I get a job?', 'what did i do wrong'],
    ['fault', 'your job'],
  ],
  [['When will I get a job?', 'what should i avoid'], ['Avoid']],
  [['Is Sade Sati running for me?', 'what not to do in it'], ['Nothing is forbidden']],
  [['How is my marriage?', 'you dont understand'], ['one sentence']],
  [
    ['When will I get a job?', 'another astrologer said the opposite'],
    ['two', 'tenth house'],
  ],
  [['Will I get a visa?', 'just be honest'], ['visa']],
  [
    ['मेरी नौकरी कब लगेगी', 'आपको कैसे पता'],
    ['दसवें भाव', 'शनि'],
  ],
  [
    ['meri naukri kab lagegi', 'mujhe bharosa nahi'],
    ['kundli', 'Shani'],
  ],
  [['pati se jhagda hota hai', 'galti kiski hai'], ['Galti|doshi']],
  [['how will my daughter’s marriage be', 'i do not have her birth details'], ['your own chart tells your side']],
  [
    ['what does my chart say about me', 'that is not me at all'],
    ['better than any chart', 'what your life may be about'],
  ],
  [['बच्चा कब होगा', 'पति की कुंडली भी देखनी पड़ेगी क्या'], ['जन्म-तारीख़']],
  // Of what the message itself names.
  [['is it because of me that my kids dont talk to me'], ['fault']],
  [['क्या मेरी शादी टूटने में मेरी गलती थी'], ['ग़लती|दोषी', 'वैवाहिक जीवन']],
])('%j is told of what was asked before', (messages, parts) => {
  const said = turns(...messages).at(-1) ?? '';
  for (const part of parts) expect(said).toMatch(new RegExp(part));
});

it.each([
  ['my daughter', ['When will my daughter marry?', 'does it show in my chart'], 'your daughter'],
  ['my daughter, plainly', ['When will my daughter marry?', 'yes or no'], 'your daughter'],
])('of %s it says what the own chart does not show', (_, messages, name) => {
  const said = turns(...messages).at(-1) ?? '';
  expect(said).toContain(name);
  expect(said).toMatch(/cannot be seen in your chart|would be a guess/);
});

it('names a later time, and no new verdict, for “and if not”', () => {
  const [first = '', then = ''] = turns('When will I get a job?', 'and if it does not happen');
  const years = (text: string): readonly number[] => (text.match(/20\d\d/g) ?? []).map(Number);
  const [soonest = 0] = years(first);
  expect(years(then).length).toBeGreaterThan(0);
  expect(Math.min(...years(then))).toBeGreaterThanOrEqual(soonest);
  expect(then).not.toContain(first.split('.')[0] ?? '');
});

it('asks again where another matter, a time or a thing is named', () => {
  expect(turns('When will I get a job?', 'be honest, how is my marriage')[1]).toMatch(/[Mm]arri/);
  expect(turns('When will I get a job?', 'and if not in 2031')[1]).toContain('2031');
  expect(turns('When will I get a job?', 'what should i avoid in Sade Sati')[1]).toContain('Sade Sati');
});

it('says none of it twice, and something each time', () => {
  for (const remark of ['be honest', 'how do you know', 'whose fault is it', 'what should i avoid', 'and if not']) {
    const [, one = '', other = ''] = turns('How is my marriage?', remark, remark);
    expect(one.length).toBeGreaterThan(20);
    expect(other.length).toBeGreaterThan(20);
    expect(other).not.toBe(one);
  }
});

it('looks before the time that was told for what is named “before that”', () => {
  const [first = '', then = ''] = turns('When will I get a government job?', 'and before that any other job?');
  expect(first).toContain('government');
  expect(then).not.toContain('government');
  expect(then).toContain('job');
});

it.each([
  [['When can I go to Canada?', 'what about april'], /April 2027/],
  [['When will I change my job?', 'what about may'], /May 2027/],
  [['Should we buy a house or wait?', 'which month in 2027'], /2027/],
  [['we want to sell our flat', 'in which month'], /^(?!Inside).*(?:sale|sell)/],
  [['my mother is ill', 'how long will it take'], /their own birth/],
  [['my son is not working', 'what should i do', 'will he change'], /your son/],
  [['beta videsh jana chahta hai', 'kab jayega'], /[Bb]ete/],
  [['my grandson is preparing for neet', 'will he clear', '2027 or 2028'], /would be a guess|their own birth/],
  [['i gave 2 lakhs to my nephew, will i get it back', 'by when'], /money you are owed/],
  [['teerth pe kab jau', 'february me theek rahega', 'ye sab kundli me likha hai kya'], /nauven bhav/i],
])('%j stays with it', (messages, wanted) => expect(turns(...messages).at(-1)).toMatch(wanted));

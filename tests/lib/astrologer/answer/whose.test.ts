/** Whose life a question is about: another’s is read from another birth, the own half of it from the own one. */
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';

const TODAY = { year: 2026, month: 11, day: 29 };

it.each([
  ['What will my brother do in life, will he settle?', 'sibling'],
  ['बेटी विदेश जाना चाहती है भेजूं या नहीं', 'child'],
  ['daughter marriage when', 'child'],
  ['bhai ki job lagegi kya is saal', 'sibling'],
  ['What will my sister do?', 'sibling'],
  ['My son lives in Canada. Will he come back to stay with me?', 'child'],
  ['meri kundli se bataiye ki meri beti ki naukri kab tak lagegi', 'child'],
  ['My daughter gambles since her divorce. When will her life settle?', 'child'],
  ['My brother in Pune lost his shop. I cannot eat. When will he earn again?', 'sibling'],
  ['मेरी कुंडली में देखकर बताइए बेटे को काम कब मिलेगा', 'child'],
])('“%s” asks for the birth of the %s', (message, kin) => {
  expect(questionOf(message, TODAY).other).toBe(kin);
});

it.each([
  ['how can I help my brother find a job', 'brother', 'sibling'],
  ['bacche ki padhai ke liye kya karu', 'child', 'child'],
  ['son not studying at all', 'child', 'child'],
])('“%s” is answered as what one can do for the %s', (message, relation, kin) => {
  const { other, beside, intents } = questionOf(message, TODAY);
  expect({ other, beside }).toEqual({ other: null, beside: kin });
  expect(intents).toMatchObject([{ kind: 'relation', relation, ask: 'do' }]);
});

it('tells what custom does for a child that is asked for, and that the rest is read from their own birth', () => {
  const { other, beside, intents } = questionOf('मेरे बेटे के रिश्ते में बहुत देर हो रही है, कोई उपाय बताइए', TODAY);
  expect({ other, beside }).toEqual({ other: null, beside: 'child' });
  expect(intents).toMatchObject([{ kind: 'named', matter: 'children', said: { questions: ['remedy'] } }]);
});

it('answers the own half of a message, and says whose birth the other needs', () => {
  const { other, beside, intents } = questionOf('When will my son get a job? When will there be peace at home?', TODAY);
  expect({ other, beside }).toEqual({ other: null, beside: 'child' });
  expect(intents).toMatchObject([{ kind: 'matter', matter: 'family' }]);
});

it.each([
  'bhai ke sath dukan karu ya akele',
  'meri beti ki shaadi ke liye loan lu?',
  'baccha kab hoga',
  'should I move to Canada to live with my son',
  'Why does my brother fight with me?',
])('“%s” is one’s own', (message) => {
  expect(questionOf(message, TODAY)).toMatchObject({ other: null, beside: null });
});

it.each([
  ['pati ka dhandha kab chalega', 'spouse', 'husband'],
  ['pati ka kaam nahi chal raha', 'spouse', 'husband'],
  ['meri wife sarkari teacher banna chahti hai ho payega', 'spouse', 'wife'],
  ['my wife wants to start a boutique, will it work', 'spouse', 'wife'],
  ['beta kab sudhrega', 'child', 'son'],
  ['बेटी के लिए अच्छा रिश्ता कब तक आएगा', 'child', 'daughter'],
  ['pote ka rishta kab hoga', 'child', 'grandson'],
  ['nati videsh jana chahta hai, jaa payega kya', 'child', 'daughters_son'],
  ['my boyfriend is jobless when will he get work', 'spouse', 'boyfriend'],
] as const)('“%s” is about the %s, the %s', (message, kin, person) => {
  expect(questionOf(message, TODAY)).toMatchObject({ other: kin, said: { person } });
});

it.each([
  ['sharab pita hai', null],
  ['papa meri love marriage ke against hai kya karu', null],
  ['मम्मी पापा शादी के लिए राज़ी होंगे क्या', null],
  ['will my boyfriend marry me or is he just timepass', null],
  ['beta kab hoga', null],
] as const)('“%s” asks for nobody’s birth', (message, other) => {
  expect(questionOf(message, TODAY).other).toBe(other);
});

it.each([
  'My son in Dubai hardly calls, will he come and live near me in my old age?',
  'my daughter is far away and busy, will she move closer when I retire from my job?',
])('“%s” asks for the birth of the child', (message) => expect(questionOf(message, TODAY).other).toBe('child'));

it.each([
  ['gharwale inter caste shaadi ke liye maanenge kya', 'consent'],
  ['papa meri love marriage ke against hai', 'consent'],
  ['will my boyfriend marry me or is he just timepass', 'partner_will'],
  ["will my boyfriend's parents say yes to us", 'partners_family'],
] as const)('“%s” asks of %s', (message, aspect) => {
  expect(questionOf(message, TODAY).intents[0]).toMatchObject({ kind: 'matter', matter: 'love', aspect });
});

it.each(['my mother is worried about my marriage', 'retirement ke baad meri pension kaisi rahegi'])(
  '“%s” is about whoever asks',
  (message) => expect(questionOf(message, TODAY).other).toBeNull(),
);

it.each(['bahu se roz kalah hai, pyaar kab aayega', 'बहू से झगड़ा होता है, प्यार कब आएगा'])(
  '“%s” is of the home, and of no love life',
  (message) => expect(questionOf(message, TODAY).intents).toMatchObject([{ kind: 'matter', matter: 'family' }]),
);

it.each([
  ['what does the Moon in my chart say about my mother', 'moon', 'mother'],
  ['meri kundli me surya pita ke baare me kya batata hai', 'sun', 'father'],
  ['मेरी कुंडली में मंगल भाई के बारे में क्या कहता है', 'mars', 'brother'],
])('“%s” is answered by the planet as it stands, and by the bond', (message, planet, relation) => {
  const { other, intents } = questionOf(message, TODAY);
  expect(other).toBeNull();
  expect(intents).toMatchObject([
    { kind: 'named', question: 'planet', said: { planets: [planet] } },
    { kind: 'relation', relation },
  ]);
});

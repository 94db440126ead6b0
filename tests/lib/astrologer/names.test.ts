/** Names of people that only a question tells: what is taken for one, and what is not. */
import { withoutNames } from '../../../lib/astrologer/names.ts';
import { inLatin } from '../../../lib/astrologer/letters.ts';
import { vectorCases } from '../../support/vectors.ts';

it.each([
  ['Will Rahul marry me?', 'Will [name] marry me?'],
  ['Rahul loves me. Will we marry?', '[name] loves me. Will we marry?'],
  ['My husband Amit Kumar left. Will he return?', 'My husband [name] [name] left. Will he return?'],
  ['Is Priya’s mother angry?', 'Is [name]’s mother angry?'],
  ['my friend named sunita owes me money', 'my friend named [name] owes me money'],
  ['मेरा नाम सुनीता है, नौकरी कब लगेगी?', 'मेरा नाम [name] है, नौकरी कब लगेगी?'],
  ['क्या मेरी शादी राहुल से होगी?', 'क्या मेरी शादी [name] से होगी?'],
  ['kya meri rahul se shaadi hogi', 'kya meri [name] se shaadi hogi'],
  ['mera naam rohit hai, naukri kab lagegi', 'mera naam [name] hai, naukri kab lagegi'],
  // Small letters and Devanagari: frequent names anywhere, others after someone near to one.
  ['my wife anjali left me', 'my wife [name] left me'],
  ['mera beta rohan kab padhega', 'mera beta [name] kab padhega'],
  ['अंजलि की शादी कब होगी', '[name] की शादी कब होगी'],
  ['सुनीता देवी की बहू से नहीं बनती', '[name] [name] की बहू से नहीं बनती'],
  ['mere dost jhunnu se paise kab milenge', 'mere dost [name] se paise kab milenge'],
  ['मेरे भाई झुन्नू की नौकरी', 'मेरे भाई [name] की नौकरी'],
  ['should i marry zubeida', 'should i marry [name]'],
  // Names that are planets, stars and words, by their place.
  ['will i marry chitra', 'will i marry [name]'],
  ['Will Rohini marry me?', 'Will [name] marry me?'],
  ['my brother surya is in surya mahadasha', 'my brother [name] is in surya mahadasha'],
  ['meri patni swati aur main kab ghar lenge', 'meri patni [name] aur main kab ghar lenge'],
  ['क्या स्वाति मुझसे शादी करेगी', 'क्या [name] मुझसे शादी करेगी'],
  ['मेरी पत्नी ज्योति नाराज़ है', 'मेरी पत्नी [name] नाराज़ है'],
  ['will pooja come back to me', 'will [name] come back to me'],
])('%s', (question, expected) => expect(withoutNames(question)).toBe(expected));

it.each([
  'Will Saturn help my Career in 2027?',
  'Am I under Sade Sati or Kaal Sarp dosha?',
  'Should I settle in Canada or come back?',
  'WILL I MARRY THIS YEAR',
  'Will I Get Married This Year',
  'I work at Infosys. Will I be promoted on Monday?',
  'Does Rohini nakshatra suit me?',
  'Is Jupiter in Cancer good for Leo ascendant?',
  'Isse shaadi karu kya',
  'us ladke se shaadi hogi',
  'mere pati mangal ki mahadasha me hain',
  'मेरे पति मंगल की महादशा में हैं',
  'my husband surya mahadasha ends when',
  'which puja should i do',
  'krishna ki puja karu',
  'surya kaisa hai meri kundli me',
  'स्वाति नक्षत्र में शादी शुभ है क्या',
  'asha hai sab theek hoga',
  'is there hope for my marriage',
  'my son math exam, will he pass',
  'when will my father retire',
  'mere pati gusse me rehte hain',
  'मेरे बेटे की पढ़ाई कैसी रहेगी',
  'guru ji kaise hain meri kundli me',
])('leaves "%s" as it is', (question) => expect(withoutNames(question)).toBe(question));

it('takes no word of the questions that people ask for a name', () => {
  const questions = vectorCases<readonly [string, string]>('verify/questions.json').map(([, question]) => question);
  expect(questions.filter((question) => withoutNames(question) !== question)).toEqual([]);
});

it.each([
  ['अंजलि', 'anjali'],
  ['आदित्य', 'aaditya'],
  ['धर्मेंद्र', 'dharmendra'],
  ['राहुल', 'raahul'],
  ['Rahul', 'Rahul'],
])('reads %s as %s', (word, letters) => expect(inLatin(word)).toBe(letters));

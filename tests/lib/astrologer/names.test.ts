/** Names of people that only a question tells: what is taken for one, and what is not. */
import { withoutNames } from '../../../lib/astrologer/names.ts';
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
])('leaves "%s" as it is', (question) => expect(withoutNames(question)).toBe(question));

it('takes no word of the questions that people ask for a name', () => {
  const questions = vectorCases<readonly [string, string]>('verify/questions.json').map(([, question]) => question);
  expect(questions.filter((question) => withoutNames(question) !== question)).toEqual([]);
});

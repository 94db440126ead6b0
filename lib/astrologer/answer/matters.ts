/** Parts of a topic that are judged by houses of their own: a second marriage is not the first, a debt is not wealth. */
import type { Topic } from '../../contract/suites/astrologer.ts';
import { FAMILY_SAID, MATTERS_SAID, type Matter } from '../../words/reading/subtopic-vocabulary.ts';
import { stemFinder, wordReader } from './stems.ts';
import type { TopicRow } from './topics.ts';

/** What a matter is judged by, and the topic it is part of. */
export type MatterRow = Pick<TopicRow, 'houses' | 'planets'> & { readonly topic: Topic };

/**
 * Houses and significators of the matters: Phaladeepika ch. 1 and 15, BPHS ch. 11 (what each house shows). A second marriage
 * by the second house, the eighth from the seventh, the partner’s family by the eighth, the second from it, and a pension by the
 * eighth, the money of others, as is practice.
 */
export const MATTER_TABLE: Readonly<Record<Matter, MatterRow>> = {
  sibling_life: { topic: 'general', houses: [3, 11], planets: ['mars'] },
  in_laws: { topic: 'marriage', houses: [8, 2], planets: ['venus', 'moon'] },
  partner_life: { topic: 'marriage', houses: [7, 4], planets: ['venus'] },
  child_study: { topic: 'children', houses: [5, 4], planets: ['jupiter', 'mercury'] },
  mother_bond: { topic: 'home', houses: [4, 9], planets: ['moon'] },
  father_bond: { topic: 'general', houses: [9, 4], planets: ['sun'] },
  mother_health: { topic: 'health', houses: [4], planets: ['moon'] },
  father_health: { topic: 'health', houses: [9], planets: ['sun'] },
  parents: { topic: 'general', houses: [4, 9], planets: ['moon', 'sun'] },
  enemies: { topic: 'general', houses: [6, 3], planets: ['mars', 'saturn'] },
  fame: { topic: 'general', houses: [10, 1], planets: ['sun', 'jupiter'] },
  luck: { topic: 'general', houses: [9, 1], planets: ['jupiter'] },
  government: { topic: 'career', houses: [10, 6, 9], planets: ['sun', 'jupiter'] },
  superiors: { topic: 'career', houses: [10, 9, 6], planets: ['sun', 'saturn'] },
  shared_business: { topic: 'career', houses: [7, 11, 10], planets: ['mercury', 'venus'] },
  funding: { topic: 'career', houses: [11, 2, 8], planets: ['jupiter', 'mercury'] },
  business: { topic: 'career', houses: [10, 7, 11], planets: ['mercury', 'jupiter'] },
  job_change: { topic: 'career', houses: [10, 6, 3], planets: ['saturn', 'mercury'] },
  their_feelings: { topic: 'marriage', houses: [7, 5, 11], planets: ['venus', 'moon'] },
  old_love: { topic: 'marriage', houses: [5, 7, 11], planets: ['venus', 'moon'] },
  second_marriage: { topic: 'marriage', houses: [2, 9, 7], planets: ['venus', 'jupiter'] },
  lasting: { topic: 'marriage', houses: [7, 2, 4], planets: ['venus', 'jupiter'] },
  match: { topic: 'marriage', houses: [7, 5, 2], planets: ['venus', 'jupiter'] },
  debt: { topic: 'money', houses: [2, 11, 6], planets: ['jupiter', 'mars'] },
  invest: { topic: 'money', houses: [2, 11, 5], planets: ['mercury', 'jupiter'] },
  pension: { topic: 'money', houses: [8, 2, 4], planets: ['saturn', 'jupiter'] },
  lending: { topic: 'money', houses: [2, 8, 11], planets: ['jupiter', 'mercury'] },
  inheritance: { topic: 'money', houses: [8, 2, 4], planets: ['jupiter', 'saturn'] },
  keeping: { topic: 'money', houses: [2, 12, 11], planets: ['jupiter', 'venus'] },
  child_future: { topic: 'children', houses: [5, 9], planets: ['jupiter'] },
  parenting: { topic: 'children', houses: [5, 9], planets: ['jupiter'] },
  exam: { topic: 'education', houses: [5, 6, 10], planets: ['mercury', 'jupiter'] },
  focus: { topic: 'education', houses: [4, 5, 2], planets: ['moon', 'mercury'] },
  sleep: { topic: 'health', houses: [12, 4], planets: ['moon', 'saturn'] },
  worry: { topic: 'health', houses: [4, 1], planets: ['moon', 'mercury'] },
  visa: { topic: 'travel', houses: [12, 9, 3], planets: ['rahu', 'moon'] },
  sale: { topic: 'home', houses: [4, 11, 2], planets: ['mars', 'mercury'] },
  vehicle_make: { topic: 'home', houses: [4, 11], planets: ['venus', 'moon'] },
  vehicle: { topic: 'home', houses: [4, 11], planets: ['venus', 'moon'] },
  mother: { topic: 'home', houses: [4, 9], planets: ['moon'] },
  father: { topic: 'general', houses: [9, 4], planets: ['sun'] },
  siblings: { topic: 'general', houses: [3, 11], planets: ['mars'] },
  friends: { topic: 'general', houses: [11, 5], planets: ['mercury', 'venus'] },
  own_house: { topic: 'home', houses: [4, 2, 11], planets: ['mars', 'moon'] },
  teacher: { topic: 'spirituality', houses: [9, 5], planets: ['jupiter'] },
};

const SAID = MATTERS_SAID.map(([matter, stems]) => ({ matter, find: stemFinder(stems) }));
const wordsOf = wordReader(FAMILY_SAID);

/** Matters that a question is about, whatever topics its other words tell: "my mother's health" is not about home. */
const LEADING: readonly Matter[] = [
  'sibling_life',
  'child_study',
  'child_future',
  'in_laws',
  'partner_life',
  'mother_health',
  'father_health',
  'parents',
  'enemies',
  'fame',
  'luck',
  'government',
  'second_marriage',
  'inheritance',
  'mother_bond',
  'father_bond',
  'pension',
  'lending',
  'shared_business',
  'vehicle_make',
];

/** The topic of the matter that a question is about outright; null where its topics tell. */
export const leadingTopic = (question: string): Topic | null => {
  const words = wordsOf(question);
  const matter = SAID.find((row) => LEADING.includes(row.matter) && row.find(words) !== null)?.matter;
  return matter === undefined ? null : MATTER_TABLE[matter].topic;
};

/** The matter that a question about a topic is about; null where it is about the whole topic. */
export const matterOf = (question: string, topic: Topic): Matter | null => {
  const words = wordsOf(question);
  return SAID.find(({ matter, find }) => MATTER_TABLE[matter].topic === topic && find(words) !== null)?.matter ?? null;
};

/** Another’s life: the side of it that a question is about, and the half of it that the own chart shows. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { KIN_OF, type Ask, type Person, type Relation, type Side } from '../../../words/reading/ask.ts';
import { askedFor, namesWays } from '../hear/ask-terms.ts';
import { aspectsIn } from '../hear/aspects-said.ts';
import { grouped } from '../hear/matter-groups.ts';
import type { RelationIntent } from '../hear/intent.ts';

const WORK = askedFor(({ sides }) => sides.work);

/** Sides of another’s life by the matters that name them. */
const SIDES: readonly { readonly side: Side; readonly matters: readonly (Matter | 'general')[] }[] = [
  { side: 'wedding', matters: ['marriage', 'love', 'second_marriage'] },
  { side: 'study', matters: ['learning', 'exam'] },
  { side: 'work', matters: ['job', 'first_job', 'career', 'government', 'business', 'retirement'] },
  { side: 'money', matters: ['money', 'debt', 'property', 'vehicle'] },
  { side: 'away', matters: ['abroad', 'travel', 'visa'] },
];

/** The matter that a side of another’s life is by itself; the whole chart where it is none. */
export const matterOfSide = (side: Side): Matter | 'general' =>
  SIDES.find((one) => one.side === side)?.matters[0] ?? 'general';

/** The side of another’s life that is asked about: how they are, where their ways are named; their life where nothing is. */
export const sideAsked = (matters: readonly (Matter | 'general')[], words: readonly string[]): Side => {
  const found = SIDES.find((one) => matters.some((matter) => one.matters.includes(matter)))?.side;
  if (found === 'work' && aspectsIn(words).aspects.includes('transfer')) return 'posting';
  if (found !== undefined && found !== 'wedding') return found;
  if (namesWays(words)) return 'ways';
  return found ?? (WORK.isIn(words) && !matters.includes('married_life') ? 'work' : 'life');
};

/** The bond by which the own chart shows someone; those of a couple are shown by matters of it. */
const BOND_OF = grouped<Relation, Person>([
  ['child', ['son', 'daughter', 'child']],
  ['grandchild', ['grandson', 'granddaughter', 'grandchild', 'daughters_son', 'daughters_daughter']],
  ['brother', ['brother', 'cousin']],
  ['sister', ['sister']],
  ['mother', ['mother']],
  ['father', ['father']],
  ['parents', ['parents', 'grandparent']],
  ['friend', ['friend']],
]);
/** Who it is with whom a bond is asked about; undefined where that is another, or no one by name. */
export const personOfBond = (relation: Relation, person: Person | null): Person | undefined =>
  person !== null && BOND_OF.get(person) === relation ? person : undefined;

const IN_LOVE: readonly Person[] = ['boyfriend', 'girlfriend', 'fiance'];
/** Whether a person is one who is loved, and not married yet. */
export const isLover = (person: Person | null): boolean => person !== null && IN_LOVE.includes(person);
/** Sides of a partner’s life of which the own chart shows the purse that both live on. */
const OF_PURSE: readonly Side[] = ['work', 'money'];

/** A half of another’s life: a bond, or a matter that is shared. */
export type Half = RelationIntent | { readonly kind: 'matter'; readonly ask: Ask; readonly matter: Matter };

/** The half of another’s life that the own chart shows; null where it shows none. */
export const halfOf = (person: Person, side: Side): Half | null => {
  const relation = BOND_OF.get(person);
  if (relation !== undefined) return { kind: 'relation', ask: 'how', relation, person, side };
  if (KIN_OF[person] !== 'spouse') return null;
  if (isLover(person)) return { kind: 'matter', ask: 'how', matter: 'love' };
  return { kind: 'matter', ask: 'how', matter: OF_PURSE.includes(side) ? 'money' : 'married_life' };
};

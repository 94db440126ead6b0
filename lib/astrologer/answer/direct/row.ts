/** The form of a row of questions that get an answer of their own. */
import type { Matter, Topic } from '../../../contract/suites/astrologer.ts';
import type { Ask, DirectQuestion } from '../../../words/reading/ask.ts';
import type { Answer } from './telling.ts';

/** What a follow-up asks of the thing that was asked about: another question of it, or a matter. */
export type Follow = { readonly thing: DirectQuestion } | { readonly matter: Matter };
export type Follows = Readonly<Partial<Record<Ask, Follow>>>;

export interface DirectRow {
  readonly told: Answer;
  /** Topic of its answer; that of the matters named beside it where it has none. */
  readonly topic?: Topic;
  /** The matter that it is one side of. */
  readonly matter?: Matter;
  /** How the matter stands that is named beside it, or is its own, is told with it. */
  readonly isWithMatter?: true;
  /** The thing that it names is read along. */
  readonly isReadAlong?: true;
  /** It needs no ascendant. */
  readonly isTimeless?: true;
  /** Its answer ends with a step of its own. */
  readonly hasStep?: true;
  /** Custom, or a word for anyone, answers it: nobody’s birth is asked for. */
  readonly isForAnyone?: true;
  readonly follows?: Follows;
}

/** What is asked on of a matter. */
export const ofMatter = (matter: Matter): Follows => ({
  when: { matter },
  will: { matter },
  should: { matter },
  do: { matter },
});

/** Whether the chart may answer a message though its words were heard as a case for care: what is asked of it is none. */
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { Ask } from '../../words/reading/ask.ts';
import type { TalkState } from '../conversation/state.ts';
import type { Heard } from '../safety/safety.ts';
import { isOfTwo, type Intent } from './hear/intent.ts';
import type { Question } from './hear/intents.ts';
import type { Resolved } from './talk/resolved.ts';

/** Ways of asking about oneself: only a yes or no about another pries. */
const OF_ONESELF: readonly (Ask | null)[] = ['when', 'do', 'why', 'should'];
/** Whether someone who was hurt by others asks about themselves: that pries into nobody's secrets. */
const isOfOneself = ({ safety }: Heard, intents: readonly Intent[]): boolean =>
  safety === 'secret' &&
  intents.some(
    (one) =>
      one.kind === 'compare' || ((one.kind === 'matter' || one.kind === 'relation') && OF_ONESELF.includes(one.ask)),
  );

/** Whether a ritual is sold for a dosha: whether that is there is told, and that it costs nothing. */
const isOfDosha = ({ safety }: Heard, { said: { findings } }: Question): boolean =>
  safety === 'curse' && findings.length > 0;

/** Whether someone is asked about with whom a bond stands that is none of love: how it stands is told, and no secret. */
const isOfBond = ({ safety }: Heard, { said: { relation, kin } }: Question): boolean =>
  safety === 'secret' && relation !== null && !kin.includes('spouse');

/** Whether it is asked what a child is like whose birth was written: a girl of a first marriage is no wedding. */
const isOfNature = ({ safety, care }: Heard, intents: readonly Intent[]): boolean =>
  safety === 'minor' &&
  care === null &&
  intents.length > 0 &&
  intents.every((one) => one.kind === 'named' && one.question === 'portrait');
/** What is put into a shop or a house that was asked about is no stake, and a decision of a talk is no court’s. */
const OF_TALK: readonly (Matter | 'general')[] = ['business', 'property', 'vehicle', 'learning', 'debt', 'marriage'];
const isOfTalk = ({ safety }: Heard, question: Question, asked: Resolved | null, before: TalkState | null): boolean =>
  (safety === 'crime' && asked?.remark === 'verdict' && before?.matters?.includes('court') !== true) ||
  (safety === 'gambling' &&
    question.said.questions[0] === 'two_sums' &&
    before?.matters?.some((one) => OF_TALK.includes(one)) === true);

/** Whether it is asked what a partner does with the money of a firm: the answer itself says that no chart tells that. */
const isOfAccounts = ({ safety }: Heard, intents: readonly Intent[]): boolean =>
  safety === 'secret' && intents.some((one) => one.kind === 'named' && one.said.questions[0] === 'partner_accounts');

/** Whether two people suit each other is asked of both charts, and pries into no secret. */
const isOfMatch = ({ safety }: Heard, intents: readonly Intent[]): boolean => safety === 'secret' && isOfTwo(intents);

/** Whether what is asked is of a chart, whatever case its words were heard as. */
export const mayAnswer = (
  heard: Heard,
  question: Question,
  asked: Resolved | null,
  before: TalkState | null,
): boolean => {
  const intents = asked?.intents ?? [];
  return (
    isOfOneself(heard, intents) ||
    isOfMatch(heard, intents) ||
    isOfAccounts(heard, intents) ||
    isOfNature(heard, intents) ||
    isOfDosha(heard, question) ||
    isOfBond(heard, question) ||
    isOfTalk(heard, question, asked, before)
  );
};

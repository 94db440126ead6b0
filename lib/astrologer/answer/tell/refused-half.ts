/** What the own chart tells beside a refusal: the half that its text offers is given at once. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { CareText, SafetyCase } from '../../../words/keys.ts';
import { matterOfDirect } from '../direct.ts';
import { OF_MONEY } from '../hear/matter-groups.ts';
import { mattersOf, type Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import type { Resolved } from '../talk/resolved.ts';

/** A case, and the text that fits better than its own. */
interface Refused {
  readonly safety: SafetyCase;
  readonly care: CareText | null;
}

/** Matters by which life goes on beside a case at law, the nearest first. */
const BESIDE_LAW: readonly Matter[] = ['business', 'job', 'career', 'money'];
/** Matters of what one owns. */
const OF_OWN: readonly (Matter | 'general')[] = ['property', 'vehicle', 'debt'];
/** Matters of a couple. */
const OF_COUPLES: readonly (Matter | 'general')[] = ['love', 'marriage', 'reunion'];
/** What the fear of a curse is itself about. */
const NEAR_FEAR: readonly (Matter | 'general')[] = ['general', 'health', 'inner', 'pregnancy', 'children'];
/** What is for a doctor alone. */
export const OF_BIRTH: readonly (Matter | 'general')[] = ['pregnancy', 'children'];

/** The matter that is told beside what a court decides. */
const besideLaw = (
  care: CareText | null,
  { kin }: Question['said'],
  asked: readonly (Matter | 'general')[],
  isOfOther: boolean,
): Matter | null => {
  const isOfPartner = kin.includes('spouse');
  // Beside what is settled between two sides of a home, its peace is what is left to do something for.
  if (care === 'civil' && isOfPartner) return 'married_life';
  if (care === 'civil') return kin.length === 0 && asked.some((one) => OF_MONEY.includes(one)) ? 'money' : 'family';
  if (isOfOther) return null;
  if (isOfPartner || (kin.length === 0 && asked.includes('married_life'))) return 'married_life';
  // A case against one’s own people is no matter of a marriage, nor of money alone.
  if (kin.length > 0) return null;
  if (asked.some((one) => OF_OWN.includes(one))) return 'money';
  return BESIDE_LAW.find((one) => asked.includes(one)) ?? 'family';
};

/** The matters that an intent asks of, and does not only tell. */
const mattersAsked = (one: Intent): readonly (Matter | 'general')[] => {
  if (one.kind === 'named') return [matterOfDirect(one) ?? 'general'];
  return one.kind === 'matter' && one.ask === null ? [] : mattersOf(one);
};
/** Whether a matter is one that the fear of a curse is not about itself: not the chart as a whole, the body or the inner life. */
const isOfLife = (one: Matter | 'general'): one is Matter => !NEAR_FEAR.includes(one);

/** The matter that is told beside a refusal; null where none is. */
const matterBeside = ({ safety, care }: Refused, { said }: Question, { intents, other }: Resolved): Matter | null => {
  const asked = [...intents.flatMap(mattersOf), ...said.heard];
  const isOfPartner = said.kin.includes('spouse');
  const isOfOther = other !== null || (said.about !== null && said.about !== 'spouse');
  switch (safety) {
    case 'illness':
      // Who knows what it is hears no verdict on strength.
      if (care !== null && care !== 'in_treatment') return null;
      return isOfOther || said.kin.length > 0 || asked.some((one) => OF_BIRTH.includes(one)) ? null : 'health';
    case 'secret':
      // Whoever means to look into a phone is told not to, and reads nothing of the two beside it.
      if (care !== null) return null;
      if (asked.some((one) => OF_COUPLES.includes(one))) return 'love';
      return isOfPartner ? 'married_life' : null;
    case 'crime':
      // Whoever means to do what is against the law, or of whom it is asked, hears that, and nothing beside it.
      return care === 'unlawful' || care === 'dowry' ? null : besideLaw(care, said, asked, isOfOther);
    case 'curse':
      // What is told of a curse stands beside what is asked of work or of a marriage.
      return care !== null || isOfOther ? null : (intents.flatMap(mattersAsked).find(isOfLife) ?? null);
    default:
      return null;
  }
};

/** Whether to settle or to fight is a choice of whoever asks, whatever a court decides. */
const isDispute = (one: Intent): boolean => one.kind === 'compare' && one.options?.includes('settle') === true;
/** What is told beside a refusal: the choice of a dispute, or a matter; nothing where its text stands alone. */
const intentsBeside = (refused: Refused, question: Question, asked: Resolved): readonly Intent[] => {
  const disputes = refused.safety === 'crime' && refused.care !== 'unlawful' ? asked.intents.filter(isDispute) : [];
  if (disputes.length > 0) return disputes;
  const matter = matterBeside(refused, question, asked);
  return matter === null ? [] : [{ kind: 'matter', ask: 'how', matter }];
};

/** What is asked of the own chart beside a refusal; null where its text stands alone. */
export const halfBeside = (refused: Refused, question: Question, asked: Resolved | null): Resolved | null => {
  const intents = asked === null ? [] : intentsBeside(refused, question, asked);
  if (asked === null || intents.length === 0) return null;
  const plain = {
    guess: null,
    heavy: null,
    finer: null,
    isFollowUp: false,
    isReworded: false,
    isDoubt: false,
    remark: null,
  };
  return { ...asked, ...plain, intents, years: null, stretch: null, other: null, beside: null, isHalf: true };
};

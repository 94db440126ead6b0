/** A question that can be answered, and what of it is as before. */
import {
  type State,
  KIN_OF,
  type Ask,
  type Kin,
  type Person,
  type Remark,
  type Side,
} from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import type { Before } from './before.ts';
import { followOf } from '../direct.ts';
import type { FormAsked } from '../hear/form-asked.ts';
import { isMatter, mattersOf, type Intent, type MatterIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import type { AnswerForm, Finer } from '../tell/making.ts';
import { sideAsked } from '../people/theirs.ts';
import type { Stretch } from '../hear/years-said.ts';
import type { Then } from './then.ts';

/** A question that can be answered. */
export interface Resolved {
  readonly intents: readonly Intent[];
  readonly years: Question['years'];
  /** The months that are asked about, where these are no whole years. */
  readonly stretch: Stretch | null;
  readonly form: AnswerForm;
  /** One sentence is asked for, and no more. */
  readonly isOneLine?: boolean | undefined;
  /** The form in which it is asked for: a yes or no, a number, one day, an hour. */
  readonly asksFor?: FormAsked | null | undefined;
  /** It is asked which planet. */
  readonly isOfPlanet?: boolean | undefined;
  /** The same as before in other words: the parts are those of the last answer. */
  readonly isReworded: boolean;
  /** It goes on with what was asked before, and names nothing itself. */
  readonly isFollowUp: boolean;
  /** What it asks of a time that was told; null where nothing. */
  readonly finer: Finer | null;
  /** It asks for months. */
  readonly isOfMonths?: boolean | undefined;
  /** The end of the time after which it asks, JD; null where it asks after none. */
  readonly after: number | null;
  /** It asks of a time that lies before, within or after one that was told. */
  readonly then: Then | null;
  /** What it says of the answer before; null where it asks for something. */
  readonly remark: Remark | null;
  /** It asks whether what was said is certain. */
  readonly isDoubt: boolean;
  /** How things stand already, by what is told. */
  readonly states: readonly State[];
  /** Something weighs on whoever asks. */
  readonly isWorried: boolean;
  readonly feeling: Question['feeling'];
  readonly heavy: Question['heavy'];
  /** What is asked about is told as something that goes badly. */
  readonly isTroubled: boolean;
  /** It asks whether something comes that is feared. */
  readonly isFeared: boolean;
  /** What it was read as, where its words do not say it for sure. */
  readonly guess: MatterIntent['matter'] | null;
  /** Whose own birth is needed for it; null where it is that of whoever asks. */
  readonly other: Kin | null;
  /** It is the half that is told beside a refusal, and costs nothing. */
  readonly isHalf: boolean;
  /** Who is named, and the side of their life that is asked about. */
  readonly person: Person;
  readonly side: Side;
  /** It asks whether one’s age stands against it. */
  readonly isOfAge: boolean;
  /** Whose life it asks about besides; null where nobody’s. */
  readonly beside: Kin | null;
}

/** Something that was asked about, asked again in another way. */
export const askedAgain = (intent: Intent, ask: Ask): readonly Intent[] => {
  switch (intent.kind) {
    case 'matter':
    case 'relation':
      return [{ ...intent, ask }];
    case 'named': {
      const follow = followOf(intent, ask);
      if (follow === null) return [{ ...intent, ask }];
      return 'matter' in follow
        ? [{ kind: 'matter', ask, matter: follow.matter }]
        : [{ ...intent, question: follow.thing, ask }];
    }
    case 'compare':
      return [intent.options === undefined ? intent : { ...intent, ask }];
    case 'pair':
      return [intent];
  }
};

/** Who goes on with another matter or time asks of it as was asked before; why and what to do were of the one before. */
export const askedBefore = (first: Ask, { asking }: Pick<TalkState, 'asking'>): Ask =>
  first === 'why' || first === 'do' ? (asking ?? 'how') : first;

/** The number of words of a message. */
export const wordsIn = ({ said }: Question): number => said.text.trim().split(/\s+/u).length;

/** A side of somebody’s life: whether parents stay alone asks for no wedding of theirs. */
const sideOf = (kin: Kin | null, side: Side): Side => (kin === 'parent' && side === 'wedding' ? 'life' : side);

/** Who is asked about, and which side of their life: what a message does not say of it is as before. */
export const whoOf = (
  { said, beside, intents }: Question,
  other: Kin | null,
  before: Before | null,
): Pick<Resolved, 'person' | 'side'> => {
  const kin = other ?? beside;
  const [own] = [said.person].filter((one) => one !== null && KIN_OF[one] === kin);
  const isSame = own === undefined || own === null || own === before?.person;
  // What is heard in a message as a whole is what is asked of them, whatever else it names.
  const asked = intents.flatMap(mattersOf).filter(isMatter);
  const side = sideOf(kin, sideAsked(asked.length > 0 ? asked : said.matters, said.words));
  return {
    person: own ?? before?.person ?? 'other',
    side:
      side === 'life' && !said.matters.some(isMatter) && (isSame || said.isPersonAlone) ? (before?.side ?? side) : side,
  };
};

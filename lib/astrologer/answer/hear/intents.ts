/**
 * What a message asks: up to three intents, each a way of asking about a matter or a thing. Its pieces (`pieces.ts`) are
 * read once (`said.ts`); nothing is decided by which stands first.
 */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Ask, Aspect, Kin, State } from '../../../words/reading/ask.ts';
import type { Turn } from '../ear/turns.ts';
import { decided, type Decided } from '../ear/weigh.ts';
import { heardIn, intentsOf, unreadIn } from './heard-intents.ts';
import { type Heavy, heavyIn } from './heavy.ts';
import { eachOnce, type Intent, isMatter, type MatterIntent } from './intent.ts';
import {
  asksBadMonth,
  asksMonth,
  type FollowUp,
  followUpOf,
  isTurn,
  type Marks,
  marksIn,
  turnOf,
  turnsTo,
} from './marks.ts';
import { otherOf } from '../people/others.ts';
import { MOST_INTENTS } from './piece-intents.ts';
import { asks, piecesOf, pointsBackTo, readerOf } from './pieces.ts';
import type { Courtesy } from '../../safety/safety.ts';
import type { Said } from './said.ts';
import { undotted } from './spelling.ts';
import { withChoiceTold } from '../choice/told-way.ts';
import { whoseOf } from '../people/whose-asked.ts';
import type { Years } from './years-said.ts';
import { askedFor, MINE, SELF } from './ask-terms.ts';
import { MATTER_OF_KIN } from '../people/kin.ts';
import { mattersNear } from './matters-said.ts';
import { mended } from './mended.ts';
import { spelledWords } from './patterns.ts';
import { matterOfAspect } from './aspects-said.ts';
import { statesIn } from './states.ts';

/** What a message asks. */
export interface Question extends Marks {
  /** The message as a whole. */
  readonly said: Said;
  readonly intents: readonly Intent[];
  /** What it is most likely about, where nothing in it names that for sure; null where nothing at all is understood. */
  readonly guess: Intent | null;
  /** That is heard clearly in it as a whole, and need not be said to be a guess. */
  readonly isClear: boolean;
  /** Years that are named, or the years ahead from now; null where no time is named. */
  readonly years: Years | null;
  /** Whose own birth is needed for it; null where it is that of whoever asks. */
  readonly other: Kin | null;
  /** Whose life it asks about besides what the own chart answers; null where nobody’s. */
  readonly beside: Kin | null;
  readonly followUp: FollowUp | null;
  /** How it goes on with a talk, where that is heard clearly; null where it is not, or it asks something of its own. */
  readonly turn: Turn | null;
  /** It has few words, and may go on with what was asked before. */
  readonly isShort: boolean;
  /** It names a time and nothing else: it is about what was asked before, or the chart as a whole. */
  readonly isYearAlone: boolean;
  /** It says “it” of what was asked before, or begins or ends as what goes on with it does. */
  readonly pointsBack: boolean;
  /** It goes over to something else of the same conversation: “what about …”, “aur …”. */
  readonly turnsTo: boolean;
  /** Pieces of the message that ask something that was not understood, as they were written. */
  readonly unread: readonly string[];
  /** It asks of something only as its misspelt words are mended. */
  readonly isMended: boolean;
  /** The same where that is all they speak of: no part of life is asked about. */
  readonly heavy: Heavy | null;
  /** The fixed text that answers it, where it is heard to ask nothing of a chart. */
  readonly courtesy: Courtesy | null;
  /** It asks nothing, and tells more of what was asked about before. */
  readonly isTold?: boolean | undefined;
  /** What it asks is surely heard in it after what was asked before. */
  readonly isHeard?: boolean | undefined;
  /** The day on which it is asked. */
  readonly today: CivilDate;
}

const HINDERS = askedFor(({ hinders }) => hinders);

/** The matter of which it is asked what planet holds it back; null where that is not asked. */
const hinderedIn = ({ words, matters, aspects: [aspect] }: Said): MatterIntent | null => {
  const matter = matters.find(isMatter);
  return matter === undefined || !HINDERS.isIn(words) ? null : { kind: 'matter', ask: 'why', matter, aspect };
};

/** How one does something is asked of no chart: "how do I reset it". */
const HOW_TO = askedFor(({ howTo }) => howTo);

/**
 * What a message is most likely about: the matter of which it has the least trace, or the life as a whole of whoever asks of
 * themselves. Null where neither is there.
 */
const guessOf = (said: Said): MatterIntent | null => {
  const { words, ask, text } = said;
  const isOfSelf = words.some((word) => SELF.has(word) || MINE.has(word));
  if (HOW_TO.isIn(words) || !(isOfSelf || asks(said) || said.kin.length > 0)) return null;
  const [near] = mattersNear(spelledWords(mended(text)));
  if (near !== undefined) return { kind: 'matter', ask, matter: near };
  const [kin] = said.kin;
  if (kin !== undefined && MATTER_OF_KIN[kin] !== undefined) return { kind: 'matter', ask, matter: MATTER_OF_KIN[kin] };
  return isOfSelf && asks(said) ? { kind: 'matter', ask, matter: 'general' } : null;
};

/** What is asked instead: a side of a matter, and in which way where that is another one. */
interface Instead {
  readonly aspect: Aspect;
  readonly ask?: Ask;
}
const GO_ON: Instead = { aspect: 'move_on', ask: 'should' };
/** Matters and sides of them that do not fit a state: of whoever has blocked one, how to go on; of whoever lost their partner, the home. */
const ASKED_INSTEAD: Readonly<Partial<Record<State, Readonly<Record<string, Instead>>>>> = {
  blocked: { reunion: GO_ON, partner_will: GO_ON },
  single_again: { married_life: { aspect: 'home_peace' } },
};
/** What is asked, as it fits how things stand. */
const askedFitting = (intents: readonly Intent[], words: readonly string[]): readonly Intent[] => {
  const states = statesIn(words);
  const fitting = intents.map((one): Intent => {
    if (one.kind !== 'matter') return one;
    const instead = states.flatMap((state) => ASKED_INSTEAD[state]?.[one.aspect ?? one.matter] ?? [])[0];
    if (instead === undefined) return one;
    const { aspect, ask = one.ask } = instead;
    return { kind: 'matter', ask, matter: matterOfAspect(aspect), aspect };
  });
  return eachOnce(fitting);
};

const THANKED = askedFor(({ thanked }) => thanked);

/** Whether how one feels is told, and nothing asked: "my mind is calm now". */
const isTold = (one: Intent): boolean =>
  one.kind === 'matter' && one.ask === null && (one.matter === 'general' || one.matter === 'inner');

/** Whether nothing is asked beside what is told. */
const isAllTold = ({ text, ask, hasQuestionWord, range }: Said, intents: readonly Intent[]): boolean =>
  ask === null && intents.every(isTold) && !hasQuestionWord && range === null && !text.includes('?');

/** The courtesy of a message that gives thanks: "thanks, that is a relief" is thanked for, and "thanks, tell me more" is answered. */
export const courtesyOf = (
  heard: Courtesy | null,
  { said, intents, isOn }: { readonly said: Said; readonly intents: readonly Intent[]; readonly isOn: boolean },
): Courtesy | null => {
  // "Are you sure" asks of what was said, and not who answers.
  if (!THANKED.isIn(said.words)) return heard === 'who' && isOn ? null : heard;
  return !isOn && isAllTold(said, intents) ? 'thanks' : null;
};

/** Words up to which a message without a matter may go on with what was said before. */
const SHORT_WORDS = 9;

/** What a message asks of the chart as a whole: a year or its months by themselves, or a heavy heart alone; null where it names more. */
const wholeOf = ({ words, ask }: Said, isYearAlone: boolean, isHeavy: boolean): MatterIntent | null => {
  if (!isYearAlone && !isHeavy) return null;
  const own = isYearAlone && !asksMonth(words) ? 'how' : ask;
  return { kind: 'matter', ask: asksBadMonth(words) ? 'when' : own, matter: 'general' };
};

/** What is asked: of the chart as a whole where a year or a heavy heart is all there is, else what was decided, or a guess. */
const understood = (
  said: Said,
  { asked, alone, courtesy, heavy: heard }: Decided,
  { feeling }: Marks,
  isYearAlone: boolean,
): Pick<Question, 'intents' | 'guess' | 'heavy'> => {
  const heavy = (said.about === null ? heavyIn(feeling, said.words, asked) : null) ?? heard;
  const whole = wholeOf(said, isYearAlone, heavy !== null && (asked.length === 0 || heard !== null));
  const intents = whole === null ? asked : [whole];
  const guess = intents.length > 0 || courtesy !== null ? null : (alone ?? guessOf(said));
  return { intents, guess, heavy };
};

/** Whether a year is asked about by itself, as of the chart as a whole: "will I clear JEE 2027" is about what is heard beside it. */
const isYearAsked = ({ words, range }: Said, { asked, alone }: Decided, isShort: boolean): boolean => {
  const isOfPart = alone?.kind === 'matter' && alone.matter !== 'general';
  return asked.length === 0 && !isOfPart && range !== null && (isShort || asksMonth(words));
};

const isOfMind = (one: Intent): boolean => one.kind === 'matter' && one.aspect === 'concentration';

/** What a message asks, seen from today. `isTheirsKnown`: the birth of whoever else it is about is known. */
export const questionOf = (typed: string, today: CivilDate, isTheirsKnown = false): Question => {
  const message = undotted(typed);
  const read = readerOf(today);
  const said = read(message);
  const { words, range: years } = said;
  const isShort = words.length <= SHORT_WORDS;
  const heard = piecesOf(message, read).map((piece) => heardIn(piece, read));
  const pieces = heard.map((one) => one.said);
  const found = withChoiceTold(intentsOf(heard, message), pieces, message);
  const theirs = otherOf(said, found);
  const whole = decided(said, found, { pieces, isOther: theirs !== null, today });
  const { alone, courtesy } = whole;
  const isYearAlone = isYearAsked(said, whole, isShort);
  const turn = turnOf(said);
  const followUp = followUpOf(said, turn, isShort);
  const pointsBack = isShort && (isTurn(words) || pointsBackTo(words));
  const marks = marksIn(words);
  const { intents, guess, heavy } = understood(said, whole, marks, isYearAlone);
  const whose = whoseOf(said, heard, { intents, guess, whole, theirs, isKnown: isTheirsKnown });
  const hindered = whose.other === null ? hinderedIn(said) : null;
  return {
    said: hindered === null ? said : { ...said, isTroubled: true },
    guess,
    isClear: guess !== null && guess === alone,
    years,
    ...whose,
    intents: hindered === null ? askedFitting(whose.intents, words).slice(0, MOST_INTENTS) : [hindered],
    isYearAlone,
    isShort,
    turn,
    followUp,
    pointsBack,
    turnsTo: isShort && turnsTo(words),
    ...marks,
    feeling: marks.feeling ?? whole.heavy,
    courtesy: courtesyOf(courtesy, { said, intents, isOn: followUp !== null || marks.feeling !== null }),
    // Whoever cannot keep their mind on their books is no heavy heart.
    isWorried: marks.isWorried && said.sure !== 'concentration' && !intents.some(isOfMind),
    heavy,
    isMended: heard.length > 0 && heard.every(({ isMended }) => isMended),
    unread: isYearAlone || followUp !== null || pointsBack ? [] : unreadIn(heard),
    today,
  };
};

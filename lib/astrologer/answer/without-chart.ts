/** Answers that are given before any chart is cast: they cost nothing. */
import type { KeptAnswer } from '../../contract/suites/conversation.ts';
import type { TalkState } from '../conversation/state.ts';
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';
import type { Birth } from '../../contract/values/moment.ts';
import type { CareText, SafetyCase } from '../../words/keys.ts';
import type { Kin } from '../../words/reading/ask.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import { actOf } from './tell/acts-on.ts';
import { askedFor } from './hear/ask-terms.ts';
import { ADULT_YEARS, ageOf, isForAdults, yearsBetween } from '../safety/adults.ts';
import { insteadOfReading, SPOKEN } from '../safety/instead.ts';
import { mayTellOfHarm } from '../safety/need.ts';
import { careOfChild } from '../safety/of-child.ts';
import { caseOf as caseOfStep, isNeed } from '../safety/rules.ts';
import type { Heard } from '../safety/safety.ts';
import { careOn, type CareOn } from './talk/care-on.ts';
import { withoutWedding } from './people/others.ts';
import { courtesyAnswer, fixedAnswer, unansweredAnswer } from './shapes.ts';
import { isKinIll } from './people/kin.ts';
import { isOfTwo, mattersOf, type Intent } from './hear/intent.ts';
import { mayAnswer } from './may-answer.ts';
import type { Question } from './hear/intents.ts';
import { speaksOfTalk } from './talk/remarks.ts';
import type { Resolved } from './talk/resolved.ts';
import { halfBeside, OF_BIRTH } from './tell/refused-half.ts';
import { isLover } from './people/theirs.ts';
import { statesIn } from './hear/states.ts';
import { tongueOf } from './hear/tongue.ts';
import type { Two } from './people/matched.ts';
import { topicsOf } from './hear/topics.ts';

/** The language of names beside texts in a tongue: its own where the astrologer speaks it, else the one asked for. */
export const spokenLanguage = (tongue: Tongue, otherwise: Language): Language => {
  if (tongue === 'hi-Latn') return 'hi';
  return SPOKEN.includes(tongue) ? tongue : otherwise;
};

/** A message that was heard. */
interface Message {
  readonly message: string;
  readonly heard: Heard;
  /** Country of whoever asks, for the numbers to call. */
  readonly country: string;
}

/** A fixed answer: its texts in a tongue, its names in a language. */
interface Fixed {
  readonly answer: KeptAnswer;
  readonly tongue: Tongue;
  readonly language: Language;
}

/** The text for someone who is a child by birth, though the words may tell only signs; null where there is none. */
const careByBirth = (message: string, heard: Heard): CareText | null => {
  const isOpen = heard.safety === null || heard.safety === 'minor';
  const care = careOfChild(heard);
  return care === null && isOpen && heard.language === null && mayTellOfHarm(message) ? 'child_harmed' : care;
};

/** The answer to a person in need; null for anyone else. `age` is that of the birth, in years. */
export const answerToNeed = ({ message, heard, country }: Message, age: number, language: Language): Fixed | null => {
  const isForChild = age < ADULT_YEARS;
  const care = (isForChild ? careByBirth(message, heard) : null) ?? heard.care;
  const safety = care === null ? heard.safety : caseOfStep(care);
  if (!isNeed(safety)) return null;
  const tongue = heard.language ?? tongueOf(message, language);
  const names = spokenLanguage(tongue, language);
  const place = { tongue, country, isForChild };
  return { answer: fixedAnswer({ safety, care, isAgain: false }, ['general'], place, names), tongue, language: names };
};

interface Asking extends Message {
  readonly question: Question;
  readonly asked: Resolved | null;
  readonly tongue: Tongue;
  readonly language: Language;
  readonly birth: Birth;
  /** Those whose match is asked about. */
  readonly couples: readonly Two[];
  /** The birth that is read is that of whom it asks about. */
  readonly isOfTheirs: boolean;
  /** The place of a birth that is needed, which nobody knows. */
  readonly unplaced: string | null;
  /** When whoever the message writes out was born, JD UT; null where it writes out no birth. */
  readonly written: number | null;
  /** Now, JD UT. */
  readonly now: number;
  /** The case that the message before was refused for. */
  readonly lastSafety: SafetyCase | null;
  /** What was said before. */
  readonly before: TalkState | null;
}

/** An answer without the chart, and whether it may be kept; or what is asked of the chart. */
type Outcome =
  | {
      readonly asked: null;
      readonly answer: KeptAnswer;
      readonly tongue: Tongue;
      readonly isKept: boolean;
      /** What was asked of another person, that the next question may ask of oneself. */
      readonly carried: Resolved | null;
      /** The care that goes on with what is asked after it. */
      readonly care: TalkState['care'];
    }
  | {
      readonly asked: Resolved;
      /** The fixed text that goes before it; null for none. */
      readonly fixed: KeptAnswer | null;
      /** Those whose match is asked about. */
      readonly couples: readonly Two[];
    };

const said = (
  answer: KeptAnswer,
  tongue: Tongue,
  isKept = true,
  carried: Resolved | null = null,
  care: TalkState['care'] = undefined,
): Outcome => ({ asked: null, answer, tongue, isKept, carried, care });

/** Whose own birth is needed; null for a child whose birth was given. */
const otherThan = ({ other }: Pick<Question, 'other'>, age: number): Kin | null =>
  other === 'child' && age < ADULT_YEARS ? null : other;

/** With the birth of a child, "my child" is whose chart is read as a whole. */
const ofChild = (asked: Resolved | null, age: number): Resolved | null => {
  if (asked?.other !== 'child' || age >= ADULT_YEARS) return asked;
  const intents = asked.intents.map((one): Intent =>
    one.kind === 'matter' && one.matter === 'children' ? { ...one, matter: 'general' } : one,
  );
  return { ...asked, intents };
};

/** A child whose parents do not agree asks of no wedding unless one is named. */
const ofYoung = (asked: Resolved | null, { said: own }: Question, age: number): Resolved | null =>
  asked === null || age >= ADULT_YEARS
    ? asked
    : { ...asked, intents: asked.intents.map((one) => withoutWedding(one, own)) };

/** What is asked of a chart, or for whose chart is asked. */
const ofChart = (asking: Asking, people: readonly Birth[], age: number): Outcome => {
  const { heard, question, asked, tongue, language, couples, unplaced } = asking;
  // "And if it does not happen" with nothing before it: of which part of life is asked back.
  const isOn = asking.before === null && (question.followUp !== null || speaksOfTalk(question));
  const notRead = asking.before === null ? 'unread' : 'lost';
  if (asked === null)
    return said(unansweredAnswer(isOn ? 'unsure' : notRead, tongue, language, question.unread), tongue);
  if (people.some(({ mark }) => mark === 'deceased'))
    return said(unansweredAnswer('departed', tongue, language), tongue);
  // Whoever is mourned is named, and not asked about.
  const other = heard.isGrief ? null : otherThan(asked, age);
  // Where nothing tells which part of life is meant, asking costs nothing, and a guess would be about another.
  if (asked.guess === 'general' && other === null)
    return said(unansweredAnswer('unsure', tongue, language, question.unread), tongue);
  if (unplaced !== null)
    return said(unansweredAnswer('place', tongue, language, [], { place: unplaced }), tongue, true, asked);
  const isPair = isOfTwo(asked.intents);
  if (isPair && couples.length === 0)
    return said(unansweredAnswer('needPartner', tongue, language), tongue, true, asked);
  return { asked: { ...asked, other }, fixed: null, couples: isPair ? couples : [] };
};

/** Years from which the end of life is spoken of as to someone old. */
const OLD_YEARS = 60;
/** Whether someone asks of themselves, or of whom they love. */
const isOfSelf = ({ said: { about, person } }: Question): boolean => about === null || isLover(person);

/** The text that fits whoever asks by age or loss; null where the case has none. */
const careByAge = ({ heard, question }: Asking, safety: SafetyCase | null, age: number): CareText | null => {
  if (age < ADULT_YEARS && isOfSelf(question)) return careOfChild(heard) ?? (safety === 'minor' ? 'early' : null);
  return safety === 'death' && (age >= OLD_YEARS || heard.isGrief) ? 'years' : null;
};

/** What is named beside the illness of another: that they are of the family. */
const OF_ILLNESS: readonly (Matter | 'general')[] = ['health', 'family', 'general'];
const EXPECTING = askedFor(({ expecting }) => expecting);
/** The text for a birth that is awaited, or for whoever asks of another who is ill; null where an illness is one’s own. */
const careOfIllness = (
  { question: { said: own }, asked, isOfTheirs }: Asking,
  safety: SafetyCase,
  told: CareText | null,
): CareText | null => {
  if (safety !== 'illness') return told;
  const isOfAnother = !isOfTheirs && (own.about !== null || isKinIll(own) || (asked !== null && asked.other !== null));
  // Who asks for another who is ill hears nothing of their own strength.
  if (told !== null) return told === 'sick' && isOfAnother ? 'kin_ill' : told;
  if (EXPECTING.isIn(own.words)) return 'expecting';
  if (isOfAnother) return own.matters.every((one) => OF_ILLNESS.includes(one)) ? 'kin_ill' : null;
  return statesIn(own.words).includes('treated') ? 'in_treatment' : null;
};

/** People whose love and marriage are their own, however young whoever asks is: their birth is asked for. */
const OF_OTHERS: readonly Kin[] = ['sibling', 'parent', 'friend'];

/** Whether a birth that is awaited is asked about, or the health of another, in words of no case. */
const isForDoctors = ({ heard, question: { said: own }, isOfTheirs }: Asking, intents: readonly Intent[]): boolean => {
  if (heard.safety !== null) return false;
  const asked = intents.flatMap(mattersOf);
  // "Papa is ill, shall I leave my job" asks of the job: what is asked, or where that is of no matter, what is named.
  const matters = asked.length > 0 ? asked : own.matters;
  if (!isOfTheirs && isKinIll(own) && matters.every((one) => OF_ILLNESS.includes(one))) return true;
  return EXPECTING.isIn(own.words) && asked.some((one) => OF_BIRTH.includes(one));
};

/** Whether a message asks of a love or a wedding with somebody under age, whose birth it writes out. */
const isWithYoung = ({ question, written, now }: Asking, topics: readonly Topic[]): boolean =>
  written !== null &&
  isOfSelf(question) &&
  !question.said.kin.some((one) => one === 'child' || one === 'sibling') &&
  topics.some((topic) => isForAdults(topic, yearsBetween(written, now)));

/** Whether it is asked if a dosha is in the chart of a child: what a chart has is told, and no wedding. */
const isOfChildsDosha = ({ said: { about, findings } }: Question, intents: readonly Intent[]): boolean =>
  about === 'child' && findings.length > 0 && intents.every(({ kind }) => kind === 'named');

/** The case that a message is refused for; null where the chart may answer it. */
const caseOf = (asking: Asking, asked: Resolved | null, age: number): SafetyCase | null => {
  const { heard, question } = asking;
  const intents = asked?.intents ?? [];
  const topics = topicsOf({ intents, years: asked?.years ?? null });
  const isOfOther = asked !== null && asked.other !== null && OF_OTHERS.includes(asked.other);
  const isYoung = !isOfOther && !isOfChildsDosha(question, intents) && topics.some((topic) => isForAdults(topic, age));
  const young = isYoung || isWithYoung(asking, topics) ? 'minor' : null;
  const isOfChart = mayAnswer(heard, question, asked, asking.before);
  const care = careByAge(asking, null, age);
  if (care !== null) return caseOfStep(care);
  if (isForDoctors(asking, intents)) return 'illness';
  // Whoever asks when to look into another's phone asks nothing of themselves.
  return isOfChart && heard.care !== 'spying' ? young : (heard.safety ?? young);
};

/** A refusal, with the half of the own chart that its text offers. */
const refusal = (asking: Asking, asked: Resolved | null, safety: SafetyCase, age: number): Outcome => {
  const { heard, country, question, tongue, language, lastSafety } = asking;
  const own = heard.language ?? tongue;
  const told = heard.safety === safety ? heard.care : null;
  const care = careOfIllness(asking, safety, told ?? careByAge(asking, safety, age));
  const refused = { safety, care, isAgain: lastSafety === safety };
  const topics = topicsOf({ intents: asked?.intents ?? [], years: asked?.years ?? null });
  const fixed = fixedAnswer(refused, topics, { tongue: own, country }, language);
  const half = refused.isAgain || !SPOKEN.includes(own) ? null : halfBeside(refused, question, asked);
  if (half !== null) return { asked: half, fixed, couples: [] };
  // Who is told to see a doctor may ask on about it, and gets no reading of what is refused for another reason.
  return said(fixed, own, true, safety === 'illness' ? asked : null, care === 'doctors_day' ? care : undefined);
};

/** What was for a doctor, asked on: the text for it, and once it was told again that the answer stays the same. */
const stillForDoctors = (asking: Asking, care: CareOn): Outcome => {
  const { tongue, country, language, before } = asking;
  const isAgain = care === 'doctors_day' && before?.care === 'told_again';
  const fixed = fixedAnswer({ safety: 'illness', care, isAgain }, ['health'], { tongue, country }, language);
  return said(fixed, tongue, true, null, care === 'doctors_day' ? 'told_again' : undefined);
};

/** Answers what is not answered from the chart. */
export const withoutChart = (asking: Asking): Outcome => {
  const { heard, country, question, tongue, language, birth, couples, now } = asking;
  const own = ageOf([birth], now);
  const asked = ofYoung(ofChild(asking.asked, own), question, own);
  const isPair = asked !== null && isOfTwo(asked.intents);
  const people = [birth, ...(isPair ? couples.flat() : [])];
  const age = ageOf(people, now);
  const safety = caseOf(asking, asked, age);
  const on = safety === null || safety === 'illness' ? careOn(question, heard.care, asking) : null;
  if (on !== null) return stillForDoctors(asking, on);
  if (safety !== null) return refusal(asking, asked, safety, age);
  // "At what time" after a day for an act asks for its hours.
  const isOfAct =
    asked?.isFollowUp === true && asked.intents.some((one) => one.kind === 'named' && actOf(one) !== null);
  // "Give me a date" after a matter goes on with it, a birth that is sent asks something, whatever the words would be by themselves.
  const isOn = question.turn !== null || asking.written !== null;
  const isHeardOn = asked !== null && isOn && heard.courtesy === 'off';
  const instead = insteadOfReading(
    isOfAct || isHeardOn ? { ...heard, courtesy: null } : heard,
    question,
    asked !== null && asked.guess === null,
  );
  // What is not read may be a call for help.
  if (instead !== null) {
    const spoken = heard.language ?? tongue;
    return said(courtesyAnswer(instead, { tongue: spoken, country }, language), spoken, !instead.includes('foreign'));
  }
  return ofChart({ ...asking, asked }, people, age);
};

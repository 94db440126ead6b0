/**
 * Of which case a message is, by its words and by what it asks as a whole. A word of a case may only be told: "papa passed away
 * and the house stands half built, when will it be done" asks of a house; and a case may be asked in words that no list has.
 * Whoever is in need, or a child, is answered by what they tell, whatever they ask.
 */
import { asksOfTwoWays } from '../answer/choice/sides-heard.ts';
import { answeredIn, caseHeardOf, hearRefused, hearWhole } from '../answer/ear/heard.ts';
import { askingSentences, clausesOf } from '../answer/ear/terms.ts';
import type { CareText, SafetyCase } from '../../words/keys.ts';
import type { Likely } from '../../words/reading/learned.ts';
import { isOfNoMinor, withNeed } from './need.ts';
import { isNeed } from './rules.ts';
import { heardIn, safetyCaseOf, type Heard } from './safety.ts';
import { withoutTold } from './told-only.ts';

/** Cases of what is asked; the others are of who asks. */
const OF_QUESTIONS: readonly SafetyCase[] = ['unborn', 'death', 'illness', 'gambling', 'curse', 'crime', 'secret'];
/** Those of which a chart answers something as well: only words tell that they are meant. */
const BY_WORDS: readonly SafetyCase[] = ['illness'];

/** What is said so plainly that nothing else in a message weighs against it. */
const PLAIN: readonly CareText[] = [
  'medicine',
  'doctors_day',
  'bet',
  'betting',
  'harm',
  'love_rite',
  'spying',
  'dowry',
];

/** The same of few words, unless they clearly ask of another topic. */
const PLAIN_IN_FEW: readonly CareText[] = ['examine', 'waiting'];

/** Topics of which something told is the case or the text: beside another one it is only told. */
const TOPICS_OF: Readonly<Partial<Record<CareText | 'minor', readonly string[]>>> = {
  examine: ['surgery', 'health'],
  waiting: ['pregnancy', 'children', 'child_count', 'second_child', 'unborn'],
  civil: ['court', 'court_divorce', 'property_case'],
  minor: [
    'childs_partner',
    'choice',
    'consent',
    'day_marriage',
    'long_distance',
    'looks',
    'love',
    'manglik',
    'marriage',
    'meeting',
    'move_on',
    'pair',
    'partner',
    'partner_from',
    'partner_trade',
    'partner_will',
    'partners_family',
    'proposal',
    'reunion',
    'wedding_count',
  ],
};

/** Shares from which something is heard, 0 to 1; chosen with the questions of `tests/vectors/safety/asked.tsv` in view. */
const LEAST = {
  /** That a chart answers a message, where a word of a case stands beside its question. */
  beside: 0.6,
  /** The same of a bet, of which a lucky day or number is asked as of anything else. */
  besideBet: 0.75,
  /** The same where the question is long enough to stand alone, and that a chart answers that one. */
  besideAlone: 0.35,
  alone: 0.9,
  /** That a chart answers a question in which the word itself stands. */
  within: 0.95,
  /** That a case is asked though no word of one is told: by a whole message; by few words, or by a part. */
  asked: 0.72,
  askedInFew: 0.92,
  /** That the topic of a message is one of its case; that it is none of love. */
  topic: 0.5,
  elsewhere: 0.6,
  /** That a case is asked though two ways are: below it, it is only told beside them. */
  ofWays: 0.6,
} as const;
/** Words up to which a text tells little beside its own words. */
const FEW_WORDS = 6;
const isLong = (text: string): boolean => text.trim().split(/\s+/u).length > FEW_WORDS;

/** Two words at least. */
const hasWords = (text: string): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(text);

/** A text with what is heard in it. */
interface Weighed {
  readonly text: string;
  readonly refused: readonly Likely[];
}
const weigh = (text: string): Weighed => ({ text, refused: hearRefused(text) });

/** Where a message asks: its sentences that do; of a single sentence what stands behind its last comma or "and". */
const askingIn = (text: string): readonly Weighed[] => {
  const sentences = askingSentences(text);
  const isOne = sentences[0]?.trim() === text.trim();
  return (isOne ? clausesOf(text).filter(hasWords).slice(-1) : sentences).map(weigh);
};

/** The case that is asked in a text, in whatever words; null for none, or where it is not clear. */
const heardCase = ({ refused: [first] }: Weighed, least: number): SafetyCase | null => {
  if (first === undefined || first.share < least) return null;
  return OF_QUESTIONS.find((one) => one === first.label) ?? null;
};

/** The case that is asked in a message as a whole, or where it asks. */
const caseHeard = (whole: Weighed, asking: readonly Weighed[]): SafetyCase | null => {
  const least = isLong(whole.text) ? LEAST.asked : LEAST.askedInFew;
  const heard = [heardCase(whole, least), ...asking.map((one) => heardCase(one, LEAST.askedInFew))];
  return OF_QUESTIONS.find((one) => heard.includes(one)) ?? null;
};

/** Whether a case is told beside what is asked, and a chart answers that: the message as a whole, or a question that is long enough to stand alone. */
const isBeside = (
  whole: Weighed,
  asking: readonly Weighed[],
  topic: Likely | undefined,
  safety: SafetyCase,
): boolean => {
  if (caseHeardOf(topic, LEAST.topic) === safety) return false;
  const isAnswered = (one: Weighed, least: number): boolean => answeredIn(one.refused) >= least;
  const within = asking.filter(({ text }) => safetyCaseOf(text) === safety);
  if (within.length > 0) return [whole, ...within].every((one) => isAnswered(one, LEAST.within));
  const isAlone = asking.length > 0 && asking.every((one) => isLong(one.text) && isAnswered(one, LEAST.alone));
  const least = safety === 'gambling' ? LEAST.besideBet : LEAST.beside;
  return isAnswered(whole, isAlone ? LEAST.besideAlone : least);
};

/** Whether a topic is one of those of what is told, and whether it is clearly none of them. */
const isOf = (told: CareText | 'minor', topic: Likely | undefined): boolean =>
  topic !== undefined && TOPICS_OF[told]?.includes(topic.label) === true;
const isElsewhere = (told: CareText | 'minor', topic: Likely | undefined): boolean =>
  TOPICS_OF[told] !== undefined && topic !== undefined && topic.share >= LEAST.elsewhere && !isOf(told, topic);

/** Whether a message in which a number may be an age is clearly answered, and of another topic: "he has not spoken to me for five years". */
const isOfOther = (whole: Weighed, topic: Likely | undefined): boolean =>
  topic !== undefined &&
  topic.share >= LEAST.besideAlone &&
  !isOf('minor', topic) &&
  answeredIn(whole.refused) >= LEAST.within;

/** Topics of which the answer says what the law decides. */
const OF_LAW: readonly string[] = ['custody', 'chit_fund'];

/** The case of what a message asks, which may be another than that of its words. */
const askedCase = (text: string, safety: SafetyCase | null, topic: Likely | undefined): SafetyCase | null => {
  const [whole, asking] = [weigh(text), askingIn(text)];
  // What a court decides is said by the answer itself.
  if (safety === 'crime' && topic !== undefined && topic.share >= LEAST.elsewhere && OF_LAW.includes(topic.label))
    return null;
  if (safety === 'minor')
    return isElsewhere(safety, topic) || isOfOther(whole, topic) || isOfNoMinor(text) ? null : safety;
  const heard = caseHeard(whole, asking);
  if (heard !== null && (safety === heard || !BY_WORDS.includes(heard))) return heard;
  return safety !== null && isBeside(whole, asking, topic, safety) ? null : safety;
};

/** The topic that a text is the answer to, however long the message is. */
const OWN_TOPICS: Readonly<Partial<Record<CareText, string>>> = { waiting: 'pregnancy' };
/** Words up to which nothing stands beside what is told. */
const BRIEF_WORDS = 9;
/** Whether the text that words tell stands, whatever else is heard. */
const isPlain = (care: CareText, text: string, topic: Likely | undefined): boolean =>
  PLAIN.includes(care) ||
  (PLAIN_IN_FEW.includes(care) &&
    ((topic !== undefined && OWN_TOPICS[care] === topic.label) ||
      (text.trim().split(/\s+/u).length <= BRIEF_WORDS && !isElsewhere(care, topic))));

/** Cases beside which two ways may be asked of: land or a child’s studies, to go abroad or stay with a mother who is ill. */
const BESIDE_WAYS: readonly (SafetyCase | null)[] = ['illness', 'gambling'];
/** Whether a message asks, where it asks, which of two ways to go, and of no illness. */
const isOfTwoWays = (text: string, safety: SafetyCase | null): boolean =>
  BESIDE_WAYS.includes(safety) &&
  (hearRefused(text).find(({ label }) => label === safety)?.share ?? 0) < LEAST.ofWays &&
  askingSentences(text).every((one) => asksOfTwoWays(one) && (safety === 'gambling' || safetyCaseOf(one) === null));

/** What the words of a message say, put right by what it asks as a whole. */
const heardRight = (text: string, words: Heard): Heard => {
  if (words.safety !== null && words.safety !== 'minor' && !OF_QUESTIONS.includes(words.safety)) return words;
  if (isOfTwoWays(text, words.safety)) return { ...words, safety: null, care: null };
  const [topic] = hearWhole(text).topics;
  if (words.care !== null && isPlain(words.care, text, topic)) return words;
  const asked = askedCase(text, words.safety, topic);
  const safety = asked !== null && words.free.includes(asked) ? null : asked;
  const isTold = safety === words.safety && words.care !== null && !isElsewhere(words.care, topic);
  // A case that one has in court is no crime.
  const otherwise = safety === 'crime' && isOf('civil', topic) ? 'civil' : null;
  return { ...words, safety, care: isTold ? words.care : otherwise };
};

const judged = (text: string, words: Heard): Heard => withNeed(text, heardRight(text, words));

/** What is heard in a message that someone asks, without what is only told in it. Of a language that nothing was learned of its words alone. */
export const heardAsked = (text: string): Heard => {
  const words = heardIn(text);
  if (words.language !== null) return words;
  const heard = judged(text, words);
  // An operation that is over asks for no day.
  const isPlainly =
    heard.safety === null || (heard.care !== null && heard.care !== 'doctors_day' && PLAIN.includes(heard.care));
  const rest = isPlainly ? null : withoutTold(text, heard.safety);
  if (rest === null) return heard;
  const { safety, care, told } = judged(rest, heardIn(rest));
  return isNeed(safety) ? heard : { ...heard, safety, care, told };
};

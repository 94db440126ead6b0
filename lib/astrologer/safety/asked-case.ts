/**
 * Of which case a message is, by its words and by what it asks as a whole. A word of a case may only be told: "papa passed away
 * and the house stands half built, when will it be done" asks of a house; and a case may be asked in words that no list has.
 * Whoever is in need, or a child, is answered by what they tell, whatever they ask.
 */
import { caseOfTopic, hearRefused, hearWhole, shareAnswered } from '../answer/ear/heard.ts';
import type { CareText, SafetyCase } from '../../words/keys.ts';
import { heardIn, safetyCaseOf, type Heard } from './safety.ts';

/** Cases of what is asked; the others are of who asks. */
const OF_QUESTIONS: readonly SafetyCase[] = ['unborn', 'death', 'illness', 'gambling', 'curse', 'crime', 'secret'];
/** Those of which a chart answers something as well: only words tell that they are meant. */
const BY_WORDS: readonly SafetyCase[] = ['illness'];

/** What is said so plainly that nothing else in a message weighs against it. */
const PLAIN: readonly (CareText | null)[] = ['medicine', 'doctors_day', 'bet', 'harm', 'love_rite'];

/**
 * Share from which a chart is heard to answer what is asked: where a word of a case stands beside the question, beside one that stands alone, and where it
 * stands in it; and share from which a case is heard though no word of one is told, in a whole message and in few words or a part of it.
 */
const BESIDE = 0.6;
const BESIDE_ALONE = 0.35;
/** For a bet, of which a lucky day or number is asked as of anything else. */
const BESIDE_BET = 0.75;
const ALONE = 0.9;
/** Share from which the topic of a case is heard beside its words. */
const TOPIC = 0.5;
const WITHIN = 0.95;
const ASKED = 0.72;
const ASKED_IN_FEW = 0.92;
/** Words up to which a text tells little beside its own words. */
const FEW_WORDS = 6;

const SENTENCE_END = /(?<=[?!.;।\n])\s/u;
const JOINT = /(?:[,،]\s*|\s)(?:and|but|aur|par|और|पर)\s|[,،]\s*/iu;
/** Two words at least. */
const hasWords = (text: string): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(text);

/** Where a message asks: its sentences with a question mark, or the last; of a single sentence what stands behind its last comma or "and". */
const askingIn = (text: string): readonly string[] => {
  const sentences = text.split(SENTENCE_END).filter(hasWords);
  if (sentences.length < 2) return text.split(JOINT).filter(hasWords).slice(-1);
  const asked = sentences.filter((one) => one.trimEnd().endsWith('?'));
  return asked.length > 0 ? asked : sentences.slice(-1);
};

const isLong = (text: string): boolean => text.trim().split(/\s+/u).length > FEW_WORDS;

/** The case that is asked in a text, in whatever words; null for none, or where it is not clear. */
const heardCase = (text: string, least: number): SafetyCase | null => {
  const [first] = hearRefused(text);
  if (first === undefined || first.share < least) return null;
  return OF_QUESTIONS.find((one) => one === first.label) ?? null;
};

/** The case that is asked in a message as a whole, or where it asks. */
const caseHeard = (text: string, asking: readonly string[]): SafetyCase | null => {
  const least = isLong(text) ? ASKED : ASKED_IN_FEW;
  const heard = [heardCase(text, least), ...asking.map((one) => heardCase(one, ASKED_IN_FEW))];
  return OF_QUESTIONS.find((one) => heard.includes(one)) ?? null;
};

/** Whether a case is told beside what is asked, and a chart answers that: the message as a whole, or a question that is long enough to stand alone. */
const isBeside = (text: string, asking: readonly string[], safety: SafetyCase): boolean => {
  const [topic] = hearWhole(text).topics;
  if (topic !== undefined && topic.share >= TOPIC && caseOfTopic(topic.label) === safety) return false;
  const within = asking.filter((one) => safetyCaseOf(one) === safety);
  if (within.length > 0) return [text, ...within].every((one) => shareAnswered(one) >= WITHIN);
  const isAlone = asking.length > 0 && asking.every((one) => isLong(one) && shareAnswered(one) >= ALONE);
  const least = safety === 'gambling' ? BESIDE_BET : BESIDE;
  return shareAnswered(text) >= (isAlone ? BESIDE_ALONE : least);
};

/** Topics of love and marriage: where another is heard, the age that is told is not that of whom a wedding is asked for. */
const OF_LOVE: readonly string[] = [
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
];
const isOfOthersAge = (text: string): boolean => {
  const [top] = hearWhole(text).topics;
  return top !== undefined && top.share >= BESIDE && !OF_LOVE.includes(top.label);
};

/** The case of what a message asks, which may be another than that of its words. */
const askedCase = (text: string, { safety, care, language }: Heard): SafetyCase | null => {
  if (language !== null || PLAIN.includes(care)) return safety;
  if (safety === 'minor') return isOfOthersAge(text) ? null : safety;
  if (safety !== null && !OF_QUESTIONS.includes(safety)) return safety;
  const asking = askingIn(text);
  const heard = caseHeard(text, asking);
  if (heard !== null && (safety === heard || !BY_WORDS.includes(heard))) return heard;
  return safety !== null && isBeside(text, asking, safety) ? null : safety;
};

/** Topics of which a court decides. */
const OF_COURT: readonly string[] = ['court', 'court_divorce', 'property_case'];

/** What is heard in a message that someone asks: its words, put right by what it asks as a whole. */
export const heardAsked = (text: string): Heard => {
  const words = heardIn(text);
  const safety = askedCase(text, words);
  if (safety !== words.safety) return { ...words, safety, care: null };
  // A case of one's own is for a court, and no crime.
  const isOfCourt =
    safety === 'crime' && words.care === null && OF_COURT.includes(hearWhole(text).topics[0]?.label ?? '');
  return isOfCourt ? { ...words, care: 'civil' } : words;
};

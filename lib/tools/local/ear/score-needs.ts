/**
 * `npm run ear:score -- needs`: how much of what tells a need is heard, and of ordinary messages beside, by a learner that read
 * neither them nor the lines around them: lines that stand together in a file are often the same thing in other words.
 */
import { needTermsOf } from '../../../astrologer/safety/need-terms.ts';
import { NO_NEED } from '../../../astrologer/safety/need.ts';
import { chooserOf } from '../../../words/reading/learned.ts';
import { learnedOf } from './learn.ts';
import { needs, questions, type NeedTold } from './questions.ts';

/** Parts of the messages, each heard by what was learned of the others; lines that stay together. */
const PARTS = 4;
const TOGETHER = 12;

/** How likely each message tells a need, 0 to 1, and whether it does. */
interface Heard {
  readonly isNeed: boolean;
  readonly share: number;
}

const partOf = (at: number): number => Math.floor(at / TOGETHER) % PARTS;

const heardApart = (lessons: readonly NeedTold[], part: number): readonly Heard[] => {
  const [others, own] = [false, true].map((isOwn) => lessons.filter((_, at) => (partOf(at) === part) === isOwn));
  const read = (others ?? []).map(({ need, text }) => ({ text, label: need }));
  const hear = chooserOf(learnedOf(read, needTermsOf));
  return (own ?? []).map(({ need, text }) => {
    const none = hear(needTermsOf(text)).find(({ label }) => label === NO_NEED);
    return { isNeed: need !== NO_NEED, share: 1 - (none?.share ?? 0) };
  });
};

const SHARES = [0.2, 0.35, 0.5, 0.7] as const;

/** Of messages kept apart, by the share from which they are heard: of needs how many are, and of all others. */
export const needsScore = (): readonly string[] => {
  const lessons = needs(questions());
  const heard = Array.from({ length: PARTS }, (_, part) => heardApart(lessons, part)).flat();
  const percent = (isNeed: boolean, from: number): string => {
    const own = heard.filter((one) => one.isNeed === isNeed);
    return ((100 * own.filter(({ share }) => share >= from).length) / own.length).toFixed(1);
  };
  return SHARES.map((from) => `from ${from}: ${percent(true, from)} % of needs, ${percent(false, from)} % of others`);
};

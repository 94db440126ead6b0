/** What a question in a conversation is about: one that names no topic of its own goes on with that before it. */
import type { Topic } from '../../contract/suites/astrologer.ts';
import { topicsOf } from './topics.ts';

/** Words up to which a question without a topic is taken as a follow-up: "and when?", "why is that so?" */
const SHORT_WORDS = 10;

/** The topics of a question after those of the question before it; empty for the first one. */
export const topicsFor = (question: string, earlier: readonly Topic[]): readonly Topic[] => {
  const own = topicsOf(question);
  const namesNone = own.every((topic) => topic === 'general' || topic === 'timing');
  const isShort = question.trim().split(/\s+/u).length <= SHORT_WORDS;
  const carried = earlier.filter((topic) => topic !== 'timing');
  if (!namesNone || !isShort || carried.length === 0) return own;
  return own.includes('timing') ? [...carried, 'timing'] : carried;
};

/** The questions in one message: "when will I be promoted, and will my boss like me" are two. */
import { JOINTS_SAID, MARKS_SAID } from '../../words/reading/part-vocabulary.ts';
import { directQuestionOf } from './direct.ts';
import { topicsOf } from './topics.ts';

const JOINT = new RegExp(`\\s*[?;।\\n]\\s*|,?\\s+(?:${JOINTS_SAID})\\s+`, 'iu');
const MARK = new RegExp(`(?<![\\p{L}\\p{M}])(?:${MARKS_SAID})(?![\\p{L}\\p{M}])`, 'iu');
/** Most questions of one message that are answered one by one. */
const MOST = 3;

/** Whether a part can be answered by itself: it asks, and says about what. */
const standsAlone = (part: string): boolean =>
  MARK.test(part) &&
  (directQuestionOf(part) !== null || topicsOf(part).some((topic) => topic !== 'general' && topic !== 'timing'));

/** The questions of a message, in its order; the message itself where it asks one. */
export const partsOf = (question: string): readonly string[] => {
  const pieces = question.split(JOINT).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2 || pieces.filter(standsAlone).length < 2) return [question];
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    // What asks nothing by itself belongs to what stands before it; the first, to what follows.
    if (last !== undefined && !(standsAlone(piece) && standsAlone(last))) parts.splice(-1, 1, `${last} ${piece}`);
    else parts.push(piece);
  }
  return parts.length <= MOST ? parts : [question];
};

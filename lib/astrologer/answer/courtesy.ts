/** A greeting, a thank-you, a question about who answers here: answered as one, and not from the chart. */
import { COURTESIES_SAID, FILLERS_SAID, type Courtesy } from '../../words/reading/courtesy-vocabulary.ts';
import { stemFinder, without, wordReader } from './stems.ts';
import { topicsOf } from './topics.ts';

const wordsOf = wordReader({});
const finders = Object.entries(COURTESIES_SAID).map(([name, stems]) => ({
  name: name as Courtesy,
  find: stemFinder(stems),
}));
const findFiller = stemFinder(FILLERS_SAID);
/** These are the question where they stand; the others only where nothing stands beside them. */
const ASKED: readonly Courtesy[] = ['who', 'trust'];

/** Which courtesy a question is; null for one that asks about a chart. */
export const courtesyOf = (question: string): Courtesy | null => {
  if (topicsOf(question).some((topic) => topic !== 'general')) return null;
  const words = wordsOf(question);
  const found = finders.find(({ find }) => find(words) !== null)?.name;
  if (found === undefined || ASKED.includes(found)) return found ?? null;
  const rest = [...finders.map(({ find }) => find), findFiller].reduce(without, words);
  return rest.every(({ text }) => text === '') ? found : null;
};

/** The text of a message as it is read for what it asks: without what names the chart as the source, and without a death that is only told. */
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { askWords } from '../../words/reading/ask.ts';
import { heardIn } from '../safety/safety.ts';
import { saidIn } from './said.ts';

/** "According to my chart": every question is answered by it. */
const BY_CHART = new RegExp(`(?:^|\\s+)(?:${askWords(({ byChart }) => byChart).join('|')})(?![\\p{L}\\p{M}])`, 'giu');

/** What stands between the parts of a message, and after "after somebody went" where nothing does. */
const JOINTS = /((?<=[.?!।])\s+|[,،;]\s*|\s(?:and|but|aur|par|lekin|और|पर|लेकिन)\s|(?<=\s(?:baad|बाद))\s+)/iu;
/** Words that can ask something by themselves. */
const LEAST_WORDS = 2;

/** Whether a part tells of a death, and asks nothing. */
const isLossTold = (part: string, today: CivilDate): boolean => {
  if (!heardIn(part).isGrief) return false;
  const { ask, hasQuestionWord } = saidIn(part, today);
  return ask === null && !hasQuestionWord;
};

/** A message without its parts that tell of a death: whoever is mourned is not asked about. */
const withoutLoss = (message: string, today: CivilDate): string => {
  const pieces = message.split(JOINTS);
  const rest = pieces
    .filter((_, at) => {
      const part = pieces[at % 2 === 0 ? at : at - 1] ?? '';
      return !isLossTold(part, today);
    })
    .join('')
    .trim();
  return rest.split(/\s+/u).length < LEAST_WORDS ? message : rest;
};

/** The text of a message as it is read for what it asks. */
export const askedText = (message: string, isGrief: boolean, today: CivilDate): string => {
  const text = message.replaceAll(BY_CHART, '').trim() || message;
  return isGrief ? withoutLoss(text, today) : text;
};

/** The text of a message as it is read for what it asks: without what names the chart as the source, without thanks before a question, and without a death that is only told. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { askWords } from '../../../words/reading/ask.ts';
import { heardIn } from '../../safety/safety.ts';
import { turnIn, type Turn } from '../ear/turns.ts';
import { AND_SAID } from './ask-terms.ts';
import { saidIn } from './said.ts';

/** "According to my chart": every question is answered by it. */
const BY_CHART = new RegExp(`(?:^|\\s+)(?:${askWords(({ byChart }) => byChart).join('|')})(?![\\p{L}\\p{M}])`, 'giu');

const AND_BUT = `${AND_SAID}|${askWords(({ contrasts }) => contrasts).join('|')}`;
const ONE = askWords(({ numbers }) => numbers.slice(0, 1)).join('|');
const BEHIND = askWords(({ stays }) => stays.behind).join('|');
/** What stands between the parts of a message ("ek aur baar" is one more time, and joins nothing), and after "after somebody went" where nothing does. */
const JOINTS = new RegExp(
  `((?<=[.?!।])\\s+|[,،;]\\s*|(?<! (?:${ONE}))\\s(?:${AND_BUT})\\s|(?<=\\s(?:${BEHIND}))\\s+)`,
  'iu',
);
/** Words that can ask something by themselves. */
const LEAST_WORDS = 2;

/** Whether a part tells of a death, and asks nothing. */
const isLossTold = (part: string, today: CivilDate): boolean => {
  if (!heardIn(part).isGrief) return false;
  const { ask, hasQuestionWord, questions } = saidIn(part, today);
  // Whoever has died may be dreamt of, and the dream is what is asked about.
  return ask === null && !hasQuestionWord && questions.length === 0;
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

/** What only leads up to a question: "thank you so much, one more thing, when will my son settle". */
const LEADING: readonly (Turn | null)[] = ['thanks', 'nod'];
/** Words up to which a part is no more than that. */
const MOST_LEADING = 6;
const isLeading = (part: string, today: CivilDate): boolean => {
  if (part.trim().split(/\s+/u).length > MOST_LEADING || !LEADING.includes(turnIn(part))) return false;
  const { planets, findings } = saidIn(part, today);
  return planets.length + findings.length === 0;
};

/** A message without the parts that only lead up to a question; as it is where nothing is asked after them. */
const withoutLeading = (message: string, today: CivilDate): string => {
  const pieces = message.split(JOINTS);
  const at = pieces.findIndex((piece, i) => i % 2 === 0 && !isLeading(piece, today));
  if (at <= 0) return message;
  const rest = pieces.slice(at).join('').trim();
  const { ask, matters, range } = saidIn(rest, today);
  // "That is a relief" has the words of a question, and asks nothing.
  const isAsked = matters.length > 0 || range !== null || (ask !== null && ask !== 'will');
  return (isAsked || rest.includes('?')) && rest.split(/\s+/u).length >= LEAST_WORDS ? rest : message;
};

/** The text of a message as it is read for what it asks. */
export const askedText = (message: string, isGrief: boolean, today: CivilDate): string => {
  const text = withoutLeading(message.replaceAll(BY_CHART, '').trim() || message, today);
  return isGrief ? withoutLoss(text, today) : text;
};

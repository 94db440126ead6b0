/** What is said in place of a reading to someone who does not ask for one, or in a language that has none. */
import type { CourtesyText } from '../../words/astrologer/fixed-texts.ts';
import { languagesWith } from '../../words/languages.ts';
import { type Intent, isGeneral } from '../answer/hear/intent.ts';
import type { Question } from '../answer/hear/intents.ts';
import { WHOLE_COURTESIES, type Heard } from './safety.ts';

/** Languages in which questions are answered. */
export const SPOKEN = languagesWith('astrologer/parts');

/** Whether it is only told, and nothing asked. */
const isTold = (one: Intent): boolean => one.kind === 'matter' && one.ask === null;

/**
 * The courtesies that answer a message, in their order; null where the chart is read. `isAsked` tells whether there is
 * anything in it, or before it, that can be answered.
 */
export const insteadOfReading = (
  heard: Heard,
  { intents, isMended, heavy = null }: Pick<Question, 'intents' | 'isMended'> & Partial<Pick<Question, 'heavy'>>,
  isAsked: boolean,
): readonly CourtesyText[] | null => {
  const { courtesy, language, foreign, isGrief } = heard;
  const sympathy = isGrief ? (['grief'] as const) : [];
  if (language !== null && !SPOKEN.includes(language))
    return [...sympathy, courtesy === null || courtesy === 'off' ? 'foreign' : courtesy];
  if (foreign === 'script') return ['foreign'];
  // "How is the weather today" names a day, and asks nothing of it.
  const isAlone = isMended || intents.every((one) => isGeneral(one) || (courtesy === 'off' && one.kind === 'named'));
  if (courtesy !== null && (WHOLE_COURTESIES.includes(courtesy) || isAlone)) return [...sympathy, courtesy];
  // Whoever is lonely since then hears more than that one is sorry.
  if (isGrief && heavy === null && intents.every(isTold)) return sympathy;
  if (isAsked) return null;
  return foreign === 'words' ? ['foreign'] : null;
};

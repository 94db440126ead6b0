/** The tongue in which a question of a conversation is answered. */
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../../words/languages.ts';
import type { TalkState } from '../../conversation/state.ts';
import type { Question } from './intents.ts';
import { wordsIn } from '../talk/resolved.ts';
import { isEnglish, tongueOf } from './tongue.ts';

/** Words from which an English sentence is one, whatever was spoken before; the words of a follow-up are mixed more often. */
const SENTENCE_WORDS = 4;
const FOLLOW_UP_WORDS = 3;

/** The tongue of an answer: that of the question where its words tell, else that of the conversation. */
export const tongueFor = (question: Question, before: TalkState | null, language: Language): Tongue => {
  const { followUp, said } = question;
  if (followUp === 'hindi') return 'hi';
  if (followUp === 'english') return 'en';
  if (followUp === 'hinglish') return 'hi-Latn';
  const least = followUp === null ? SENTENCE_WORDS : FOLLOW_UP_WORDS;
  const isSentence = wordsIn(question) >= least && isEnglish(said.text);
  return tongueOf(said.text, before === null || isSentence ? language : before.tongue);
};

/** Answers to greetings, thanks and questions about who answers, in English. */
import type { Courtesy } from '../../astrologer/courtesies-said.ts';

export const courtesiesEn: Readonly<Record<Courtesy, string>> = {
  who: 'No person writes here: this is a program that calculates your chart and puts into words what the old rules read from it. Every statement about your chart names its fact, so that you can check it.',
  trust:
    'Astrology is a tradition, not a science: the positions are calculated exactly, the meanings are handed down and not proven. Take an answer as one way to look at your question, and decide by your own judgement.',
  hello:
    'Hello. Ask what is on your mind: work, marriage, money, family, a day or a time to come. The answer comes from your chart, and names what it rests on.',
  thanks: 'Glad it was of use. Ask again whenever something comes up.',
};

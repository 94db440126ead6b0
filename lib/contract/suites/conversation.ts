/** Conversations with the astrologer: what is kept, and how it is shown. */
import * as z from 'zod/mini';
import { ANSWER_MEMBERS, MAX_QUESTION } from './astrologer.ts';
import { languagesWith } from '../../words/languages.ts';
import { about, oneOf, text, textLike, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';

/** Days for which a conversation is kept when nothing is said, and at most. */
export const KEPT_DAYS_DEFAULT = 30;
export const KEPT_DAYS_MAX = 365;

/** Ids of conversations and of messages. */
export const conversationId = textLike(/^c[0-9a-z]{19}$/, 'Id of a conversation, as ai/chat gives it');
export const messageId = textLike(/^m[0-9a-z]{19}$/, 'Id of a message, as ai/chat gives it');

/** What a reader may say of an answer. */
export const FEEDBACK = ['helpful', 'not_helpful', 'wrong'] as const;

export const conversationOut = z.strictObject({
  conversation_id: conversationId,
  title: about(text, 'The first question, its first 80 characters'),
  language: oneOf(languagesWith('astrologer/answers'), 'Language of the first answer'),
  messages: whole(1, 1_000_000, 'Questions that were answered in it'),
  created: about(utcInstant, 'When it began'),
  updated: about(utcInstant, 'When its last question was answered'),
  expires: about(utcInstant, 'When it is deleted by itself'),
});

export const messageOut = z.strictObject({
  message_id: messageId,
  asked: about(utcInstant, 'When the question came'),
  question: about(z.string().check(z.maxLength(MAX_QUESTION)), 'The question as it was sent'),
  ...ANSWER_MEMBERS,
  feedback: about(z.nullable(z.enum(FEEDBACK)), 'What was said of the answer; null when nothing was'),
});

/** An answer as it is kept. */
export const keptAnswer = z.object(ANSWER_MEMBERS);
export type KeptAnswer = z.output<typeof keptAnswer>;

const EXAMPLE_ANSWER: KeptAnswer = {
  answer: 'For work more speaks for you than against. Look to the stretch from March 2027 to August 2027.',
  answered: true,
  parts: [
    {
      kind: 'meaning',
      kind_name: 'Meaning',
      text: 'For work more speaks for you than against.',
      template: 'For work more speaks for you than against.',
      slots: [],
      cites: ['d1'],
      side: null,
      side_name: null,
      matter: 'career',
      matter_name: 'Work',
    },
    {
      kind: 'timing',
      kind_name: 'Time',
      text: 'Look to the stretch from March 2027 to August 2027.',
      template: 'Look to the stretch from {w1.from} to {w1.until}.',
      slots: [
        { slot: 'w1.from', from: 25, to: 35 },
        { slot: 'w1.until', from: 39, to: 50 },
      ],
      cites: ['w1'],
      side: null,
      side_name: null,
      matter: 'career',
      matter_name: 'Work',
    },
  ],
  decisions: [
    {
      cite: 'd1',
      matter: 'career',
      matter_name: 'Work',
      verdict: 'leaning_for',
      verdict_name: 'Mostly supported',
      score: 66,
      for: ['career.lord.mercury.firm'],
      against: ['career.aspect.saturn.press'],
      gate: 'open',
      gate_name: 'Dates may be given',
      range: { start: '2026-11-21T12:00:00+05:30', end: '2031-11-21T12:00:00+05:30' },
      windows: [{ span: { start: '2027-03-02T04:10:00+05:30', end: '2027-08-19T21:40:00+05:30' }, score: 58 }],
      when: {
        first: { span: { start: '2027-03-02T04:10:00+05:30', end: '2027-08-19T21:40:00+05:30' }, score: 58 },
        better: null,
        second: null,
      },
      next: null,
    },
  ],
  rules: [],
  windows: [{ cite: 'w1', span: { start: '2027-03-02T04:10:00+05:30', end: '2027-08-19T21:40:00+05:30' }, score: 58 }],
  facts: [],
  unread: [],
  suggestions: ['How does money stand in my chart?'],
  topics: [{ key: 'career', name: 'Work' }],
  safety: null,
  safety_name: null,
  blocked: [],
  provider: 'embedded',
  notice: 'Astrology is a tradition, not a science; decide with your own judgement.',
};

export const EXAMPLE_CONVERSATION: z.output<typeof conversationOut> = {
  conversation_id: 'c0mi9x2k4f7q1z8b3n5t',
  title: 'When does my work get easier?',
  language: 'en',
  messages: 1,
  created: '2026-11-21T06:30:00Z',
  updated: '2026-11-21T06:30:00Z',
  expires: '2026-12-21T06:30:00Z',
};
export const EXAMPLE_MESSAGE: z.output<typeof messageOut> = {
  message_id: 'm0mi9x2k4g1a2b3c4d5e',
  asked: '2026-11-21T06:30:00Z',
  question: 'When does my work get easier?',
  ...EXAMPLE_ANSWER,
  feedback: null,
};
export const EXAMPLE_CHAT = {
  ...EXAMPLE_ANSWER,
  conversation_id: EXAMPLE_CONVERSATION.conversation_id,
  message_id: EXAMPLE_MESSAGE.message_id,
  tokens: { input: 0, output: 0 },
};

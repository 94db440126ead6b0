import * as z from 'zod/mini';
import { isoLocal, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  answerShape,
  courtesyAnswer,
  FALLBACK_WORDS,
  fixedAnswer,
  unansweredAnswer,
} from '../../lib/astrologer/answer/chat.ts';
import { topicsOfIntents } from '../../lib/astrologer/answer/compose.ts';
import { courtesyOf } from '../../lib/astrologer/answer/courtesy.ts';
import { questionOf, type Question } from '../../lib/astrologer/answer/intents.ts';
import { resolved, tongueFor, type Resolved } from '../../lib/astrologer/answer/resolve.ts';
import { isForAdults, safetyCaseOf } from '../../lib/astrologer/answer/safety.ts';
import { NO_USAGE, writeAnswer, type Usage } from '../../lib/astrologer/answer/answer.ts';
import { judgedBirths } from '../../lib/answers/queries/pair.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { ANSWER_MEMBERS, creditsOf, MAX_QUESTION, REWORD_CREDITS } from '../../lib/contract/suites/astrologer.ts';
import {
  conversationId,
  EXAMPLE_CHAT,
  KEPT_DAYS_DEFAULT,
  KEPT_DAYS_MAX,
  messageId,
  type KeptAnswer,
} from '../../lib/contract/suites/conversation.ts';
import type { Birth } from '../../lib/contract/values/moment.ts';
import { birthAtInput, PARTNER_FIELD } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, whole } from '../../lib/contract/frame/shapes.ts';
import type { Topic } from '../../lib/contract/suites/astrologer.ts';
import type { Tongue } from '../../lib/words/astrologer/fixed-texts.ts';
import type { SafetyCase } from '../../lib/words/keys.ts';
import type { Language } from '../../lib/words/languages.ts';
import type { TalkState } from '../../lib/astrologer/conversation/state.ts';
import { talkOf } from '../../lib/astrologer/conversation/talk.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

const DAYS_IN_YEAR = 365.25;
/** Tokens of a model's answer, by plan; those of any other plan are the fewest. */
const MAX_TOKENS: Readonly<Record<string, number>> = { growth: 900, business: 1500, enterprise: 1500 };
const FEWEST_TOKENS = 600;

/** The fixed answer that a question needs, by its words or by the age of the youngest it is about; null where it needs none. */
const caseOf = (
  message: string,
  topics: readonly Topic[],
  births: readonly Pick<Birth, 'jd'>[],
  now: number,
): SafetyCase | null => {
  const age = (now - Math.max(...births.map(({ jd }) => jd))) / DAYS_IN_YEAR;
  return safetyCaseOf(message) ?? (topics.some((topic) => isForAdults(topic, age)) ? 'minor' : null);
};

/** The topics of a question, and the other birth that one about two people needs. */
const aboutWhom = (asked: Resolved | null, partner: Birth | undefined) => {
  const intents = asked?.intents ?? [];
  const isPair = intents.some(({ kind }) => kind === 'pair');
  const other = isPair ? (partner ?? null) : null;
  return { topics: topicsOfIntents(intents), other, needsOther: isPair && other === null };
};

interface Heard {
  readonly safety: SafetyCase | null;
  readonly topics: readonly Topic[];
  readonly asked: Resolved | null;
  readonly question: Question;
  /** It is about two people, and one birth is missing. */
  readonly needsOther: boolean;
}

/** The answer to what no chart is read for, which costs nothing; null where one is. */
const freeAnswer = (
  input: { readonly message: string; readonly country: string },
  [tongue, language]: readonly [tongue: Tongue, language: Language],
  { safety, topics, asked, question, needsOther }: Heard,
): KeptAnswer | null => {
  if (safety !== null) return fixedAnswer(safety, topics, input, language);
  const courtesy = courtesyOf(input.message);
  if (courtesy !== null) return courtesyAnswer(courtesy, tongue, language);
  if (asked === null) return unansweredAnswer('unread', tongue, language);
  if (question.isOfAnother) return unansweredAnswer('others', tongue, language);
  return needsOther ? unansweredAnswer('needPartner', tongue, language) : null;
};

export const chat = resource({
  path: '/v1/ai/chat',
  summary: 'An answer to a question about a birth, in parts that are bound to what was calculated',
  description:
    'Answers in the language asked for; where the request names none, in that of the question: English, Hindi, or Hindi in Latin letters (`meta.settings.language` says hi for both). A message may ask up to three things, or which of several years, days or matters. What a matter comes to and when is decided in one place: the verdict is that of `interpret/life-area`, the dates are those of `interpret/event-windows`, from now on and within the ages of the matter (`decisions`); however a question is worded, they are the same. Children, health, examinations, visas and courts get no date. A planet, yoga, dosha, period, stone, day or name is answered by its own rules. Whether two people suit each other is that of `matching/summary`, with the other birth as `partner`; without it the answer asks for it, free.\n\nThe answer comes as `parts`: each has a template whose slots name fields of the rows it cites (`facts` f1 …, `rules` r1 …, `windows` w1 …, `decisions` d1 …), and the text with the slots filled. A greeting, a question that is not understood, one about another person, whose own birth it takes, and every fixed answer have `answered: false` and cost nothing. A follow-up goes on with matter, time, tongue and form of the last answer: “why?”, “which month?”, “simpler”, “in Hindi”; one that only asks for other words costs 1 credit.\n\nWho words the answer is the choice of the operator: the composer of this service (5 credits), which gives the same answer to the same request; or a language model (20 credits), which is given rows of facts, rules and windows, and nothing else of the birth: no name, no date of birth, no place. It writes parts with slots; names of the chart, dates and numbers are filled in here, and what is named, compared or asked for in other words is answered by the composer. Mail addresses, numbers, dates, coordinates and the names of the request are taken out of the question; of earlier ones it is told what they asked about and no words. A name that stands in the question alone is recognised where it is a frequent one of India, has a capital, or stands where names stand (“my wife …”); a rare one in small letters may still be sent. `credits/estimate` tells which. A part that types a thing of the chart, rests on nothing, speaks against the decision, promises, frightens or judges another person, or that `ai/verify` reads as untrue, is mended once, then left out and named in `blocked`. Where a model does not answer, leaves out a decision, or more than half of its parts fail, the composer answers at its own price (warning ANSWERED_WITHOUT_MODEL), or, with `fallback: false`, the call fails and costs nothing. Questions about self-harm, a medical emergency, death, illness, an unborn child, gambling, crime, curses or another person’s secrets get a fixed answer, in the tongue they were asked in, and cost nothing; so do love and marriage with the birth of someone under eighteen.\n\nQuestion and answer are kept, encrypted, for `keep_days`; send the `conversation_id` of the answer with the next question and it may build on those before. A conversation is about one birth, of which it keeps no more than a keyed digest. Questions from a person in need are never kept.',
  sources: ['BPHS ch. 7, 11–23, 32, 47', 'Phaladeepika ch. 10, 12, 15, 20, 26'],
  credits: 0,
  pricedByBody: true,
  auth: 'key',
  errors: ['RESOURCE_NOT_FOUND', 'MODEL_UNAVAILABLE', 'UNVERIFIED_ANSWER', 'OVERLOADED'],
  input: birthAtInput({
    ...PARTNER_FIELD,
    message: about(
      z.string().check(z.minLength(1), z.maxLength(MAX_QUESTION)),
      'Question in plain words: English, Hindi, or Hindi in Latin letters; up to 2,000 characters',
    ),
    conversation_id: z.optional(
      about(conversationId, 'The conversation that goes on, as an earlier answer named it; a new one when left out'),
    ),
    keep_days: z._default(
      whole(0, KEPT_DAYS_MAX, 'Days for which question and answer are kept, 0 to 365; 0 keeps nothing'),
      KEPT_DAYS_DEFAULT,
    ),
    fallback: z._default(
      about(z.boolean(), 'Whether the composer of this service answers where a language model cannot'),
      true,
    ),
    country: z._default(
      about(
        z.string().check(z.regex(/^[A-Z]{2}$/)),
        'Country of the person who asks, ISO 3166-1 (IN, US): decides which numbers to call a person in need is given',
      ),
      'IN',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'at'],
  repeat: 'once',
  needs: { table: 'write', cipher: 'write', model: 'write' },
  answers: {
    200: answersJson(
      'The answer',
      z.strictObject({
        ...ANSWER_MEMBERS,
        conversation_id: about(
          z.nullable(conversationId),
          'Send it with the next question; null where nothing is kept',
        ),
        message_id: about(z.nullable(messageId), 'Id of this question with its answer; null where nothing is kept'),
        tokens: about(
          z.strictObject({
            input: whole(0, 10_000_000, 'Tokens that were sent to the language model; 0 without one'),
            output: whole(0, 10_000_000, 'Tokens that it wrote; 0 without one'),
          }),
          'What the language model used',
        ),
      }),
      EXAMPLE_CHAT,
    ),
  },
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    at: '2026-11-21T12:00:00+05:30',
    message: 'When does my work get easier?',
    keep_days: 0,
  },
  compute: async (call) => {
    const { input, birth, at, sky, options, words, setting, uncertain, caller, visitor, warn, model } = call;
    const { table, cipher, customer } = call;
    setting('at', isoLocal(at.jd, at.offset));
    const { lat, lon } = birth.place;
    const talk = await talkOf(
      { table, cipher, customer, now: Math.round(toUnixMs(call.now)) },
      {
        id: input.conversation_id ?? null,
        days: input.keep_days,
        birth: { jd: birth.jd, lat, lon, timeKnown: birth.timeKnown },
      },
    );
    const question = questionOf(input.message, at.date);
    const tongue =
      call.request.members['language'] === undefined
        ? tongueFor(question, input.message, talk.state, words.language)
        : words.language;
    const language = tongue === 'hi-Latn' ? 'hi' : tongue;
    setting('language', language);
    const asked = resolved(question, input.message, talk.state);
    const { topics, other, needsOther } = aboutWhom(asked, call.partner);
    const safety = caseOf(input.message, topics, other === null ? [birth] : [birth, other], at.jd);
    const replyWith = async (answer: KeptAnswer, tokens: Usage, state: TalkState | null) => {
      const kept =
        safety === 'crisis' || safety === 'emergency' ? null : await talk.keep(input.message, language, answer, state);
      const conversation = kept?.conversation ?? input.conversation_id ?? null;
      const ids = { conversation_id: conversation, message_id: kept?.message ?? null };
      return { status: 200 as const, data: { ...answer, ...ids, tokens }, unkept: kept === null };
    };
    const free = freeAnswer(input, [tongue, language], { safety, topics, asked, question, needsOther });
    if (free !== null || asked === null)
      return replyWith(free ?? unansweredAnswer('unread', tongue, language), NO_USAGE, talk.state);
    const paid = await caller.pay(asked.isReworded ? REWORD_CREDITS : creditsOf(model.provider));
    if (!birth.timeKnown) uncertain('answer');
    const written = await writeAnswer(model, {
      known: knownBirth(sky, birth, at, options),
      text: input.message,
      names: [birth.name, call.partner?.name, call.request.members['place']].filter((name) => typeof name === 'string'),
      asked,
      tongue,
      before: talk.state,
      pair: other && judgedBirths(birth, other, call.skyAt, options.year_length, call.now),
      maxTokens: MAX_TOKENS[visitor.plan] ?? FEWEST_TOKENS,
      fallback: input.fallback,
    });
    if (written.provider !== model.provider && !asked.isReworded) paid.putBack(creditsOf('embedded'));
    if (written.fallback !== null) {
      warn('ANSWERED_WITHOUT_MODEL', FALLBACK_WORDS[written.fallback]);
    }
    return replyWith(answerShape(written, language, birth.clock), written.usage, written.own.state);
  },
});

export const handler = serveResource(chat);

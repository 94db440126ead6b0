import * as z from 'zod/mini';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { FALLBACK_WORDS } from '../../lib/astrologer/answer/shapes.ts';
import { helpInsteadOfFaults } from '../../lib/astrologer/safety/refusal.ts';
import { writeAnswer } from '../../lib/astrologer/answer/answer.ts';
import { replyTo } from '../../lib/astrologer/answer/reply.ts';
import { judgedBirths } from '../../lib/answers/queries/pair.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { ANSWER_MEMBERS, creditsOf, MAX_QUESTION, REWORD_CREDITS } from '../../lib/contract/suites/astrologer.ts';
import {
  conversationId,
  EXAMPLE_CHAT,
  KEPT_DAYS_DEFAULT,
  KEPT_DAYS_MAX,
  messageId,
} from '../../lib/contract/suites/conversation.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { PARTNER_FIELD } from '../../lib/contract/frame/input-fields.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, characters, objectOf, textLike, whole } from '../../lib/contract/frame/about.ts';
import { talkOf } from '../../lib/astrologer/conversation/talk.ts';
import { writtenBirth } from '../../lib/service/http/read/written.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Tokens of a model's answer, by plan; those of any other plan are the fewest. */
const MAX_TOKENS: Readonly<Record<string, number>> = { growth: 900, business: 1500, enterprise: 1500 };
const FEWEST_TOKENS = 600;

export const chat = resource({
  path: '/v1/ai/chat',
  summary: 'An answer to a question about a birth, in parts that are bound to what was calculated',
  description:
    'Answers in the language asked for; where the request names none, in that of the question: English, Hindi, or Hindi in Latin letters (`meta.settings.language` says hi for both). A message may ask up to three things, or which of several years, days or matters. What a matter comes to and when is decided in one place: the verdict is that of `interpret/life-area`, the dates are those of `interpret/event-windows`, from now on and within the ages of the matter (`decisions`); however a question is worded, they are the same. Children, health, examinations, visas and courts get no date. A planet, yoga, dosha, period, stone, day or name is answered by its own rules. Whether two people suit each other is that of `matching/summary`, with the other birth as `partner`, or written in the message with date, time and place; without it the answer asks for it, free. A question about someone else (“my son”) whose birth is written in the message, or was in one before it, is answered from that birth, and the answer says so first: “you” means that person there.\n\nThe answer comes as `parts`: each has a template whose slots name fields of the rows it cites (`facts` f1 …, `rules` r1 …, `windows` w1 …, `decisions` d1 …), and the text with the slots filled. A greeting, a question that is not understood, one about another person, whose own birth it takes, and every fixed answer have `answered: false` and cost nothing. A follow-up goes on with matter, time, tongue and form of the last answer: “why?”, “which month?”, “simpler”, “in Hindi”; one that only asks for other words costs 1 credit.\n\nWho words the answer is the choice of the operator: the composer of this service (5 credits), which gives the same answer to the same request; or a language model (20 credits), which is given rows of facts, rules and windows, and nothing else of the birth: no name, no date of birth, no place. It writes parts with slots; names of the chart, dates and numbers are filled in here, and what is named, compared or asked for in other words is answered by the composer. Mail addresses, numbers, dates, coordinates and the names of the request are taken out of the question; of earlier ones it is told what they asked about and no words. A name that stands in the question alone is recognised where it is a frequent one of India, has a capital, or stands where names stand (“my wife …”); a rare one in small letters may still be sent. `credits/estimate` tells which. A part that types a thing of the chart, rests on nothing, speaks against the decision, promises, frightens or judges another person, or that `ai/verify` reads as untrue, is mended once, then left out and named in `blocked`. Where a model does not answer, leaves out a decision, or more than half of its parts fail, the composer answers at its own price (warning ANSWERED_WITHOUT_MODEL), or, with `fallback: false`, the call fails and costs nothing. Before anything else a message is heard in fourteen languages of India, English among them, each in its script and in Latin letters: self-harm, a medical emergency, death, illness, an unborn child, gambling, crime, curses or another person’s secrets get a fixed answer in the language they were written in, and cost nothing; so do love and marriage with the birth of someone under eighteen. Who writes of self-harm or an emergency gets that text even where the request is faulty: NOT_FROM_A_CHART has it as its message. A message in a language that is not answered yet gets no reading: a short text in it says so and names where to find help in the country. Whoever writes of someone who has died hears sympathy first.\n\nWith `Accept: text/event-stream` the same answer comes as server-sent events: `plan` (topics, decisions, whether it is answered, how many parts), one `part` for each part with its `index`, finished and checked, and `done` with all the rest and `meta`. It costs the same, and what is refused is refused with the same JSON error. The events are sent when the whole answer has been checked; nothing unchecked is ever sent.\n\nQuestion and answer are kept, encrypted, for `keep_days`; send the `conversation_id` of the answer with the next question and it may build on those before. A conversation is about one birth, of which it keeps no more than a keyed digest; a birth that a message writes out is kept with that message. Questions from a person in need, and those in a language that is not answered, are never kept.',
  sources: ['BPHS ch. 7, 11–23, 32, 47', 'Phaladeepika ch. 10, 12, 15, 20, 26'],
  pricedByBody: true,
  auth: 'key',
  errors: ['NOT_FROM_A_CHART', 'RESOURCE_NOT_FOUND', 'MODEL_UNAVAILABLE', 'UNVERIFIED_ANSWER', 'OVERLOADED'],
  input: birthAtInput({
    ...PARTNER_FIELD,
    message: characters(
      1,
      MAX_QUESTION,
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
      textLike(
        /^[A-Z]{2}$/,
        'Country of the person who asks, ISO 3166-1 (IN, US): decides which numbers to call a person in need is given',
      ),
      'IN',
    ),
  }),
  needsTime: false,
  insteadOfFaults: ({ message, country }, language) => helpInsteadOfFaults(message, language, country),
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'at'],
  repeat: 'once',
  needs: { table: 'write', cipher: 'write', model: 'write' },
  streams: { plan: ['answered', 'safety', 'topics', 'decisions', 'provider'], parts: 'parts' },
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
        tokens: objectOf('What the language model used', {
          input: whole(0, 10_000_000, 'Tokens that were sent to the language model; 0 without one'),
          output: whole(0, 10_000_000, 'Tokens that it wrote; 0 without one'),
        }),
      }),
      EXAMPLE_CHAT,
    ),
  },
  example: {
    ...EXAMPLE_BIRTH,
    at: '2026-11-21T12:00:00+05:30',
    message: 'When does my work get easier?',
    keep_days: 0,
  },
  compute: async (call) => {
    const { input, birth, at, sky, options, words, setting, uncertain, caller, visitor, warn, model } = call;
    const { table, cipher, space } = call;
    setting('at', isoLocal(at.jd, at.offset));
    const { lat, lon } = birth.place;
    const { answer, language, usage, kept } = await replyTo(
      {
        text: input.message,
        language: words.language,
        isLanguageSet: call.request.members['language'] !== undefined,
        country: input.country,
        birth,
        partner: call.partner ?? null,
        at,
      },
      {
        open: () =>
          talkOf(
            { table, cipher, customer: space, now: Date.now() },
            {
              id: input.conversation_id ?? null,
              days: input.keep_days,
              birth: { jd: birth.jd, lat, lon, timeKnown: birth.timeKnown },
            },
          ),
        read: (written) => writtenBirth(written, { lat, lon, now: call.now, warn }),
        write: async ({ asked, couples, birth: whose, tongue, before }) => {
          // Another’s life takes another birth, and what is refused is not answered: the own half of it costs nothing.
          const isPaid = asked.other === null && !asked.isHalf;
          const paid = isPaid ? await caller.pay(asked.isReworded ? REWORD_CREDITS : creditsOf(model.provider)) : null;
          if (!whose.timeKnown) uncertain('answer');
          const named = [birth.name, call.partner?.name, call.request.members['place']];
          const written = await writeAnswer(model, {
            known: knownBirth(sky, whose, at, options),
            text: input.message,
            names: named.filter((name) => typeof name === 'string'),
            asked,
            tongue,
            before,
            pairs: couples.map(([one, other]) => judgedBirths(one, other, call.skyAt, options.year_length, call.now)),
            maxTokens: MAX_TOKENS[visitor.plan] ?? FEWEST_TOKENS,
            fallback: input.fallback,
          });
          if (written.provider !== model.provider && !asked.isReworded) paid?.putBack(creditsOf('embedded'));
          if (written.fallback !== null) warn('ANSWERED_WITHOUT_MODEL', FALLBACK_WORDS[written.fallback]);
          return written;
        },
      },
    );
    setting('language', language);
    const conversation = kept?.conversation ?? input.conversation_id ?? null;
    const ids = { conversation_id: conversation, message_id: kept?.message ?? null };
    return { status: 200, data: { ...answer, ...ids, tokens: usage }, unkept: kept === null };
  },
});

export const handler = serveResource(chat);

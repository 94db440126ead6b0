/** What a conversation carries from one question to the next: typed, and no prose. */
import * as z from 'zod/mini';
import { HEAVY } from '../answer/hear/heavy.ts';
import { FORMS } from '../answer/tell/making.ts';
import { PAIR_CHECKS } from '../answer/hear/bond-said.ts';
import { SEXES } from '../answer/people/sex.ts';
import { ACTS, ASKS, ASPECTS, DIRECT_QUESTIONS, KIN, BONDS, PERSONS, SIDES } from '../../words/reading/ask.ts';
import { MATTERS } from '../../contract/suites/astrologer.ts';
import { OPTION_KEYS } from '../answer/choice/option-rows.ts';

const matter = z.enum([...MATTERS, 'general']);
const option = z.enum([...OPTION_KEYS, ...MATTERS, 'wait']);
const date = z.object({ year: z.number(), month: z.number(), day: z.number() });
const SPANS = ['week', 'nextWeek', 'weekend', 'month', 'nextMonth'] as const;
/** The day or days for an act: "tomorrow" is kept as its date. */
const days = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), date, near: z.null() }),
  z.object({
    kind: z.literal('span'),
    from: date,
    days: z.number(),
    span: z.union([z.enum(SPANS), z.object({ month: z.number(), year: z.optional(z.number()) })]),
  }),
]);
const intent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('matter'), ask: z.nullable(z.enum(ASKS)), matter, aspect: z.optional(z.enum(ASPECTS)) }),
  z.object({
    kind: z.literal('compare'),
    matters: z.array(matter),
    years: z.array(z.number()),
    months: z.array(z.object({ year: z.number(), month: z.number() })),
    options: z.optional(z.tuple([option, option])),
    /** What whoever asks calls the two. */
    names: z.optional(z.tuple([z.string(), z.string()])),
    ask: z.optional(z.nullable(z.enum(ASKS))),
    aspect: z.optional(z.enum(ASPECTS)),
  }),
  z.object({ kind: z.literal('pair'), check: z.optional(z.enum(PAIR_CHECKS)), isChoice: z.optional(z.literal(true)) }),
  z.object({
    kind: z.literal('relation'),
    ask: z.nullable(z.enum(ASKS)),
    relation: z.enum(BONDS),
    person: z.optional(z.enum(PERSONS)),
    side: z.optional(z.enum(SIDES)),
  }),
  z.object({
    kind: z.literal('named'),
    text: z.string(),
    question: z.optional(z.enum(DIRECT_QUESTIONS)),
    ask: z.optional(z.enum(ASKS)),
    matter: z.optional(z.enum(MATTERS)),
    act: z.optional(z.enum(ACTS)),
    days: z.optional(days),
    /** Which part of a period was asked for. */
    lean: z.optional(z.enum(['best', 'hardest'])),
  }),
]);

/** One thing that was asked about, of whom, and of which time. */
const told = {
  intents: z.array(intent),
  years: z.nullable(z.tuple([z.number(), z.number()])),
  /** Whom it was about, where that was not whoever asks. */
  other: z.optional(z.enum(KIN)),
  /** Who that is, and the side of their life. */
  person: z.optional(z.enum(PERSONS)),
  side: z.optional(z.enum(SIDES)),
  /** The way in which a matter was last asked about, why and what to do left out. */
  asking: z.optional(z.enum(ASKS)),
  /** It was told as something that goes badly. */
  troubled: z.optional(z.boolean()),
  /** The matter that was found the better of several. */
  best: z.optional(matter),
};
const thingTold = z.object(told);
export type ThingTold = z.output<typeof thingTold>;

/** Version 1; a conversation kept with another goes on as a new one. */
export const talkState = z.object({
  v: z.literal(1),
  /** Language of the texts, and the tongue they are said in. */
  language: z.string(),
  tongue: z.string(),
  form: z.enum(FORMS),
  ...told,
  /** What was asked about before that, the nearest first. */
  earlier: z.optional(z.array(thingTold)),
  /** The last matters that were asked about, the newest first. */
  matters: z.optional(z.array(matter)),
  /** The words of the last things that were named, the newest first. */
  things: z.optional(z.array(z.string())),
  /** What weighs on whoever asks, where that is all they speak of. */
  heavy: z.optional(z.enum(HEAVY)),
  /** Days for an operation were asked after, once or again: these are for a doctor to choose. */
  care: z.optional(z.enum(['doctors_day', 'told_again'])),
  /** The last years that were asked about by themselves, the newest first. */
  single: z.optional(z.array(z.number())),
  /** Rules, limits and sentences that were told, and wordings that were used. */
  told: z.array(z.string()),
  frames: z.array(z.string()),
  /** What of it the last answer told first: said again where other words are asked for. */
  fresh: z.optional(z.array(z.string())),
  /** The births of others that messages wrote, the one that was read last first: they are read again with what goes on about them. */
  births: z.optional(
    z.array(
      z.object({
        who: z.nullable(z.enum(PERSONS)),
        isSuitor: z.boolean(),
        sex: z.nullable(z.enum(SEXES)),
        together: z.optional(z.literal(true)),
        date: z.string(),
        time: z.nullable(z.string()),
        places: z.array(z.string()),
      }),
    ),
  ),
  /** The sex of whoever asks, as they or their words tell it. */
  sex: z.optional(z.enum(SEXES)),
  /** Who was named last, whatever was asked. */
  mentioned: z.optional(z.enum(PERSONS)),
  /** The end of the last time that was told, JD: "after that" begins there. */
  until: z.optional(z.nullable(z.number())),
  /** The first time that was told last, JD: "before that", "in that month" are of it. */
  first: z.optional(z.tuple([z.number(), z.number()])),
});
export type TalkState = z.output<typeof talkState>;

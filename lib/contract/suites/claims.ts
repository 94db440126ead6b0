/** Statements about a birth as `ai/verify` takes them, field by field, and what it answers of a sentence. */
import * as z from 'zod/mini';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, PAKSHAS, VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { YOGA_RULES, type YogaId } from '../../../layers/jyotish/yoga/detect.ts';
import { about, between, flag, oneOf, text, textLike, whole } from '../frame/about.ts';
import { date, house, nameOf } from '../frame/shapes.ts';
import { CLAIM_KINDS, MAX_TEXT } from './astrologer.ts';

/** Verdicts on a sentence. */
const SENTENCE_VERDICTS = ['true', 'false', 'unread', 'no_claim'] as const;
/** Why a sentence was not read. */
const UNREAD_REASONS = [
  'unclaimed_mention',
  'unknown_words',
  'two_readings',
  'other_chart',
  'prediction',
  'not_computed',
  'frame_unknown',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** Most claims of one request. */
export const MAX_CLAIMS = 200;

const [firstYoga, ...otherYogas] = YOGA_RULES.map(({ id }) => id);
const yogaIds: readonly [YogaId, ...YogaId[]] = [firstYoga ?? 'gajakesari', ...otherYogas];
const point = (description: string) =>
  textLike(
    /^(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|lord_(?:[1-9]|1[0-2]))$/,
    `${description}: a planet, \`ascendant\`, or \`lord_7\` for the lord of the seventh house`,
  );
const optional = <T extends z.ZodMiniType>(schema: T, description: string) => z.optional(about(schema, description));

/** A statement in fields. `kind` says which of the others it needs. */
export const claimIn = z.strictObject({
  kind: oneOf(CLAIM_KINDS, 'What the statement is about'),
  negated: optional(flag, 'It is denied; false when not sent'),
  of: z.optional(point('What it is said of')),
  other: z.optional(point('conjunction: what it stands with')),
  on: z.optional(point('aspect: what is looked at, or send `house`')),
  chart: optional(z.enum(['D1', 'D9', 'transit']), 'Chart of a sign, house, conjunction or dignity; D1 when not sent'),
  from: optional(z.enum(['lagna', 'moon', 'sun']), 'What a house is counted from; lagna when not sent'),
  date: optional(date, 'Day of a transit or a period; now when not sent'),
  until: optional(date, 'Last day, where it is a span'),
  house: optional(house, 'house, lord, house_sign, aspect, count: the house, 1 to 12'),
  sign: optional(z.enum(SIGN_KEYS), 'sign, house_sign, count: the sign'),
  star: optional(z.enum(NAKSHATRA_KEYS), 'star: the nakshatra'),
  pada: optional(whole(1, 4, 'Quarter'), 'star: its quarter'),
  degree: optional(between(0, 30, 'Degrees in the sign'), 'degree: degrees in the sign; half a degree of slack'),
  planet: optional(z.enum(GRAHAS), 'lord: the planet that rules the house'),
  retrograde: optional(flag, 'motion: retrograde, or direct'),
  dignity: optional(z.enum(['exalted', 'debilitated', 'own']), 'dignity'),
  strong: optional(flag, 'strength: strong, or weak'),
  most: optional(flag, 'strength: the strongest or weakest of the seven'),
  nth: optional(whole(1, 12, 'Aspect'), 'aspect: which one, counted from the planet'),
  lords: optional(
    z.array(z.enum(GRAHAS)).check(z.minLength(1), z.maxLength(3)),
    'period: its lords, from the mahadasha down',
  ),
  edge: optional(
    z.enum(['running', 'start', 'end', 'birth']),
    'period: whether it runs, begins or ends then, or ran at birth',
  ),
  yoga: optional(z.enum([...yogaIds]), 'yoga: that it is there'),
  dosha: optional(z.enum([...DOSHA_IDS]), 'dosha: that it is there'),
  weekday: optional(z.enum(VARA_KEYS), 'panchang: the weekday of birth'),
  tithi: optional(whole(1, 15, 'Tithi of its half'), 'panchang: the tithi of its half, 15 the full and the new moon'),
  paksha: optional(z.enum(PAKSHAS), 'panchang: the half of the lunar month'),
  nitya_yoga: optional(z.enum(NITYA_YOGA_KEYS), 'panchang: the nitya yoga'),
  karana: optional(z.enum(KARANA_KEYS), 'panchang: the karana'),
  count: optional(whole(0, 9, 'Planets'), 'count: how many planets stand in the house or sign'),
});
export type ClaimIn = z.infer<typeof claimIn>;

/** A sentence of a text, judged. */
export const sentenceOut = z.strictObject({
  sentence: whole(1, MAX_TEXT, 'Number of the sentence in the text, from 1'),
  text: about(text, 'The sentence as it was sent'),
  verdict: oneOf(
    SENTENCE_VERDICTS,
    'true: everything that it claims is so; false: something in it is not; unread: it speaks of the chart and was not understood in full; no_claim: it says nothing of this chart',
  ),
  verdict_name: nameOf('verdict'),
  reason: about(z.nullable(z.enum(UNREAD_REASONS)), 'Why it was not read; null for any other verdict'),
  reason_name: about(z.nullable(text), 'Name of the reason in the wanted language; null where there is none'),
  left: about(
    z.array(text),
    'Words that no claim rests on, or that are not known, in one spelling; empty where all of it was read',
  ),
});

/** Whom and what a request for the horoscope feed may ask for. Apart from the shapes of the answers, which a function never loads. */
import * as z from 'zod/mini';
import { EFFECT_KINDS } from '../../../layers/jyotish/horoscope/effect-kinds.ts';
import { withFormWords } from '../values/date-time.ts';
import { FEED_ALL, MONTH_WORDS, WEEK_WORDS } from './feed-input.ts';
import { about, characters, choice, several, textLike, whole } from '../frame/about.ts';

const signField = (description: string) =>
  about(
    z.union([whole(1, 12, 'Number of the sign, 1 Aries to 12 Pisces'), characters(1, 32, 'Name of the sign')]),
    `${description}: 1 to 12, or its name in English, Sanskrit or Hindi (\`aries\`, \`mesha\`, \`मेष\`)`,
  );

/** Which sign of the reader `sign` is. */
const FEED_BASES = ['moon', 'sun', 'ascendant'] as const;
const FEED_AREA_SETS = ['main', 'all'] as const;
const FEED_DETAILS = ['plain', 'full'] as const;

/** What the reader is told of. */
export const FEED_FIELDS = {
  areas: choice(
    FEED_AREA_SETS,
    'main',
    'Areas of life: career, love, health and money, or also family, travel and study',
  ),
  detail: choice(FEED_DETAILS, 'plain', 'full adds to every text its sentences, each with the facts it rests on'),
};

/** Whose feed it is. */
export const SIGN_FEED_FIELDS = {
  sign: signField(`A sign, or \`${FEED_ALL}\` for twelve items`),
  basis: choice(
    FEED_BASES,
    'moon',
    'Which of the reader’s signs it is: that of the Moon (the tradition), of the Sun or the rising sign. Houses are counted from it in the same way; the choice is echoed',
  ),
  ...FEED_FIELDS,
};

/** Fields that name a week, a month, a year. */
export const WEEK_FIELD = {
  week: z.optional(
    withFormWords(textLike(/^\d{4}-W\d{2}$/, 'ISO week YYYY-Www, Monday to Sunday, in place of date'), WEEK_WORDS),
  ),
};
export const MONTH_FIELD = {
  month: z.optional(withFormWords(textLike(/^\d{4}-\d{2}$/, 'Month YYYY-MM, in place of date'), MONTH_WORDS)),
};
export const YEAR_FIELD = { year: z.optional(whole(1800, 2399, 'Year, 1800 to 2399, in place of date')) };

/** The two signs of a pair. */
export const PAIR_FIELDS = {
  sign_a: signField('One of the two signs'),
  sign_b: signField('The other sign; it may be the same'),
  ...FEED_FIELDS,
};

/** Which events of a span. */
export const EVENT_FIELDS = {
  kinds: z._default(several(z.enum(EFFECT_KINDS), 1, EFFECT_KINDS.length, 'Kinds of events of a span'), [
    ...EFFECT_KINDS,
  ]),
  detail: FEED_FIELDS.detail,
};

/** The star of birth. */
export const STAR_FEED_FIELDS = {
  nakshatra: about(
    z.union([whole(1, 27, 'Number of the star, 1 Ashwini to 27 Revati'), characters(1, 32, 'Name of the star')]),
    `Star of birth: 1 to 27, its name in Latin letters or Hindi, or \`${FEED_ALL}\` for twenty-seven items`,
  ),
  detail: FEED_FIELDS.detail,
};

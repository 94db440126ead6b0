/**
 * Parts of a day as the panchang shows them: windows, choghadiyas, horas, Gowri parts. `panchang/daily` takes them in with
 * `include`, each in the shape of its own endpoint.
 */
import * as z from 'zod/mini';
import { SUN_STATES } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import { ADVERSE_IDS } from '../../../layers/jyotish/panchang/adverse.ts';
import { ANANDADI, TAMIL_YOGA_KEYS } from '../../../layers/jyotish/panchang/anandadi.ts';
import { AUSPICIOUS_IDS } from '../../../layers/jyotish/panchang/auspicious.ts';
import { GOWRIS } from '../../../layers/jyotish/panchang/choghadiya.ts';
import { CHOGHADIYA_IDS } from '../../../layers/jyotish/panchang/keys.ts';
import { nextSun, spanOrNull, sunState } from './panchang.ts';
import { about, flag, objectList, oneOf, text, whole } from '../frame/about.ts';
import { keyed, listOf, lord, lordName, nameOf, span, star, vara } from '../frame/shapes.ts';

const SUN = { sun: sunState, next_sun: nextSun };
const missing = 'null where the part of the day or night it belongs to does not exist: see sun and next_sun';

/** Adverse windows of a day. */
export const inauspiciousOut = z.strictObject({
  ...SUN,
  windows: objectList('Windows to avoid, in the order of their kinds and of time', {
    ...keyed(ADVERSE_IDS, 'window').shape,
    span: spanOrNull(`When it runs; ${missing}`),
    reason: about(text, 'What makes it adverse, in a few words of the wanted language'),
  }),
});

/** Good windows of a day. */
export const auspiciousOut = z.strictObject({
  ...SUN,
  previous_sun: oneOf(
    SUN_STATES,
    'normal where a sunset precedes the day; else what the Sun did instead, the reason why windows before sunrise are null',
  ),
  windows: objectList('Good windows, in the order of their kinds and of time', {
    ...keyed(AUSPICIOUS_IDS, 'window').shape,
    span: spanOrNull(`When it runs; ${missing}, or, before sunrise, previous_sun`),
    good: about(flag, 'Whether it may be used: false for Abhijit on a Wednesday'),
  }),
});

const GRADES = ['good', 'neutral', 'bad'] as const;
const choghadiya = z.strictObject({
  ...keyed(CHOGHADIYA_IDS, 'choghadiya').shape,
  grade: oneOf(GRADES, 'How good it is to begin something; Char, neutral, is for travel'),
  grade_name: nameOf('grade'),
  lord: about(lord, 'Planet of the choghadiya'),
  lord_name: lordName,
  span: about(span, 'An eighth of the day or of the night'),
});
const eightOf = <T extends z.ZodMiniType>(item: T) => ({
  day: about(
    z.nullable(listOf(item, 8)),
    'The eighths from sunrise to sunset; null where the Sun does not rise and set: see sun',
  ),
  night: about(
    z.nullable(listOf(item, 8)),
    'The eighths from sunset to the next sunrise; null where there is no such night: see sun and next_sun',
  ),
});

/** Choghadiyas of a day. */
export const choghadiyaOut = z.strictObject({ ...SUN, ...eightOf(choghadiya) });

/** Planetary hours of a day. */
export const horaOut = z.strictObject({
  ...SUN,
  horas: about(
    z.nullable(
      listOf(
        z.strictObject({
          lord: about(lord, 'Planet of the hour'),
          lord_name: lordName,
          span,
          day: about(flag, 'It begins before sunset'),
        }),
        24,
      ),
    ),
    'The hours from sunrise; null where the Sun does not rise, set and rise again: see sun and next_sun',
  ),
});

const gowri = z.strictObject({
  ...keyed(
    GOWRIS.map(({ id }) => id),
    'Gowri part',
  ).shape,
  good: about(flag, 'Whether it is good'),
  span: about(span, 'An eighth of the day or of the night'),
});

/** Gowri panchangam of a day. */
export const gowriOut = z.strictObject({
  ...SUN,
  ...eightOf(gowri),
  nalla_neram: about(
    z.nullable(z.array(span)),
    'Good Gowri parts that Rahu Kaal, Yamaganda and Gulika Kaal leave free; null where there is no day: see sun',
  ),
});

/** The eighths of Rahu, Yama and Gulika, of the day or of the night. */
const kalas = (part: string) => ({
  rahu_kala: spanOrNull(`Rahu Kaal: the eighth of the ${part} that belongs to Rahu; ${missing}`),
  yamaganda: spanOrNull(`Yamaganda: the eighth of the ${part} that belongs to Yama; ${missing}`),
  gulika_kala: spanOrNull(`Gulika Kaal: the eighth of the ${part} that belongs to Gulika; ${missing}`),
});

/** Rahu Kaal and its like. */
export const rahuKaalOut = z.strictObject({
  ...SUN,
  ...kalas('day'),
  night: about(z.nullable(z.strictObject(kalas('night'))), 'The same of the night; null unless night was asked for'),
});

const favours = about(flag, 'Whether it favours what is begun');
/** Anandadi and Tamil yogas of a day. */
export const anandadiOut = z.strictObject({
  vara: about(vara, 'Weekday from sunrise to sunrise'),
  anandadi: objectList('Anandadi yogas from sunrise to the next sunrise, in order of time', {
    id: whole(1, 28, 'Place of the yoga, 1 Ananda to 28 Pravardhamana'),
    ...keyed(
      ANANDADI.map(({ key }) => key),
      'yoga',
    ).shape,
    good: favours,
    span,
  }),
  tamil: objectList('Tamil yogas, one for each star of the day, in order of time', {
    ...keyed(TAMIL_YOGA_KEYS, 'Tamil yoga').shape,
    good: favours,
    nakshatra: about(star, 'Star of the Moon that makes it'),
    span,
  }),
});

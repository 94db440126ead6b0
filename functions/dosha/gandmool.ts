import * as z from 'zod/mini';
import { civilOf, dateText } from '../../lib/contract/values/date-time.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectOrNull, oneOf } from '../../lib/contract/frame/about.ts';
import { nak, name, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nakShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GANDMOOL_EFFECTS, gandmoolOf, starReturns } from '../../layers/jyotish/dosha/gandmool.ts';
import {
  addDays,
  FIRST_INSTANT_JD,
  julian,
  LAST_INSTANT_JD,
  plusDays,
} from '../../layers/jyotish/ephemeris/instant.ts';

const USUAL_DAYS = 60;
const MOST_DAYS = 367;
/** The Moon crosses a star and a return within this: searches stay inside the ephemeris. */
const EDGE_DAYS = 31;

export const gandmool = endpoint({
  path: '/v1/dosha/gandmool',
  wave: 2,
  summary: 'Gandmool star, what its quarter touches, abhukta moola and the next shanti dates',
  description:
    'The six stars at the joints of water and fire (Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati) and what the quarter of the Moon is said to touch. Abhukta is the last 26′40″ of Jyeshtha and the first of Mula. The shanti is held when the Moon returns to the birth star: `shanti_dates` lists every stay of the Moon in it that touches the range, 60 days from birth unless `from` and `to` are given.',
  sources: ['Muhurta Chintamani', 'Jataka Bharanam'],
  credits: 1,
  input: birthInput({
    from: z.optional(dateText('First day of the range, YYYY-MM-DD, 1800 to 2399; the day of birth when left out')),
    to: z.optional(
      dateText('Last day of the range, YYYY-MM-DD, 1800 to 2399; 60 days after from when left out, at most 366'),
    ),
  }),
  settings: ['ayanamsa', 'from', 'to'],
  output: z.strictObject({
    present: about(flag, 'The Moon is in a gandmool star'),
    nakshatra: about(nak, 'Star of the Moon with its quarter'),
    abhukta: about(flag, 'Within 26′40″ of the joint of Jyeshtha and Mula'),
    strongest: about(flag, 'In the quarter in which the star is strongest'),
    affected: objectOrNull('What the quarter is said to touch; null where the star is none of the six', {
      key: oneOf(GANDMOOL_EFFECTS, 'What the quarter touches'),
      name,
    }),
    shanti_dates: about(z.array(z.strictObject({ span })), 'Stays of the Moon in the birth star, in order of time'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const first = input.from === undefined ? birth.jd : birth.clock.instant(civilOf(input.from), 0);
    const last =
      input.to === undefined ? plusDays(first, USUAL_DAYS) : birth.clock.instant(addDays(civilOf(input.to), 1), 0);
    if (last <= first) {
      const message = 'to must not be before from.';
      throw invalidField('to', 'OUT_OF_RANGE', message, 'from `from` on', input.to ?? '');
    }
    if (last - first > MOST_DAYS)
      throw rangeTooLong('to', `The range may span at most ${MOST_DAYS} days.`, `at most ${MOST_DAYS} days`);
    const moon = castChart(sky, birth.jd, birth.place).grahas.moon.nakshatra;
    const { present, effect, abhukta, strongest } = gandmoolOf(moon);
    const end = julian(Math.min(last, LAST_INSTANT_JD - EDGE_DAYS));
    const start = julian(Math.max(first, FIRST_INSTANT_JD + EDGE_DAYS));
    return {
      present,
      nakshatra: nakShape(words, moon),
      abhukta,
      strongest,
      affected: effect && { key: effect, name: bank(words.language, 'afflictions').gandmoolEffects[effect] },
      shanti_dates: starReturns(sky, moon.id, start, end).map((stay) => ({ span: spanShape(birth.clock, stay) })),
    };
  },
});

export const handler = serve(gandmool);

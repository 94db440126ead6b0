import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { civilOf, dateText } from '../../lib/contract/values/date-time.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import type { Birth } from '../../lib/contract/values/moment.ts';
import { about, between, flag, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, instant, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { SANDHI_LIMIT_DAYS, SANDHI_YEARS, sandhisOfPair, sandhiWindow } from '../../lib/answers/queries/pair.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import type { DashaChange } from '../../layers/jyotish/dasha/walk.ts';
import { civilDate, fromCivil, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { MILD_DAYS, SANDHI_GRADES } from '../../layers/jyotish/matching/dasha-sandhi.ts';

const MAX_YEARS = 60;
const YEAR_DAYS = 365.25;

const change = z.strictObject({
  at: about(instant, 'When the period changes, with the offset of the birth'),
  from: about(graha, 'Lord of the great period that ends'),
  from_name: nameOf('lord'),
  to: about(graha, 'Lord of the great period that begins'),
  to_name: nameOf('lord'),
});

export const matchingDashaSandhi = endpoint({
  path: '/v1/matching/dasha-sandhi',
  summary: 'Coinciding changes of the great periods of a couple',
  description:
    'Where the Vimshottari great periods of both partners change within half a year of each other, South Indian practice asks for care: two lives turn at once. Every pair of changes in the window that lie within limit_days is strong, one within a year mild; the match is acceptable without a strong one. The window is twenty years from now when left out, and at most sixty. Without a time of birth the changes of that partner may move by months, and meta.uncertain says so.',
  sources: ['South Indian practice (dasha sandhi)', 'BPHS ch. 46 (Vimshottari)'],
  credits: 2,
  wave: 2,
  input: pairInput({
    from: z.optional(dateText('First day, YYYY-MM-DD; today when left out')),
    to: z.optional(dateText('Last day, YYYY-MM-DD; twenty years after the first when left out')),
    limit_days: z._default(
      whole(1, MILD_DAYS, 'Most days between two changes that count as one, 1 to 365'),
      SANDHI_LIMIT_DAYS,
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'year_length', 'limit_days'],
  output: z.strictObject({
    overlaps: objectList('Pairs of changes in order of time; empty when none are near', {
      span: about(span, 'From the earlier change to the later one'),
      groom: about(change, 'Change of the groom'),
      bride: about(change, 'Change of the bride'),
      gap: between(0, MILD_DAYS, 'Days between the two'),
      grade: oneOf(SANDHI_GRADES, 'strong within limit_days, mild within a year'),
      grade_name: nameOf('grade'),
    }),
    acceptable: about(flag, 'No strong pair is in the window'),
  }),
  example: { ...EXAMPLE_PAIR, from: '2026-01-01', to: '2066-01-01' },
  compute: ({ groom, bride, input, options, skyAt, words, now, uncertain, setting }) => {
    const from = input.from === undefined ? civilDate(now, 0) : civilOf(input.from);
    const standard = sandhiWindow(from, SANDHI_YEARS);
    const window = { ...standard, ...(input.to === undefined ? {} : { to: fromCivil(civilOf(input.to), 24, 0) }) };
    if (window.to <= window.from)
      throw invalidField('to', 'OUT_OF_RANGE', 'to must not be before from.', 'a date from `from` on');
    if (window.to - window.from > MAX_YEARS * YEAR_DAYS + 1)
      throw rangeTooLong('to', 'The window may span sixty years.', `at most ${MAX_YEARS} years`);
    if (input.from === undefined) setting('from', isoDate(from));
    if (!groom.timeKnown || !bride.timeKnown) for (const member of ['overlaps', 'acceptable']) uncertain(member);
    const found = sandhisOfPair({ groom, bride }, skyAt, options.year_length, window, input.limit_days);
    const { sandhiGrades } = bank(words.language, 'matching');
    const changeShape = ({ clock }: Birth, { at, from: before, to: after }: DashaChange<Graha>) => {
      const [ends, begins] = [before.at(-1), after.at(-1)];
      if (!ends || !begins) throw new Error('a period without a lord');
      return {
        at: clock.text(at),
        from: ends,
        from_name: planetName(words, ends),
        to: begins,
        to_name: planetName(words, begins),
      };
    };
    return {
      overlaps: found.map(({ groom: g, bride: b, gap, grade }) => {
        const [first, last] =
          g.at <= b.at
            ? [groom.clock.text(g.at), bride.clock.text(b.at)]
            : [bride.clock.text(b.at), groom.clock.text(g.at)];
        return {
          span: { start: first, end: last },
          groom: changeShape(groom, g),
          bride: changeShape(bride, b),
          gap,
          grade,
          grade_name: sandhiGrades[grade],
        };
      }),
      acceptable: !found.some(({ grade }) => grade === 'strong'),
    };
  },
});

export const handler = serve(matchingDashaSandhi);

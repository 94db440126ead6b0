import * as z from 'zod/mini';
import { dashaBirthOf } from '../../lib/answers/queries/dasha.ts';
import { MAX_PERIODS, SEED_FIELD, TRIBHAGI_FIELD } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidFields, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { beyondSky, birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, name, planets, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { LORD_LEVELS, lordMatches } from '../../layers/jyotish/dasha/lord-search.ts';
import { STAR_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { KARAKA_SCHEMES } from '../../layers/jyotish/jaimini/karakas.ts';

/** Thirty years. */
const MAX_DAYS = 10_958;
const MAX_CONDITIONS = 8;
const MAX_MATCHES = 1000;

const anyOf = <T extends z.ZodMiniType>(item: T, most: number, description: string) =>
  z.optional(several(item, 1, most, description));

const condition = z.object({
  level: z._default(
    about(
      z.union([whole(1, LORD_LEVELS, 'Level, 1 maha to 3 pratyantar'), z.literal('any')]),
      'Level whose lord it is about: 1 maha, 2 antar, 3 pratyantar, or any of them',
    ),
    'any',
  ),
  planet: anyOf(graha, 9, 'The lord is one of these planets'),
  owns: anyOf(house, 12, 'The lord rules one of these houses, 1 to 12 by signs; Rahu and Ketu rule none'),
  occupies: anyOf(house, 12, 'The lord stands in one of these houses, 1 to 12 by signs'),
  aspects: anyOf(house, 12, 'The lord aspects one of these houses fully, 1 to 12 by signs; Rahu and Ketu the seventh'),
  karaka: anyOf(
    oneOf(KARAKA_SCHEMES[8], 'Chara karaka'),
    8,
    'The lord holds one of these offices among the chara karakas, under karaka_scheme',
  ),
});
const MEMBERS = ['planet', 'owns', 'occupies', 'aspects', 'karaka'] as const;

export const search = endpoint({
  path: '/v1/dasha/search',
  wave: 2,
  summary: 'Dates at which stated lords run together: by planet, house owned, house occupied, aspect or karaka',
  description:
    'Walks the Vimshottari periods of a range of at most 30 years down to the third level and gives the stretches in which every condition of `where` is met. Within a condition all its members must fit the same lord, and one entry of each list is enough; conditions on different levels must hold together. A condition on any level is met by the highest level that fits. Neighbouring stretches with the same lords and reasons are one; the first and the last are cut at the range. Nothing before birth is listed.',
  sources: ['BPHS ch. 46 v. 12-16', 'BPHS ch. 47-60 (results of the periods by house and place of their lords)'],
  credits: 3,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: beyondSky(
    birthRangeInput(
      {
        where: several(
          condition,
          1,
          MAX_CONDITIONS,
          'Conditions that must hold together, 1 to 8; each states at least one member beside level',
        ),
        ...SEED_FIELD,
        ...TRIBHAGI_FIELD,
      },
      MAX_DAYS,
    ),
  ),
  settings: ['ayanamsa', 'node', 'karaka_scheme', 'year_length', 'seed', 'tribhagi'],
  output: z.strictObject({
    matches: objectList('Stretches in order of time; empty when there is none', {
      span: about(span, 'Start and end, with the offset of the birth; cut at the range'),
      lords: planets('Lords from level 1 to the deepest level that a condition is met at'),
      reasons: objectList('Which lord meets each condition, in the order of where', {
        condition_number: whole(1, MAX_CONDITIONS, 'Place of the condition in where, from 1'),
        level: whole(1, LORD_LEVELS, 'Level whose lord meets it'),
        planet: graha,
        name,
      }),
    }),
  }),
  example: {
    ...EXAMPLE_BIRTH,
    where: [{ level: 1, planet: ['venus', 'mercury'] }, { owns: [7] }],
    from: '2025-01-01',
    to: '2034-12-31',
  },
  compute: ({ birth, range, input, options, sky, words }) => {
    const bare = input.where.flatMap((one, i) => (MEMBERS.every((member) => one[member] === undefined) ? [i] : []));
    if (bare.length > 0)
      throw invalidFields(
        ...bare.map((i) => ({
          field: `where.${i}`,
          code: 'REQUIRED' as const,
          message: `where.${i} must state at least one of ${MEMBERS.join(', ')}.`,
          expected: MEMBERS.join(', '),
        })),
      );
    const { seed, tribhagi } = input;
    const laidFor = dashaBirthOf(sky, birth, options);
    const plan = STAR_SYSTEMS.vimshottari.lay(laidFor, { seed, tribhagi, yearLength: options.year_length }, 1);
    const window = { from: Math.max(range.start, birth.jd), to: range.end };
    const conditions = input.where.map(({ level, planet, karaka, ...rest }) => ({
      ...rest,
      level: level === 'any' ? undefined : level,
      planets: planet,
      karakas: karaka,
    }));
    const chart = castChart(sky, birth.jd, birth.place);
    const found = lordMatches(plan, chart, options.karaka_scheme, conditions, window, MAX_PERIODS);
    if (!found || found.length > MAX_MATCHES)
      throw rangeTooLong(
        'to',
        `More than ${MAX_MATCHES} stretches fit; ask for a shorter range or narrower conditions.`,
        `at most ${MAX_MATCHES} stretches`,
      );
    return {
      matches: found.map(({ start, end, lords, reasons }) => ({
        span: { start: isoLocal(start, birth.offset), end: isoLocal(end, birth.offset) },
        lords: planetsShape(words, lords),
        reasons: reasons.map(({ level, lord }, i) => ({
          condition_number: i + 1,
          level,
          planet: lord,
          name: planetName(words, lord),
        })),
      })),
    };
  },
});

export const handler = serve(search);

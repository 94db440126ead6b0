import * as z from 'zod/mini';
import { observationsOf } from '../../lib/answers/queries/difference.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { YEAR_LENGTHS } from '../../lib/contract/frame/options.ts';
import {
  about,
  between,
  flag,
  num,
  objectOf,
  oneOf,
  several,
  text,
  upTo,
  whole,
} from '../../lib/contract/frame/about.ts';
import { date, graha, instant, nameOf } from '../../lib/contract/frame/shapes.ts';
import { zoneOffsetAt } from '../../lib/service/http/read/zone.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { changedInput, computedRow, differenceVerdict, explainsAll } from '../../lib/answers/present/difference.ts';
import { DASHA_SEED_KEYS } from '../../layers/jyotish/dasha/seed.ts';
import { AYANAMSA_KEYS, HOUSE_SYSTEMS, SUNRISE_RULES } from '../../layers/jyotish/ephemeris/sky.ts';
import { computedUnder, explainDifference, MAX_CANDIDATES } from '../../layers/jyotish/kundli/explain-difference.ts';
import { distanceOf } from '../../layers/jyotish/kundli/explain-distance.ts';
import { SLIPS } from '../../layers/jyotish/kundli/explain-input.ts';
import { ARC_ROUNDINGS, OBSERVED_KINDS, TIME_ROUNDINGS } from '../../layers/jyotish/kundli/explain-observed.ts';

const MAX_OBSERVED = 20;
const lords = z.array(graha).check(z.minLength(1), z.maxLength(5));
const what = oneOf(
  OBSERVED_KINDS,
  'Kind of value: longitude of a planet, ascendant, mc (midheaven), cusp of a house, ayanamsa; start of a Vimshottari period; end of the star or tithi running at birth; sunrise or sunset of the date of birth',
);
const of = about(
  z.optional(z.union([graha, whole(1, 12, 'Number of a house'), about(lords, 'Lords of a period')])),
  'What it is a value of: a planet (longitude), the number of a house (cusp), the lords of a period, the major one first (dasha_start); else left out',
);
const computed = {
  computed: about(
    z.nullable(z.union([num, instant])),
    'Computed here: degrees, or an instant on the clock of that birth; null where there is none, as a sunrise in the polar night or houses that are not defined',
  ),
  difference: about(z.nullable(num), 'Observed less computed, in `unit`; null beside a computed null'),
  unit: oneOf(['arcminute', 'minute', 'day'], 'Unit of the difference'),
  unit_name: nameOf('unit'),
};
const observedValue = about(
  z.union([num, date, text]),
  'Value of the other program as sent: degrees, 0 to 360, or a time of the local clock',
);
const row = { what, of, observed: observedValue, ...computed };

export const explain = endpoint({
  path: '/v1/kundli/explain-difference',
  summary: 'Which settings, or which slip in the input, make another program show other values for this birth',
  description:
    'Send a birth and up to 20 values that another program or almanac shows for it; the answer tells under which settings they come out: ayanamsa (all 47, or one of its own), node, observer, apparent or geometric positions, house system, sunrise rule, start and year of the dasha; or after which slip in the input: a clock that is an hour off, local mean time or the zone of the coordinates, AM for PM, a date a day off, day and month exchanged, east for west. Each value is solved for the ayanamsa it implies, so three values rounded to the minute are mostly enough; the Moon, the ascendant and a start of a dasha tell most. `candidates` holds every way that fits as many values as any, the commonest first (Lahiri, the mean node, whole signs): where values cannot tell two settings apart, both are listed. A value fits when it is the computed one, rounded or cut. Settings on which no value depends are left out.',
  sources: ['Swiss Ephemeris 2.10: ayanamsas, nodes, apparent and geometric positions', 'BPHS ch. 46 v. 12-16'],
  credits: 3,
  input: birthInput({
    observed: several(
      objectOf('A value that another program shows', {
        what,
        of,
        value: about(
          z.union([z.number(), z.string().check(z.minLength(1), z.maxLength(32))]),
          'Degrees 0 to 360, as a number or as 125°56′31″; or the time on the local clock, without an offset: 2004-11-03, 2004-11-03T18:20, for sunrise and sunset 06:15',
        ),
        rounding: about(
          z.optional(z.enum([...new Set([...ARC_ROUNDINGS, ...TIME_ROUNDINGS])])),
          'To what the value is rounded or cut: second, minute or degree of arc; second, minute or day of time. When left out it follows from the value: 125°56′ is to the minute, a number with four decimals to the second, with fewer to the minute',
        ),
      }),
      1,
      MAX_OBSERVED,
      'Values of the other program, 1 to 20',
    ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'observer', 'sunrise', 'year_length'],
  output: z.strictObject({
    explained: about(
      flag,
      'Some settings, or a slip, give every value; false where only an ayanamsa of its own does that is solved from a single value, as any value would have one',
    ),
    verdict: about(
      text,
      'The best explanation in a sentence; where nothing explains every value it says so, then how far one lies away, in arc and as a time of birth, and what to send next',
    ),
    implied_ayanamsa: about(
      z.nullable(num),
      'Ayanamsa at the birth that the values which fit the best candidate imply, degrees with nutation; null where no value depends on the ayanamsa, or none fits',
    ),
    candidates: upTo(
      MAX_CANDIDATES,
      z.strictObject({
        settings: objectOf('Settings that the values depend on; the others are left out', {
          ayanamsa: about(
            z.optional(
              z.union([
                z.enum(AYANAMSA_KEYS),
                z.strictObject({
                  t0_jd: about(num, 'Julian day (TT) of the birth'),
                  value: about(num, 'Ayanamsa then, degrees; send the two as ayanamsa'),
                }),
              ]),
            ),
            'Ayanamsa, by key, or one of its own where no named one fits',
          ),
          node: about(z.optional(z.enum(['mean', 'true'])), 'Which lunar node Rahu and Ketu stand for'),
          observer: about(z.optional(z.enum(['geocentric', 'topocentric'])), 'From where the sky is seen'),
          positions: about(
            z.optional(z.enum(['apparent', 'geometric'])),
            'apparent, as everywhere in this service, or geometric: without light-time and aberration, which this service does not offer',
          ),
          house_system: about(z.optional(z.enum(Object.keys(HOUSE_SYSTEMS))), 'House system'),
          seed: about(z.optional(z.enum(DASHA_SEED_KEYS)), 'From what the dasha is counted'),
          year_length: about(z.optional(z.literal(YEAR_LENGTHS)), 'Days in a year of the dasha'),
          sunrise: about(z.optional(z.enum(SUNRISE_RULES)), 'What sunrise and sunset mean'),
        }),
        slip: about(z.nullable(z.enum(SLIPS)), 'Slip in the input; null where the birth is taken as sent'),
        slip_name: about(z.nullable(text), 'The slip in the wanted language; null beside a null slip'),
        input: objectOf('Members of the birth that the slip changes; empty without a slip', {
          date: about(z.optional(date), 'Date to send instead'),
          time: about(z.optional(text), 'Time to send instead, HH:MM:SS'),
          tz: about(z.optional(between(-17, 17, 'Hours from UT')), 'Hours from UT to send instead, east positive'),
          lon: about(z.optional(between(-180, 180, 'Degrees')), 'Longitude to send instead, degrees, east positive'),
        }),
        fits: whole(1, MAX_OBSERVED, 'How many of the values fit'),
        misses: about(z.array(z.strictObject(row)), 'Values that do not fit'),
      }),
      'Settings and slips that fit most values, the commonest first, 40 at most; empty where not one value can be had. For a single value without those that fit it by chance: several unusual things at once',
    ),
    values: about(
      z.array(z.strictObject(row)),
      'Each value beside the one computed under the settings and input of the request',
    ),
  }),
  example: {
    ...EXAMPLE_BIRTH,
    observed: [
      { what: 'longitude', of: 'moon', value: '215°58′' },
      { what: 'longitude', of: 'rahu', value: '288°35′' },
      { what: 'dasha_start', of: ['venus'], value: '2029-08-01' },
    ],
  },
  compute: async ({ birth, input, options, sky, words }) => {
    const { place, offset, time, clock } = birth;
    const observed = observationsOf(input.observed, birth.date);
    const typed = { date: birth.date, hour: time.hour + time.minute / 60 + time.second / 3600, offset, place };
    const zoneOffset = clock.timezone === null ? await zoneOffsetAt(place, birth.date, typed.hour) : null;
    const question = { birth: typed, observed, zoneOffset, yearLengths: YEAR_LENGTHS };
    const candidates = explainDifference(sky, question);
    const own = {
      ayanamsa: options.ayanamsa,
      node: options.node,
      observer: options.observer,
      positions: 'apparent',
      houseSystem: options.house_system,
      seed: 'moon',
      yearLength: options.year_length,
      sunrise: options.sunrise,
    } as const;
    const [best] = candidates;
    const sent = (i: number) => {
      const one = input.observed[i];
      if (one === undefined) throw new Error(`no value ${i} was sent`);
      return { what: one.what, ...(one.of === undefined ? {} : { of: one.of }), observed: one.value };
    };
    return {
      explained: explainsAll(best, observed.length),
      verdict: differenceVerdict(words, {
        best,
        own,
        observed,
        distance: (seen, from) =>
          from === 'own' || best === undefined
            ? distanceOf(sky, typed, seen, own)
            : distanceOf(sky, best.birth, seen, { ...own, ...best.settings }),
      }),
      implied_ayanamsa: best?.impliedAyanamsa ?? null,
      candidates: candidates.map(({ settings, slip, birth: changed, fits, computed: found }) => ({
        settings: {
          ...(settings.ayanamsa === undefined ? {} : { ayanamsa: settings.ayanamsa }),
          ...(settings.node ? { node: settings.node } : {}),
          ...(settings.observer ? { observer: settings.observer } : {}),
          ...(settings.positions ? { positions: settings.positions } : {}),
          ...(settings.houseSystem ? { house_system: settings.houseSystem } : {}),
          ...(settings.seed ? { seed: settings.seed } : {}),
          ...(settings.yearLength ? { year_length: YEAR_LENGTHS.find((days) => days === settings.yearLength) } : {}),
          ...(settings.sunrise ? { sunrise: settings.sunrise } : {}),
        },
        slip,
        slip_name: slip && bank(words.language, 'difference').slips[slip],
        input: changedInput(typed, changed),
        fits,
        misses: observed.flatMap((seen, i) =>
          found[i]?.fits ? [] : [{ ...sent(i), ...computedRow(words, seen, found[i]?.value ?? null, changed.offset) }],
        ),
      })),
      values: computedUnder(sky, question, own).flatMap((value, i) => {
        const seen = observed[i];
        return seen ? [{ ...sent(i), ...computedRow(words, seen, value, offset) }] : [];
      }),
    };
  },
});

export const handler = serve(explain);

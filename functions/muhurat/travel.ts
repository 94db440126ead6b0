import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayNativesInput } from '../../lib/contract/frame/inputs.ts';
import { nextSun, sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectList, objectOrNull, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, name, nameOf, span, vara } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import {
  JOURNEY_FACTORS,
  JOURNEY_VERDICTS,
  journeyWindows,
  meetsShool,
  REMEDY_POINTS,
} from '../../layers/jyotish/muhurat/journey.ts';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { CHOGHADIYA_IDS } from '../../layers/jyotish/panchang/keys.ts';
import { DIRECTIONS, dishaShoolOf, SHOOL_REMEDIES, shoolRemedyOf } from '../../layers/jyotish/panchang/nivas.ts';

const FACTOR_IDS = JOURNEY_FACTORS.map(({ id }) => id);
const VERDICTS = JOURNEY_VERDICTS.map(({ verdict }) => verdict);
const direction = (description: string) => about(z.strictObject(keyed(DIRECTIONS, 'direction').shape), description);

export const muhuratTravel = endpoint({
  path: '/v1/muhurat/travel',
  summary: 'Good hours for a journey in a given direction',
  description:
    'Judges the sixteen choghadiyas from sunrise to the next sunrise for a way in one of eight directions. Each begins with the points of its choghadiya and earns or loses more: star and tithi, the shools of weekday, star and time of day, where yogini, the Moon and Rahu dwell (ahead, at the right, behind or at the left of the traveller), Panchak on the way south, and for up to four travellers their tara and the Moon in the eighth. 45 points are good, 25 acceptable. A choghadiya is cut where one of these changes; Rahu kala is left out. `remedy` is what custom takes when the shool of the weekday lies in the direction or beside it; it gives back the points of `weakens`, which the windows do not count.',
  sources: ['Muhurta Chintamani 11 (yatra)', 'Points: this service'],
  credits: 2,
  wave: 2,
  input: dayNativesInput({
    direction: oneOf(DIRECTIONS, 'Direction of the way from the starting place'),
  }),
  settings: ['ayanamsa', 'sunrise', 'direction'],
  output: z.strictObject({
    sun: sunState,
    next_sun: nextSun,
    vara: about(vara, 'Weekday from sunrise to sunrise'),
    disha_shool: direction('Direction that the weekday bars'),
    windows: about(
      z.nullable(
        z.array(
          z.strictObject({
            span: about(span, 'A choghadiya, or a part of one'),
            choghadiya: about(z.strictObject(keyed(CHOGHADIYA_IDS, 'choghadiya').shape), 'Choghadiya of the window'),
            points: whole(-200, 100, 'Points earned less points lost, -200 to 100'),
            verdict: oneOf(VERDICTS, 'good from 45 points, acceptable from 25, else to be avoided'),
            verdict_name: nameOf('verdict'),
            reasons: objectList('What speaks for the journey and against it', {
              key: oneOf(FACTOR_IDS, 'Reason'),
              name,
              points: whole(-30, 30, 'Points that it brings, negative against the journey'),
            }),
          }),
        ),
      ),
      'Windows in order of time; null where the Sun does not rise, set and rise again: see sun and next_sun',
    ),
    remedy: objectOrNull(
      'What custom takes against the shool of the weekday; null where that lies neither in the direction nor beside it',
      {
        ...keyed(SHOOL_REMEDIES, 'remedy').shape,
        text: about(text, 'The custom, in a sentence'),
        weakens: whole(0, 30, 'Points that it gives back'),
      },
    ),
  }),
  example: { direction: 'n', date: '2026-02-11', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, natives, input, options, sky, skyAt, words, uncertain }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { journeyFactors, journeyVerdicts, shoolRemedies } = bank(words.language, 'muhurat-day');
    const { directions } = bank(words.language, 'day');
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('windows');
    const travellers = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    const windows = journeyWindows(almanac, day, input.direction, travellers);
    const shool = dishaShoolOf(day.vara);
    const remedy = shoolRemedyOf(day.vara);
    const { sun, nextSun: after } = sunOfDay(almanac, day);
    return {
      sun,
      next_sun: after,
      vara: varaShape(words, day.vara),
      disha_shool: { key: shool, name: directions[shool] },
      windows:
        windows &&
        windows.map(({ start, end, choghadiya: { id, index }, points, verdict, factors }) => ({
          span: spanShape(clock, { start, end }),
          choghadiya: { key: id, name: words.name('choghadiyas', index) },
          points,
          verdict,
          verdict_name: journeyVerdicts[verdict],
          reasons: factors.map((factor) => ({
            key: factor.id,
            name: journeyFactors[factor.id],
            points: factor.points,
          })),
        })),
      remedy: meetsShool(input.direction, day.vara)
        ? { key: remedy, ...shoolRemedies[remedy], weakens: REMEDY_POINTS }
        : null,
    };
  },
});

export const handler = serve(muhuratTravel);

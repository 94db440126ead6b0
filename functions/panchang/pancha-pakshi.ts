import * as z from 'zod/mini';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';
import { PAKSHAS } from '../../layers/jyotish/panchang/keys.ts';
import {
  BIRD_ACTIVITIES,
  BIRD_GRADES,
  birdOf,
  BIRDS,
  birdYamas,
  gradeOfActivity,
  HALVES,
  YAMA_PART_RULES,
  type Bird,
} from '../../layers/jyotish/panchang/pancha-pakshi.ts';
import { pakshaOf, tithiOf } from '../../layers/jyotish/panchang/tithi.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { dayNativesInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { keyed, listOf, nameOf, span, vara as varaOut } from '../../lib/contract/frame/shapes.ts';
import { PAKSHA, SUN_OF_DAY } from '../../lib/contract/suites/panchang.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { pakshaShape } from '../../lib/answers/present/panchang.ts';
import { instantOrNull, spanShape } from '../../lib/answers/present/time.ts';
import { nakshatraNumber, NAKSHATRA_FIELD } from '../../lib/service/http/read/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const bird = keyed(BIRDS, 'bird');
const activity = keyed(BIRD_ACTIVITIES, 'activity');
const GRADE = {
  grade: oneOf(BIRD_GRADES, 'What the activity is worth: ruling is best, then eating, walking, sleeping, dying'),
  grade_name: nameOf('grade'),
};

const half = z.strictObject({
  half: oneOf(HALVES, 'From sunrise to sunset, or from sunset to the next sunrise'),
  half_name: nameOf('half'),
  yamas: about(
    z.nullable(
      listOf(
        z.strictObject({
          span: about(span, 'A fifth of the day or the night'),
          activity: about(activity, 'What the bird does in it'),
          ...GRADE,
          ruling_bird: about(bird, 'Bird that rules while it lasts'),
          subs: objectListOf(5, 'The five parts of the yama', {
            bird: about(bird, 'Bird whose part it is; the first is the own bird'),
            activity: about(activity, 'What that bird does in it'),
            ...GRADE,
            span: about(span, 'When the part runs'),
          }),
        }),
        5,
      ),
    ),
    'The five yamas; null where there is no such half: see sun and next_sun',
  ),
});

const noBird = () =>
  invalidField(
    'bird',
    'REQUIRED',
    'bird is required, or nakshatra and paksha of the birth, or one birth in natives.',
    BIRDS.join(', '),
  );

export const panchaPakshi = endpoint({
  path: '/v1/panchang/pancha-pakshi',
  summary: 'Pancha Pakshi: what the bird of a birth does in each fifth of the day and of the night',
  description:
    'The five birds of the Tamil tradition and their five activities. The bird follows from the star of the birth and the half of its lunar month: name it with `bird`, or send `nakshatra` and `paksha` of the birth, or one birth in `natives`. Day and night are cut into five yamas; ruling is best, then eating, walking, sleeping, dying. Half of the month and weekday are those of sunrise for the whole day from sunrise to sunrise; `paksha_changes_by_sunset` says when the night may be reckoned by the other half. Books agree on the activity of each yama, less on its five parts, and not on how long these last: they are fifths, or with sub weighted 144ths by activity.',
  sources: ['Pancha Pakshi Shastra as printed in Tamil almanacs', 'PyJHora 4.8.5 (table of 3,500 rows)'],
  credits: 2,
  wave: 3,
  input: dayNativesInput({
    bird: z.optional(oneOf(BIRDS, 'Bird of the birth')),
    nakshatra: z.optional(about(NAKSHATRA_FIELD, 'Birth star: 1 to 27, or its key; with paksha')),
    paksha: z.optional(oneOf(PAKSHAS, 'Half of the lunar month of the birth; with nakshatra')),
    sub: choice(YAMA_PART_RULES, 'equal', 'Lengths of the parts of a yama: equal fifths, or weighted by activity'),
  }),
  settings: ['ayanamsa', 'sunrise', 'sub'],
  output: z.strictObject({
    bird: about(bird, 'Bird of the birth'),
    ...SUN_OF_DAY,
    vara: about(varaOut, 'Weekday of sunrise'),
    ...PAKSHA,
    paksha_changes_by_sunset: about(flag, 'At sunset the other half of the month runs: the night is open to dispute'),
    halves: about(listOf(half, 2), 'Day and night'),
  }),
  example: { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5, bird: 'peacock' },
  compute: ({ day: { date, place, clock }, natives, input, options, sky, skyAt, words, uncertain }) => {
    const own = (): Bird => {
      if (input.bird !== undefined) return input.bird;
      if (input.nakshatra !== undefined && input.paksha !== undefined)
        return birdOf(nakshatraNumber('nakshatra', input.nakshatra), input.paksha);
      const [birth, second] = natives;
      if (!birth || second) throw noBird();
      if (!birth.timeKnown) for (const member of ['bird', 'halves']) uncertain(member);
      const natal = skyAt(birth.place);
      const moon = natal.longitude('moon', birth.jd);
      return birdOf(nakshatraOf(moon).id, pakshaOf(tithiOf(natal.longitude('sun', birth.jd), moon)));
    };
    const mine = own();
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { sun, nextSun } = sunOfDay(almanac, day);
    const tithi = angaAt('tithi', almanac.table, day.start);
    const paksha = pakshaOf(tithi);
    const { birds, birdActivities, birdGrades, halves } = bank(words.language, 'panchang');
    const shown = (key: Bird) => ({ key, name: birds[key] });
    const doing = (key: (typeof BIRD_ACTIVITIES)[number]) => ({
      activity: { key, name: birdActivities[key] },
      grade: gradeOfActivity(key),
      grade_name: birdGrades[gradeOfActivity(key)],
    });
    return {
      bird: shown(mine),
      sunrise: instantOrNull(clock, day.sunrise),
      sunset: instantOrNull(clock, day.sunset),
      next_sunrise: instantOrNull(clock, day.nextSunrise),
      sun,
      next_sun: nextSun,
      vara: varaShape(words, day.vara),
      ...pakshaShape(words, tithi),
      paksha_changes_by_sunset: day.sunset !== null && pakshaOf(angaAt('tithi', almanac.table, day.sunset)) !== paksha,
      halves: HALVES.map((key) => {
        const yamas = birdYamas(key, day, paksha, mine, input.sub);
        return {
          half: key,
          half_name: halves[key],
          yamas:
            yamas &&
            yamas.map((yama) => ({
              span: spanShape(clock, yama.span),
              ...doing(yama.activity),
              ruling_bird: shown(yama.ruling),
              subs: yama.parts.map((part) => ({
                bird: shown(part.bird),
                ...doing(part.activity),
                span: spanShape(clock, part.span),
              })),
            })),
        };
      }),
    };
  },
});

export const handler = serve(panchaPakshi);

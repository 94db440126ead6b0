import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList } from '../../lib/contract/frame/about.ts';
import { keyed, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { dayNumber } from '../../layers/jyotish/ephemeris/instant.ts';
import { longAlmanac, vedicDays } from '../../layers/jyotish/panchang/almanac.ts';
import { dayStates } from '../../layers/jyotish/panchang/day-state.ts';
import { SPECIAL_YOGAS, specialYogasOf } from '../../layers/jyotish/panchang/special-yogas.ts';

const IDS = SPECIAL_YOGAS.map(({ id }) => id);

export const specialYogas = endpoint({
  path: '/v1/panchang/special-yogas',
  summary: 'Weekday, tithi and star combinations, good and bad, in a window of up to 366 days',
  description:
    'Every stretch in which weekday, tithi and the star of the Moon (in some also the star of the Sun) stand in one of 22 named combinations, such as Amrita Siddhi, Sarvartha Siddhi, Guru Pushya, Tripushkara, Dagdha or Mrityu. A combination begins and ends with the last of its parts to begin and the first to end, and inside the day from sunrise to sunrise. Several may run at once, good and bad ones too.',
  sources: ['Muhurta Chintamani 1-2'],
  credits: 2,
  input: rangePlaceInput({}, 366),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    yogas: objectList('Combinations day by day, in the order of the rules', {
      ...keyed(IDS, 'combination').shape,
      good: about(flag, 'Whether it favours what is begun'),
      span,
    }),
  }),
  example: { from: '2024-04-08', to: '2024-04-14', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { from, to, start, clock }, place, options, sky, words }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    return {
      yogas: vedicDays(almanac, from, dayNumber(to) - dayNumber(from) + 1)
        .flatMap((day) => specialYogasOf(dayStates(almanac, day)))
        .map(({ id, good, span: limits }) => ({
          key: id,
          name: bank(words.language, 'panchang').specialYogas[id],
          good,
          span: spanShape(clock, limits),
        })),
    };
  },
});

export const handler = serve(specialYogas);

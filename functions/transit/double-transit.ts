import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { doubleTransits, TOUCHES, type Touch } from '../../layers/jyotish/transit/double-transit.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { timeRequired } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectList, several } from '../../lib/contract/frame/about.ts';
import { house, keyed, span } from '../../lib/contract/frame/shapes.ts';
import { once } from '../../lib/contract/suites/sky-fields.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { spanShape } from '../../lib/answers/present/time.ts';

const touches = (planet: string) =>
  about(z.array(keyed(TOUCHES, 'touch')).check(z.minLength(1)), `How ${planet} touches the house, then its lord`);
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const transitDoubleTransit = endpoint({
  path: '/v1/transit/double-transit',
  summary: 'Windows in which Jupiter and Saturn both touch a house or its lord',
  description:
    'What a house stands for comes about while Jupiter and Saturn both touch it: each is in the sign of the house or aspects it (Jupiter the 5th, 7th and 9th sign, Saturn the 3rd, 7th and 10th), or does so with the sign that holds its natal lord. Houses are whole signs from the natal ascendant, or from the Moon. The windows end where one of the two enters another sign, retrograde returns included, and are cut at the ends of the search.',
  sources: ['K. N. Rao, double transit of Jupiter and Saturn'],
  errors: ['BIRTH_TIME_REQUIRED'],
  credits: 3,
  wave: 2,
  input: birthRangeInput({
    houses: z._default(several(house, 1, 12, 'Houses to look at, 1 to 12; all when left out'), HOUSES),
    reference: choice(['lagna', 'moon'], 'lagna', 'What is the first house: the natal ascendant, or the natal Moon'),
    strict_touch: z._default(about(z.boolean(), 'Only windows in which both touch the house, or both its lord'), false),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'observer', 'reference', 'strict_touch'],
  output: z.strictObject({
    windows: objectList('Windows by house, then in order of time', {
      house: about(house, 'House, 1 to 12'),
      span,
      jupiter_by: touches('Jupiter'),
      saturn_by: touches('Saturn'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2027-12-31', houses: [7, 10] },
  compute: ({ input, birth, range, sky, skyAt, place, words, uncertain }) => {
    if (input.reference === 'lagna' && !birth.timeKnown) throw timeRequired(['time']);
    const { touches: names } = bank(words.language, 'transit');
    const shown = (list: readonly Touch[]) => list.map((key) => ({ key, name: names[key] }));
    return overTheDay(birth, uncertain, (jd) => {
      const { ascendant, signs } = castChart(sky, jd, birth.place);
      const chart = { first: input.reference === 'lagna' ? ascendant.sign : signs.moon, signs };
      const found = doubleTransits(skyAt(place), chart, once(input.houses), range, input.strict_touch);
      return {
        windows: found.map(({ house: number, jupiterBy, saturnBy, ...limits }) => ({
          house: number,
          span: spanShape(range.clock, limits),
          jupiter_by: shown(jupiterBy),
          saturn_by: shown(saturnBy),
        })),
      };
    });
  },
});

export const handler = serve(transitDoubleTransit);

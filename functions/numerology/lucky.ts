import * as z from 'zod/mini';
import { civilMonth } from '../../lib/contract/values/civil-month.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { graha, keyed, nameOf, vara } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { civilMonthShape } from '../../lib/answers/present/civil-month.ts';
import { planetName, varaShape } from '../../lib/answers/present/names.ts';
import { luckyNumberOf } from '../../layers/jyotish/numerology/lucky-number.ts';
import { mulankOf } from '../../layers/jyotish/numerology/numbers.ts';
import { DIRECTIONS } from '../../layers/jyotish/panchang/nivas.ts';
import { PLANET_COLOURS } from '../../layers/jyotish/remedies/planet-rows.ts';

const number = whole(1, 9, 'Number, 1 to 9');

export const numerologyLucky = endpoint({
  path: '/v1/numerology/lucky',
  summary: 'Numbers, weekdays, colours, directions, dates and months that go with a birth number',
  description:
    'Friends of the number, the weekday, colour and direction of its planet, the days of the month that reduce to it, and ' +
    'the months whose number is a friend. From a date of birth, or from the birth number itself (`mulank`).',
  sources: ['Cheiro, Book of Numbers (1926)'],
  credits: 1,
  input: dobInput({ mulank: z.optional(about(number, 'Birth number, in place of a date')) }),
  output: z.strictObject({
    mulank: about(number, 'Birth number'),
    planet: about(graha, 'Planet of the number'),
    planet_name: nameOf('planet'),
    numbers: about(z.array(number), 'Its friends'),
    avoid: about(z.array(number), 'Numbers opposed to it'),
    weekdays: about(z.array(vara), 'Weekdays; two of Rahu (4) and Ketu (7), who have none of their own'),
    colours: about(z.array(keyed(PLANET_COLOURS, 'colour')), 'Colours'),
    directions: about(z.array(keyed(DIRECTIONS, 'direction')), 'Directions'),
    dates: about(z.array(whole(1, 31, 'Day of the month')), 'Days of a month that reduce to it'),
    months: about(z.array(civilMonth), 'Months whose number is a friend'),
  }),
  example: { date: '1990-05-10' },
  compute: async ({ dob, input, words }) => {
    const mulank = input.mulank ?? (dob ? mulankOf(dob) : 1);
    const { planet, numbers, avoid, days, colour, direction, dates, months } = luckyNumberOf(mulank);
    return {
      mulank,
      planet,
      planet_name: planetName(words, planet),
      numbers: [...numbers],
      avoid: [...avoid],
      weekdays: days.map((day) => varaShape(words, day)),
      colours: [{ key: colour, name: bank(words.language, 'planet-words').colours[colour] }],
      directions: [{ key: direction, name: bank(words.language, 'planet-words').directions[direction] }],
      dates: [...dates],
      months: months.map((month) => civilMonthShape(bank(words.language, 'civil-months'), month)),
    };
  },
});

export const handler = serve(numerologyLucky);

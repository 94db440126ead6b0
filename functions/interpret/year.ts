import * as z from 'zod/mini';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { ageAsked } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { SOLAR_YEAR_FIELDS } from '../../lib/contract/suites/varshaphal.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { about, objectList, objectListOf, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { house, lord, nameOf, sign, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { civilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { THEMES } from '../../layers/jyotish/phala/reading.ts';
import { solarYear, yearMonths, yearReading } from '../../layers/jyotish/phala/year.ts';

export const year = endpoint({
  path: '/v1/interpret/year',
  summary: 'Reading of a solar year: the muntha and its lord, the natal house that rises, and twelve months',
  description:
    'The solar year begins when the Sun is back at its sidereal longitude of birth, in the calendar year that is asked ' +
    'for, or after as many years as `age` says; without either it is the year that runs at `at`. `year` names the calendar year beside `date`; in the form of day, month and year it is the year of birth, and `for_year` names the other. Its chart is cast for that moment at `at_place` (the birth place when left out). Read are the muntha, which ' +
    'moves on from the rising sign of birth by a sign a year, the lord of its sign as it stands in the annual chart, and ' +
    'the house of the birth chart that rises. A month is thirty degrees of the Sun, read by the house of the annual ' +
    'chart that it starts in. The year lord of the five office bearers is not weighed.',
  sources: ['Tajika Neelakanthi ch. 1, 2'],
  credits: 5,
  wave: 2,
  foretells: true,
  input: birthAtInput(SOLAR_YEAR_FIELDS),
  settings: ['ayanamsa', 'node', 'house_system', 'age'],
  output: z.strictObject({
    year: whole(1800, 2399, 'Calendar year in which it begins'),
    age: whole(0, 600, 'Years completed at its start'),
    span: about(span, 'From one return of the Sun to the next'),
    sign: about(sign, 'Rising sign of the annual chart'),
    muntha: objectOf('The muntha', {
      sign: about(sign, 'Sign of the muntha'),
      house: about(house, 'House of the annual chart it stands in, 1 to 12'),
      lord: about(lord, 'Planet that rules that sign'),
      lord_name: nameOf('planet'),
    }),
    themes: objectList('What the year is about, the weightiest first', {
      theme: oneOf(THEMES, 'Theme'),
      theme_name: nameOf('theme'),
    }),
    paragraphs: readingParas,
    monthly: objectListOf(12, 'The months in order', {
      span: about(span, 'The month, thirty degrees of the Sun'),
      house: about(house, 'House of the annual chart that the Sun is in when the month starts, 1 to 12'),
      paragraphs: readingParas,
    }),
  }),
  example: { ...EXAMPLE_BIRTH, year: 2026 },
  compute: (call) => {
    const { words, at, sky, options, setting } = call;
    const { place, clock } = at;
    const birth = chartToRead(call);
    const age = ageAsked(call);
    setting('age', age);
    const found = solarYear(sky, birth, age, place, options.house_system);
    const { muntha } = found;
    const paragraphs = yearReading(birth, found);
    const [first] = found.months;
    const last = found.months.at(-1);
    if (!first || !last) throw new Error('a year has months');
    return {
      year: civilDate(first.start, clock.offsetAt(first.start)).year,
      age: found.age,
      span: spanShape(clock, { start: first.start, end: last.end }),
      sign: signShape(words, found.chart.ascendant.sign),
      muntha: { sign: signShape(words, muntha.sign), house: muntha.house, ...lordShape(words, muntha.lord) },
      themes: [...new Set(paragraphs.map(({ theme }) => theme))].map((theme) => ({
        theme,
        theme_name: bank(words.language, 'phala/themes').themes[theme],
      })),
      paragraphs: paragraphShapes(words, paragraphs),
      monthly: yearMonths(birth, found).map(({ span: limits, house: sunHouse, paragraph }) => ({
        span: spanShape(clock, limits),
        house: sunHouse,
        paragraphs: paragraphShapes(words, [paragraph]),
      })),
    };
  },
});

export const handler = serve(year);

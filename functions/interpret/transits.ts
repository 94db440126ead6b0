import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { about, objectList, several } from '../../lib/contract/frame/about.ts';
import { graha, house, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { transitsReading } from '../../layers/jyotish/phala/transits.ts';

export const transits = endpoint({
  path: '/v1/interpret/transits',
  summary: 'What the planets of the moment bring to this chart, by their houses from the natal Moon',
  description:
    'One paragraph for each planet at `at`: its house from the natal Moon, whether another planet obstructs or relieves ' +
    'it (vedha), and the house from the ascendant in which it shows, where that is another. When a planet entered and leaves is answered by ' +
    'transit/house-timeline. Without a time of birth the houses from the ascendant are left out and a warning says so; ' +
    'meta.uncertain says whether the Moon changed sign on the day of birth.',
  sources: ['Phaladeepika ch. 26', 'Brihat Samhita ch. 103'],
  credits: 3,
  wave: 2,
  foretells: true,
  input: birthAtInput({
    planets: z._default(
      several(graha, 1, 9, 'Planets to read, in the order of the answer; all nine when left out, the slow ones first'),
      ['saturn', 'jupiter', 'rahu', 'ketu', 'mars', 'sun', 'venus', 'mercury', 'moon'],
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'planets'],
  output: z.strictObject({
    planets: objectList('The planets that were asked for, each once', {
      planet: about(graha, 'The planet in transit'),
      name: nameOf('planet'),
      reference: referencePath,
      sign: about(sign, 'Sign it passes through'),
      house: about(house, 'House of that sign from the natal Moon, 1 to 12'),
      paragraphs: readingParas,
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: (call) => {
    const { birth, at, input, skyAt, words, setting } = call;
    setting('at', at.clock.text(at.jd));
    const there = skyAt(at.place);
    const signs = byGraha((planet) => signOf(there.longitude(planet, at.jd)));
    const wanted = [...new Set(input.planets)];
    return overTheDay(birth, call.uncertain, (jd) => ({
      planets: transitsReading(chartToRead(call, jd), signs, wanted, birth.timeKnown).map(
        ({ planet, house: fromMoon, paragraph }) => ({
          planet,
          name: planetName(words, planet),
          reference: referenceTo('planets', planet),
          sign: signShape(words, signs[planet]),
          house: fromMoon,
          paragraphs: paragraphShapes(words, [paragraph]),
        }),
      ),
    }));
  },
});

export const handler = serve(transits);

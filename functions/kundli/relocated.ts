import * as z from 'zod/mini';
import { bhavas, houseFinder } from '../../layers/jyotish/chart/bhava.ts';
import { castChart, chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { TO_PLACE_FIELD } from '../../lib/contract/frame/input-fields.ts';
import { about, flag, objectListOf, objectOf, oneOf, text } from '../../lib/contract/frame/about.ts';
import { deg, graha, house, name, nameOf, planetPos, HOUSE_LIMITS } from '../../lib/contract/frame/shapes.ts';
import { ascendantShape, bhavaShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const FRAME = {
  ascendant: about(planetPos, 'The ascendant there'),
  mc: about(deg, 'Sidereal longitude of the midheaven there, degrees'),
  houses: objectListOf(12, 'The twelve houses there', HOUSE_LIMITS),
};

export const kundliRelocated = endpoint({
  path: '/v1/kundli/relocated',
  summary: 'The birth chart cast for another place: ascendant and houses there, and which planets change house',
  description:
    'The instant of birth seen from another place on Earth. Ascendant, midheaven and houses are those of `to_place`; the planets stand at the same degrees, because they are seen from the centre of the Earth (with observer topocentric they are, in both frames, those of the place of birth). So the Moon sign, the birth star, the divisional places of the planets and the dashas do not move, and the texts for them hold as they were. No classical text has such a chart: it comes from modern practice, and `school` says so. Placidus and its like are refused inside the polar circles.',
  sources: ['Modern practice (relocation); Swiss Ephemeris 2.10 (houses)'],
  credits: 1,
  wave: 3,
  input: birthInput(TO_PLACE_FIELD),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    school: oneOf(['modern'], 'Where the practice comes from: modern, no classical text has it'),
    school_name: nameOf('practice'),
    birth: about(z.strictObject(FRAME), 'The frame of the place of birth'),
    relocated: objectOf('The frame of the other place', {
      ...FRAME,
      planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
        planet: graha,
        name,
        house_birth: about(house, 'House at the place of birth'),
        house_here: about(house, 'House at the other place'),
        changed: about(flag, 'The two differ'),
      }),
    }),
    note: about(text, 'What does not move, in the wanted language'),
  }),
  example: { ...EXAMPLE_BIRTH, to_place: { lat: 51.5074, lon: -0.1278 } },
  compute: ({ birth, toPlace, sky, options, words }) => {
    const { relocated, schools } = bank(words.language, 'chart');
    const system = options.house_system;
    const chart = castChart(sky, birth.jd, birth.place, system);
    const there = sky.houses(system, birth.jd, toPlace ?? birth.place);
    const houseThere = houseFinder(there, system);
    const houses = (frame: typeof there) => bhavas(frame, system).map((bhava) => bhavaShape(words, bhava));
    return {
      school: 'modern' as const,
      school_name: schools.modern,
      birth: { ascendant: ascendantShape(words, chart.ascendant), mc: chart.mc, houses: houses(chart.frame) },
      relocated: {
        ascendant: ascendantShape(words, chartPoint(there.ascendant)),
        mc: there.mc,
        houses: houses(there),
        planets: GRAHAS.map((planet) => {
          const { house: before, longitude } = chart.grahas[planet];
          const here = houseThere(longitude);
          return {
            planet,
            name: planetName(words, planet),
            house_birth: before,
            house_here: here,
            changed: here !== before,
          };
        }),
      },
      note: relocated,
    };
  },
});

export const handler = serve(kundliRelocated);

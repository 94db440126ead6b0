import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { GRADE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { notice, optional, planetRemedies, worshipRow } from '../../lib/contract/suites/remedies.ts';
import { condition } from '../../lib/contract/suites/conditions.ts';
import { about, flag, objectList } from '../../lib/contract/frame/about.ts';
import { graha, keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { conditionsShape, gradeShape } from '../../lib/answers/present/dosha.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { planetRemedyShape, worshipShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { allDoshas, DOSHA_IDS } from '../../layers/jyotish/dosha/all.ts';
import { DOSHA_PLANETS, DOSHA_WORSHIPS, heaviestFirst } from '../../layers/jyotish/remedies/worship.ts';

const { mantra, dana, deities } = planetRemedies;

export const remediesDoshas = endpoint({
  path: '/v1/remedies/doshas',
  summary:
    'Remedies grouped by the doshas of a chart: worship, mantra and gifts, each dosha with the rules that found it',
  description:
    'The doshas of dosha/all that are present and have remedies, the strongest first; a cancelled one says so and comes ' +
    'last among equals. Worship as almanacs name it, with the mantra and gifts of the planets of the dosha; fitting dates are ' +
    'in remedies/puja. No person, animal or thing is harmed or married off in any of them.',
  sources: ['BPHS ch. 84-96 (pacifications)', 'almanac practice'],
  credits: 2,
  input: birthAtInput(),
  settings: ['ayanamsa', 'node', 'sunrise'],
  output: z.strictObject({
    doshas: objectList('Doshas with their remedies; empty where none is present', {
      ...keyed(DOSHA_IDS, 'dosha').shape,
      ...GRADE,
      cancelled: about(flag, 'Something cancels it; it is graded mild'),
      rules_met: about(z.array(condition), 'Rules that found it'),
      optional,
      pujas: about(z.array(z.strictObject(worshipRow)), 'Worship, the usual first'),
      planets: objectList('Mantra and gifts of its planets', {
        planet: about(graha, 'Planet of the dosha'),
        name: nameOf('planet'),
        mantra,
        dana,
        deities,
      }),
    }),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: async ({ birth, at, options, sky, words, setting }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const chart = castChart(sky, birth.jd, birth.place);
    const reading = chartReading(chart, 1, NO_CIRCUMSTANCES, READING_DOCTRINE);
    const born = { jd: birth.jd, day: dayOfMoment(sky, options, birth), moon: chart.grahas.moon.longitude };
    setting('at', at.clock.text(at.jd));
    return {
      doshas: heaviestFirst(allDoshas(sky, reading, born, at.jd)).map(({ id, grade, met, cancelledBy }) => ({
        key: id,
        name: bank(words.language, 'doshas').doshaNames[id],
        ...gradeShape(words, grade),
        cancelled: cancelledBy.length > 0,
        rules_met: conditionsShape(words, met),
        optional: true as const,
        pujas: (DOSHA_WORSHIPS[id] ?? []).map((key) => worshipShape(pen, key)),
        planets: (DOSHA_PLANETS[id] ?? []).map((planet) => ({
          planet,
          name: planetName(words, planet),
          ...planetRemedyShape(pen, planet, ['mantra', 'dana'], {
            kinds: ['mantra', 'dana'],
            kali: false,
            fastFrom: null,
          }),
        })),
      })),
      notice: pen.bank.notice,
    };
  },
});

export const handler = serve(remediesDoshas);

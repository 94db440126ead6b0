import * as z from 'zod/mini';
import { runningTime } from '../../lib/answers/queries/remedies.ts';
import { civilOf, dateText } from '../../lib/contract/values/date-time.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { notice, optional, planetRemedies, REMEDY_FIELDS, remedyPlanet } from '../../lib/contract/suites/remedies.ts';
import { about, flag, objectList, text } from '../../lib/contract/frame/about.ts';
import { period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { dashaWriter, periodShape } from '../../lib/answers/present/dasha.ts';
import { planetRemedyShape, remedyPlanetShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { dashaTree } from '../../layers/jyotish/dasha/walk.ts';
import { addDays, dayNumber, isoDate, plusDays } from '../../layers/jyotish/ephemeris/instant.ts';
import { isWellPlaced, kindsFor, remedyRole } from '../../layers/jyotish/remedies/need.ts';

const USUAL_DAYS = 5 * 365;
const MOST_DAYS = 20 * 366;
/** More periods than touch twenty years. */
const MOST_PERIODS = 200;

export const remediesDasha = endpoint({
  path: '/v1/remedies/dasha',
  summary: 'Remedies for the lords of the running and coming Vimshottari periods',
  description:
    'Major and minor periods from `at` to `to` (five years on when left out, twenty at most), each with the remedies of its ' +
    'lord by what the lord is for the ascendant: a killing planet (maraka) in its own period has mantra and gifts alone. ' +
    'Where the lord is well placed and does the ascendant good, nothing is asked, and the answer says so.',
  sources: ['BPHS ch. 46 (Vimshottari)', 'BPHS ch. 34 (lordships)', 'BPHS ch. 84 (pacification of the planets)'],
  credits: 2,
  wave: 2,
  input: birthAtInput({
    to: z.optional(dateText('Last day, YYYY-MM-DD; five years after `at` when left out')),
    ...REMEDY_FIELDS,
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'kinds', 'kali'],
  output: z.strictObject({
    lords: objectList('Major periods and the minor ones inside them, in order of their starts', {
      ...remedyPlanet,
      period: about(period, 'The period; its last lord is the planet'),
      needed: about(flag, 'Whether tradition asks for anything'),
      text: about(z.optional(text), 'Said where nothing is asked'),
      optional,
      ...planetRemedies,
    }),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30', to: '2028-12-31' },
  compute: async ({ birth, at, input, options, sky, words, setting }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const chart = castChart(sky, birth.jd, birth.place);
    const to = input.to === undefined ? addDays(at.date, USUAL_DAYS) : civilOf(input.to);
    const days = dayNumber(to) - dayNumber(at.date);
    if (days < 0)
      throw invalidField(
        'to',
        'OUT_OF_RANGE',
        'to must not be before at.',
        `${isoDate(at.date)} or later`,
        input.to ?? '',
      );
    if (days > MOST_DAYS) throw rangeTooLong('to', 'at and to may span 20 years.', 'at most 20 years');
    const plan = vimshottari(chart, options.year_length);
    const nodes = dashaTree(plan, 2, { from: at.jd, to: plusDays(at.jd, days + 1) }, MOST_PERIODS) ?? [];
    const periods = nodes.flatMap((node) => [node.period, ...node.children.map((child) => child.period)]);
    const { saturn } = runningTime(sky, chart, at.jd, options.year_length);
    const writer = dashaWriter(words, birth.offset);
    setting('at', at.clock.text(at.jd));
    return {
      lords: periods.map((one) => {
        const planet = one.lord;
        const role = remedyRole(chart, planet);
        const needed = !(role === 'benefic' && isWellPlaced(chart, planet));
        const suited = kindsFor(chart, planet, { lords: one.lords, saturn });
        const { deities, ...remedies } = planetRemedyShape(pen, planet, needed ? suited : [], {
          kinds: input.kinds.filter((kind) => kind !== 'vrata' || !input.no_fast),
          kali: input.kali,
          fastFrom: null,
        });
        return {
          ...remedyPlanetShape(pen, { planet, role }),
          period: periodShape(writer, one),
          needed,
          ...(needed ? {} : { text: pen.bank.noneAsked }),
          optional: true as const,
          ...remedies,
          deities,
        };
      }),
      notice: pen.bank.notice,
    };
  },
});

export const handler = serve(remediesDasha);

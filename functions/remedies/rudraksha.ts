import * as z from 'zod/mini';
import { runningTime } from '../../lib/answers/queries/remedies.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { notice, optional } from '../../lib/contract/suites/remedies.ts';
import { about, keysOf, objectList, whole } from '../../lib/contract/frame/about.ts';
import { graha, keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { whyShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { nakshatraLord } from '../../layers/jyotish/chart/nakshatra.ts';
import { NEED_POINTS, needsOf } from '../../layers/jyotish/remedies/need.ts';
import { PLANET_REMEDIES } from '../../layers/jyotish/remedies/planet-rows.ts';

const WHY = ['star_lord', ...keysOf(NEED_POINTS)] as const;

export const remediesRudraksha = endpoint({
  path: '/v1/remedies/rudraksha',
  summary: 'Rudraksha beads for the lord of the birth star and the planets that need support, each with its reason',
  description:
    'The bead of the lord of the birth star, then those of the planets that remedies/planets lists. Faces 1 to 14 have ' +
    'planets; beads of 15 faces and more, and joined beads, are not suggested. The five-faced bead is open to everybody.',
  sources: ['Shiva Purana, Vidyeshvara Samhita ch. 25 (faces)', 'practice (planets of the faces)'],
  credits: 1,
  wave: 2,
  input: birthAtInput(),
  settings: ['ayanamsa', 'node', 'year_length'],
  output: z.strictObject({
    beads: objectList('Beads, that of the birth star first', {
      mukhi: about(z.array(whole(1, 14, 'Faces')), 'Faces of its beads, the usual first'),
      planet: about(graha, 'Planet of the bead'),
      name: nameOf('planet'),
      why: about(z.array(keyed(WHY, 'reason')), 'Facts that selected it'),
      optional,
    }),
    open_to_all: whole(5, 5, 'Faces of the bead that anybody may wear'),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: async ({ birth, at, options, sky, words, setting }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const chart = castChart(sky, birth.jd, birth.place);
    const needs = needsOf(chart, runningTime(sky, chart, at.jd, options.year_length));
    const lord = nakshatraLord(chart.grahas.moon.nakshatra.id);
    setting('at', at.clock.text(at.jd));
    return {
      beads: [lord, ...needs.map(({ planet }) => planet).filter((planet) => planet !== lord)].map((planet) => {
        const need = needs.find((one) => one.planet === planet);
        const reasons = need ? whyShape(pen, need.reasons).map(({ key, name }) => ({ key, name })) : [];
        return {
          mukhi: [...PLANET_REMEDIES[planet].mukhi],
          planet,
          name: planetName(words, planet),
          why: [...(planet === lord ? [{ key: 'star_lord' as const, name: pen.bank.starLord }] : []), ...reasons],
          optional: true as const,
        };
      }),
      open_to_all: 5,
      notice: pen.bank.notice,
    };
  },
});

export const handler = serve(remediesRudraksha);

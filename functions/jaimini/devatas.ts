import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DEITY_KEYS, DEVATA_KINDS, DEVATA_WAYS, devatasOf } from '../../layers/jyotish/jaimini/karakamsa.ts';

export const devatas = endpoint({
  path: '/v1/jaimini/devatas',
  wave: 2,
  summary: 'Ishta, dharma and palana deities by the navamsa of the karakas',
  description:
    'The ishta devata is read from the twelfth, the dharma devata from the ninth of the atmakaraka’s navamsa sign; the palana devata from the sixth of the amatyakaraka’s. The planet in that sign, of several the one furthest on, or the lord of the empty sign, names the deity. Guru and kula devatas have no rule in the sutras and are not given.',
  sources: ['Jaimini Sutras 1.2.72-79', 'Sanjay Rath, Crux of Vedic Astrology'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'karaka_scheme'],
  output: z.strictObject({
    devatas: objectListOf(3, 'The three deities', {
      key: oneOf(DEVATA_KINDS, 'Kind of deity'),
      name,
      sign: about(sign, 'Navamsa sign it is read from'),
      planet: graha,
      planet_name: nameOf('planet'),
      by: oneOf(DEVATA_WAYS, 'Whether the planet stands in the sign or rules it'),
      by_name: nameOf('way'),
      deity: oneOf(DEITY_KEYS, 'Deity of the planet'),
      deity_name: nameOf('deity'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const text = bank(words.language, 'jaimini');
    return {
      devatas: devatasOf(castChart(sky, birth.jd, birth.place), options.karaka_scheme).map((row) => ({
        key: row.kind,
        name: text.devataKinds[row.kind],
        sign: signShape(words, row.sign),
        planet: row.planet,
        planet_name: planetName(words, row.planet),
        by: row.by,
        by_name: text.devataWays[row.by],
        deity: row.deity,
        deity_name: text.deities[row.deity],
      })),
    };
  },
});

export const handler = serve(devatas);

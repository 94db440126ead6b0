import * as z from 'zod/mini';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { gocharaOf, GOCHARA_RESULTS, NODES_GOOD, VEDHA_VENUS } from '../../layers/jyotish/transit/gochara.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectListOf, oneOf, text } from '../../lib/contract/frame/about.ts';
import { graha, house, name, nameOf, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';

export const transitGochara = endpoint({
  path: '/v1/transit/gochara',
  summary: 'Results of all transits from the natal Moon, with vedha and vipareeta vedha',
  description:
    'What each planet brings at `at` by the house it passes through from the natal Moon. Every planet has houses in which it does good; to each of them belongs another house (vedha), and a planet standing there voids the good. The other way round, a planet in a vedha house does no harm while another stands in the good house it belongs to (vipareeta vedha). The Sun and Saturn, the Moon and Mercury never obstruct each other. Rahu and Ketu obstruct like the others; always opposite, one of them in the eleventh is always obstructed by the other in the fifth, and relieves it. Without a time of birth it is computed for noon; `meta.uncertain` says when the Moon may be in another sign.',
  sources: ['Phaladeepika ch. 26', 'Prasna Marga 22 (nodes_good: 3_6_11)'],
  credits: 2,
  input: birthAtInput({
    nodes_good: choice(
      NODES_GOOD,
      '3_6_10_11',
      'Good houses of Rahu and Ketu: those of Mars with the tenth, or those of Mars',
    ),
    vedha_venus: choice(
      VEDHA_VENUS,
      '11-3_12-6',
      'Houses that obstruct Venus in the eleventh and the twelfth: the third and the sixth, or the sixth and the third',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer', 'nodes_good', 'vedha_venus'],
  output: z.strictObject({
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      sign: about(sign, 'Sign the planet is in'),
      house: about(house, 'House of that sign from the natal Moon, 1 to 12'),
      good: about(flag, 'The house is good for this planet'),
      vedha_by: about(
        z.nullable(graha),
        'Planet that stands in the vedha house of a good place and makes it void; null where none does',
      ),
      vedha_by_name: about(z.nullable(text), 'Its name in the wanted language; null as vedha_by is'),
      vipareeta_by: about(
        z.nullable(graha),
        'Planet that stands in the good house to which a bad place is the vedha, and takes its harm; null where none does',
      ),
      vipareeta_by_name: about(z.nullable(text), 'Its name in the wanted language; null as vipareeta_by is'),
      vedha_by_all: planets(
        'All planets that do the one or the other, the heaviest in daily results first; the first is vedha_by or vipareeta_by',
      ),
      verdict: oneOf(GOCHARA_RESULTS, 'What comes of it: good, good but obstructed, bad, or bad but relieved'),
      verdict_name: nameOf('verdict'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ input, birth, at, sky, skyAt, words, setting, uncertain }) => {
    setting('at', at.clock.text(at.jd));
    const there = skyAt(at.place);
    const signs = byGraha((one) => signOf(there.longitude(one, at.jd)));
    const { verdicts } = bank(words.language, 'transit');
    const nameOrNull = (planet: Graha | null): string | null => planet && planetName(words, planet);
    const school = { nodesGood: input.nodes_good, vedhaVenus: input.vedha_venus };
    return overTheDay(birth, uncertain, (jd) => ({
      planets: gocharaOf(signOf(sky.longitude('moon', jd)), signs, school).map((one) => ({
        planet: one.graha,
        name: planetName(words, one.graha),
        sign: signShape(words, signs[one.graha]),
        house: one.house,
        good: one.good,
        vedha_by: one.vedhaBy,
        vedha_by_name: nameOrNull(one.vedhaBy),
        vipareeta_by: one.vipareetaBy,
        vipareeta_by_name: nameOrNull(one.vipareetaBy),
        vedha_by_all: planetsShape(words, one.vedhaByAll),
        verdict: one.result,
        verdict_name: verdicts[one.result],
      })),
    }));
  },
});

export const handler = serve(transitGochara);

import * as z from 'zod/mini';
import { runningTime } from '../../lib/answers/queries/remedies.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { gemReasons, notice } from '../../lib/contract/suites/remedies.ts';
import { about, flag, objectList, oneOf, text } from '../../lib/contract/frame/about.ts';
import { graha, keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { filled } from '../../lib/words/fill.ts';
import { nameForms } from '../../lib/words/forms.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { gemReasonsShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { gemsFor, judgeGem, opposedGems, planetOfGem } from '../../layers/jyotish/remedies/gems.ts';
import { opposedPlanets } from '../../layers/jyotish/remedies/need.ts';
import { GEMS } from '../../layers/jyotish/remedies/planet-rows.ts';

const CONFLICTS = ['gem', 'period'] as const;

export const remediesGemstoneCheck = endpoint({
  path: '/v1/remedies/gemstone-check',
  summary: 'Whether a given stone suits a chart, test by test, and what it would stand against',
  description:
    'A stone suits when its planet rules the first, fifth or ninth house (or is the exalted ruler of the fourth, seventh or ' +
    'tenth), does not rule 6, 8 or 12 alone, and is not debilitated without cancellation. Conflicts are with the stones of ' +
    'remedies/gemstones that belong to the other group, and with the lord of the running major period.',
  sources: ['Phaladeepika ch. 2 v. 29', 'BPHS ch. 34 (lordships)'],
  credits: 1,
  wave: 2,
  input: birthAtInput({ gem: oneOf(GEMS, 'The stone') }),
  settings: ['ayanamsa', 'node', 'year_length'],
  output: z.strictObject({
    gem: oneOf(GEMS, 'The stone'),
    gem_name: nameOf('stone'),
    planet: about(graha, 'Planet of the stone'),
    planet_name: nameOf('planet'),
    suitable: about(flag, 'Whether it suits the chart'),
    reasons: gemReasons,
    conflicts: objectList('What the stone would stand against; empty where nothing is', {
      kind: oneOf(CONFLICTS, 'With another stone of this chart, or with the running period'),
      kind_name: about(text, 'The conflict in words'),
      other_stone: about(z.optional(keyed(GEMS, 'stone')), 'The other stone'),
    }),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30', gem: 'red_coral' },
  compute: async ({ birth, at, input, options, sky, words, setting }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const { conflicts, notice: said } = pen.bank;
    const gems = bank(words.language, 'gems');
    const chart = castChart(sky, birth.jd, birth.place);
    const planet = planetOfGem(input.gem);
    const { suitable, findings } = judgeGem(chart, planet);
    const [lord] = runningTime(sky, chart, at.jd, options.year_length).lords;
    setting('at', at.clock.text(at.jd));
    const against = gemsFor(chart, false).filter(({ gem }) => opposedGems(planet).includes(gem));
    return {
      gem: input.gem,
      gem_name: gems[input.gem],
      planet,
      planet_name: planetName(words, planet),
      suitable,
      reasons: gemReasonsShape(pen, findings),
      conflicts: [
        ...against.map(({ gem }) => ({
          kind: 'gem' as const,
          kind_name: filled(conflicts.gem, { gem: gems[gem] }),
          other_stone: { key: gem, name: gems[gem] },
        })),
        ...(lord !== undefined && opposedPlanets(planet).includes(lord)
          ? [
              {
                kind: 'period' as const,
                kind_name: filled(conflicts.period, { planet: nameForms(words, 'planets', lord) }),
              },
            ]
          : []),
      ],
      notice: said,
    };
  },
});

export const handler = serve(remediesGemstoneCheck);

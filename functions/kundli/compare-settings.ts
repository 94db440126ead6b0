import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { OPTION_FIELDS, type Options } from '../../lib/contract/options.ts';
import { num, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { birthFacts, changedFacts, dashaShiftDays } from '../../layers/jyotish/kundli/compare.ts';

const { ayanamsa, node, house_system, observer, year_length } = OPTION_FIELDS;
const choices = z.strictObject({ ayanamsa, node, house_system, observer, year_length });
const settings = z.strictObject({
  ayanamsa: z.union([text, z.strictObject({ t0_jd: num, value: num })]),
  node: text,
  house_system: text,
  observer: text,
  year_length: num,
});
const fact = z.union([text, num, z.boolean()]);

type Compared = Pick<Options, 'ayanamsa' | 'node' | 'house_system' | 'observer' | 'year_length'>;

export const compareSettings = endpoint({
  path: '/v1/kundli/compare-settings',
  summary: 'Same birth under several ayanamsas, nodes, house systems and year lengths, as a difference list',
  credits: 3,
  input: birthInput({
    settings: z
      .array(choices)
      .check(
        z.minLength(1),
        z.maxLength(6),
        z.describe('sets of options, each compared with the options of the request'),
      ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'observer', 'year_length'],
  output: z.strictObject({
    base: z.strictObject({ settings }),
    variants: z.array(
      z.strictObject({
        settings: settings.check(z.describe('the base with this variant’s options put in')),
        changed: z.array(
          z.strictObject({
            field: text.check(z.describe('as planets.moon.nakshatra, ascendant.sign, dasha.maha')),
            from: fact,
            to: fact,
          }),
        ),
        dasha_shift: num.check(
          z.describe('days by which Vimshottari dates come later, at the end of the first period'),
        ),
      }),
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    settings: [{ ayanamsa: 'raman' }, { ayanamsa: 'krishnamurti', node: 'true' }],
  },
  compute: ({ birth, input, options, skyAt }) => {
    const factsUnder = (chosen: Compared) =>
      birthFacts(birth.jd, birth.place, {
        sky: skyAt(birth.place, { ayanamsa: chosen.ayanamsa, node: chosen.node, observer: chosen.observer }),
        houseSystem: chosen.house_system,
        yearLength: chosen.year_length,
      });
    const base: Compared = {
      ayanamsa: options.ayanamsa,
      node: options.node,
      house_system: options.house_system,
      observer: options.observer,
      year_length: options.year_length,
    };
    const known = factsUnder(base);
    return {
      base: { settings: base },
      variants: input.settings.map((change) => {
        const chosen: Compared = {
          ayanamsa: change.ayanamsa ?? base.ayanamsa,
          node: change.node ?? base.node,
          house_system: change.house_system ?? base.house_system,
          observer: change.observer ?? base.observer,
          year_length: change.year_length ?? base.year_length,
        };
        const facts = factsUnder(chosen);
        return {
          settings: chosen,
          changed: [...changedFacts(known, facts)],
          dasha_shift: dashaShiftDays(known, facts),
        };
      }),
    };
  },
});

export const handler = serve(compareSettings);

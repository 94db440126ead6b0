import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf, span, tithi } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { tithiShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { BHADRA_LOKAS, bhadraParts, bhadrasOf, type BhadraLoka } from '../../layers/jyotish/panchang/star-windows.ts';

const DWELLING = {
  residence: oneOf(BHADRA_LOKAS, 'World in which it dwells, by the sign of the Moon'),
  residence_name: nameOf('world'),
  harmful: about(flag, 'Whether it harms what is begun: only on earth'),
};

export const panchangBhadra = endpoint({
  path: '/v1/panchang/bhadra',
  summary: 'Bhadra (Vishti) with its dwelling, mouth and tail',
  description:
    'Every Vishti karana that touches the window, whole. Where it dwells follows from the sign of the Moon at its start: in heaven for Aries, Taurus, Gemini and Scorpio, in the netherworld for Virgo, Libra, Sagittarius and Capricorn, on earth for the others; only on earth does it harm. panchang/inauspicious, muhurat/day-guide and the searches for a muhurta part a Bhadra where the Moon changes its world inside, as residence: split does. The tithi has eight parts; the mouth is the first two thirds of the part that the tithi names, the tail the last two fifths of another, and the tail is fit for work.',
  sources: ['Muhurta Chintamani 1', 'Dharmasindhu', 'Drik Panchang, Bhadra pages'],
  credits: 1,
  wave: 2,
  input: rangePlaceInput(
    {
      residence: choice(
        ['start', 'split'],
        'start',
        'start: the Moon’s sign at the start decides for the whole; split: parts are also listed one by one where the Moon changes its sign inside',
      ),
    },
    366,
  ),
  settings: ['ayanamsa', 'residence'],
  output: z.strictObject({
    periods: objectList('Bhadras that touch the window, in order of time', {
      tithi: about(tithi, 'Tithi of which it is a half'),
      span: about(span, 'True start and end, also where they lie outside the window'),
      ...DWELLING,
      mukha: about(span, 'Its mouth, the worst part'),
      puchha: about(span, 'Its tail, the good part'),
      parts: about(
        z.optional(z.array(z.strictObject({ ...DWELLING, span }))),
        'Parts by dwelling, in order of time; only with residence: split',
      ),
    }),
  }),
  example: { from: '2024-03-01', to: '2024-03-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, setting }) => {
    const { table } = longAlmanac(sky, place, options.sunrise, clock, start);
    setting('ayanamsa_value', sky.ayanamsa(start));
    const dwelling = (loka: BhadraLoka) => ({
      residence: loka,
      residence_name: bank(words.language, 'panchang').bhadraLokas[loka],
      harmful: loka === 'earth',
    });
    return {
      periods: bhadrasOf(table, { start, end }).map((one) => {
        const parts = bhadraParts(table, one);
        return {
          tithi: tithiShape(words, one.tithi),
          span: spanShape(clock, one),
          ...dwelling(rowOf(parts, 1, 'part of a Bhadra').loka),
          mukha: spanShape(clock, one.mukha),
          puchha: spanShape(clock, one.puchha),
          parts:
            input.residence === 'split'
              ? parts.map(({ loka, ...limits }) => ({ ...dwelling(loka), span: spanShape(clock, limits) }))
              : undefined,
        };
      }),
    };
  },
});

export const handler = serve(panchangBhadra);

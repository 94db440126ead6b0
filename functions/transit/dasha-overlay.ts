import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, several, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, keyed, name, sign, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { ashtakavargaOf } from '../../layers/jyotish/strength/ashtakavarga.ts';
import { dashaOverlay } from '../../layers/jyotish/transit/dasha-overlay.ts';

const unseen = (what: string) => `${what}; null for the Moon, which is too fast to follow`;

export const transitDashaOverlay = endpoint({
  path: '/v1/transit/dasha-overlay',
  summary: 'Transits of the running period lords from the ascendant, the Moon and their own places',
  description:
    'Which planets rule the running Vimshottari periods, and where they pass meanwhile: the house of each lord from the natal ascendant, from the natal Moon and from its own natal sign, and its bindus in the sign. Each lord is tested: a good house from the Moon (whatever obstructs it), a house from the ascendant among 1, 2, 4, 5, 7, 9, 10, 11, a house from itself other than 6, 8, 12, and four bindus or more (not for Rahu and Ketu); a row is supportive when at least half of the tests of its lords are passed. A new row begins where a period changes and where one of the lords that run in the window enters a sign. The Moon is not followed. Nothing before birth is listed.',
  sources: [
    'BPHS ch. 46 (Vimshottari)',
    'Phaladeepika ch. 23 and 26 (bindus and houses from the Moon)',
    'Count of the tests: this service',
  ],
  credits: 3,
  wave: 2,
  input: birthRangeInput({
    levels: z._default(whole(1, 3, 'Levels of periods that are looked at, 1 maha to 3 pratyantar'), 2),
  }),
  settings: ['ayanamsa', 'node', 'observer', 'year_length', 'levels'],
  output: z.strictObject({
    rows: objectList('Rows in order of time, cut at the ends of the window', {
      span: about(span, 'Over which the lords and their signs stay the same'),
      lords: several(keyed(GRAHAS, 'lord'), 1, 3, 'Lords of the running periods, level 1 first'),
      transits: objectList('Each lord once, level 1 first', {
        planet: about(graha, 'Lord of a running period'),
        name,
        fast: about(flag, 'The Moon: it passes through the signs too fast to be followed'),
        sign: about(z.nullable(sign), unseen('Sign it passes through')),
        from_lagna: about(z.nullable(house), unseen('House of that sign from the natal ascendant, 1 to 12')),
        from_moon: about(z.nullable(house), unseen('House from the natal Moon, 1 to 12')),
        from_self: about(z.nullable(house), unseen('House from its own natal sign, 1 to 12')),
        bav: about(
          z.nullable(whole(0, 8, 'Bindus, 0 to 8')),
          'Bindus of the planet in that sign, 0 to 8; null for Rahu and Ketu, which have none, and for the Moon',
        ),
        gochara: about(
          z.nullable(z.enum(['good', 'bad'])),
          unseen('Whether the house from the Moon is good for it, without regard to vedha'),
        ),
        gochara_name: about(z.nullable(z.string()), 'Its name in the wanted language; null as gochara is'),
        points: about(z.nullable(whole(0, 4, 'Tests passed')), unseen('Tests passed, 0 to 4')),
        tests: about(z.nullable(whole(0, 4, 'Tests made')), unseen('Tests that can be made, 3 or 4')),
      }),
      supportive: about(
        z.nullable(flag),
        'At least half of the tests of its lords are passed; null where the Moon alone rules and none can be made',
      ),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2026-12-31' },
  compute: ({ input: { levels }, birth, range, options, sky, skyAt, place, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { ascendant, signs } = chart;
    const reader = {
      moonSign: signs.moon,
      lagnaSign: ascendant.sign,
      signs,
      bav: ashtakavargaOf({ ...signs, ascendant: ascendant.sign }).bav,
    };
    const plan = vimshottari(chart, options.year_length);
    const { verdicts } = bank(words.language, 'transit');
    const rows = dashaOverlay(skyAt(place), reader, plan, range, levels);
    return {
      rows: rows.map(({ start, end, lords, transits, supportive }) => ({
        span: spanShape(range.clock, { start, end }),
        lords: lords.map((lord) => ({ key: lord, name: planetName(words, lord) })),
        transits: transits.map(({ lord, transit }) => {
          const gochara = transit && (transit.gocharaGood ? ('good' as const) : ('bad' as const));
          return {
            planet: lord,
            name: planetName(words, lord),
            fast: transit === null,
            sign: transit && signShape(words, transit.sign),
            from_lagna: transit && transit.fromLagna,
            from_moon: transit && transit.fromMoon,
            from_self: transit && transit.fromSelf,
            bav: transit && transit.bav,
            gochara,
            gochara_name: gochara && verdicts[gochara],
            points: transit && transit.points,
            tests: transit && transit.tests,
          };
        }),
        supportive,
      })),
    };
  },
});

export const handler = serve(transitDashaOverlay);

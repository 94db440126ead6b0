import { choice } from '../../lib/contract/frame/about.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { ashtakavargaOf } from '../../layers/jyotish/strength/ashtakavarga.ts';
import { bhavaBalas } from '../../layers/jyotish/strength/bhava-bala.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { shadbalaTotals } from '../../lib/answers/queries/strength.ts';
import { barsScene, type Bar } from '../../lib/print/draw/bars.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { FLOOR } from '../../lib/print/draw/sizing.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { wordsOf } from '../../lib/words/words.ts';

const KINDS = ['shadbala', 'bhava_bala', 'sarvashtakavarga'] as const;
/** Size of the type of `barsScene` at scale 1, as a share of the width. */
const TYPE = 0.02;
/** On a screen the bars of a report would be small. */
const SCALE = 1.6;
/** Mean of the bindus of a sign. */
const MEAN_BINDUS = 28;
/** Virupas of a rupa. */
const RUPA = 60;

export const strengthChart = resource({
  path: '/v1/charts/strength',
  summary: 'Bars of shadbala, of bhava bala, or of the bindus of the signs',
  description:
    'Draws numbers of other endpoints as bars, the number at the end of each. shadbala: rupas against what the planet needs, as a ratio (strength/shadbala); the stroke is what it needs, a bar that reaches it is filled. bhava_bala: the twelve houses in rupas (strength/bhava-bala); there is no required strength. sarvashtakavarga: bindus of the signs from Aries (strength/ashtakavarga); the stroke is the mean of 28.',
  credits: 1,
  auth: 'key',
  wave: 3,
  input: birthInput({
    kind: choice(KINDS, 'shadbala', 'Which strength is drawn'),
    ...TITLE_FIELD,
    ...LOOK_FIELDS,
    ...DRAWING_LANGUAGE_FIELD,
  }),
  settings: ['ayanamsa', 'sunrise', 'kind', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Sun 1.21, Moon 0.94, Mars 1.10, Mercury 1.02, Jupiter 1.33, Venus 0.88, Saturn 1.15.'),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, options, sky, setting, warn, press }) => {
    const language = input.language ?? options.language;
    setting('language', language);
    const words = wordsOf(language);
    const drawing = bank(language, 'drawing');
    const chart = castChart(sky, birth.jd, birth.place);
    const BARS: Readonly<Record<(typeof KINDS)[number], () => readonly Bar[]>> = {
      shadbala: () => {
        const { strengths } = shadbalaTotals(sky, chart, birth, options, warn);
        return PLANETS7.map((planet) => {
          const { ratio } = strengths[planet];
          return { name: drawing.planets[planet].name, value: ratio, mark: 1, text: ratio.toFixed(2) };
        });
      },
      bhava_bala: () => {
        const { totals } = shadbalaTotals(sky, chart, birth, options, warn);
        return bhavaBalas(sky, chart, totals, 'jalachara').map(({ house, total }) => ({
          name: `${drawing.house} ${house}`,
          value: total / RUPA,
          mark: 0,
          text: (total / RUPA).toFixed(2),
        }));
      },
      sarvashtakavarga: () => {
        const { sav } = ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign }, 'parashara');
        return sav.map((bindus, i) => ({
          name: words.name('signs', i),
          value: bindus,
          mark: MEAN_BINDUS,
          text: String(bindus),
        }));
      },
    };
    const subtitle = drawing.titles[input.kind];
    const title = input.title ?? birth.name ?? '';
    const scene = barsScene({
      bars: BARS[input.kind](),
      title: [title, subtitle].filter((text) => text !== '').join(' · '),
      heading: { title: title === '' ? subtitle : title, subtitle: title === '' ? '' : subtitle },
      scale: Math.max(SCALE, FLOOR.pixels / (TYPE * input.size)),
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(strengthChart);

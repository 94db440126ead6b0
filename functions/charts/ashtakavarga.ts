import { choice } from '../../lib/contract/frame/about.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { ASHTAKA_POINTS, ASHTAKA_TABLES, ashtakavargaOf } from '../../layers/jyotish/strength/ashtakavarga.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LOOK_FIELDS,
  STYLE_FIELD,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { bindusScene } from '../../lib/print/draw/bindus.ts';
import { drawn, styleOfLanguage } from '../../lib/print/draw/look.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';

/** Bindus from which a sign counts as strong, and below which as weak: the mean of the total is 28, of one planet 4. */
const LIMITS = { total: { strong: 30, weak: 25 }, one: { strong: 5, weak: 3 } } as const;

export const ashtakavargaChart = resource({
  path: '/v1/charts/ashtakavarga',
  summary: 'Bindus of one planet, or of all seven together, in the signs of a chart',
  description:
    'Draws the numbers of strength/ashtakavarga in the cells of a chart. Signs with 30 bindus or more of the total, or 5 or more of one planet, are written as strong; those below 25, or below 3, as weak. The text alternative lists the bindus from Aries.',
  credits: 1,
  auth: 'key',
  wave: 2,
  input: birthInput({
    planet: choice(
      ['total', ...ASHTAKA_POINTS],
      'total',
      'Whose bindus: one planet, the ascendant, or the total of the seven planets',
    ),
    table: choice(ASHTAKA_TABLES, 'parashara', 'Whose places give bindus; see strength/ashtakavarga'),
    ...STYLE_FIELD,
    ...TITLE_FIELD,
    ...LOOK_FIELDS,
    ...DRAWING_LANGUAGE_FIELD,
  }),
  settings: ['ayanamsa', 'planet', 'table', 'style', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Aries 25, Taurus 31, Gemini 28.'),
  example: { ...EXAMPLE_BIRTH, planet: 'total', style: 'north' },
  compute: ({ birth, input, options, sky, setting, press }) => {
    const language = input.language ?? options.language;
    const style = input.style ?? styleOfLanguage(language);
    setting('language', language);
    setting('style', style);
    const { ascendant, signs } = castChart(sky, birth.jd, birth.place);
    const { bav, sav } = ashtakavargaOf({ ...signs, ascendant: ascendant.sign }, input.table);
    const words = bank(language, 'drawing');
    const { planet } = input;
    const scene = bindusScene({
      style,
      words,
      ascendant: ascendant.sign,
      ...(planet === 'total'
        ? { bindus: sav, ...LIMITS.total, subtitle: words.titles.sarvashtakavarga }
        : {
            bindus: bav[planet],
            ...LIMITS.one,
            subtitle: `${words.planets[planet].name} · ${words.titles.ashtakavarga}`,
          }),
      title: input.title ?? birth.name ?? '',
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(ashtakavargaChart);

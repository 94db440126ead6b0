import * as z from 'zod/mini';
import { about, choice } from '../../lib/contract/frame/about.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vargaKey, vargaMethods, vargaNumber, VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { VARGA_METHODS } from '../../layers/jyotish/chart/varga-rules.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LABELS_FIELD,
  LOOK_FIELDS,
  STYLE_FIELD,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { chartScene } from '../../lib/print/draw/chart.ts';
import { drawn, styleOfLanguage } from '../../lib/print/draw/look.ts';
import { onScreen } from '../../lib/print/draw/sizing.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank, type Banks } from '../../lib/words/bank.ts';
import { COUNTED_CHARTS, drawnChart, withoutDegrees } from '../../lib/answers/present/drawing.ts';

const CHARTS = [...VARGAS.map(vargaKey), ...COUNTED_CHARTS];

/** What stands below the title where it is not the key of the chart. */
const SUBTITLES: Readonly<Partial<Record<(typeof CHARTS)[number], (words: Banks['drawing']) => string>>> = {
  D1: ({ titles }) => titles.rashi,
  D9: ({ titles }) => titles.navamsa,
  moon: ({ planets }) => planets.moon.name,
  sun: ({ planets }) => planets.sun.name,
  chalit: ({ titles }) => titles.chalit,
};

export const renderChart = resource({
  path: '/v1/charts/render',
  summary: 'Any chart or varga in north, south, east, Sri Lankan or circular style',
  description:
    'Draws the birth chart, a divisional chart, the chart counted from the Moon or the Sun, or the bhava chalit (sripati unless `house_system` says otherwise). Planets stand in the order of their degrees; behind a planet R is retrograde (the nodes are not marked), c combust, an arrow up exalted, an arrow down debilitated, a lozenge vargottama, a ring within a degree of the edge of a sign; the legend below names the marks that occur. No planet is hidden: what a crowded cell has no room for (minutes, degrees, marks; at small sizes the names, for which a letter stands) is told below the chart, which makes the drawing higher than wide. Type is never smaller than 9 px.',
  credits: 1,
  auth: 'key',
  input: birthInput({
    chart: choice(
      CHARTS,
      'D1',
      'D1 to D144, the chart counted from the sign of moon or sun, or chalit (planets by bhava)',
    ),
    method: choice(VARGA_METHODS, 'parashara', 'Rule of division of a divisional chart; see varga/{chart}'),
    degrees: z._default(about(z.boolean(), 'Write degrees and minutes beside the planets'), true),
    ...STYLE_FIELD,
    ...LABELS_FIELD,
    ...TITLE_FIELD,
    ...LOOK_FIELDS,
    ...DRAWING_LANGUAGE_FIELD,
  }),
  defaults: { house_system: 'sripati' },
  settings: ['ayanamsa', 'node', 'chart', 'style', 'labels', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('House 1, Scorpio: Ascendant 15°48′, Moon 13°39′. House 3, Capricorn: Rahu 18°46′.'),
  example: { ...EXAMPLE_BIRTH, chart: 'D9', style: 'north' },
  compute: ({ birth, input, options, sky, setting, press }) => {
    const { chart: key, method, labels, degrees } = input;
    const known = /^D/.test(key) ? vargaMethods(vargaNumber(key)) : [];
    if (known.length > 0 && !known.includes(method)) {
      const expected = known.join(', ');
      const message = `method must be one of ${expected} for ${key}.`;
      throw invalidField('method', 'UNKNOWN_VALUE', message, expected, method);
    }
    const language = input.language ?? options.language;
    const style = input.style ?? styleOfLanguage(language);
    setting('language', language);
    setting('style', style);
    if (key === 'chalit') setting('house_system', options.house_system);
    const cast = castChart(sky, birth.jd, birth.place, key === 'chalit' ? options.house_system : 'whole_sign');
    const whole = drawnChart(cast, key, method);
    const { first, bodies } = degrees ? whole : withoutDegrees(whole);
    const words = bank(language, 'drawing');
    const scene = chartScene({
      style,
      words,
      ascendant: first,
      bodies,
      labels,
      sizing: onScreen(input.size),
      title: input.title ?? birth.name ?? '',
      subtitle: SUBTITLES[key]?.(words) ?? key,
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(renderChart);

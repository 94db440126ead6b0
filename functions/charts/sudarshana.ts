import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LABELS_FIELD,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { ringsScene } from '../../lib/print/draw/rings.ts';
import { onScreen } from '../../lib/print/draw/sizing.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { drawnRashi, withoutDegrees } from '../../lib/answers/present/drawing.ts';

export const sudarshana = resource({
  path: '/v1/charts/sudarshana',
  summary: 'Sudarshana chakra: the houses from ascendant, Moon and Sun in three rings',
  description:
    'Three rings share their houses: the inner one is counted from the ascendant, the middle one from the Moon, the outer one from the Sun. The first house is at the left and the houses run anticlockwise. The text alternative tells each ring from the inside out.',
  sources: ['BPHS ch. 74'],
  credits: 1,
  auth: 'key',
  wave: 2,
  input: birthInput({ ...LABELS_FIELD, ...TITLE_FIELD, ...LOOK_FIELDS, ...DRAWING_LANGUAGE_FIELD }),
  settings: ['ayanamsa', 'node', 'labels', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Ascendant. House 1, Scorpio: Ascendant, Moon. House 3, Capricorn: Rahu.'),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, options, sky, setting, press }) => {
    const language = input.language ?? options.language;
    setting('language', language);
    const words = bank(language, 'drawing');
    const chart = castChart(sky, birth.jd, birth.place);
    const { bodies } = withoutDegrees(drawnRashi(chart));
    const scene = ringsScene({
      words,
      labels: input.labels,
      sizing: onScreen(input.size),
      rings: [
        { name: 'ascendant', about: words.planets.ascendant.name, first: chart.ascendant.sign, bodies },
        { name: 'moon', about: words.planets.moon.name, first: chart.signs.moon, bodies },
        { name: 'sun', about: words.planets.sun.name, first: chart.signs.sun, bodies },
      ],
      title: input.title ?? birth.name ?? '',
      subtitle: words.titles.sudarshana,
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(sudarshana);

import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LABELS_FIELD,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { ringsScene } from '../../lib/print/draw/rings.ts';
import { onScreen } from '../../lib/print/draw/sizing.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { drawnPlanets, drawnRashi } from '../../lib/answers/present/drawing.ts';

export const overlay = resource({
  path: '/v1/charts/overlay',
  summary: 'The birth chart with the planets of a moment in a ring around it',
  description:
    'The inner ring is the birth chart, the outer one the sky at `at` in the houses of the birth. The first house is at the left and the houses run anticlockwise. The text alternative tells the birth first, then the transits.',
  credits: 2,
  auth: 'key',
  wave: 2,
  input: birthAtInput({ ...LABELS_FIELD, ...TITLE_FIELD, ...LOOK_FIELDS, ...DRAWING_LANGUAGE_FIELD }),
  settings: ['ayanamsa', 'node', 'observer', 'labels', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers(
    'Asha. House 1, Scorpio: Ascendant 15°48′, Moon 13°39′. Transits 2026-01-15. House 2, Sagittarius: Venus 27°01′.',
  ),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ birth, at, input, options, sky, skyAt, setting, press }) => {
    const language = input.language ?? options.language;
    setting('language', language);
    setting('at', at.clock.text(at.jd));
    const words = bank(language, 'drawing');
    const natal = castChart(sky, birth.jd, birth.place);
    const now = castChart(skyAt(at.place), at.jd, at.place);
    const { first, bodies } = drawnRashi(natal);
    const day = at.clock.text(at.jd).slice(0, 10);
    const title = input.title ?? birth.name ?? '';
    const scene = ringsScene({
      words,
      labels: input.labels,
      sizing: onScreen(input.size),
      rings: [
        { name: 'birth', about: title === '' ? words.titles.birth : title, first, bodies },
        { name: 'transit', about: `${words.titles.transits} ${day}`, first, bodies: drawnPlanets(now), role: 'second' },
      ],
      title,
      subtitle: `${words.titles.transits} ${day}`,
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(overlay);

import * as z from 'zod/mini';
import { LATTA, starKicked } from '../../layers/jyotish/muhurat/latta.ts';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf, star } from '../../lib/contract/frame/shapes.ts';
import { planetName, starShape } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const DIRECTIONS = ['forward', 'backward'] as const;

export const transitLatta = endpoint({
  path: '/v1/transit/latta',
  wave: 3,
  summary: 'Latta: the stars that the planets of a moment kick, and whether the birth star is among them',
  description:
    'Each planet kicks (latta) a star counted from its own, the own one included: the Sun the 12th, Mars the 3rd, Jupiter the 6th and Saturn the 8th forward; the Moon the 22nd, Mercury the 7th, Venus the 5th and Rahu the 9th backward. The same count is used for weddings in muhurat/check. Facts alone: nothing is foretold.',
  sources: ['Muhurta Chintamani, vivaha-prakarana'],
  credits: 1,
  input: birthAtInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer'],
  output: z.strictObject({
    birth_star: about(star, 'Birth star: that of the Moon'),
    lattas: objectListOf(LATTA.length, 'The planets, Sun to Rahu', {
      planet: graha,
      name,
      star: about(star, 'Star it stands in at `at`'),
      count: whole(3, 22, 'Which star it kicks, its own counted as 1'),
      direction: oneOf(DIRECTIONS, 'Counted with the zodiac, or against it'),
      direction_name: nameOf('direction'),
      kicked_star: about(star, 'The star that it kicks'),
      hits_birth_star: about(flag, 'That star is the birth star'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ birth, at, sky, skyAt, words, setting, uncertain }) => {
    setting('at', at.clock.text(at.jd));
    const there = skyAt(at.place);
    const { lattaDirections } = bank(words.language, 'transit');
    return overTheDay(birth, uncertain, (jd) => {
      const own = nakshatraOf(sky.longitude('moon', jd)).id;
      return {
        birth_star: starShape(words, own),
        lattas: LATTA.map(([planet, steps]) => {
          const from = nakshatraOf(there.longitude(planet, at.jd)).id;
          const kicked = starKicked(from, steps);
          const direction = steps > 0 ? ('forward' as const) : ('backward' as const);
          return {
            planet,
            name: planetName(words, planet),
            star: starShape(words, from),
            count: Math.abs(steps),
            direction,
            direction_name: lattaDirections[direction],
            kicked_star: starShape(words, kicked),
            hits_birth_star: kicked === own,
          };
        }),
      };
    });
  },
});

export const handler = serve(transitLatta);

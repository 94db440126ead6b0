import { hourMinute } from '../../lib/contract/values/hour-minute.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { dayChoghadiyas, horasOf, nightChoghadiyas } from '../../layers/jyotish/panchang/choghadiya.ts';
import { KALA_IDS, kalaOf } from '../../layers/jyotish/panchang/periods.ts';
import { isoDate, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../layers/jyotish/ephemeris/span.ts';
import { CHOGHADIYA_IDS } from '../../layers/jyotish/panchang/keys.ts';
import { drawingAnswers, DRAWING_NEEDS, LOOK_FIELDS, TITLE_FIELD } from '../../lib/contract/suites/drawing.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { wheelScene, type WheelPart } from '../../lib/print/draw/day-wheel.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { varaShape } from '../../lib/answers/present/names.ts';

const ROLES = { good: 'good', neutral: 'ink', bad: 'bad' } as const;

export const dayWheel = resource({
  path: '/v1/charts/day-wheel',
  summary: 'Wheel of a day from sunrise to sunrise: hora, choghadiya, Rahu kala and its like',
  description:
    'Sunrise stands at the top and the day runs clockwise to the next sunrise. The outer ring has the 24 planetary hours, the next the sixteen choghadiyas, the inner one Rahu kala, Yamaganda and Gulika kala; what belongs to the night is shaded. Where the Sun does not rise and set that day, the rings are empty and the drawing says so. The text alternative lists every part with its times.',
  credits: 1,
  auth: 'key',
  wave: 2,
  input: dayInput({ ...TITLE_FIELD, ...LOOK_FIELDS }),
  settings: ['sunrise', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Sunrise 06:02, Sunset 18:43. Hora 06:02–07:05: Moon.'),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input, options, sky, words, press }) => {
    const { day } = openDay(sky, place, options.sunrise, clock, date);
    const { language } = options;
    const say = bank(language, 'day-wheel');
    const drawing = bank(language, 'drawing');
    const share = (jd: number): number => (jd - day.start) / (day.end - day.start);
    const time = (jd: JulianDay): string => hourMinute(clock, jd);
    const isNight = ({ start }: TimeSpan): boolean => day.sunset !== null && start >= day.sunset;
    const part = (span: TimeSpan, kind: string, texts: readonly string[], role: WheelPart['role']): WheelPart => ({
      from: share(span.start),
      to: Math.min(1, share(span.end)),
      texts,
      role,
      ...(isNight(span) ? { fill: 'wash' as const } : {}),
      about: `${kind} ${time(span.start)}–${time(span.end)}: ${texts[0] ?? ''}`,
    });
    const horas = (horasOf(day, 'unequal') ?? []).map(({ lord, span }) => {
      const { name, short } = drawing.planets[lord];
      return part(span, say.hora, [name, short], 'ink');
    });
    const choghadiyas = [...(dayChoghadiyas(day) ?? []), ...(nightChoghadiyas(day) ?? [])].map(({ id, nature, span }) =>
      part(span, say.choghadiya, [words.name('choghadiyas', CHOGHADIYA_IDS.indexOf(id))], ROLES[nature]),
    );
    const kalas = KALA_IDS.flatMap((id) => {
      const span = kalaOf(id, day);
      return span === null
        ? []
        : [
            {
              ...part(span, '', say.kala[id], 'bad'),
              about: `${time(span.start)}–${time(span.end)}: ${say.kala[id][0] ?? ''}`,
            },
          ];
    });
    const { sunrise, sunset } = day;
    const none = day.sun === 'always_up' ? say.sunUp : say.sunDown;
    const scene = wheelScene({
      rings: [horas, choghadiyas, kalas],
      times: [
        ...(sunrise === null ? [] : [{ at: 0, text: time(sunrise) }]),
        ...(sunset === null ? [] : [{ at: share(sunset), text: time(sunset) }]),
      ],
      title: input.title ?? varaShape(words, day.vara).name,
      subtitle: isoDate(date),
      opening:
        sunrise === null || sunset === null ? none : `${say.sunrise} ${time(sunrise)}, ${say.sunset} ${time(sunset)}`,
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(dayWheel);

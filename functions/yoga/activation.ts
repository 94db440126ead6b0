import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { ACTIVATED_BY, activationWindows, strongestYogas } from '../../layers/jyotish/yoga/activation.ts';
import { YOGA_RULES } from '../../layers/jyotish/yoga/detect.ts';
import { natalYogas } from '../../layers/jyotish/yoga/natal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { keyed, name, nameOf, planets, span } from '../../lib/contract/frame/shapes.ts';
import { MAX_PERIODS } from '../../lib/contract/suites/dasha.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { yogaName } from '../../lib/words/yogas.ts';

/** Thirty years. */
const MAX_DAYS = 10958;
/** Yogas that are followed when none is named. */
const STRONGEST = 5;
const KEYS = YOGA_RULES.map(({ id }) => id);
const yoga = oneOf(KEYS, 'Yoga');

export const yogaActivation = endpoint({
  path: '/v1/yoga/activation',
  wave: 3,
  summary: 'When the yogas of a birth may act: the dashas of the planets that form them, and transits over these',
  description:
    'The texts expect the results of a yoga in the periods of the planets that form it. For each yoga the spans of the Vimshottari dasha in which a running lord down to `level` is one of its forming planets; `by` is both while Jupiter or Saturn also stands in the sign of a forming planet or aspects it (whole signs), else dasha. The strength is that of yoga/detect. Without `keys` the five strongest yogas are followed that the birth has outside the arishta family; named ones are judged whatever their family. The texts say no more than this: a window is a time to look at, not a promise. At most thirty years.',
  sources: ['BPHS ch. 51', 'B. V. Raman, Three Hundred Important Combinations'],
  credits: 5,
  input: birthRangeInput(
    {
      keys: z.optional(several(yoga, 1, 20, 'Yogas to follow, at most 20; the strongest when left out')),
      level: z._default(whole(1, 3, 'Levels of the dasha whose lords count: 1 maha, 2 antar, 3 pratyantar'), 2),
    },
    MAX_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length', 'level'],
  output: z.strictObject({
    yogas: objectList('Yogas that are followed, the strongest first, or in the order they were named', {
      key: yoga,
      name,
      present: about(flag, 'The birth has it; one that it has not has no windows'),
      strength: between(0, 1, 'Strength as yoga/detect gives it, 0 to 1'),
      planets: planets('Planets that form it; empty where none does'),
    }),
    windows: objectList('Windows, yoga by yoga in order of time', {
      key: yoga,
      name,
      span: about(span, 'When it runs, cut at the ends of the range'),
      by: oneOf(ACTIVATED_BY, 'By the dasha alone, or by dasha and transit'),
      by_name: nameOf('way'),
      lords: about(z.array(keyed(GRAHAS, 'planet')), 'Running lords that form it, dasha first'),
      touched_by: planets('Jupiter and Saturn, where they touch a forming planet; empty where neither does'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2028-12-31' },
  compute: ({ birth, range, input, options, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const findings = natalYogas(sky, chart, dayOfMoment(sky, options, birth), birth.gender);
    const followed = input.keys
      ? [...new Set(input.keys)].flatMap((key) => findings.find(({ id }) => id === key) ?? [])
      : strongestYogas(findings, STRONGEST);
    const windows = activationWindows(
      {
        sky,
        chart,
        plan: vimshottari(chart, options.year_length),
        window: range,
        level: input.level,
        limit: MAX_PERIODS,
      },
      followed.filter(({ present }) => present),
    );
    if (!windows) throw rangeTooLong('to', 'The range holds too many periods.', `at most ${MAX_PERIODS} periods`);
    const { activatedBy } = bank(words.language, 'yogas');
    const named = (key: (typeof KEYS)[number]) => ({ key, name: yogaName(words.language, key) });
    return {
      yogas: followed.map(({ id, present, strength, planets: forming }) => ({
        ...named(id),
        present,
        strength,
        planets: planetsShape(words, forming),
      })),
      windows: windows.map(({ id, lords, touchedBy, ...stretch }) => {
        const by = touchedBy.length > 0 ? ('both' as const) : ('dasha' as const);
        return {
          ...named(id),
          span: spanShape(range.clock, stretch),
          by,
          by_name: activatedBy[by],
          lords: planetsShape(words, lords),
          touched_by: planetsShape(words, touchedBy),
        };
      }),
    };
  },
});

export const handler = serve(yogaActivation);

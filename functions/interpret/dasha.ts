import * as z from 'zod/mini';
import { dashaPeriods } from '../../lib/answers/queries/dasha.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { dashaState, DASHA_TREE_FIELDS, MAX_PERIODS } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { about, flag, objectList, whole } from '../../lib/contract/frame/about.ts';
import { anyPeriod, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, periodShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { dashaTree, runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { periodsReading } from '../../layers/jyotish/phala/periods.ts';

const { from, to } = DASHA_TREE_FIELDS;

export const dasha = endpoint({
  path: '/v1/interpret/dasha',
  summary:
    'What the Vimshottari periods of this chart ask: the major period of a planet, and the months of another in it',
  description:
    'A major period is read by the strength of its lord (dignity, motion, nearness to the Sun), the house it acts from ' +
    'and the houses it rules; Rahu and Ketu, which rule none, by the house they stand in. A sub-period is read by the ' +
    'pair of planets, the place of its lord from the lord of the major period, and its dignity. Without `from` and `to` ' +
    'the answer is the major period running at `at`, with its sub-periods. Without a time of birth the houses are left ' +
    'out, a warning says so, and every date is uncertain.',
  sources: ['BPHS ch. 46, 47, 52–60', 'Phaladeepika ch. 19–21', 'Laghu Parashari'],
  credits: 3,
  foretells: true,
  input: birthAtInput({
    depth: z._default(whole(1, 2, 'Levels to read: 1 major periods alone, 2 sub-periods too'), 2),
    from,
    to,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'depth'],
  output: z.strictObject({
    system: about(z.literal('vimshottari'), 'Dasha system'),
    system_name: nameOf('dasha system'),
    state: dashaState,
    periods: objectList(
      'Each major period followed by its sub-periods; without `from` and `to` those of the major period running at `at`, and none where none runs (`state`)',
      {
        ...anyPeriod.shape,
        reference: referencePath,
        running: about(flag, 'Whether it runs at `at`'),
        paragraphs: readingParas,
      },
    ),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, at, input, options, words, setting, uncertain } = call;
    setting('at', isoLocal(at.jd, at.offset));
    if (!birth.timeKnown) uncertain('periods');
    const read = chartToRead(call);
    const plan = vimshottariPlan(birth.jd, read.chart.grahas.moon.nakshatra, options.year_length);
    // Without a window only the major period that runs is divided.
    const isOpen = input.from === undefined && input.to === undefined;
    const { nodes, state } = dashaPeriods(plan, isOpen ? { depth: 1 } : input, birth, at.jd);
    const current = runningPeriods(plan, at.jd, input.depth);
    const [maha] = current;
    const window = { from: Math.max(birth.jd, maha?.start ?? 0), to: maha?.end ?? 0 };
    const asked = isOpen ? (dashaTree(plan, input.depth, window, MAX_PERIODS) ?? []) : nodes;
    const writer = dashaWriter(words, birth.offset);
    return {
      ...systemShape(words, 'vimshottari'),
      state,
      periods: periodsReading(read, asked, birth.timeKnown).map(({ period, paragraphs }) => ({
        ...periodShape(writer, period),
        reference: referenceTo('planets', period.lord),
        running: current.some(({ level, start }) => level === period.level && start === period.start),
        paragraphs: paragraphShapes(words, paragraphs),
      })),
    };
  },
});

export const handler = serve(dasha);

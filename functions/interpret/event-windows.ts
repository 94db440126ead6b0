import * as z from 'zod/mini';
import { bank } from '../../lib/words/bank.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { windowsOfEvent } from '../../lib/answers/queries/event-windows.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingFact } from '../../lib/contract/suites/reading.ts';
import { about, between, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { graha, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { evidenceText } from '../../lib/words/phala/events.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { EVIDENCE_KINDS, LIFE_EVENTS } from '../../layers/jyotish/phala/events.ts';

/** Longest range: ten years. */
const MAX_DAYS = 3653;

export const windows = endpoint({
  path: '/v1/interpret/event-windows',
  summary:
    'Stretches of time in which periods, transits and bindus point to marriage, work, a child, property, travel, money, study or family life',
  description:
    'Each Vimshottari sub-period in the range is cut where Jupiter or Saturn changes sign. Points are added for what the ' +
    'lords of the sub-period (times 1.5) and of the major period have to do with the house of the event: rules it 3, ' +
    'stands in it 2.5, its natural significator 2, with its lord 1.5, rules the supporting house 1.5, aspects it 1, the ' +
    'first two of each lord. Jupiter and Saturn count 2 each where they touch the house or its lord by stay or full ' +
    'aspect, 1 more together, and 1 where Jupiter has five bindus or more in its sign. `score` is the share of the most ' +
    'there can be (19.75). A window needs the lord of the sub-period and a transit. Marriage, children and property have ' +
    'no windows before the age of 18, nor has money, work none before 16, study none before 8. Of money, study and family life a window is a better stretch and no event. A window is no forecast.',
  sources: ['Phaladeepika ch. 20, 26', 'BPHS ch. 11, 32, 47', 'K. N. Rao, Planets and Children (double transit)'],
  credits: 10,
  wave: 2,
  foretells: true,
  input: birthRangeInput(
    {
      event: oneOf(LIFE_EVENTS, 'What is asked about'),
      min_score: z._default(whole(0, 100, 'Leave out windows below this score, 0 to 100'), 30),
      limit: z._default(whole(1, 50, 'Most windows in the answer, the best ones, 1 to 50'), 10),
    },
    MAX_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'min_score', 'limit'],
  output: z.strictObject({
    event: oneOf(LIFE_EVENTS, 'What was asked about'),
    event_name: nameOf('event'),
    method: about(text, 'How the windows are found and what they mean'),
    windows: objectList('The windows in order of time; empty where none reaches min_score', {
      span: about(span, 'The window, inside the range'),
      score: between(0, 100, 'Share of the most points there can be, 0 to 100'),
      evidence: objectList('What speaks for the window, heaviest first', {
        kind: oneOf(EVIDENCE_KINDS, 'What speaks for it'),
        kind_name: nameOf('kind'),
        planet: about(graha, 'Planet that it is about'),
        planet_name: nameOf('planet'),
        points: between(0, 5, 'Points it adds'),
        text: about(text, 'The same as a sentence'),
        facts: about(z.array(readingFact), 'Facts of the birth chart that it rests on'),
      }),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2030-12-31', event: 'job' },
  compute: (call) => {
    const { range, input, options, sky, words } = call;
    const read = chartToRead(call);
    const plan = vimshottari(read.chart, options.year_length);
    const ask = { event: input.event, span: range, minScore: input.min_score };
    const best = windowsOfEvent(sky, read, plan, ask)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, input.limit);
    return {
      event: input.event,
      event_name: bank(words.language, 'phala/event-words').events[input.event],
      method: bank(words.language, 'phala/event-words').method,
      windows: best
        .toSorted((a, b) => a.span.start - b.span.start)
        .map(({ span: limits, score, evidence }) => ({
          span: spanShape(range.clock, limits),
          score,
          evidence: evidence.map((one) => ({
            kind: one.kind,
            kind_name: bank(words.language, 'phala/event-words').kinds[one.kind],
            planet: one.planet,
            planet_name: planetName(words, one.planet),
            points: one.points,
            text: evidenceText(words.language, one),
            facts: [...one.facts],
          })),
        })),
    };
  },
});

export const handler = serve(windows);

import * as z from 'zod/mini';
import { areaTime, PERIOD_SIDES } from '../../lib/answers/area-time.ts';
import { areaTimeShape, MOST_WINDOWS } from '../../lib/answers/present/area-time.ts';
import { windowsOfEvent } from '../../lib/answers/queries/event-windows.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingFact, readingParas } from '../../lib/contract/suites/reading.ts';
import { about, between, flag, objectList, objectOrNull, oneOf, text, upTo } from '../../lib/contract/frame/about.ts';
import { anyPeriod, graha, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import type { EventAsk } from '../../layers/jyotish/phala/events.ts';
import { areaBalance, areaReading, AREA_VERDICTS } from '../../layers/jyotish/phala/areas.ts';
import { INDICATORS, LIFE_AREAS } from '../../layers/jyotish/phala/reading.ts';

/** Areas that are not spoken of with the chart of a child. */
const FOR_ADULTS: readonly string[] = ['marriage', 'children'];

const notForChildren = (area: string): AppError => {
  const message = `profile_id is saved as the birth of a child: nothing is said about ${area}.`;
  return new AppError('STATE_CONFLICT', {
    message,
    details: [{ field: 'profile_id', code: 'UNKNOWN_VALUE', message }],
  });
};

export const lifeArea = endpoint({
  path: '/v1/interpret/life-area/{area}',
  summary: 'An area of life: what speaks for it and against it in this chart, weighed, and what follows',
  description:
    'Weighs the lord of the house of the area (1), the lord of the house that supports it (0.5), its natural ' +
    'significator (0.7), planets in the house (0.8), full aspects on it (0.5) and the lord of the house in the ' +
    'divisional chart of the area (0.6), each times 0.5 to 1.5 by the strength of the planet. `score` is the share of ' +
    'the side that supports, with half a weight added to each. Where the lighter side has less than 0.35 of the ' +
    'heavier, the verdict is clear; up to 0.75 it leans and the strongest counterweight is told; above that both sides ' +
    'are told. `timing` says on which side the lords of the running periods weigh, and the windows that ' +
    '`interpret/event-windows` finds in the five years from `at`, within the ages at which a matter has dates. Health ' +
    'speaks of energy and rest alone. A reading is no forecast and no advice on money or treatment.',
  sources: ['BPHS ch. 7, 11–23, 32', 'Phaladeepika ch. 10, 12, 15'],
  credits: 3,
  foretells: true,
  input: birthAtInput({ area: oneOf(LIFE_AREAS, 'Area of life') }),
  settings: ['ayanamsa', 'node', 'house_system', 'year_length'],
  output: z.strictObject({
    area: oneOf(LIFE_AREAS, 'Area of life'),
    area_name: nameOf('area'),
    score: between(0, 100, 'Share of the weights that support it, 0 to 100; 50 is even'),
    verdict: oneOf(AREA_VERDICTS, 'How the two sides compare'),
    verdict_name: nameOf('verdict'),
    indicators: objectList('The balance sheet, heaviest first; empty where nothing weighs on either side', {
      kind: oneOf(INDICATORS, 'What is weighed'),
      kind_name: nameOf('kind'),
      planet: about(graha, 'Planet that it is about'),
      planet_name: nameOf('planet'),
      for: about(flag, 'True where it supports the area, false where it weighs against it'),
      weight: between(0, 2, 'How much it counts'),
      facts: about(z.array(readingFact), 'Facts of this chart that it rests on'),
    }),
    paragraphs: readingParas,
    timing: objectOrNull('When the area comes forward; null for health, of which no time is told', {
      text: about(text, 'What is said of the time, in the wanted language; empty where no period runs'),
      periods: objectList('The Vimshottari periods running at `at`; empty after the system has ended', {
        level: anyPeriod.shape.level,
        lord: about(graha, 'Planet that rules it'),
        lord_name: nameOf('planet'),
        span: about(span, 'When it runs'),
        side: oneOf(PERIOD_SIDES, 'The side of the balance sheet on which its lord weighs more'),
        side_name: nameOf('side'),
      }),
      windows: upTo(
        MOST_WINDOWS,
        z.strictObject({
          span: about(span, 'The window'),
          score: between(0, 100, 'As interpret/event-windows has it'),
        }),
        'The best windows of the five years from `at`, in order of time: of career, marriage, home (a house or land) and travel; otherwise empty',
      ),
    }),
  }),
  example: { area: 'career', ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { words, input, birth, at, sky, options, setting } = call;
    setting('at', isoLocal(at.jd, at.offset));
    if (call.birth.mark === 'minor' && FOR_ADULTS.includes(input.area)) throw notForChildren(input.area);
    const read = chartToRead(call);
    const balance = areaBalance(read, input.area);
    const plan = vimshottari(read.chart, options.year_length);
    const asked = { birth, at, read, windowsOf: (ask: EventAsk) => windowsOfEvent(sky, read, plan, ask) };
    const time = areaTime(asked, input.area, balance.indicators, plan);
    return {
      area: input.area,
      area_name: bank(words.language, 'phala/area-names').areas[input.area],
      score: balance.score,
      verdict: balance.verdict,
      verdict_name: bank(words.language, 'phala/area-names').verdicts[balance.verdict],
      indicators: balance.indicators.map(({ kind, planet, supports, weight, facts }) => ({
        kind,
        kind_name: bank(words.language, 'phala/area-names').indicators[kind],
        planet,
        planet_name: planetName(words, planet),
        for: supports,
        weight: Math.round(weight * 100) / 100,
        facts: [...facts],
      })),
      paragraphs: paragraphShapes(words, areaReading(read, input.area, balance)),
      timing: areaTimeShape(words, at.clock, time),
    };
  },
});

export const handler = serve(lifeArea);

import * as z from 'zod/mini';
import { askedAreas, midnights } from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { FEED_FIELDS } from '../../lib/contract/suites/feed-fields.ts';
import {
  bestWindow,
  feedAreas,
  feedBasis,
  headline,
  quarter,
  textFields,
  valid,
} from '../../lib/contract/suites/feed.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, nameOf, period, sign, star } from '../../lib/contract/frame/shapes.ts';
import { lagnaText, lordText } from '../../lib/answers/horoscope/personal.ts';
import { personalText } from '../../lib/answers/horoscope/personal-period.ts';
import { serve } from '../../lib/service/http/serve.ts';
import {
  areaShapes,
  basisShape,
  bestWindowShape,
  feedPen,
  speechOf,
  textShape,
  toldShape,
} from '../../lib/answers/present/horoscope.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { dashaWriter, periodShape } from '../../lib/answers/present/dasha.ts';
import { planetName, starShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { dashaTree } from '../../layers/jyotish/dasha/walk.ts';
import { addDays } from '../../layers/jyotish/ephemeris/instant.ts';
import { FEED_PERIODS } from '../../layers/jyotish/horoscope/areas.ts';
import { FEED_PLACE } from '../../layers/jyotish/horoscope/day-sky.ts';
import { bestWindows, factsOnce, lagnaFacts, lordFacts } from '../../layers/jyotish/horoscope/personal.ts';
import { natalReader } from '../../layers/jyotish/horoscope/personal-score.ts';

/** Days from a date among which a day looks for its best ones. */
const DAY_WINDOW = 30;
/** More minor periods than touch a year. */
const MOST_PERIODS = 60;

export const horoscopePersonal = endpoint({
  path: '/v1/horoscope/personal/{period}',
  summary: 'A day, week, month or year from the birth chart: scores, text, running periods, best days, and the facts',
  description:
    'Transits counted from the natal Moon (six tenths) and from the ascendant (four tenths), each weighed by its bindus in ' +
    'the ashtakavarga of the birth; the lords of the running Vimshottari periods count half as much again, and move the ' +
    'general score up or down as their transits support them. Scores are ranks among all pairs of Moon and ascendant in ' +
    '1990–2049. The texts are those of the Moon sign, chosen by these scores; what is counted from the ascendant stands ' +
    'apart. Days of `best_windows` rank in the best tenth, have a good tara and are not chandrashtama.',
  sources: ['Phaladeepika ch. 26', 'BPHS ch. 66 (ashtakavarga)', 'BPHS ch. 46 (Vimshottari)'],
  credits: 5,
  wave: 2,
  foretells: true,
  input: birthAtInput({
    period: oneOf(FEED_PERIODS, 'Length of time: the day, ISO week, month or year that has `at`'),
    ...FEED_FIELDS,
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'areas', 'detail'],
  output: z.strictObject({
    period: oneOf(FEED_PERIODS, 'Length of time'),
    period_name: nameOf('length of time'),
    valid,
    moon_sign: about(sign, 'Natal Moon sign'),
    moon_nakshatra: about(star, 'Star of birth'),
    ascendant_sign: about(sign, 'Rising sign of the birth'),
    headline,
    areas: feedAreas({}),
    quarters: about(z.optional(z.array(quarter).check(z.length(4))), 'The four quarters, of a year only'),
    from_ascendant: about(
      z.strictObject(textFields),
      'Two stays counted from the ascendant, of the running lords first',
    ),
    lords: objectList(
      'Lords of the running major and minor period on the first day; one where both have the same, none before birth',
      {
        planet: about(graha, 'Lord of a running Vimshottari period'),
        name: nameOf('lord'),
        good: about(
          flag,
          'Whether at least half of the tests of its transit support it: house from Moon, ascendant and its own place, bindus',
        ),
        ...textFields,
      },
    ),
    periods: about(z.array(period), 'Minor periods of Vimshottari that touch the dates, in order'),
    best_windows: about(
      z.array(bestWindow),
      'Days in the best tenth, neighbours together; of a day, those of the thirty days that begin with it',
    ),
    basis: feedBasis,
  }),
  example: { period: 'weekly', ...EXAMPLE_BIRTH, at: '2026-01-14T12:00:00+05:30' },
  compute: async (call) => {
    const { birth, at, input, options, words, sky, skyAt } = call;
    const { clock } = at;
    const pen = await feedPen(words, clock, input.detail);
    const speech = speechOf(pen);
    const reader = natalReader(castChart(sky, birth.jd, birth.place), options.year_length);
    const here = skyAt(FEED_PLACE, { observer: 'geocentric' });
    const areas = askedAreas(input.areas);
    const text = personalText(input.period, speech, { sky: here, reader, date: at.date, areas });
    const { span, first, scores, facts } = text;
    const dates = midnights(clock, span);
    const lords = lordFacts(reader, first);
    const rising = lagnaFacts(reader, first, input.period);
    const running = dashaTree(reader.plan, 2, { from: dates.start, to: dates.end }, MOST_PERIODS) ?? [];
    const writer = dashaWriter(words, birth.offset);
    const searched = input.period === 'daily' ? { from: span.from, to: addDays(span.from, DAY_WINDOW - 1) } : span;
    call.setting('at', clock.text(at.jd));
    return {
      period: input.period,
      period_name: pen.bank.labels.periods[input.period],
      valid: spanShape(clock, dates),
      moon_sign: signShape(words, reader.moonSign),
      moon_nakshatra: starShape(words, reader.moonStar),
      ascendant_sign: signShape(words, reader.lagnaSign),
      headline: text.headline.text,
      areas: {
        general: toldShape(pen, scores.general, text.general),
        ...areaShapes(text.areas, ({ area, sentences }) => toldShape(pen, scores[area], sentences)),
      },
      ...(text.quarters.length > 0
        ? {
            quarters: text.quarters.map((one, i) => ({
              id: i + 1,
              span: spanShape(clock, midnights(clock, one.span)),
              ...toldShape(pen, one.scores.general, one.sentences),
            })),
          }
        : {}),
      from_ascendant: textShape(pen, lagnaText(speech, first, rising, lords)),
      lords: lords.map((lord) => ({
        planet: lord.body,
        name: planetName(words, lord.body),
        good: lord.good === true,
        ...textShape(pen, lordText(speech, first, lord)),
      })),
      periods: running.flatMap(({ children }) => children).map((node) => periodShape(writer, node.period)),
      best_windows: bestWindows(here, reader, searched).map((one) => bestWindowShape(pen, one)),
      basis: basisShape(pen, factsOnce(facts, rising, lords)),
    };
  },
});

export const handler = serve(horoscopePersonal);

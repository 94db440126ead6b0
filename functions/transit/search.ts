import * as z from 'zod/mini';
import { dashaPlans } from '../../lib/answers/queries/dasha.ts';
import { readWhere, SEARCH_TERM_KEYS } from '../../lib/answers/queries/search-where.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { name, span } from '../../lib/contract/frame/shapes.ts';
import { searchNode } from '../../lib/contract/suites/transit-search.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { FAST_DAYS, SearchTooWide, searchPlan, searchTransits } from '../../layers/jyotish/transit/search.ts';
import { termsOf, type SearchTerm } from '../../layers/jyotish/transit/search-terms.ts';

const MAX_WINDOWS = 1000;
const MINUTES_OF_A_YEAR = 527_040;
const condition = z.strictObject({
  path: about(text, 'Where in the request the condition stands: where.all.0'),
  key: oneOf(SEARCH_TERM_KEYS, 'What it is about'),
  name,
});

export const transitSearch = endpoint({
  path: '/v1/transit/search',
  summary: 'Windows meeting a stated set of conditions over transits, dashas and the days',
  description:
    'Finds the windows of up to ten years in which a condition holds, to the second. `where` is one condition, or `all`, `any` or `not` of others, four deep and at most 24 conditions: `{"all":[{"body":"jupiter","in_house":[7],"from":"moon"},{"dasha":{"level":1,"lord":["venus"]}},{"not":{"body":"jupiter","retrograde":true}}]}`. Every node holds exactly one condition with its own arguments. Conditions about a planet name it in `body`: in_sign, in_nakshatra, in_navamsa, in_house (with from), near (with orb and angle), aspects, retrograde, combust, dignity, gochara, bav, sav, kakshya_bindu. The others stand alone: double_transit, sade_sati, chandrashtama, dasha, tithi, nakshatra, vara, tara, paksha, eclipse_within. The conditions of an `all` are tried from the slowest to the fastest, each only in the time that the ones before have left; `search_plan` shows the order with the days expected for each, and with plan_only it is all that is done. Conditions on the Moon, a tithi, a tara or a weekday may be tried in two years at most, or in a tenth of a longer range that slower conditions beside them in an `all` have left; else the request is refused (RANGE_TOO_LONG) before it is run and costs nothing.',
  sources: [
    'Phaladeepika ch. 26 (gochara, vedha)',
    'BPHS ch. 46 and 66 (dashas, bindus)',
    'K. N. Rao, double transit of Jupiter and Saturn',
  ],
  credits: 5,
  wave: 2,
  input: birthRangeInput(
    {
      where: about(
        z.lazy(() => searchNode),
        'The condition: see the description',
      ),
      min_minutes: z._default(
        whole(0, MINUTES_OF_A_YEAR, 'Leave out windows shorter than this, minutes, 0 to 527,040'),
        0,
      ),
      limit: z._default(
        whole(1, MAX_WINDOWS, `Most windows in the answer, the first of them, 1 to ${MAX_WINDOWS}`),
        MAX_WINDOWS,
      ),
      plan_only: z._default(about(z.boolean(), 'Show the plan and do not search'), false),
    },
    3653,
  ),
  settings: ['ayanamsa', 'node', 'observer', 'sunrise', 'year_length', 'min_minutes', 'limit', 'plan_only'],
  output: z.strictObject({
    windows: objectList('Windows in order of time; empty where there are none, and with plan_only', {
      span: about(span, 'The window, cut at the ends of the range'),
      met: about(z.array(condition), 'Conditions that hold throughout the window'),
    }),
    truncated: about(flag, 'There are more windows than limit'),
    scanned_days: between(0, 3660, 'Days in which the fastest condition was tried; 0 with plan_only'),
    search_plan: objectList('The conditions in the order in which they are tried', {
      ...condition.shape,
      expected_days: between(
        0,
        3660,
        'Days in which it is expected to be tried, 0 to 3,660, by how often the conditions before it usually hold',
      ),
    }),
  }),
  example: {
    ...EXAMPLE_BIRTH,
    from: '2026-01-01',
    to: '2035-12-31',
    where: {
      all: [
        { body: 'jupiter', in_house: [2, 5, 7, 9, 11], from: 'moon' },
        { dasha: { level: 2, lord: ['venus', 'mercury'] } },
        { not: { body: 'jupiter', retrograde: true } },
      ],
    },
  },
  compute: ({ input, birth, range, options, sky, skyAt, place, words }) => {
    const node = readWhere(input.where);
    const { searchTerms } = bank(words.language, 'transit');
    const shown = ({ path, key }: SearchTerm) => ({ path, key, name: searchTerms[key] });
    const plan = searchPlan(node, range.end - range.start).map(({ term, expectedDays }) => ({
      ...shown(term),
      expected_days: expectedDays,
    }));
    if (input.plan_only) return { windows: [], truncated: false, scanned_days: 0, search_plan: plan };
    const { ascendant, grahas, signs } = castChart(sky, birth.jd, birth.place);
    const systems = termsOf(node).flatMap((term) => (term.key === 'dasha' ? [term.system] : []));
    const choice = { seed: 'moon', rule: 'knrao', colords: 'dual', tribhagi: false } as const;
    const ground = {
      sky: skyAt(place),
      almanac: longAlmanac(skyAt(place), place, options.sunrise, range.clock, range.start),
      longitudes: { ...byGraha((graha) => grahas[graha].longitude), ascendant: ascendant.longitude },
      signs: { ...signs, ascendant: ascendant.sign },
      star: grahas.moon.nakshatra.id,
      plans: new Map(dashaPlans(sky, birth, systems, choice, options).map((one) => [one.system, one.plan])),
    };
    try {
      const { windows, truncated, scannedDays } = searchTransits(ground, node, range, {
        minMinutes: input.min_minutes,
        limit: input.limit,
      });
      return {
        windows: windows.map(({ start, end, met }) => ({
          span: spanShape(range.clock, { start, end }),
          met: met.map(shown),
        })),
        truncated,
        scanned_days: scannedDays,
        search_plan: plan,
      };
    } catch (error) {
      if (!(error instanceof SearchTooWide)) throw error;
      const { path, key } = error.term;
      throw rangeTooLong(
        'to',
        `${path} (${key}) would be tried in too much of the range: ask for at most ${FAST_DAYS} days, or put slower conditions beside it in an all that leave a tenth of the range.`,
        `at most ${FAST_DAYS} days`,
      );
    }
  },
});

export const handler = serve(transitSearch);

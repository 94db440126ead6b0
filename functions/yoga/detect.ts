import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/ask/day.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, graha, house, int, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { yogaName } from '../../lib/i18n/yogas.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NODE_ASPECTS } from '../../layers/jyotish/chart/drishti.ts';
import { vargaKey, vargaNumber, VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { circumstancesOf } from '../../layers/jyotish/yoga/circumstances.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import { detectYogas } from '../../layers/jyotish/yoga/detect.ts';
import { YOGA_FAMILIES } from '../../layers/jyotish/yoga/rule.ts';

const chartKey = z.enum(VARGAS.map(vargaKey));
const family = z.enum(YOGA_FAMILIES);
const option = (about: string) => z._default(z.boolean().check(z.describe(about)), false);

export const detect = endpoint({
  path: '/v1/yoga/detect',
  summary: 'Yogas formed, by family filter, with forming planets, strength and cancellations',
  credits: 3,
  input: birthInput({
    families: z._default(z.array(family).check(z.minLength(1), z.maxLength(9)), [...YOGA_FAMILIES]),
    charts: z._default(
      z.array(chartKey).check(z.minLength(1), z.maxLength(VARGAS.length), z.describe('charts to read them in')),
      ['D1'],
    ),
    absent: option('list the yogas that are not formed too'),
    node_aspects: z._default(z.enum(NODE_ASPECTS), '7'),
    benefic_moon: z._default(
      z.enum(['bright', 'waxing']).check(z.describe('when the Moon is a benefic: tithi 8-22, or 1-15')),
      'bright',
    ),
    from_moon: option('mahapurusha yogas from the Moon too'),
    narrow: option('the narrower form of gajakesari, budhaditya, harsha, sarala and vimala'),
    wide: option('the wider form of chandra_mangala and shrapit'),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'families', 'charts', 'absent', 'node_aspects', 'benefic_moon', 'from_moon', 'narrow', 'wide'], // prettier-ignore
  output: z.strictObject({
    yogas: z.array(
      z.strictObject({
        id: text,
        name: text,
        family,
        chart: chartKey,
        present: flag,
        strength: z.number().check(z.gte(0), z.lte(1)),
        planets: z.array(graha),
        houses: z.array(house),
        cancelled_by: z.array(text),
        by: z.array(text).check(z.describe('which of its alternative conditions are met')),
        source: text,
      }),
    ),
    checked: int.check(z.describe('rules judged, over all charts')),
    not_checked: z.array(z.strictObject({ id: text, chart: chartKey, needs: z.enum(['gender', 'day', 'gulika']) })),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, gender: 'male' },
  compute: ({ birth, input, options, sky, words }) => {
    const { jd, place, gender } = birth;
    const chart = castChart(sky, jd, place);
    const day = dayOfMoment(sky, options, birth);
    const born = circumstancesOf(sky, jd, place, day, gender);
    const doctrine = {
      nodeAspects: input.node_aspects,
      beneficMoon: input.benefic_moon,
      fromMoon: input.from_moon,
      narrow: input.narrow,
      wide: input.wide,
    };
    const rules = YOGA_AND_DOSHA_RULES.filter((rule) => input.families.includes(rule.family));
    const read = [...new Set(input.charts)].map((key) => ({
      key,
      ...detectYogas(chartReading(chart, vargaNumber(key), born, doctrine), rules),
    }));
    return {
      yogas: read.flatMap(({ key, findings }) =>
        findings
          .filter(({ present }) => present || input.absent)
          .map(({ id, family, present, strength, planets, houses, cancelledBy, by, source }) => ({
            id,
            name: yogaName(words.language, id),
            family,
            chart: key,
            present,
            strength,
            planets: [...planets],
            houses: [...houses],
            cancelled_by: [...cancelledBy],
            by: [...by],
            source,
          })),
      ),
      checked: read.reduce((sum, { findings }) => sum + findings.length, 0),
      not_checked: read.flatMap(({ key, notJudged }) => notJudged.map((row) => ({ ...row, chart: key }))),
    };
  },
});

export const handler = serve(detect);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { bothWays, lunarMonthOut, paksha } from '../../lib/contract/panchang.ts';
import { span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { lunarMonthShape } from '../../lib/present/panchang.ts';
import { spanShape } from '../../lib/present/time.ts';
import { lunarDateAt } from '../../layers/jyotish/calendar/lunar-month.ts';
import { pakshaOf } from '../../layers/jyotish/panchang/tithi.ts';
import { seasonsAt, seasonSpans } from '../../layers/jyotish/calendar/season.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import type { TimeSpan } from '../../layers/jyotish/ephemeris/span.ts';

const season = bothWays(z.strictObject({ key: text, name: text, span }));

export const monthSeason = endpoint({
  path: '/v1/panchang/month-season',
  summary: 'Lunar month in both reckonings with leap or lost status, paksha, ritu and ayana with limits',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: z.strictObject({
    lunar_month: lunarMonthOut,
    span: span.check(z.describe('new moon to new moon')),
    paksha,
    ritu: season,
    ayana: season,
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { table } = almanac;
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const { month, tithi } = lunarDateAt(table, day.start);
    const seasons = seasonsAt(sky, table, day.start, month);
    const spans = seasonSpans(sky, table, day.start, month, seasons);
    const shown = (list: 'ritus' | 'ayanas', index: number, limits: TimeSpan) => ({
      key: words.key(list, index),
      name: words.name(list, index),
      span: spanShape(clock, limits),
    });
    return {
      lunar_month: lunarMonthShape(words, month, tithi),
      span: spanShape(clock, { start: month.opening, end: month.closing }),
      paksha: pakshaOf(tithi),
      ritu: {
        vedic: shown('ritus', seasons.ritu.vedic, spans.ritu.vedic),
        drik: shown('ritus', seasons.ritu.drik, spans.ritu.drik),
      },
      ayana: {
        vedic: shown('ayanas', seasons.ayana.vedic, spans.ayana.vedic),
        drik: shown('ayanas', seasons.ayana.drik, spans.ayana.drik),
      },
    };
  },
});

export const handler = serve(monthSeason);

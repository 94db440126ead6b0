import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { ASHTAKA_POINTS, ASHTAKA_TABLES } from '../../layers/jyotish/strength/ashtakavarga.ts';
import {
  binduFinder,
  binduSpans,
  kakshyaEntries,
  type Kakshya,
} from '../../layers/jyotish/transit/kakshya-timeline.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, num, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { instant, nameOf, sign, span } from '../../lib/contract/frame/shapes.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { serve } from '../../lib/service/http/serve.ts';

/** A year, and the day that a leap year has more: the Moon enters 1,283 kakshyas in one. */
const MAX_MOON_DAYS = 366;
/** Most crossings of an answer. */
const MAX_ROWS = 2500;

const BINDU = 'Whether the lord of the kakshya gave the planet a bindu in this sign';

export const kakshyaTimeline = endpoint({
  path: '/v1/transit/kakshya-timeline',
  summary: 'Kakshya crossings of a planet in a window, each with its lord and bindu',
  description:
    'A sign has eight kakshyas of 3°45′, ruled by Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and the ascendant. A planet gives its good while the lord of its kakshya gave it a bindu in that sign of the birth chart. Every entry is listed, backward ones included; `spans` joins neighbours with and without a bindu, from the start of the window to its end, and `good_days` adds up those with one. Rahu and Ketu have no bindus. The Moon may be asked for one year. Without a time of birth the kakshyas of the ascendant have `bindu: null`, and meta.uncertain names what else could differ.',
  sources: ['BPHS ch. 66', 'Phaladeepika ch. 23'],
  credits: 3,
  wave: 3,
  errors: ['EPHEMERIS_RANGE'],
  input: birthRangeInput({
    planet: oneOf(PLANETS7, 'Planet that is followed, Sun to Saturn'),
    table: choice(ASHTAKA_TABLES, 'parashara', 'Whose places give bindus: Parashara’s or Varahamihira’s'),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'observer', 'table'],
  output: z.strictObject({
    crossings: objectList('Kakshyas entered in the window, in order of time', {
      at: about(instant, 'When it enters the kakshya'),
      sign: about(sign, 'Sign of the kakshya'),
      kakshya: whole(1, 8, 'Number of the kakshya in the sign, 1 to 8'),
      lord: oneOf(ASHTAKA_POINTS, 'Its lord: a planet, or the ascendant'),
      lord_name: nameOf('lord'),
      bindu: about(z.nullable(flag), `${BINDU}; null for the ascendant where the time of birth is not known`),
      retrograde: about(flag, 'It enters backwards'),
    }),
    spans: objectList('The window in stretches with and without a bindu', {
      span,
      good: about(z.nullable(flag), 'The planet has a bindu; null where that is not known'),
    }),
    good_days: about(num.check(z.gte(0)), 'Days of the window in which the planet has a bindu'),
    truncated: about(flag, `More than ${MAX_ROWS} crossings: the rest is left out of \`crossings\``),
  }),
  example: { ...EXAMPLE_BIRTH, planet: 'saturn', from: '2026-01-01', to: '2026-12-31' },
  compute: ({ input: { planet, table }, birth, range, sky, skyAt, place, words, uncertain }) => {
    if (planet === 'moon' && range.end - range.start > MAX_MOON_DAYS + 1)
      throw rangeTooLong('to', 'The kakshyas of the Moon may be asked for one year.', `at most ${MAX_MOON_DAYS} days`);
    const { first, entries } = kakshyaEntries(skyAt(place), planet, range);
    if (!birth.timeKnown) for (const member of ['crossings', 'spans', 'good_days']) uncertain(member);
    return overTheDay(birth, uncertain, (jd) => {
      const { ascendant, signs } = castChart(sky, jd, birth.place);
      const given = binduFinder({ ...signs, ascendant: ascendant.sign }, table, planet);
      const bindu = (part: Kakshya): boolean | null =>
        part.lord === 'ascendant' && !birth.timeKnown ? null : given(part);
      const spans = binduSpans(range, first, entries, bindu);
      return {
        crossings: entries.slice(0, MAX_ROWS).map((entry) => ({
          at: range.clock.text(entry.jd),
          sign: signShape(words, entry.sign),
          kakshya: entry.kakshya,
          ...lordShape(words, entry.lord),
          bindu: bindu(entry),
          retrograde: entry.retrograde,
        })),
        spans: spans.map(({ good, ...stretch }) => ({ span: spanShape(range.clock, stretch), good })),
        good_days: spans.reduce((sum, { start, end, good }) => sum + (good === true ? end - start : 0), 0),
        truncated: entries.length > MAX_ROWS,
      };
    });
  },
});

export const handler = serve(kakshyaTimeline);

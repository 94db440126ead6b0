import * as z from 'zod/mini';
import { whole } from '../../lib/contract/frame/about.ts';
import { vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { dashaTree } from '../../layers/jyotish/dasha/walk.ts';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { isoLocal, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { MAX_DASHA_DAYS, MAX_PERIODS } from '../../lib/contract/suites/dasha.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { timelineScene, type DrawnPeriod } from '../../lib/print/draw/timeline.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import type { DashaNode } from '../../layers/jyotish/dasha/period.ts';

const DAYS_OF_YEAR = 365.2425;
/** Levels that a stretch of so many years has room for. */
const levelsFor = (years: number): number => {
  if (years > 40) return 1;
  if (years > 6) return 2;
  return 3;
};

export const dashaTimeline = resource({
  path: '/v1/charts/dasha-timeline',
  summary: 'Vimshottari periods as bars over years, with today marked',
  description:
    'One row of bars for each level: great periods alone over more than 40 years, sub-periods too up to 40, a third level up to 6, unless `levels` says otherwise. Periods that began before `from` or end after `to` are cut at the edge; nothing before birth is drawn. The text alternative lists every period with its dates.',
  credits: 1,
  auth: 'key',
  wave: 2,
  input: birthRangeInput(
    {
      levels: z.optional(whole(1, 3, 'Rows of bars, 1 to 3; by the length of the stretch when left out')),
      ...TITLE_FIELD,
      ...LOOK_FIELDS,
      ...DRAWING_LANGUAGE_FIELD,
    },
    MAX_DASHA_DAYS,
  ),
  settings: ['ayanamsa', 'year_length', 'levels', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Saturn 1990-05-10 – 1993-03-22, Mercury 1993-03-22 – 2010-03-22.'),
  example: { ...EXAMPLE_BIRTH, from: '1990-05-10', to: '2070-05-09' },
  compute: ({ birth, range, input, options, sky, now, setting, press }) => {
    const language = input.language ?? options.language;
    const levels = input.levels ?? levelsFor((range.end - range.start) / DAYS_OF_YEAR);
    setting('language', language);
    setting('levels', levels);
    const from = Math.max(range.start, birth.jd);
    if (range.end <= birth.jd) {
      const message = 'to must not be before the birth.';
      throw invalidField('to', 'OUT_OF_RANGE', message, 'the date of birth or later');
    }
    const plan = vimshottariPlan(birth.jd, nakshatraOf(sky.longitude('moon', birth.jd)), options.year_length);
    const tree = dashaTree(plan, levels, { from, to: range.end }, MAX_PERIODS) ?? [];
    const year = (jd: number): number => 2000 + (jd - 2_451_544.5) / DAYS_OF_YEAR;
    const dated = (jd: JulianDay): string => isoLocal(jd, birth.offset).slice(0, 10);
    const rows: DrawnPeriod[][] = Array.from({ length: levels }, () => []);
    const walk = ({ period, children }: DashaNode<Graha>): void => {
      rows[period.level - 1]?.push({
        lord: period.lord,
        from: year(period.start),
        to: year(period.end),
        start: dated(period.start),
        end: dated(period.end),
      });
      children.forEach(walk);
    };
    tree.forEach(walk);
    const words = bank(language, 'drawing');
    const scene = timelineScene({
      words,
      rows,
      from: year(from),
      to: year(range.end),
      now: year(now),
      title: input.title ?? birth.name ?? '',
      subtitle: words.titles.vimshottari,
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(dashaTimeline);

import * as z from 'zod/mini';
import { isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { choice, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { leavesPage, SHOWN_PAGES, shownPages } from '../../lib/pages/gallery-reports.ts';
import { SAMPLE_BRANDS, SAMPLE_REPORTS, sampleLanguages } from '../../lib/pages/sample-reports.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { languagesWith, SOURCE } from '../../lib/words/languages.ts';

const keys = SAMPLE_REPORTS.map(({ key }) => key);

export const sampleLeaves = page({
  path: '/samples/{report}',
  summary: 'The first pages of a report, to leaf through in every language and brand',
  auth: 'none',
  input: plainInput({
    report: oneOf(keys, 'Which report'),
    page: z._default(whole(1, SHOWN_PAGES, 'Which page; the cover is 1'), 1),
    printed: z.optional(oneOf(languagesWith('report'), 'Language of the report')),
    brand: choice(SAMPLE_BRANDS, 'plain', 'Brand that it wears'),
  }),
  example: { report: 'kundli_mini' },
  compute: (call) => {
    const { report, page: number, printed, brand } = call.input;
    const sample = SAMPLE_REPORTS.find(({ key }) => key === report);
    if (!sample || number > shownPages(sample)) throw new AppError('RESOURCE_NOT_FOUND');
    const scene = sceneOf(call, `/samples/${report}`);
    const languages = sampleLanguages(sample);
    const wanted = printed ?? scene.language;
    const language = languages.find((one) => one === wanted) ?? languages[0] ?? SOURCE;
    const today = isoUtc(call.now).slice(0, 10);
    return replyWith(call, leavesPage(scene, { sample, page: number, printed: language, brand, today }));
  },
});

export const handler = serveResource(sampleLeaves);

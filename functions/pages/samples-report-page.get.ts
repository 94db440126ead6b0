import * as z from 'zod/mini';
import { isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { countInDay } from '../../lib/accounts/throttle.ts';
import { lruCache } from '../../lib/answers/queries/lru-cache.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, oneOf, textLike } from '../../lib/contract/frame/about.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import type { ReportDocument } from '../../lib/contract/ports/report-document.ts';
import { REPORT_MEMORY_MB } from '../../lib/contract/suites/report.ts';
import {
  ALL_COVERS,
  printedOf,
  SAMPLE_BRANDS,
  SAMPLE_REPORTS,
  SAMPLE_WIDTHS,
  sampleLanguages,
  STRIP_PAGES,
} from '../../lib/pages/sample-reports.ts';
import { sampleWear } from '../../lib/print/publish/sample-brands.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { planNamed } from '../../lib/service/reports/preview.ts';
import { sampleBody } from '../../lib/service/reports/sample-bodies.ts';
import { languagesWith } from '../../lib/words/languages.ts';

/** Pictures that one machine may have made in a day: a page of the gallery asks for a dozen at once. */
const DRAWN = { what: 'sample page', most: 1500 } as const;
/** Documents that are kept: whoever leafs through one asks for page after page. */
const documents = lruCache<Promise<ReportDocument>>(8);
const DAY_SECONDS = 86_400;

type Sample = (typeof SAMPLE_REPORTS)[number];

const keys = [...SAMPLE_REPORTS.map(({ key }) => key), ALL_COVERS];
const widths = Object.values(SAMPLE_WIDTHS);

/** The pages of `2` or of `1-6`. Throws `RESOURCE_NOT_FOUND` for more than one picture shows. */
const pagesIn = (text: string): readonly number[] => {
  const [from = 1, to = from] = text.split('-').map(Number);
  if (to < from || to - from >= STRIP_PAGES) throw new AppError('RESOURCE_NOT_FOUND');
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

export const samplePage = page({
  path: '/samples/{report}/{page}',
  summary: 'A page of a sample report as a picture, or some side by side',
  auth: 'none',
  media: ['image/png'],
  cacheSeconds: DAY_SECONDS,
  memoryMb: REPORT_MEMORY_MB,
  input: plainInput({
    report: oneOf(keys, 'Which report; `covers`: page 1 is the cover of the first, and so on'),
    page: textLike(
      /^[1-9]\d?(-[1-9]\d?)?$/,
      'Which page, 1 to 99, or the first and the last of up to six; the cover is 1',
    ),
    printed: choice(languagesWith('report'), 'en', 'Language of the report'),
    brand: choice(SAMPLE_BRANDS, 'plain', 'Brand that it wears'),
    width: z._default(about(z.literal(widths), 'Width of a page in pixels'), SAMPLE_WIDTHS.cover),
  }),
  needs: { table: 'write', press: 'read' },
  example: { report: 'numerology', page: '1' },
  compute: async ({ table, press, space, visitor, input, request, now }) => {
    const { report, page: number, printed, brand, width } = input;
    const pages = pagesIn(number);
    const own = SAMPLE_REPORTS.find(({ key }) => key === report);
    if (own && !sampleLanguages(own).includes(printed)) throw new AppError('RESOURCE_NOT_FOUND');
    await countInDay(table, DRAWN, visitor.ip, Date.now());
    const today = isoUtc(now).slice(0, 10);
    const documentOf = (sample: Sample): Promise<ReportDocument> => {
      const language = printedOf(sample, printed);
      const kind = sample.kind.replace('_', '-');
      return documents([sample.key, language, brand, today].join(' '), async () => {
        const plan = await planNamed(
          kind,
          { ...sampleBody(kind, language, today), ...sample.body, language },
          {
            requestId: request.id,
            variables: {},
            language,
            credits: () => ({ charged: 0, remaining: null }),
            warnings: [],
            now,
          },
          { press, space, worn: sampleWear(brand, language) },
        );
        return plan.document();
      });
    };
    const shown = own
      ? [{ sample: own, pages }]
      : SAMPLE_REPORTS.filter((_, i) => pages.includes(i + 1)).map((sample) => ({ sample, pages: [1] }));
    const leaves = await Promise.all(
      shown.map(async ({ sample, pages: of }) => ({ report: await documentOf(sample), pages: of })),
    );
    const body = await press.strip(leaves, width);
    if (body === null) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, type: 'image/png', body };
  },
});

export const handler = serveResource(samplePage);

import * as z from 'zod/mini';
import { oneOf } from '../../lib/contract/frame/about.ts';
import { countInDay } from '../../lib/accounts/throttle.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { REPORT_KINDS, REPORT_MEMORY_MB } from '../../lib/contract/suites/report.ts';
import { MOST_PREVIEWS, previewWords } from '../../lib/pages/order-form.ts';
import { sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { documentOf, planNamed, previewOf } from '../../lib/service/reports/preview.ts';
import { risingIn } from '../../lib/service/reports/rising.ts';

/** Previews of an account in a day. */
const PREVIEWS = { what: 'report preview', most: MOST_PREVIEWS } as const;
/** Longest request in letters. */
const MOST_BODY = 4000;

/** The request in a text; nothing for a text that is no JSON, which is refused as a body would be. */
const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const reportPreview = page({
  path: '/dashboard/reports/preview',
  summary: 'First pages of a report before it is ordered',
  auth: 'session',
  media: ['application/json'],
  memoryMb: REPORT_MEMORY_MB,
  input: plainInput({
    report: oneOf(REPORT_KINDS, 'Which report'),
    body: z.string().check(z.maxLength(MOST_BODY), z.describe('The request that would order it, as JSON')),
  }),
  needs: { table: 'write', vault: 'read', objects: 'read', press: 'read' },
  example: { report: 'numerology', body: '{"name":"Asha Verma","date":"1990-05-10"}' },
  compute: async (call) => {
    const { table, objects, press, customer, space, input, request, caller, now } = call;
    const { language } = sceneOf(call, '/dashboard/reports');
    const words = previewWords(language);
    const body = bodyOf(input.body);
    const rising = await risingIn(body, { requestId: request.id, language, now, warn: () => undefined });
    const holds = Object.fromEntries([...rising].map(([of, one]) => [of, words.holds(one)]));
    const answered = (data: object) => ({
      status: 200 as const,
      type: 'application/json' as const,
      body: JSON.stringify({ ...data, holds }),
    });
    const saidOf = ({ code }: AppError): string => {
      if (code === 'RATE_LIMITED') return words.spent;
      return code === 'LANGUAGE_NOT_HERE' ? words.language : words.waits;
    };
    try {
      const plan = await planNamed(
        input.report.replace('_', '-'),
        body,
        {
          requestId: request.id,
          variables: {},
          language,
          // It reads the saved births that the request names.
          caller,
          credits: () => ({ charged: 0, remaining: null }),
          warnings: [],
          now,
        },
        { table, objects, press, space },
      );
      const document = await documentOf(plan);
      await countInDay(table, PREVIEWS, customer, Date.now());
      const { pictures, pages } = await previewOf(press, document, words.stamp);
      return answered({
        pages,
        said: words.pages(pages),
        pictures: pictures.map((png, i) => ({
          src: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
          alt: words.alt(i + 1, pages),
        })),
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return answered({ pages: 0, pictures: [], said: saidOf(error) });
    }
  },
});

export const handler = serveResource(reportPreview);

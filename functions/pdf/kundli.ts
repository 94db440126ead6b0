import * as z from 'zod/mini';
import { isoUtc, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { answersJson } from '../../lib/contract/reply.ts';
import { EXAMPLE_LINK, EXAMPLE_REPORT, orderedOut, REPORT_FIELDS, SHARED_MEMBERS } from '../../lib/contract/report.ts';
import { resource } from '../../lib/contract/resource.ts';
import { about } from '../../lib/contract/shapes.ts';
import { gather } from '../../lib/derive/gather.ts';
import { serveResource } from '../../lib/http/resource/serve.ts';
import { drawingWordsOf } from '../../lib/i18n/drawing.ts';
import { reportWords } from '../../lib/i18n/report.ts';
import { ordered } from '../../lib/publish/order.ts';
import { readerOf } from '../../lib/report/answers.ts';
import { kundliDocument } from '../../lib/report/kundli.ts';
import { coordinates, personOf } from '../../lib/report/person.ts';
import { KUNDLI_TEMPLATES, questionsOf } from '../../lib/report/templates.ts';
import { PLAIN_BRAND } from '../../lib/report/theme.ts';

export const pdfKundli = resource({
  path: '/v1/pdf/kundli',
  summary: 'A birth chart as a printed report: mini or standard',
  description:
    'Makes a PDF (A4) of a birth: charts, tables, periods, findings and readings, all of them the answers of the endpoints that compute them, with the settings of this request. mini has about 7 pages, standard about 21. The report is ready when the call answers, with a link that is good for 15 minutes; `reports/{id}/link` gives another. With an Idempotency-Key the same order is made and charged once. The document is tagged, has bookmarks, and holds the text of its drawings.',
  credits: 25,
  auth: 'key',
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input: birthInput({
    template: z._default(
      about(z.enum(['mini', 'standard']), 'How much the report holds: mini the essentials, standard all tables and readings'),
      'standard',
    ),
    ...REPORT_FIELDS,
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'sunrise', 'year_length', 'template'],
  needs: { table: 'write', objects: 'write', press: 'read' },
  memoryMb: 1769,
  answers: { 201: answersJson('The report is ready', orderedOut, { ...EXAMPLE_REPORT, ...EXAMPLE_LINK }) },
  example: {
    name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, place_name: 'New Delhi', template: 'mini',
  }, // prettier-ignore
  compute: async ({ birth, input, options, request, now, warn, table, objects, press, visitor, web }) => {
    const { template, place_name, style = 'north', reference } = input;
    const { language } = options;
    const { name } = birth;
    const { lat, lon } = birth.place;
    const sent = request.members['place'];
    const place = place_name ?? (typeof sent === 'string' && !/\d/.test(sent) ? sent : coordinates(lat, lon));
    const sections = KUNDLI_TEMPLATES[template];
    const shared = Object.fromEntries(
      SHARED_MEMBERS.flatMap((key) => (request.members[key] === undefined ? [] : [[key, request.members[key]]])),
    );
    return ordered(
      { table, objects, press },
      visitor,
      web,
      { path: 'pdf/kundli', kind: 'kundli', template, language, reference, now: Math.round(toUnixMs(now)), printed: { name: name ?? undefined, place_name: place } },
      async () => {
        const { answers, ...made } = await gather(questionsOf(sections), shared, { requestId: request.id, language, now, warn });
        return kundliDocument(
          {
            words: reportWords(language),
            drawing: drawingWordsOf(language),
            language,
            style,
            read: readerOf(answers),
            persons: [personOf(name, place, birth.clock.text(birth.jd), isoUtc(birth.jd))],
            issued: isoUtc(now),
            brand: { name: '', contact: [] },
            ...made,
          },
          PLAIN_BRAND,
          sections,
        );
      },
    );
  },
}); // prettier-ignore

export const handler = serveResource(pdfKundli);

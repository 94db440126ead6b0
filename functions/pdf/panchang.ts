import { isoUtc, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import {
  ORDER_WORDS,
  orderAnswers,
  REPORT_FIELDS,
  REPORT_NEEDS,
  SHARED_OPTIONS,
} from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { gather } from '../../lib/service/catalogue/gather.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { brandingOf } from '../../lib/print/publish/branding.ts';
import { pickMembers } from '../../lib/print/publish/members.ts';
import { ordered } from '../../lib/print/publish/order.ts';
import { printedPlace } from '../../lib/print/publish/printable.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { worded } from '../../lib/print/report/making.ts';
import { PANCHANG_QUESTIONS, panchangDocument } from '../../lib/print/report/panchang.ts';
import { personOf } from '../../lib/print/report/person.ts';

const { style: _style, chart_language: _charts, ...FIELDS } = REPORT_FIELDS;
const input = rangePlaceInput(FIELDS, 366);
const PASSED = [...Object.keys(input.base), ...SHARED_OPTIONS];

export const pdfPanchang = resource({
  path: '/v1/pdf/panchang',
  summary: 'An almanac of a place as a printed report: a month, a year, any days up to 366',
  description: `Makes a PDF (A4) with one row for each day: weekday, sunrise and sunset, the tithi, nakshatra and yoga of sunrise with the time at which they end, festivals and fasts; one chapter for each month. All of it is what panchang/range and calendar/festivals answer for the same days. ${ORDER_WORDS}`,
  credits: 40,
  auth: 'key',
  wave: 2,
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input,
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  repeat: 'own',
  needs: REPORT_NEEDS,
  memoryMb: 1769,
  answers: orderAnswers('panchang', 'standard'),
  example: { from: '2026-11-01', to: '2026-11-30', lat: 25.3176, lon: 82.9739, tz: 5.5, place_name: 'Varanasi' },
  compute: async ({
    place,
    range,
    input: sent,
    options,
    request,
    now,
    warn,
    table,
    objects,
    press,
    jobs,
    customer,
    visitor,
    web,
  }) => {
    const sentPlace = { place_name: sent.place_name, place: request.members['place'] };
    const name = await printedPlace({ press, warn }, sentPlace, place);
    const { brand, issuer, language } = await brandingOf({ table, objects }, customer, sent.brand_id, {
      language: options.language,
      members: request.members,
    });
    return ordered(
      { table, objects, jobs },
      visitor,
      web,
      {
        path: 'pdf/panchang',
        kind: 'panchang',
        template: 'standard',
        language,
        reference: sent.reference,
        brand: sent.brand_id,
        wait: sent.wait,
        members: request.members,
        now: Math.round(toUnixMs(now)),
      },
      async () => {
        const { answers, ...made } = await gather(
          new Map(Object.entries(PANCHANG_QUESTIONS)),
          pickMembers(request.members, PASSED),
          {
            requestId: request.id,
            language,
            now,
            warn,
          },
        );
        const making = {
          ...worded(language),
          read: readerOf(answers),
          persons: [personOf('', name, range.clock.text(range.start), isoUtc(range.start))] as const,
          issued: isoUtc(now),
          brand: issuer,
          ...made,
        };
        return panchangDocument(making, brand, name);
      },
    );
  },
});

export const handler = serveResource(pdfPanchang);

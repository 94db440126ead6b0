import { isoUtc, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
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
import { ordered } from '../../lib/print/publish/order.ts';
import { printedName, printedPlace } from '../../lib/print/publish/printable.ts';
import { pickMembers } from '../../lib/print/publish/members.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { worded } from '../../lib/print/report/making.ts';
import { matchingDocument, pairQuestions, partnerQuestions } from '../../lib/print/report/matching.ts';
import { personOf } from '../../lib/print/report/person.ts';

const { place_name: _, ...FIELDS } = REPORT_FIELDS;

export const pdfMatching = resource({
  path: '/v1/pdf/matching',
  summary: 'A matching of two charts as a printed report',
  description: `Makes a PDF (A4) of two births: the result with what speaks for it and against it, both charts, the eight kootas with their exceptions, Mars, porutham, papasamyam, and the periods of both; all of it the answers of the matching endpoints. ${ORDER_WORDS}`,
  credits: 25,
  auth: 'key',
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input: pairInput(FIELDS),
  settings: ['ayanamsa', 'node', 'house_system', 'sunrise', 'year_length'],
  repeat: 'own',
  needs: REPORT_NEEDS,
  memoryMb: 1769,
  answers: orderAnswers('matching', 'standard'),
  example: {
    groom: { name: 'Ravi', date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
    bride: { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  },
  compute: async ({
    groom,
    bride,
    input,
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
    const { brand_id, reference, wait } = input;
    const { members } = request;
    const couple = [['groom', groom] as const, ['bride', bride] as const];
    const printing = { press, warn };
    const persons = await Promise.all(
      couple.map(async ([partner, birth]) => {
        const { place } = pickMembers(members[partner], ['place']);
        return personOf(
          await printedName(printing, `${partner}.name`, birth.name),
          await printedPlace(printing, { place }, birth.place, `${partner}.`),
          birth.clock.text(birth.jd),
          isoUtc(birth.jd),
        );
      }),
    );
    const [first, second] = persons;
    if (!first || !second) throw new Error('a pair has two persons');
    const { brand, issuer, language } = await brandingOf({ table, objects }, customer, brand_id, {
      language: options.language,
      members: request.members,
    });
    return ordered(
      { table, objects, jobs },
      visitor,
      web,
      {
        path: 'pdf/matching',
        kind: 'matching',
        template: 'standard',
        language,
        reference,
        brand: brand_id,
        wait,
        members,
        now: Math.round(toUnixMs(now)),
      },
      async () => {
        const shared = pickMembers(members, SHARED_OPTIONS);
        const asker = { requestId: request.id, language, now, warn };
        const pair = await gather(
          pairQuestions(),
          { ...shared, groom: members['groom'], bride: members['bride'] },
          asker,
        );
        const alone = await Promise.all(
          couple.map(([partner]) => {
            const { name: _, ...birth } = pickMembers(members[partner]);
            return gather(partnerQuestions(partner), { ...shared, ...birth }, asker);
          }),
        );
        const answers = new Map([...pair.answers, ...alone.flatMap((one) => [...one.answers])]);
        return matchingDocument(
          {
            ...worded(language, input),
            read: readerOf(answers),
            persons: [first, second],
            settings: { ...Object.assign({}, ...alone.map(({ settings }) => settings)), ...pair.settings },
            engine: pair.engine,
            ephemeris: pair.ephemeris,
            issued: isoUtc(now),
            brand: issuer,
          },
          brand,
        );
      },
    );
  },
});

export const handler = serveResource(pdfMatching);

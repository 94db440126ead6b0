import { writtenOut } from '../../lib/service/reports/saved.ts';
import { planReport } from '../../lib/service/reports/order.ts';
import { isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import {
  PRINTED_BIRTH,
  ORDER_WORDS,
  orderAnswers,
  PROSE_FIELD,
  REPORT_FIELDS,
  REPORT_PRICES,
  SHARED_OPTIONS,
} from '../../lib/contract/suites/report.ts';
import { gather } from '../../lib/service/catalogue/gather.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { printedName, printedPlace } from '../../lib/print/publish/printable.ts';
import { datedBirth, pickMembers } from '../../lib/print/publish/members.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { worded } from '../../lib/print/report/making.ts';
import { hasReadings } from '../../lib/print/report/book/words.ts';
import { dayListsOf } from '../../lib/print/report/day-lists.ts';
import { matchingDocument } from '../../lib/print/report/matching.ts';
import {
  pairQuestions,
  PARTNERS,
  partnerQuestions,
  scoreQuestions,
  type Partner,
} from '../../lib/print/report/match/questions.ts';
import { SOURCE } from '../../lib/words/languages.ts';
import { personOf } from '../../lib/print/report/person.ts';

const { place_name: _, ...FIELDS } = REPORT_FIELDS;

export const pdfMatching = report({
  path: '/v1/pdf/matching',
  summary: 'A matching of two charts as a printed report',
  description: `Makes a PDF (A4) of two births: about 14 pages with the result and every test behind it, both charts, the eight kootas explained with their exceptions, Mars and the other doshas of both, ten poruthams, papasamyam, partnership in both charts, the periods of both, times and days for a wedding, what to talk about, and customs with their reasons; all of it the answers of the endpoints that compute it, and the verdict that of matching/summary. In ta, te, kn, ml, bn, mr, gu and pa the readings of Moon sign and married life are left out, unless \`prose\` names the language in which they are printed. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.matching,
  foretells: true,
  input: pairInput({ ...FIELDS, ...PROSE_FIELD }),
  settings: ['ayanamsa', 'node', 'house_system', 'sunrise', 'year_length'],
  speaks: ['report', 'report-matching'],
  answers: orderAnswers('matching', 'standard'),
  example: {
    groom: {
      name: 'Ravi',
      date: '1988-03-02',
      time: '06:15',
      lat: 19.076,
      lon: 72.8777,
      tz: 5.5,
      place_name: 'Mumbai',
    },
    bride: PRINTED_BIRTH,
  },
  plan: async (call) => {
    const { groom, bride, input, request } = call;
    const { members } = request;
    const couple = [['groom', groom] as const, ['bride', bride] as const];
    const persons = await Promise.all(
      couple.map(async ([partner, birth]) => {
        const { place, place_name: named } = pickMembers(members[partner], ['place', 'place_name']);
        const place_name = typeof named === 'string' ? named : undefined;
        return personOf(
          {
            name: await printedName(call, `${partner}.name`, birth.name),
            place: await printedPlace(call, { place, place_name }, birth.place, `${partner}.`),
            at: birth.place,
          },
          birth.clock.text(birth.jd),
          isoUtc(birth.jd),
        );
      }),
    );
    const [first, second] = persons;
    if (!first || !second) throw new Error('a pair has two persons');
    return planReport(call, { kind: 'matching' }, async ({ brand, language, prose, asker, imprint }) => {
      const shared = pickMembers(members, SHARED_OPTIONS);
      const both = {
        ...shared,
        groom: await writtenOut(pickMembers(members['groom']), call.caller),
        bride: await writtenOut(pickMembers(members['bride']), call.caller),
      };
      const unnamed = (partner: Partner) => {
        const { name: __, place_name: ___, ...birth } = pickMembers(both[partner]);
        return birth;
      };
      const births = { groom: unnamed('groom'), bride: unnamed('bride') };
      const pair = await gather(pairQuestions(imprint.issued, births, dayListsOf(language)), both, asker);
      const alone = await Promise.all(
        PARTNERS.map((partner) =>
          gather(
            partnerQuestions(partner, imprint.issued, { readings: hasReadings({ prose }) }),
            { ...shared, ...datedBirth(births[partner]) },
            asker,
          ),
        ),
      );
      // Of an answer whose sentences the report cannot print its number is printed.
      const scores = hasReadings({ prose })
        ? []
        : await Promise.all(
            PARTNERS.map((partner) =>
              gather(
                scoreQuestions(partner),
                { ...shared, ...datedBirth(births[partner]) },
                { ...asker, prose: SOURCE },
              ),
            ),
          );
      const making = {
        ...worded(language, input),
        prose,
        read: readerOf(new Map([...pair.answers, ...[...alone, ...scores].flatMap((one) => [...one.answers])])),
        persons: [first, second] as const,
        settings: {
          ...Object.assign({}, ...alone.map(({ settings }) => settings)),
          ...pair.settings,
          // Each birth has its own.
          ayanamsa_value: alone.map(({ settings }) => settings['ayanamsa_value']),
        },
        ephemeris: pair.ephemeris,
        ...imprint,
      };
      return matchingDocument(making, brand);
    });
  },
});

export const handler = serveResource(pdfMatching);

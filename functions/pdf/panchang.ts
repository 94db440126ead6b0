import { openGazetteer } from '../../lib/adapters/place/gazetteer.ts';
import { planReport } from '../../lib/service/reports/order.ts';
import {
  monthsOfDayLists,
  monthSystemOf,
  regionOfPlace,
  reckoningOf,
} from '../../layers/jyotish/calendar/region-habits.ts';
import { isoDate, isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { choice } from '../../lib/contract/frame/about.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import {
  ORDER_WORDS,
  orderAnswers,
  REPORT_FIELDS,
  REPORT_PRICES,
  SHARED_OPTIONS,
} from '../../lib/contract/suites/report.ts';
import { gather } from '../../lib/service/catalogue/gather.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { pickMembers } from '../../lib/print/publish/members.ts';
import { printedPlace } from '../../lib/print/publish/printable.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { worded } from '../../lib/print/report/making.ts';
import { panchangDocument } from '../../lib/print/report/panchang/document.ts';
import { PANCHANG_FORMS, panchangQuestions } from '../../lib/print/report/panchang/questions.ts';
import { personOf } from '../../lib/print/report/person.ts';
import { homeRegionsOf } from '../../lib/words/habits.ts';

const { style: _style, chart_language: _charts, ...FIELDS } = REPORT_FIELDS;
const input = rangePlaceInput(
  {
    ...FIELDS,
    form: choice(
      PANCHANG_FORMS,
      'book',
      'book: a sheet and all tables of each month; wall: the sheets alone, one page for each month',
    ),
  },
  366,
);
const PASSED = [...Object.keys(input.base), ...SHARED_OPTIONS];
/** Members of a request about one day: all but the dates. */
const HEADED = PASSED.filter((member) => member !== 'from' && member !== 'to');

/** The region of the town nearest to a place. */
const regionAt = async ({ lat, lon }: { readonly lat: number; readonly lon: number }) => {
  const [nearest] = (await openGazetteer()).near(lat, lon, 1, 0);
  return nearest === undefined ? 'all' : regionOfPlace(nearest.place.country, nearest.place.region);
};

export const pdfPanchang = report({
  path: '/v1/pdf/panchang',
  summary: 'An almanac of a place as a printed report: a month, a year, any days up to 366',
  description: `Makes a PDF (A4) of an almanac, about eight pages a month, 62 a year: a sheet for the wall (a cell for each day with the tithi and star of sunrise, the time at which each ends, Rahu Kaal and all that is kept on it, headed by the months and the year of the calendar that readers of the language keep); chandrashtama of each sign; every tithi, star, yoga and karana of the days with its end; moonrise, moonset, the sign of the Moon and the hours that custom prefers or leaves out; the parts of the day by weekday (choghadiya, in Tamil Gowri); festivals with the time of their tithi and the rule of the day; fasts with the hour of worship and the time in which they are broken; days for a wedding, a new home, a vehicle and a naming. A cell of the sheet names the festivals of the readers' region first, by the language or, in English, by the place, and the great ones before the small. Lunar months end at the full moon where that is the habit of the language or the place (Hindi, the north, Bihar, Odisha, Nepal), else at the new moon; \`month_system\` decides otherwise, and the sheet says which. \`form: wall\` prints the sheets alone. All of it is what panchang/daily, calendar/festivals, calendar/ekadashi, calendar/vrat and muhurat/find answer for the same days. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.panchang,
  wave: 2,
  input,
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  speaks: ['report', 'report-panchang'],
  answers: orderAnswers('panchang', 'standard'),
  example: { from: '2026-11-01', to: '2026-11-30', lat: 25.3176, lon: 82.9739, tz: 5.5, place_name: 'Varanasi' },
  plan: async (call) => {
    const { place, range, input: sent, request } = call;
    const { form, paper } = sent;
    const { members } = request;
    const name = await printedPlace(call, { place_name: sent.place_name, place: members['place'] }, place);
    return planReport(call, { kind: 'panchang' }, async ({ brand, language, asker, imprint }) => {
      const dates = { from: isoDate(range.from), to: isoDate(range.to) };
      const regions = homeRegionsOf(language, await regionAt(place));
      const reckoning = reckoningOf(regions);
      const months = monthsOfDayLists(regions);
      const questions = panchangQuestions(dates, language, HEADED, { form, reckoning, months });
      // Months are counted as readers of the language, or people of the place, count them, unless the order says how.
      const shared = { month_system: monthSystemOf(regions[0]), ...pickMembers(members, PASSED) };
      const { answers, ...made } = await gather(questions, shared, asker);
      const making = {
        ...worded(language),
        read: readerOf(answers),
        persons: [
          personOf({ name: '', place: name, at: place }, range.clock.text(range.start), isoUtc(range.start)),
        ] as const,
        ...imprint,
        ...made,
      };
      return panchangDocument(making, brand, { dates, place: name, regions, form, paper });
    });
  },
});

export const handler = serveResource(pdfPanchang);

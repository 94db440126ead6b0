/** The time that a question asks about: the months it names, and that the answer stays within them or says that nothing stands there. */
import { saidIn } from '../../../../lib/astrologer/answer/hear/said.ts';
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);

it.each([
  ['will I get money in the next 6 months', '2026-11-28 2027-5-28'],
  ['agle teen mahine mein naukri lagegi kya', '2026-11-28 2027-2-28'],
  ['अगले छह महीने में पैसा आएगा क्या', '2026-11-28 2027-5-28'],
  ['between March and June 2028 should I switch jobs', '2028-3-1 2028-7-1'],
  // A month and the next one are a time, and no day of the first.
  ['is May June good for a pilgrimage', '2027-5-1 2027-7-1'],
  ['mai june me yatra karna thik rahega kya', '2027-5-1 2027-7-1'],
  ['any chance of travel before March 2027', '2026-11-28 2027-3-1'],
  ['when in 2028 can I marry', ''],
  ['how is January 2027 for my business', ''],
])('"%s" is about %s', (question, months) => {
  const { stretch } = saidIn(question, AT.date);
  const iso = (date: typeof AT.date): string => [date.year, date.month, date.day].join('-');
  expect(stretch === null ? '' : `${iso(stretch.from)} ${iso(stretch.to)}`).toBe(months);
});

it.each([
  ['I want to work again after 6 years at home', null],
  ['after 10 years without a child, is it time', null],
  ['will I marry after 2 years', [2028, 2028]],
])('takes years that are over for no time that is asked about: “%s”', (question, years) => {
  expect(saidIn(question, AT.date).range).toEqual(years);
});

it('names no window outside of the time asked about, but after saying that nothing stands in it', async () => {
  const sky = await testSky();
  for (const year of [1965, 1972, 1980, 1988, 1995]) {
    const known = knownBirth(sky, bornAt(`${year}-03-1${year % 9}T10:40`, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
    const answer = answerTo(known, 'Will I get a new job in the next 6 months?');
    const inside = answer?.cited.windows.some(({ window }) => window.span.start < AT.jd + 183) ?? false;
    if (!inside) expect(textsOf(answer)[0]).toMatch(/until May 2027/i);
    expect(textsOf(answer).join(' ')).toMatch(/2027|2026/);
  }
});

/** How the years of an almanac are worded; into which year a day falls, the tests of the calendar hold. */
import { yearsHeading } from '../../../lib/words/month-heading.ts';

const day = (year: number, yearName: string | null) => ({ month: '', year, yearName });

it.each([
  ['en', [day(2082, null), day(2083, null)], 'Vikram Samvat 2082–2083'],
  ['hi', [day(2082, null), day(2083, null)], 'विक्रम संवत 2082–2083'],
  ['ta', [day(1947, 'விசுவாவசு'), day(1948, 'பராபவ')], 'விசுவாவசு – பராபவ, சக ஆண்டு 1947–1948'],
  ['en', [day(2083, null), day(2083, null)], 'Vikram Samvat 2083'],
  // It counts by no era of its own.
  ['as', [day(2082, null), day(2083, null)], ''],
] as const)('%s: names each year once', (language, ends, heading) => {
  expect(yearsHeading(language, ends)).toBe(heading);
});

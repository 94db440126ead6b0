/** Times told from the birth and from now: ages, this year, in three years. */
import type { KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { freeBirths } from '../../../support/free-births.ts';

let birth: (id: string) => KnownBirth;
beforeAll(async () => {
  birth = await freeBirths();
});

// Birth b: 3 September 1978. Birth d: 17 February 2001. Now: 21 November 2026.
it.each([
  ['b', 'At the age of 31 you entered the Rahu mahadasha.', [2009, 9, 3], [2010, 9, 2]],
  ['b', 'In your 31st year you entered the Rahu mahadasha.', [2008, 9, 3], [2009, 9, 2]],
  ['d', 'The Venus mahadasha ends next month.', [2026, 12, 1], [2026, 12, 31]],
  ['d', 'The Venus mahadasha ended last month.', [2026, 10, 1], [2026, 10, 31]],
  ['d', 'The Venus mahadasha ends next year.', [2027, 1, 1], [2027, 12, 31]],
  ['d', 'The Venus mahadasha ends in 2 months.', [2027, 1, 6], [2027, 2, 5]],
] as const)('reads of birth %s: %s', (id, text, from, to) => {
  const claims = checkText(birth(id), text).flatMap((sentence) => sentence.claims);
  const spans = claims.map(({ claim }) => (claim.kind === 'period' ? claim.time : null));
  const date = ([year, month, day]: readonly [number, number, number]) => ({ year, month, day });
  expect(spans).toEqual([{ from: date(from), to: date(to) }]);
});

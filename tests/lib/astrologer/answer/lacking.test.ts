/** A yoga or dosha that is not there: why it is not, by its own rule, and what stands instead. */
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-30T12:00', 5.5, 26.8467, 80.9462);
/** On 30 January 1979 Jupiter was retrograde in Cancer, the Moon in Aquarius, Venus in Sagittarius, Mars in Capricorn (almanac). */
const known = knownBirth(await testSky(), bornAt('1979-01-30T22:15', 5.5, 26.8467, 80.9462), AT, OPTION_DEFAULTS);
const told = (question: string, of = known): string => textsOf(answerTo(of, question)).join(' ');

it.each([
  ['Do I have gajakesari yoga?', /Jupiter in house 1, 4, 7 or 10 from the Moon/],
  ['क्या मेरी कुंडली में मालव्य योग है?', /शुक्र उच्च.*शुक्र धनु राशि में हैं/],
  ['Do I have chandra mangal yoga?', /The Moon with Mars\..*What stands out here instead is/],
  ['Is Kaal Sarp dosh in my chart?', /all the planets on one side/],
])('%s', (question, why) => expect(told(question)).toMatch(why));

it('is told of nothing that is formed, and of no yoga without the time of birth', () => {
  expect(known.lackingIn('budhaditya')).toEqual([]);
  const without = { ...known, yogas: [], lackingIn: () => [] };
  expect(told('Do I have gajakesari yoga?', without)).not.toMatch(/It asks for this/);
});

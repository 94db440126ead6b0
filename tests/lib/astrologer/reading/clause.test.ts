/** Sentences about the birth of exact.json, in word orders of several kinds: what stands beside a point is said of it. */
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { testSky } from '../../../support/sky.ts';

// Scorpio rises. Moon 1st; Saturn and Rahu 3rd, Capricorn; Mars 4th, Aquarius; Venus exalted 5th, Pisces; Sun exalted and
// Mercury retrograde 6th, Aries; Jupiter 8th, Gemini; Ketu 9th, Cancer.
const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

it.each([
  ['In the third house sit Saturn and Rahu, in Capricorn.', 'true'],
  ['In the third house sit Saturn and Rahu, in Aquarius.', 'false'],
  ['Saturn and Mars are in the third and the fourth.', 'true'],
  ['Saturn and Mars are in the fourth and the third.', 'false'],
  ['Jupiter looks at the second house, and Saturn the fifth.', 'true'],
  ['Jupiter looks at the second house, and Saturn the sixth.', 'false'],
  ['Your exalted fifth-house Venus aspects the eleventh.', 'true'],
  ['Venus, exalted in Pisces in the fifth, is not retrograde.', 'true'],
  ['Venus, exalted in Pisces in the fifth, is not exalted.', 'false'],
  ['The seventh house is Taurus and its lord Venus is exalted.', 'true'],
  ['The seventh house is Taurus and its lord Venus is debilitated.', 'false'],
  ['Saturn, along with nobody else, is in the third.', 'false'],
  ['शनि राहु के साथ तीसरे भाव में हैं और सूर्य छठे में।', 'true'],
  ['शनि राहु के साथ तीसरे भाव में हैं और सूर्य सातवें में।', 'false'],
  ['Budh surya ke saath chhathe ghar mein hai.', 'true'],
  ['Budh surya ke saath saatve ghar mein hai.', 'false'],
])('%s is %s', (text, verdict) => {
  expect(checkText(known, text).map((one) => one.verdict)).toEqual([verdict]);
});

it('gives no verdict where a place may be of one point or of another', () => {
  const [sentence] = checkText(known, 'The Moon is aspected by Venus in the fifth.');
  expect(sentence?.verdict).not.toBe('true');
});

/** What an answer calls the strongest and the weakest planet, our own verifier takes for nothing false. */
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);

// Saturn (1967) and Mars (1982) come last where their places count too, another planet by shadbala alone.
it.each([
  ['1967-09-18T14:30', 27, 'en', 'What are my strengths and weaknesses?', 'Saturn the weakest'],
  ['1982-06-15T16:30', 22, 'en', 'What are my strengths and weaknesses?', 'Mars the weakest'],
  ['1967-09-18T14:30', 27, 'hi', 'मेरी ताकत और कमज़ोरी क्या है?', 'सबसे कमज़ोर शनि'],
  ['1982-06-15T16:30', 22, 'hi-Latn', 'meri strengths aur weaknesses kya hain', 'sabse weak Mangal'],
] as const)('born at %s, %i° north, in %s', async (born, lat, language, question, weakest) => {
  const known = knownBirth(await testSky(), bornAt(born, 5.5, lat, 75), AT, OPTION_DEFAULTS);
  const told = textsOf(answerTo(known, question, null, language)).join(' ');
  expect(told).toContain(weakest);
  expect(checkText(known, told).filter(({ verdict }) => verdict === 'false')).toEqual([]);
});

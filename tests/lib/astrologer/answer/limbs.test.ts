/** The panchang at birth: facts, and sentences about it that are found true. */
import { factsAbout } from '../../../../lib/astrologer/answer/facts-about.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { languagesWith, type Language } from '../../../../lib/words/languages.ts';
import { bornAt } from '../../../../lib/tools/local/verify/born.ts';
import { foundIn } from '../../../../lib/tools/local/verify/free.ts';
import { FREE_NOW, freeBirths } from '../../../support/free-births.ts';
import { testSky } from '../../../support/sky.ts';

let birth: (id: string) => KnownBirth;
beforeAll(async () => {
  birth = await freeBirths();
});
const limbFacts = (of: KnownBirth, language: Language) =>
  factsAbout(of, ['general'], language).filter(({ kind }) => kind === 'panchang');

// Worked out from the positions in free.json, see limbs.json.
it.each([
  ['a', 'thursday', 'krishna_pratipada', 'parigha', 'kaulava'],
  ['d', 'saturday', 'krishna_dashami', 'harshana', 'vishti'],
  ['e', 'wednesday', 'shukla_chaturthi', 'parigha', 'vishti'],
])('states the limbs of birth %s in sentences that it finds true', (id, ...limbs) => {
  for (const language of languagesWith('astrologer/answers')) {
    const facts = limbFacts(birth(id), language);
    expect(facts.map(({ value }) => value)).toEqual(limbs);
    for (const { statement, id: fact } of facts) {
      const claims = checkText(birth(id), statement).flatMap((sentence) => sentence.claims);
      expect(new Set(claims.map((claim) => `${claim.fact} ${claim.verdict}`))).toEqual(new Set([`${fact} true`]));
    }
  }
});

it('knows only the weekday by the calendar where the time of birth is not known', async () => {
  const untimed = { ...bornAt('1990-05-10T12:00', 5.5, 28.6139, 77.209), timeKnown: false };
  const of = knownBirth(await testSky(), untimed, FREE_NOW, OPTION_DEFAULTS);
  expect(limbFacts(of, 'en').map(({ value }) => value)).toEqual(['thursday']);
  expect(foundIn(of, 'You were born on a Thursday.')).toBe('true');
  expect(foundIn(of, 'You were born on a Wednesday.')).toBe('unread');
  expect(foundIn(of, 'You were born on a Friday.')).toBe('false');
  expect(foundIn(of, 'Your birth tithi is Krishna Pratipada.')).toBe('unread');
});

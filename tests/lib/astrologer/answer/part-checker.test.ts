/** The door of the language model: parts that may be sent are, and others are not. */
import { doorOf, doorShares, modelContexts } from '../../../../lib/tools/local/astrologer-bars.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  const birth = { ...bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), timeKnown: true };
  known = knownBirth(await testSky(), birth, AT, OPTION_DEFAULTS);
});
const contexts = modelContexts();

it('has 240 correct parts and 160 wrong ones', () => {
  expect(contexts.flatMap(({ correct }) => correct).length).toBeGreaterThanOrEqual(240);
  expect(contexts.flatMap(({ wrong }) => wrong).length).toBeGreaterThanOrEqual(160);
});

it('sends at least 95 of 100 correct parts', () => {
  const { of, missed } = doorShares(known).correct;
  expect(missed.length / of).toBeLessThanOrEqual(0.05);
});

it.each(contexts.map((one) => [one.question, one] as const))('sends none of the wrong parts: %s', (_, context) => {
  const judge = doorOf(known, context);
  expect(context.wrong.map(([, part]) => [judge(part), part.text])).toEqual(
    context.wrong.map(([reason, part]) => [reason, part.text]),
  );
});

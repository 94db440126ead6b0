/** The verifier against sentences with verdicts written by hand, and against sentences made from forms about many charts. */
import { sentencesOf } from '../../../../lib/astrologer/reading/clauses.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { FREE_LIMITS, freeScores, verdictOf } from '../../../../lib/tools/local/verify/free.ts';
import { VERIFY_LIMITS, verifyScore } from '../../../../lib/tools/local/verify-score.ts';
import { testSky } from '../../../support/sky.ts';
import { vectorCases } from '../../../support/vectors.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

it.each(vectorCases<readonly [string, string]>('verify/exact.json'))('%s is %s', (text, verdict) =>
  expect(verdictOf(known, text)).toBe(verdict),
);

it('keeps its limits over the forms of three tongues', async () => {
  const { trueRejected, changedAccepted, unread, sentences: count, faults } = await verifyScore(8);
  expect(count).toBeGreaterThan(1500);
  const exceeded = { trueRejected, changedAccepted, unread };
  for (const [name, limit] of Object.entries(VERIFY_LIMITS))
    if (exceeded[name as keyof typeof exceeded] > limit) throw new Error(`${name}: ${faults.slice(0, 10).join('\n')}`);
});

it('keeps its limits over sentences of many hands', async () => {
  const scores = freeScores(await testSky()).filter(({ tongue }) => tongue === 'all');
  expect(scores.map(({ part }) => part)).toEqual(['tuned', 'apart']);
  for (const score of scores) {
    expect(score.sentences).toBeGreaterThan(1300);
    for (const [name, limit] of Object.entries(FREE_LIMITS))
      if ((score[name as keyof typeof FREE_LIMITS] ?? 1) > limit)
        // Those kept apart are not shown: nobody mends the reader by them.
        throw new Error(`${score.part} ${name}: ${score.part === 'tuned' ? score.faults.slice(0, 20).join('\n') : ''}`);
  }
});

it('splits sentences at their ends, not at decimals', () =>
  expect(sentencesOf('Saturn is at 1.5 degrees. The Moon? चंद्र यहाँ हैं। Yes')).toHaveLength(4));

it('reads what never ends in parts', () => {
  const parts = sentencesOf('Saturn and '.repeat(1800));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1000);
  expect(parts.join(' ').split(' ')).toHaveLength(3600);
});

it('says nothing of houses where the time of birth is not known', async () => {
  const birth = { ...bornAt('1990-05-10T12:00', 5.5, 28.6139, 77.209), timeKnown: false };
  const untimed = knownBirth(await testSky(), birth, AT, OPTION_DEFAULTS);
  expect(verdictOf(untimed, 'Saturn is in the third house.')).toBe('unverifiable');
  expect(verdictOf(untimed, 'Your ascendant is Scorpio.')).toBe('unverifiable');
  expect(verdictOf(untimed, 'Saturn is in Capricorn.')).toBe('true');
});

it('names what a sentence leaves without a claim', () => {
  const [sentence] = checkText(known, 'Saturn will give you a house in 2027.');
  expect(sentence?.claims).toEqual([]);
  expect(sentence?.loose).toEqual(['saturn', '2027']);
});

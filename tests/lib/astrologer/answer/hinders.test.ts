import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';

const TODAY = { year: 2026, month: 11, day: 30 };

it.each([
  ['Which planet is holding my promotion back?', 'job'],
  ['what planet delays marriage for me', 'marriage'],
  ['kis grah ki wajah se shaadi nahi ho rahi, kaunsa grah rok raha hai', 'marriage'],
  ['कौन-सा ग्रह मेरे विवाह में अड़चन डाल रहा है', 'marriage'],
])('asks of “%s” why %s is slow', (message, matter) =>
  expect(questionOf(message, TODAY)).toMatchObject({
    intents: [{ kind: 'matter', ask: 'why', matter }],
    said: { isTroubled: true },
  }),
);

it('asks which planet is lucky of no matter', () =>
  expect(questionOf('which planet is lucky for me', TODAY).intents).toMatchObject([{ kind: 'named' }]));

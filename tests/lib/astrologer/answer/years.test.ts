/** Money, debts, learning, married life and family are told good half-years: those of `interpret/event-windows`. */
import { handler as eventWindows } from '../../../../functions/interpret/event-windows.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { call } from '../../../support/call.ts';
import { testSky } from '../../../support/sky.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

/** The half-years, as "2027 H1", that the windows of an event cover for two weeks at least. */
const halvesOf = async (event: string): Promise<ReadonlySet<string>> => {
  const { body } = await call(eventWindows, { ...BIRTH, event, from: '2026-11-29', to: '2036-11-28', limit: 50 });
  const spans: { start: string; end: string }[] = body.data.windows.map(({ span }: { span: unknown }) => span);
  const halves = Array.from({ length: 20 }, (_, i) => {
    const year = 2027 + Math.floor(i / 2);
    const [from, to] = i % 2 === 0 ? [`${year}-01-01`, `${year}-07-01`] : [`${year}-07-01`, `${year + 1}-01-01`];
    const days = spans.map(
      ({ start, end }) =>
        (Math.min(Date.parse(end), Date.parse(to)) - Math.max(Date.parse(start), Date.parse(from))) / 86_400_000,
    );
    return { name: `${year} H${(i % 2) + 1}`, isCovered: days.some((one) => one >= 14) };
  });
  return new Set(halves.filter(({ isCovered }) => isCovered).map(({ name }) => name));
};

/** The half-years with which the stretches of an English answer begin and end. */
const toldIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/(first|second) half of (20\d\d)/gu)].map(
    ([, half, year]) => `${year} H${half === 'first' ? 1 : 2}`,
  ),
  ...[...text.matchAll(/from (early |mid-)(20\d\d)/gu)].map(
    ([, part, year]) => `${year} H${part === 'early ' ? 1 : 2}`,
  ),
  ...[...text.matchAll(/(?:to|until) (mid-|the end of )(20\d\d)/gu)].map(
    ([, part, year]) => `${year} H${part === 'mid-' ? 1 : 2}`,
  ),
];

it.each([
  ['When will money get better?', 'money'],
  ['When will my debts be paid off?', 'money'],
  ['When will my studies go better?', 'study'],
  ['When will there be peace at home?', 'family'],
  ['When will my married life get better?', 'marriage'],
])('“%s” is told half-years of the windows of %s', async (question, event) => {
  const parts = answerTo(known, question)?.parts.filter(({ kind }) => kind === 'timing') ?? [];
  const told = toldIn(parts.map(({ text }) => text).join(' '));
  expect(told.length).toBeGreaterThan(0);
  const covered = await halvesOf(event);
  expect(told.filter((half) => !covered.has(half))).toEqual([]);
});

it.each([
  'When will my health get better?',
  'When will we have a child?',
  'When will my court case end?',
  'When will my loan be approved?',
  'When will the money I lent come back?',
])('“%s” is told no year', (question) => {
  expect(textsOf(answerTo(known, question)).filter((text) => /20[23]\d/u.test(text))).toEqual([]);
});

it('names no month of a matter that is told in half-years', () => {
  const texts = [
    'When will money get better?',
    'How is my money in 2029?',
    'Which month exactly is best for my money?',
  ];
  const told = texts.flatMap((text) => textsOf(answerTo(known, text)));
  expect(
    told.filter((text) =>
      /(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/u.test(text),
    ),
  ).toEqual([]);
});

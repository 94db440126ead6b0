/** Days for an act are those of `muhurat/find`, the best of them first named. */
import { handler as find } from '../../../../functions/muhurat/find-event.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { call } from '../../../support/call.ts';
import { testSky } from '../../../support/sky.ts';

const PLACE = { lat: 13.0827, lon: 80.2707, tz: 5.5 };
const AT = momentAt('2026-11-29T12:00', 5.5, PLACE.lat, PLACE.lon);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1983-05-26T04:50', 5.5, PLACE.lat, PLACE.lon), AT, OPTION_DEFAULTS);
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const NAMED = /\b(\d{1,2}) ([A-Z][a-z]+)/gu;
/** The days that a sentence names, as `MM-DD`. */
const daysIn = (text: string): readonly string[] =>
  [...text.matchAll(NAMED)].map(([, day = '', month = '']) =>
    [MONTHS.indexOf(month) + 1, Number(day)].map((part) => String(part).padStart(2, '0')).join('-'),
  );
type Window = { readonly span: { readonly start: string; readonly end: string }; readonly score: number };
/** Minutes of a window between two hours of the civil day on which it begins. */
const minutesBetween = ({ span: { start, end } }: Window, from: string, to: string): number => {
  const at = (hour: string): number => Date.parse(`${start.slice(0, 11)}${hour}:00+05:30`);
  return (Math.min(Date.parse(end), at(to)) - Math.max(Date.parse(start), at(from))) / 60_000;
};
/** The days of `muhurat/find` with a window between two hours, and the best score of each. */
const foundBy = async (
  event: string,
  [from, to]: readonly [string, string],
  [first, last]: readonly [string, string],
) => {
  const { body } = await call(find, { from, to, limit: 500, ...PLACE }, { path: { event } });
  const scores = new Map<string, number>();
  for (const one of body.data.windows as readonly Window[]) {
    const day = one.span.start.slice(5, 10);
    if (minutesBetween(one, first, last) >= 30) scores.set(day, Math.max(one.score, scores.get(day) ?? 0));
  }
  return scores;
};
/** Hours in which the Sun is up in Chennai in any month, and hours outside of which it never is. */
const SURE = ['07:00', '17:30'] as const;
const EVER = ['05:40', '18:50'] as const;

it.each([
  ['good day to buy a car in december', 'vehicle', '2026-12-01', '2026-12-31'],
  ['good date for buying a bike in december', 'vehicle', '2026-12-01', '2026-12-31'],
  ['which date is good for griha pravesh in february', 'griha-pravesh', '2027-02-01', '2027-02-28'],
  ['best day to register a flat in february', 'property', '2027-02-01', '2027-02-28'],
  ['auspicious date to open a boutique in january', 'business', '2027-01-01', '2027-01-31'],
  ['good days for the naming ceremony in december', 'naming', '2026-12-01', '2026-12-31'],
  ['good date to start on a journey in december', 'travel', '2026-12-01', '2026-12-31'],
  ['best dates for my wedding in february', 'marriage', '2027-02-01', '2027-02-28'],
  // The act and a month are enough: no word for a date or a muhurat.
  ['when to shift to a new house in february', 'griha-pravesh', '2027-02-01', '2027-02-28'],
  ['when should i open my parlour in january', 'business', '2027-01-01', '2027-01-31'],
])('“%s” is told the best days of %s', async (message, event, from, to) => {
  const [lead = '', ...others] = textsOf(answerTo(known, message));
  const [sure, ever] = await Promise.all([foundBy(event, [from, to], SURE), foundBy(event, [from, to], EVER)]);
  const told = daysIn(lead);
  expect(told.length).toBeGreaterThan(0);
  // Nobody acts on a day whose only hours are at night.
  expect(told.filter((day) => !ever.has(day))).toEqual([]);
  const least = Math.min(...told.map((day) => ever.get(day) ?? 0));
  const left = [...sure].filter(([day, score]) => !told.includes(day) && score > least);
  expect(left).toEqual([]);
  // Nothing is told against them by the Moon.
  expect(others.join(' ')).not.toMatch(/natal Moon|lighter/u);
});

it('says of a month without a day that it has none, what rules it out, and the next days', async () => {
  const [lead = '', rule = ''] = textsOf(answerTo(known, 'muhurat for mundan in december'));
  const after: readonly [string, string] = ['2027-01-01', '2027-03-31'];
  const [sure, ever] = await Promise.all([foundBy('mundan', after, SURE), foundBy('mundan', after, EVER)]);
  expect((await foundBy('mundan', ['2026-12-01', '2026-12-31'], EVER)).size).toBe(0);
  const told = daysIn(lead);
  expect([told.length, told.filter((day) => !ever.has(day))]).toEqual([3, []]);
  // No day of the year before the last that is told is passed over.
  expect([...sure.keys()].filter((day) => day < (told.at(-1) ?? '') && !told.includes(day))).toEqual([]);
  expect(rule).toContain('rules out');
});

it('tells when a car is likely, and no day, where the time of life is asked', () => {
  expect(answerTo(known, 'When will I buy a car?')?.parts[0]).toMatchObject({ kind: 'timing', matter: 'vehicle' });
});

/** The texts of the answers of a conversation. */
const turns = (...messages: readonly string[]): readonly string[] => {
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

it('goes on with the days for what was asked before, names the best of them and its hours', async () => {
  const [, days = '', best = ''] = turns('When will I buy a car?', 'any good date in december', 'which one is best');
  const { body } = await call(
    find,
    { from: '2026-12-01', to: '2026-12-31', limit: 500, ...PLACE },
    { path: { event: 'vehicle' } },
  );
  const windows = body.data.windows as readonly Window[];
  const [top = ''] = daysIn(best);
  expect(daysIn(days)).toContain(top);
  const [start = '', end = ''] = best.match(/\d\d:\d\d/gu) ?? [];
  const own = windows.filter(({ span }) => span.start.slice(5, 10) === top);
  expect(own.some(({ span }) => span.start.slice(11, 16) <= start && end <= span.end.slice(11, 16))).toBe(true);
  expect(start < end).toBe(true);
});

it.each([
  ['best dates for my wedding in february', 'marriage', '2027-02-01', '2027-02-28'],
  ['good day to buy a car in december', 'vehicle', '2026-12-01', '2026-12-31'],
])('tells with the best day of “%s” the hours in which it is good', async (message, event, from, to) => {
  const told = textsOf(answerTo(known, message)).slice(1).join(' ');
  const { body } = await call(find, { from, to, limit: 500, ...PLACE }, { path: { event } });
  const [start = '', end = ''] = told.match(/\d\d:\d\d/gu) ?? [];
  const days = daysIn(told);
  const own = (body.data.windows as readonly Window[]).filter(({ span }) => days.includes(span.start.slice(5, 10)));
  expect(own.some(({ span }) => span.start.slice(11, 16) <= start && end <= span.end.slice(11, 16))).toBe(true);
});

it('tells the days for the wedding of whom was asked about, and that the rest is theirs', () => {
  const [, days = '', , how = ''] = turns(
    'my son’s marriage is getting delayed',
    'any date in february',
    'which one is best',
    'his wife, how will she be',
  );
  expect(days).toContain('For a wedding');
  expect(days).toContain('your son is read from their own chart');
  expect(how).toMatch(/own chart|their birth/u);
});

it('chooses among the days of the month that was named before', () => {
  const [, days = ''] = turns('shaadi december me fix hui hai', 'kaunsi tareekh achi hai');
  expect(daysIn(days).length).toBeGreaterThan(0);
  expect(daysIn(days).every((day) => day.startsWith('12-'))).toBe(true);
  expect(days).toContain('vivah');
});

it('reads “do” before a month as giving, and “do february ko” as its second day', () => {
  expect(turns('meri shaadi kab hogi', 'date nikal do february me')[1]).toContain('days in February');
  expect(turns('meri shaadi kab hogi', 'do february ko theek rahega kya')[1]).toMatch(/2 February/u);
});

/** The days of `muhurat/find` of a month of 2027, the best first. */
const bestOf = async (event: string, from: string, to: string): Promise<readonly string[]> => {
  const { body } = await call(find, { from, to, group: 'day', limit: 500, ...PLACE }, { path: { event } });
  const days = body.data.days as readonly { readonly date: string; readonly score: number }[];
  return days.toSorted((a, b) => b.score - a.score).map(({ date }) => date.slice(5));
};

it.each([
  [
    [
      'my son’s wedding is fixed for 14 February 2027. Is the day good?',
      'is another date better in that month?',
      'at what time?',
    ],
  ],
  [['is 14 February 2027 fine for the wedding', 'some other day that month?', 'and the timing?']],
  [['14 february 2027 ko shaadi rakhe?', 'usi mahine koi dusri date?', 'kitne baje?']],
])('keeps the act and the month of the day that was asked about: %j', async (talk) => {
  const [day = '', month = '', hours = ''] = turns(...talk);
  const best = await bestOf('marriage', '2027-02-01', '2027-02-28');
  // The rules of a wedding leave that day no hour before midnight, and it is no next day after itself.
  expect(daysIn(day.split(/next days are|agle din/u)[1] ?? '')).not.toContain('02-14');
  expect(daysIn(day).filter((one) => one !== '02-14').length).toBeGreaterThan(0);
  expect(daysIn(month)).toContain(best[0]);
  expect(daysIn(month).every((one) => one.startsWith('02-'))).toBe(true);
  expect(daysIn(hours)).toContain(best[0]);
  expect(hours).toMatch(/\d\d:\d\d/u);
});

it('tells after a day that is refused the hours of the next that is not', async () => {
  const [, hours = ''] = turns('is 14 February 2027 good for a wedding', 'and the time?');
  const best = await bestOf('marriage', '2027-02-15', '2027-02-28');
  expect(daysIn(hours).every((one) => one > '02-14' && best.includes(one))).toBe(true);
  expect(hours).not.toContain('do not allow');
  expect(hours).toMatch(/\d\d:\d\d/u);
});

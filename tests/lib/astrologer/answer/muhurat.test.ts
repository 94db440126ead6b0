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
/** The days of `muhurat/find` in a stretch of time, with their scores. */
const foundBy = async (event: string, from: string, to: string) => {
  const { body } = await call(find, { from, to, group: 'day', ...PLACE }, { path: { event } });
  return new Map<string, number>(
    body.data.days.map(({ date, score }: { date: string; score: number }) => [date.slice(5), score]),
  );
};

it.each([
  ['good day to buy a car in december', 'vehicle', '2026-12-01', '2026-12-31'],
  ['good date for buying a bike in december', 'vehicle', '2026-12-01', '2026-12-31'],
  ['which date is good for griha pravesh in february', 'griha-pravesh', '2027-02-01', '2027-02-28'],
  ['best day to register a flat in february', 'property', '2027-02-01', '2027-02-28'],
  ['auspicious date to open a boutique in january', 'business', '2027-01-01', '2027-01-31'],
  ['good days for the naming ceremony in december', 'naming', '2026-12-01', '2026-12-31'],
  ['good date to start on a journey in december', 'travel', '2026-12-01', '2026-12-31'],
])('“%s” is told the best days of %s', async (message, event, from, to) => {
  const [lead = '', ...others] = textsOf(answerTo(known, message));
  const scores = await foundBy(event, from, to);
  const told = daysIn(lead);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((day) => !scores.has(day))).toEqual([]);
  const least = Math.min(...told.map((day) => scores.get(day) ?? 0));
  const left = [...scores].filter(([day, score]) => !told.includes(day) && score > least);
  expect(left).toEqual([]);
  // Nothing is told against them by the Moon.
  expect(others.join(' ')).not.toMatch(/natal Moon|lighter/u);
});

it('says of a month without a day that it has none, what rules it out, and the next days', async () => {
  const [lead = '', rule = ''] = textsOf(answerTo(known, 'muhurat for mundan in december'));
  const after = await foundBy('mundan', '2027-01-01', '2027-02-28');
  expect((await foundBy('mundan', '2026-12-01', '2026-12-31')).size).toBe(0);
  expect(daysIn(lead)).toEqual([...after.keys()].slice(0, 3));
  expect(rule).toContain('rules out');
});

it('tells when a car is likely, and no day, where the time of life is asked', () => {
  expect(answerTo(known, 'When will I buy a car?')?.parts[0]).toMatchObject({ kind: 'timing', matter: 'vehicle' });
});

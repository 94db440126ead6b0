/** Which of two years, where neither has a window that is told by itself: the one whose best faint window in `interpret/event-windows` is better. */
import { handler as eventWindows } from '../../../../functions/interpret/event-windows.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { call } from '../../../support/call.ts';
import { testSky } from '../../../support/sky.ts';

const BIRTH = { date: '1984-03-17', time: '06:20', lat: 19.076, lon: 72.8777, tz: 5.5 };
const AT = momentAt('2026-11-30T12:00', 5.5, BIRTH.lat, BIRTH.lon);
let known: KnownBirth;
beforeAll(async () => {
  const born = bornAt(`${BIRTH.date}T${BIRTH.time}`, BIRTH.tz, BIRTH.lat, BIRTH.lon);
  known = knownBirth(await testSky(), born, AT, OPTION_DEFAULTS);
});

/** The best score of a job in a year, 0 for none. */
const bestIn = async (year: number): Promise<number> => {
  const asked = { ...BIRTH, event: 'job', from: `${year}-01-01`, to: `${year}-12-31`, min_score: 1, limit: 50 };
  const { body } = await call(eventWindows, asked);
  return Math.max(0, ...body.data.windows.map(({ score }: { score: number }) => score));
};

it.each(['Is 2027 a good year for a new job, or 2028?', 'naukri ke liye 2028 achha hai ya 2027?'])(
  'tells “%s” by the faint windows of both years',
  async (question) => {
    const [first, second] = [await bestIn(2027), await bestIn(2028)];
    // Neither is told by itself, and they are not alike.
    expect(Math.max(first, second)).toBeLessThan(30);
    expect(Math.abs(first - second)).toBeGreaterThanOrEqual(5);
    const text = textsOf(answerTo(known, question)).join(' ');
    const [sentence = ''] = text.split(/(?<=[.])\s/u);
    expect(sentence).toContain(first > second ? '2027' : '2028');
    expect(sentence).not.toContain(first > second ? '2028' : '2027');
  },
);

it.each(['When will my shop do better?', 'transfer kab hoga', 'मेरा तबादला कब होगा?'])(
  'tells “%s” how the two next years stand, where the first marked time is years away',
  async (question) => {
    const far = knownBirth(await testSky(), bornAt('1974-06-28T09:05', 5.5, 22.5726, 88.3639), AT, OPTION_DEFAULTS);
    const text = textsOf(answerTo(far, question)).join(' ');
    expect(text).toMatch(/203\d/);
    expect(text).toMatch(/2027.*2028|2028.*2027/);
  },
);

/** What is told of a dosha, a yoga and the two signs: the ground that counts, the time that is asked for, and no more. */
import { houseFrom } from '../../../../layers/jyotish/chart/rashi.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let births: readonly KnownBirth[];
beforeAll(async () => {
  const sky = await testSky();
  births = [1965, 1972, 1980, 1988, 1991, 1995].map((year) =>
    knownBirth(sky, bornAt(`${year}-07-1${year % 9}T14:20`, 5.5, 19.076, 72.8777), AT, OPTION_DEFAULTS),
  );
});

/** Houses of Mars that count (all traditions). */
const COUNTED = [1, 2, 4, 7, 8, 12];

it('names the house of Mars from where it counts, the Moon too', () => {
  for (const known of births) {
    const { ascendant, planets } = known.rashi;
    const fromMoon = COUNTED.includes(houseFrom(planets.moon, planets.mars));
    const fromLagna = COUNTED.includes(houseFrom(ascendant, planets.mars));
    const text = textsOf(answerTo(known, 'am I manglik')).join(' ');
    expect(/house from the Moon/.test(text)).toBe(fromMoon || !fromLagna);
    expect(text.match(/\bNo\b/g)?.length ?? 0).toBe(fromMoon || fromLagna ? 0 : 1);
  }
});

it('tells of a yoga when its planets have their period, and nothing of an examination', () => {
  for (const known of births) {
    const text = textsOf(answerTo(known, 'do I have raj yoga and when will it give results')).join(' ');
    expect(text).toMatch(/in the periods of its planets|No raja yoga/);
    expect(text).not.toMatch(/exam/i);
  }
});

it('answers with the two signs in one sentence', () => {
  for (const known of births) expect(textsOf(answerTo(known, 'what is my rashi and lagna'))).toHaveLength(1);
});

/** The measures of the feed over nine weeks; `npm run feed:variety` runs them over a year. */
import { gatesOf, measureFeed } from '../../../../lib/tools/local/feed/measure.ts';
import { languagesWith } from '../../../../lib/words/languages.ts';
import { testSky } from '../../../support/sky.ts';

const sky = await testSky();

describe.each(languagesWith('horoscope/*'))('nine weeks of the feed in %s', (language) => {
  it('keep every gate', async () => {
    const figures = await measureFeed(sky, language, { year: 2026, month: 8, day: 1 }, 63);
    expect(figures.items).toBe(63 * 12);
    expect(gatesOf(figures).filter(({ holds }) => !holds)).toEqual([]);
  });

  it('come out the same twice', async () => {
    const run = async () => (await measureFeed(sky, language, { year: 2031, month: 2, day: 20 }, 32)).digest;
    expect(await run()).toBe(await run());
  });
});

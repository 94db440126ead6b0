/** The measures of the feed over nine weeks; `npm run feed:variety` runs them over a year. */
import { gatesOf, measureFeed } from '../../../../lib/tools/local/feed/measure.ts';
import { languagesWith } from '../../../../lib/words/languages.ts';
import { testSky } from '../../../support/sky.ts';
import { matrix } from '../../../support/soak.ts';

const sky = await testSky();

const LANGUAGES = languagesWith('horoscope/*');

/** One code chooses the readings of all languages, which differ by their words: a short run asks the source and Hindi. */
const CHOSEN = matrix(LANGUAGES, (one, i) => i === 0 || one === 'hi');

describe.each(CHOSEN)('nine weeks of the feed in %s', (language) => {
  it('keep every gate', async () => {
    const figures = await measureFeed(sky, language, { year: 2026, month: 8, day: 1 }, 63);
    expect(figures.items).toBe(63 * 12);
    expect(gatesOf(figures).filter(({ holds }) => !holds)).toEqual([]);
  });
});

/** One code writes the feed of all languages: a short run asks in one that is read above in no short run. */
it.each(matrix(LANGUAGES, (_, i) => i === LANGUAGES.length - 1))('comes out the same twice in %s', async (language) => {
  const run = async () => (await measureFeed(sky, language, { year: 2031, month: 2, day: 20 }, 32)).digest;
  expect(await run()).toBe(await run());
});

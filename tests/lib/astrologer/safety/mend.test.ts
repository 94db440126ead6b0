/** Slips of the hand that are mended, and words that only look like one. */
import { mender } from '../../../../lib/astrologer/safety/mend.ts';

describe('slips of the hand', () => {
  const mended = mender(new Set(['everything', 'tablets', 'futures', 'kill']));
  it.each([
    ['everythng', 'everything'],
    ['everrythinag', 'everrythinag'],
    ['everytthing', 'everything'],
    // Another word, the beginning of one, one too short.
    ['nothing', 'nothing'],
    ['future', 'future'],
    ['kil', 'kil'],
  ])('%s is read as %s', (written, read) => expect(mended(written)).toBe(read));
});

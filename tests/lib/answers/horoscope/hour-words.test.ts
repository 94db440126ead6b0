/** When evening begins, by the day periods of CLDR, which Node brings along. */
import { fromUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { clockOf } from '../../../../lib/answers/horoscope/hour-words.ts';
import { horoscopeBank } from '../../../../lib/words/horoscope/bank.ts';

/** 4 in the afternoon in India on 14 March 2027. */
const FOUR = fromUnixMs(Date.parse('2027-03-14T16:00:00+05:30'));

it.each(['hi', 'ta', 'gu'] as const)('says 4 o’clock in %s as the language does', (language) => {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: 'numeric',
    dayPeriod: 'long',
    hour12: true,
    timeZone: 'UTC',
  });
  const { value = '' } = format.formatToParts(Date.UTC(2027, 2, 14, 16)).find(({ type }) => type === 'dayPeriod') ?? {};
  expect(clockOf(horoscopeBank(language), FOUR)).toMatch(new RegExp(`^${value} 4`));
});

it('calls 4 o’clock afternoon in Bengali and English', () => {
  expect(clockOf(horoscopeBank('bn'), FOUR)).toContain('বেলা 4');
  expect(clockOf(horoscopeBank('en'), FOUR)).toBe('around 4 pm');
});

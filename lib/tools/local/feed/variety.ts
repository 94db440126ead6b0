/** `npm run feed:variety [days]`: the measures of the daily feed over a year, twelve signs, in every language that has its bank; fails where a gate does. */
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { languagesWith } from '../../../words/languages.ts';
import { gatesOf, measureFeed, titleOf } from './measure.ts';
import { countGiven } from '../program.ts';

const FROM = { year: 2026, month: 1, day: 1 };
const days = countGiven(365);
const sky = openSky(await loadEphemeris());

for (const language of languagesWith('horoscope/*')) {
  const figures = await measureFeed(sky, language, FROM, days);
  console.log(titleOf(language, FROM, days, figures));
  for (const { what, value, holds } of gatesOf(figures)) {
    console.log(`  ${holds ? 'holds' : 'FAILS'}  ${value.padStart(8)}  ${what}`);
    if (!holds) process.exitCode = 1;
  }
  for (const line of figures.banned.slice(0, 10)) console.log(`         ${line}`);
  const { digest } = await measureFeed(sky, language, FROM, days);
  console.log(`  ${digest === figures.digest ? 'holds' : 'FAILS'}  ${digest.slice(0, 16)}  digest of two runs`);
  if (digest !== figures.digest) process.exitCode = 1;
}

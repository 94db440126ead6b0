/** What of a birth the sarvatobhadra chakra looks at: star, sign, group of the tithi, weekday, and letters of the name. */
import type { Chart } from '../../../layers/jyotish/chart/chart.ts';
import { TITHI_GROUPS } from '../../../layers/jyotish/chart/ghata.ts';
import { rowAt } from '../../../layers/jyotish/chart/rows.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { tithiOf } from '../../../layers/jyotish/panchang/tithi.ts';
import {
  starWithAbhijit,
  type ChakraConsonant,
  type ChakraVowel,
  type NatalPoints,
} from '../../../layers/jyotish/transit/sarvatobhadra.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { Birth } from '../../contract/values/moment.ts';
import { dayOfMoment } from './day.ts';

/** The points of a birth whose chart is cast; `letters` are those of the name, where they were sent. */
export const natalPoints = (
  sky: Sky,
  options: Pick<Options, 'sunrise'>,
  birth: Birth,
  { grahas, signs }: Pick<Chart, 'grahas' | 'signs'>,
  letters: { readonly vowel?: ChakraVowel | undefined; readonly consonant?: ChakraConsonant | undefined },
): NatalPoints => ({
  star: starWithAbhijit(grahas.moon.longitude),
  sign: signs.moon,
  tithiGroup: rowAt(TITHI_GROUPS, (tithiOf(grahas.sun.longitude, grahas.moon.longitude) - 1) % 5, 'tithi group'),
  vara: dayOfMoment(sky, options, birth).vara,
  vowel: letters.vowel ?? null,
  consonant: letters.consonant ?? null,
});

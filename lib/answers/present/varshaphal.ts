/** The solar year in the shapes of the contract. */
import type { SolarYear } from '../queries/varshaphal.ts';
import type { Clock } from '../../contract/values/moment.ts';
import type { OfficeBearer } from '../../../layers/jyotish/varshaphal/year-lord.ts';
import { bank } from '../../words/bank.ts';
import type { Words } from '../../words/words.ts';
import { planetName } from './names.ts';
import { spanShape } from './time.ts';

/** `age`, `span` and `is_day` of a year. */
export const solarYearShape = (clock: Clock, { age, start, end, tajika }: SolarYear) => ({
  age,
  span: spanShape(clock, { start, end }),
  is_day: tajika.isDay,
});

/** An office-bearer. */
export const bearerShape = (words: Words, { office, planet, bala, aspects }: OfficeBearer) => ({
  key: office,
  name: bank(words.language, 'varshaphal').offices[office],
  planet,
  planet_name: planetName(words, planet),
  bala,
  aspects_ascendant: aspects,
});

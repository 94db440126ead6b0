/** Planets, weekdays, stars and months in the shapes of the contract. */
import type { CHART_POINTS } from '../../../layers/jyotish/chart/graha.ts';
import { varaLord } from '../../../layers/jyotish/panchang/keys.ts';
import { rowsOf } from '../../words/rows.ts';
import type { Named, Words } from '../../words/words.ts';

/** What may stand in a chart, by key. */
export type ChartPointKey = (typeof CHART_POINTS)[number];

/**
 * Name of a planet, or of the ascendant: what stands beside its key.
 * @example
 * planetName(words, 'sun') // → 'Sun'
 */
export const planetName = (words: Words, planet: ChartPointKey): string => words.nameOfKey('planets', planet);

const planetRow = rowsOf((words: Words, key: ChartPointKey) => ({ key, name: planetName(words, key) }));

/**
 * `{ key, name }` of each planet of a list.
 * @example
 * planetsShape(words, ['moon']) // → [{ key: 'moon', name: 'Moon' }]
 */
export const planetsShape = <P extends ChartPointKey>(words: Words, planets: readonly P[]) =>
  planets.map((planet) => planetRow(words, planet) as { readonly key: P; readonly name: string });

/**
 * `lord` and `lord_name`.
 * @example
 * lordShape(words, 'mars') // → { lord: 'mars', lord_name: 'Mars' }
 */
export const lordShape = <P extends ChartPointKey>(words: Words, lord: P) => ({
  lord,
  lord_name: planetName(words, lord),
});

/**
 * Weekday 0 (Sunday) to 6 with its lord.
 * @example
 * varaShape(words, 0).name // → 'Sunday'
 */
export const varaShape = (words: Words, vara: number) => ({
  id: vara,
  key: words.key('weekdays', vara),
  name: words.name('weekdays', vara),
  ...lordShape(words, varaLord(vara)),
});

/**
 * `{ id, key, name }` of nakshatra 1–27 (28 = Abhijit), without pada.
 * @example
 * starShape(words, 1).name // → 'Ashwini'
 */
export const starShape = (words: Words, nakshatra: number): Named => words.named('nakshatras', nakshatra);

/** `{ id, key, name }` of lunar month 1–12 from Chaitra. */
export const monthShape = (words: Words, month: number): Named => words.named('months', month);

/** `{ id, key, name }` of tara 1 Janma … 9 Parama Mitra. */
export const taraShape = (words: Words, tara: number) => words.named('taras', tara);

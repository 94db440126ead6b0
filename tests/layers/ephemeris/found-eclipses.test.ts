/** Eclipses that were found before are those that the library finds anew, to the last bit. */
import { FoundEclipses } from '../../../layers/jyotish/ephemeris/found-eclipses.ts';
import { julian, plusDays, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../lib/adapters/ephemeris.ts';
import * as fc from '../../support/property.ts';

const engine = await loadEphemeris();
const nothingFound = () => ({ solar: new FoundEclipses(), local: new FoundEclipses(), lunar: new FoundEclipses() });
/** A sky that has found no eclipse yet. */
const newSky = (): Sky => openSky({ ...engine, eclipses: nothingFound() } as typeof engine);

const PLACES = [
  { lat: 28.6, lon: 77.2, altitude: 0 },
  { lat: -33.9, lon: 151.2, altitude: 0 },
] as const;
/** Two years around the end of a century: seven eclipses at least (NASA, Five Millennium Catalog). */
const START = 2451179.5;
const instants = fc.array(fc.double({ min: START, max: START + 730, noNaN: true }).map(julian), { minLength: 12 });

it.each<readonly [string, (sky: Sky, jd: JulianDay) => unknown]>([
  ['solar', (sky, jd) => sky.nextSolarEclipse(jd)],
  ['lunar', (sky, jd) => sky.nextLunarEclipse(jd)],
  ['solar at Delhi and Sydney', (sky, jd) => PLACES.map((place) => sky.nextLocalSolarEclipse(jd, place))],
])('%s', (_name, next) => {
  fc.assert(
    fc.property(instants, (asked) => {
      const known = newSky();
      for (const jd of asked) expect(next(known, jd)).toEqual(next(newSky(), jd));
    }),
    { numRuns: 12 },
  );
});

it('are searched for once, from the first search on until half a day before them', () => {
  const found = new FoundEclipses<{ readonly maximum: JulianDay }>();
  const searched: JulianDay[] = [];
  const ask = (jd: number, where = ''): number =>
    found.next(julian(jd), where, () => {
      searched.push(julian(jd));
      return { maximum: plusDays(julian(Math.ceil(jd / 100) * 100), 0.25) };
    }).maximum;
  expect([110, 110, 150, 199.7, 199.8, 105, 107, 110].map((jd) => ask(jd))).toEqual(Array(8).fill(200.25));
  expect(searched).toEqual([110, 199.8, 105]);
  expect([ask(150, 'Delhi'), ask(160, 'Delhi'), ask(250)]).toEqual([200.25, 200.25, 300.25]);
  expect(searched.slice(3)).toEqual([150, 250]);
  for (let jd = 1050; jd < 60_000; jd += 100) ask(jd);
  // Those found last are kept.
  searched.splice(0);
  expect([ask(59_950), ask(150)]).toEqual([60_000.25, 200.25]);
  expect(searched).toEqual([150]);
});

import { byGraha } from '../../../layers/jyotish/chart/graha.ts';
import { planetaryWars } from '../../../layers/jyotish/chart/war.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';

type Where = { readonly longitude: number; readonly latitude: number };
const FAR: Readonly<Record<Graha, number>> = {
  sun: 10,
  moon: 10,
  mars: 40,
  mercury: 70,
  jupiter: 100,
  venus: 130,
  saturn: 160,
  rahu: 10,
  ketu: 190,
};
const sky = (moved: Partial<Record<Graha, Where>>): Record<Graha, Where> =>
  byGraha((graha) => moved[graha] ?? { longitude: FAR[graha], latitude: 0 });

describe('planetary war', () => {
  it('needs less than one degree between two of the five star-planets', () => {
    expect(planetaryWars(sky({}))).toEqual([]);
    expect(planetaryWars(sky({ mercury: { longitude: 41, latitude: 0 } }))).toEqual([]);
    expect(planetaryWars(sky({ mercury: { longitude: 40.9999, latitude: 0 } }))).toHaveLength(1);
    expect(planetaryWars(sky({ moon: { longitude: 40.2, latitude: 0 } }))).toEqual([]);
  });

  it('is won by the northern one, by Venus always, or by the lower longitude across 0 Aries', () => {
    const near = sky({ mars: { longitude: 359.8, latitude: -1 }, saturn: { longitude: 0.3, latitude: 2 } });
    expect(planetaryWars(near)).toEqual([
      { planets: ['mars', 'saturn'], winner: 'saturn', loser: 'mars', separation: expect.closeTo(0.5, 9) },
    ]);
    expect(planetaryWars(near, 'lower_longitude')[0]?.winner).toBe('mars');
    const venus = sky({ venus: { longitude: 159.5, latitude: -3 }, saturn: { longitude: 160, latitude: 2 } });
    expect(planetaryWars(venus)[0]).toMatchObject({ winner: 'venus', loser: 'saturn' });
  });

  it('lists the nearest pair first when three stand together', () => {
    const three = sky({
      mars: { longitude: 50, latitude: 0 },
      jupiter: { longitude: 50.6, latitude: 1 },
      saturn: { longitude: 50.8, latitude: 2 },
    });
    expect(planetaryWars(three).map((war) => war.planets.join())).toEqual([
      'jupiter,saturn',
      'mars,jupiter',
      'mars,saturn',
    ]);
  });
});

/** The relocated chart against the houses of the same instant at the other place. */
import { handler as houses } from '../../functions/kundli/houses.ts';
import { handler as relocated } from '../../functions/kundli/relocated.ts';
import { call, data } from '../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const CASES = [
  { lat: 51.5074, lon: -0.1278 },
  { lat: -33.8688, lon: 151.2093 },
  { lat: 40.7128, lon: -74.006 },
];

describe('kundli/relocated', () => {
  it.each(['whole_sign', 'placidus', 'sripati'])('casts the houses of the other place: %s', async (house_system) => {
    for (const to_place of CASES) {
      const answer = await data(relocated, { ...BIRTH, house_system, to_place });
      const there = await data(houses, { ...BIRTH, ...to_place, house_system });
      expect(answer.relocated.houses).toEqual(there.houses);
      expect(answer.relocated.mc).toBe(there.mc);
      expect(answer.relocated.ascendant.longitude).toBe(there.ascendant_degree);
      const here = await data(houses, { ...BIRTH, house_system });
      expect(answer.birth.houses).toEqual(here.houses);
      for (const { house_birth, house_here, changed } of answer.relocated.planets)
        expect(changed).toBe(house_birth !== house_here);
    }
  });

  it('changes nothing at the place of birth', async () => {
    const answer = await data(relocated, { ...BIRTH, to_place: { lat: BIRTH.lat, lon: BIRTH.lon } });
    expect(answer.relocated.houses).toEqual(answer.birth.houses);
    expect(answer.relocated.ascendant).toEqual(answer.birth.ascendant);
    for (const { changed } of answer.relocated.planets) expect(changed).toBe(false);
  });

  it('takes the place by name and says which it was', async () => {
    const called = await call(relocated, { ...BIRTH, to_place: { place: 'Tokyo' } });
    expect(called.body.meta.place.to_place?.name ?? called.body.meta.place.name).toBe('Tokyo');
  });

  it.each([
    ['no place', {}, 'to_place'],
    ['half a place', { to_place: { lat: 10 } }, 'to_place.lon'],
    ['a place beyond the pole', { to_place: { lat: 95, lon: 0 } }, 'to_place.lat'],
  ])('refuses %s', async (_name, change, field) => {
    const called = await call(relocated, { ...BIRTH, ...change });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });

  it('has no Placidus houses beyond the polar circle', async () => {
    const called = await call(relocated, { ...BIRTH, house_system: 'placidus', to_place: { lat: 78, lon: 15 } });
    expect([called.status, called.body.error.code]).toEqual([422, 'HOUSES_UNDEFINED']);
  });
});

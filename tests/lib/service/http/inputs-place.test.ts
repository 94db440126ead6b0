/** How a request becomes a place and its day: names, ids, coordinates, faults. */
import { type Handler } from '../../../../lib/service/http/serve.ts';
import { call } from '../../../support/call.ts';
import { birth, day, moment, rangePlace, match, moments, delhi, refused } from '../../../support/inputs.ts';

describe('places by name', () => {
  const metaOf = async (handler: Handler, body: object) => {
    const called = await call(handler, body);
    expect(called.body.error).toBeUndefined();
    return called.body.meta;
  };
  const codesOf = ({ warnings }: { warnings: readonly { code: string }[] }) => warnings.map(({ code }) => code);
  const when = { date: '1990-05-10', time: '19:55' };

  // Ids and coordinates of GeoNames.
  it('are shown in meta as they were understood', async () => {
    const exact = await metaOf(birth, { ...when, place: 'Varanasi' });
    expect(exact.place).toEqual({
      id: '1253405',
      name: 'Varanasi',
      region: 'Uttar Pradesh',
      country: 'IN',
      lat: 25.31668,
      lon: 83.01041,
      match: 'exact',
    });
    expect([exact.time.timezone, exact.time.offset_source, codesOf(exact)]).toEqual(['Asia/Kolkata', 'place', []]);
    const alias = await metaOf(day, { date: '2024-04-08', place: 'Banaras' });
    expect([alias.place.id, alias.place.match, codesOf(alias)]).toEqual(['1253405', 'alias', []]);
    const fuzzy = await metaOf(moment, { ...when, place: 'Varanassi' });
    expect([fuzzy.place.id, fuzzy.place.match, codesOf(fuzzy)]).toEqual(['1253405', 'fuzzy', ['PLACE_FUZZY']]);
    expect(fuzzy.warnings[0].message).toContain('Varanasi, Uttar Pradesh, IN (1253405)');
    const assumed = await metaOf(rangePlace, { from: '2024-01-01', to: '2024-01-02', place: 'Udaipur' });
    expect([assumed.place.region, codesOf(assumed)]).toEqual(['Rajasthan', ['PLACE_ASSUMED']]);
    expect(assumed.warnings[0].message).toContain('Udaipur, Tripura, IN (1253987)');
  });

  it('are not shown where coordinates were sent', async () => {
    expect(await metaOf(day, { date: '2024-04-08', ...delhi, tz: 5.5 })).not.toHaveProperty('place');
    expect(await metaOf(day, { date: '2024-04-08', ...delhi, place: 'Mumbai', tz: 5.5 })).not.toHaveProperty('place');
  });

  it('are compared with the coordinates beside them, which are used', async () => {
    const told = async (place: string, at: object = delhi) => {
      const { warnings } = await metaOf(day, { date: '2024-04-08', ...at, place, tz: 5.5 });
      return warnings.map(({ code, message }: { code: string; message: string }) => [code, message]);
    };
    // Delhi to Mumbai is about 1150 km.
    const [[code, message]] = await told('Mumbai');
    expect(code).toBe('PLACE_MISMATCH');
    expect(message).toMatch(
      /^place Mumbai, Maharashtra, IN lies at 19\.0\d+, 72\.8\d+, 11\d\d km from the coordinates sent, 28\.6/,
    );
    expect(await told('Xyzzyville')).toEqual([['PLACE_UNKNOWN', expect.stringContaining('Xyzzyville')]]);
    // Another town of the name is near; the name of a region says nothing about a point.
    expect(await told('New Delhi')).toEqual([]);
    expect(await told('Udaipur', { lat: 23.53, lon: 91.48 })).toEqual([]);
    expect(await told('Rajasthan', { lat: 24.58, lon: 73.68 })).toEqual([]);
  });

  it('stand under the members that name them, where more than the request does', async () => {
    const pair = await metaOf(match, {
      groom: { ...when, place: 'Mumbai' },
      bride: { ...when, place: 'Pune, Maharashtra' },
    });
    expect([pair.place.groom.id, pair.place.bride.id]).toEqual(['1275339', '1259229']);
    const away = await metaOf(birth, { ...when, place: 'Mumbai', at_place: { place: 'London' } });
    expect([away.place.place.id, away.place.at_place.id]).toEqual(['1275339', '2643743']);
    const there = await metaOf(birth, { ...when, ...delhi, tz: 5.5, at_place: { place: 'London' } });
    expect(Object.keys(there.place)).toEqual(['at_place']);
    const shared = await metaOf(moments, { place: 'Mumbai', moments: [when, { ...when, time: '20:00' }] });
    expect(shared.place.id).toBe('1275339');
    const apart = await metaOf(moments, { place: 'Mumbai', moments: [when, { ...when, place: 'Paris' }] });
    expect([apart.place['moments.0'].id, apart.place['moments.1'].id]).toEqual(['1275339', '2988507']);
  });

  it('are asked back with candidates where several may be meant', async () => {
    const called = await call(match, { groom: { ...when, place: 'Patan' }, bride: { ...when, place: 'Mumbai' } });
    expect([called.status, called.body.error.code]).toEqual([422, 'PLACE_AMBIGUOUS']);
    const [first, second] = called.body.error.details;
    expect(first).toEqual({
      field: 'groom.place',
      code: 'CANDIDATE',
      message: expect.stringContaining('send 1260173 as groom.place'),
      id: '1260173',
      name: 'Pātan',
      region: 'Gujarat',
      country: 'IN',
      lat: 23.8507,
      lon: 72.12963,
      population: 117863,
    });
    expect(second).toMatchObject({ id: '1282931', country: 'NP' });
    expect((await metaOf(birth, { ...when, place: second.id })).place).toMatchObject({ id: '1282931', match: 'exact' });
    expect(await refused(day, { date: '2024-04-08', place: 'Qqqzzyx' })).toEqual([
      422,
      'PLACE_NOT_FOUND',
      ['place UNKNOWN_VALUE'],
    ]);
    expect((await refused(day, { date: '2024-04-08', place: 'Varana' }))[2][0]).toBe('place CANDIDATE');
  });
});

describe('a day without a date', () => {
  it('is today at the place, and says so', async () => {
    for (const tz of [-12, 0, 5.5, 14]) {
      const today = (): string => new Date(Date.now() + tz * 3_600_000).toISOString().slice(0, 10);
      const first = today();
      const { body } = await call(day, { ...delhi, tz });
      expect([first, today()]).toContain(body.meta.settings.date);
      expect(body.data.noon.slice(0, 10)).toBe(body.meta.settings.date);
    }
    const { body } = await call(day, { ...delhi, tz: 5.5, date: '2024-04-08' });
    expect(body.meta.settings).not.toHaveProperty('date');
    expect(await refused(day, { ...delhi, tz: 5.5, day: 8 })).toEqual([
      400,
      'VALIDATION_FAILED',
      ['month REQUIRED', 'year REQUIRED'],
    ]);
  });
});

import { handler as search } from '../../functions/geo/search.ts';
import { handler as timezone } from '../../functions/geo/timezone.ts';
import { call } from '../support/call.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly timezone: string;
  readonly population: number;
  readonly match: string;
}

const places = async (body: object): Promise<readonly Found[]> => (await call(search, body)).body.data.places;

describe('geo/search', () => {
  // GeoNames ids as published on geonames.org.
  it.each([
    ['Mumbai', '1275339'],
    ['bombay', '1275339'],
    ['Calcutta', '1275004'],
    ['Madras', '1264527'],
    ['Bangalore', '1277333'],
    ['Benares', '1253405'],
    ['वाराणसी', '1253405'],
    ['मुंबई', '1275339'],
    ['சென்னை', '1264527'],
    ['New Delhi', '1261481'],
    ['Delhi', '1273294'],
    ['sao paulo', '3448439'],
    ['São Paulo', '3448439'],
    ['Zürich', '2657896'],
    ['Kathmandu', '1283240'],
    ['Pune, Maharashtra, India', '1259229'],
  ])('finds %s first', async (q, id) => {
    expect((await places({ q }))[0]?.id).toBe(id);
  });

  it('keeps to the country asked for, in any case, and to the limit', async () => {
    const found = await places({ q: 'Paris', country: 'us', limit: 3 });
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ country }) => country))).toEqual(new Set(['US']));
    expect(found[0]).toMatchObject({ name: 'Paris', region: 'Texas', timezone: 'America/Chicago' });
  });

  it('completes the beginning of a name, the most populous first', async () => {
    const found = await places({ q: 'Muzaff', country: 'IN' });
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Muzaffarnagar', 'Muzaffarpur']);
  });

  it('says how a name fits, and looks for misspellings where nothing fits', async () => {
    const first = async (q: string): Promise<readonly (string | undefined)[]> => {
      const [found] = await places({ q });
      return [found?.id, found?.match];
    };
    expect(await first('Varanasi')).toEqual(['1253405', 'exact']);
    expect(await first('काशी')).toEqual(['1253405', 'alias']);
    expect(await first('Varanassi')).toEqual(['1253405', 'fuzzy']);
    expect(await first('Varanas')).toEqual(['1253405', 'beginning']);
    expect(await first('Thiruvanantpuram')).toEqual(['1254163', 'fuzzy']);
    expect((await places({ q: 'Aurangabad', country: 'IN' })).slice(0, 2).map(({ region }) => region)).toEqual([
      'Maharashtra',
      'Bihar',
    ]);
  });

  it('answers an unknown name with an empty list', async () => {
    expect(await places({ q: 'Qqqzzyx' })).toEqual([]);
  });

  it.each([[{}], [{ q: 'x' }], [{ q: 'Delhi', country: 'IND' }], [{ q: 'Delhi', limit: 21 }]])(
    'refuses %j',
    async (body) => {
      expect((await call(search, body)).status).toBe(400);
    },
  );
});

const at = async (body: object) => (await call(timezone, body)).body;

describe('geo/timezone', () => {
  // Indian clock history and that of the neighbours: IANA tzdata.
  it.each([
    ['Asia/Kolkata', '1880-05-05', 5 + 21 / 60 + 10 / 3600],
    ['Asia/Kolkata', '1906-01-01', 5.5],
    ['Asia/Kolkata', '1941-09-30', 5.5],
    ['Asia/Kolkata', '1941-10-01', 6.5],
    ['Asia/Kolkata', '1942-05-14', 6.5],
    ['Asia/Kolkata', '1942-05-15', 5.5],
    ['Asia/Kolkata', '1942-08-31', 5.5],
    ['Asia/Kolkata', '1942-09-01', 6.5],
    ['Asia/Kolkata', '1945-10-14', 6.5],
    ['Asia/Kolkata', '1945-10-15', 5.5],
    ['Asia/Kolkata', '2026-01-01', 5.5],
    ['Asia/Karachi', '2008-07-01', 6],
    ['Asia/Karachi', '2010-07-01', 5],
    ['Asia/Dhaka', '2009-07-01', 7],
    ['Asia/Dhaka', '2010-07-01', 6],
    ['Asia/Kathmandu', '1985-06-01', 5.5],
    ['Asia/Kathmandu', '1986-06-01', 5.75],
    ['Asia/Colombo', '1996-06-01', 6.5],
    ['Asia/Colombo', '2000-06-01', 6],
  ])('knows the clock of %s on %s', async (zone, date, offset) => {
    const { data } = await at({ timezone: zone, date, time: '12:00' });
    expect(data).toMatchObject({ timezone: zone, ambiguous: false, nonexistent: false, source: 'timezone' });
    expect(data.offset).toBeCloseTo(offset, 6);
  });

  it.each([
    ['Asia/Kolkata', 'IST'],
    ['America/New_York', 'EDT'],
    ['Europe/London', 'BST'],
    ['Europe/Paris', 'CEST'],
    ['Australia/Sydney', 'AEST'],
    ['Asia/Singapore', 'SGT'],
    ['Asia/Kathmandu', 'GMT+5:45'],
  ])('abbreviates %s to %s in July', async (zone, abbreviation) => {
    const { data } = await at({ timezone: zone, date: '2024-07-01', time: '12:00' });
    expect(data.abbreviation).toBe(abbreviation);
  });

  it('reports a skipped time: no instant', async () => {
    const { data } = await at({ timezone: 'America/New_York', date: '2024-03-10', time: '02:30' });
    expect(data).toMatchObject({ nonexistent: true, ambiguous: false, utc: null, readings: [], offset: -5 });
    const india = await at({ timezone: 'Asia/Kolkata', date: '1941-10-01', time: '00:30' });
    expect(india.data).toMatchObject({ nonexistent: true, offset: 5.5 });
    const samoa = await at({ timezone: 'Pacific/Apia', date: '2011-12-30', time: '12:00' });
    expect(samoa.data).toMatchObject({ nonexistent: true, utc: null });
  });

  it('reports a doubled time with both readings, and takes the one asked for', async () => {
    const body = { timezone: 'America/New_York', date: '2024-11-03', time: '01:30' };
    const { data } = await at(body);
    expect(data).toMatchObject({ ambiguous: true, utc: null, offset: -4, dst: true });
    expect(data.readings.map((row: { utc: string }) => row.utc)).toEqual([
      '2024-11-03T05:30:00Z',
      '2024-11-03T06:30:00Z',
    ]);
    expect((await at({ ...body, fold: 'later' })).data).toMatchObject({
      utc: '2024-11-03T06:30:00Z',
      offset: -5,
      dst: false,
    });
    expect((await at({ ...body, fold: 'earlier' })).data).toMatchObject({ utc: '2024-11-03T05:30:00Z' });
  });

  it('takes the zone of coordinates and of places', async () => {
    expect((await at({ lat: 25.317, lon: 83.01, date: '2024-04-08', time: '12:00' })).data).toMatchObject({
      timezone: 'Asia/Kolkata',
      source: 'coordinates',
      utc: '2024-04-08T06:30:00Z',
      dst: false,
    });
    expect((await at({ place: 'Tokyo', date: '2024-04-08', time: '12:00:30' })).data).toMatchObject({
      timezone: 'Asia/Tokyo',
      source: 'place',
      utc: '2024-04-08T03:00:30Z',
    });
    expect((await at({ place: '1275339', date: '2024-04-08', time: '00:00' })).data.source).toBe('place');
  });

  it('reads the clock of now where no date or time is given', async () => {
    const today = (): string => new Date(Date.now() + 5.75 * 3_600_000).toISOString().slice(0, 10);
    const [before, first] = [Date.now(), today()];
    const { data, meta } = await at({ timezone: 'Asia/Kathmandu' });
    expect(data.offset).toBe(5.75);
    // Written to the second.
    expect(Date.parse(data.utc)).toBeGreaterThan(before - 1000);
    expect(Date.parse(data.utc)).toBeLessThanOrEqual(Date.now());
    expect([first, today()]).toContain(meta.settings.date);
  });

  it('shows the place it was asked about', async () => {
    const { meta } = await at({ place: 'Dehli', date: '2024-04-08', time: '12:00' });
    expect(meta.place).toMatchObject({ id: '1273294', name: 'Delhi', match: 'fuzzy' });
    expect(meta.warnings.map(({ code }: { code: string }) => code)).toEqual(['PLACE_FUZZY']);
  });

  it.each([
    [{ date: '2024-04-08', time: '12:00' }, 400, 'VALIDATION_FAILED', 'lat'],
    [{ lat: 10, date: '2024-04-08', time: '12:00' }, 400, 'VALIDATION_FAILED', 'lon'],
    [{ timezone: 'Mars/Base', date: '2024-04-08', time: '12:00' }, 400, 'VALIDATION_FAILED', 'timezone'],
    [{ timezone: 'UTC', date: '2023-02-29', time: '12:00' }, 400, 'VALIDATION_FAILED', 'date'],
    [{ timezone: 'UTC', date: '2023-02-28', time: '24:00' }, 400, 'VALIDATION_FAILED', 'time'],
    [{ place: 'Qqqzzyx', date: '2024-04-08', time: '12:00' }, 422, 'PLACE_NOT_FOUND', 'place'],
    [{ place: 'Patan', date: '2024-04-08', time: '12:00' }, 422, 'PLACE_AMBIGUOUS', 'place'],
  ])('refuses %j', async (body, status, code, field) => {
    const answer = await call(timezone, body);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
    expect(answer.body.error.details[0]?.field).toBe(field);
  });
});

/** How a request becomes a birth: both forms, offsets, zones, gaps, folds, calendars, faults. */

import { call } from '../../../support/call.ts';
import { birth, delhi, ok, refused } from '../../../support/inputs.ts';

describe('a birth', () => {
  it.each([
    ['form B with a number', { date: '1990-05-10', time: '19:55', ...delhi, tz: 5.5 }, '1990-05-10T14:25:00Z', 'given'],
    [
      'form A',
      { day: 10, month: 5, year: 1990, hour: 19, min: 55, ...delhi, tzone: 5.5 },
      '1990-05-10T14:25:00Z',
      'given',
    ],
    [
      'form A with the other name of the minute',
      { day: 10, month: 5, year: 1990, hour: 19, minute: 55, ...delhi, tzone: 5.5 },
      '1990-05-10T14:25:00Z',
      'given',
    ],
    [
      'both forms that agree',
      { date: '1990-05-10', day: 10, time: '19:55', min: 55, ...delhi, tz: 5.5, tzone: 5.5 },
      '1990-05-10T14:25:00Z',
      'given',
    ],
    [
      'a zone',
      { date: '1990-05-10', time: '19:55:30', ...delhi, timezone: 'Asia/Kolkata' },
      '1990-05-10T14:25:30Z',
      'timezone',
    ],
    [
      'local mean time',
      { date: '1880-05-10', time: '12:00', lat: 19, lon: 75, tz: 'lmt' },
      '1880-05-10T07:00:00Z',
      'lmt',
    ],
    [
      'an odd offset, to the second',
      { date: '1890-01-01', time: '12:00', lat: 13, lon: 80, tz: 5.3528 },
      '1890-01-01T06:38:50Z',
      'given',
    ],
    [
      'east of the date line',
      { date: '2024-01-01', time: '01:00', lat: -13, lon: -172, tz: 13 },
      '2023-12-31T12:00:00Z',
      'given',
    ],
    [
      'the Julian calendar',
      { date: '1917-10-25', time: '12:00', lat: 59.9, lon: 30.3, tz: 2, calendar: 'julian' },
      '1917-11-07T10:00:00Z',
      'given',
    ],
    [
      'the Julian leap day of 1900',
      { date: '1900-02-29', time: '12:00', lat: 59.9, lon: 30.3, tz: 2, calendar: 'julian' },
      '1900-03-13T10:00:00Z',
      'given',
    ],
  ])('is read from %s', async (_, body, utc, source) => {
    const found = await ok(birth, body);
    expect([found.data['utc'], found.source]).toEqual([utc, source]);
  });

  it('takes the zone of the coordinates when nothing else is given, and says so', async () => {
    const found = await ok(birth, { date: '1943-06-01', time: '12:00', ...delhi });
    expect(found.data).toMatchObject({ utc: '1943-06-01T05:30:00Z', offset: 6.5 });
    expect([found.source, found.warnings]).toEqual(['coordinates', ['TZ_FROM_COORDINATES']]);
  });

  // India's clocks, IANA tzdata.
  it.each([
    ['1850-01-01', 5 + 53 / 60 + 28 / 3600],
    ['1860-01-01', 5 + 53 / 60 + 20 / 3600],
    ['1880-01-01', 5 + 21 / 60 + 10 / 3600],
    ['1910-01-01', 5.5],
    ['1941-10-02', 6.5],
    ['1942-06-01', 5.5],
    ['1945-10-14', 6.5],
    ['1945-10-16', 5.5],
  ])('knows the clock of Asia/Kolkata on %s', async (date, offset) => {
    const { data } = await ok(birth, { date, time: '12:00', ...delhi, timezone: 'Asia/Kolkata' });
    expect(data['offset']).toBeCloseTo(offset, 6);
  });

  it.each([
    [
      'a number against its zone',
      { date: '1990-05-10', time: '12:00', ...delhi, tz: 5, timezone: 'Asia/Kolkata' },
      ['TZ_MISMATCH'],
    ],
    ['Indian war time forgotten', { date: '1943-06-01', time: '12:00', ...delhi, tz: 5.5 }, ['TZ_MISMATCH']],
    ['Indian war time remembered', { date: '1943-06-01', time: '12:00', ...delhi, tz: 6.5 }, []],
    [
      'an offset no one uses today',
      { date: '1850-06-01', time: '12:00', lat: 60, lon: -150, tz: 14.9 },
      ['UNUSUAL_OFFSET'],
    ],
    [
      'a time that may be wrong',
      { date: '1990-05-10', time: '12:00', ...delhi, tz: 5.5, time_uncertainty_min: 15 },
      ['TIME_TAKEN_AS_EXACT'],
    ],
    ['nothing odd', { date: '1990-05-10', time: '12:00', ...delhi, tz: 5.5 }, []],
  ])('warns of %s and uses the number', async (_, body, warnings) => {
    expect((await ok(birth, body)).warnings).toEqual(warnings);
  });

  it.each([
    ['skipped by summer time', { date: '2024-03-10', time: '02:30' }, 'TIME_NONEXISTENT'],
    ['shown twice', { date: '2024-11-03', time: '01:30' }, 'TIME_AMBIGUOUS'],
    ['before the files', { date: '1800-01-01', time: '12:00' }, 'EPHEMERIS_RANGE'],
  ])('%s is 422', async (_, body, code) => {
    expect(await refused(birth, { ...body, lat: 40.7, lon: -74, timezone: 'America/New_York' })).toEqual([
      422,
      code,
      [],
    ]);
  });

  it.each([
    [{ date: '2024-11-03', time: '01:30', fold: 'earlier' }, '2024-11-03T05:30:00Z'],
    [{ date: '2024-11-03', time: '01:30', fold: 'later' }, '2024-11-03T06:30:00Z'],
    [{ date: '2024-03-10', time: '02:30', on_gap: 'shift' }, '2024-03-10T07:30:00Z'],
  ])('%j means one instant', async (body, utc) => {
    expect((await ok(birth, { ...body, lat: 40.7, lon: -74, timezone: 'America/New_York' })).data['utc']).toBe(utc);
  });

  it.each([
    [
      'Samoa skipped a day',
      { date: '2011-12-30', time: '12:00', lat: -13.8, lon: -171.8, timezone: 'Pacific/Apia' },
      'TIME_NONEXISTENT',
    ],
    [
      'half an hour of summer time ended',
      { date: '2024-04-07', time: '01:45', lat: -31.55, lon: 159.08, timezone: 'Australia/Lord_Howe' },
      'TIME_AMBIGUOUS',
    ],
  ])('%s', async (_, body, code) => {
    expect((await refused(birth, body))[1]).toBe(code);
  });

  it.each([
    ['nothing', {}, 400, 'VALIDATION_FAILED', ['date REQUIRED', 'time REQUIRED', 'lat REQUIRED', 'lon REQUIRED']],
    [
      'two dates',
      { date: '1990-05-10', day: 11, time: '12:00', ...delhi, tz: 5.5 },
      400,
      'INPUT_CONFLICT',
      ['date CONFLICT'],
    ],
    [
      'two times',
      { date: '1990-05-10', time: '12:00', hour: 13, ...delhi, tz: 5.5 },
      400,
      'INPUT_CONFLICT',
      ['time CONFLICT'],
    ],
    [
      'two offsets',
      { date: '1990-05-10', time: '12:00', ...delhi, tz: 5.5, tzone: 5 },
      400,
      'INPUT_CONFLICT',
      ['tzone CONFLICT'],
    ],
    [
      'a conflict beside a fault',
      { date: '1990-05-10', day: 11, time: '12:00', lat: 91, lon: 0, tz: 5.5 },
      400,
      'VALIDATION_FAILED',
      ['lat OUT_OF_RANGE', 'date CONFLICT'],
    ],
    [
      'half a date',
      { day: 1, time: '12:00', ...delhi, tz: 5.5 },
      400,
      'VALIDATION_FAILED',
      ['month REQUIRED', 'year REQUIRED'],
    ],
    [
      '24 o’clock',
      { date: '1990-05-10', time: '24:00', ...delhi, tz: 5.5 },
      400,
      'VALIDATION_FAILED',
      ['time OUT_OF_RANGE'],
    ],
    [
      'a leap second',
      { date: '1990-06-30', time: '23:59:60', ...delhi, tz: 0 },
      400,
      'VALIDATION_FAILED',
      ['time OUT_OF_RANGE'],
    ],
    [
      '29 February of a common year',
      { date: '1900-02-29', time: '12:00', ...delhi, tz: 0 },
      400,
      'VALIDATION_FAILED',
      ['date NO_SUCH_DAY'],
    ],
    [
      'a day of 1799',
      { date: '1799-12-31', time: '12:00', ...delhi, tz: 0 },
      400,
      'VALIDATION_FAILED',
      ['date NOT_A_DATE'],
    ],
    [
      'a number too large for a double',
      { date: '1990-05-10', time: '12:00', lat: 1, lon: 1, tz: 0, altitude: 1e300 },
      400,
      'VALIDATION_FAILED',
      ['altitude OUT_OF_RANGE'],
    ],
    [
      'absurd types',
      { date: 19900510, time: [12], lat: true, lon: {}, tz: [] },
      400,
      'VALIDATION_FAILED',
      ['date WRONG_TYPE', 'time WRONG_TYPE', 'lat WRONG_TYPE', 'lon WRONG_TYPE', 'tz WRONG_TYPE'],
    ],
  ])('refuses %s', async (_, body, status, code, details) => {
    const found = await refused(birth, body);
    expect([found[0], found[1], [...found[2]].sort()]).toEqual([status, code, [...details].sort()]);
  });

  it('takes null for what may be left out, and for nothing else', async () => {
    const left = { date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: null, gender: null, ayanamsa: null };
    expect(await ok(birth, left)).toBeDefined();
    expect((await refused(birth, { ...left, date: null, lat: null }))[2]).toEqual(['date REQUIRED', 'lat REQUIRED']);
  });

  it('names an unknown zone among the other faults', async () => {
    const body = { date: '1990-05-10', time: '19:55', lat: 95, lon: 77, timezone: 'Mars/Olympus' };
    expect((await refused(birth, body))[2]).toEqual(['lat OUT_OF_RANGE', 'timezone UNKNOWN_VALUE']);
  });

  it('refuses an alias that contradicts its right name', async () => {
    const body = { day: 10, month: 5, year: 1990, hour: 19, min: 55, ...delhi, tzone: 5.5 };
    expect((await ok(birth, { ...body, minute: 55 })).warnings).toEqual([]);
    expect(await refused(birth, { ...body, minute: 54 })).toEqual([400, 'INPUT_CONFLICT', ['minute CONFLICT']]);
  });

  it('lists faults in the order of the request, what is missing last', async () => {
    const [, , details] = await refused(birth, { tz: 'IST', date: '1990-02-30', time: '19:55', lat: 95 });
    expect(details).toEqual(['tz UNKNOWN_VALUE', 'date NO_SUCH_DAY', 'lat OUT_OF_RANGE', 'lon REQUIRED']);
  });

  it('says what tz may be', async () => {
    const { body } = await call(birth, { date: '1990-05-10', time: '19:55', ...delhi, tz: 'IST' });
    expect(body.error.message).toBe(
      'tz must be hours from UT (5.5 or "+05:30"), an IANA time zone (Asia/Kolkata) or lmt.',
    );
  });

  it('stands at noon where the time is unknown', async () => {
    const { data } = await ok(birth, { date: '1990-05-10', time_unknown: true, ...delhi, tz: 5.5 });
    expect(data).toMatchObject({ utc: '1990-05-10T06:30:00Z', known: false });
  });

  it.each([
    ['on the clock of the birth', { at: '2026-11-21T12:00:00' }, '2026-11-21T06:30:00Z'],
    ['with an offset of its own', { at: '2026-11-21T12:00:00+01:00' }, '2026-11-21T11:00:00Z'],
    ['in UTC', { at: '2026-11-21T12:00:00Z' }, '2026-11-21T12:00:00Z'],
    [
      'at another place',
      { at: '2026-07-01T12:00', at_place: { lat: 51.5, lon: 0, timezone: 'Europe/London' } },
      '2026-07-01T11:00:00Z',
    ],
  ])('is asked about %s', async (_, question, utc) => {
    expect((await ok(birth, { date: '1990-05-10', time: '19:55', ...delhi, tz: 5.5, ...question })).data['at']).toBe(
      utc,
    );
  });
});

/** How requests become instants and places: both forms, offsets, zones, gaps, folds, calendars, faults. */
import * as z from 'zod/mini';
import { dateText, timeText, dateTimeText } from '../../../lib/contract/date-time.ts';
import { endpoint } from '../../../lib/contract/endpoint.ts';
import {
  birthAtInput,
  dayInput,
  matchInput,
  momentInput,
  momentsNativesInput,
  rangeInput,
  rangePlaceInput,
  rangePlaceNativesInput,
} from '../../../lib/contract/inputs.ts';
import * as inputs from '../../../lib/contract/inputs.ts';
import { OPTION_FIELDS } from '../../../lib/contract/options.ts';
import { serve, type Handler } from '../../../lib/http/serve.ts';
import { isoDate, isoUtc } from '../../../layers/jyotish/ephemeris/instant.ts';
import { call } from '../../support/call.ts';

const common = { summary: 'test', credits: 0, output: z.any(), example: {} };
const birth = serve(
  endpoint({
    ...common,
    path: '/v1/test/birth',
    needsTime: false,
    input: birthAtInput(),
    compute: ({ birth: b, at }) => ({
      utc: isoUtc(b.jd),
      offset: b.offset,
      date: isoDate(b.date),
      time: b.time,
      place: b.place,
      known: b.timeKnown,
      at: isoUtc(at.jd),
      at_lat: at.place.lat,
    }),
  }),
);
const day = serve(
  endpoint({
    ...common,
    path: '/v1/test/day',
    input: dayInput(),
    compute: ({ day: d }) => ({ noon: d.clock.text(d.clock.instant(d.date, 12)) }),
  }),
);
const moment = serve(
  endpoint({
    ...common,
    path: '/v1/test/moment',
    input: momentInput(),
    compute: ({ moment: m, now }) => ({ utc: isoUtc(m.jd), now: isoUtc(now) }),
  }),
);
const range = serve(
  endpoint({
    ...common,
    path: '/v1/test/range',
    input: rangeInput(undefined, 400),
    compute: ({ range: r }) => ({ start: isoUtc(r.start), end: isoUtc(r.end) }),
  }),
);
const rangePlace = serve(
  endpoint({
    ...common,
    path: '/v1/test/range-place',
    input: rangePlaceInput(),
    compute: ({ range: r }) => ({ start: isoUtc(r.start), days: r.end - r.start }),
  }),
);
const match = serve(
  endpoint({
    ...common,
    path: '/v1/test/match',
    needsTime: false,
    input: matchInput(),
    compute: ({ groom, bride }) => ({
      groom: groom.star ?? isoUtc(groom.birth.jd),
      bride: bride.star ?? isoUtc(bride.birth.jd),
    }),
  }),
);

const moments = serve(
  endpoint({
    ...common,
    path: '/v1/test/moments',
    input: momentsNativesInput(),
    compute: ({ moments: all, natives }) => ({
      moments: all.map((m) => ({ utc: isoUtc(m.jd), lat: m.place.lat, offset: m.offset })),
      natives: natives.map((b) => isoUtc(b.jd)),
    }),
  }),
);
const rangeNatives = serve(
  endpoint({
    ...common,
    path: '/v1/test/range-natives',
    input: rangePlaceNativesInput(),
    compute: ({ range: r, natives }) => ({
      days: r.end - r.start,
      natives: natives.map(({ timeKnown, gender }) => ({ timeKnown, gender })),
    }),
  }),
);

const delhi = { lat: 28.6139, lon: 77.209 };
const ok = async (
  handler: Handler,
  body: object,
): Promise<{ data: Record<string, unknown>; warnings: string[]; source: unknown }> => {
  const called = await call(handler, body);
  expect(called.body.error).toBeUndefined();
  return {
    data: called.body.data,
    warnings: called.body.meta.warnings.map((w: { code: string }) => w.code),
    source: called.body.meta.time?.offset_source,
  };
};
const refused = async (handler: Handler, body: object): Promise<[number, string, string[]]> => {
  const called = await call(handler, body);
  return [
    called.status,
    called.body.error.code,
    called.body.error.details.map((d: { field: string; code: string }) => `${d.field} ${d.code}`),
  ];
};

it('asks for no common field: what a request does not name is not looked at', () => {
  const kinds = [
    inputs.plainInput,
    inputs.birthInput,
    inputs.birthAtInput,
    inputs.birthRangeInput,
    inputs.birthYearInput,
    inputs.birthOrStarRangeInput,
    inputs.birthOrStarInput,
    inputs.pairInput,
    inputs.matchInput,
    inputs.dayInput,
    inputs.momentInput,
    inputs.rangeInput,
    inputs.rangePlaceInput,
    inputs.nameInput,
    inputs.dobInput,
    inputs.personsInput,
    inputs.eventRangeInput,
    inputs.feedInput,
    inputs.placeInput,
    inputs.rangePlaceNativesInput,
    inputs.dayNativesInput,
    inputs.momentNativesInput,
    inputs.momentsNativesInput,
    inputs.matchBulkInput,
  ];
  expect(kinds).toHaveLength(Object.keys(inputs).filter((name) => name.endsWith('Input')).length);
  const fields = [...kinds.map((kind) => kind().base), OPTION_FIELDS].flatMap((base) =>
    Object.values<z.ZodMiniType>(base),
  );
  expect(new Set(fields.map(({ _zod }) => _zod.def.type))).toEqual(new Set(['optional']));
});

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
      ['date NOT_A_DATE'],
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
      { date: 19900510, time: [12], lat: true, lon: {}, tz: null },
      400,
      'VALIDATION_FAILED',
      ['date WRONG_TYPE', 'time WRONG_TYPE', 'lat WRONG_TYPE', 'lon WRONG_TYPE', 'tz WRONG_TYPE'],
    ],
  ])('refuses %s', async (_, body, status, code, details) => {
    const found = await refused(birth, body);
    expect([found[0], found[1], [...found[2]].sort()]).toEqual([status, code, [...details].sort()]);
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
    expect(details).toEqual(['tz UNKNOWN_VALUE', 'date NOT_A_DATE', 'lat OUT_OF_RANGE', 'lon REQUIRED']);
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

describe('other inputs', () => {
  it('reads a day on a clock that changes', async () => {
    expect((await ok(day, { date: '2024-07-01', lat: 40.7, lon: -74, timezone: 'America/New_York' })).data).toEqual({
      noon: '2024-07-01T12:00:00-04:00',
    });
  });

  it('takes now for a moment of which nothing is said', async () => {
    const { data } = await ok(moment, { ...delhi, tz: 5.5 });
    expect(data['utc']).toBe(data['now']);
  });

  it.each([
    [{ from: '2024-01-01', to: '2024-01-01' }, '2024-01-01T00:00:00Z', '2024-01-02T00:00:00Z'],
    [
      { from: '2024-03-31', to: '2024-03-31', timezone: 'Europe/Paris' },
      '2024-03-30T23:00:00Z',
      '2024-03-31T22:00:00Z',
    ],
  ])('reads the range %j', async (body, start, end) => {
    expect((await ok(range, body)).data).toEqual({ start, end });
  });

  it('counts a day of 23 hours as one', async () => {
    expect(
      (await ok(rangePlace, { from: '2024-03-10', to: '2024-03-10', lat: 40.7, lon: -74 })).data['days'],
    ).toBeCloseTo(23 / 24, 6);
  });

  it.each([
    [{ from: '2024-02-01', to: '2024-01-01' }, 'to OUT_OF_RANGE'],
    [{ from: '2024-01-01', to: '2025-03-01' }, 'to RANGE_TOO_LONG'],
    [{ to: '2025-03-01' }, 'from REQUIRED'],
    [{ from: '2024-01-01', to: '2024-01-02', tz: 'lmt' }, 'tz UNKNOWN_VALUE'],
  ])('refuses the range %j', async (body, fault) => {
    expect(await refused(range, body)).toEqual([400, 'VALIDATION_FAILED', [fault]]);
  });

  const someone = { date: '1990-05-10', time: '19:55', ...delhi, tz: 5.5 };
  it.each([
    [
      'groom and bride',
      { groom: someone, bride: { nakshatra: 'rohini', pada: 2 } },
      { groom: '1990-05-10T14:25:00Z', bride: { nakshatra: 4, pada: 2 } },
    ],
    [
      'boy and girl',
      { boy: { nakshatra: 1 }, girl: someone },
      { groom: { nakshatra: 1, pada: null }, bride: '1990-05-10T14:25:00Z' },
    ],
  ])('reads %s', async (_, body, expected) => {
    expect((await ok(match, body)).data).toEqual(expected);
  });

  it('knows the other names of members inside partners', async () => {
    const { time: _, ...untimed } = someone;
    const groom = { ...untimed, hour: 19, minute: 55 };
    expect((await ok(match, { groom, bride: { nakshatra: 4 } })).data['groom']).toBe('1990-05-10T14:25:00Z');
    expect(await refused(match, { groom: { ...groom, minute: 99 }, bride: { nakshatra: 4 } })).toEqual([
      400,
      'VALIDATION_FAILED',
      ['groom.min OUT_OF_RANGE'],
    ]);
  });

  it('warns of unknown members inside partners, or refuses them', async () => {
    const body = { groom: { ...someone, lattitude: 1 }, bride: { nakshatra: 4 } };
    expect((await ok(match, body)).warnings).toEqual(['UNKNOWN_FIELD']);
    expect(await refused(match, { ...body, strict: true })).toEqual([
      400,
      'VALIDATION_FAILED',
      ['groom.lattitude UNKNOWN_FIELD'],
    ]);
  });

  it.each([
    [{ groom: someone }, ['bride REQUIRED']],
    [{ groom: someone, bride: { ...someone, nakshatra: 4, pada: 1 } }, ['bride.nakshatra CONFLICT'], 'INPUT_CONFLICT'],
    [
      { groom: { nakshatra: 3 }, bride: { nakshatra: 'rohni', pada: 1 } },
      ['groom.pada REQUIRED', 'bride.nakshatra UNKNOWN_VALUE'],
    ],
    [
      { groom: { ...someone, lat: 99 }, bride: { ...someone, date: '1990-13-01' } },
      ['groom.lat OUT_OF_RANGE', 'bride.date NOT_A_DATE'],
    ],
  ])('refuses the pair %j', async (body, faults, code = 'VALIDATION_FAILED') => {
    expect(await refused(match, body)).toEqual([400, code, faults]);
  });
});

describe('dates and times that an endpoint asks for itself', () => {
  const own = serve(
    endpoint({
      ...common,
      path: '/v1/test/own',
      input: inputs.plainInput({
        since: z.optional(dateText('a day')),
        until: z.optional(dateText('a day of four centuries', { from: 1700, to: 2099 })),
        alarm: z.optional(timeText('a time')),
        seen: z.optional(dateTimeText('a date-time')),
        code: z.optional(z.string().check(z.regex(/^[A-Z]+$/))),
      }),
      compute: ({ input }) => ({ ...input }),
    }),
  );

  it('are refused in the words of their schema, whatever they are called, all at once', async () => {
    const body = { since: '1900-02-29', until: '2100-01-01', alarm: '24:00', seen: 'noon', code: 'x' };
    const { body: answer } = await call(own, body);
    expect(answer.error.details).toEqual([
      { field: 'since', code: 'NOT_A_DATE', message: 'since must be a day of the Gregorian calendar, 1800 to 2399.', expected: 'YYYY-MM-DD', received: '1900-02-29' },
      { field: 'until', code: 'NOT_A_DATE', message: 'until must be a day of the Gregorian calendar, 1700 to 2099.', expected: 'YYYY-MM-DD', received: '2100-01-01' },
      { field: 'alarm', code: 'OUT_OF_RANGE', message: 'alarm must be a time, HH:MM or HH:MM:SS.', expected: '00:00..23:59, or 00:00:00..23:59:59', received: '24:00' },
      { field: 'seen', code: 'NOT_A_DATE', message: 'seen must be a date-time of the Gregorian calendar, 1800 to 2399.', expected: 'YYYY-MM-DDTHH:MM:SS, with or without an offset', received: 'noon' },
      { field: 'code', code: 'UNKNOWN_VALUE', message: 'code does not have the expected form.', received: 'x' },
    ]); // prettier-ignore
  });

  it('are taken at their edges', async () => {
    const body = { since: '2000-02-29', until: '1700-01-01', alarm: '00:00', seen: '2399-12-31' };
    expect((await ok(own, body)).data).toEqual(body);
  });
});

describe('lists of births and moments', () => {
  const birthOf = { date: '1990-05-10', time: '19:55', ...delhi, tz: 5.5 };
  const fieldsOf = (body: { error: { details: { field: string; code: string }[] } }) =>
    body.error.details.map(({ field, code }) => `${field} ${code}`).sort();

  it('reads births in order, with or without a time', async () => {
    const { body } = await call(rangeNatives, {
      ...delhi,
      tz: 5.5,
      from: '2026-01-01',
      to: '2026-01-31',
      natives: [birthOf, { date: '1992-01-01', time_unknown: true, ...delhi, tz: 5.5, gender: 'female' }],
    });
    expect(body.data).toEqual({
      days: 31,
      natives: [
        { timeKnown: true, gender: null },
        { timeKnown: false, gender: 'female' },
      ],
    });
  });

  it('names every fault of every birth at once, with what it should have been', async () => {
    const { status, body } = await call(rangeNatives, {
      ...delhi,
      from: '2026-01-01',
      to: '2027-12-31',
      natives: [{ ...birthOf, lat: 95 }, { ...birthOf, date: '2023-02-30' }, { ...birthOf, time: undefined }, 5],
    });
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual([
      'natives.0.lat OUT_OF_RANGE',
      'natives.1.date NOT_A_DATE',
      'natives.2.time REQUIRED',
      'natives.3 WRONG_TYPE',
      'to RANGE_TOO_LONG',
    ]);
    expect(body.error.details).toContainEqual(expect.objectContaining({ field: 'natives.0.lat', expected: '-90..90' }));
  });

  it('takes at most four births and fifty moments, at least one', async () => {
    const five = await call(rangeNatives, {
      ...delhi,
      from: '2026-01-01',
      to: '2026-01-02',
      natives: Array.from({ length: 5 }, () => birthOf),
    });
    expect(fieldsOf(five.body)).toEqual(['natives TOO_LONG']);
    for (const [n, code] of [
      [0, 'OUT_OF_RANGE'],
      [51, 'TOO_LONG'],
    ] as const) {
      const { body } = await call(moments, {
        ...delhi,
        tz: 5.5,
        moments: Array.from({ length: n }, () => ({ date: '2026-01-01', time: '12:00' })),
      });
      expect(fieldsOf(body)).toEqual([`moments ${code}`]);
    }
  });

  it('lends place and clock to the moments that bring none', async () => {
    const { body } = await call(moments, {
      ...delhi,
      tz: 5.5,
      moments: [
        { date: '2026-01-01', time: '12:00' },
        { date: '2026-01-01', time: '12:00', tz: 0 },
        { date: '2026-07-01', time: '12:00', lat: 40.71, lon: -74.01, timezone: 'America/New_York' },
      ],
    });
    expect(body.data.moments).toEqual([
      { utc: '2026-01-01T06:30:00Z', lat: delhi.lat, offset: 5.5 },
      { utc: '2026-01-01T12:00:00Z', lat: delhi.lat, offset: 0 },
      { utc: '2026-07-01T16:00:00Z', lat: 40.71, offset: -4 },
    ]);
    expect(Object.keys(body.meta.time)).toEqual(['moments.0', 'moments.1', 'moments.2']);
  });

  it('refuses a list beside a single moment, and a moment without a date in a list', async () => {
    const both = await call(moments, { ...birthOf, moments: [{ date: '2026-01-01' }] });
    expect(fieldsOf(both.body)).toEqual(['moments CONFLICT']);
    const bare = await call(moments, { ...delhi, tz: 5.5, moments: [{ time: '12:00' }] });
    expect(fieldsOf(bare.body)).toEqual(['moments.0.date REQUIRED']);
  });
});

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
    const called = await call(match, { groom: { ...when, place: 'Aurangabad' }, bride: { ...when, place: 'Mumbai' } });
    expect([called.status, called.body.error.code]).toEqual([422, 'PLACE_AMBIGUOUS']);
    const [first, second] = called.body.error.details;
    expect(first).toEqual({
      field: 'groom.place',
      code: 'CANDIDATE',
      message: expect.stringContaining('send 1278149 as groom.place'),
      id: '1278149',
      name: 'Aurangabad',
      region: 'Maharashtra',
      country: 'IN',
      lat: 19.87757,
      lon: 75.34226,
      population: 1016441,
    });
    expect(second).toMatchObject({ id: '1278148', region: 'Bihar', population: 95929 });
    expect((await metaOf(birth, { ...when, place: second.id })).place).toMatchObject({ id: '1278148', match: 'exact' });
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
      const { body } = await call(day, { ...delhi, tz });
      const today = new Date(Date.now() + tz * 3_600_000).toISOString().slice(0, 10);
      expect([body.data.noon.slice(0, 10), body.meta.settings.date]).toEqual([today, today]);
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

/** How requests become days, moments, ranges and lists of them; what is asked of no request. */
import * as inputFields from '../../../../lib/contract/frame/input-fields.ts';
import * as options from '../../../../lib/contract/frame/options.ts';
import * as z from 'zod/mini';
import { handler as festival } from '../../../../functions/calendar/festival-id.ts';
import { handler as birthday } from '../../../../functions/calendar/hindu-birthday.ts';
import { handler as monthGrid } from '../../../../functions/calendar/month.ts';
import { handler as toGregorian } from '../../../../functions/calendar/to-gregorian.ts';
import { dateText, timeText, dateTimeText } from '../../../../lib/contract/values/date-time.ts';
import { endpoint } from '../../../../lib/contract/frame/endpoint.ts';
import * as inputs from '../../../../lib/contract/frame/inputs.ts';
import { serve, type Handler } from '../../../../lib/service/http/serve.ts';
import { call } from '../../../support/call.ts';
import {
  birth,
  common,
  day,
  moment,
  range,
  rangePlace,
  match,
  moments,
  rangeNatives,
  delhi,
  ok,
  refused,
} from '../../../support/inputs.ts';

it('asks for no common field: what a request does not name is not looked at', () => {
  const kinds = [
    inputs.plainInput,
    inputs.birthInput,
    inputs.birthAtInput,
    inputs.birthRangeInput,
    inputs.birthYearInput,
    inputs.writtenBirthInput,
    inputs.birthOrStarRangeInput,
    inputs.birthOrStarInput,
    inputs.cardInput,
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
  const fields = [...kinds.map((kind) => kind().base), options.OPTION_FIELDS].flatMap((base) =>
    Object.values<z.ZodMiniType>(base),
  );
  expect(new Set(fields.map(({ _zod }) => _zod.def.type))).toEqual(new Set(['optional']));
});

describe('other inputs', () => {
  it('reads a day on a clock that changes', async () => {
    expect((await ok(day, { date: '2024-07-01', lat: 40.7, lon: -74, timezone: 'America/New_York' })).data).toEqual({
      noon: '2024-07-01T12:00:00-04:00',
    });
  });

  // IANA tzdata, file australasia: Samoa and Tokelau had no 30 December 2011, Kwajalein no 21 August 1993, the Line Islands no
  // 31 December 1994.
  const apia = { lat: -13.83, lon: -171.77, timezone: 'Pacific/Apia' };
  const kwajalein = { lat: 8.72, lon: 167.73, timezone: 'Pacific/Kwajalein' };
  const someone1990 = { date: '1990-05-10', time: '19:55', ...delhi, tz: 5.5 };
  it.each<[string, Handler, object, readonly string[]]>([
    ['day', day, { ...apia, date: '2011-12-30' }, ['2011-12-30 Pacific/Apia']],
    ['day, of parts', day, { ...kwajalein, day: 21, month: 8, year: 1993 }, ['1993-08-21 Pacific/Kwajalein']],
    ['day, of the place', day, { date: '1994-12-31', lat: 1.87, lon: -157.4 }, ['1994-12-31 Pacific/Kiritimati']],
    ['day before', day, { ...apia, date: '2011-12-29' }, []],
    ['day after', day, { ...apia, date: '2011-12-31' }, []],
    ['day, by an offset', day, { lat: -13.83, lon: -171.77, tz: 13, date: '2011-12-30' }, []],
    ['range', range, { from: '2011-12-01', to: '2012-01-31', timezone: 'Pacific/Apia' }, ['2011-12-30 Pacific/Apia']],
    ['range before', range, { from: '2011-12-01', to: '2011-12-29', timezone: 'Pacific/Apia' }, []],
    ['range at a place', rangePlace, { from: '2011-12-30', to: '2011-12-31', ...apia }, ['2011-12-30 Pacific/Apia']],
    ['moment', moment, { ...apia, date: '2011-12-30', time: '08:00', on_gap: 'shift' }, ['2011-12-30 Pacific/Apia']],
    ['birth', birth, { ...apia, date: '2011-12-30', time: '08:00', on_gap: 'shift' }, ['2011-12-30 Pacific/Apia']],
    [
      'moment asked about',
      birth,
      { ...someone1990, at: '2011-12-30T08:00', at_place: { ...apia, on_gap: 'shift' } },
      ['2011-12-30 Pacific/Apia'],
    ],
    ['year of a place', monthGrid, { ...apia, year: 2011, month: 12 }, ['2011-12-30 Pacific/Apia']],
    ['another month of the year', monthGrid, { ...apia, year: 2011, month: 11 }, []],
    ['lunar month', monthGrid, { ...apia, year: 2011, month: 10, system: 'lunar' }, ['2011-12-30 Pacific/Apia']],
    ['years of a place', festival, { ...apia, from_year: 2010, to_year: 2012 }, ['2011-12-30 Pacific/Apia']],
    ['years after', festival, { ...apia, from_year: 2012, to_year: 2013 }, []],
    ['year of an era', toGregorian, { ...apia, year: 2011, month: 'kartika', paksha: 'shukla', tithi: 1 }, []],
    ['year beside a birth', birthday, { ...someone1990, for_year: 2011, at_place: apia }, ['2011-12-30 Pacific/Apia']],
    ['next year beside a birth', birthday, { ...someone1990, for_year: 2012, at_place: apia }, []],
    // A gap of an hour skips no date.
    [
      'gap of an hour',
      moment,
      { lat: 40.7, lon: -74, timezone: 'America/New_York', date: '2024-03-10', time: '02:30', on_gap: 'shift' },
      [],
    ],
  ])('tells dates that the zone skipped: %s', async (_, handler, body, told) => {
    const { status, body: answer } = await call(handler, body, handler === festival ? { path: { id: 'diwali' } } : {});
    const warnings: readonly { readonly code: string; readonly message: string }[] = answer.meta.warnings;
    const skipped = warnings.filter(({ code }) => code === 'DATE_SKIPPED').map(({ message }) => message);
    const words = told.map((one) => one.split(' ').map((word): unknown => expect.stringContaining(word)));
    expect([status, skipped.length]).toEqual([200, told.length]);
    for (const [i, message] of skipped.entries()) for (const word of words[i] ?? []) expect(message).toEqual(word);
  });

  it.each([
    ['moment', moment, { ...apia, date: '2011-12-30', time: '08:00' }],
    ['birth', birth, { ...apia, date: '2011-12-30', time: '08:00' }],
    ['birth without a time', birth, { ...kwajalein, date: '1993-08-21', time_unknown: true }],
  ] as const)('refuses a time on a date that the zone skipped: %s', async (_, handler, body) => {
    expect(await refused(handler, body)).toEqual([422, 'TIME_NONEXISTENT', []]);
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
      {
        field: 'since',
        code: 'NO_SUCH_DAY',
        message: 'since names no day: February 1900 has 28 days.',
        expected: 'YYYY-MM-DD',
        received: '1900-02-29',
      },
      {
        field: 'until',
        code: 'NOT_A_DATE',
        message: 'until must be a day of the Gregorian calendar, 1700 to 2099.',
        expected: 'YYYY-MM-DD',
        received: '2100-01-01',
      },
      {
        field: 'alarm',
        code: 'OUT_OF_RANGE',
        message: 'alarm must be a time, HH:MM or HH:MM:SS.',
        expected: '00:00..23:59, or 00:00:00..23:59:59',
        received: '24:00',
      },
      {
        field: 'seen',
        code: 'NOT_A_DATE',
        message: 'seen must be a date-time of the Gregorian calendar, 1800 to 2399.',
        expected: 'YYYY-MM-DDTHH:MM:SS, with or without an offset',
        received: 'noon',
      },
      { field: 'code', code: 'UNKNOWN_VALUE', message: 'code does not have the expected form.', received: 'x' },
    ]);
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
      'natives.1.date NO_SUCH_DAY',
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

it('makes no field before a request needs it: every function would make them when it starts', () => {
  const made = [inputFields, inputs, options].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      Object.entries(Object.getOwnPropertyDescriptors(Object(value)))
        .filter(([, { value: field }]) => typeof field === 'object' && field !== null && '_zod' in field)
        .map(([field]) => `${name}.${field}`),
    ),
  );
  expect(made).toEqual([]);
});

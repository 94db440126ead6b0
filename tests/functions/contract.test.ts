/** Walks every calculation: its example, its output shape, its errors, its place in the catalogue. Nothing is listed here by hand. */
import * as fc from '../support/property.ts';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../lib/contract/frame/endpoint.ts';
import { meta } from '../../lib/contract/frame/envelope.ts';
import { ownErrors } from '../../lib/service/catalogue/openapi/failures.ts';
import { promised, routes, type Route } from '../../lib/service/catalogue/registry.ts';
import { ERRORS } from '../../lib/contract/frame/errors.ts';
import { takesBody, type Handler } from '../../lib/service/http/wrap.ts';
import { anyInput } from '../support/any-input.ts';
import { call, type Called } from '../support/call.ts';
import { inTurn } from '../support/soak.ts';
import { vectorCases } from '../support/vectors.ts';

interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly credits: number | string;
  readonly wave: number;
}

type Calculation = Route<AnyEndpoint>;

const all = await routes();
const catalogue = vectorCases<Row>('catalogue.json');
const handlers = new Map<string, Handler>();
for (const route of all) {
  const module: { handler: Handler } = await import(`../../functions/${route.file}`);
  handlers.set(route.functionName, module.handler);
}

const cases = all.map((route): [string, Calculation] => [`${route.endpoint.method} ${route.endpoint.path}`, route]);

/** Those that are sent a JSON body. */
const withBody = cases.filter(([, { endpoint }]) => takesBody(endpoint));

/** Splits an example into path variables and body, and sends it. `change` edits the body. */
const send = (
  route: Calculation,
  change: Readonly<Record<string, unknown>> = {},
  options: Parameters<typeof call>[2] = {},
): Promise<Called> => {
  const { endpoint, functionName } = route;
  const handler = handlers.get(functionName);
  if (!handler) throw new Error(functionName);
  const variables = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const members = { ...endpoint.example, ...change };
  const path = Object.fromEntries(variables.map((name) => [name, String(members[name])]));
  const body = Object.fromEntries(Object.entries(members).filter(([name]) => !variables.includes(name)));
  const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
  return call(handler, body, { path, query: takesBody(endpoint) ? {} : query, ...options });
};

const hasFields = ({ input }: AnyEndpoint, ...names: string[]): boolean => names.every((name) => name in input.base);
const details = (called: Called): readonly { field: string; code: string; message: string }[] =>
  called.body.error.details;

/** A body that breaks one field, and the field that the answer must name. Applied where the input has the field. */
const BROKEN: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['lat', { lat: 95 }, 'lat'],
  ['lat', { lat: 'north' }, 'lat'],
  ['lon', { lon: -181 }, 'lon'],
  ['date', { date: '1990-02-30' }, 'date'],
  ['date', { date: 'yesterday' }, 'date'],
  ['time', { time: '25:00' }, 'time'],
  ['time', { time: '10:61' }, 'time'],
  ['tz', { tz: 17 }, 'tz'],
  ['tz', { tz: 'IST' }, 'tz'],
  ['timezone', { timezone: 'Mars/Olympus', tz: undefined, tzone: undefined }, 'timezone'],
  ['groom', { groom: 'him' }, 'groom'],
  ['from', { from: '2024-13-01' }, 'from'],
];

/** How a valid request may be refused: by the codes that the endpoint's documentation names, each with its status. */
const refusalsOf = (endpoint: AnyEndpoint): ReadonlyMap<string, number> =>
  new Map(['VALIDATION_FAILED' as const, ...ownErrors(endpoint)].map((code) => [code, ERRORS[code].status]));

/** The whole body of a success. */
const bodyOf = ({ output, lift = [] }: AnyEndpoint): z.ZodMiniType =>
  z.strictObject({
    status: z.literal('success'),
    data: output,
    ...Object.fromEntries(lift.map((name) => [name, z.unknown()])),
    meta,
  });
/** An instant as answers write one: local time with an offset. */
const LOCAL = /T\d\d:\d\d(?::[\d.]+)?([+-]\d\d:\d\d)$/;
/** What tells offsets of a zone; to make one takes longer than all that it tells. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  return clock;
};
/** The offset of a zone at an instant, by the zone data of the runtime: `+05:30`. */
const offsetAt = (zone: string, instant: string): string =>
  clockOf(zone)
    .format(new Date(instant))
    .replace(/^.*GMT/, '') || '+00:00';
/** Every text within an answer. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
};
/** Days on which a fixed offset would be wrong: war time in India, and the eves of two changes of clocks. */
const ZONED = [
  { timezone: 'Asia/Kolkata', lat: 22.57, lon: 88.36, date: '1943-05-15' },
  { timezone: 'Europe/London', lat: 51.5, lon: -0.12, date: '2024-03-30' },
  { timezone: 'Australia/Lord_Howe', lat: -31.55, lon: 159.08, date: '2024-04-06' },
] as const;
/** Requests of each endpoint, new ones in every run. */
const RUNS = 4;

describe('every endpoint', () => {
  it('is a row of the catalogue, with its price and wave, and no row is without one', async () => {
    const rows = new Map(catalogue.map((row) => [`${row.method} ${row.path}`, row]));
    const wrong = (await promised()).flatMap((endpoint) => {
      const row = rows.get(`${endpoint.method} ${endpoint.path}`);
      if (!row) return [`${endpoint.path} is not in the catalogue`];
      const isSum = typeof row.credits === 'string'; // which the endpoint charges itself
      const price = typeof row.credits === 'number' ? row.credits : 0;
      const isPriced = price === endpoint.credits && isSum === (endpoint.pricedByBody ?? false);
      return isPriced && row.wave === endpoint.wave ? [] : [`${endpoint.path}: ${price} credits, wave ${row.wave}`];
    });
    expect(wrong).toEqual([]);
    const served = new Set((await promised()).map(({ method, path }) => `${method} ${path}`));
    expect([...rows.keys()].filter((row) => !served.has(row))).toEqual([]);
  });

  it.each(cases)('%s answers its example in its own shape', async (_name, route) => {
    const called = await send(route);
    expect(called.body.error).toBeUndefined();
    expect(called.status).toBe(200);
    expect(called.text).toBe(JSON.stringify(called.body));
    expect(z.safeParse(bodyOf(route.endpoint), called.body).error?.issues ?? []).toEqual([]);
    for (const name of route.endpoint.lift ?? []) expect(called.body[name]).toEqual(called.body.data[name]);
    expect(called.headers['x-result-hash']).toBe(called.body.meta.result_hash);
    expect(called.body.meta.warnings).toEqual([]);
    for (const name of route.endpoint.settings ?? []) {
      if (called.body.meta.settings[name] === undefined && name in route.endpoint.input.fields) continue; // optional, not given
      expect(called.body.meta.settings).toHaveProperty(name);
    }
  });

  it.each(withBody)('%s gives the same bytes twice', async (_name, route) => {
    const at = '2026-11-21T12:00:00+05:30';
    const fixed = 'at' in route.endpoint.input.base || 'at' in route.endpoint.input.fields ? { at } : {};
    const [first, second] = [await send(route, fixed), await send(route, fixed)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const dataOf = ({ text }: Called): string =>
      text.slice(text.indexOf('"data":'), text.indexOf('"meta":{"request_id"'));
    expect(dataOf(first)).toMatch(/^"data":\{./);
    expect(dataOf(second)).toBe(dataOf(first));
  });

  it.each(withBody)('%s speaks Hindi', async (_name, route) => {
    const called = await send(route, { language: 'hi' });
    expect(called.status).toBe(200);
    expect(called.body.meta.settings.language).toBe('hi');
    expect(z.safeParse(route.endpoint.output, called.body.data).error?.issues ?? []).toEqual([]);
  });

  it.each(withBody)('%s names every faulty field', async (_name, route) => {
    for (const [name, change, field] of BROKEN) {
      if (!hasFields(route.endpoint, name)) continue;
      const called = await send(route, change);
      expect([called.status, field, details(called).map((detail) => detail.field)]).toEqual([
        400,
        field,
        expect.arrayContaining([field]),
      ]);
    }
    const empty = await send(
      route,
      Object.fromEntries(Object.keys(route.endpoint.example).map((name) => [name, undefined])),
    );
    expect(empty.status === 200 || ((empty.status === 400 || empty.status === 404) && details(empty).length > 0)).toBe(
      true,
    );
  });

  // The wrapper refuses them before the endpoint is asked: bodies take turns over the endpoints, but for the longest.
  const NO_REQUESTS = ['{"date":', '[1,2]', '"text"', 'null', '{"__proto__":{"lat":1},"constructor":{"prototype":{}}}'];

  const refused = inTurn(withBody, NO_REQUESTS).map(([[name, route], body]) => [name, route, body] as const);

  it.each(refused)('%s refuses what is no request', async (_name, route, noRequest) => {
    for (const [rawBody, status] of [
      [noRequest, 400],
      [JSON.stringify({ padding: 'x'.repeat((route.endpoint.maxBodyBytes ?? 256 * 1024) + 1) }), 413],
    ] as const) {
      const called = await send(route, {}, { rawBody });
      expect([called.status, rawBody.slice(0, 40)]).toEqual([status, rawBody.slice(0, 40)]);
      expect(Object.keys(ERRORS)).toContain(called.body.error.code);
    }
    expect((await send(route, {}, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  });

  it.each(withBody)('%s warns of unknown members, or refuses them', async (_name, route) => {
    const lenient = await send(route, { langauge: 'hi' });
    expect(lenient.status).toBe(200);
    expect(lenient.body.meta.warnings).toEqual([
      { code: 'UNKNOWN_FIELD', message: expect.stringContaining('Did you mean language?') },
    ]);
    const strict = await send(route, { langauge: 'hi', strict: true });
    expect([strict.status, details(strict)[0]?.code]).toEqual([400, 'UNKNOWN_FIELD']);
  });

  // `precision: 0` is an option of every endpoint: a number just inside a broken bound would be rounded onto or past it.
  it.each(cases)('%s bounds the numbers of its answer so that rounding keeps to them', (_name, { endpoint }) => {
    const broken: unknown[] = [];
    z.toJSONSchema(endpoint.output, {
      unrepresentable: 'any',
      override: ({ jsonSchema: { minimum, maximum, exclusiveMinimum, exclusiveMaximum } }) => {
        const bounds = [minimum, maximum].filter((bound) => bound !== undefined && !Number.isInteger(bound));
        const open = [exclusiveMinimum, exclusiveMaximum].filter((bound) => bound !== undefined && bound !== 360);
        broken.push(...bounds, ...open);
      },
    });
    expect(broken).toEqual([]);
  });

  // What a schema cannot say (a rule of division that a chart has not, a year before another) is refused by name.
  it.each(withBody)('%s answers whatever its contract takes', async (_name, route) => {
    await fc.assert(
      fc.asyncProperty(anyInput(route.endpoint), async (members) => {
        const whole = Object.keys(route.endpoint.example).map((name) => [name, undefined]);
        const called = await send(route, { ...Object.fromEntries(whole), ...members });
        if (called.status === 200) {
          expect(z.safeParse(route.endpoint.output, called.body.data).error?.issues ?? []).toEqual([]);
        } else {
          const { code } = called.body.error;
          expect([code, called.status]).toEqual([code, refusalsOf(route.endpoint).get(code)]);
          if (called.status === 400) expect(details(called)).not.toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  // Births keep the offset of the birth through all their periods; a day at a place has the clocks of the place.
  it.each(
    withBody.filter(
      ([, { endpoint }]) =>
        (hasFields(endpoint, 'timezone', 'date') || hasFields(endpoint, 'timezone', 'from')) &&
        !endpoint.input.kind.startsWith('birth'),
    ),
  )('%s writes each instant by the clocks of the zone', async (_name, route) => {
    for (const { timezone, lat, lon, date } of ZONED) {
      const place = { tz: undefined, place: undefined, timezone, lat, lon };
      const to = new Date(Date.parse(date) + 3 * 86_400_000).toISOString().slice(0, 10);
      const when = hasFields(route.endpoint, 'date')
        ? { date, week: undefined, month: undefined, year: undefined }
        : { from: date, to, ...(route.endpoint.path.includes('{event}') ? {} : { event: undefined }) };
      const called = await send(route, { ...place, ...when });
      expect([timezone, called.status, called.body.error]).toEqual([timezone, 200, undefined]);
      for (const text of textsIn(called.body.data)) {
        const [, offset] = LOCAL.exec(text) ?? [];
        if (offset !== undefined) expect([timezone, text, offset]).toEqual([timezone, text, offsetAt(timezone, text)]);
      }
    }
  });

  it.each(cases.filter(([, { endpoint }]) => endpoint.input.kind.startsWith('birth')))(
    '%s keeps to the ephemeris',
    async (_name, route) => {
      for (const [date, time, tz] of [
        ['1800-01-01', '12:00', 0],
        ['2399-12-31', '23:59', -5],
      ] as const) {
        const called = await send(route, {
          date,
          time,
          tz,
          day: undefined,
          month: undefined,
          // Some need a year to answer for.
          ...(route.endpoint.input.kind === 'birth_year' ? { for_year: 2024 } : {}),
          year: undefined,
          hour: undefined,
          min: undefined,
          tzone: undefined,
        });
        expect([called.status, called.body.error?.code]).toEqual([422, 'EPHEMERIS_RANGE']);
      }
    },
  );
});

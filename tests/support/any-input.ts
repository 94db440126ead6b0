/** Valid requests made from the contracts themselves: whatever an endpoint says it takes, this may send. */
import * as fc from './property.ts';
import type * as z from 'zod/mini';
import type { AnyEndpoint } from '../../lib/contract/frame/endpoint.ts';
import type { Fields } from '../../lib/contract/frame/input.ts';
import { OPTION_FIELDS } from '../../lib/contract/frame/options.ts';

type Schema = z.core.$ZodType;
type Members = Record<string, unknown>;

const plainRecord = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Members> =>
  fc.record(members, { noNullPrototype: true });
const pad = (n: number): string => String(n).padStart(2, '0');

/** The bounds of a number, or of the length of a list. */
const boundsOf = (schema: Schema): { readonly min?: number; readonly max?: number } => {
  const found: { min?: number; max?: number } = {};
  for (const check of schema._zod.def.checks ?? []) {
    const {
      check: kind,
      value,
      minimum,
      maximum,
    } = check._zod.def as {
      check: string;
      value?: number;
      minimum?: number;
      maximum?: number;
    };
    if (kind === 'greater_than') found.min = value;
    if (kind === 'less_than') found.max = value;
    if (kind === 'min_length') found.min = minimum;
    if (kind === 'max_length') found.max = maximum;
  }
  return found;
};

const LONGEST_LIST = 4;

/** Any value that a schema takes; null for text of no listed form, which only the endpoint understands. */
const anyOf = (schema: Schema): fc.Arbitrary<unknown> | null => {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: Schema;
    element?: Schema;
    options?: readonly Schema[];
    shape?: Record<string, Schema>;
    format?: string;
  };
  const { min, max } = boundsOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default': {
      const inner = def.innerType && anyOf(def.innerType);
      return inner ? fc.option(inner, { nil: undefined }) : null;
    }
    case 'boolean':
      return fc.boolean();
    case 'enum':
    case 'literal':
      return fc.constantFrom(...(schema._zod.values ?? []));
    case 'number':
      return def.format === undefined
        ? fc.double({ min: min ?? -1e3, max: max ?? 1e3, noNaN: true })
        : fc.integer({ min: min ?? -1e3, max: max ?? 1e3 });
    case 'array': {
      const item = def.element && anyOf(def.element);
      return item
        ? fc.array(item, {
            minLength: min ?? 0,
            maxLength: Math.min(max ?? LONGEST_LIST, Math.max(min ?? 0, LONGEST_LIST)),
          })
        : null;
    }
    case 'union': {
      const options = (def.options ?? []).map(anyOf).filter((option) => option !== null);
      return options.length > 0 ? fc.oneof(...options) : null;
    }
    case 'object':
      return anyMembers(def.shape ?? {});
    default:
      return null;
  }
};

/** Any members of an object; what cannot be made up is left out. */
const anyMembers = (fields: Readonly<Record<string, Schema>>): fc.Arbitrary<Members> => {
  const made: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const values = anyOf(field);
    if (values) made[name] = values;
  }
  return plainRecord(made).map((members) =>
    Object.fromEntries(Object.entries(members).filter(([, v]) => v !== undefined)),
  );
};

const DAY_MS = 86_400_000;
const isoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const anyDay = fc
  .oneof(
    { weight: 8, arbitrary: fc.integer({ min: Date.UTC(1800, 0, 4) / DAY_MS, max: Date.UTC(2399, 11, 29) / DAY_MS }) },
    { weight: 1, arbitrary: fc.constantFrom(Date.UTC(1800, 0, 2) / DAY_MS, Date.UTC(2399, 11, 31) / DAY_MS) },
  )
  .map((day) => isoDate(day * DAY_MS));
const anyDate: fc.Arbitrary<Members> = fc.oneof(
  anyDay.map((date) => ({ date })),
  anyDay.map((text) => {
    const [year, month, day] = text.split('-').map(Number);
    return { year, month, day };
  }),
);
const anyTime: fc.Arbitrary<Members> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }), fc.nat(2))
  .map(([hour, min, sec, form]) => {
    if (form === 0) return { hour, min, sec };
    if (form === 1) return { hour, minute: min };
    return { time: `${pad(hour)}:${pad(min)}:${pad(sec)}` };
  });
const anyAngle = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.double({ min: -limit, max: limit, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(-limit, 0, limit) },
  );
const anyOffset: fc.Arbitrary<Members> = fc.oneof(
  fc.constantFrom(5.5, 5.75, 0, -8, 14, -12).map((tz) => ({ tz })),
  fc.double({ min: -16, max: 16, noNaN: true }).map((tzone) => ({ tzone })),
  fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'UTC').map((timezone) => ({ timezone })),
);
const anyPlace: fc.Arbitrary<Members> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(anyAngle(90), anyAngle(180), fc.oneof(anyOffset, fc.constantFrom({ tz: 'lmt' }, {})))
      .map(([lat, lon, offset]): Members => ({ lat, lon, ...offset })),
  },
  { weight: 1, arbitrary: fc.constantFrom('Mumbai', 'Tokyo', 'Reykjavik').map((place): Members => ({ place })) },
);
const anyTown: fc.Arbitrary<Members> = fc.oneof(
  fc.tuple(anyAngle(90), anyAngle(180)).map(([lat, lon]): Members => ({ lat, lon })),
  fc.constantFrom('Mumbai', 'Tokyo').map((place): Members => ({ place })),
);
const merged = (...parts: readonly fc.Arbitrary<Members>[]): fc.Arbitrary<Members> =>
  fc.tuple(...parts).map((all): Members => Object.assign({}, ...all));

const anyBirth = merged(
  anyDate,
  fc.oneof({ weight: 6, arbitrary: anyTime }, { weight: 1, arbitrary: fc.constant({ time_unknown: true }) }),
  anyPlace,
  fc.constantFrom({}, { gender: 'female' }, { gender: 'male' }, { name: 'अ', altitude: 8848 }),
);
const anyStar = plainRecord({ nakshatra: fc.integer({ min: 1, max: 27 }), pada: fc.integer({ min: 1, max: 4 }) });
const anyAt = fc.oneof(
  fc.constant({}),
  anyDay.map((day) => ({ at: `${day}T12:00:00+05:30` })),
);
/** Spans that a test has time for: what a year holds that a month does not, tests of their own look at. */
const anySpan = (maxDays: number): fc.Arbitrary<Members> =>
  fc
    .tuple(anyDay, fc.integer({ min: 0, max: Math.min(maxDays, 40) - 1 }))
    .map(([from, days]) => ({ from, to: isoDate(Date.parse(from) + days * DAY_MS) }));
const anyPair = (partner: fc.Arbitrary<unknown>): fc.Arbitrary<Members> =>
  fc.oneof(plainRecord({ groom: partner, bride: partner }), plainRecord({ boy: partner, girl: partner }));

/** Members of each kind of input. */
const KINDS: Readonly<Record<AnyEndpoint['input']['kind'], (maxDays: number) => fc.Arbitrary<Members>>> = {
  plain: () => fc.constant({}),
  birth: () => anyBirth,
  written_birth: () => anyBirth,
  birth_at: () => merged(anyBirth, anyAt),
  birth_range: (days) => merged(anyBirth, anySpan(days)),
  birth_year: () =>
    merged(
      anyDate,
      fc.oneof(anyTime, fc.constant({})),
      anyPlace,
      fc.integer({ min: 1800, max: 2399 }).map((for_year) => ({ for_year })),
    ),
  birth_or_star_range: (days) => merged(fc.oneof(anyBirth, anyOffset), anySpan(days)),
  birth_or_star: () =>
    fc.oneof(
      anyBirth,
      fc.integer({ min: 1, max: 27 }).map((nakshatra): Members => ({ nakshatra })),
    ),
  card: () => merged(anyBirth, anyPair(anyBirth)),
  pair: () => anyPair(anyBirth),
  match: () => anyPair(fc.oneof(anyBirth, anyStar)),
  match_bulk: () =>
    fc
      .tuple(fc.oneof(anyBirth, anyStar), fc.array(fc.oneof(anyBirth, anyStar), { minLength: 1, maxLength: 3 }))
      .map(([person, candidates]): Members => ({ ...person, candidates })),
  day: () => merged(anyDate, anyPlace),
  moment: () => merged(anyDate, anyTime, anyPlace),
  day_natives: () => merged(anyDate, anyPlace, anyNatives),
  moment_natives: () => merged(anyDate, anyTime, anyPlace, anyNatives),
  moments_natives: () => merged(anyDate, anyTime, anyPlace, anyNatives),
  range: (days) => merged(anySpan(days), anyOffset),
  range_place: (days) => merged(anySpan(days), anyPlace),
  range_place_natives: (days) => merged(anySpan(days), anyPlace, anyNatives),
  name: () => fc.constant({}),
  dob: () => anyDay.map((date) => ({ date })),
  persons: () =>
    fc
      .tuple(anyDay, anyDay)
      .map(([a, b]) => ({ first: { name: 'Asha Rao', date: a }, second: { name: 'रवि', date: b } })),
  event_range: (days) => fc.oneof(merged(anySpan(days), anyOffset), fc.constant({ event: 'ingress:sun:2026-01-14' })),
  // The period is the running one: an endpoint's own fields may name another.
  feed: () => anyOffset,
  place: () => anyPlace,
};
const anyNatives: fc.Arbitrary<Members> = fc.oneof(
  fc.constant({}),
  fc.array(anyBirth, { minLength: 1, maxLength: 2 }).map((natives) => ({ natives })),
);

/** Sections are the endpoint's own; a request that refuses unknown members is tested by name. */
const { include: _include, strict: _strict, ...options } = OPTION_FIELDS;
const anyOptions = anyMembers(options).chain((all) =>
  fc.subarray(Object.entries(all)).map(Object.fromEntries<unknown>),
);

/** The endpoint's own fields: made from their schemas; text that only it understands is taken from its example. */
const ownFields = (fields: Fields, example: AnyEndpoint['example']): fc.Arbitrary<Members> => {
  const kept = Object.entries(fields).flatMap(([name, field]) =>
    anyOf(field) || example[name] === undefined ? [] : [[name, example[name]]],
  );
  const own = anyMembers(fields).map((members) => ({ ...Object.fromEntries(kept), ...members }));
  return 'to_place' in fields
    ? merged(
        own,
        anyTown.map((to_place) => ({ to_place })),
      )
    : own;
};

/** Any valid request to an endpoint, path variables among its members. */
export const anyInput = ({ input, example }: AnyEndpoint): fc.Arbitrary<Members> =>
  merged(KINDS[input.kind](input.maxDays ?? 366), anyOptions, ownFields(input.fields, example));

/** The request of an operation: path variables and query as parameters, everything else as one JSON object. */
import * as z from 'zod/mini';
import type { AnyContract } from '../../../contract/frame/resource.ts';
import type { Kind } from '../../../contract/frame/input.ts';
import { OPTION_DEFAULTS, OPTION_FIELDS } from '../../../contract/frame/options.ts';
import { hasBody, takesKey, takesOptions } from './failures.ts';
import { isRevalidated } from './headers.ts';
import { fieldsName, isJson, ref, type Json } from './names.ts';
import { jsonSchemas, withDefault, type NamedSchemas } from './schemas.ts';

interface KindRow {
  /** Component name. */
  readonly name: string;
  readonly about: string;
  /** Members that a request cannot do without. */
  readonly required?: readonly string[];
  /** What can be said in several forms, of which one is needed: the members of each. */
  readonly forms?: readonly Forms[];
  /** Whether `profile_id` may stand for what `forms` ask for. */
  readonly saved?: true;
}

/** Ways to say one thing, each by the members it needs. */
type Forms = readonly (readonly string[])[];

const DATE_FORMS: Forms = [['date'], ['day', 'month', 'year']];
const TIME_FORMS: Forms = [['time'], ['hour', 'min'], ['time_unknown']];
const PLACE_FORMS: Forms = [['lat', 'lon'], ['place']];
const BIRTH_FORMS = [DATE_FORMS, TIME_FORMS, PLACE_FORMS];

/** A schema by which one of the forms of each thing is sent; where births can be saved, the id of one says everything. */
const inOneForm = ({ forms = [], saved }: KindRow): Json => {
  const id: Forms = saved === true ? [['profile_id']] : [];
  if (forms.length === 0) return {};
  return { allOf: forms.map((ways) => ({ anyOf: [...ways, ...id].map((required) => ({ required })) })) };
};

const WHERE = 'Where: `lat` and `lon`, or `place`.';
const SAVED = 'Or `profile_id` alone: a saved birth of the account.';
const CLOCK = 'The offset from UT comes from `tz`, else `timezone`, else the place, else the coordinates.';
const WHEN = 'When: `date` (or `day`, `month`, `year`) and `time` (or `hour`, `min`, `sec`)';

const kind = (name: string, about: string, more: Omit<KindRow, 'name' | 'about'> = {}): KindRow => ({
  name,
  about,
  ...more,
});

/** Kinds of input in the document. */
const KINDS: Readonly<Record<Kind, KindRow | null>> = {
  plain: null,
  birth: kind('Birth', `A birth. ${WHEN}, unless \`time_unknown\` is true. ${WHERE} ${CLOCK} ${SAVED}`, {
    forms: BIRTH_FORMS,
    saved: true,
  }),
  written_birth: kind(
    'WrittenBirth',
    `A birth, written out. ${WHEN}, unless \`time_unknown\` is true. ${WHERE} ${CLOCK}`,
    { forms: BIRTH_FORMS },
  ),
  birth_at: kind('BirthAt', `A birth, and a moment asked about. ${WHEN}. ${WHERE} ${CLOCK} ${SAVED}`, {
    forms: BIRTH_FORMS,
    saved: true,
  }),
  birth_range: kind('BirthRange', `A birth, and a range of days asked about. ${WHEN}. ${WHERE} ${CLOCK} ${SAVED}`, {
    required: ['from', 'to'],
    forms: BIRTH_FORMS,
    saved: true,
  }),
  birth_year: kind(
    'BirthYear',
    `A birth (or passing), and a year asked about. ${WHEN}; noon when no time is sent. ${WHERE} ${CLOCK} ${SAVED}`,
    { forms: [DATE_FORMS, PLACE_FORMS], saved: true },
  ),
  birth_or_star_range: kind(
    'BirthOrStarRange',
    `A range of days for a birth, or for a Moon sign or star sent in its place. ${WHERE} ${CLOCK}`,
    { required: ['from', 'to'] },
  ),
  birth_or_star: kind('BirthOrStar', `A birth, or a star in its place. ${WHEN}. ${WHERE} ${CLOCK} ${SAVED}`),
  card: kind(
    'Card',
    `What a card shows: a birth (\`kind\` chart), \`groom\` and \`bride\` (match), or a date and a place (day). ${WHEN}. ${WHERE} ${CLOCK}`,
  ),
  pair: kind('BirthPair', `Two births. For each: ${WHEN}. ${WHERE} ${CLOCK} ${SAVED}`, {
    required: ['groom', 'bride'],
  }),
  match: kind(
    'StarPair',
    `Two partners, each a birth or a birth star. For a birth: ${WHEN}. ${WHERE} ${CLOCK} ${SAVED}`,
    { required: ['groom', 'bride'] },
  ),
  match_bulk: kind(
    'StarAndCandidates',
    `A partner, by birth or birth star, and those to match with. For a birth: ${WHEN}. ${WHERE} ${CLOCK} ${SAVED}`,
    { required: ['candidates'] },
  ),
  day: kind(
    'DatePlace',
    `A day at a place: the Hindu day that begins at sunrise of the date, today when none is given. ${WHERE} ${CLOCK}`,
    { forms: [PLACE_FORMS] },
  ),
  moment: kind('Moment', `A moment at a place. ${WHEN}; now when left out. ${WHERE} ${CLOCK}`, {
    forms: [PLACE_FORMS],
  }),
  range: kind(
    'Range',
    'A range of days, from midnight to midnight on the clock of `tz` or `timezone`; UTC when both are left out.',
    { required: ['from', 'to'] },
  ),
  range_place: kind('RangePlace', `A range of days at a place. ${WHERE} ${CLOCK}`, {
    required: ['from', 'to'],
    forms: [PLACE_FORMS],
  }),
  range_place_natives: kind(
    'RangePlaceNatives',
    `A range of days at a place, for up to four persons. ${WHERE} ${CLOCK}`,
    { required: ['from', 'to'], forms: [PLACE_FORMS] },
  ),
  day_natives: kind(
    'DayNatives',
    `The Hindu day that begins at sunrise of a date, today when none is given, at a place, for up to four persons. ${WHERE} ${CLOCK}`,
    { forms: [PLACE_FORMS] },
  ),
  moment_natives: kind('MomentNatives', `A moment at a place, for up to four persons. ${WHEN}. ${WHERE} ${CLOCK}`, {
    forms: [PLACE_FORMS],
  }),
  moments_natives: kind(
    'MomentsNatives',
    `One moment or several at a place, for up to four persons. ${WHEN}. ${WHERE} ${CLOCK}`,
  ),
  name: null,
  dob: kind('Dob', 'A date of birth without a time: `date`, or day, month and year. Not in the future.'),
  persons: kind('Persons', 'Two persons, each by name and date of birth.', { required: ['first', 'second'] }),
  event_range: kind(
    'EventRange',
    'An event of the sky by its key, or a range of days (`from`, `to`) on the clock of `tz` or `timezone`; India when both are left out.',
  ),
  feed: kind(
    'SignFeed',
    'A day, week, month or year of the feed: the running one, the one before or after it (`offset`), or the one that is named. `tz` or `timezone` says whose today it is; India when both are left out.',
  ),
  place: kind('PlaceAndClock', `A place with its clock. ${WHERE} ${CLOCK}`, { forms: [PLACE_FORMS] }),
};

/** Values of query parameters that the example of their operation leaves out. */
const PARAMETER_EXAMPLES: Readonly<Record<string, unknown>> = {
  lat: 28.6139,
  lon: 77.209,
  altitude: 216,
  tz: 5.5,
  tzone: 5.5,
  timezone: 'Asia/Kolkata',
  alarm_min: 30,
  name: 'Festivals at home',
  from: '2026-11-01',
  to: '2026-11-30',
  since: '2026-01-01',
  suite: 'panchang',
  endpoint: 'kundli/planets',
  key_id: 'key_01KAJ3M7Q2W8T5V9X1B4C6D8EF',
  cursor: '',
  profile_id: 'p0mi2x4k7q2w8t5v9x1b',
  tag: 'Family',
  q: 'Asha',
  after: 'p0mi2x4k7q2w8t5v9x1b',
};

/** What a parameter may look like: by its name, its default, or the first value it takes. */
const exampleFor = (name: string, schema: Json): unknown => {
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const found: unknown = schema['default'] ?? PARAMETER_EXAMPLES[name] ?? values[0];
  if (found === undefined) throw new Error(`the query parameter ${name} has no example (PARAMETER_EXAMPLES)`);
  return schema['type'] === 'array' && !Array.isArray(found) ? [found] : found;
};

const isVariable = (one: AnyContract, name: string): boolean => one.variables.includes(name);
const withoutVariables = (one: AnyContract, members: Json): Json =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !isVariable(one, name)));

/** The value that a field has when it is left out. */
const defaultOf = (field: z.ZodMiniType | undefined): unknown =>
  field !== undefined && 'defaultValue' in field._zod.def ? field._zod.def.defaultValue : undefined;

/** The zod schemas behind all requests, by component name. */
const inputSchemas = (endpoints: readonly AnyContract[]): NamedSchemas => {
  const schemas = new Map<string, z.ZodMiniType>([['Options', z.object(OPTION_FIELDS)]]);
  for (const one of endpoints) {
    const kind = KINDS[one.input.kind];
    if (kind !== null && !schemas.has(kind.name)) schemas.set(kind.name, z.object(one.input.base));
    if (Object.keys(one.input.fields).length > 0) schemas.set(fieldsName(one), z.object(one.input.fields));
  }
  return schemas;
};

const describedOptions = (options: Json): Json => {
  const properties = isJson(options['properties']) ? options['properties'] : {};
  const rows = Object.entries(properties).map(([name, schema]) => {
    const described = isJson(schema) ? schema : {};
    const value: unknown = Reflect.get(OPTION_DEFAULTS, name);
    return [name, { ...described, description: withDefault(described['description'], value) }];
  });
  return {
    ...options,
    description: 'Options of every calculation; all may be left out. An operation says where its defaults differ.',
    properties: Object.fromEntries(rows),
  };
};

/** The requests of a set of endpoints: their components, and the parameters and body of each operation. */
export const requestsOf = (endpoints: readonly AnyContract[]) => {
  const named = inputSchemas(endpoints);
  const made = jsonSchemas(named, 'input');
  /** Parts of fields that refer to themselves, each a component of its own. */
  const parts = Object.entries(made).filter(([id]) => !named.has(id));
  const fieldsOf = (one: AnyContract): Json => {
    const properties = made[fieldsName(one)]?.['properties'];
    return isJson(properties) ? properties : {};
  };
  const requiredOf = (one: AnyContract): readonly unknown[] => {
    const required: unknown = made[fieldsName(one)]?.['required'];
    return Array.isArray(required) ? required : [];
  };

  const kinds = Object.values(KINDS).flatMap((kind) => {
    const schema = kind === null ? undefined : made[kind.name];
    if (kind === null || schema === undefined) return [];
    const { name, about, required } = kind;
    const needed = { ...(required ? { required } : {}), ...inOneForm(kind) };
    return [[name, { ...schema, description: about, ...needed }] as const];
  });
  const owns = endpoints.flatMap((one) => {
    const properties = withoutVariables(one, fieldsOf(one));
    if (!hasBody(one) || Object.keys(properties).length === 0) return [];
    const required = requiredOf(one).filter((name) => typeof name === 'string' && !isVariable(one, name));
    return [[fieldsName(one), { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }] as const];
  });
  const components: Readonly<Record<string, Json>> = {
    Options: describedOptions(made['Options'] ?? {}),
    ...Object.fromEntries([...kinds, ...owns, ...parts]),
  };

  /** The members that the kind of input brings. */
  const baseOf = (one: AnyContract): Json => {
    const kind = KINDS[one.input.kind];
    const properties = kind === null ? undefined : made[kind.name]?.['properties'];
    return isJson(properties) ? properties : {};
  };

  /** What stands in the path, the query and the headers. */
  const parameters = (one: AnyContract): readonly Json[] => {
    const members = { ...baseOf(one), ...fieldsOf(one) };
    const parameter = (name: string, place: 'path' | 'query'): Json => {
      const schema = members[name];
      const { description, ...rest } = isJson(schema) ? schema : {};
      const example = one.example[name];
      const required = place === 'path' || requiredOf(one).includes(name);
      // Converters that make requests of schemas take the default first (see `body`). A path variable is always given.
      const standard = place === 'path' ? example : defaultOf(one.input.fields[name]);
      const typed = standard === undefined ? rest : { ...rest, default: standard };
      return {
        name,
        in: place,
        ...(required ? { required } : {}),
        ...(description === undefined ? {} : { description }),
        // The example of the operation is a call that works; what it leaves out shows its form alone.
        schema: example === undefined ? { ...typed, examples: [exampleFor(name, typed)] } : typed,
        ...(example === undefined ? {} : { example }),
      };
    };
    const queries = hasBody(one) ? [] : Object.keys(members).filter((name) => !isVariable(one, name));
    return [
      ...one.variables.map((name) => parameter(name, 'path')),
      ...queries.map((name) => parameter(name, 'query')),
      ...(one.method === 'POST' && takesKey(one) ? [ref('IdempotencyKey', 'parameters')] : []),
      ...(isRevalidated(one) ? [ref('IfNoneMatch', 'parameters')] : []),
    ];
  };

  /**
   * The JSON body. Its example stands there twice: converters that make requests out of schemas (Postman's, by default)
   * look for the default of the whole and would make up every member of it otherwise.
   */
  const body = (one: AnyContract): Json => {
    const kind = KINDS[one.input.kind];
    const allOf = [
      ...(kind === null ? [] : [ref(kind.name)]),
      ...(takesOptions(one) ? [ref('Options')] : []),
      ...(components[fieldsName(one)] === undefined ? [] : [ref(fieldsName(one))]),
    ];
    if (!hasBody(one) || allOf.length === 0) return {};
    const example = withoutVariables(one, one.example);
    const schema = { allOf, default: example };
    return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
  };

  return { components, parameters, body };
};

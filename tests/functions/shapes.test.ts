/**
 * The rules of lib/contract/README.md ("Shapes of answers") over the answers of all endpoints: one thing, one shape, one
 * word. A rule looks at one object of a schema; what it returns are faults.
 */
import * as z from 'zod/mini';
import { PLACE_ID } from '../../lib/contract/values/place.ts';
import { planetPos } from '../../lib/contract/frame/shapes.ts';
import { routes } from '../../lib/service/catalogue/registry.ts';

type Schema = z.core.$ZodType;
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly getter?: () => Schema;
}
const defOf = (schema: Schema): Def => schema._zod.def as Def;

/** A schema without optional, nullable, default and lazy around it. */
const bare = (schema: Schema): Schema => {
  const { innerType, getter } = defOf(schema);
  if (innerType) return bare(innerType);
  if (getter) return bare(getter());
  return schema;
};
const typeOf = (schema: Schema): string => defOf(bare(schema)).type;
const itemOf = (schema: Schema): Schema | undefined => defOf(bare(schema)).element;
const membersOf = (schema: Schema): Readonly<Record<string, Schema>> => defOf(bare(schema)).shape ?? {};
/** Texts of a closed set: keys. */
const isKey = (schema: Schema): boolean => {
  const values = bare(schema)._zod.values;
  return values !== undefined && [...values].every((value) => typeof value === 'string');
};
const valuesOf = (schema: Schema): string[] => [...(bare(schema)._zod.values ?? [])].map(String);
const isNullable = (schema: Schema): boolean => {
  const { type, innerType } = defOf(schema);
  return type === 'nullable' || (innerType !== undefined && isNullable(innerType));
};
const describedAs = (schema: Schema): string => {
  const found = z.globalRegistry.get(schema)?.description;
  const { innerType, getter } = defOf(schema);
  const inner = innerType ?? getter?.();
  return found ?? (inner ? describedAs(inner) : '');
};
const isInstant = (schema: Schema | undefined): boolean =>
  schema !== undefined && z.globalRegistry.get(bare(schema))?.['format'] === 'date-time';

interface Found {
  /** Endpoint and members down to the object. */
  readonly path: string;
  readonly members: Readonly<Record<string, Schema>>;
}

/** Every object of a schema, with its path; a period inside its own children only once. */
const objectsOf = (schema: Schema, path: string, seen: readonly Schema[] = []): Found[] => {
  const inner = bare(schema);
  if (seen.includes(inner)) return [];
  const { shape, element, valueType, options } = defOf(inner);
  const known = [...seen, inner];
  if (shape)
    return [
      { path, members: shape },
      ...Object.entries(shape).flatMap(([name, member]) => objectsOf(member, `${path}.${name}`, known)),
    ];
  if (element) return objectsOf(element, `${path}[]`, known);
  if (valueType) return objectsOf(valueType, `${path}{}`, known);
  return (options ?? []).flatMap((option) => objectsOf(option, path, known));
};

/** Members that hold a key without a name beside it, and why. */
const BARE_KEYS: readonly (readonly [RegExp, string])[] = [
  [/\.(seed|method|house_system|tradition|settings\.\w+)$/, 'repeats a choice of the request'],
  [
    /^(dasha\/.*|varga\/custom)\.rule$|\.days\[\]\.rule$|^calendar\/hindu-birthday\.rule$/,
    'repeats a choice of the request',
  ],
  [/^yoga\/detect\.\w+\[\]\.chart$/, 'repeats a choice of the request'],
  [/\.(state|(next_|previous_)?sun|moon|needs)$/, 'says why something is missing'],
  [/\.(decided_by|strength_rule|what|source|match|provider)$/, 'says how the members beside it came about'],
  [/^meta\//, 'codes of the interface itself'],
  [/^ai\/facts\.facts\[\]\.slots\[\]\.slot$/, 'a name to be written in a template'],
  [/^ai\/plan\.(incomplete\[\]\.)?missing$/, 'members of a request by their names'],
  [/^batch\.results\[\]\.body\./, 'the envelope of any answer'],
  [
    /^reference\/.*\.(status|suites\[\]\.extent)$/,
    'how far a language is written: a state of the service, for programs',
  ],
];
const bareKey = (path: string): boolean => BARE_KEYS.some(([pattern]) => pattern.test(path));
/** A row about one of these shortens `<member>_name` to `name`. */
const SUBJECTS: readonly string[] = ['key', 'planet', 'body', 'kind', 'type'];

const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  sign: ['id', 'key', 'name'],
  nakshatra: ['id', 'key', 'name'],
  tithi: ['id', 'key', 'name'],
  month: ['id', 'key', 'name'],
  weekday: ['id', 'key', 'name'],
  vara: ['id', 'key', 'name'],
};
/** Members named after such a thing that measure something else. */
const MEASURES = /^strength\/shadbala\..*\.kala\.|\.credits_per_month$/;
const PLANET_POS = Object.keys(planetPos.shape);
/** The published paths keep the name of the sign there. */
const PUBLISHED: readonly string[] = ['birthchart', 'astro/get_astro_data'];

const ECLIPSE_KINDS: readonly string[] = ['solar', 'lunar'];
const ECLIPSE_TYPES: readonly string[] = ['total', 'annular', 'hybrid', 'partial', 'penumbral'];
const CONTACTS: readonly string[] = ['penumbral_begin', 'first', 'second', 'maximum', 'third', 'last', 'penumbral_end'];

type Rule = (found: Found) => string[];

const RULES: Readonly<Record<string, Rule>> = {
  'describes every member': ({ path, members }) =>
    Object.entries(members).flatMap(([name, member]) => (describedAs(member) === '' ? [`${path}.${name}`] : [])),

  // The number of a place is written as text, as `place` takes it.
  'keeps id for numbers': ({ path, members: { id } }) =>
    id && typeOf(id) !== 'number' && z.toJSONSchema(id).pattern !== PLACE_ID.source ? [`${path}.id`] : [],

  'gives a name beside every key': ({ path, members }) =>
    Object.entries(members).flatMap(([name, member]) => {
      const full = `${path}.${name}`;
      const beside = [`${name}_name`, ...(SUBJECTS.includes(name) ? ['name'] : [])];
      const isCode = name === 'key' || (isKey(member) && typeOf(member) !== 'literal');
      return !isCode || bareKey(full) || beside.some((other) => other in members) ? [] : [full];
    }),

  'enumerates every key': ({ path, members }) =>
    Object.entries(members).flatMap(([name, member]) => {
      // A rule of muhurat saw a sign, a star, a number …: its key is of one of many tables.
      if (name === 'observed') return [];
      const isCode = name === 'key' || SUBJECTS.includes(name) || `${name}_name` in members;
      return isCode && typeOf(member) === 'string' ? [`${path}.${name}`] : [];
    }),

  'lists keys with their names': ({ path, members }) =>
    Object.entries(members).flatMap(([name, member]) => {
      const item = itemOf(member);
      const full = `${path}.${name}`;
      return item && isKey(item) && !bareKey(full) ? [full] : [];
    }),

  'writes a stretch of time as a span': ({ path, members }) => {
    // Bounds of what may be asked for are { from, to }.
    const isSpan = ['end start', 'from to'].includes(Object.keys(members).sort().join(' '));
    return Object.entries(members).flatMap(([name, member]) =>
      isInstant(member) && !isSpan && /^(starts?|ends?|begins?|from|to|until)(_at)?$/.test(name)
        ? [`${path}.${name}`]
        : [],
    );
  },

  'names lists for what they hold': ({ path, members }) => ('list' in members ? [`${path}.list`] : []),

  'shows signs, stars, tithis, months and weekdays as objects': ({ path, members }) =>
    Object.entries(members).flatMap(([name, member]) => {
      const one = Object.keys(OBJECTS).find((word) => name === word || name.endsWith(`_${word}`));
      const many = Object.keys(OBJECTS).find((word) => name === `${word}s` || name.endsWith(`_${word}s`));
      const shown = one || many ? (itemOf(member) ?? member) : undefined;
      const wanted = OBJECTS[one ?? many ?? ''];
      if (!wanted || !shown || PUBLISHED.includes(path) || MEASURES.test(`${path}.${name}`)) return [];
      // A yes or no about a sign: exaltation_sign beside a dignity.
      if (name === 'exaltation_sign') return [];
      const whole = (schema: Schema): boolean => wanted.every((part) => part in membersOf(schema));
      // Two of them side by side, weekday { civil, hindu }, or one beside its span, moon_signs [{ sign, span }].
      const { span: _span, ...rest } = membersOf(shown);
      const inner = Object.values(rest);
      return whole(shown) || (inner.length > 0 && inner.every(whole)) ? [] : [`${path}.${name}`];
    }),

  'has one shape for the ascendant': ({ path, members }) => {
    const { ascendant, ascendant_detail: detail } = members;
    const shown = PUBLISHED.includes(path) ? detail : ascendant;
    if (!shown) return PUBLISHED.includes(path) ? [`${path}.ascendant_detail`] : [];
    return PLANET_POS.every((part) => part in membersOf(shown)) ? [] : [`${path}.ascendant`];
  },

  'has one vocabulary for eclipses': ({ path, members: { kind, type, contacts } }) => {
    const kinds = kind && valuesOf(kind);
    const words = kinds?.some((word) => ECLIPSE_KINDS.includes(word))
      ? [...kinds, ...(type ? valuesOf(type) : ['?'])]
      : [];
    const known = [...ECLIPSE_KINDS, ...ECLIPSE_TYPES];
    return [
      ...words.filter((word) => !known.includes(word)).map((word) => `${path}.type: ${word}`),
      ...Object.keys(contacts ? membersOf(contacts) : {})
        .filter((name) => !CONTACTS.includes(name))
        .map((name) => `${path}.contacts.${name}`),
    ];
  },

  'uses one word for one thing': ({ path, members }) =>
    ['degree', 'sidereal', 'nature', 'band', 'usable', 'result', 'result_word', 'formed'].flatMap((word) =>
      word in members ? [`${path}.${word}`] : [],
    ),

  'says when a member is null': ({ path, members }) =>
    Object.entries(members).flatMap(([name, member]) =>
      isNullable(member) && !/null/.test(describedAs(member)) ? [`${path}.${name}`] : [],
    ),
};

const all = await routes();

describe.each(Object.entries(RULES))('%s', (_name, rule) => {
  it.each(all.map(({ endpoint }) => [endpoint.name, endpoint] as const))('%s', (name, { output }) => {
    expect(objectsOf(output, name).flatMap(rule)).toEqual([]);
  });
});

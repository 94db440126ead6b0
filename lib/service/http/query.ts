/** Converts the members of a query string, which are text, to the types of their fields. */
import type * as z from 'zod/mini';
import type { Fields, Input, Kind } from '../../contract/frame/input.ts';
import { OPTION_FIELDS } from '../../contract/frame/options.ts';
import { bare, numberInText, ownOf } from './check/schema.ts';
import type { Event } from './incoming.ts';

/** The kinds of value a schema takes: of a union (an offset is a number or "lmt") those of its options. */
const typesOf = (schema: z.core.$ZodType): readonly string[] => {
  const { def } = bare(schema)._zod;
  return 'options' in def ? (def.options as readonly z.core.$ZodType[]).flatMap(typesOf) : [def.type];
};

/** The text as a number or boolean if the schema asks for one. Anything that does not convert stays text and fails validation. */
const valueFor = (schema: z.core.$ZodType, text: string): unknown => {
  const types = typesOf(schema);
  switch (types.find((type) => type === 'number' || type === 'boolean')) {
    case 'number':
      return numberInText(text) ?? text;
    case 'boolean':
      if (text === 'true') return true;
      if (text === 'false') return false;
      return text;
    default:
      return text;
  }
};

/** The value of one member. A list is repeated (`a=1&a=2`) or separated by commas (`a=1,2`); otherwise the last value counts. */
const memberFor = (schema: z.ZodMiniType | undefined, texts: readonly string[]): unknown => {
  const last = texts.at(-1) ?? '';
  if (!schema) return last;
  const { def } = bare(schema)._zod;
  if (!('element' in def)) return valueFor(schema, last);
  const { element } = def;
  const parts = texts.flatMap((text) => (text === '' ? [] : text.split(',')));
  return parts.map((text) => valueFor(element as z.core.$ZodType, text));
};

const OPTIONS: Fields = OPTION_FIELDS;

/** The members of a query given as texts by name. */
export const membersOfTexts = (
  { base, fields }: Input<Fields, Kind>,
  texts: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, values]) => [
      name,
      memberFor(ownOf(fields, name) ?? ownOf(base, name) ?? ownOf(OPTIONS, name), values),
    ]),
  );

/** The members of an event's query, the key left out. */
export const membersOfQuery = (
  input: Input<Fields, Kind>,
  { queryStringParameters, multiValueQueryStringParameters }: Event,
): Record<string, unknown> => {
  const texts: Record<string, readonly string[]> = {};
  for (const [name, text] of Object.entries(queryStringParameters ?? {}))
    if (name !== 'apiKey' && text !== undefined)
      texts[name] = ownOf(multiValueQueryStringParameters ?? {}, name) ?? [text];
  return membersOfTexts(input, texts);
};

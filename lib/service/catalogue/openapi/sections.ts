/** Answers that bundle the sections of a birth: every section with its own shape. */
import * as z from 'zod/mini';
import { NATAL_SECTIONS } from '../../../contract/frame/answers.ts';
import type { AnyEndpoint } from '../../../contract/frame/endpoint.ts';
import { isNatalSection } from '../../../contract/frame/natal-section.ts';
import { dataName, isJson, ref, type Json } from './names.ts';

/** Values of a path variable as the document spells them. */
const valuesOf = (schema: z.ZodMiniType): readonly string[] => {
  const { enum: values } = z.toJSONSchema(schema, { io: 'input' });
  return (values ?? []).map(String);
};

/** Every name of a natal section, variables filled in (`varga/D9`), with the component of its data. */
export const natalSectionNames = (endpoints: readonly AnyEndpoint[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const one of endpoints.filter(isNatalSection)) {
    const [variable] = one.variables;
    const schema = variable === undefined ? undefined : one.input.fields[variable];
    const filled = schema === undefined ? [one.name] : valuesOf(schema).map((v) => one.name.replace(/\{\w+\}/, v));
    for (const name of filled) names.set(name, dataName(one));
  }
  return names;
};

/** The components with their maps of natal sections spelt out. */
export const withNatalSections = (
  components: Readonly<Record<string, Json>>,
  sections: ReadonlyMap<string, string>,
): Readonly<Record<string, Json>> => {
  const properties = Object.fromEntries(
    [...sections].map(([name, component]) => [name, { ...ref(component), description: `What ${name} answers` }]),
  );
  const spelt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spelt);
    if (!isJson(value)) return value;
    if (value[NATAL_SECTIONS] === true)
      return { type: 'object', description: value['description'], properties, additionalProperties: false };
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spelt(inner)]));
  };
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => {
      const done = spelt(schema);
      return [name, isJson(done) ? done : schema];
    }),
  );
};

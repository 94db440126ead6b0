/** How the members of an example are typed. */
import { isJson, type Json } from './json.ts';
import type { Shape, Type } from './model.ts';

/** How a value of an example is typed, for languages that name types in a call: the schema of the contract, made short. */
export type ExampleType =
  | 'text'
  | 'whole'
  | 'number'
  | 'flag'
  /** One of several types, null, or anything. */
  | 'any'
  | { readonly list: ExampleType }
  | { readonly map: ExampleType }
  | { readonly shape: ExampleShape };

/** An object of an example. */
export interface ExampleShape {
  /** Name of its shape in the model. */
  readonly name: string;
  /** Types of the members that it has in the example; those that are left out are texts. */
  readonly types: Readonly<Record<string, ExampleType>>;
  /** Members of the example that are always sent. */
  readonly required: readonly string[];
  /** Members of the example that it has from other shapes, by the name of the shape: `{ Birth: ['date', 'time'] }`. */
  readonly from: Readonly<Record<string, readonly string[]>>;
}

/** The type of a member; `values` are all that stand in its place in the example. */
const exampleType = (type: Type, values: readonly unknown[], shapes: ReadonlyMap<string, Shape>): ExampleType => {
  switch (type.kind) {
    case 'text':
    case 'whole':
    case 'number':
    case 'flag':
      return type.kind;
    case 'choice':
      if (type.values.every((value) => typeof value === 'string')) return 'text';
      if (type.values.every(Number.isInteger)) return 'whole';
      return 'number';
    case 'list': {
      const rows = values.flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : []));
      return { list: exampleType(type.of, rows, shapes) };
    }
    case 'map': {
      const rows = values.filter(isJson).flatMap((value) => Object.values(value));
      return { map: exampleType(type.of, rows, shapes) };
    }
    case 'shape': {
      const shape = shapes.get(type.name);
      return shape === undefined ? 'any' : { shape: exampleShape(shape, values.filter(isJson), shapes) };
    }
    case 'any':
    case 'either':
    case 'nullable':
      return 'any';
  }
};

/** The shape of the objects that stand in one place of an example. `parents` of it, or the shapes it merges, lie in `shapes`. */
export const exampleShape = (
  { name, parents, merged = [], fields }: Shape,
  values: readonly Json[],
  shapes: ReadonlyMap<string, Shape>,
): ExampleShape => {
  const groups = [...parents, ...merged].flatMap((parent) => shapes.get(parent) ?? []);
  const named = new Set(values.flatMap((value) => Object.keys(value)));
  const all = new Map([...groups.flatMap((group) => group.fields), ...fields].map((field) => [field.name, field]));
  const present = [...all.values()].filter((field) => named.has(field.name));
  const types = present.map((field): readonly [string, ExampleType] => {
    const inside = values.flatMap((value) => (field.name in value ? [value[field.name]] : []));
    return [field.name, exampleType(field.type, inside, shapes)];
  });
  const taken = groups.map((group): readonly [string, readonly string[]] => [
    group.name,
    group.fields.filter((field) => named.has(field.name)).map((field) => field.name),
  ]);
  return {
    name,
    types: Object.fromEntries(types.filter(([, type]) => type !== 'text')),
    required: present.filter(({ required }) => required).map((field) => field.name),
    from: Object.fromEntries(taken.filter(([, members]) => members.length > 0)),
  };
};

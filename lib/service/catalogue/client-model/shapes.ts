/** JSON Schemas of the document as types and named shapes. */
import { isJson, jsonOf, listOf, refOf, textOrEmpty, type Json } from './json.ts';
import type { Field, Shape, Type } from './model.ts';
import { pascal, wordsOf } from './naming.ts';

/** The name of an object without one, by where it stands: `StarPairGroom`. */
const partName = (owner: string, member: string): string => `${owner}${pascal(wordsOf(member))}`;

const numberText = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace(/\B(?=(\d{3})+$)/g, Math.abs(value) >= 10_000 ? ',' : '') : '';

/** Bounds in words, where the description does not name them: `0 to 9`, `at most 50 items`. */
export const boundsText = (schema: Json, about: string): string => {
  const least = schema['minimum'] ?? schema['exclusiveMinimum'];
  const most = schema['maximum'] ?? schema['exclusiveMaximum'];
  const named = (value: unknown): boolean =>
    value === undefined || about.includes(String(value)) || about.includes(numberText(value));
  const range = (from: unknown, to: unknown, unit: string): string => {
    if (from === undefined && to === undefined) return '';
    if (named(from) && named(to)) return '';
    if (to === undefined) return `At least ${numberText(from)}${unit}.`;
    if (from === undefined) return `At most ${numberText(to)}${unit}.`;
    return from === to ? `Exactly ${numberText(from)}${unit}.` : `${numberText(from)} to ${numberText(to)}${unit}.`;
  };
  return (
    range(least, most, '') ||
    range(schema['minLength'], schema['maxLength'], ' characters') ||
    range(schema['minItems'], schema['maxItems'], ' items')
  );
};

const sentence = (text: string): string => (text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`);

/** Shapes by name, made on the way from the components of the document. */
export class Shapes {
  readonly #components: Json;
  readonly #shapes = new Map<string, Shape>();
  /** Names of objects without one, by the component they stand in and their content. */
  readonly #parts = new Map<string, string>();

  /** @param components `components.schemas` of the document. */
  constructor(components: Json) {
    this.#components = components;
  }

  /** All shapes that were asked for, and what they lead to, by name. */
  get all(): ReadonlyMap<string, Shape> {
    return new Map([...this.#shapes].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Adds a shape that is no component. Throws where the name is taken. */
  add(shape: Shape): void {
    if (this.#shapes.has(shape.name)) throw new Error(`two shapes are called ${shape.name}`);
    this.#shapes.set(shape.name, shape);
  }

  /** The type of a component; its shape is added. */
  component(name: string): Type {
    if (this.#shapes.has(name)) return { kind: 'shape', name };
    return this.#typeOf(jsonOf(this.#components[name]), { root: name, name });
  }

  /** The fields of an object schema that stands in `owner`. */
  fields(schema: Json, owner: string): readonly Field[] {
    return this.#fieldsOf(schema, { root: owner, name: owner });
  }

  /** One field: a member of a body, or a parameter. */
  field(name: string, schema: Json, required: boolean, owner: string): Field {
    return this.#fieldOf(name, schema, required, { root: owner, name: owner });
  }

  #fieldsOf(schema: Json, place: Place): readonly Field[] {
    const required = listOf(schema['required']);
    return Object.entries(jsonOf(schema['properties'])).map(([name, member]) =>
      this.#fieldOf(name, jsonOf(member), required.includes(name), place),
    );
  }

  #fieldOf(name: string, schema: Json, required: boolean, { root, name: owner }: Place): Field {
    const target = jsonOf(this.#components[refOf(schema)]);
    const described = sentence(textOrEmpty(schema['description']) || textOrEmpty(target['description']));
    const about = [described, boundsText({ ...target, ...schema }, described)].filter(Boolean).join(' ');
    return { name, about, required, type: this.#typeOf(schema, { root, name: partName(owner, name) }) };
  }

  #typeOf(schema: Json, place: Place): Type {
    const component = refOf(schema);
    if (component !== '') return this.component(component);
    const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(isJson);
    if (choices.length > 0) return this.#eitherOf(choices, place);
    const types = [schema['type']].flat();
    if (types.length > 1)
      return this.#eitherOf(
        types.map((type) => ({ ...schema, type })),
        place,
      );
    const values = schema['const'] === undefined ? listOf(schema['enum']) : [schema['const']];
    const [type] = types;
    if (values.length > 0 && type !== 'boolean')
      return { kind: 'choice', values: values.map((value) => (typeof value === 'number' ? value : String(value))) };
    if (type === 'string') {
      const format = schema['format'];
      return format === 'date' || format === 'date-time' ? { kind: 'text', format } : { kind: 'text' };
    }
    if (type === 'integer')
      return Number(schema['maximum'] ?? Infinity) < 2 ** 31 ? { kind: 'whole' } : { kind: 'whole', wide: true };
    if (type === 'number') return { kind: 'number' };
    if (type === 'boolean') return { kind: 'flag' };
    if (type === 'array') return { kind: 'list', of: this.#typeOf(jsonOf(schema['items']), place) };
    if (type === 'object') return this.#objectOf(schema, place);
    return { kind: 'any' };
  }

  #objectOf(schema: Json, place: Place): Type {
    if (Object.keys(jsonOf(schema['properties'])).length === 0)
      return { kind: 'map', of: this.#typeOf(jsonOf(schema['additionalProperties']), place) };
    const { description: _about, ...content } = schema;
    const digest = `${place.root} ${JSON.stringify(content)}`;
    const known = this.#parts.get(digest);
    if (known !== undefined) return { kind: 'shape', name: known };
    if (this.#shapes.has(place.name)) throw new Error(`two shapes are called ${place.name}`);
    this.#parts.set(digest, place.name);
    const shape = {
      name: place.name,
      about: sentence(textOrEmpty(schema['description'])),
      parents: [],
      ...(isJson(schema['additionalProperties']) ? { isOpen: true as const } : {}),
    };
    // Stands there before its fields are read: a period holds periods.
    this.#shapes.set(place.name, { ...shape, fields: [] });
    this.#shapes.set(place.name, { ...shape, fields: this.#fieldsOf(schema, place) });
    return { kind: 'shape', name: place.name };
  }

  #eitherOf(choices: readonly Json[], place: Place): Type {
    const real = choices.filter(({ type }) => type !== 'null');
    const objects = real.filter((one) => isJson(one['properties'])).length;
    const made = real.map((one, i) =>
      this.#typeOf(one, objects > 1 ? { ...place, name: `${place.name}${i + 1}` } : place),
    );
    const kinds = [...new Map(made.map((one) => [JSON.stringify(one), one])).values()];
    const [first] = kinds;
    const one: Type = kinds.length === 1 && first ? first : { kind: 'either', of: kinds };
    const of: Type = kinds.length === 0 || kinds.some(({ kind }) => kind === 'any') ? { kind: 'any' } : one;
    return real.length < choices.length && of.kind !== 'any' ? { kind: 'nullable', of } : of;
  }
}

/** Where a schema stands: the component it belongs to, and the name it takes if it is an object. */
interface Place {
  readonly root: string;
  readonly name: string;
}

/**
 * What a client library is written from: one table of suites, methods and shapes, the same for every language. It is read
 * from the OpenAPI document (`read.ts`), which is made from the endpoints alone.
 */

/** What a member holds. Null is a wrapper of its own, because languages write it in different ways. */
export type Type =
  | { readonly kind: 'text'; readonly format?: 'date' | 'date-time' }
  /** `wide` where the contract sets no bounds that 32 bits can hold. */
  | { readonly kind: 'whole'; readonly wide?: true }
  | { readonly kind: 'number' | 'flag' | 'any' }
  /** One of these values: all of them texts, or all of them numbers. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Type }
  /** An object with keys that are not known beforehand. */
  | { readonly kind: 'map'; readonly of: Type }
  /** A shape of the model, by name. */
  | { readonly kind: 'shape'; readonly name: string }
  /** One of several types; null is never among them. */
  | { readonly kind: 'either'; readonly of: readonly Type[] }
  | { readonly kind: 'nullable'; readonly of: Type };

/** A member of a request or an answer. */
export interface Field {
  /** As it stands in the JSON: `moon_sign`, but also `kundli/planets` or `2`. */
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  /** Meaning, unit and range in one paragraph; never empty for what the contract describes. */
  readonly about: string;
}

/** An object with known members. */
export interface Shape {
  /** PascalCase, unique: `PlanetPos`, `KundliPlanetsInput`. */
  readonly name: string;
  readonly about: string;
  /** Shapes whose fields it has besides its own; none of them has a field of its own name. */
  readonly parents: readonly string[];
  /** Shapes whose fields stand among its own, because it narrows some of them; empty where it has parents. */
  readonly merged?: readonly string[];
  /** Whether there are members besides, which differ from endpoint to endpoint. */
  readonly isOpen?: true;
  readonly fields: readonly Field[];
}

/** What a method answers with. */
export type AnswerForm =
  /** `data` of the envelope, and the shape of its `meta`. */
  | { readonly form: 'data'; readonly type: Type; readonly meta: string }
  /** A JSON document without the envelope. */
  | { readonly form: 'document' }
  /** Bytes in one of these media types. */
  | { readonly form: 'file'; readonly media: readonly string[] }
  | { readonly form: 'nothing' };

/** Who may call: a key, a session of the dashboard, either, or anyone. */
export type Access = 'key' | 'session' | 'either' | 'none';

/** One method of a client. */
export interface Method {
  /** Words of its name, to be joined as the language does: `['rahu', 'kaal']`. */
  readonly words: readonly string[];
  readonly summary: string;
  /** CommonMark, without the paragraphs on price and errors. */
  readonly about: string;
  readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/v1/varga/{chart}`. */
  readonly path: string;
  /** Members of the input that stand in the path, and in the query. All others are the JSON body. */
  readonly variables: readonly string[];
  readonly query: readonly string[];
  /** Members that the method sends by itself. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Shape of the input; null where nothing can be sent. */
  readonly input: string | null;
  /** Whether a call without any input makes sense. */
  readonly inputOptional: boolean;
  readonly answer: AnswerForm;
  /** The member of `data` that holds the rows, where the answer is a page of a list. */
  readonly rows: string | null;
  readonly access: Access;
  readonly credits: number;
  /** A valid input. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The methods of one suite: `client.kundli`. */
export interface Suite {
  /** As in the path: `lal-kitab`. */
  readonly name: string;
  readonly about: string;
  readonly methods: readonly Method[];
}

export interface Model {
  /** Version of the API document, and of the libraries made from it. */
  readonly version: string;
  /** Where the API is, when a caller names no other place. */
  readonly baseUrl: string;
  /** Where the source is, where that is not `/source` of the service. */
  readonly source?: string;
  readonly suites: readonly Suite[];
  /** Every shape that a method leads to, sorted by name; parents stand before their children in `inOrder`. */
  readonly shapes: ReadonlyMap<string, Shape>;
}

/** The shapes in an order in which parents come first. */
export const inOrder = (model: Model): readonly Shape[] => {
  const done = new Set<string>();
  const ordered: Shape[] = [];
  const add = (shape: Shape): void => {
    if (done.has(shape.name)) return;
    done.add(shape.name);
    for (const name of shape.parents) {
      const parent = model.shapes.get(name);
      if (parent) add(parent);
    }
    ordered.push(shape);
  };
  for (const shape of model.shapes.values()) add(shape);
  return ordered;
};

/** All fields of a shape, those of its parents first. */
export const allFields = (model: Model, name: string): readonly Field[] => {
  const shape = model.shapes.get(name);
  return shape === undefined ? [] : [...shape.parents.flatMap((parent) => allFields(model, parent)), ...shape.fields];
};

/** The shapes that a type names. */
export const shapesIn = (type: Type): readonly string[] => {
  if (type.kind === 'shape') return [type.name];
  if (!('of' in type)) return [];
  return 'kind' in type.of ? shapesIn(type.of) : type.of.flatMap(shapesIn);
};

/** The type of the rows, where a method answers with a page of a list. */
export const rowOf = ({ answer, rows }: Method, model: Model): Type | null => {
  if (rows === null || answer.form !== 'data' || answer.type.kind !== 'shape') return null;
  const type = model.shapes.get(answer.type.name)?.fields.find(({ name }) => name === rows)?.type;
  return type?.kind === 'list' ? type.of : null;
};

/** These shapes and all that their fields lead to. */
export const reachedFrom = (names: readonly string[], model: Model): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    allFields(model, name)
      .flatMap(({ type }) => shapesIn(type))
      .forEach(add);
  };
  names.forEach(add);
  return found;
};

/** How each of several things is written: as it is, or made of the thing. */
type Writing<Thing, Name extends keyof Thing, T> = {
  readonly [One in Thing[Name] & string]: T | ((thing: Thing & Readonly<Record<Name, One>>) => T);
};

/** A type as a language writes it. */
export const written = <T extends string | object>(type: Type, writing: Writing<Type, 'kind', T>): T => {
  const row = writing[type.kind];
  return typeof row === 'function' ? (row as (type: Type) => T)(type) : row;
};

/** An answer as a language writes it. */
export const writtenAnswer = <T extends string | object>(
  answer: AnswerForm,
  writing: Writing<AnswerForm, 'form', T>,
): T => {
  const row = writing[answer.form];
  return typeof row === 'function' ? (row as (answer: AnswerForm) => T)(answer) : row;
};

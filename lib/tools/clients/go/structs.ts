/** Which structs there are: their names, and in which file each stands. */
import { allFields, shapesIn, type Model, type Shape } from '../../../service/catalogue/client-model/model.ts';
import { fieldName, methodBase, structName } from '../../../pages/snippets/go-names.ts';

/** Every shape that some shapes lead to, and themselves. */
const reached = (model: Model, names: Iterable<string>): ReadonlySet<string> => {
  const seen = new Set<string>();
  const wait = [...names];
  for (let next = wait.pop(); next !== undefined; next = wait.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const shape = model.shapes.get(next);
    wait.push(...(shape ? groupsOf(shape) : []), ...allFields(model, next).flatMap(({ type }) => shapesIn(type)));
  }
  return seen;
};

/** Shapes that a struct embeds. */
export const groupsOf = ({ parents, merged = [] }: Shape): readonly string[] => [...parents, ...merged];

/** The meta of resources has the members of Meta, some of them left out: one struct serves both. */
const oneMeta = (name: string): string => name.replace(/^ResourceMeta/, 'Meta');

/** The types of a library: their names, and in which file each stands. */
export interface GoTypes {
  readonly model: Model;
  readonly inputs: ReadonlySet<string>;
  /** Inputs of changes: an empty text or list in them takes something away, so that it must be told from none. */
  readonly changes: ReadonlySet<string>;
  /** Struct of a shape. */
  readonly nameOf: (shape: string) => string;
  /** Where a struct stands: `KundliPlanets.Planets`; '' for what stands by itself. */
  readonly placeOf: (shape: string) => string;
  /** The shapes of a suite's file; with '' those of several suites. */
  readonly shapesOf: (suite: string) => readonly Shape[];
}

/**
 * Names of the structs that a method is called with and answers with: as the method is called, `ReportsList`. An answer that
 * several methods have, or whose name another struct needs, keeps that of its shape.
 */
const methodNames = (model: Model): ReadonlyMap<string, string> => {
  const methods = model.suites.flatMap((suite) =>
    suite.methods.map(({ words, ...method }) => ({ ...method, base: methodBase(suite.name, words) })),
  );
  const inside = [...model.shapes.values()].flatMap(({ fields }) => fields.flatMap(({ type }) => shapesIn(type)));
  const uses = [...inside, ...methods.flatMap(({ answer }) => (answer.form === 'data' ? shapesIn(answer.type) : []))];
  const inputs = methods.flatMap(({ input, base }) => (input === null ? [] : [[input, `${base}Input`] as const]));
  const answers = methods.flatMap(({ answer, base }) =>
    answer.form === 'data' && answer.type.kind === 'shape' ? [[answer.type.name, base] as const] : [],
  );
  const named = new Map([...inputs, ...answers.filter(([name]) => uses.filter((one) => one === name).length === 1)]);
  const others = new Set([...model.shapes.keys()].filter((name) => !named.has(name)).map(structName));
  return new Map([...named].filter(([, name]) => !others.has(name)));
};

/** The types of a model. Throws where two structs would have one name. */
export const goTypes = (model: Model): GoTypes => {
  const own = methodNames(model);
  const answerNames = [...own].filter(([, name]) => !name.endsWith('Input'));
  const inputs = reached(
    model,
    model.suites.flatMap(({ methods }) => methods.flatMap(({ input }) => input ?? [])),
  );
  const nameOf = (shape: string): string => {
    const known = own.get(shape);
    if (known !== undefined) return known;
    const [longest] = inputs.has(shape)
      ? []
      : answerNames.filter(([name]) => shape.startsWith(name)).sort(([a], [b]) => b.length - a.length);
    return longest === undefined
      ? structName(shape)
      : longest[1] + structName(shape.slice(longest[0].length)).replace(/^N(?=\d)/, '');
  };
  const perSuite = new Map(
    model.suites.map(({ name, methods }) => [
      name,
      reached(
        model,
        methods.flatMap(({ input, answer }) => [
          ...(input === null ? [] : [input]),
          ...(answer.form === 'data' ? [...shapesIn(answer.type), oneMeta(answer.meta)] : []),
        ]),
      ),
    ]),
  );
  const always = reached(model, ['Meta', 'Failure']);
  const suitesOf = (shape: string): readonly string[] =>
    [...perSuite].filter(([, shapes]) => shapes.has(shape)).map(([suite]) => suite);
  const home = new Map(
    [...model.shapes.keys()].flatMap((shape): (readonly [string, string])[] => {
      const [first, second] = suitesOf(shape);
      if (always.has(shape) || second !== undefined) return [[shape, '']];
      if (first === undefined) return [];
      return [[shape, first]];
    }),
  );
  const names = [...home.keys()].map(nameOf);
  const double = names.filter((name, i) => names.indexOf(name) !== i);
  if (double.length > 0) throw new Error(`two Go structs are called ${double.join(', ')}`);
  const places = new Map<string, string>();
  for (const owner of home.keys())
    for (const { name, type } of model.shapes.get(owner)?.fields ?? [])
      for (const shape of shapesIn(type))
        if (!places.has(shape)) places.set(shape, `${nameOf(owner)}.${fieldName(name)}`);
  return {
    model,
    inputs,
    changes: new Set(
      model.suites.flatMap(({ methods }) =>
        methods.flatMap(({ verb, input }) => (verb === 'PATCH' && input !== null ? [input] : [])),
      ),
    ),
    nameOf,
    placeOf: (shape) => places.get(shape) ?? '',
    shapesOf: (suite) => [...home].flatMap(([name, one]) => (one === suite ? (model.shapes.get(name) ?? []) : [])),
  };
};

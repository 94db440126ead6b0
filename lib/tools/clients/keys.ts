/**
 * The keys that requests take, by the member that takes them: for languages whose types say only that it is a text. They
 * are constants and no enumerations: an answer of a later version may bring another key, and it is kept as it comes.
 */
import type { Model, Type } from '../../service/catalogue/client-model/model.ts';

const choicesIn = (type: Type): readonly string[] => {
  if (type.kind === 'choice')
    return type.values.filter((value) => typeof value === 'string' && value !== '').map(String);
  if (!('of' in type)) return [];
  return 'kind' in type.of ? choicesIn(type.of) : type.of.flatMap(choicesIn);
};

/** Shapes that inputs lead to. */
const sentShapes = (model: Model): ReadonlySet<string> => {
  const found = new Set<string>();
  const addType = (type: Type): void => {
    if (type.kind === 'shape') add(type.name);
    else if ('of' in type) (Array.isArray(type.of) ? type.of : [type.of]).forEach(addType);
  };
  const add = (name: string): void => {
    const shape = model.shapes.get(name);
    if (shape === undefined || found.has(name)) return;
    found.add(name);
    shape.parents.forEach(add);
    for (const { type } of shape.fields) addType(type);
  };
  for (const { input } of model.suites.flatMap(({ methods }) => methods)) if (input !== null) add(input);
  return found;
};

/** Member → the keys that it takes, wherever it stands; members with a single key are left out. Sorted by name. */
export const keysOf = (model: Model): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>();
  for (const name of sentShapes(model))
    for (const field of model.shapes.get(name)?.fields ?? [])
      for (const key of choicesIn(field.type)) found.set(field.name, (found.get(field.name) ?? new Set()).add(key));
  return new Map(
    [...found]
      .filter(([name, keys]) => keys.size > 1 && /^[a-z]\w*$/.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, keys]) => [name, [...keys]]),
  );
};

/** Keys with the names that `spelled` gives them. Throws where two would be called alike. */
export const namedKeys = (
  keys: readonly string[],
  spelled: (key: string) => string,
): readonly (readonly [name: string, key: string])[] => {
  const names = new Map<string, string>();
  for (const key of keys) {
    const name = spelled(key);
    const other = names.get(name);
    if (other !== undefined) throw new Error(`${key} and ${other} would both be called ${name}`);
    names.set(name, key);
  }
  return [...names];
};

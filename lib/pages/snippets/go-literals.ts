/** Values of examples as Go literals, in the form that gofmt gives them. */
import { isJson, type Json } from '../../service/catalogue/client-model/json.ts';
import type { ExampleShape, ExampleType } from '../../service/catalogue/client-model/example-types.ts';
import { fieldName, structName } from './go-names.ts';

const WIDTH = 90;

/** Entries of a literal between braces: in one line where they fit, else a line each with their values in one column. */
const entries = (head: string, rows: readonly (readonly [key: string, value: string])[], indent: string): string => {
  const line = `${head}{${rows.map(([key, value]) => `${key === '' ? '' : `${key}: `}${value}`).join(', ')}}`;
  if (!line.includes('\n') && line.length + indent.length * 4 <= WIDTH) return line;
  const isLong = (i: number): boolean => rows[i]?.[1].includes('\n') ?? true;
  const widthAt = (i: number): number => {
    if (isLong(i)) return 0;
    let [from, to] = [i, i];
    while (!isLong(from - 1)) from--;
    while (!isLong(to + 1)) to++;
    return Math.max(...rows.slice(from, to + 1).map(([key]) => key.length));
  };
  const lines = rows.map(([key, value], i) => {
    const label = key === '' ? '' : `${`${key}:`.padEnd(widthAt(i) + 1)} `;
    return `${indent}\t${label}${value},\n`;
  });
  return `${head}{\n${lines.join('')}${indent}}`;
};

const numberText = (value: unknown, isWhole: boolean): string =>
  isWhole || !Number.isInteger(value) ? String(value) : `${String(value)}.0`;

/** A value that may be of any type. */
const openLiteral = (value: unknown, indent: string, isInside = false): string => {
  if (value === null) return isInside ? 'nil' : 'udaya.Null';
  const inner = (one: unknown): string => openLiteral(one, `${indent}\t`, true);
  if (Array.isArray(value))
    return entries(
      '[]any',
      value.map((one) => ['', inner(one)]),
      indent,
    );
  if (isJson(value))
    return entries(
      'map[string]any',
      Object.entries(value).map(([name, one]) => [JSON.stringify(name), inner(one)]),
      indent,
    );
  return JSON.stringify(value);
};

/** The type of what stands in a list or a map. */
const typeName = (type: ExampleType): string => {
  if (typeof type === 'string')
    return { text: 'string', whole: 'int', number: 'float64', flag: 'bool', any: 'any' }[type];
  if ('list' in type) return `[]${typeName(type.list)}`;
  // A struct does as well as an open map, so that the library takes any of the two.
  if ('map' in type) return type.map === 'any' ? 'any' : `map[string]${typeName(type.map)}`;
  return `udaya.${structName(type.shape.name)}`;
};

/** A value whose type is already said: scalars, and elements of lists and maps. */
const element = (value: unknown, type: ExampleType, indent: string): string => {
  if (typeof type === 'string') {
    if (type === 'any') return openLiteral(value, indent, true);
    if (type === 'whole' || type === 'number') return numberText(value, type === 'whole');
    return JSON.stringify(value);
  }
  if ('map' in type && type.map === 'any') return openLiteral(value, indent, true);
  return composite(value, type, '', indent);
};

/** A struct, a list or a map, with its type before it, or without where that is said already. */
const composite = (value: unknown, type: Exclude<ExampleType, string>, head: string, indent: string): string => {
  if ('shape' in type) return structLiteral(value, type.shape, head, indent);
  const of = 'list' in type ? type.list : type.map;
  const rows = Array.isArray(value)
    ? value.map((one: unknown) => ['', element(one, of, `${indent}\t`)] as const)
    : Object.entries(value ?? {}).map(
        ([name, one]: [string, unknown]) => [JSON.stringify(name), element(one, of, `${indent}\t`)] as const,
      );
  return entries(head, rows, indent);
};

/** The value of a field. What may be left out is a pointer, texts and lists in changes alone. */
const fieldValue = (
  value: unknown,
  type: ExampleType,
  isRequired: boolean,
  isChange: boolean,
  indent: string,
): string => {
  const pointer = (text: string): string => (isRequired ? text : `udaya.Ptr(${text})`);
  if (typeof type !== 'string') {
    if ('map' in type && type.map === 'any') return openLiteral(value, indent);
    if ('shape' in type) return composite(value, type, `${isRequired ? '' : '&'}${typeName(type)}`, indent);
    const text = composite(value, type, typeName(type), indent);
    return isChange ? pointer(text) : text;
  }
  if (type === 'any') return openLiteral(value, indent);
  const text = element(value, type, indent);
  return type === 'text' && !isChange ? text : pointer(text);
};

/**
 * A struct with the members of an example; what it has from other structs stands in them. `isChange`: the input of a change,
 * whose texts and lists are pointers too.
 */
export const structLiteral = (
  value: unknown,
  shape: ExampleShape,
  head: string,
  indent: string,
  isChange = false,
): string => {
  const given: Json = isJson(value) ? value : {};
  const rowsOf = (names: readonly string[], inner: string) =>
    names.map((name): readonly [string, string] => [
      fieldName(name),
      fieldValue(given[name], shape.types[name] ?? 'text', shape.required.includes(name), isChange, inner),
    ]);
  const present = (names: readonly string[]): readonly string[] => names.filter((name) => name in given);
  const groups = Object.entries(shape.from)
    .map(([group, names]) => [group, present(names)] as const)
    .filter(([, names]) => names.length > 0);
  const taken = new Set(groups.flatMap(([, names]) => names));
  const own = Object.keys(given).filter((name) => !taken.has(name));
  const embedded = groups.map(([group, names]): readonly [string, string] => [
    structName(group),
    entries(`udaya.${structName(group)}`, rowsOf(names, `${indent}\t\t`), `${indent}\t`),
  ]);
  return entries(head, [...embedded, ...rowsOf(own, `${indent}\t`)], indent);
};

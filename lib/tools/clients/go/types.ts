/** Members of structs: their types, and what their comments say. */
import { written, type Field, type Type } from '../../../service/catalogue/client-model/model.ts';
import type { GoTypes } from './structs.ts';

/** Where a type stands. In inputs what has several types is `any`; in answers it is decoded when it is known what it is. */
export interface Side {
  readonly types: GoTypes;
  readonly isInput: boolean;
  /** Whether it is an input that changes what is there. */
  readonly isChange?: boolean;
}

const isScalar = ({ kind }: Type): boolean => /^(text|whole|number|flag|choice)$/.test(kind);

/** A pointer where the type has no value that says nothing: 0 and false mean something, an empty text does not. */
const pointed = (text: string): string => (/^(\[|map\[|any$|string$|json\.)/.test(text) ? text : `*${text}`);

/** What stands in a list or a map. */
const element = (of: Type, side: Side): string =>
  of.kind === 'nullable' ? pointed(typeText(of, side)) : typeText(of, side);

const choiceText = (values: readonly unknown[]): string => {
  if (values.every(Number.isInteger)) return 'int';
  if (values.every((value) => typeof value === 'number')) return 'float64';
  return 'string';
};

/** One of several types. Beside what is not said, another type stands for itself: an error, or null. */
const eitherText = (of: readonly Type[], side: Side): string => {
  const known = of.filter(({ kind }) => kind !== 'any');
  const texts = new Set(known.map((one) => typeText(one, side)));
  const [text = 'any'] = texts;
  if (texts.size === 1) return text;
  if (side.isInput || known.every(isScalar)) return 'any';
  const [first, second] = known;
  if (first?.kind === 'shape' && second?.kind === 'map' && typeText(second.of, side) === text)
    return `OneOrEach[${text}]`;
  return known.some(({ kind }) => kind === 'shape') ? 'json.RawMessage' : 'any';
};

/** A type as it is written in a struct, without the pointer of what may be missing. */
export const typeText = (type: Type, side: Side): string =>
  written<string>(type, {
    text: 'string',
    whole: 'int',
    number: 'float64',
    flag: 'bool',
    any: side.isInput ? 'any' : 'json.RawMessage',
    choice: ({ values }) => choiceText(values),
    list: ({ of }) => `[]${element(of, side)}`,
    // A struct of this package does as well as a map.
    map: ({ of }) => (side.isInput && of.kind === 'any' ? 'any' : `map[string]${element(of, side)}`),
    shape: ({ name }) => side.types.nameOf(name),
    either: ({ of }) => eitherText(of, side),
    nullable: ({ of }) => (side.isInput ? 'any' : typeText(of, side)),
  });

/** The type of a member. */
export const fieldType = ({ type, required }: Field, side: Side): string => {
  const mayBeNull = type.kind === 'nullable' || (type.kind === 'either' && type.of.some(({ kind }) => kind === 'any'));
  const text = typeText(type, side);
  if (side.isChange === true && !required) return text === 'any' ? text : `*${text}`;
  return required && !mayBeNull ? text : pointed(text);
};

/** Values that a comment of an answer names; of more than these the meaning is enough. */
const SHOWN_VALUES = 12;

/** What stands in a member whose type in Go does not say it. */
const holds = (type: Type, side: Side): string =>
  written<string>(type, {
    text: 'a text',
    whole: 'a whole number',
    number: 'a number',
    flag: 'true or false',
    any: 'anything',
    choice: ({ values }) => (side.isInput || values.length <= SHOWN_VALUES ? values.join(', ') : 'a key'),
    list: ({ of }) => `a list of: ${holds(of, side)}`,
    map: ({ of }) => (of.kind === 'any' ? 'a struct or a map' : `a map of: ${holds(of, side)}`),
    shape: ({ name }) => side.types.nameOf(name),
    either: ({ of }) => {
      const parts = [...new Set(of.filter(({ kind }) => kind !== 'any').map((one) => holds(one, side)))];
      return parts.join(parts.some((part) => part.includes(',')) ? '; or ' : ' or ');
    },
    nullable: ({ of }) => `${holds(of, side)}; or Null`,
  });

/** Values of a choice that the meaning does not name, and what a member of several types takes. */
const valuesText = ({ type, about }: Field, side: Side): string => {
  const inner = type.kind === 'nullable' || type.kind === 'list' ? type.of : type;
  if (inner.kind === 'choice') {
    const isNamed = inner.values.length < 2 || inner.values.every((value) => about.includes(String(value)));
    return isNamed ? '' : `One of ${inner.values.map((value) => (value === '' ? '""' : value)).join(', ')}.`;
  }
  const text = typeText(type, side);
  if (text === 'any' && type.kind !== 'any') return `${side.isInput ? 'Takes' : 'Holds'} ${holds(type, side)}.`;
  return text === 'json.RawMessage' && type.kind === 'either' ? `Decode it into ${holds(type, side)}.` : '';
};

/** Meaning, unit, range and values of a member. */
export const fieldAbout = (field: Field, side: Side): string =>
  [field.about.replaceAll('\n', ' '), valuesText(field, side), side.isInput && field.required ? 'Required.' : '']
    .filter(Boolean)
    .join(' ');

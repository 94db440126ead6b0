/** Shapes of the model as TypedDicts. */
import {
  inOrder,
  type Field,
  type Model,
  type Shape,
  type Type,
} from '../../../service/catalogue/client-model/model.ts';
import { wrapped } from '../prose.ts';

const WIDTH = 96;
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** A docstring, or a text behind a field; nothing where there is nothing to say. */
export const docstring = (paragraphs: readonly string[], indent: string): string => {
  const text = paragraphs.filter(Boolean).join('\n\n').replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  if (text === '') return '';
  const lines = wrapped(text, WIDTH - indent.length);
  // A quote at the end would meet the closing ones.
  const last = text.endsWith('"') ? ' ' : '';
  return lines.length === 1
    ? `${indent}"""${lines[0] ?? ''}${last}"""\n`
    : `${indent}"""${lines.map((line, i) => (i === 0 || line === '' ? line : indent + line)).join('\n')}\n${indent}"""\n`;
};

/** A type as it is written in an annotation. Python has no literals for numbers with decimals. */
export const typeText = (type: Type): string => {
  switch (type.kind) {
    case 'text':
      return 'str';
    case 'whole':
      return 'int';
    case 'number':
      return 'float';
    case 'flag':
      return 'bool';
    case 'any':
      return 'Any';
    case 'choice':
      return type.values.every((value) => typeof value === 'string' || Number.isInteger(value))
        ? `Literal[${type.values.map((value) => JSON.stringify(value)).join(', ')}]`
        : 'float';
    case 'list':
      return `Sequence[${typeText(type.of)}]`;
    case 'map':
      return `Mapping[str, ${typeText(type.of)}]`;
    case 'shape':
      return type.name;
    case 'either':
      return `Union[${type.of.map(typeText).join(', ')}]`;
    case 'nullable':
      return `Optional[${typeText(type.of)}]`;
  }
};

const isWord = (name: string): boolean => /^[A-Za-z]\w*$/.test(name) && !KEYWORDS.has(name);

/** Members that no class can spell (`from`, `kundli/planets`), as a base of their own. */
const spelledBase = (name: string, fields: readonly Field[], total: boolean): string =>
  fields.length === 0
    ? ''
    : `${name} = TypedDict(
    "${name}",
    {
${fields
  .map(
    (field) =>
      `${
        field.about === ''
          ? ''
          : wrapped(field.about, WIDTH - 10)
              .map((line) => `        # ${line}\n`)
              .join('')
      }        ${JSON.stringify(field.name)}: "${typeText(field.type).replaceAll('"', "'")}",\n`,
  )
  .join('')}    },
    total=${total ? 'True' : 'False'},
)


`;

const classText = (
  name: string,
  bases: readonly string[],
  total: boolean,
  about: string,
  fields: readonly Field[],
): string => {
  const members = fields.map(
    (field) => `    ${field.name}: ${typeText(field.type)}\n${docstring([field.about], '    ')}`,
  );
  const parents = [...(bases.length > 0 ? bases : ['TypedDict']), ...(total ? [] : ['total=False'])].join(', ');
  const body = docstring([about], '    ') + (members.length > 0 ? '\n' : '') + members.join('');
  return `class ${name}(${parents}):\n${body === '' ? '    pass\n' : body}\n\n`;
};

/** A shape: what is required in a base of its own, because Python 3.9 knows no `NotRequired`. */
const shapeText = ({ name, about, parents, fields }: Shape): string => {
  const pick = (required: boolean, word: boolean): readonly Field[] =>
    fields.filter((field) => field.required === required && isWord(field.name) === word);
  const [needed, open] = [pick(true, true), pick(false, true)];
  const spelled = [
    { base: `_${name}Names`, list: pick(true, false), total: true },
    { base: `_${name}OptionalNames`, list: pick(false, false), total: false },
  ].filter(({ list }) => list.length > 0);
  const bases = [...parents, ...spelled.map(({ base }) => base)];
  const heads = spelled.map(({ base, list, total }) => spelledBase(base, list, total)).join('');
  if (open.length === 0) return heads + classText(name, bases, true, about, needed);
  if (needed.length === 0) return heads + classText(name, bases, false, about, open);
  return (
    heads +
    classText(`_${name}Required`, bases, true, '', needed) +
    classText(name, [`_${name}Required`], false, about, open)
  );
};

/** The module of all shapes. */
export const typesFile = (model: Model): string =>
  `"""Requests and answers. Written from the API document, version ${model.version}."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Optional, Sequence, TypedDict, Union

${inOrder(model).map(shapeText).join('').trimEnd()}
`;

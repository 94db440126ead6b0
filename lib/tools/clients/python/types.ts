/** Shapes of the model as TypedDicts. */
import {
  inOrder,
  shapesIn,
  type Field,
  type Model,
  type Shape,
  type Type,
  written,
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

/** What else a text of a request may be. */
const DATES = { date: 'Union[str, date]', 'date-time': 'Union[str, datetime]' } as const;

/**
 * A type as it is written in an annotation; `sent` where it is only in requests, which take dates too. Python has no literals
 * for numbers with decimals.
 */
export const typeText = (type: Type, sent = false): string =>
  written<string>(type, {
    text: ({ format }) => (sent && format !== undefined ? DATES[format] : 'str'),
    whole: 'int',
    number: 'float',
    flag: 'bool',
    any: 'Any',
    choice: ({ values }) =>
      values.every((value) => typeof value === 'string' || Number.isInteger(value))
        ? `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`
        : 'float',
    list: ({ of }) => `Sequence[${typeText(of, sent)}]`,
    map: ({ of }) => `Mapping[str, ${typeText(of, sent)}]`,
    shape: ({ name }) => name,
    either: ({ of }) => `Union[${of.map((one) => typeText(one, sent)).join(', ')}]`,
    nullable: ({ of }) => `Optional[${typeText(of, sent)}]`,
  });

/** The type of a member: the time of a request may be one. */
const fieldText = ({ name, type }: Field, sent: boolean): string =>
  sent && name === 'time' && type.kind === 'text' && type.format === undefined
    ? 'Union[str, time_of_day]'
    : typeText(type, sent);

const isWord = (name: string): boolean => /^[A-Za-z]\w*$/.test(name) && !KEYWORDS.has(name);

/** Members that no class can spell (`from`, `kundli/planets`), as a base of their own. */
const spelledBase = (name: string, fields: readonly Field[], total: boolean, sent: boolean): string =>
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
      }        ${JSON.stringify(field.name)}: "${fieldText(field, sent).replaceAll('"', "'")}",\n`,
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
  sent: boolean,
): string => {
  const members = fields.map(
    (field) => `    ${field.name}: ${fieldText(field, sent)}\n${docstring([field.about], '    ')}`,
  );
  const parents = [...(bases.length > 0 ? bases : ['TypedDict']), ...(total ? [] : ['total=False'])].join(', ');
  const body = docstring([about], '    ') + (members.length > 0 ? '\n' : '') + members.join('');
  return `class ${name}(${parents}):\n${body === '' ? '    pass\n' : body}\n\n`;
};

/** A shape: what is required in a base of its own, because Python 3.9 knows no `NotRequired`. */
const shapeText = ({ name, about, parents, fields }: Shape, sent: boolean): string => {
  const pick = (required: boolean, word: boolean): readonly Field[] =>
    fields.filter((field) => field.required === required && isWord(field.name) === word);
  const [needed, open] = [pick(true, true), pick(false, true)];
  const spelled = [
    { base: `_${name}Names`, list: pick(true, false), total: true },
    { base: `_${name}OptionalNames`, list: pick(false, false), total: false },
  ].filter(({ list }) => list.length > 0);
  const bases = [...parents, ...spelled.map(({ base }) => base)];
  const heads = spelled.map(({ base, list, total }) => spelledBase(base, list, total, sent)).join('');
  if (open.length === 0) return heads + classText(name, bases, true, about, needed, sent);
  if (needed.length === 0) return heads + classText(name, bases, false, about, open, sent);
  return (
    heads +
    classText(`_${name}Required`, bases, true, '', needed, sent) +
    classText(name, [`_${name}Required`], false, about, open, sent)
  );
};

/** Names of the shapes that are only sent: those of inputs that no answer has. */
const sentOnly = (model: Model): ReadonlySet<string> => {
  const reach = (names: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const add = (name: string): void => {
      const shape = model.shapes.get(name);
      if (shape === undefined || found.has(name)) return;
      found.add(name);
      for (const next of [...shape.parents, ...shape.fields.flatMap(({ type }) => shapesIn(type))]) add(next);
    };
    names.forEach(add);
    return found;
  };
  const methods = model.suites.flatMap((suite) => suite.methods);
  const answered = reach(
    methods.flatMap(({ answer }) => (answer.form === 'data' ? [answer.meta, ...shapesIn(answer.type)] : [])),
  );
  const sent = reach(methods.flatMap(({ input }) => input ?? []));
  return new Set([...sent].filter((name) => !answered.has(name)));
};

/** The module of all shapes. */
export const typesFile = (model: Model): string => {
  const sent = sentOnly(model);
  return `"""Requests and answers. Written from the API document, version ${model.version}."""

from __future__ import annotations

from datetime import date, datetime
from datetime import time as time_of_day
from typing import Any, Literal, Mapping, Optional, Sequence, TypedDict, Union

${inOrder(model)
  .map((shape) => shapeText(shape, sent.has(shape.name)))
  .join('')
  .trimEnd()}
`;
};

/** Shapes of the model as array shapes of PHPStan. */
import {
  allFields,
  inOrder,
  shapesIn,
  reachedFrom,
  written,
  type Model,
  type Type,
} from '../../../service/catalogue/client-model/model.ts';

/** Whether a shape leads back to itself: a type alias cannot. */
const leadsBack = (model: Model, name: string): boolean =>
  reachedFrom(
    allFields(model, name).flatMap(({ type }) => shapesIn(type)),
    model,
  ).has(name);

const UNKNOWN = 'array<string, mixed>';

/** A type as it is written in a doc block; `known` names the shapes there is an alias of. */
export const typeText = (type: Type, known: (name: string) => boolean): string => {
  const inner = (one: Type): string => typeText(one, known);
  return written<string>(type, {
    text: 'string',
    whole: 'int',
    number: 'int|float',
    flag: 'bool',
    any: 'mixed',
    choice: ({ values }) =>
      values.map((value) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : value)).join('|'),
    list: ({ of }) => `list<${inner(of)}>`,
    map: ({ of }) => `array<string, ${inner(of)}>`,
    shape: ({ name }) => (known(name) ? name : UNKNOWN),
    either: ({ of }) => [...new Set(of.map(inner))].join('|'),
    nullable: ({ of }) => `${inner(of)}|null`,
  });
};

/** Names of the shapes that there are aliases of: all but those that lead back to themselves. */
export const aliasesOf = (model: Model): ReadonlySet<string> =>
  new Set([...model.shapes.keys()].filter((name) => !leadsBack(model, name)));

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

/** Name of the class that carries the alias of a shape: by its first letter, since one class would be slow to read. */
export const carrierOf = (name: string): string => `Types${name.charAt(0).toUpperCase()}`;

const importLine = (name: string): string => ` * @phpstan-import-type ${name} from ${carrierOf(name)}\n`;

const carrierFile = (carrier: string, model: Model, aliases: ReadonlySet<string>): string => {
  const known = (name: string): boolean => aliases.has(name);
  const own = inOrder(model).filter(({ name }) => known(name) && carrierOf(name) === carrier);
  const fieldsOf = (name: string) => allFields(model, name);
  const lines = own.map(({ name }) => {
    const members = fieldsOf(name).map(
      (field) => `${key(field.name)}${field.required ? '' : '?'}: ${typeText(field.type, known)}`,
    );
    return ` * @phpstan-type ${name} array{${members.join(', ')}}\n`;
  });
  const others = new Set(own.flatMap(({ name }) => fieldsOf(name).flatMap(({ type }) => shapesIn(type))).filter(known));
  const imports = [...others].filter((name) => carrierOf(name) !== carrier).sort();
  return `<?php

declare(strict_types=1);

namespace Udaya;

/**
 * Requests and answers as array shapes; SHAPES.md says what each member means. Later versions may add members.
 *
${imports.map(importLine).join('')}${lines.join('')} */
final class ${carrier}
{
}
`;
};

/** The classes that carry the aliases, by name. */
export const typeFiles = (model: Model, aliases: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    [...new Set([...aliases].map(carrierOf))].sort().map((carrier) => [carrier, carrierFile(carrier, model, aliases)]),
  );

/** Go source: comments, structs. */
import { allFields, type Field, type Shape } from '../../../service/catalogue/client-model/model.ts';
import { wrapped } from '../prose.ts';
import { fieldName } from '../../../pages/snippets/go-names.ts';
import { groupsOf, type GoTypes } from './structs.ts';
import { fieldAbout, fieldType, type Side } from './types.ts';

const WIDTH = 110;

/** Comment lines. */
export const comment = (paragraphs: readonly string[], indent: string): string =>
  paragraphs
    .filter(Boolean)
    .flatMap((text, i) => [...(i > 0 ? [''] : []), ...wrapped(text.replaceAll('`', ''), WIDTH - indent.length)])
    .map((line) => `${indent}//${line === '' ? '' : ` ${line}`}\n`)
    .join('');

const fieldText = (field: Field, side: Side): string =>
  `${comment([fieldAbout(field, side)], '\t')}\t${fieldName(field.name)} ${fieldType(field, side)} \`json:"${field.name}${field.required ? '' : ',omitempty'}"\`\n`;

/** Decoding and encoding of a struct with members that differ from endpoint to endpoint. */
const openText = (struct: string, names: readonly string[]): string => `
// UnmarshalJSON keeps the members without a field of their own in Extra.
func (s *${struct}) UnmarshalJSON(data []byte) error {
	type plain ${struct}
	return unmarshalOpen(data, (*plain)(s), &s.Extra, ${names.map((name) => JSON.stringify(name)).join(', ')})
}

// MarshalJSON writes the members of Extra beside the others.
func (s ${struct}) MarshalJSON() ([]byte, error) {
	type plain ${struct}
	return marshalOpen(plain(s), s.Extra)
}
`;

/**
 * The struct of a shape; `told` is what its comment says of it, where the shape itself says nothing. Throws where two of its
 * members would have one name, or where what it narrows has another type.
 */
export const structText = (shape: Shape, types: GoTypes, described: string): string => {
  const side = { types, isInput: types.inputs.has(shape.name), isChange: types.changes.has(shape.name) };
  const groups = groupsOf(shape);
  const shared = new Map(
    groups.flatMap((group) =>
      allFields(types.model, group).map((field) => [field.name, { group: types.nameOf(group), field }] as const),
    ),
  );
  const own = shape.fields.filter(({ name }) => !shared.has(name));
  const names = [...groups.map(types.nameOf), ...own.map(({ name }) => fieldName(name))];
  const double = names.filter((one, i) => names.indexOf(one) !== i);
  if (double.length > 0) throw new Error(`${shape.name} has two members ${double.join(', ')} in Go`);
  const narrowed = shape.fields.flatMap((field) => {
    const wide = shared.get(field.name);
    if (wide === undefined || JSON.stringify(wide.field) === JSON.stringify(field)) return [];
    if (fieldType(wide.field, side) !== fieldType(field, side) || wide.field.required !== field.required)
      throw new Error(`${shape.name}.${field.name} is not that of ${wide.group}`);
    return [`${fieldName(field.name)} of ${wide.group}: ${fieldAbout(field, side)}`];
  });
  const struct = types.nameOf(shape.name);
  const isOpen = shape.isOpen === true && !side.isInput;
  const head =
    described ||
    (shape.about === '' ? `${struct} is the type of ${types.placeOf(shape.name)}.` : `${struct}: ${shape.about}`);
  return `${comment([head, ...narrowed], '')}type ${struct} struct {
${groups.map((group) => `\t${types.nameOf(group)}\n`).join('')}${own.map((field) => fieldText(field, side)).join('')}${isOpen ? '\t// Extra has the members that differ from endpoint to endpoint.\n\tExtra map[string]any `json:"-"`\n' : ''}}
${
  isOpen
    ? openText(
        struct,
        own.map(({ name }) => name),
      )
    : ''
}`;
};

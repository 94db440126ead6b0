/** What several statuses answer, as one shape: a report that is ready at once, or ordered for later. */
import type { Field, Shape, Type } from './model.ts';

const bare = (type: Type): Type => (type.kind === 'nullable' ? type.of : type);

/** A type that holds both. */
const joined = (a: Type, b: Type): Type => {
  if (JSON.stringify(a) === JSON.stringify(b)) return a;
  if (a.kind === 'nullable' || b.kind === 'nullable') return { kind: 'nullable', of: joined(bare(a), bare(b)) };
  if (a.kind === 'choice' && b.kind === 'choice')
    return { kind: 'choice', values: [...new Set([...a.values, ...b.values])] };
  return { kind: 'either', of: [a, b] };
};

/** The shape of all: what each has is required, the rest may be there. The words are those of the first. */
export const mergedShape = (name: string, shapes: readonly Shape[]): Shape => {
  const fields = new Map<string, Field>();
  for (const shape of shapes)
    for (const field of shape.fields) {
      const known = fields.get(field.name);
      fields.set(field.name, known ? { ...known, type: joined(known.type, field.type) } : field);
    }
  const inAll = (field: Field): boolean =>
    shapes.every((shape) => shape.fields.some((one) => one.name === field.name && one.required));
  return {
    name,
    about: shapes[0]?.about ?? '',
    parents: [],
    fields: [...fields.values()].map((field) => ({ ...field, required: inAll(field) })),
  };
};

/** Texts of the longest kind that a field takes, built so that reading them outruns their length. */
import type * as z from 'zod/mini';
import type { AnyContract } from '../../../contract/frame/resource.ts';

/** What a text is made of, over and over: words, clauses, numbers, names and marks that a reader has to try in many ways. */
export const TEXT_PARTS = [
  'a ',
  'A ',
  'a',
  '.',
  '-',
  '(',
  'a. ',
  'is a ',
  'not ',
  'if ',
  'a, ',
  'क ',
  'कख',
  '1990 ',
  '10 May ',
  'in Aa ',
  'Mars aspects ',
] as const;

/** A text of a length, of one part alone. */
export const textOf = (part: string, length: number): string =>
  part.repeat(length).slice(0, length).trim().padEnd(length, part.trim());

interface Def {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
}

/** Most characters of a text that a schema takes; 0 where it takes none, or none with a limit of its own. */
const limitOf = (schema: z.core.$ZodType): number => {
  const { type, innerType, in: from, options = [], checks = [] }: Def = schema._zod.def;
  const inner = innerType ?? from;
  if (inner) return limitOf(inner);
  if (type !== 'string') return Math.max(0, ...options.map(limitOf));
  return Math.max(0, ...checks.map(({ _zod: { def } }) => (def.check === 'max_length' ? (def.maximum ?? 0) : 0)));
};

/** Fields of an endpoint that take text, with the most characters that they take. */
export const textFields = ({
  input,
  variables = [],
}: AnyContract): readonly (readonly [name: string, most: number])[] =>
  Object.entries({ ...input.base, ...input.fields })
    .map(([name, schema]) => [name, limitOf(schema)] as const)
    .filter(([name, most]) => most > 0 && !variables.includes(name));

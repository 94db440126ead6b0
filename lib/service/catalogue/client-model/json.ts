/** Looking into JSON whose form is not known. */

export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object; as an object, a list or a text, which is empty where it is none. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The component that a schema refers to; '' where it does not. */
export const refOf = (schema: Json): string => textOrEmpty(schema['$ref']).split('/').at(-1) ?? '';

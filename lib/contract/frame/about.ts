/**
 * What a schema means, in words. Apart from the shapes of answers: whoever says what a request may ask for loads none of them.
 */
import * as z from 'zod/mini';

/**
 * A schema with what it means: unit, range and sense, as the documents print it.
 * @example
 * z.toJSONSchema(about(z.string(), 'A city')).description // → 'A city'
 */
export const about = <T extends z.ZodMiniType>(schema: T, description: string): T =>
  schema.check(z.describe(description));

/** Bare types; every use says what it means with `about`. */
export const num = z.number();
export const int = z.int();
export const text = z.string();
export const flag = z.boolean();

/**
 * A number of a closed range.
 * @example
 * between(0, 30, 'Degrees').safeParse(30).success // → true
 */
export const between = (min: number, max: number, description: string) =>
  z.number().check(z.gte(min), z.lte(max), z.describe(description));
/**
 * A whole number of a closed range.
 * @example
 * whole(1, 12, 'House').safeParse(13).success // → false
 */
export const whole = (min: number, max: number, description: string) =>
  z.int().check(z.gte(min), z.lte(max), z.describe(description));
/**
 * The keys of a table, for an enumeration.
 * @example
 * keysOf({ sun: 1, moon: 2 }) // → ['sun', 'moon']
 */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(table) as [K, ...K[]];
/**
 * One of some keys.
 * @example
 * oneOf(['sun', 'moon'], 'Light').safeParse('mars').success // → false
 */
export const oneOf = <const K extends readonly string[]>(keys: K, description: string) =>
  about(z.enum(keys), description);
/**
 * One of some keys in a request; `usual` where none is sent.
 * @example
 * choice(['mean', 'true'], 'mean', 'Node').parse(undefined) // → 'mean'
 */
export const choice = <const K extends readonly string[]>(keys: K, usual: K[number], description: string) =>
  z._default(oneOf(keys, description), usual);
/**
 * A text of so many characters.
 * @example
 * characters(1, 80, 'Name').safeParse('').success // → false
 */
export const characters = (min: number, max: number, description: string) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.describe(description));
/**
 * A text of a form.
 * @example
 * textLike(/^[A-Z]{2}$/, 'Country').safeParse('IN').success // → true
 */
export const textLike = (form: RegExp, description: string) => z.string().check(z.regex(form), z.describe(description));
/**
 * A list of so many items.
 * @example
 * several(z.string(), 1, 9, 'Cities').safeParse([]).success // → false
 */
export const several = <T extends z.ZodMiniType>(item: T, min: number, max: number, description: string) =>
  z.array(item).check(z.minLength(min), z.maxLength(max), z.describe(description));
/**
 * A list of at most so many items.
 * @example
 * upTo(9, z.string(), 'Cities').safeParse([]).success // → true
 */
export const upTo = <T extends z.ZodMiniType>(max: number, item: T, description: string) =>
  z.array(item).check(z.maxLength(max), z.describe(description));
/**
 * An object with exactly these members.
 * @example
 * objectOf('A city', { name: z.string() }).safeParse({ name: 'Pune', size: 9 }).success // → false
 */
export const objectOf = <S extends z.core.$ZodLooseShape>(description: string, members: S) =>
  about(z.strictObject(members), description);
/**
 * The same, or null.
 * @example
 * objectOrNull('A city', { name: z.string() }).parse(null) // → null
 */
export const objectOrNull = <S extends z.core.$ZodLooseShape>(description: string, members: S) =>
  about(z.nullable(z.strictObject(members)), description);
/**
 * A list of objects with exactly these members.
 * @example
 * objectList('Cities', { name: z.string() }).safeParse([{ name: 'Pune' }]).success // → true
 */
export const objectList = <S extends z.core.$ZodLooseShape>(description: string, members: S) =>
  about(z.array(z.strictObject(members)), description);
/**
 * A list of exactly so many.
 * @example
 * objectListOf(2, 'Pair', { name: z.string() }).safeParse([{ name: 'Asha' }]).success // → false
 */
export const objectListOf = <S extends z.core.$ZodLooseShape>(length: number, description: string, members: S) =>
  about(z.array(z.strictObject(members)).check(z.length(length)), description);

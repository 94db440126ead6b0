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
  about(z.number().check(z.gte(min), z.lte(max)), description);
/**
 * A whole number of a closed range.
 * @example
 * whole(1, 12, 'House').safeParse(13).success // → false
 */
export const whole = (min: number, max: number, description: string) =>
  about(z.int().check(z.gte(min), z.lte(max)), description);

/** Output shapes shared by many endpoints (catalogue, "Notation in the tables"). */
import * as z from 'zod/mini';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { DEEPEST_LEVEL } from './limits.ts';

const described = <T extends z.ZodMiniType>(schema: T, about: string): T => schema.check(z.describe(about));

/** Degrees 0 ≤ x < 360. */
export const deg = described(z.number().check(z.gte(0), z.lt(360)), 'degrees, 0-360');
export const num = z.number();
export const int = z.int();
export const text = z.string();
export const flag = z.boolean();
/** Local ISO 8601 instant with offset, whole seconds. */
export const instant = described(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/)),
  'local ISO 8601 date-time with offset',
);
export const date = described(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), 'YYYY-MM-DD');
export const house = described(z.int().check(z.gte(1), z.lte(12)), 'house 1-12');
export const graha = z.enum(GRAHAS);
export const lord = graha;

const named = (max: number) => ({ id: z.int().check(z.gte(1), z.lte(max)), key: text, name: text });
export const sign = z.strictObject(named(12));
/** Nakshatra with pada and lord. */
export const nak = z.strictObject({ ...named(27), pada: z.int().check(z.gte(1), z.lte(4)), lord });
/** Nakshatra alone. */
export const star = z.strictObject(named(28));
export const span = z.strictObject({ start: instant, end: instant });
export const vara = z.strictObject({ id: z.int().check(z.gte(0), z.lte(6)), key: text, name: text, lord });
export const month = z.strictObject(named(12));
export const tithi = z.strictObject({ ...named(30), paksha: z.enum(['shukla', 'krishna']) });
export const yoga = z.strictObject(named(27));
/** Karana slot 1–60. */
export const karana = z.strictObject(named(60));

const position = {
  name: text,
  longitude: deg,
  latitude: z.number(),
  speed: z.nullable(z.number()),
  sign,
  sign_degree: z.number().check(z.gte(0), z.lte(30)),
  nakshatra: nak,
  house,
  retrograde: flag,
  combust: flag,
};
export const planetPos = z.strictObject({ planet: text, ...position });

export interface PeriodShape {
  lords: string[];
  level: number;
  start: string;
  end: string;
  children?: PeriodShape[] | undefined;
}
/** Members of a dasha period without its children. */
export const PERIOD_MEMBERS = {
  lords: z.array(text),
  level: z.int().check(z.gte(1), z.lte(DEEPEST_LEVEL)),
  start: instant,
  end: instant,
};
/** A dasha period with its children. */
export const period: z.ZodMiniType<PeriodShape> = z.strictObject({
  ...PERIOD_MEMBERS,
  children: z.optional(z.array(z.lazy(() => period))),
});

/** A list of exactly n. */
export const listOf = <T extends z.ZodMiniType>(item: T, n: number) => z.array(item).check(z.length(n));

/** A paragraph: its text, the rule it rests on, and the facts that chose it, by name; values are keys, numbers or findings. */
export const para = z.strictObject({
  text,
  rule_id: text,
  facts: z.array(z.strictObject({ name: text, value: z.union([z.string(), z.number(), z.boolean()]) })),
});

/** Output shapes that the panchang, calendar and muhurat endpoints share. */
import * as z from 'zod/mini';
import {
  about,
  date,
  flag,
  instant,
  int,
  karana,
  lord,
  lordName,
  month,
  sign,
  span,
  star,
  text,
  tithi,
  vara,
  yoga,
} from './shapes.ts';

/** A star as a limb of the day: with its lord, without pada. */
export const starLimb = z.strictObject({ ...star.shape, lord, lord_name: lordName });

/** The name of a limb with its true start and end. */
const SEGMENT = { span, is_kshaya: flag, is_vriddhi: flag };

const shapeOf = {
  tithi: tithi.shape,
  nakshatra: starLimb.shape,
  yoga: yoga.shape,
  karana: karana.shape,
};

/** The four limbs over a day: every segment that touches it. */
export const LIMB_SEGMENTS = {
  tithi: z.array(z.strictObject({ ...shapeOf.tithi, ...SEGMENT })),
  nakshatra: z.array(z.strictObject({ ...shapeOf.nakshatra, ...SEGMENT })),
  yoga: z.array(z.strictObject({ ...shapeOf.yoga, ...SEGMENT })),
  karana: z.array(z.strictObject({ ...shapeOf.karana, ...SEGMENT })),
};

const RUNNING = {
  elapsed: z.number().check(z.gte(0), z.lte(100), z.describe('percent of the limb already passed')),
  ends: instant,
};
/** The four limbs at an instant. */
export const LIMBS_RUNNING = {
  tithi: z.strictObject({ ...shapeOf.tithi, ...RUNNING }),
  nakshatra: z.strictObject({ ...shapeOf.nakshatra, ...RUNNING }),
  yoga: z.strictObject({ ...shapeOf.yoga, ...RUNNING }),
  karana: z.strictObject({ ...shapeOf.karana, ...RUNNING }),
};

export const paksha = z.enum(['shukla', 'krishna']);
/** Why times of sunrise and sunset are missing. */
export const sunState = about(
  z.enum(['normal', 'always_up', 'always_down']),
  'normal: the Sun rises and sets; always_up and always_down: it does neither that day. normal beside a null sunrise: it does only one of the two, at the edge of a polar season',
);

/** A lunar month under both reckonings. */
export const lunarMonthOut = z.strictObject({
  amanta: month,
  purnimanta: month,
  adhika: z.boolean().check(z.describe('leap month')),
  kshaya: z.boolean().check(z.describe('lost month: it holds two sankrantis and bears the first name')),
});

const samvatsara = z.strictObject({ id: z.int().check(z.gte(1), z.lte(60)), name: text });
export const samvatOut = z.strictObject({
  shaka: int,
  vikram: int,
  vikram_kartikadi: int,
  kali: int,
  samvatsara: z.strictObject({ south: samvatsara, north: samvatsara }),
});

/** A thing reckoned by lunar month or sidereal Sun, and by the tropical Sun. */
export const bothWays = <T extends z.ZodMiniType>(shape: T) => z.strictObject({ vedic: shape, drik: shape });

/** Sunrise to next sunrise of a Vedic day; null where the Sun does not rise and set. */
export const SUN_OF_DAY = {
  sunrise: z.nullable(instant),
  sunset: z.nullable(instant),
  next_sunrise: z.nullable(instant),
};

/** A day of a compact list. */
export const dayRow = z.strictObject({
  date,
  sunrise: z.nullable(instant),
  sunset: z.nullable(instant),
  vara,
  ...LIMB_SEGMENTS,
});

/** A sign over a span. */
export const signSpan = z.strictObject({ sign, span });
/** A span or nothing. */
export const spanOrNull = z.nullable(span);

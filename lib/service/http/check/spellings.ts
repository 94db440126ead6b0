/**
 * Other ways of writing a value, put into the form of the contract before anything is checked: numbers as text, offsets as
 * "+05:30", zones in the place of offsets, times as "7:55 PM", null for what is left out. What does not convert stays as it
 * was sent and is a fault.
 */
import type * as z from 'zod/mini';
import { codeOfTag } from '../../../words/language-tag.ts';
import type { Fields } from '../../../contract/frame/input.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import { isRecord } from '../is-record.ts';
import { bare, isLeftOutByNull, numberInText, ownOf } from './schema.ts';

type Raw = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

const OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2}):?([0-5]\d)$/i;
const ZONE = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/;
const TIME = /^(\d{1,2}):([0-5]\d)(:[0-5]\d)?(?:\s*([ap])\.?m\.?)?$/i;

/** True where a schema takes this number and no free text: a number as text can mean nothing else there. */
const takesNumber = (schema: Schema, value: number): boolean => {
  const { def } = bare(schema)._zod;
  if ('options' in def) {
    const options = def.options as readonly Schema[];
    return (
      !options.some((one) => bare(one)._zod.def.type === 'string') && options.some((one) => takesNumber(one, value))
    );
  }
  if (def.type === 'literal') return bare(schema)._zod.values?.has(value) === true;
  return def.type === 'number';
};

/** Hours east of UT that a text says: "+05:30" is 5.5. Undefined for any other text. */
const offsetOf = (text: string): number | undefined => {
  const [, sign, hours, minutes] = OFFSET.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
};

/** A time of 12 hours, or with one digit of hours, as HH:MM or HH:MM:SS. Undefined for any other text. */
const timeOf = (text: string): string | undefined => {
  const [, digits, minutes, seconds = '', half] = TIME.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const hour = Number(digits);
  if (half === undefined) return `${digits.padStart(2, '0')}:${minutes}${seconds}`;
  if (hour < 1 || hour > 12) return undefined;
  const afternoon = half.toLowerCase() === 'p' ? 12 : 0;
  return `${String((hour % 12) + afternoon).padStart(2, '0')}:${minutes}${seconds}`;
};

/** A text in a field of numbers as the number it says, with a warning. */
const asNumber = (path: string, text: string, schema: Schema, warn: Warn): unknown => {
  const number = numberInText(text.trim());
  if (number === undefined || !takesNumber(schema, number)) return text;
  warn('NUMBER_AS_TEXT', `${path} was sent as text and read as the number ${number}.`);
  return number;
};

/** The objects and lists of objects below a member, spelled out too. */
const inside = (value: unknown, schema: Schema, path: string, warn: Warn): unknown => {
  const { def } = bare(schema)._zod;
  if (Array.isArray(value)) {
    const element = 'element' in def ? (def.element as Schema) : undefined;
    return element ? value.map((item: unknown, i) => one(item, element, `${path}.${i}`, warn)) : value;
  }
  return isRecord(value) && 'shape' in def ? members(value, def.shape as Shape, `${path}.`, warn) : value;
};

const one = (value: unknown, schema: Schema, path: string, warn: Warn): unknown =>
  typeof value === 'string' ? asNumber(path, value, schema, warn) : inside(value, schema, path, warn);

/** An IANA zone sent as an offset belongs into `timezone`, where that has nothing else to say. */
const withZoneMoved = (raw: Raw, shape: Shape): Raw => {
  const name = ['tz', 'tzone'].find((each) => typeof raw[each] === 'string' && ZONE.test(raw[each]));
  if (name === undefined || ownOf(shape, 'timezone') === undefined) return raw;
  const { [name]: zone, ...rest } = raw;
  return rest['timezone'] === undefined || rest['timezone'] === zone ? { ...rest, timezone: zone } : raw;
};

/** The language of a tag: `ta-IN` is `ta`. Undefined for a text that is no tag. */
const languageOf = (text: string): string | undefined =>
  /^[a-z]{2}(?:[-_][a-z\d]+)*$/i.test(text.trim()) ? codeOfTag(text) : undefined;

const SPELLINGS: Readonly<Record<string, (text: string) => unknown>> = {
  tz: offsetOf,
  tzone: offsetOf,
  time: timeOf,
  language: languageOf,
  chart_language: languageOf,
};

const members = (sent: Raw, shape: Shape, prefix: string, warn: Warn): Raw => {
  const raw = withZoneMoved(sent, shape);
  let out: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'string' && typeof value !== 'object') continue;
    const schema = ownOf(shape, name);
    if (schema === undefined) continue;
    if (value === null) {
      if (isLeftOutByNull(schema)) delete (out ??= { ...raw })[name];
      continue;
    }
    const spelled = typeof value === 'string' ? ownOf(SPELLINGS, name)?.(value) : undefined;
    const read = spelled ?? one(value, schema, prefix + name, warn);
    if (read !== value) (out ??= { ...raw })[name] = read;
  }
  return out ?? raw;
};

/** The members of a request with every value in the form of the contract, those of partners and listed births too. */
export const spelledOut = (raw: Raw, fields: Fields, warn: Warn): Raw => members(raw, fields, '', warn);

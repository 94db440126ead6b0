/** The answer body of the catalogue (section 3) as text: rounding, member order and digest in one place. */
import { createHash } from 'node:crypto';

const JD_DECIMALS = 8;
const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

const rounded = (value: number, decimals: number): number => {
  if (Number.isInteger(value)) return value === 0 ? 0 : value; // no −0
  const power = POWERS[decimals] ?? 1e6;
  const result = Math.round(value * power) / power;
  // A direction that rounds up to the full circle is 0 (conventions B, display).
  return result === 360 && value < 360 ? 0 : result === 0 ? 0 : result;
};

/**
 * A copy of plain data with every number rounded: `decimals` for all, 8 for Julian days (`jd_…`). Members that are
 * undefined are left out, so that equal answers have equal bytes.
 */
export const roundNumbers = (value: unknown, decimals: number): unknown => {
  if (typeof value === 'number') return rounded(value, decimals);
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) list[i] = roundNumbers(value[i], decimals);
    return list;
  }
  if (typeof value === 'object' && value !== null) {
    const out: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (typeof member === 'number') out[key] = rounded(member, key.startsWith('jd_') ? JD_DECIMALS : decimals);
      else if (member !== undefined)
        out[key] = typeof member === 'object' && member !== null ? roundNumbers(member, decimals) : member;
    }
    return out;
  }
  return value;
};

/** `sha256:` and the hex digest of a text. */
export const digest = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

interface SuccessParts {
  /** `data` as JSON text. */
  readonly data: string;
  /** Members that stand beside `data` too, as JSON text by name. */
  readonly lifted: Readonly<Record<string, string>>;
  readonly meta: object;
}

/** The success body. */
export const successBody = ({ data, lifted, meta }: SuccessParts): string => {
  let beside = '';
  for (const [name, text] of Object.entries(lifted)) beside += `,${JSON.stringify(name)}:${text}`;
  return `{"status":"success","data":${data}${beside},"meta":${JSON.stringify(meta)}}`;
};

/** Sums of decimal numbers, exact as DynamoDB's: 0.1 and 0.2 are 0.3. */

/** The largest magnitude is below 10 to this power, the smallest (but 0) at least 10 to minus 130. */
const MOST_POWER = 126;
const LEAST_POWER = -130;

/** A number as whole digits times a power of ten. */
interface Decimal {
  readonly digits: bigint;
  readonly power: number;
}

const decimalOf = (number: number): Decimal => {
  const [, sign = '', whole = '0', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number)) ?? [];
  return { digits: BigInt(sign + whole + part), power: Number(power) - part.length };
};

/** Whether DynamoDB keeps a number: finite, and neither too large nor too small. */
export const isStorable = (number: number): boolean => {
  if (number === 0) return true;
  const size = Math.abs(number);
  return Number.isFinite(number) && size < 10 ** MOST_POWER && size >= 10 ** LEAST_POWER;
};

/** The sum of two storable numbers, as the nearest double; null where it cannot be stored. */
export const sumOfDecimals = (one: number, other: number): number | null => {
  const plain = one + other;
  if (Number.isSafeInteger(one) && Number.isSafeInteger(other) && Number.isSafeInteger(plain)) return plain;
  if (!isStorable(one) || !isStorable(other)) return null;
  const [a, b] = [decimalOf(one), decimalOf(other)];
  const power = Math.min(a.power, b.power);
  const digits = a.digits * 10n ** BigInt(a.power - power) + b.digits * 10n ** BigInt(b.power - power);
  const sum = Number(`${digits}e${power}`);
  return isStorable(sum) ? sum : null;
};

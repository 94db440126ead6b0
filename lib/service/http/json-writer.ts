/** JSON text of an answer, written as UTF-8 in one walk: numbers are rounded on the way, and nothing is copied for it. */

import { decimalsOf, ECHO, isObject, POWERS, rounded } from './envelope.ts';

const [COMMA = 0, COLON = 0, QUOTE = 0, BACKSLASH = 0, OBJECT = 0, OBJECT_END = 0, LIST = 0, LIST_END = 0] = [
  ...',:"\\{}[]',
].map((sign) => sign.charCodeAt(0));
const [ZERO = 0, POINT = 0, MINUS = 0, SPACE = 0] = [...'0.- '].map((sign) => sign.charCodeAt(0));

/** Longer texts are quoted and encoded by the platform. */
const SHORT = 64;
/** Digits that a number keeps when it is written and read: more are left to the platform. */
const EXACT = 1e15;
const INT = 2 ** 31;
const CIRCLE = 360;

/** Bytes for answers of a usual size are kept from answer to answer, those of a larger one only as long as it is written. */
const USUAL = 1 << 18;
const usual = Buffer.allocUnsafeSlow(USUAL);

/** Writes JSON. One at a time: the bytes are taken over by the next. */
export class JsonWriter {
  #bytes = usual;
  #at = 0;

  /** Bytes written so far. */
  get length(): number {
    return this.#at;
  }

  /** What was written from one place to another, as a view that the next writer takes over. */
  bytes(from = 0, to = this.#at): Uint8Array {
    return this.#bytes.subarray(from, to);
  }

  /** The same as text. */
  text(from = 0, to = this.#at): string {
    return this.#bytes.toString('utf8', from, to);
  }

  /** The JSON text of a value that does not stand in what is written here. */
  apart(value: unknown, decimals: number): string {
    const from = this.#at;
    this.value(value, decimals);
    const text = this.text(from);
    this.#at = from;
    return text;
  }

  /** Text that is JSON already. */
  raw(text: string): void {
    // A character has three bytes at most; they are counted where so many do not fit.
    if (this.#at + text.length * 3 > this.#bytes.length) this.#room(Buffer.byteLength(text));
    this.#at += this.#bytes.write(text, this.#at);
  }

  /** Plain data. */
  value(value: unknown, decimals: number): void {
    if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.#number(value, decimals);
    else if (typeof value === 'boolean') this.#word(value ? 'true' : 'false');
    else if (!isObject(value)) this.#word('null');
    else if (Array.isArray(value)) this.#list(value, decimals);
    else this.#object(value, decimals);
  }

  /** Begins a member of an object. */
  name(name: string, isFirst: boolean): void {
    if (!isFirst) this.#sign(COMMA);
    this.#string(name);
    this.#sign(COLON);
  }

  #room(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }

  #sign(sign: number): void {
    this.#room(1);
    this.#bytes[this.#at++] = sign;
  }

  #word(letters: string): void {
    this.#room(letters.length);
    for (let i = 0; i < letters.length; i++) this.#bytes[this.#at++] = letters.charCodeAt(i);
  }

  #list(items: readonly unknown[], decimals: number): void {
    this.#sign(LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) this.#sign(COMMA);
      this.value(items[i], decimals);
    }
    this.#sign(LIST_END);
  }

  #object(members: Readonly<Record<string, unknown>>, decimals: number): void {
    this.#sign(OBJECT);
    let isFirst = true;
    for (const name in members) {
      const member = members[name];
      if (member === undefined) continue;
      this.name(name, isFirst);
      isFirst = false;
      if (typeof member === 'number') this.#number(member, decimalsOf(name, decimals));
      else if (name === ECHO) this.raw(JSON.stringify(member));
      else this.value(member, decimals);
    }
    this.#sign(OBJECT_END);
  }

  /** A short text letter by letter; where one needs an escape or stands beyond the first plane, the platform writes it all. */
  #string(text: string): void {
    const { length } = text;
    if (length > SHORT) return this.raw(JSON.stringify(text));
    this.#room(length * 3 + 2);
    const bytes = this.#bytes;
    let at = this.#at;
    bytes[at++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code < 0x80) {
        if (code < SPACE || code === QUOTE || code === BACKSLASH) return this.raw(JSON.stringify(text));
        bytes[at++] = code;
      } else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else if (code < 0xd800) {
        bytes[at++] = 0xe0 | (code >> 12);
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else return this.raw(JSON.stringify(text));
    }
    bytes[at++] = QUOTE;
    this.#at = at;
  }

  /** A whole number as it is, another rounded. */
  #number(value: number, decimals: number): void {
    if (Number.isInteger(value)) {
      if (value >= 0 && value < INT) this.#whole(value);
      else this.raw(`${value}`);
      return;
    }
    const power = POWERS[decimals] ?? 1;
    const units = Math.abs(Math.round(value * power));
    const whole = Math.trunc(units / power);
    // What the platform writes with an exponent or in more digits than it holds, and what rounds to 0 or to a full circle.
    if (!(units * 1e6 >= power && units < EXACT && whole < INT) || whole === CIRCLE)
      return this.raw(`${rounded(value, decimals)}`);
    if (value < 0) this.#sign(MINUS);
    this.#whole(whole);
    this.#fraction(units - whole * power, decimals);
  }

  /** The digits of 0 to 2³¹ − 1. */
  #whole(value: number): void {
    let digits = 1;
    for (let limit = 10; limit <= value; limit *= 10) digits++;
    this.#room(digits);
    this.#digits(value, digits);
  }

  /** The decimals of a number, without zeros at their end. */
  #fraction(value: number, decimals: number): void {
    if (value === 0) return;
    let digits = decimals;
    let rest = value;
    while (rest % 10 === 0) {
      rest /= 10;
      digits--;
    }
    this.#sign(POINT);
    this.#room(digits);
    this.#digits(rest, digits);
  }

  #digits(value: number, count: number): void {
    const bytes = this.#bytes;
    let rest = value | 0;
    for (let at = this.#at + count - 1; at >= this.#at; at--) {
      const tens = (rest / 10) | 0;
      bytes[at] = ZERO + rest - tens * 10;
      rest = tens;
    }
    this.#at += count;
  }
}

/**
 * JSON text of an answer, written as UTF-8 in one walk: numbers are rounded on the way, sentences are seen, and nothing is
 * copied for it.
 */

import { decimalsOf, ECHO, isObject, POWERS, rounded, roundNumbers } from './envelope.ts';
import { hasTexts, isPhrase } from './speech.ts';
import { NAME_MEMBER } from '../../words/name-member.ts';
import { keptText, type KeptText } from '../../words/rows.ts';

const COMMA = 0x2c;
const COLON = 0x3a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const LIST = 0x5b;
const LIST_END = 0x5d;
const ZERO = 0x30;
const POINT = 0x2e;
const MINUS = 0x2d;
const SPACE = 0x20;

/** Longer texts in Latin letters are quoted and encoded by the platform, which is slower with any other script. */
const SHORT = 48;
const ASCII_END = 0x80;
/** Digits that a number keeps when it is written and read: more are left to the platform. */
const EXACT = 1e15;
const INT = 2 ** 31;
const CIRCLE = 360;

/** Bytes for answers of a usual size are kept from answer to answer, those of a larger one only as long as it is written. */
const USUAL = 1 << 18;
const usual = Buffer.allocUnsafeSlow(USUAL);

/** Members of answers that the platform still writes. */
let cold = 12;

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
    return this.aside((from) => {
      this.value(value, decimals);
      return this.text(from);
    });
  }

  /** Takes back what is written meanwhile: for a text or a digest of what does not stand here. */
  aside<T>(work: (from: number) => T): T {
    const from = this.#at;
    const result = work(from);
    this.#at = from;
    return result;
  }

  /** What stands between two places, once more. */
  again(from: number, to: number): void {
    this.#room(to - from);
    this.#bytes.copyWithin(this.#at, from, to);
    this.#at += to - from;
  }

  /** Text that is JSON already. */
  raw(text: string): void {
    // A character has three bytes at most; they are counted where so many do not fit.
    if (this.#at + text.length * 3 > this.#bytes.length) this.#room(Buffer.byteLength(text));
    this.#at += this.#bytes.write(text, this.#at);
  }

  /**
   * A member of an answer, as `value` writes it. The first ones of a process are written by the platform: what goes letter by
   * letter is slow before it is compiled, and a cold start would wait for it.
   */
  answered(value: unknown, decimals: number, seek: boolean): boolean {
    if (cold <= 0) return this.value(value, decimals, seek);
    cold--;
    this.raw(JSON.stringify(roundNumbers(value, decimals)));
    return seek && hasTexts(value);
  }

  /** Plain data. Tells whether a text stands in it, as `hasTexts` would: looked for with `seek` alone. */
  value(value: unknown, decimals: number, seek = false): boolean {
    if (typeof value === 'string') return this.#string(value) && seek && isPhrase(value);
    if (isObject(value))
      return Array.isArray(value) ? this.#list(value, decimals, seek) : this.#object(value, decimals, seek);
    if (typeof value === 'number') this.#number(value, decimals);
    else this.#word(typeof value === 'boolean' ? String(value) : 'null');
    return false;
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

  #list(items: readonly unknown[], decimals: number, seek: boolean): boolean {
    let found = false;
    this.#sign(LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) this.#sign(COMMA);
      if (this.value(items[i], decimals, seek && !found)) found = true;
    }
    this.#sign(LIST_END);
    return found;
  }

  #object(members: Readonly<Record<string, unknown>>, decimals: number, seek: boolean): boolean {
    const row = keptText(members);
    if (row) return this.#row(members, row) && seek;
    return this.#members(members, decimals, seek);
  }

  /** A row that never changes: it is written letter by letter once. */
  #row(row: Readonly<Record<string, unknown>>, text: KeptText): boolean {
    if (text.bytes) {
      this.#room(text.bytes.length);
      this.#bytes.set(text.bytes, this.#at);
      this.#at += text.bytes.length;
      return text.spoken;
    }
    const from = this.#at;
    text.spoken = this.#members(row, 0, true);
    text.bytes = new Uint8Array(this.bytes(from));
    return text.spoken;
  }

  #members(members: Readonly<Record<string, unknown>>, decimals: number, seek: boolean): boolean {
    let found = false;
    let isFirst = true;
    this.#sign(OBJECT);
    for (const name in members) {
      const member = members[name];
      if (member === undefined) continue;
      this.name(name, isFirst);
      isFirst = false;
      if (this.#member(name, member, decimals, seek && !found)) found = true;
    }
    this.#sign(OBJECT_END);
    return found;
  }

  /** What stands behind a name. */
  #member(name: string, value: unknown, decimals: number, seek: boolean): boolean {
    if (typeof value === 'number') this.#number(value, decimalsOf(name, decimals));
    else if (name === ECHO) {
      this.raw(JSON.stringify(value));
      return seek && hasTexts(value);
    } else return this.value(value, decimals, seek) && !NAME_MEMBER.test(name);
    return false;
  }

  /**
   * Text: letter by letter, by the platform if it is long and Latin, needs an escape or goes beyond the first plane. Tells
   * whether a space stands in it.
   */
  #string(text: string): boolean {
    const { length } = text;
    if (length > SHORT && text.charCodeAt(0) < ASCII_END) return this.#quoted(text);
    this.#room(length * 3 + 2);
    // In bundled code a constant of the module is looked up each time that it is used: a loop over letters has its own.
    const [ascii, space, quote, backslash] = [ASCII_END, SPACE, QUOTE, BACKSLASH];
    const bytes = this.#bytes;
    let at = this.#at;
    let hasSpace = false;
    bytes[at++] = quote;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code < ascii) {
        if (code <= space || code === quote || code === backslash) {
          if (code !== space) return this.#quoted(text);
          hasSpace = true;
        }
        bytes[at++] = code;
      } else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else if (code < 0xd800) {
        bytes[at++] = 0xe0 | (code >> 12);
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else return this.#quoted(text);
    }
    bytes[at++] = quote;
    this.#at = at;
    return hasSpace;
  }

  #quoted(text: string): boolean {
    this.raw(JSON.stringify(text));
    return text.includes(' ');
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

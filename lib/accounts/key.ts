/**
 * API keys: `ud_<kind>_` + 22 random base-62 characters (131 bits) + 6 characters of checksum. A mistyped key is refused
 * without a look-up. Only the SHA-256 of a key is stored: keys are random, so a slow hash would add nothing.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `live` is charged, `sandbox` never, `publishable` may stand in a web page of a listed domain. */
export const KEY_KINDS = ['live', 'sandbox', 'publishable'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** What a key begins with, by kind. */
export const KEY_PREFIXES = { live: 'ud_live_', sandbox: 'ud_test_', publishable: 'ud_pub_' } as const satisfies Record<
  KeyKind,
  string
>;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 22;
const CHECK_LENGTH = 6;
const SHAPE = /^ud_(?:live|test|pub)_[0-9A-Za-z]{28}$/;

/** CRC-32 of everything before it, in base 62: finds every single wrong character and every two swapped neighbours. */
const checksum = (text: string): string => {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECK_LENGTH; place++) {
    digits = DIGITS.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
};

/** Random base-62 text; bytes from 248 up are dropped so that every digit is equally likely. */
const randomDigits = (length: number): string => {
  let digits = '';
  while (digits.length < length)
    for (const byte of randomBytes(length))
      if (byte < 248 && digits.length < length) digits += DIGITS.charAt(byte % 62);
  return digits;
};

/** A new secret. Show it once; store only its hash. */
export const mintKey = (kind: KeyKind): string => {
  const text = KEY_PREFIXES[kind] + randomDigits(RANDOM_LENGTH);
  return text + checksum(text);
};

/** Whether a text has the format of our keys, checksum included. It may still not exist. */
export const wellFormed = (secret: string): boolean =>
  SHAPE.test(secret) && checksum(secret.slice(0, -CHECK_LENGTH)) === secret.slice(-CHECK_LENGTH);

/** SHA-256 in hex: what is stored, and how a key is looked up. */
export const keyHash = (secret: string): string => hash('sha256', secret, 'hex');

const HASH_LENGTH = 64;
const encoder = new TextEncoder();
const left = new Uint8Array(HASH_LENGTH);
const right = new Uint8Array(HASH_LENGTH);

/** Compares two hashes in constant time. False for anything that is not a hash. */
export const sameHash = (one: string, other: string): boolean => {
  if (one.length !== HASH_LENGTH || other.length !== HASH_LENGTH) return false;
  encoder.encodeInto(one, left);
  encoder.encodeInto(other, right);
  return timingSafeEqual(left, right);
};

/** The part of a secret that may be shown again: `ud_live_3Fx9`. */
export const shownPrefix = (secret: string): string => secret.slice(0, secret.lastIndexOf('_') + 5);

/** A random id for records: 16 base-62 characters (95 bits). */
export const mintId = (): string => randomDigits(16);

/** Signs as callers spell them, in English, Sanskrit or any language of names; what is returned is always the number. */
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { numberOfName } from './spellings.ts';

const BY_KEY: ReadonlyMap<string, number> = new Map(SIGN_KEYS.map((key, i) => [key, i + 1]));

/** 1–12 of the sign that a text names, or null. */
export const signNumberOf = (text: string): number | null =>
  BY_KEY.get(text.trim().toLowerCase()) ?? numberOfName('signs', text);

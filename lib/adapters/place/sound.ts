/** How names sound: what writers spell in several ways (Kanpoor, Kanpur; Simla, Shimla) in one. */
import { slipsBetween } from '../../words/slips.ts';
import { slipsAllowed } from './spelling.ts';

/** Spellings of one sound, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/(?<=[kgtdbjs])h/g, ''],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ee|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/[ae][iy]/g, 'e'],
  [/a[uv](?![aeiou])/g, 'o'],
  [/y/g, 'i'],
  [/m(?=[bpfv])/g, 'n'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3})[ae]$/g, ''],
];

/** A folded Latin name in one spelling. */
const heard = (name: string): string => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), name);

/** Its consonants. */
const bonesOf = (sound: string): string => sound.replace(/[aeiou]/g, '');

/** Sounds that some scripts do not tell apart. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/g/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/[cj]/g, 's'],
];
const unvoiced = (sound: string): string => ALIKE.reduce((text, [from, to]) => text.replace(from, to), sound);

/** Under what a name is looked up by its sound: its consonants, so that no script and no vowel keeps it from being found. */
export const soundKey = (name: string): string => {
  const sound = heard(name);
  const rest = unvoiced(sound.slice(1).replace(/[aeiouh]/g, ''))
    .replace(/[fv]/g, 'p')
    .replace(/m/g, 'n');
  const first = /^[aeiou]/.test(sound) ? 'a' : unvoiced(sound.slice(0, 1)).replace(/[fv]/, 'p').replace('m', 'n');
  return `${first}${rest}`.replace(/(.)\1+/g, '$1');
};

/** Even where all sounds are the same, the name is not written so. */
const WRITTEN_OTHERWISE = 0.5;

/**
 * How far two names lie apart by sound, in slips: one for a consonant, a half for a vowel, and a half because they are
 * written otherwise. Null where that is too far to be taken for the other. With `voiceless` k and g, t and d, p and b are one.
 */
export const soundsApart = (a: string, b: string, voiceless: boolean): number | null => {
  const [one, other] = [a, b].map((name) => (voiceless ? unvoiced(heard(name)) : heard(name)));
  if (one === undefined || other === undefined) return null;
  const half = Math.floor(Math.max(a.length, b.length) / 2);
  if (!voiceless && slipsBetween(a, b, half) > half) return null;
  const most = slipsAllowed(Math.min(one.length, other.length));
  const apart = (slipsBetween(one, other, 2 * most) + slipsBetween(bonesOf(one), bonesOf(other), 2 * most)) / 2;
  return apart <= most ? apart + WRITTEN_OTHERWISE : null;
};

/** Whether two names have the same consonants. */
export const sameBones = (a: string, b: string): boolean => bonesOf(heard(a)) === bonesOf(heard(b));

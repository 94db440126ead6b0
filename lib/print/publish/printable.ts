/** Names of callers as reports print them: what no font has is left out, and a warning says so. */
import type { Press } from '../../contract/ports/press.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import { coordinates, placeText } from '../report/person.ts';

/** Scripts of names that reports have no font for. */
const SCRIPTS = [
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Sinhala', /\p{Script=Sinhala}/u],
  ['Tibetan', /\p{Script=Tibetan}/u],
  ['Burmese', /\p{Script=Myanmar}/u],
  ['Khmer', /\p{Script=Khmer}/u],
  ['Lao', /\p{Script=Lao}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Ethiopic', /\p{Script=Ethiopic}/u],
] as const;
/** What cannot be seen is shown by its code point. */
const UNSEEN = /[\p{C}\p{Z}]/u;
/** Characters that a warning shows one by one. */
const MAX_SHOWN = 10;

const shown = (character: string): string => {
  const script = SCRIPTS.find(([, letters]) => letters.test(character))?.[0];
  if (script !== undefined) return `${script} letters`;
  const [first = ''] = character;
  return UNSEEN.test(first)
    ? `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;
};

/** `Arabic letters, 😀` of characters, each once. */
const listed = (characters: readonly string[]): string => {
  const all = [...new Set(characters.map(shown))];
  return all.length > MAX_SHOWN ? `${all.slice(0, MAX_SHOWN).join(', ')} and others` : all.join(', ');
};

/** What is left of a name without the brackets, spaces and signs that have lost their words; empty without a letter or digit. */
const tidied = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text)
    ? text
        .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[ .,;:·&/-]+|[ ,;:·&/-]+$/g, '')
    : '';

/** Who prints, and who is told of what is left out. */
interface Printing {
  readonly press: Press;
  readonly warn: Warn;
}

const printed = async (
  { press, warn }: Printing,
  field: string,
  sent: string,
  instead: { readonly text: string; readonly words: string },
): Promise<string> => {
  const { text, lost } = await press.writable(sent);
  if (lost.length === 0) return sent;
  const left = tidied(text);
  const outcome = left === '' ? instead.words : `“${left}” is printed`;
  warn('NAME_NOT_PRINTABLE', `${field}: reports have no font for ${listed(lost)}; ${outcome}.`);
  return left === '' ? instead.text : left;
};

/**
 * The name of a person as it is printed; empty for none, and for one of which nothing can be printed. Warns
 * NAME_NOT_PRINTABLE of what is left out.
 */
export const printedName = (printing: Printing, field: string, name: string | null): Promise<string> =>
  printed(printing, field, name ?? '', { text: '', words: 'it is made as if no name had been sent' });

/**
 * A place as it is printed: the name sent for print, else `place` where that is a name, else the coordinates. They also stand
 * for a name of which nothing can be printed. Warns as for persons, by the path of the members that hold the place.
 */
export const printedPlace = (
  printing: Printing,
  { place_name, place }: { readonly place_name?: string | undefined; readonly place: unknown },
  at: { readonly lat: number; readonly lon: number },
  path = '',
): Promise<string> =>
  printed(printing, `${path}${place_name === undefined ? 'place' : 'place_name'}`, place_name ?? placeText(place, at), {
    text: coordinates(at.lat, at.lon),
    words: 'the coordinates are printed',
  });

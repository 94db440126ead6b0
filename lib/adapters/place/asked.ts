/** What a text asks for: a name, and regions or countries named after it. */
import { indianInLatin, isIndianScript, isTamil } from '../../words/reading/indian-script.ts';
import { foldPlaceName } from './fold.ts';
import type { NameHit } from './gazetteer.ts';
import { liesIn, soundsAsRegion } from './regions.ts';

/** A part of what was asked, folded: as it is written, and in Latin letters where an Indian script was used. */
export interface Part {
  readonly name: string;
  readonly latin: string;
}

/** A name and the regions or countries named after it. */
export interface Asked extends Part {
  readonly within: readonly Part[];
  /** Written in Tamil, which has one letter for k and g. */
  readonly voiceless: boolean;
}

const partOf = (text: string): Part => {
  const name = foldPlaceName(text);
  return { name, latin: isIndianScript(text) ? foldPlaceName(indianInLatin(text)) : name };
};

/** Whether the place of a hit lies within all that was named. */
export const heldBy =
  ({ within }: Asked) =>
  ({ place }: NameHit): boolean =>
    within.every(({ name, latin }) => liesIn(place, name) || (latin !== name && soundsAsRegion(place, latin)));

/** Words after a name that say no more than it does. */
const SAID_AGAIN = /\s+(city|town|ncr|district|metro|शहर|नगर निगम|जिला|ज़िला)$/iu;

const askedOf = (name: string, within: readonly string[]): Asked => ({
  ...partOf(name),
  within: within.map(partOf),
  voiceless: isTamil(name),
});

/**
 * A text as name and regions. Where no comma parts them: as it is first, then without a last word that says nothing, and then
 * with its last words as the region, or as region and country (`Patna Bihar India`).
 */
export const readings = (text: string): Asked[] => {
  const [name = '', ...parts] = text.split(/[,،]/);
  const within = parts.filter((part) => foldPlaceName(part) !== '');
  const short = name.trim().replace(SAID_AGAIN, '');
  const whole = [name, ...(short === name.trim() ? [] : [short])].map((one) => askedOf(one, within));
  const words = parts.length > 0 ? [] : text.trim().split(/\s+/);
  const split = words.slice(1).flatMap((_, i) => {
    const at = words.length - 1 - i;
    const [first, tail] = [words.slice(0, at).join(' '), words.slice(at)];
    const [region, country] = [tail.slice(0, -1).join(' '), tail.slice(-1).join(' ')];
    return [askedOf(first, [tail.join(' ')]), ...(region === '' ? [] : [askedOf(first, [region, country])])];
  });
  return [...whole, ...split].filter((asked) => asked.name !== '' && asked.within.every((part) => part.name !== ''));
};

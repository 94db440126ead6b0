/**
 * Names of planets, signs and stars where they stand alone: in tables and boxes. They are written as the answers give them,
 * or in the language of the charts, which has no sentences. A sentence names them in its own language.
 */
import type { Banks } from '../../words/bank.ts';
import type { Inflected } from '../../words/fill.ts';
import { signForms } from '../../words/forms.ts';
import type { Language } from '../../words/languages.ts';
import { isPlanet, type Lord } from './answers.ts';

/** A sign or star of an answer. */
interface Keyed {
  readonly key: string;
  readonly name: string;
}

export interface Names {
  /** A planet or the ascendant by its key, and how the answer names it. */
  readonly planet: (key: string, name: string) => string;
  readonly sign: (sign: Keyed) => string;
  /** A sign where a row may ask for a form of its name. */
  readonly signForms: (sign: Keyed) => Inflected;
  readonly star: (star: Keyed) => string;
  /** What may be a planet or a sign, by its key: anything else stays as the answer names it. */
  readonly any: (key: string, name: string) => string;
}

/** The name and the short one of a planet as drawings write them, the longest first; none for what is no planet. */
export const drawnNames = ({ planets }: Banks['drawing'], key: string | undefined): readonly string[] =>
  isPlanet(key) ? [planets[key].name, planets[key].short] : [];

/** Planets one after another; a dash for none. */
export const planetsNamed = ({ names }: { readonly names: Names }, planets: readonly Lord[]): string =>
  planets.length === 0 ? '–' : planets.map(({ key, name }) => names.planet(key, name)).join(', ');

/** Names as the answers in a language give them. */
export const answeredIn = (language: Language): Names => ({
  planet: (_, name) => name,
  sign: ({ name }) => name,
  signForms: (sign) => signForms(language, sign),
  star: ({ name }) => name,
  any: (_, name) => name,
});

/** Names in the language of the charts. Throws a plain Error for what it has no name for: another language would go unseen. */
export const namesIn = ({ planets, signs, stars }: Banks['drawing']): Names => {
  const bodies = new Map(Object.entries(planets).map(([key, { name }]) => [key, name]));
  const rashis = new Map(Object.entries(signs));
  const nakshatras = new Map(Object.entries(stars));
  const named = (names: ReadonlyMap<string, string>, key: string): string => {
    const name = names.get(key);
    if (name === undefined) throw new Error(`charts have no name for ${key}`);
    return name;
  };
  return {
    planet: (key) => named(bodies, key),
    sign: ({ key }) => named(rashis, key),
    signForms: ({ key }) => ({ nom: named(rashis, key) }),
    star: ({ key }) => named(nakshatras, key),
    any: (key, name) => bodies.get(key) ?? rashis.get(key) ?? name,
  };
};

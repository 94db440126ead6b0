/** The names of signs, planets, stars, tithis … in every language, as files of the package that only those load who want them. */
import { bank } from '../../words/bank.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { LISTS } from '../../words/lists.ts';

/** `signs: { aries: 'Aries', … }`, each list in the order of its numbers. */
const namesIn = (language: string): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = bank(language, 'names');
  return Object.fromEntries(
    Object.entries(LISTS).map(([list, keys]) => [
      list,
      Object.fromEntries(keys.map((key) => [key, names[list]?.[key] ?? key])),
    ]),
  );
};

const loaders = LANGUAGES.map((language) => `  ${language}: () => import('./names/${language}.js'),\n`).join('');
const languageType = LANGUAGES.map((language) => `'${language}'`).join(' | ');
const listTypes = Object.entries(LISTS)
  .map(
    ([list, keys]) => `  readonly ${list}: Readonly<Record<${keys.map((key) => `'${key}'`).join(' | ')}, string>>;\n`,
  )
  .join('');

const CODE = `/** Names in ${LANGUAGES.length} languages. */
const LOADERS = {
${loaders}};

export const LANGUAGES = Object.keys(LOADERS);

export const loadNames = async (language) => (await LOADERS[language]()).default;

export { nameAt } from './name-at.js';
`;

const TYPES = `/** Names in ${LANGUAGES.length} languages. */
export type Language = ${languageType};

/** Names by key, each list in the order of its numbers. */
export interface Names {
${listTypes}}

export const LANGUAGES: readonly Language[];

/** The names of a language: \`(await loadNames('ta')).signs.aries\`. */
export const loadNames: (language: Language) => Promise<Names>;

/** The name of a number: signs and stars from 1, tithis 1 to 30, karanas 1 to 60, weekdays from 0. Throws for any other number. */
export const nameAt: (names: Names, list: keyof Names, number: number) => string;
`;

/** The files below \`dist\`. */
export const nameFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['names.js', CODE],
    ['names.d.ts', TYPES],
    ...LANGUAGES.flatMap((language): [string, string][] => [
      [`names/${language}.js`, `export default ${JSON.stringify(namesIn(language), null, 1)};\n`],
      [
        `names/${language}.d.ts`,
        `import type { Names } from '../names.js';\ndeclare const names: Names;\nexport default names;\n`,
      ],
    ]),
  ]);

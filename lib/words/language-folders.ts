/** The folders of the banks, one for each language, and what stands in them. */
import { existsSync, readdirSync } from 'node:fs';

/** The folder of the language that the others are translated from; it has every family. */
export const SOURCE_FOLDER = 'en';

const FOLDER = new URL('./banks/', import.meta.url);

const has = (language: string, family: string): boolean => existsSync(new URL(`${language}/${family}.json`, FOLDER));

/** The families that a name stands for: `pages/*` for all that the source has in that folder. */
const familiesNamed = (name: string): readonly string[] =>
  name.endsWith('/*')
    ? readdirSync(new URL(`${SOURCE_FOLDER}/${name.slice(0, -1)}`, FOLDER)).map(
        (file) => `${name.slice(0, -1)}${file.replace(/\.json$/, '')}`,
      )
    : [name];

/** The folders that hold every one of some families, the source first. */
export const foldersWith = (names: readonly string[]): readonly [string, ...string[]] => {
  const families = names.flatMap(familiesNamed);
  const others = readdirSync(FOLDER)
    .filter((name) => name !== SOURCE_FOLDER)
    .sort();
  return [SOURCE_FOLDER, ...others.filter((language) => families.every((family) => has(language, family)))];
};

/** The births of `tests/vectors/verify/free.json`, cast at its "now". */
import { readFileSync } from 'node:fs';
import { knownBirth, type KnownBirth } from '../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../lib/tools/local/verify/born.ts';
import { testSky } from './sky.ts';

interface FreeFile {
  readonly at: string;
  readonly births: Readonly<Record<string, readonly [moment: string, offset: number, lat: number, lon: number]>>;
}
const { at, births } = JSON.parse(
  readFileSync(new URL('../vectors/verify/free.json', import.meta.url), 'utf8'),
) as FreeFile;

/** The moment that "now" means in that file. */
export const FREE_NOW = momentAt(at, 5.5, 28.6139, 77.209);

/** A birth of the file by its letter. Throws for another letter. */
export const freeBirths = async (): Promise<(id: string) => KnownBirth> => {
  const sky = await testSky();
  const known = new Map(
    Object.entries(births).map(([id, born]) => [id, knownBirth(sky, bornAt(...born), FREE_NOW, OPTION_DEFAULTS)]),
  );
  return (id) => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`no birth ${id}`);
    return found;
  };
};

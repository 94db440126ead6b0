/** Bytes of what was built: what a Lambda unpacks, and what it reads before its first answer. */
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import { LAYER } from '../../deploy/plugins.ts';
import { LANGUAGES, SOURCE } from '../../../words/languages.ts';

interface Sized {
  readonly name: string;
  readonly bytes: number;
}

/** Figures of the build. */
export interface SizeFigures {
  /** The layer as Lambda unpacks it. */
  readonly layerBytes: number;
  /** What every calculation loads. */
  readonly coreBytes: number;
  /** The largest file of code, and the largest bank of texts: one family in one language. */
  readonly group: Sized;
  readonly bank: Sized;
  /** All banks of all languages, those of one language beside the source with the most. */
  readonly banksBytes: number;
  readonly language: Sized;
}

const sized = (folder: string, pattern: string): readonly Sized[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile())
    .map(({ name, path }) => ({ name, bytes: statSync(path).size }));

const sum = (files: readonly Sized[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const largest = (files: readonly Sized[]): Sized =>
  files.reduce((most, one) => (one.bytes > most.bytes ? one : most), { name: '', bytes: 0 });

/** Measures the newest build. */
export const measureSizes = (): SizeFigures => {
  const layer = join(currentBuild(), 'layer');
  const dist = join(layer, 'nodejs/node_modules', LAYER, 'dist');
  const groups = sized(dist, '*.cjs');
  const banks = sized(join(dist, 'banks'), '**/*.json');
  const languages = LANGUAGES.filter((language) => language !== SOURCE).map((name) => ({
    name,
    bytes: sum(sized(join(dist, 'banks', name), '**/*.json')),
  }));
  return {
    layerBytes: sum(sized(layer, '**/*')),
    coreBytes: sum(groups.filter(({ name }) => basename(name) === 'core.cjs')),
    group: largest(groups),
    bank: largest(banks),
    banksBytes: sum(banks),
    language: largest(languages),
  };
};

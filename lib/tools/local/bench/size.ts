/** Bytes of what was built: what a Lambda unpacks, and what it reads before its first answer. */
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import { LAYER } from '../../deploy/plugins.ts';
import { LANGUAGES, SOURCE } from '../../../words/languages.ts';
import type { Part, Row } from './part.ts';

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
  /** The largest file of code, of data beside it, and of texts of answers: one family in one language. */
  readonly group: Sized;
  readonly data: Sized;
  readonly bank: Sized;
  /** All banks of all languages; those of answers in the language beside the source with the most. */
  readonly banksBytes: number;
  readonly language: Sized;
  /** What the documents say in a language: pages of `/docs` alone read it. */
  readonly documents: Sized;
}

const sized = (folder: string, pattern: string): readonly Sized[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile())
    .map(({ name, path }) => ({ name, bytes: statSync(path).size }));

const sum = (files: readonly Sized[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const DOCUMENTS = 'documents.json';
const isAnswered = ({ name }: Sized): boolean => basename(name) !== DOCUMENTS;
const largest = (files: readonly Sized[]): Sized =>
  files.reduce((most, one) => (one.bytes > most.bytes ? one : most), { name: '', bytes: 0 });

/** Measures the newest build. */
const measureSizes = (): SizeFigures => {
  const layer = join(currentBuild(), 'layer');
  const dist = join(layer, 'nodejs/node_modules', LAYER, 'dist');
  const groups = sized(dist, '*.cjs');
  const data = sized(dist, '{data,reading,scripts}/**/*');
  const banks = sized(join(dist, 'banks'), '**/*.json');
  const languages = LANGUAGES.filter((language) => language !== SOURCE).map((name) => ({
    name,
    bytes: sum(sized(join(dist, 'banks', name), '**/*.json').filter(isAnswered)),
  }));
  return {
    layerBytes: sum(sized(layer, '**/*')),
    coreBytes: sum(groups.filter(({ name }) => basename(name) === 'core.cjs')),
    group: largest(groups),
    data: largest(data),
    bank: largest(banks.filter(isAnswered)),
    banksBytes: sum(banks),
    language: largest(languages),
    documents: largest(banks.filter((one) => !isAnswered(one))),
  };
};

export const sizePart: Part = {
  processes: 1,
  rows: async () => {
    const f = measureSizes();
    const kb = (bytes: number): number => bytes / 1024;
    const row = (what: string, value: number, target: number, detail: string): Row => ({
      id: 'P10',
      what,
      value,
      target,
      detail,
    });
    return [
      row('layer as Lambda unpacks it, MB', kb(f.layerBytes) / 1024, 60, 'Lambda allows 250 with the function'),
      row('code that every calculation loads, KB', kb(f.coreBytes), 220, 'core.cjs'),
      row(
        'largest other file of code, KB',
        kb(f.group.bytes),
        320,
        `${f.group.name}; of data read beside it ${f.data.name}, ${kb(f.data.bytes).toFixed(0)} KB`,
      ),
      row(
        'largest bank of texts of answers, KB',
        kb(f.bank.bytes),
        150,
        `${f.bank.name}; all banks ${kb(f.banksBytes).toFixed(0)} KB`,
      ),
      row(
        'texts of answers in one more language, KB at most',
        kb(f.language.bytes),
        1700,
        `${f.language.name}, of ${LANGUAGES.length} languages`,
      ),
      row('texts of the documents in one more language, KB', kb(f.documents.bytes), 1300, 'read by /docs alone'),
    ];
  },
};

/** Bytes of what was built: what a Lambda unpacks, and what it reads before its first answer. */
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import { LAYER } from '../../deploy/plugins.ts';
import { LANGUAGES, SOURCE } from '../../../words/languages.ts';
import { type Part, type Row, row } from './part.ts';

interface Sized {
  readonly name: string;
  readonly bytes: number;
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

const kb = (bytes: number): number => bytes / 1024;

/** Of the newest build. */
export const sizePart: Part = {
  processes: 1,
  rows: async () => {
    const layer = join(currentBuild(), 'layer');
    const dist = join(layer, 'nodejs/node_modules', LAYER, 'dist');
    const groups = sized(dist, '*.cjs');
    const core = sum(groups.filter(({ name }) => basename(name) === 'core.cjs'));
    const [group, data] = [largest(groups), largest(sized(dist, '{data,reading,scripts}/**/*'))];
    const banks = sized(join(dist, 'banks'), '**/*.json');
    // One family in one language, and all of the language beside the source that has most.
    const bank = largest(banks.filter(isAnswered));
    const language = largest(
      LANGUAGES.filter((one) => one !== SOURCE).map((name) => ({
        name,
        bytes: sum(sized(join(dist, 'banks', name), '**/*.json').filter(isAnswered)),
      })),
    );
    // What the documents say in a language: pages of `/docs` alone read it.
    const documents = largest(banks.filter((one) => !isAnswered(one)));
    const bytes = (what: string, value: number, target: number, detail: string): Row =>
      row('P10', what, kb(value), target, detail);
    return [
      row(
        'P10',
        'layer as Lambda unpacks it, MB',
        kb(sum(sized(layer, '**/*'))) / 1024,
        60,
        'Lambda allows 250 with the function',
      ),
      bytes('code that every calculation loads, KB', core, 220, 'core.cjs'),
      bytes(
        'largest other file of code, KB',
        group.bytes,
        320,
        `${group.name}; of data read beside it ${data.name}, ${kb(data.bytes).toFixed(0)} KB`,
      ),
      bytes(
        'largest bank of texts of answers, KB',
        bank.bytes,
        150,
        `${bank.name}; all banks ${kb(sum(banks)).toFixed(0)} KB`,
      ),
      bytes(
        'texts of answers in one more language, KB at most',
        language.bytes,
        1700,
        `${language.name}, of ${LANGUAGES.length} languages`,
      ),
      bytes('texts of the documents in one more language, KB', documents.bytes, 1300, 'read by /docs alone'),
    ];
  },
};

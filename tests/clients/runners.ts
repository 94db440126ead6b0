/** How the runner and the samples of each library are started: a row for each language. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GSON, STRICT, tool } from '../../lib/tools/clients/java/template.ts';
import type { Step } from '../../lib/tools/clients/language.ts';
import { compile } from '../../lib/tools/clients/typescript/template.ts';

/** What is run with a library. `library` is its folder, `jobs` the file of jobs. */
export interface Runner {
  /** Name of the template. */
  readonly name: string;
  /** Without this program nothing of the language is run. */
  readonly tool: string;
  /** Programs that check types and style, where they are installed. */
  readonly checks: (library: string) => readonly Step[];
  /** What must be built before a run. */
  readonly prepare?: (library: string) => readonly Step[];
  readonly run: (library: string, jobs: string) => Step & { readonly env?: NodeJS.ProcessEnv };
  /** Whether answers become values of fixed types, which could lack a member: the runner knows the job `decode`. */
  readonly hasTypedAnswers?: true;
  /** Runs a file of `examples/`. */
  readonly example: (library: string, file: string) => Step & { readonly env?: NodeJS.ProcessEnv };
}

const HERE = import.meta.dirname;
const fileOf = (...parts: readonly string[]): string => join(HERE, ...parts);

const PYTHON_ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' };

export const RUNNERS: readonly Runner[] = [
  {
    name: 'typescript',
    tool: process.execPath,
    checks: () => [compile('examples')],
    run: (library, jobs) => ({
      command: process.execPath,
      args: [fileOf('runners/typescript.mjs'), join(library, 'dist/index.js'), jobs],
    }),
    example: (library, file) => ({ command: process.execPath, args: [join(library, file)] }),
  },
  {
    name: 'python',
    tool: 'python3',
    checks: () => [
      {
        command: 'mypy',
        // The library runs from Python 3.9; 3.10 is the earliest that mypy of today reads.
        args: ['--strict', '--python-version=3.10', '--enable-incomplete-feature=Unpack', 'udaya', 'examples'],
      },
    ],
    run: (library, jobs) => ({
      command: 'python3',
      args: [fileOf('runners/python.py'), library, jobs],
      env: PYTHON_ENVIRONMENT,
    }),
    example: (library, file) => ({
      command: 'python3',
      args: [join(library, file)],
      env: { ...PYTHON_ENVIRONMENT, PYTHONPATH: library },
    }),
  },
  {
    name: 'php',
    tool: 'php',
    checks: () => [{ command: 'phpcs', args: ['-n', '-q', '--standard=PSR12', 'src'] }],
    run: (library, jobs) => ({ command: 'php', args: [fileOf('runners/php.php'), library, jobs] }),
    example: (library, file) => ({ command: 'php', args: [join(library, file)] }),
  },
  {
    name: 'ruby',
    tool: 'ruby',
    checks: () => [
      { command: 'ruby', args: ['-wc', 'lib/udaya.rb', 'lib/udaya/transport.rb'] },
      // A gem that Ruby brings.
      { command: 'rbs', args: ['-I', 'sig', 'validate'] },
    ],
    run: (library, jobs) => ({
      command: 'ruby',
      args: ['-w', fileOf('runners/ruby.rb'), library, jobs],
      env: { LANG: 'C.UTF-8' },
    }),
    example: (library, file) => ({
      command: 'ruby',
      args: ['-I', join(library, 'lib'), join(library, file)],
      env: { LANG: 'C.UTF-8' },
    }),
  },
  {
    name: 'go',
    tool: 'go',
    hasTypedAnswers: true,
    checks: () => [
      { command: 'go', args: ['vet', './...'] },
      { command: 'go', args: ['test', '.'] },
    ],
    prepare: (library) => [
      { command: 'install', args: ['-D', fileOf('runners/go.go'), join(library, 'runner/main.go')] },
      { command: 'go', args: ['build', '-o', 'runner/', './runner'] },
    ],
    run: (library, jobs) => ({ command: join(library, 'runner/runner'), args: [jobs] }),
    example: (_library, file) => ({ command: 'go', args: ['run', file] }),
  },
  {
    name: 'java',
    tool: tool('javac'),
    checks: (library) => [
      { command: 'mvn', args: ['-o', '-q', 'validate'] },
      {
        command: tool('javac'),
        args: [
          ...[...STRICT, '-cp', `target/classes:${GSON}`, '-d', 'target/examples'],
          ...['examples', 'examples/snippets'].flatMap((folder) =>
            readdirSync(join(library, folder))
              .filter((file) => file.endsWith('.java'))
              .map((file) => join(folder, file)),
          ),
        ],
      },
    ],
    run: (library, jobs) => ({
      command: tool('java'),
      args: ['-cp', `${join(library, 'target/classes')}:${GSON}`, fileOf('runners/java.java'), jobs],
    }),
    example: (library, file) => ({
      command: tool('java'),
      args: ['-cp', `${join(library, 'target/classes')}:${GSON}`, join(library, file)],
    }),
  },
];

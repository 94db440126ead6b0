/**
 * Source maps of a build. What is deployed has short names, and no map beside it: a cold start would read both. The maps lie
 * in the build's own folder `maps`, by which `npm run frames` reads a failure in the log back.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { BuildOptions } from 'esbuild';
import { ROOT } from '../../service/catalogue/registry.ts';
import { LAYER } from './plugins.ts';

/** For bundles whose maps are kept. */
export const MAPPED = {
  minifyIdentifiers: true,
  sourcemap: 'external',
  sourcesContent: false,
} as const satisfies BuildOptions;

/** Where files with maps lie in a build; their sources stand in the maps relative to it. */
const PLACES = { functions: 'functions', layer: `layer/nodejs/node_modules/${LAYER}/dist` } as const;
type Mapped = keyof typeof PLACES;

/** Where the maps of packed versions are kept: a build is deleted when nobody uses it any longer. */
const RELEASES = join(ROOT, '.build/releases');
/** Versions whose maps are kept. */
const KEPT = 10;

/** Moves the maps of a build from beside its files into its folder of maps. */
export const takeMaps = (build: string): void => {
  for (const [name, place] of Object.entries(PLACES)) {
    const to = join(build, 'maps', name);
    mkdirSync(to, { recursive: true });
    for (const file of globSync('*.map', { cwd: join(build, place) })) {
      const from = join(build, place, file);
      writeFileSync(join(to, `${basename(file, '.cjs.map')}.zst`), zstdCompressSync(readFileSync(from)));
      rmSync(from);
    }
  }
};

/** The versions whose maps are kept in a folder, the one packed last first. */
const keptIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
        .sort((a, b) => b.at - a.at)
        .map(({ name }) => name)
    : [];

/** Keeps the maps of a build that is packed, beside those of the last ones; returns where. */
export const keepMaps = (build: string, folder = RELEASES): string => {
  const kept = join(folder, basename(build));
  rmSync(kept, { recursive: true, force: true });
  cpSync(join(build, 'maps'), kept, { recursive: true });
  for (const name of keptIn(folder).slice(KEPT)) rmSync(join(folder, name), { recursive: true });
  return kept;
};

/** The folder of the maps of a version by the name of its build; without one those of the version packed last, else of this build. */
export const mapsOf = (name: string | undefined, build: () => string, folder = RELEASES): string => {
  const known = keptIn(folder);
  const asked = name ?? known[0];
  if (asked === undefined) return join(build(), 'maps');
  if (!known.includes(asked))
    throw new Error(
      `No version ${asked} was packed here; there ${known.length === 0 ? 'is none' : `are ${known.join(', ')}`}.`,
    );
  return join(folder, asked);
};

/** A place in a built file, as a frame names it. */
const PLACE = /(?<folder>[^\s"'()]*\/)?(?<name>[\w-]+)\.cjs:(?<line>\d+):(?<column>\d+)/g;

/** A text with each place in a built file followed back to its source, by the maps of a folder. */
export const readBack = (text: string, folder: string): string => {
  const opened = new Map<string, SourceMap | null>();
  const mapOf = (kind: Mapped, name: string): SourceMap | null => {
    const file = join(folder, kind, `${name}.zst`);
    const known = opened.get(file);
    if (known !== undefined) return known;
    const map = existsSync(file) ? new SourceMap(JSON.parse(zstdDecompressSync(readFileSync(file)).toString())) : null;
    opened.set(file, map);
    return map;
  };
  return text.replaceAll(PLACE, (whole, ...rest) => {
    const { folder: path = '', name, line, column }: Readonly<Record<string, string>> = rest.at(-1);
    const kind = path.endsWith(`/${LAYER}/dist/`) ? 'layer' : 'functions';
    const found = mapOf(kind, name ?? '')?.findOrigin(Number(line), Number(column));
    if (found === undefined || !('fileName' in found)) return whole;
    // A build stands three folders below the top.
    const source = join('/.build/builds/one', PLACES[kind], found.fileName).slice(1);
    return `${source}:${found.lineNumber}:${found.columnNumber}`;
  });
};

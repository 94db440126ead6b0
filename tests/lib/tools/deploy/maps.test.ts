/** A failure of built code is read back to the line of the source that threw, and the class of an error keeps its name. */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, buildSync } from 'esbuild';
import { leanArrows } from '../../../../lib/tools/deploy/lean.ts';
import { keepMaps, MAPPED, mapsOf, readBack, takeMaps } from '../../../../lib/tools/deploy/maps.ts';
import { COMMON } from '../../../../lib/tools/deploy/plugins.ts';
import { framesOf } from '../../../../lib/service/http/log.ts';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';

const BUILD = join(ROOT, `.build/builds/new-${process.pid}-maps`);
const SOURCE = `import { join } from 'node:path';
class NoMoon extends Error {
  constructor() {
    super('hidden');
    this.name = 'NoMoon';
  }
}
const deepest = (sky: string): string => {
  if (sky.endsWith('dark')) throw new NoMoon();
  return join(sky, 'moon');
};

export const handler = (sky: string): string => {
  const found = deepest(sky);
  return \`\${found}!\`;
};
`;
const THREW = SOURCE.split('\n').findIndex((line) => line.includes('throw')) + 1;
const CALLED = SOURCE.split('\n').findIndex((line) => line.includes('found = deepest')) + 1;

const failure = (): readonly string[] => {
  const { handler } = createRequire(join(BUILD, 'functions/any.cjs'))('./moon.cjs');
  try {
    handler('dark');
  } catch (error) {
    return framesOf(error);
  }
  return [];
};

beforeAll(() => {
  mkdirSync(join(BUILD, 'source'), { recursive: true });
  writeFileSync(join(BUILD, 'source/moon.ts'), SOURCE);
  buildSync({
    ...COMMON,
    ...MAPPED,
    absWorkingDir: ROOT,
    entryPoints: { moon: join(BUILD, 'source/moon.ts') },
    outdir: join(BUILD, 'functions'),
    outExtension: { '.js': '.cjs' },
  });
  takeMaps(BUILD);
});
afterAll(() => rmSync(BUILD, { recursive: true, force: true }));

it('names the line that threw and the one that called it, in a log line', () => {
  const logged = JSON.stringify({ level: 'ERROR', failure: failure() });
  expect(logged).toMatch(/moon\.cjs:\d+:\d+/);
  const read = readBack(logged, join(BUILD, 'maps'));
  expect(read).toContain(`source/moon.ts:${THREW}:`);
  expect(read).toContain(`source/moon.ts:${CALLED}:`);
  expect(read).not.toContain('moon.cjs');
  expect(JSON.parse(read).failure[0]).toBe('NoMoon');
});

it('reads frames of the place where a function is unpacked, and leaves what it has no map of', () => {
  const [, first = ''] = failure();
  const place = /moon\.cjs:\d+:\d+/.exec(first)?.[0] ?? '';
  expect(readBack(`at a (/var/task/${place})`, join(BUILD, 'maps'))).toMatch(
    new RegExp(String.raw`^at a \([^)]*source/moon\.ts:${THREW}:\d+\)$`),
  );
  const foreign = 'at b (/opt/nodejs/node_modules/@udaya/layer/dist/moon.cjs:1:2) at node:fs:1:2 at sun.cjs:1:1';
  expect(readBack(foreign, join(BUILD, 'maps'))).toBe(foreign);
});

it('keeps the maps of the ten versions that were packed last, and reads by the last of them', () => {
  const folder = join(BUILD, 'releases');
  const pack = (name: string, at: number): void => {
    mkdirSync(join(BUILD, name, 'maps'), { recursive: true });
    utimesSync(keepMaps(join(BUILD, name), folder), at, at);
  };
  for (let n = 1; n <= 11; n++) pack(`version-${n}`, n);
  expect(mapsOf(undefined, () => BUILD, folder)).toBe(join(folder, 'version-11'));
  expect(mapsOf('version-3', () => BUILD, folder)).toBe(join(folder, 'version-3'));
  expect(keepMaps(BUILD, folder)).toBe(join(folder, `new-${process.pid}-maps`));
  expect(readdirSync(folder)).toHaveLength(10);
  expect(() => mapsOf('version-1', () => BUILD, folder)).toThrow('No version version-1 was packed here');
  expect(
    readBack(
      failure().join(' '),
      mapsOf(undefined, () => BUILD, folder),
    ),
  ).toContain(`source/moon.ts:${THREW}:`);
});

describe('arrow functions', () => {
  const built = async (name: string, source: string) => {
    mkdirSync(join(BUILD, 'source/lib'), { recursive: true });
    writeFileSync(join(BUILD, `source/lib/${name}.ts`), source);
    await build({
      ...COMMON,
      ...MAPPED,
      entryPoints: { [name]: join(BUILD, `source/lib/${name}.ts`) },
      outdir: join(BUILD, 'functions'),
      outExtension: { '.js': '.cjs' },
      plugins: [leanArrows],
    });
    takeMaps(BUILD);
    const file = join(BUILD, `functions/${name}.cjs`);
    return { made: createRequire(file)(file).made, code: readFileSync(file, 'utf8').split('\n').slice(1).join('\n') };
  };

  it('are shipped as functions that do the same, and fail in the same line', async () => {
    const { made, code } = await built(
      'plain',
      `const sum = (...all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
      const of = { wide: 3, all() { return [1, 2].map((one) => one * this.wide); } };
      export const made = {
        sum, of, later: async (n: number) => [await n],
        fails: (): never => {
          throw new Error('hidden');
        },
      };`,
    );
    expect([made.sum(1, 2, 3), made.of.all(), await made.later(4)]).toEqual([6, [3, 6], [4]]);
    expect(code.split('made').at(-1)).not.toContain('=>');
    const frames = (() => {
      try {
        return made.fails();
      } catch (error) {
        return framesOf(error);
      }
    })();
    expect(readBack(frames.join(' '), join(BUILD, 'maps'))).toContain('source/lib/plain.ts:6:');
  });

  it('stay beside a class, whose this they may mean before there is one', async () => {
    const { made } = await built(
      'deep',
      `class Box { wide = 2; size = () => this.wide; }
      class Deep extends Box { sum; constructor() { super(); this.sum = [1, 2].map((one) => one * this.wide); } }
      export const made = new Deep();`,
    );
    expect([made.sum, made.size()]).toEqual([[2, 4], 2]);
  });
});

it('refuses a version that was never packed here', () =>
  expect(() => mapsOf('no-such-version', () => BUILD)).toThrow('No version no-such-version was packed here'));

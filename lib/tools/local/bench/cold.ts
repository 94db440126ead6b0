/**
 * P10: from process start to the first chart out of the built function, against the ephemeris package's own start; and what
 * no function can spare: the library started by our own loader, one bare chart, and the module that hashes its answer.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { currentBuild } from '../../deploy/builds.ts';
import { ephemerisFolder, ephemerisTables } from '../../deploy/ephemeris-tables.ts';
import { COMMON } from '../../deploy/plugins.ts';
import { ROOT } from '../../../service/catalogue/registry.ts';
import { requestEvent } from './event.ts';
import { ms, type Part, type Row, row } from './part.ts';
import { LANGUAGES } from '../../../words/languages.ts';

const STARTS = 12;
/** The answer is there: nothing of the end of the process counts. */
const REPORT = 'process.stdout.write("done");process.exit(0);';

/** The start that a function cannot go below, bundled as functions are. */
const bareScript = (): string => {
  const { outputFiles } = buildSync({
    ...COMMON,
    stdin: {
      contents: `
        import { hash } from 'node:crypto';
        import { openEphemerisModule } from './lib/tools/deploy/ephemeris-module.ts';
        const wasm = openEphemerisModule(${JSON.stringify(ephemerisTables())}, ${JSON.stringify(ephemerisFolder())});
        const out = wasm._malloc(400);
        for (const body of [0, 1, 2, 3, 4, 5, 6, 10]) wasm._swe_calc_ut(2448022.1, body, 2 | 256, out, out + 200);
        wasm._swe_houses_armc(100, 28.6139, 23.44, 80, out, out + 200);
        hash('sha256', String(wasm.HEAPF64[out >> 3]));
        ${REPORT}`,
      resolveDir: ROOT,
    },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

/** Calls a built function once. */
const callScript = (name: string, path: string, body: object): string => {
  const event = requestEvent(path, body);
  return `process.env.UDAYA_LOG='off';
    const {handler}=require(${JSON.stringify(join(currentBuild(), `functions/${name}.cjs`))});
    const event=${JSON.stringify(event)};event.requestContext.requestTimeEpoch=Date.now();
    handler(event,{getRemainingTimeInMillis:()=>28000}).then(({statusCode,body})=>{
      if(statusCode!==200)throw new Error(body);${REPORT}});`;
};

type Script = 'emptyCjs' | 'emptyMjs' | 'function' | 'panchang' | 'tamil' | 'feed' | 'package' | 'bare';

const scripts = (): Readonly<Record<Script, string>> => {
  const place = { lat: 28.6139, lon: 77.209, tz: 5.5 };
  const library = createRequire(import.meta.url)
    .resolve('swisseph-wasm/package.json')
    .replace('package.json', 'src/swisseph.js');
  return {
    emptyCjs: REPORT,
    emptyMjs: REPORT,
    bare: bareScript(),
    function: callScript('core-birthchart', '/v1/birthchart', { date: '1990-05-10', time: '19:55', ...place }),
    panchang: callScript('panchang-daily', '/v1/panchang/daily', { date: '2026-11-23', ...place }),
    tamil: callScript('panchang-daily', '/v1/panchang/daily', { date: '2026-11-23', ...place, language: 'ta' }),
    feed: callScript('horoscope-daily', '/v1/horoscope/daily', { sign: 'all', date: '2026-11-23', language: 'hi' }),
    package: `const {default:SwissEph}=await import(${JSON.stringify(library)});
      const swe=new SwissEph();await swe.initSwissEph();swe.set_sid_mode(1,0,0);
      const jd=2448022.1,flags=2|256|65536;
      for(const body of [0,1,2,3,4,5,6,10])swe.calc_ut(jd,body,flags);
      swe.houses_ex(jd,65536,28.6139,77.209,'P');${REPORT}`,
  };
};

/**
 * Wall time over an empty script of the same module kind, each the best of several processes: CPU time would count what V8
 * compiles in the background, which delays no answer. In microseconds.
 */
const measureCold = (): ((name: Script) => number) => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-cold-'));
  const isModule = (name: string): boolean => name === 'package' || name === 'emptyMjs';
  try {
    const files = Object.entries(scripts()).map(([name, text]) => {
      const file = join(folder, `${name}.${isModule(name) ? 'mjs' : 'cjs'}`);
      writeFileSync(file, text);
      return { name, file };
    });
    const best: Record<string, number> = {};
    // Interleaved, so that load on the machine affects all alike.
    for (let start = 0; start < STARTS; start++) {
      for (const { name, file } of files) {
        const started = performance.now();
        const { stdout, stderr, status } = spawnSync(process.execPath, [file], {
          encoding: 'utf8',
          env: { PATH: process.env['PATH'] },
        });
        const took = 1000 * (performance.now() - started);
        if (status !== 0 || stdout !== 'done') throw new Error(`${name} failed: ${stderr.slice(0, 500)}`);
        best[name] = Math.min(best[name] ?? Infinity, took);
      }
    }
    return (name) => (best[name] ?? NaN) - (best[isModule(name) ? 'emptyMjs' : 'emptyCjs'] ?? NaN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A row of two starts. */
const start = (what: string, costs: readonly [number, number], target: number, note = ''): Row =>
  row('P10', `cold start to ${what}`, costs[0] / costs[1], target, `${ms(costs[0])} against ${ms(costs[1])}${note}`);

export const coldPart: Part = {
  processes: 3,
  rows: async () => {
    const of = measureCold();
    const [first, day, tamil] = [of('function'), of('panchang'), of('tamil')];
    return [
      start(
        'first chart / package’s own',
        [first, of('package')],
        1.2,
        `; its WASM, a bare chart and node:crypto alone ${ms(of('bare'))}`,
      ),
      start('the first day of panchang / first chart', [day, first], 2.3),
      start(
        'the first day of panchang in Tamil / in English',
        [tamil, day],
        1.05,
        `, one of ${LANGUAGES.length} languages`,
      ),
      start('the first feed in Hindi / first chart', [of('feed'), first], 2.7, ', twelve signs'),
    ];
  },
};

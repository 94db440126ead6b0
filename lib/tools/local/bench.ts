/**
 * `npm run bench`: what the service costs, beside its targets. Each part runs in processes of its own, several times; a
 * row shows the best run, since load and V8 warm-up only add time. Every ratio has its floor from the same run.
 */
import { spawnSync } from 'node:child_process';
import { buildAll } from '../deploy/build.ts';
import { almanacPart } from './bench/almanac.ts';
import { astrologerPart } from './bench/astrologer.ts';
import { coldPart } from './bench/cold.ts';
import { countingPart } from './bench/counting.ts';
import { answersPart } from './bench/dasha-answer.ts';
import { depthPart } from './bench/depth.ts';
import { differencePart } from './bench/difference.ts';
import { eventsPart } from './bench/events.ts';
import { feedPart } from './bench/feed.ts';
import { gatePart } from './bench/gate.ts';
import { matchingPart, batchPart } from './bench/matching.ts';
import { muhuratPart } from './bench/muhurat.ts';
import { natalPart } from './bench/natal.ts';
import { pagePart } from './bench/page.ts';
import { panchangPart } from './bench/panchang.ts';
import { printsPart } from './bench/prints.ts';
import { readingsPart } from './bench/readings.ts';
import { requestPart } from './bench/request.ts';
import { searchesPart } from './bench/searches.ts';
import { sizePart } from './bench/size.ts';
import { steadyPart } from './bench/steady.ts';
import type { Part, Row } from './bench/part.ts';

/** The parts by name. */
const PARTS: Readonly<Record<string, Part>> = {
  natal: natalPart,
  depth: depthPart,
  answers: answersPart,
  difference: differencePart,
  searches: searchesPart,
  request: requestPart,
  readings: readingsPart,
  feed: feedPart,
  astrologer: astrologerPart,
  panchang: panchangPart,
  almanac: almanacPart,
  page: pagePart,
  matching: matchingPart,
  batch: batchPart,
  muhurat: muhuratPart,
  events: eventsPart,
  prints: printsPart,
  cold: coldPart,
  size: sizePart,
  gate: gatePart,
  counting: countingPart,
  steady: steadyPart,
};

/** The rows of a part, each the best of its processes. */
const best = (name: string, processes: number): Row[] => {
  const found = new Map<string, Row>();
  for (let process_ = 0; process_ < processes; process_++) {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--expose-gc', import.meta.filename, '--part', name],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    if (status !== 0) throw new Error(`${name}: ${stderr.slice(0, 2000)}`);
    const rows: Row[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
    for (const row of rows) {
      const known = found.get(row.what);
      if (known === undefined || row.value < known.value) found.set(row.what, row);
    }
  }
  return [...found.values()];
};

const print = ({ id, what, value, target, detail }: Row): void => {
  const verdict = value <= target ? 'reached' : 'MISSED';
  console.log(
    `${id.padEnd(4)} ${what.padEnd(56)} ${value.toFixed(2).padStart(9)}  ≤ ${String(target).padEnd(5)} ${verdict.padEnd(8)} ${detail}`,
  );
};

const main = async (): Promise<void> => {
  const part = process.argv[process.argv.indexOf('--part') + 1] ?? '';
  if (process.argv.includes('--part')) {
    process.env['UDAYA_LOG'] = 'off';
    console.log(JSON.stringify(await PARTS[part]?.rows()));
    process.exit(0);
  }
  const wanted = process.argv.slice(2);
  await buildAll();
  console.log(
    `Node ${process.version}, ${process.platform} ${process.arch}. CPU time (a cold start: wall time); lower is better; F = bare calls of the ephemeris.\n`,
  );
  for (const [name, { processes }] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) for (const row of best(name, processes)) print(row);
  }
};

await main();

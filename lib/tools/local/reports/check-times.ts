/**
 * `npm run reports:times [runs]`: makes every template of random births (20 when left out) in English and Hindi in a process that
 * is warm, and prints the longest time of each, by the clock and of the processor, beside what the design asks; then 30 reports
 * at once, the time until the last is there, and whether each has the bytes that it has alone; at the end the memory of a worker
 * that writes each template, and of one that writes all in turn (12). A worker has the press alone, as it is deployed, and one
 * report at a time; what asks the sky, this program and its checks are no part of it. On a busy machine the clock tells of its
 * neighbours: there only the seconds of the processor are judged by.
 * Ends with 1 where one fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { PRESS } from '../../../print/press/press.ts';
import { packDocument } from '../../../print/publish/order-file.ts';
import { PRESS_LAYER } from '../../deploy/plugins.ts';
import { buildPress, pressFiles } from '../../deploy/press.ts';
import { documentOf, printedIn, randomBodies, TEMPLATES, type BirthBody, type Template } from './made.ts';
import { countGiven } from '../program.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const RUNS = 20;
const AT_ONCE = 30;
/** Most memory of a worker in MB, for one report and for all templates in turn: it has 1,769 MB. */
const MOST_MB = { one: 350, all: 500 } as const;

const runs = countGiven(RUNS);
const births = randomBodies(2 * Math.max(runs, AT_ONCE));
const pairOf = (i: number): readonly [BirthBody, BirthBody] => {
  const [one, other] = [births[2 * i], births[2 * i + 1]];
  if (one === undefined || other === undefined) throw new Error(`no birth ${i}`);
  return [one, other];
};
const now = Date.now();

const planned = (template: Template, i: number): Promise<ReportDocument> => {
  const [one, other] = pairOf(i);
  const languages = printedIn(template, ['en', 'hi']);
  return documentOf(template, { one, other, language: languages[i % languages.length] ?? 'en', now });
};
const made = async (template: Template, i: number): Promise<Uint8Array> =>
  (await PRESS.pdf(await planned(template, i))).bytes;

const templates = Object.entries(TEMPLATES);
// The first of a process starts fonts, engine and words.
for (const [, template] of templates) for (const i of [0, 1]) await made(template, i);

let faults = 0;
for (const [name, template] of templates) {
  const times: number[] = [];
  const work: number[] = [];
  for (let i = 0; i < runs; i++) {
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    await made(template, i);
    const { user, system } = process.cpuUsage(cpu);
    times.push((performance.now() - begun) / 1000);
    work.push((user + system) / 1e6);
  }
  const [longest, busiest] = [Math.max(...times), Math.max(...work)];
  const late = Math.min(longest, busiest) > template.seconds;
  if (late) faults += 1;
  console.log(
    `12 ${name}: longest of ${runs} ${longest.toFixed(2)} s, processor ${busiest.toFixed(2)} s, asked ${template.seconds} s${late ? ', too long' : ''}`,
  );
}

const queue = Array.from({ length: AT_ONCE }, (_, i) => templates[i % templates.length]?.[1]).filter(
  (one) => one !== undefined,
);
const alone: Uint8Array[] = [];
for (const [i, template] of queue.entries()) alone.push(await made(template, i));
const begun = performance.now();
const together = await Promise.all(queue.map((template, i) => made(template, i)));
const seconds = (performance.now() - begun) / 1000;
const other = together.filter((bytes, i) => Buffer.compare(bytes, alone[i] ?? new Uint8Array()) !== 0).length;
if (other > 0) faults += 1;
console.log(`12 ${AT_ONCE} at once: the last after ${seconds.toFixed(1)} s, ${other} differ from the same alone`);

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
await buildPress(folder);
const press = join(folder, 'nodejs/node_modules', PRESS_LAYER, 'dist/press.cjs');
/** The most memory of a worker that writes these documents, in MB. */
const heldBy = (files: readonly string[]): number => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'worker.cjs'), press, ...files], {
    encoding: 'utf8',
    env: { ...process.env, UDAYA_PRESS: '' },
  });
  if (Number(stdout) > 0) return Number(stdout);
  throw new Error(`a worker ended: ${stderr}`);
};
const files: string[] = [];
for (const [name, template] of templates) {
  // In Hindi, whose fonts are larger.
  const file = join(folder, `${name}.gz`);
  writeFileSync(file, packDocument(await planned(template, 1)));
  files.push(file);
  const held = heldBy([file]);
  if (held > MOST_MB.one) faults += 1;
  console.log(`12 ${name}: a worker holds at most ${held.toFixed(0)} MB, asked ${MOST_MB.one}`);
}
const held = heldBy(files);
if (held > MOST_MB.all) faults += 1;
console.log(`12 memory: all templates in turn at most ${held.toFixed(0)} MB, asked ${MOST_MB.all}; ${faults} faults`);
rmSync(folder, { recursive: true });
process.exitCode = faults === 0 ? 0 : 1;

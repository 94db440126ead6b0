/**
 * `npm run reports:times [runs]`: makes every template of random births (20 when left out) in English and Hindi in a process that
 * is warm, and prints the longest time of each, by the clock and of the processor, beside what the design asks; then 30 reports
 * at once, the time until the last is there, and whether each has the bytes that it has alone; at the end the memory of the
 * process (12). On a busy machine the clock tells of its neighbours: there only the seconds of the processor are judged by.
 * Ends with 1 where one fails.
 */
import { PRESS } from '../../../print/press/press.ts';
import { pressFiles } from '../../deploy/press.ts';
import { documentOf, printedIn, randomBodies, TEMPLATES, type BirthBody, type Template } from './made.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const RUNS = 20;
const AT_ONCE = 30;
/** Most memory of the process in MB. */
const MOST_MB = 350;

const runs = Number(process.argv[2] ?? RUNS);
const births = randomBodies(2 * Math.max(runs, AT_ONCE));
const pairOf = (i: number): readonly [BirthBody, BirthBody] => {
  const [one, other] = [births[2 * i], births[2 * i + 1]];
  if (one === undefined || other === undefined) throw new Error(`no birth ${i}`);
  return [one, other];
};
const now = Date.now();

const made = async (template: Template, i: number): Promise<Uint8Array> => {
  const [one, other] = pairOf(i);
  const languages = printedIn(template, ['en', 'hi']);
  const language = languages[i % languages.length] ?? 'en';
  return (await PRESS.pdf(await documentOf(template, { one, other, language, now }))).bytes;
};

const rssMb = (): number => process.memoryUsage().rss / 1e6;
const templates = Object.entries(TEMPLATES);
// The first of a process starts fonts, engine and words.
for (const [, template] of templates) for (const i of [0, 1]) await made(template, i);

let faults = 0;
let most = rssMb();
for (const [name, template] of templates) {
  const times: number[] = [];
  const work: number[] = [];
  for (let i = 0; i < runs; i++) {
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    await made(template, i);
    const { user, system } = process.cpuUsage(cpu);
    times.push((performance.now() - begun) / 1000);
    work.push((user + system) / 1e6);
    most = Math.max(most, rssMb());
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
most = Math.max(most, rssMb());
const other = together.filter((bytes, i) => Buffer.compare(bytes, alone[i] ?? new Uint8Array()) !== 0).length;
if (other > 0) faults += 1;
console.log(`12 ${AT_ONCE} at once: the last after ${seconds.toFixed(1)} s, ${other} differ from the same alone`);
if (most > MOST_MB) faults += 1;
console.log(`12 memory: at most ${most.toFixed(0)} MB, asked ${MOST_MB}; ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

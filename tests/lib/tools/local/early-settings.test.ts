/** A process of tests that asks for its settings after they were sent has them all the same. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SETTINGS = { type: 'jest-light-runner-worker-data', workerData: { own: 7 } };
const EARLY = pathToFileURL(join(import.meta.dirname, '../../../support/early-settings.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'udaya-early-'));
const entry = join(folder, 'tinypool/dist/entry/process.js');
beforeAll(() => {
  mkdirSync(dirname(entry), { recursive: true });
  // As jest-light-runner asks, but only when it is told to: what was sent before has been read by then.
  writeFileSync(
    entry,
    `process.on('message', (message) => {
      if (message !== 'ask') return;
      process.on('message', ({ type, workerData }) => {
        if (type === 'jest-light-runner-worker-data') process.send({ told: workerData }, () => process.disconnect());
      });
      process.send('jest-light-runner-get-worker-data');
      setTimeout(() => process.connected && process.send({ told: null }, () => process.disconnect()), 500);
    });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the process was told after it asked. */
const toldBy = async (flags: readonly string[]): Promise<unknown> => {
  const child = fork(entry, [], { execArgv: [...flags] });
  const answers: unknown[] = [];
  child.on('message', (message) => answers.push(message));
  child.send(SETTINGS);
  child.send('ask');
  await once(child, 'exit');
  return answers.at(-1);
};

it('is told what came too early, where it is kept', async () => {
  expect(await toldBy(['--import', EARLY])).toEqual({ told: { own: 7 } });
  expect(await toldBy([])).toEqual({ told: null });
});

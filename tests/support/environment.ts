/** Set up once in each worker. A worker runs many files: after each of them the environment is as it was before, and no port is handed over. */
import { flushCompileCache } from 'node:module';
import { addEventHandler } from 'jest-circus';
import { hand } from '../../lib/adapters/storage/opened.ts';

type Block = Parameters<Parameters<typeof addEventHandler>[0]>[1]['currentDescribeBlock'];

const before = { ...process.env };

const putBack = (): void => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  hand({});
  // The process is ended from outside, and would keep nothing of what it compiled.
  flushCompileCache();
};

const rootOf = (block: Block): Block => (block.parent ? rootOf(block.parent) : block);

let known: Block | undefined;
addEventHandler((event, { currentDescribeBlock }) => {
  const root = rootOf(currentDescribeBlock);
  if (root === known || (event.name !== 'add_test' && event.name !== 'add_hook')) return;
  known = root;
  const { asyncError } = event;
  root.hooks.unshift({ type: 'afterAll', fn: putBack, asyncError, parent: root, seenDone: false, timeout: null });
});

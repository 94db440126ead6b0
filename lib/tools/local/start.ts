/**
 * `npm start`: the whole service on this machine. With `--ephemeral` (tests) the data ends with the process, the port is
 * any free one, and one line of JSON says where everything is; each line of its input makes the timers look at once, and its
 * end is the end. `--data <folder>` keeps the data elsewhere than in `.local`.
 */
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ROOT } from '../../service/catalogue/registry.ts';
import { lockFolder } from './lock.ts';
import { watchMailbox } from './mailbox.ts';
import { isFree, freePort } from './ports.ts';
import { chartTable, firstCall } from './first-call.ts';
import { startStack, type Stack } from './stack.ts';
import { run, wordsOf } from './program.ts';

const DEFAULT_PORT = 3000;
const { values } = parseArgs({
  options: {
    ephemeral: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    data: { type: 'string', default: '.local' },
  },
});
const { ephemeral } = values;
const folder = resolve(ROOT, values.data);
const shown = relative(ROOT, folder);
const started = performance.now();

const progress = (step: string): void => {
  if (!ephemeral) console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${step} …`);
};

const wantedPort = (): number => {
  const text = process.env['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
};

/** Takes the folder of data and the port for this process, or says who has them. */
const reserve = async (): Promise<number> => {
  if (ephemeral) return freePort();
  const port = wantedPort();
  const taken = lockFolder(folder, `npm start on port ${port} (process ${process.pid})`);
  if ('heldBy' in taken)
    throw new Error(
      `The data in ${shown} are in use by ${taken.heldBy}. Stop it, or give this one its own port and data: PORT=${DEFAULT_PORT + 1} npm start -- --data .local/second`,
    );
  process.once('exit', () => taken.release());
  if (!(await isFree(port)))
    throw new Error(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    );
  return port;
};

/** Prints one real call with its chart, and how to make the next one. */
const introduce = async ({ url, keys }: Stack): Promise<void> => {
  progress('Making a first call');
  const { body, request } = await firstCall(url, keys.sandbox);
  console.log(`\nPOST /v1/birthchart  ${request}\n\n${chartTable(body)}\n`);
  console.log(`Base URL     ${url}`);
  console.log(`Sandbox key  ${keys.sandbox}   (never charged)`);
  console.log(`Live key     ${keys.live}   (metered, never refused)`);
  console.log(`Growth key   ${keys.growth}   (metered, with the credits and the rate of the plan growth)`);
  console.log(
    `\nTry:\n\n  curl -s ${url}/v1/birthchart -H 'X-Api-Key: ${keys.sandbox}' \\\n    -H 'Content-Type: application/json' -d '${request}'\n`,
  );
  console.log(`E-mails (codes to sign in) are shown here and kept in ${shown}/mail.`);
  console.log(`Data and logs are kept in ${shown}/ (offline.log has every request). Ctrl-C stops everything.`);
};

const main = async (): Promise<void> => {
  const port = await reserve();
  const stack = await startStack({
    port,
    folder: ephemeral ? null : folder,
    build: !values.built,
    progress,
  });
  let stopping = false;
  const end = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await stack.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end(0));
  if (ephemeral)
    createInterface({ input: process.stdin })
      .on('line', () => stack.look())
      .on('close', () => void end(0));
  try {
    if (ephemeral) {
      const { url, keys, environment, log } = stack;
      console.log(JSON.stringify({ url, keys, environment, log }));
    } else {
      await introduce(stack);
      watchMailbox(stack.environment['UDAYA_MAIL_FOLDER'] ?? '', (line) => console.log(line));
    }
  } catch (error) {
    console.error(wordsOf(error));
    await end(1);
  }
  await stack.ended;
  if (!stopping) console.error(`serverless offline ended by itself; see ${shown}/offline.log.`);
  await end(1);
};

void run(main);

/** A thread of `npm run serve`: runs built functions beside the one that answers calls. Started by `threads.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { hand } from '../../adapters/storage/opened.ts';
import { serviceHandler } from '../local/lambda.ts';
import { lambdaContext } from '../local/gateway-event.ts';
import { askedTable, errorOf, type Reply, type Run, type Said, type TableReplies } from './messages.ts';
import { openObjects, type Installation } from './installation.ts';

if (parentPort === null) throw new Error('this file runs in a thread of lib/tools/serve/threads.ts');
const port = parentPort;
const say = (said: Said): void => port.postMessage(said);

const waiting = new Map<number, (reply: Reply) => void>();
let count = 0;
const table = askedTable(
  <K extends keyof TableReplies>(call: K, given: readonly unknown[], deadline: number) =>
    new Promise<TableReplies[K]>((resolve, reject) => {
      const id = count++;
      waiting.set(id, (reply) => {
        if (reply.fault) return reject(errorOf(reply.fault));
        const value: TableReplies[K] = Reflect.get(Object(reply), 'value');
        resolve(value);
      });
      say({ kind: 'table', id, call, given, deadline });
    }),
);

const own: Installation = workerData;
hand({
  table,
  objects: openObjects(own, table),
  jobs: {
    start: (job) => {
      say({ kind: 'job', job });
      return Promise.resolve();
    },
  },
});

const run = async ({ id, name, event, until }: Run): Promise<void> => {
  const context = { ...lambdaContext, getRemainingTimeInMillis: () => until - Date.now() };
  try {
    say({ kind: 'done', id, value: await serviceHandler(name)(event, context) });
  } catch (error) {
    say({ kind: 'done', id, fault: error instanceof Error ? error.message : String(error) });
  }
};

port.on('message', (message: Run | Reply) => {
  if (!('kind' in message)) return void run(message);
  const answered = waiting.get(message.id);
  waiting.delete(message.id);
  answered?.(message);
});

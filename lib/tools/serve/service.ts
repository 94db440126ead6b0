/** The whole service in one process, over one folder of data. */
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { openSqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { hand } from '../../adapters/storage/opened.ts';
import { FUNCTION_OF, type Job } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import type { BuiltFunction } from '../deploy/build.ts';
import { currentBuild } from '../deploy/builds.ts';
import { openAccessLog } from '../local/access-log.ts';
import { lambdaContext } from '../local/gateway-event.ts';
import { openGate } from '../local/gate.ts';
import { serveHttp } from './http.ts';
import { accessFolder, keyFile, linkSecret, openObjects, tableFile } from './installation.ts';
import { objectAnswers } from './object-answers.ts';
import type { Settings } from './settings.ts';
import { openThreads } from './threads.ts';
import { startTimers } from './timers.ts';
import { wordsOf } from '../local/program.ts';

export interface Service {
  readonly table: Table;
  /** Port that was taken. */
  readonly port: number;
  /** Answers what is under way, for at most so many milliseconds, and ends; resolves with how many calls were broken off. */
  stop(drainMs: number): Promise<number>;
}

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** Functions that need a core of their own for a while. */
const HEAVY_MB = 1769;
const ANSWER_MS = 29_000;
/** Time that work has which a call started. */
const JOB_MS = 240_000;
/** A slot of open credits: what is not delivered comes back some seconds after its call has ended. */
const SLOT_SECONDS = '2';
const PAUSE_MS = 50;

/** Settings of the functions, and of the threads: they inherit them. A mail server is the operator's choice; without one, files. */
const setEnvironment = (folder: string, url: string): void => {
  process.env['UDAYA_URL'] = url;
  process.env['UDAYA_ACCESS_LOG'] = accessFolder(folder);
  process.env['UDAYA_KEY_FILE'] = keyFile(folder);
  process.env['UDAYA_SLOT_SECONDS'] ??= SLOT_SECONDS;
  process.env['UDAYA_LOG'] ??= 'off';
  if (!process.env['UDAYA_SMTP_URL']) process.env['UDAYA_MAIL_FOLDER'] = join(folder, 'mail');
};

const listening = (server: Server, { host, port }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/**
 * Starts the service over a folder that this process holds (`lockFolder`). What was built must be there. `still`: nothing runs
 * by the clock.
 */
export const startService = async (folder: string, settings: Settings, still = false): Promise<Service> => {
  const { url, hops, readOnly } = settings;
  mkdirSync(folder, { recursive: true });
  setEnvironment(folder, url);
  const file = openSqliteTable(tableFile(folder), readOnly);
  const { table } = file;
  const own = { folder, url };
  const objects = openObjects(own, table);
  const start = (job: Job): void =>
    void threads
      .run(FUNCTION_OF[job.kind], job, JOB_MS)
      .catch((error: unknown) => console.error(`The ${job.kind} failed; it is made again later.`, wordsOf(error)));
  const threads = openThreads(own, table, start);
  hand({ table, objects, jobs: { start: (job) => Promise.resolve(start(job)) } });

  const require = createRequire(join(currentBuild(), 'functions/serve.cjs'));
  const handlers = new Map<string, Handler>();
  const handlerOf = ({ name }: BuiltFunction): Handler => {
    const known = handlers.get(name);
    if (known) return known;
    const { handler }: { handler?: Handler } = require(`./${name}.cjs`);
    if (handler === undefined) throw new Error(`the bundle of ${name} has no handler`);
    handlers.set(name, handler);
    return handler;
  };
  const run = async (made: BuiltFunction, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    if ((made.memoryMb ?? 0) < HEAVY_MB) return handlerOf(made)(event, lambdaContext);
    const answer: APIGatewayProxyResult = Object(await threads.run(made.name, event, ANSWER_MS));
    return answer;
  };

  let ending = false;
  const timers = readOnly || still ? null : await startTimers(folder, file, threads);
  const server = serveHttp({
    gate: openGate(currentBuild()),
    run,
    objects: objectAnswers(objects, () => linkSecret(table)),
    log: openAccessLog(accessFolder(folder)),
    hops,
    isEnding: () => ending,
  });
  let open = 0;
  server.on('request', (_, response) => {
    open++;
    response.once('close', () => open--);
  });
  const port = await listening(server, settings);

  return {
    table,
    port,
    stop: async (drainMs) => {
      ending = true;
      server.close();
      server.closeIdleConnections();
      const ends = Date.now() + drainMs;
      await Promise.race([timers?.stop(), new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
      while ((open > 0 || threads.running() > 0) && Date.now() < ends) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        server.closeIdleConnections();
      }
      const broken = open;
      server.closeAllConnections();
      await threads.stop();
      file.close();
      return broken;
    },
  };
};

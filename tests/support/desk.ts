/**
 * The service that all processes of a test run share: the process that started them starts it when the first test file asks
 * (`sharedService` in tests/e2e/service.ts; in a run of all tests at once), makes its timers look when a test waits for what they do, and ends it with the run.
 */
import { createServer } from 'node:http';
import { close, listen } from '../../lib/tools/local/ports.ts';
import type { Launched } from '../e2e/service.ts';

/** Where the desk is asked: what the service announces, as JSON. A POST makes the timers of the service look as well. */
export const DESK = 'UDAYA_TEST_DESK';

let launched: Promise<Launched> | undefined;

const launch = async (): Promise<Launched> => (await import('../e2e/service.ts')).launchService();

const desk = createServer(({ method }, response) => {
  launched ??= launch();
  launched.then(
    ({ announced, look }) => {
      if (method === 'POST') look();
      response.end(JSON.stringify(announced));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

/** Opens the desk and names it in the environment, which processes of tests inherit. */
export const openDesk = async (): Promise<void> => {
  process.env[DESK] = `http://127.0.0.1:${await listen(desk)}`;
};

/** Starts the service before anyone asks: test files that do without it run meanwhile (order.mjs). Whoever asks is told if it fails. */
export const startEarly = (): void => {
  launched ??= launch();
  launched.catch(() => {});
};

let closing: Promise<void> | undefined;

const end = async (): Promise<void> => {
  await close(desk);
  const service = await launched?.catch(() => undefined);
  await service?.stop();
};

/** Ends the service, where one was started; once, whoever asks. */
export const closeDesk = (): Promise<void> => (closing ??= end());

/** A small Lambda for local use: runs built service functions that are invoked asynchronously, in this process. */
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { currentBuild } from '../deploy/builds.ts';
import { wordsOf } from './program.ts';

type Handler = (event: unknown, context: { getRemainingTimeInMillis(): number }) => Promise<unknown>;

const LIMIT_MS = 110_000;

/** Name of a service function as the local stage has it. */
export const localName = (name: string): string => `udaya-local-${name}`;

/** The handler of a built service function. Throws when it has none. */
export const serviceHandler = (name: string): Handler => {
  const require = createRequire(join(currentBuild(), 'functions/lambda.cjs'));
  const { handler }: { handler?: Handler } = require(`./${name}.cjs`);
  if (handler === undefined) throw new Error(`the bundle of ${name} has no handler`);
  return handler;
};

/** Answers invocations of type Event with 202 and runs them afterwards; what fails is on the screen. Listens nowhere yet. */
export const lambdaDouble = (): Server =>
  createServer(async (request, response) => {
    const [, name] = /^\/2015-03-31\/functions\/udaya-local-(\w+)\/invocations$/.exec(request.url ?? '') ?? [];
    const body = await text(request);
    if (name === undefined || request.headers['x-amz-invocation-type'] !== 'Event') {
      response.writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException' }).end('{}');
      return;
    }
    response.writeHead(202).end();
    const ends = Date.now() + LIMIT_MS;
    try {
      await serviceHandler(name)(JSON.parse(body), { getRemainingTimeInMillis: () => ends - Date.now() });
    } catch (error) {
      console.error(`The ${name} failed.`, wordsOf(error));
    }
  });

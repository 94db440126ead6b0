/**
 * Background work as a port: what is started now and runs after the call has been answered, by asynchronous invocation of
 * a Lambda function. The only file that imports the Lambda client.
 *
 * Environment: `UDAYA_FUNCTIONS` (what the names of the functions begin with), `UDAYA_LAMBDA_ENDPOINT` (a local double).
 */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { StorageDown } from '../../contract/ports/table.ts';
import { FUNCTION_OF, type Jobs } from '../../contract/ports/jobs.ts';
import { handedOr } from './opened.ts';

/** A job is started within a call that its caller waits for. */
const CONNECT_MS = 500;
const ANSWER_MS = 3000;

/** A client for the endpoint of a double, or for AWS. */
const openLambda = (endpoint?: string): LambdaClient =>
  new LambdaClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    ...(endpoint ? { endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } } : {}),
  });

/** Starts jobs by invoking functions whose names begin so. */
const jobsOf = (client: LambdaClient, prefix: string): Jobs => ({
  start: async (job) => {
    const FunctionName = prefix + FUNCTION_OF[job.kind];
    try {
      await client.send(
        new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: Buffer.from(JSON.stringify(job)) }),
      );
    } catch (error) {
      throw new StorageDown(error instanceof Error ? error.name : 'unknown', false, { cause: error });
    }
  },
});

/** What was handed over, or the functions of the environment, opened on first use. Throws a plain Error where none is named. */
export const sharedJobs = handedOr('jobs', ['UDAYA_FUNCTIONS', 'UDAYA_LAMBDA_ENDPOINT'], (env): Jobs => {
  const { UDAYA_FUNCTIONS: prefix, UDAYA_LAMBDA_ENDPOINT: endpoint } = env;
  if (!prefix) throw new Error('UDAYA_FUNCTIONS is not set');
  return jobsOf(openLambda(endpoint), prefix);
});

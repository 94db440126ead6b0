/** The log lines of jobs, with their CloudWatch metrics (embedded metric format). */
import type { Kept } from './billing.ts';
import type { Erased } from './erase-due.ts';
import type { GatewayKeysRun } from './gateway-keys.ts';
import type { Swept } from './sweep.ts';

const isTime = (name: string): boolean => name === 'SettlementLag' || name === 'Overdue';

/** A line with counts, each of which is a metric of the function; those that are times in seconds. */
const metricLine = (
  message: string,
  counts: Readonly<Record<string, number>>,
  functionName: string,
  now: number,
): string =>
  JSON.stringify({
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: 'Udaya',
          Dimensions: [['FunctionName']],
          Metrics: Object.keys(counts).map((Name) => ({ Name, Unit: isTime(Name) ? 'Seconds' : 'Count' })),
        },
      ],
    },
    level: 'INFO',
    timestamp: new Date(now).toISOString(),
    message,
    FunctionName: functionName,
    ...counts,
  });

/** The line of a sweep that `functionName` made; `now` in epoch ms. */
export const sweptLine = (
  { done, calls, customers, delivered, returned, lag }: Swept,
  functionName: string,
  now: number,
) =>
  metricLine(
    done ? 'swept' : 'another sweep is running, or there is more to do than one can',
    {
      Calls: calls,
      Customers: customers,
      Delivered: delivered,
      Returned: returned,
      ...(lag === null ? {} : { SettlementLag: lag }),
    },
    functionName,
    now,
  );

/** The line of a run over the gateway keys; `now` in epoch ms. */
export const gatewayKeysLine = (
  { done, own, pooled, steps, failed, overdue }: GatewayKeysRun,
  functionName: string,
  now: number,
): string =>
  metricLine(
    done ? 'gateway keys kept' : 'another run is at it, or there is more to do than one can',
    { OwnKeys: own, PooledCustomers: pooled, Steps: steps, FailedSteps: failed, Overdue: overdue },
    functionName,
    now,
  );

/** The line of a run that erased accounts; `now` in epoch ms. */
export const erasedLine = ({ erased, failed, overdue }: Erased, functionName: string, now: number): string =>
  metricLine('erased', { Erased: erased, FailedErasures: failed, Overdue: overdue }, functionName, now);

/** The line of a tick of events: `overdue`, seconds for which the oldest row has been due. */
export const tickedLine = (
  { messages, jobs, overdue }: { readonly messages: number; readonly jobs: number; readonly overdue: number },
  functionName: string,
  now: number,
): string => metricLine('ticked', { Messages: messages, Jobs: jobs, Overdue: overdue }, functionName, now);

/**
 * The line of a run of billing: `overdue`, seconds for which the oldest row, or the comparison with the providers, has been due.
 * What failed is a metric only where something did: metrics cost by the hour in which they are written.
 */
export const billedLine = (
  { failed, overdue }: Pick<Kept, 'failed' | 'overdue'>,
  functionName: string,
  now: number,
): string =>
  metricLine('billed', { ...(failed > 0 ? { FailedBills: failed } : {}), Overdue: overdue }, functionName, now);

/** The line of a probe of which checks failed. */
const probedLine = (failed: readonly string[], functionName: string, now: number): string =>
  metricLine(`probed: ${failed.join(', ')} failed`, { FailedChecks: failed.length }, functionName, now);

/** Writes the line of a job on AWS; locally the terminal belongs to the person before it. */
const write = (line: (functionName: string) => string): void => {
  const name = process.env['AWS_LAMBDA_FUNCTION_NAME'];
  if (name !== undefined) process.stdout.write(`${line(name)}\n`);
};

/** Write the line of one run of a job. */
export const logSwept = (swept: Swept): void => write((name) => sweptLine(swept, name, Date.now()));

export const logGatewayKeys = (run: GatewayKeysRun): void => write((name) => gatewayKeysLine(run, name, Date.now()));

export const logErased = (erased: Erased): void => write((name) => erasedLine(erased, name, Date.now()));

export const logTicked = (ticked: Parameters<typeof tickedLine>[0]): void =>
  write((name) => tickedLine(ticked, name, Date.now()));

export const logProbed = (failed: readonly string[]): void => {
  if (failed.length > 0) write((name) => probedLine(failed, name, Date.now()));
};

export const logBilled = (kept: Kept): void => write((name) => billedLine(kept, name, Date.now()));

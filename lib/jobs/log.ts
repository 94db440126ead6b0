/** The log line of a sweep, with its CloudWatch metrics (embedded metric format). */
import type { Swept } from './sweep.ts';

const METRICS = ['Calls', 'Customers', 'Delivered', 'Returned'].map((Name) => ({ Name, Unit: 'Count' }));

/** The line of a sweep that `functionName` made; `now` in epoch ms. */
export const sweptLine = ({ done, calls, customers, delivered, returned }: Swept, functionName: string, now: number) =>
  JSON.stringify({
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [{ Namespace: 'Udaya', Dimensions: [['FunctionName']], Metrics: METRICS }],
    },
    level: 'INFO',
    timestamp: new Date(now).toISOString(),
    message: done ? 'swept' : 'another sweep is running, or there is more to do than one can',
    FunctionName: functionName,
    Calls: calls,
    Customers: customers,
    Delivered: delivered,
    Returned: returned,
  });

/** Writes the line of a sweep on AWS; locally the terminal belongs to the person before it. */
export const logSwept = (swept: Swept): void => {
  const name = process.env['AWS_LAMBDA_FUNCTION_NAME'];
  if (name !== undefined) process.stdout.write(`${sweptLine(swept, name, Date.now())}\n`);
};

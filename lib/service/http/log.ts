/**
 * One line per request: structured log and CloudWatch metrics (embedded metric format) in one JSON object. It goes to
 * standard output as it is, because the Lambda runtime wraps what console.log prints. Never a key, a body or a birth detail.
 * UDAYA_LOG=off silences it.
 */

/** What is logged about a request. */
export interface RequestLog {
  readonly requestId: string;
  /** The caller's own name for the call. */
  readonly clientRequestId?: string | undefined;
  readonly endpoint: string;
  readonly status: number;
  /** Error code, or empty. */
  readonly code: string;
  readonly ms: number;
  readonly credits: number;
  readonly keyId: string;
  /** Name and frames of an unexpected failure, without its message: a message may quote input. */
  readonly failure?: readonly string[] | undefined;
}

const METRICS = JSON.stringify([
  {
    Namespace: 'Udaya',
    Dimensions: [['Endpoint']],
    Metrics: [
      { Name: 'Count', Unit: 'Count' },
      { Name: 'Errors', Unit: 'Count' },
      { Name: 'Latency', Unit: 'Milliseconds' },
      { Name: 'Credits', Unit: 'Count' },
    ],
  },
]);

/** The line of a request. `now` in milliseconds since 1970. */
export const logLine = (entry: RequestLog, now: number): string => {
  const error = entry.status >= 500;
  const fields = JSON.stringify({
    level: error ? 'ERROR' : 'INFO',
    timestamp: new Date(now).toISOString(),
    request_id: entry.requestId,
    client_request_id: entry.clientRequestId,
    Endpoint: entry.endpoint,
    status: entry.status,
    code: entry.code,
    key_id: entry.keyId,
    Count: 1,
    Errors: error ? 1 : 0,
    Latency: Math.round(entry.ms * 1000) / 1000,
    Credits: entry.credits,
    failure: entry.failure,
  });
  return `{"_aws":{"Timestamp":${now},"CloudWatchMetrics":${METRICS}},${fields.slice(1)}`;
};

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** Writes the line of a request. */
export const logRequest = (entry: RequestLog): void => {
  if (process.env['UDAYA_LOG'] === 'off') return;
  process.stdout.write(`${logLine(entry, Date.now())}\n`);
};

const FRAMES = 12;
/** Causes behind an error that are written down: each has been wrapped once. */
const CAUSES = 4;

/** Name and stack frames of an error and the names of what caused it, without any message: these may quote a request. */
export const framesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [typeof error];
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const causes: string[] = [];
  for (let { cause } = error; cause !== undefined && causes.length < CAUSES; cause = causeOf(cause))
    causes.push(`caused by ${cause instanceof Error ? cause.name : typeof cause}`);
  return [error.name, ...frames.slice(0, FRAMES).map((line) => line.trim()), ...causes];
};

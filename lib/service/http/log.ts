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
  readonly suite: string;
  readonly status: number;
  /** Error code, or empty. */
  readonly code: string;
  readonly ms: number;
  readonly credits: number;
  readonly keyId: string;
  /** Name and frames of an unexpected failure, without its message: a message may quote input. */
  readonly failure?: readonly string[] | undefined;
}

/**
 * CloudWatch charges for each metric of each dimension by the month, so there are two for a suite. Calls are counted by the
 * gateway; one endpoint is looked at by the stack's saved query over these lines.
 */
export const REQUEST_METRICS = [
  { Name: 'Errors', Unit: 'Count' },
  { Name: 'Latency', Unit: 'Milliseconds' },
] as const;
const METRICS = JSON.stringify([{ Namespace: 'Udaya', Dimensions: [['Suite']], Metrics: REQUEST_METRICS }]);

/** Whether the next request is the first of this process: the one that waited for a cold start. */
let isFirst = true;

/** The line of a request, the `first` of its process or not. `now` in milliseconds since 1970. */
export const logLine = (entry: RequestLog, now: number, first = false): string => {
  const error = entry.status >= 500;
  const fields = JSON.stringify({
    level: error ? 'ERROR' : 'INFO',
    timestamp: new Date(now).toISOString(),
    request_id: entry.requestId,
    client_request_id: entry.clientRequestId,
    Suite: entry.suite,
    endpoint: entry.endpoint,
    first: first ? 1 : undefined,
    status: entry.status,
    code: entry.code,
    key_id: entry.keyId,
    Errors: error ? 1 : 0,
    Latency: Math.round(entry.ms * 1000) / 1000,
    credits: entry.credits,
    failure: entry.failure,
  });
  return `{"_aws":{"Timestamp":${now},"CloudWatchMetrics":${METRICS}},${fields.slice(1)}`;
};

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** Whether lines are left out. Looked up once: the environment is slow to ask. */
let isSilent: boolean | undefined;

/** Writes the line of a request. */
export const logRequest = (entry: RequestLog): void => {
  if ((isSilent ??= process.env['UDAYA_LOG'] === 'off')) return;
  const first = isFirst;
  isFirst = false;
  process.stdout.write(`${logLine(entry, Date.now(), first)}\n`);
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

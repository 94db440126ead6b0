/**
 * What the service costs on AWS: `npm run cost` prints the tables that stand in README.md beside this file, for a
 * million charged calls, for a month besides, and with the starts that calls meet; with `--calls <a day>` also what both come to together. Units come from what this
 * service does for a call and from what a stage has, prices from AWS's price list. No free tier, no discount.
 */
import { parseArgs } from 'node:util';
import { billedLine, erasedLine, gatewayKeysLine, sweptLine, tickedLine } from '../../accounts/jobs/log.ts';
import { allRoutes } from '../../service/catalogue/registry.ts';
import { REQUEST_METRICS } from '../../service/http/log.ts';
import { alarms } from './alarms.ts';

/** Where and when the prices were looked up. */
export const PRICED = { region: 'us-east-1', date: '2026-11-21' } as const;

/** Prices in US dollars. */
export const PRICES = {
  /** REST API, a million requests, of the first 333 million in a month. */
  gatewayRequests: 3.5,
  /** A million invocations. */
  invocations: 0.2,
  /** Arm, a GB-second. */
  gbSecond: 0.000_013_333_4,
  /** On demand, a million units. */
  writeUnits: 0.625,
  readUnits: 0.125,
  /** CloudWatch Logs, a GB taken in. */
  logGb: 0.5,
  /** A GB sent to the internet, of the first 10 TB in a month. */
  outGb: 0.09,
  /** A month of a metric of our own, of an alarm, of a secret, of a dashboard. */
  metric: 0.3,
  alarm: 0.1,
  secret: 0.4,
  /** A month of a key of KMS, and of a year's renewed material. */
  masterKey: 1,
  dashboard: 3,
  /** A million calls through the front, where there is no domain. */
  frontRequests: 1,
} as const;

const MILLION = 1_000_000;
const MEMORY_GB = 0.5;

/** What a call takes besides whole numbers. Times are billed ones, at 512 MB, with what the function waits for. */
export const ASSUMED = {
  /** The authorizer waits for DynamoDB: a read and a write at once. */
  authorizerMs: 12,
  /** A birth chart; a whole kundli takes about twice as long. */
  functionMs: 5,
  logKb: 0.8,
  answerKb: 6,
} as const;

export interface CostRow {
  readonly service: string;
  readonly units: string;
  readonly dollars: number;
}

const row = (service: string, units: string, dollars: number): CostRow => ({ service, units, dollars });

/** The rows for a million calls. */
export const costRows = (): readonly CostRow[] => {
  const { authorizerMs, functionMs, logKb, answerKb } = ASSUMED;
  const gbSeconds = ((authorizerMs + functionMs) / 1000) * MEMORY_GB * MILLION;
  return [
    row('API Gateway (REST)', '1 M requests', PRICES.gatewayRequests),
    row('Lambda, invocations', '2 M: the authorizer and the function', 2 * PRICES.invocations),
    row(
      'Lambda, time',
      `${gbSeconds.toLocaleString('en')} GB-s: ${authorizerMs} ms and ${functionMs} ms at 512 MB, arm64`,
      gbSeconds * PRICES.gbSecond,
    ),
    row(
      'DynamoDB, on demand',
      '2 M write units (the usage item is at most 2 KB), 1 M read units (the key)',
      2 * PRICES.writeUnits + PRICES.readUnits,
    ),
    row('CloudWatch Logs', `${logKb} GB: a line of the gateway and one of the function`, logKb * PRICES.logGb),
    row('Data sent', `${answerKb} GB: answers of ${answerKb} KB`, answerKb * PRICES.outGb),
  ];
};

/** What the jobs read, write and run for in a month in which nobody calls (`npm run simulate -- jobs`, 100,000 customers). */
const IDLE_JOBS = 5.42;

/** Metrics that the jobs write: those of their log lines. */
const jobMetrics = (): number => {
  const nothing = { done: true, calls: 0, customers: 0, delivered: 0, returned: 0, lag: 0 };
  const steps = { done: true, own: 0, pooled: 0, steps: 0, failed: 0, overdue: 0 };
  const lines = [
    sweptLine(nothing, '', 0),
    gatewayKeysLine(steps, '', 0),
    erasedLine({ erased: 0, failed: 0, overdue: 0 }, '', 0),
    tickedLine({ messages: 0, jobs: 0, overdue: 0 }, '', 0),
    billedLine({ failed: 0, overdue: 0 }, '', 0),
  ];
  return lines.reduce((sum, line) => sum + (line.match(/"Name":/g) ?? []).length, 0);
};

const totalOf = (rows: readonly CostRow[]): number => rows.reduce((sum, { dollars }) => sum + dollars, 0);

/** A probe each minute: calls that cost as all others do, and a function that waits for them. */
const PROBES = { month: 43_200, calls: 3, waitsMs: 150 } as const;

const probeDollars = (): number => {
  const { month, calls, waitsMs } = PROBES;
  const asked = (month * calls * totalOf(costRows())) / MILLION;
  const made = (month * (PRICES.invocations + PRICES.writeUnits + 2 * PRICES.readUnits)) / MILLION;
  return asked + made + ((month * waitsMs) / 1000) * MEMORY_GB * PRICES.gbSecond;
};

/** The rows for a month, however many calls there are. Each suite that is called at all writes its metrics. */
export const monthRows = async (): Promise<readonly CostRow[]> => {
  const suites = new Set((await allRoutes()).map(({ endpoint }) => endpoint.suite)).size;
  const ofJobs = jobMetrics();
  const metrics = suites * REQUEST_METRICS.length + ofJobs;
  const alarmed = Object.keys(alarms('prod', undefined)).filter((name) => name.endsWith('Alarm')).length;
  return [
    row(
      'CloudWatch, metrics',
      `${metrics}: ${REQUEST_METRICS.length} for each of ${suites} suites, ${ofJobs} of the jobs`,
      metrics * PRICES.metric,
    ),
    row('CloudWatch, alarms', String(alarmed), alarmed * PRICES.alarm),
    row('CloudWatch, dashboard', '1', PRICES.dashboard),
    row('Secrets Manager', '1', PRICES.secret),
    row('KMS', '1 key', PRICES.masterKey),
    row('Jobs', '100,000 customers of whom nobody calls', IDLE_JOBS),
    row('Probes', `${PROBES.month.toLocaleString('en')}, one a minute, each of ${PROBES.calls} calls`, probeDollars()),
  ];
};

/** How the calls of a day lie: so much of them in eight hours, the others in the rest; endpoints are asked for by Zipf's law. */
const DAY_SHAPE = [
  { share: 0.6, minutes: 480 },
  { share: 0.4, minutes: 960 },
] as const;
/** Minutes for which AWS keeps an environment that nobody calls: longer by experience, promised by nobody. */
const KEPT_MINUTES = 10;
/** Billed milliseconds of a start: loading the function and the layer. */
const START_MS = 350;

/** The share of calls that meet a start, 0 to 1, for so many Lambdas and calls a day: those before which the Lambda was not called for as long as an environment is kept. */
export const coldShare = (lambdas: number, callsOfDay: number): number => {
  const ranks = Array.from({ length: lambdas }, (_, i) => 1 / (i + 1));
  const whole = ranks.reduce((sum, one) => sum + one, 0);
  return ranks.reduce((sum, rank) => {
    const own = rank / whole;
    return (
      sum +
      DAY_SHAPE.reduce(
        (part, { share, minutes }) =>
          part + share * own * Math.exp((-callsOfDay * share * own * KEPT_MINUTES) / minutes),
        0,
      )
    );
  }, 0);
};

/** Calls of a day for which the table of starts has a row. */
const DAYS = [1000, 10_000, 100_000, 300_000, 1_000_000] as const;

/** Dollars of a million charged calls, starts included, by calls of a day: with a Lambda for each endpoint, and for each suite. */
export const coldRows = async (): Promise<readonly (readonly string[])[]> => {
  const charged = (await allRoutes()).filter(({ endpoint: { kind } }) => kind === 'calculation');
  const lambdas = [charged.length, new Set(charged.map(({ endpoint }) => endpoint.suite)).size];
  const warm = totalOf(costRows());
  const startDollars = (START_MS / 1000) * MEMORY_GB * PRICES.gbSecond * MILLION;
  return DAYS.map((calls) => [
    calls.toLocaleString('en'),
    ...lambdas.flatMap((count) => {
      const share = coldShare(count, calls);
      return [`${(share * 100).toFixed(1)} %`, (warm + share * startDollars).toFixed(2)];
    }),
  ]);
};

/** Rows as a table in Markdown; the columns from so many on hold numbers. */
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[], numbers: number): string => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((one) => one[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i >= numbers ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i >= numbers ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

/** A table of numbers. */
export const numberTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  tableOf(head, rows, 0);
export const COLD_HEAD = ['Calls a day', 'per endpoint: starts', 'USD', 'per suite: starts', 'USD'] as const;

/** A table of costs with their sum. */
export const costTable = (rows: readonly CostRow[], units: string): string =>
  tableOf(
    ['Service', units, 'USD'],
    [...rows, row('Together', '', totalOf(rows))].map((one) => [one.service, one.units, one.dollars.toFixed(2)]),
    2,
  );

export const UNITS = { calls: 'Units for a million calls', month: 'Units in a month' } as const;

if (import.meta.main) {
  const { values } = parseArgs({ options: { calls: { type: 'string', default: '' } } });
  const month = await monthRows();
  console.log(`Prices of AWS in ${PRICED.region}, looked up ${PRICED.date}. A million charged calls:\n`);
  console.log(costTable(costRows(), UNITS.calls));
  console.log(
    `\nA month besides, without backups and mail; a front without a domain is ${PRICES.frontRequests} more for a million calls:\n`,
  );
  console.log(costTable(month, UNITS.month));
  console.log('\nA million charged calls with the starts that they meet:\n');
  console.log(numberTable(COLD_HEAD, await coldRows()));
  const calls = Number(values.calls);
  if (calls > 0) {
    const all = totalOf(month) + (totalOf(costRows()) * calls * 30) / MILLION;
    console.log(`\n${calls.toLocaleString('en')} calls a day: ${all.toFixed(2)} USD a month`);
  }
}

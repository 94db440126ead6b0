/**
 * What a million charged calls cost on AWS: `node lib/tools/deploy/cost.ts` prints the table that stands in README.md beside this
 * file. Units come from what this service does for a call, prices from AWS's price list. No free tier, no discount.
 */

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

/** The rows for a million calls. */
export const costRows = (): readonly CostRow[] => {
  const { authorizerMs, functionMs, logKb, answerKb } = ASSUMED;
  const gbSeconds = ((authorizerMs + functionMs) / 1000) * MEMORY_GB * MILLION;
  return [
    { service: 'API Gateway (REST)', units: '1 M requests', dollars: PRICES.gatewayRequests },
    { service: 'Lambda, invocations', units: '2 M: the authorizer and the function', dollars: 2 * PRICES.invocations },
    {
      service: 'Lambda, time',
      units: `${gbSeconds.toLocaleString('en')} GB-s: ${authorizerMs} ms and ${functionMs} ms at 512 MB, arm64`,
      dollars: gbSeconds * PRICES.gbSecond,
    },
    {
      service: 'DynamoDB, on demand',
      units: '2 M write units (the usage item is at most 2 KB), 1 M read units (the key)',
      dollars: 2 * PRICES.writeUnits + PRICES.readUnits,
    },
    {
      service: 'CloudWatch Logs',
      units: `${logKb} GB: a line of the gateway and one of the function`,
      dollars: logKb * PRICES.logGb,
    },
    { service: 'Data sent', units: `${answerKb} GB: answers of ${answerKb} KB`, dollars: answerKb * PRICES.outGb },
  ];
};

/** The table in Markdown. */
export const costTable = (): string => {
  const rows = costRows();
  const total = rows.reduce((sum, { dollars }) => sum + dollars, 0);
  const cells = [
    ['Service', 'Units for a million calls', 'USD'],
    ...rows.map(({ service, units, dollars }) => [service, units, dollars.toFixed(2)]),
    ['Together', '', total.toFixed(2)],
  ];
  const widths = [0, 1, 2].map((i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => (i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = `| ${widths.map((width, i) => (i === 2 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
};

if (import.meta.main) {
  console.log(`A million charged calls, prices of AWS in ${PRICED.region}, looked up ${PRICED.date}:\n`);
  console.log(costTable());
}

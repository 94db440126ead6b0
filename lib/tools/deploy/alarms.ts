/** Alarms of a stage, one row each, and the topic that tells an operator. One endpoint is looked at by the saved query (`dashboard.ts`). */
import { LATE } from '../../accounts/jobs/late.ts';
import { API_NAMES } from './apis.ts';
import { apiName } from './rest-apis.ts';
import { ref, type Json } from './template.ts';

/** Who tells the operator. */
export const ALARM_TOPIC = 'AlarmTopic';

interface Alarm {
  readonly description: string;
  readonly namespace: string;
  readonly metric: string;
  readonly statistic: string;
  readonly dimensions: Readonly<Record<string, unknown>>;
  /** Several dimensions of which the highest counts, in the place of one. */
  readonly highestOf?: readonly Readonly<Record<string, unknown>>[];
  readonly threshold: number;
  /** Seconds. */
  readonly period: number;
  /** Periods in a row. */
  readonly periods: number;
  /** Alarm below the threshold, and where nothing is measured at all. */
  readonly below?: true;
}

const rows = (stage: string): Readonly<Record<string, Alarm>> => {
  const apis = API_NAMES.map((api) => ({ ApiName: apiName(stage, api), Stage: stage }));
  const of = (name: string) => ({ FunctionName: `udaya-${stage}-${name}` });
  const gateway = { namespace: 'AWS/ApiGateway', dimensions: {}, highestOf: apis, period: 300 };
  const lambda = { namespace: 'AWS/Lambda', statistic: 'Sum', period: 300 };
  const lag = (name: string, metric: string) => ({
    namespace: 'Udaya',
    metric,
    statistic: 'Maximum',
    dimensions: of(name),
    period: 300,
  });
  const table = { namespace: 'AWS/DynamoDB', statistic: 'Sum', dimensions: { TableName: ref('Table') }, period: 300 };
  return {
    ServerErrors: {
      ...gateway,
      description: 'More than 1 % of the calls of one of the APIs end in 5xx',
      metric: '5XXError',
      statistic: 'Average',
      threshold: 0.01,
      periods: 2,
    },
    SlowAnswers: {
      ...gateway,
      description: 'One call in twenty of one of the APIs takes longer than 3 s',
      metric: 'Latency',
      statistic: 'p95',
      threshold: 3000,
      periods: 3,
    },
    FunctionsThrottled: {
      ...lambda,
      description: 'The account has no concurrency left for functions',
      metric: 'Throttles',
      dimensions: {},
      threshold: 0,
      periods: 2,
    },
    AuthorizerErrors: {
      ...lambda,
      description: 'The authorizer fails: callers get 503',
      metric: 'Errors',
      dimensions: of('authorizer'),
      threshold: 0,
      periods: 1,
    },
    SweepErrors: {
      ...lambda,
      description: 'Settlement fails again and again: credits of failed calls do not come back',
      metric: 'Errors',
      dimensions: of('sweep'),
      threshold: 0,
      periods: 3,
    },
    SweepMissing: {
      ...lambda,
      description: 'Settlement does not run',
      metric: 'Invocations',
      dimensions: of('sweep'),
      threshold: 1,
      periods: 3,
      below: true,
    },
    SettlementLate: {
      ...lag('sweep', 'SettlementLag'),
      description: 'Calls of more than 15 minutes ago are not settled: there is more traffic than one sweep can read',
      threshold: LATE.sweep,
      periods: 2,
    },
    SettlementStuck: {
      ...lag('sweep', 'SettlementLag'),
      description: 'Calls of more than an hour ago are not settled: after a stop this should shrink from run to run',
      threshold: 3600,
      periods: 2,
    },
    EraseLate: {
      ...lag('erase', 'Overdue'),
      description: 'An account should have been erased more than a day ago',
      threshold: LATE.erase,
      period: 3600,
      periods: 1,
    },
    EraseMissing: {
      ...lambda,
      description: 'No account is erased: the job does not run',
      metric: 'Invocations',
      dimensions: of('erase'),
      threshold: 1,
      period: 3600,
      periods: 3,
      below: true,
    },
    ShieldLate: {
      ...lag('shield', 'Overdue'),
      description: 'A key in the usage plans has waited more than an hour for its next step',
      threshold: 3600,
      periods: 2,
    },
    WorkerErrors: {
      ...lambda,
      description: 'The worker fails: reports and deliveries wait for its sweep',
      metric: 'Errors',
      dimensions: of('worker'),
      threshold: 0,
      periods: 3,
    },
    EventsErrors: {
      ...lambda,
      description: 'The tick of events fails: messages to webhooks and jobs that were lost wait',
      metric: 'Errors',
      dimensions: of('events'),
      threshold: 0,
      periods: 3,
    },
    EventsLate: {
      ...lag('events', 'Overdue'),
      description:
        'A message or a job has waited more than ten minutes: there is more than a tick can start, or it does not run',
      threshold: LATE.events,
      periods: 2,
    },
    RowsErrors: {
      ...lambda,
      description: 'Workers of jobs fail: their rows wait for the tick of events',
      metric: 'Errors',
      dimensions: of('rows'),
      threshold: 0,
      periods: 3,
    },
    BillingErrors: {
      ...lambda,
      description: 'The job of billing fails: months are not taken, and plans that were not paid stay',
      metric: 'Errors',
      dimensions: of('billing'),
      threshold: 0,
      period: 3600,
      periods: 2,
    },
    BillingLate: {
      ...lag('billing', 'Overdue'),
      description:
        'A plan or a wallet has waited six hours, or payments were not compared with their providers in time',
      threshold: LATE.billing,
      period: 3600,
      periods: 1,
    },
    BillingMissing: {
      ...lambda,
      description: 'The job of billing does not run',
      metric: 'Invocations',
      dimensions: of('billing'),
      threshold: 1,
      period: 3600,
      periods: 3,
      below: true,
    },
    ProbeFailed: {
      ...lag('probe', 'FailedChecks'),
      description: 'The service does not answer itself through its public address as it should',
      threshold: 0,
      periods: 2,
    },
    ProbeMissing: {
      ...lambda,
      description: 'The service is not probed: the status page counts these minutes as failed',
      metric: 'Invocations',
      dimensions: of('probe'),
      threshold: 1,
      periods: 3,
      below: true,
    },
    CreditsReturned: {
      description: 'Many calls were charged and not answered: functions die, or the access log is not complete',
      namespace: 'Udaya',
      metric: 'Returned',
      statistic: 'Sum',
      dimensions: of('sweep'),
      threshold: 1000,
      period: 3600,
      periods: 1,
    },
    ShieldErrors: {
      ...lambda,
      description: 'The keys in the usage plans are not kept: new customers stay in the pool, plans are not followed',
      metric: 'Errors',
      dimensions: of('shield'),
      threshold: 0,
      periods: 3,
    },
    GatewayKeysFull: {
      description:
        'API Gateway takes no more keys (10,000 in an account and region): these customers share the key of the pool',
      namespace: 'Udaya',
      metric: 'PooledCustomers',
      statistic: 'Maximum',
      dimensions: of('shield'),
      threshold: 0,
      period: 3600,
      periods: 1,
    },
    WritesThrottled: {
      ...table,
      description: 'The table refuses writes: one account is too hot, or the account’s limit is reached',
      metric: 'WriteThrottleEvents',
      threshold: 0,
      periods: 2,
    },
    ReadsThrottled: {
      ...table,
      description: 'The table refuses reads',
      metric: 'ReadThrottleEvents',
      threshold: 0,
      periods: 2,
    },
  };
};

const listed = (dimensions: Alarm['dimensions']): readonly Json[] =>
  Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value }));

const metricOf = (row: Alarm): Json => ({
  Namespace: row.namespace,
  MetricName: row.metric,
  ...(row.statistic.startsWith('p') ? { ExtendedStatistic: row.statistic } : { Statistic: row.statistic }),
  Dimensions: listed(row.dimensions),
  Period: row.period,
});

/** The highest of a metric's values for several dimensions. */
const highest = (
  { namespace, metric, statistic, period }: Alarm,
  of: readonly Alarm['dimensions'][],
): readonly Json[] => [
  { Id: 'highest', Expression: `MAX([${of.map((_, n) => `m${n}`).join(', ')}])`, Label: metric, ReturnData: true },
  ...of.map((dimensions, n) => ({
    Id: `m${n}`,
    ReturnData: false,
    MetricStat: {
      Metric: { Namespace: namespace, MetricName: metric, Dimensions: listed(dimensions) },
      Period: period,
      Stat: statistic,
    },
  })),
];

const alarm = (name: string, row: Alarm): Json => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    AlarmName: name,
    AlarmDescription: row.description,
    ...(row.highestOf === undefined ? metricOf(row) : { Metrics: highest(row, row.highestOf) }),
    EvaluationPeriods: row.periods,
    Threshold: row.threshold,
    ComparisonOperator: row.below ? 'LessThanThreshold' : 'GreaterThanThreshold',
    TreatMissingData: row.below ? 'breaching' : 'notBreaching',
    AlarmActions: [ref(ALARM_TOPIC)],
    OKActions: [ref(ALARM_TOPIC)],
  },
});

/** The alarm of the front, which fails by itself where it does not reach an API. */
export const frontAlarm = (stage: string): Readonly<Record<string, Json>> => ({
  FrontErrorsAlarm: alarm(`udaya-${stage} FrontErrors`, {
    description: 'More than 1 % of all calls end in 5xx at the front',
    namespace: 'AWS/ApiGateway',
    metric: '5xx',
    statistic: 'Average',
    dimensions: { ApiId: ref('Front') },
    threshold: 0.01,
    period: 300,
    periods: 2,
  }),
});

/** The alarms of a stage; `mail` is told when there is one. */
export const alarms = (stage: string, mail: string | undefined): Readonly<Record<string, Json>> => ({
  // There is always one: the edge imports it, and what is imported cannot be taken away.
  [ALARM_TOPIC]: {
    Type: 'AWS::SNS::Topic',
    Properties: mail === undefined ? {} : { Subscription: [{ Protocol: 'email', Endpoint: mail }] },
  },
  ...Object.fromEntries(
    Object.entries(rows(stage)).map(([name, row]) => [`${name}Alarm`, alarm(`udaya-${stage} ${name}`, row)]),
  ),
});

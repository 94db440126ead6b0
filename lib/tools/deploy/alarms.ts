/** Alarms of a stage, one row each, and the topic that tells an operator. One endpoint is looked at by the saved query (`dashboard.ts`). */
import { LATE } from '../../accounts/jobs/late.ts';
import { API_NAMES } from './apis.ts';
import { apiName } from './rest-apis.ts';
import { ref, resource, type Json } from './template.ts';

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

/** What an alarm says beside what is measured. */
type Said = Pick<Alarm, 'description' | 'threshold'> & Partial<Pick<Alarm, 'period'>>;

const rows = (stage: string): Readonly<Record<string, Alarm>> => {
  const apis = API_NAMES.map((api) => ({ ApiName: apiName(stage, api), Stage: stage }));
  const of = (name: string) => ({ FunctionName: `udaya-${stage}-${name}` });
  const gateway = { namespace: 'AWS/ApiGateway', dimensions: {}, highestOf: apis, period: 300 };
  const lambda = { namespace: 'AWS/Lambda', statistic: 'Sum', period: 300 };
  const table = { namespace: 'AWS/DynamoDB', statistic: 'Sum', dimensions: { TableName: ref('Table') }, period: 300 };
  /** A function that fails. */
  const errors = (name: string, description: string, { period = 300, periods = 3 } = {}): Alarm => ({
    ...lambda,
    description,
    metric: 'Errors',
    dimensions: of(name),
    threshold: 0,
    period,
    periods,
  });
  /** A function that does not run. */
  const missing = (name: string, description: string, period = 300): Alarm => ({
    ...lambda,
    description,
    metric: 'Invocations',
    dimensions: of(name),
    threshold: 1,
    period,
    periods: 3,
    below: true,
  });
  /** What a function measures of itself. */
  const own = (name: string, metric: string, said: Said): Alarm => ({
    namespace: 'Udaya',
    metric,
    statistic: 'Maximum',
    dimensions: of(name),
    period: 300,
    periods: said.period === undefined ? 2 : 1,
    ...said,
  });
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
    AuthorizerErrors: errors('authorizer', 'The authorizer fails: callers get 503', { periods: 1 }),
    SweepErrors: errors('sweep', 'Settlement fails again and again: credits of failed calls do not come back'),
    SweepMissing: missing('sweep', 'Settlement does not run'),
    SettlementLate: own('sweep', 'SettlementLag', {
      description: 'Calls of more than 15 minutes ago are not settled: there is more traffic than one sweep can read',
      threshold: LATE.sweep,
    }),
    SettlementStuck: own('sweep', 'SettlementLag', {
      description: 'Calls of more than an hour ago are not settled: after a stop this should shrink from run to run',
      threshold: 3600,
    }),
    EraseLate: own('erase', 'Overdue', {
      description: 'An account should have been erased more than a day ago',
      threshold: LATE.erase,
      period: 3600,
    }),
    EraseMissing: missing('erase', 'No account is erased: the job does not run', 3600),
    ShieldLate: own('shield', 'Overdue', {
      description: 'A key in the usage plans has waited more than an hour for its next step',
      threshold: 3600,
    }),
    WorkerErrors: errors('worker', 'The worker fails: reports and deliveries wait for its sweep'),
    EventsErrors: errors('events', 'The tick of events fails: messages to webhooks and jobs that were lost wait'),
    EventsLate: own('events', 'Overdue', {
      description:
        'A message or a job has waited more than ten minutes: there is more than a tick can start, or it does not run',
      threshold: LATE.events,
    }),
    RowsErrors: errors('rows', 'Workers of jobs fail: their rows wait for the tick of events'),
    BillingErrors: errors(
      'billing',
      'The job of billing fails: months are not taken, and plans that were not paid stay',
      { period: 3600, periods: 2 },
    ),
    BillingLate: own('billing', 'Overdue', {
      description:
        'A plan or a wallet has waited six hours, or payments were not compared with their providers in time',
      threshold: LATE.billing,
      period: 3600,
    }),
    BillingMissing: missing('billing', 'The job of billing does not run', 3600),
    ProbeFailed: own('probe', 'FailedChecks', {
      description: 'The service does not answer itself through its public address as it should',
      threshold: 0,
    }),
    ProbeMissing: missing('probe', 'The service is not probed: the status page counts these minutes as failed'),
    CreditsReturned: {
      ...own('sweep', 'Returned', {
        description: 'Many calls were charged and not answered: functions die, or the access log is not complete',
        threshold: 1000,
        period: 3600,
      }),
      statistic: 'Sum',
    },
    ShieldErrors: errors(
      'shield',
      'The keys in the usage plans are not kept: new customers stay in the pool, plans are not followed',
    ),
    GatewayKeysFull: own('shield', 'PooledCustomers', {
      description:
        'API Gateway takes no more keys (10,000 in an account and region): these customers share the key of the pool',
      threshold: 0,
      period: 3600,
    }),
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

const alarm = (name: string, row: Alarm): Json =>
  resource('CloudWatch::Alarm', {
    AlarmName: name,
    AlarmDescription: row.description,
    ...(row.highestOf === undefined ? metricOf(row) : { Metrics: highest(row, row.highestOf) }),
    EvaluationPeriods: row.periods,
    Threshold: row.threshold,
    ComparisonOperator: row.below ? 'LessThanThreshold' : 'GreaterThanThreshold',
    TreatMissingData: row.below ? 'breaching' : 'notBreaching',
    AlarmActions: [ref(ALARM_TOPIC)],
    OKActions: [ref(ALARM_TOPIC)],
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
  [ALARM_TOPIC]: resource(
    'SNS::Topic',
    mail === undefined ? {} : { Subscription: [{ Protocol: 'email', Endpoint: mail }] },
  ),
  ...Object.fromEntries(
    Object.entries(rows(stage)).map(([name, row]) => [`${name}Alarm`, alarm(`udaya-${stage} ${name}`, row)]),
  ),
});

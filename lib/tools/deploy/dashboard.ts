/** The CloudWatch dashboard of a stage: what an operator looks at first, one graph for each question. */
import { API_NAMES } from './apis.ts';
import { apiName } from './rest-apis.ts';
import { resource, sub, type Json } from './template.ts';

/** `[namespace, metric, dimension, value, …, options]`, as CloudWatch writes a line of a graph. */
type Line = readonly (string | Readonly<Record<string, string>>)[];

interface Graph {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly stat: string;
}

/** CloudFormation's name of the table, put in when the stack is made. */
const TABLE_NAME = '${Table}';

const graph = (title: string, stat: string, lines: readonly Line[]): Graph => ({ title, stat, lines });

const graphs = (stage: string): readonly Graph[] => {
  const api = (metric: string, label: string, stat?: string): readonly Line[] =>
    API_NAMES.map((name) => [
      'AWS/ApiGateway',
      metric,
      'ApiName',
      apiName(stage, name),
      'Stage',
      stage,
      { label: `${name}: ${label}`, ...(stat ? { stat } : {}) },
    ]);
  const lambda = (metric: string, name: string): Line => [
    'AWS/Lambda',
    metric,
    'FunctionName',
    `udaya-${stage}-${name}`,
    { label: name },
  ];
  const own = (metric: string, name: string, label: string): Line => [
    'Udaya',
    metric,
    'FunctionName',
    `udaya-${stage}-${name}`,
    { label },
  ];
  const table = (metric: string, label: string): Line => ['AWS/DynamoDB', metric, 'TableName', TABLE_NAME, { label }];
  return [
    graph('Calls and refusals', 'Sum', [
      ...api('Count', 'calls'),
      ...api('4XXError', '4xx'),
      ...api('5XXError', '5xx'),
    ]),
    graph('Time of an answer, ms', 'p50', [
      ...api('Latency', 'half within'),
      ...api('Latency', '95 of 100 within', 'p95'),
    ]),
    graph(
      'Functions that failed',
      'Sum',
      ['authorizer', 'sweep', 'erase', 'shield'].map((name) => lambda('Errors', name)),
    ),
    graph('Functions: throttled, all together', 'Sum', [['AWS/Lambda', 'Throttles', { label: 'throttled' }]]),
    graph('Credits', 'Sum', [
      own('Delivered', 'sweep', 'delivered'),
      own('Returned', 'sweep', 'returned: died or failed'),
    ]),
    graph('Customers in the usage plans', 'Maximum', [
      own('OwnKeys', 'shield', 'with a key of their own'),
      own('PooledCustomers', 'shield', 'in the pool'),
    ]),
    graph('Table: units used', 'Sum', [
      table('ConsumedWriteCapacityUnits', 'writes'),
      table('ConsumedReadCapacityUnits', 'reads'),
    ]),
    graph('Table: refused', 'Sum', [table('WriteThrottleEvents', 'writes'), table('ReadThrottleEvents', 'reads')]),
  ];
};

/** Calls, failures and times of each endpoint, out of the lines of `lib/service/http/log.ts`: metrics of each would cost by the month. */
const ENDPOINTS = `filter ispresent(endpoint)
| stats count() as calls, sum(Errors) as errors, pct(Latency, 50) as half_within, pct(Latency, 95) as most_within, sum(first) as cold by endpoint
| sort calls desc`;

const [WIDTH, HEIGHT] = [12, 6];

/** The dashboard of a stage, two graphs in a row. */
export const dashboard = (stage: string): Readonly<Record<string, Json>> => {
  const widgets = graphs(stage).map(({ title, lines, stat }, i) => ({
    type: 'metric',
    x: (i % 2) * WIDTH,
    y: Math.floor(i / 2) * HEIGHT,
    width: WIDTH,
    height: HEIGHT,
    properties: { title, metrics: lines, stat, period: 300, region: '${AWS::Region}', view: 'timeSeries' },
  }));
  return {
    Dashboard: resource('CloudWatch::Dashboard', {
      DashboardName: `udaya-${stage}`,
      DashboardBody: sub(JSON.stringify({ widgets })),
    }),
    EndpointsQuery: resource('Logs::QueryDefinition', {
      Name: `udaya/${stage}/endpoints`,
      LogGroupNames: [`/udaya/${stage}`],
      QueryString: ENDPOINTS,
    }),
  };
};

/** Where the dashboard is, for the stack's outputs. */
export const dashboardUrl: Json = sub(
  'https://${AWS::Region}.console.aws.amazon.com/cloudwatch/home?region=${AWS::Region}#dashboards:name=${Dashboard}',
);

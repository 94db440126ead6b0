/**
 * Who may do what: one role for each kind of function, with the actions it uses and, in the table, only the items whose
 * partition keys begin as it needs (`dynamodb:LeadingKeys`).
 */
import type { BuiltFunction } from './build.ts';
import { PARTITIONS } from '../../accounts/erase.ts';
import type { Needs } from '../../contract/ports.ts';
import { BUCKET, items, statementsFor, type Senders } from './permissions.ts';
import { allow, getAtt, resource, sub, type Json } from './template.ts';

/** That a service of AWS may take a role. */
export const trust = (service: string): Json => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Principal: { Service: service }, Action: 'sts:AssumeRole' }],
});

const role = (service: string, statements: readonly Json[]): Json =>
  resource('IAM::Role', {
    AssumeRolePolicyDocument: trust(service),
    Policies: [{ PolicyName: 'own', PolicyDocument: { Version: '2012-10-17', Statement: statements } }],
  });

const writeLogs: Json = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], getAtt('LogGroup', 'Arn'));

/** Methods of API Gateway's control plane, which has no account in its names. */
const gatewayKeys = (methods: readonly string[], path: string): Json =>
  allow(
    methods.map((method) => `apigateway:${method}`),
    sub(`arn:\${AWS::Partition}:apigateway:\${AWS::Region}::${path}`),
  );

const LAMBDA = 'lambda.amazonaws.com';
export const GATEWAY = 'apigateway.amazonaws.com';

/** What a function behind no route uses besides its items. */
const serviceNeeds = (needs: Needs, senders: Senders): readonly Json[] =>
  statementsFor({ needs, metered: false, reach: { method: '', path: '', suite: '' } }, senders);

/** What is known of a function behind a route. */
type Routed = Pick<BuiltFunction, 'role' | 'needs' | 'metered' | 'method' | 'path' | 'suite'>;

const rolesOf = (senders: Senders, functions: readonly Routed[]) => ({
  // What names no role has this one: nothing but logs.
  LambdaRole: role(LAMBDA, [writeLogs]),
  ...Object.fromEntries(
    functions.map((one) => [one.role, role(LAMBDA, [writeLogs, ...statementsFor({ ...one, reach: one }, senders)])]),
  ),
  AuthorizerRole: role(LAMBDA, [
    writeLogs,
    items(['GetItem'], 'key#*', 'customer#*', 'sandbox#*'),
    items(['GetItem', 'UpdateItem'], 'usage#*', 'session#*'),
  ]),
  SweepRole: role(LAMBDA, [
    writeLogs,
    items(['GetItem', 'UpdateItem'], 'usage#*', 'charge#*'),
    items(['Query', 'UpdateItem'], 'ledger#*'),
    items(['Query'], 'customers'),
    // Usage: the request log, its counts, and for how long an account wants it kept.
    items(['GetItem', 'Query', 'UpdateItem', 'PutItem'], 'calls#*', 'hours#*'),
    items(['GetItem'], 'ledger#*', 'customer#*'),
    items(['GetItem', 'PutItem', 'DeleteItem'], 'job#sweep'),
    // What webhooks are told of credits.
    items(['Query'], 'hook#*'),
    items(['PutItem'], 'hookmsg#*', 'due#webhooks#*'),
    allow('logs:FilterLogEvents', [getAtt('AccessLogGroup', 'Arn'), getAtt('LogGroup', 'Arn')]),
    ...serviceNeeds({ mail: 'write' }, senders),
  ]),
  // Makes and delivers reports, finds those that were lost, and gives back what failed ones had cost.
  WorkerRole: role(LAMBDA, [
    writeLogs,
    items(['GetItem', 'UpdateItem'], 'report#*', 'usage#*', 'charge#*', 'delivery#*'),
    items(['GetItem'], 'brand#*', 'quiet#*'),
    // What webhooks are told of reports.
    items(['Query'], 'hook#*'),
    items(['PutItem'], 'hookmsg#*', 'due#webhooks#*'),
    // Secrets that sign webhooks and links.
    items(['GetItem', 'PutItem'], 'secret#report links', 'secret#webhooks'),
    items(['Query', 'GetItem', 'PutItem'], 'ledger#*'),
    items(['Query', 'PutItem', 'UpdateItem', 'DeleteItem'], 'job#reports', 'job#deliveries'),
    ...serviceNeeds({ objects: 'write', jobs: 'write', mail: 'write' }, senders),
  ]),
  // Sends what webhooks are to be told, tries again what failed, and switches off what never answers.
  EventsRole: role(LAMBDA, [
    writeLogs,
    items(['GetItem', 'Query', 'PutItem', 'UpdateItem'], 'hook#*', 'hookmsg#*'),
    items(['GetItem'], 'customer#*', 'plan#*'),
    items(['GetItem', 'PutItem'], 'secret#webhooks'),
    items(['Query', 'PutItem', 'DeleteItem'], 'due#webhooks#*', 'due#rows#*'),
    items(['Query'], 'due#agenda#*'),
    items(['GetItem'], 'bulk#*'),
    ...serviceNeeds({ jobs: 'write', mail: 'write' }, senders),
  ]),
  // Works on jobs of many rows, and gives back what was not delivered of them.
  RowsRole: role(LAMBDA, [
    writeLogs,
    items(['GetItem', 'Query', 'UpdateItem'], 'bulk#*', 'bulkpart#*'),
    items(['GetItem', 'UpdateItem'], 'usage#*', 'charge#*'),
    items(['Query', 'GetItem', 'PutItem'], 'ledger#*'),
    // Webhooks and what they are told, by due rows.
    items(['Query', 'GetItem'], 'hook#*'),
    items(['PutItem'], 'hookmsg#*', 'due#webhooks#*'),
    items(['Query', 'PutItem', 'DeleteItem'], 'due#agenda#*'),
    items(['GetItem', 'PutItem', 'DeleteItem'], 'job#agenda-*'),
    // Whether the plan brings what webhooks are told.
    items(['GetItem'], 'plan#*'),
    // Births that rows and events name.
    items(['GetItem', 'Query'], 'profile#*'),
    // The clock that a sandbox's webhooks go by.
    items(['GetItem'], 'sandbox#*'),
    allow('s3:ListBucket', getAtt(BUCKET, 'Arn')),
    ...serviceNeeds({ vault: 'read', objects: 'write', jobs: 'write' }, senders),
  ]),
  // What becomes due of plans, and payments that no message told of.
  BillingRole: role(LAMBDA, [
    writeLogs,
    items(['GetItem', 'Query', 'PutItem', 'UpdateItem'], 'bill#*', 'papers#*', 'customer#*', 'key#*'),
    items(['GetItem'], 'usage#*'),
    items(['PutItem'], 'plan#*'),
    items(['Query', 'PutItem', 'DeleteItem'], 'due#billing#*'),
    items(['PutItem'], 'due#shield#*'),
    items(['GetItem', 'PutItem', 'DeleteItem'], 'job#billing'),
    ...serviceNeeds({ mail: 'write', payments: 'write' }, senders),
  ]),
  // Asks the service with the key that everyone is handed, and counts what it found.
  ProbeRole: role(LAMBDA, [writeLogs, items(['GetItem'], 'demo', 'job#sweep'), items(['UpdateItem'], 'probes')]),
  // The keys of customers in the usage plans, and where they are noted. It reads which keys a customer has, never a call.
  ShieldRole: role(LAMBDA, [
    writeLogs,
    items(['Query'], 'customers'),
    items(['GetItem', 'Query', 'UpdateItem'], 'customer#*'),
    items(['UpdateItem'], 'key#*'),
    items(['GetItem', 'PutItem', 'DeleteItem'], 'job#gateway-keys'),
    items(['Query', 'PutItem', 'DeleteItem'], 'due#shield#*'),
    gatewayKeys(['GET', 'POST'], '/apikeys'),
    gatewayKeys(['GET'], '/usageplans'),
    gatewayKeys(['POST'], '/usageplans/*/keys'),
    gatewayKeys(['DELETE'], '/usageplans/*/keys/*'),
  ]),
  // Erasure reads and deletes whatever belongs to an account, and writes nothing but what it has to do when.
  EraseRole: role(LAMBDA, [
    writeLogs,
    gatewayKeys(['GET'], '/apikeys'),
    gatewayKeys(['DELETE'], '/apikeys/*'),
    items(
      ['GetItem', 'Query', 'DeleteItem'],
      'customers',
      'key#*',
      'session#*',
      ...PARTITIONS.map((name) => `${name}#*`),
    ),
    items(['Query', 'PutItem', 'DeleteItem'], 'due#erase#*'),
    items(['Query', 'DeleteItem'], 'due#shield#*', 'due#billing#*'),
    items(['GetItem', 'PutItem'], 'job#erase'),
    // The shared key of the reference, new every day.
    items(['GetItem', 'PutItem'], 'demo'),
    items(['PutItem', 'UpdateItem'], 'customer#demo', 'customers', 'key#*', 'due#shield#*'),
    allow('s3:ListBucket', getAtt(BUCKET, 'Arn')),
    allow('s3:DeleteObject', sub(`\${${BUCKET}.Arn}/*`)),
  ]),
  GatewayRole: role(GATEWAY, [
    allow(
      'lambda:InvokeFunction',
      sub(`arn:\${AWS::Partition}:lambda:\${AWS::Region}:\${AWS::AccountId}:function:udaya-${senders.stage}-*`),
    ),
  ]),
});

/** The roles of a stage with these functions, its sender and its language model. */
export const roles = (stage: string, functions: readonly Routed[], of: Omit<Senders, 'stage'> = {}) =>
  rolesOf({ stage, ...of }, functions);

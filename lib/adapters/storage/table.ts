/**
 * The one DynamoDB table, behind a small port that tests can replace. No other file of a function imports the DynamoDB
 * client; it opens nothing and reads no variable until the first request.
 *
 * Environment: `UDAYA_TABLE` (table name), `UDAYA_DYNAMODB_ENDPOINT` or `AWS_ENDPOINT_URL_DYNAMODB` (a local double),
 * `UDAYA_DYNAMODB_TIMEOUT_MS` (time for one attempt, where tests make storage fail).
 */
import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { fromWireItem, toWireItem } from './attribute.ts';
import { type Item, ConditionFailed, StorageDown, type Check, type Table } from '../../contract/ports/table.ts';
import { TABLE_DEFINITION } from './definition.ts';
import { handedOr } from './opened.ts';

/** Timeout of one attempt and number of attempts: on AWS a dead DynamoDB is detected within 2.1 s. */
const CONNECT_MS = 500;
const ANSWER_MS = 1000;
/**
 * A double shares one machine, and often one process, with hundreds of calls at once: their queue is not a fault. Two
 * calls with two attempts each (a debit, a refund) still end within the gateway's 29 s.
 */
const DOUBLE_ANSWER_MS = 6000;
/** Connections to a double; on AWS a process serves one call at a time. */
const DOUBLE_CONNECTIONS = 250;
const ATTEMPTS = 2;
const PAUSE_MS = 40;
/** No single attempt lasts longer: only a deadline nearer than this needs a timer of its own. */
const LONGEST_MS = DOUBLE_ANSWER_MS + CONNECT_MS;

/** Errors after which the write certainly did not happen: no connection, or rejected by the service. */
const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Rejections worth a retry. */
const BUSY: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'LimitExceededException',
]);

/** `ECONNREFUSED` and the like; the SDK sometimes wraps the error, and only the message still has it. */
const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : (/\bE[A-Z_]{4,}\b/.exec(error.message)?.[0] ?? '');
const statusOf = (error: Error): number => {
  const meta: unknown = '$metadata' in error ? error.$metadata : undefined;
  const status: unknown =
    typeof meta === 'object' && meta && 'httpStatusCode' in meta ? meta.httpStatusCode : undefined;
  return typeof status === 'number' ? status : 0;
};

/**
 * Sends one command, with one retry. The SDK's own retries are off because we must know whether *any* attempt may have
 * reached the table. Repeating our conditional writes is safe: the condition rejects the second one, and the writer
 * recognises its own mark in the item.
 */
const persist = async <T>(
  deadline: number,
  send: (options: { abortSignal?: AbortSignal }) => Promise<T>,
): Promise<T> => {
  let unwritten = true;
  let reason = 'no time left';
  let cause: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const left = deadline - Date.now();
    if (left <= 0) break;
    try {
      return await send(left < LONGEST_MS ? { abortSignal: AbortSignal.timeout(left) } : {});
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof ConditionalCheckFailedException)
        throw new ConditionFailed(error.Item && fromWireItem(error.Item), !unwritten, { cause: error });
      reason = codeOf(error) || error.name;
      cause = error;
      const status = statusOf(error);
      const refused = status >= 400 && status < 500;
      if (!refused && !NOT_SENT.has(reason)) unwritten = false;
      if (refused && !BUSY.has(error.name)) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.random() * attempt));
    }
  }
  throw new StorageDown(reason, unwritten, { cause });
};

const checked = ({ condition, names, values }: Check) => ({
  ConditionExpression: condition,
  ExpressionAttributeNames: names && Object.keys(names).length > 0 ? { ...names } : undefined,
  ExpressionAttributeValues: values && Object.keys(values).length > 0 ? toWireItem(values) : undefined,
});

/** The table `TableName` at the other end of `client`; its calls give up at `deadline` (epoch ms). */
export const tableOf = (client: DynamoDBClient, TableName: string, deadline = Infinity): Table => ({
  get: async ({ pk, sk }) => {
    const command = new GetItemCommand({ TableName, Key: toWireItem({ pk, sk }), ConsistentRead: true });
    const { Item } = await persist(deadline, (options) => client.send(command, options));
    return Item && fromWireItem(Item);
  },
  put: async (item, check = {}) => {
    const command = new PutItemCommand({
      TableName,
      Item: toWireItem(item),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      ...checked(check),
    });
    await persist(deadline, (options) => client.send(command, options));
  },
  update: async ({ pk, sk }, change) => {
    const command = new UpdateItemCommand({
      TableName,
      Key: toWireItem({ pk, sk }),
      UpdateExpression: change.update,
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      ...checked(change),
    });
    const { Attributes } = await persist(deadline, (options) => client.send(command, options));
    return fromWireItem(Attributes ?? {});
  },
  remove: async ({ pk, sk }, check = {}) => {
    const command = new DeleteItemCommand({
      TableName,
      Key: toWireItem({ pk, sk }),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      ...checked(check),
    });
    await persist(deadline, (options) => client.send(command, options));
  },
  query: async (pk, { prefix, limit, descending, after } = {}) => {
    const found: Item[] = [];
    let start = after === undefined ? undefined : toWireItem({ pk, sk: after });
    do {
      const command = new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
        ExpressionAttributeValues: toWireItem(prefix ? { ':pk': pk, ':prefix': prefix } : { ':pk': pk }),
        Limit: limit === undefined ? undefined : limit - found.length,
        ScanIndexForward: !descending,
        ExclusiveStartKey: start,
      });
      const { Items, LastEvaluatedKey } = await persist(deadline, (options) => client.send(command, options));
      found.push(...(Items ?? []).map(fromWireItem));
      start = LastEvaluatedKey;
    } while (start !== undefined && (limit === undefined || found.length < limit));
    return found;
  },
  until: (earlier) => tableOf(client, TableName, Math.min(deadline, earlier)),
});

/** A client for `endpoint` (a local double, any credentials) or for AWS. `answerMs` is the time for one attempt. */
export const openClient = (endpoint?: string, answerMs = endpoint ? DOUBLE_ANSWER_MS : ANSWER_MS): DynamoDBClient =>
  new DynamoDBClient({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: Math.max(CONNECT_MS, answerMs / 2),
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      ...(endpoint ? { httpAgent: { maxSockets: DOUBLE_CONNECTIONS, keepAlive: true } } : {}),
    },
    ...(endpoint ? { endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } } : {}),
  });

/** The double's address, or undefined on AWS. */
const endpointOf = (env: NodeJS.ProcessEnv): string | undefined =>
  env['UDAYA_DYNAMODB_ENDPOINT'] || env['AWS_ENDPOINT_URL_DYNAMODB'] || undefined;

/**
 * The table that was handed over, or that of the environment, opened on first use. Throws a plain Error where none is named.
 * @example
 * typeof sharedTable // → 'function'
 */
export const sharedTable = handedOr(
  'table',
  ['UDAYA_TABLE', 'UDAYA_DYNAMODB_ENDPOINT', 'AWS_ENDPOINT_URL_DYNAMODB', 'UDAYA_DYNAMODB_TIMEOUT_MS'],
  (env): Table => {
    const name = env['UDAYA_TABLE'];
    if (!name) throw new Error('UDAYA_TABLE is not set');
    return tableOf(openClient(endpointOf(env), Number(env['UDAYA_DYNAMODB_TIMEOUT_MS']) || undefined), name);
  },
);

/** Time for a new table to become usable. */
const ACTIVE_MS = 30_000;

/** Waits until a table takes reads and writes. Throws `StorageDown` after 30 s. */
const untilActive = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  for (const end = Date.now() + ACTIVE_MS; Date.now() < end;) {
    const { Table: table } = await client.send(new DescribeTableCommand({ TableName }));
    if (table?.TableStatus === 'ACTIVE') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new StorageDown('the table does not become active', true);
};

/** Makes sure that the table exists and can be used. For local use and tests: on AWS CloudFormation makes it. */
export const createTable = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: TABLE_DEFINITION.BillingMode,
        AttributeDefinitions: [...TABLE_DEFINITION.AttributeDefinitions],
        KeySchema: [...TABLE_DEFINITION.KeySchema],
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error;
  }
  await untilActive(client, TableName);
};

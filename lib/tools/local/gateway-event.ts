/** The event and context that API Gateway and Lambda hand to a function, whole, for calls of handlers in this process. */
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';

/** What differs from one request to the next. */
export interface GatewayRequest {
  readonly method: string;
  /** Path below the stage. */
  readonly path: string;
  readonly body: string | null;
  readonly isBase64?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>> | null;
  readonly query?: Readonly<Record<string, string>> | null;
  readonly requestId: string;
  /** What the authorizer said. */
  readonly authorizer: object;
  /** Where the API lies below a stage; the root when left out. */
  readonly stage?: string;
  /** Address of the caller; one of the documentation range when left out. */
  readonly ip?: string;
}

const NO_IDENTITY = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userAgent: null,
  userArn: null,
};

/** The event of a request that arrives now. */
export const gatewayEvent = (request: GatewayRequest): APIGatewayProxyEvent => {
  const { method, path, body, isBase64, headers, variables, query, requestId, authorizer, stage, ip } = request;
  return {
    resource: path,
    path,
    httpMethod: method,
    headers: { ...headers },
    multiValueHeaders: {},
    queryStringParameters: query === undefined || query === null ? null : { ...query },
    multiValueQueryStringParameters: null,
    pathParameters: variables === undefined || variables === null ? null : { ...variables },
    stageVariables: null,
    body,
    isBase64Encoded: isBase64 ?? false,
    requestContext: {
      accountId: '',
      apiId: '',
      authorizer: { ...authorizer },
      httpMethod: method,
      identity: { ...NO_IDENTITY, sourceIp: ip ?? '203.0.113.9' },
      path: stage === undefined ? path : `/${stage}${path}`,
      protocol: 'HTTP/1.1',
      requestId,
      requestTimeEpoch: Date.now(),
      resourceId: '',
      resourcePath: path,
      stage: stage ?? '',
    },
  };
};

const unused = (): void => undefined;

/** A context with the time that a function of the stack has. */
export const lambdaContext: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'local',
  functionVersion: '$LATEST',
  invokedFunctionArn: '',
  memoryLimitInMB: '512',
  awsRequestId: '',
  logGroupName: '',
  logStreamName: '',
  getRemainingTimeInMillis: () => 28_000,
  done: unused,
  fail: unused,
  succeed: unused,
};

/**
 * The lean OpenAPI 3.0.1 body that describes the whole REST API to API Gateway. Every path also answers OPTIONS
 * (preflight) and, through ANY, every method it does not have (405): API Gateway alone would say 403.
 */
import { ERRORS } from '../contract/errors.ts';
import { PREFLIGHT_HEADERS } from '../http/cors.ts';
import type { BuiltFunction } from './build.ts';
import {
  GATEWAY_RESPONSES,
  gatewayBody,
  messageOf,
  refusalHeaders,
  type GatewayResponse,
} from './gateway-responses.ts';

type Json = Readonly<Record<string, unknown>>;

/** Ways to name AWS things in the body: CloudFormation in a template, plain text in a test. */
export interface Names {
  /** Invocation URI of a function. */
  lambdaUri(functionName: string): unknown;
  /** ARN of the role with which the gateway calls functions. */
  readonly role: unknown;
}

/** Our identifier of a Lambda in CloudFormation, as the framework derives it from the function's name. */
export const logicalId = (functionName: string): string =>
  `${functionName.charAt(0).toUpperCase()}${functionName.slice(1).replaceAll('-', 'Dash').replaceAll('_', 'Underscore')}LambdaFunction`;

const quoted = (headers: Readonly<Record<string, string>>, prefix: string): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [`${prefix}.header.${name}`, `'${value}'`]));

const mock = (status: string, headers: Readonly<Record<string, string>>, body?: string): Json => ({
  responses: {
    [status]: {
      description: '',
      headers: Object.fromEntries(Object.keys(headers).map((name) => [name, { schema: { type: 'string' } }])),
    },
  },
  'x-amazon-apigateway-integration': {
    type: 'mock',
    // A preflight has no body; with any other, a media type without a template is 415.
    ...(body === undefined ? {} : { passthroughBehavior: 'when_no_templates' }),
    requestTemplates: { 'application/json': `{"statusCode":${status}}` },
    responses: {
      default: {
        statusCode: status,
        responseParameters: quoted(headers, 'method.response'),
        ...(body === undefined ? {} : { responseTemplates: { 'application/json': body } }),
      },
    },
  },
});

const pathVariables = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** One path: its methods, the preflight, and the refusal of every other method. */
const pathItem = (path: string, functions: readonly BuiltFunction[], names: Names): Json => {
  const parameters = pathVariables(path);
  const allow = functions
    .map(({ method }) => method)
    .sort()
    .join(', ');
  const operations = functions.map(({ name, method, auth }) => [
    method.toLowerCase(),
    {
      ...(auth === 'key' ? { security: [{ key: [] }] } : {}),
      responses: { 200: { description: '' } },
      'x-amazon-apigateway-integration': {
        type: 'aws_proxy',
        httpMethod: 'POST',
        uri: names.lambdaUri(name),
        credentials: names.role,
      },
    },
  ]);
  return {
    ...(parameters.length === 0 ? {} : { parameters }),
    ...Object.fromEntries(operations),
    options: mock('204', { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Methods': allow }),
    'x-amazon-apigateway-any-method': mock(
      '405',
      { 'Access-Control-Allow-Origin': '*', Allow: allow },
      gatewayBody('METHOD_NOT_ALLOWED', messageOf('METHOD_NOT_ALLOWED'), '$context.requestId'),
    ),
  };
};

const gatewayResponses = (): Json =>
  Object.fromEntries(
    Object.entries<GatewayResponse>(GATEWAY_RESPONSES).map(([type, { code, fromAuthorizer }]) => [
      type,
      {
        statusCode: String(ERRORS[code].status),
        responseParameters: quoted(refusalHeaders(code), 'gatewayresponse'),
        responseTemplates: {
          'application/json': fromAuthorizer
            ? gatewayBody('$context.authorizer.code', '$context.authorizer.message', '$context.requestId')
            : gatewayBody(code, messageOf(code), '$context.requestId'),
        },
      },
    ]),
  );

/** The body for a set of built functions. */
export const awsBody = (functions: readonly BuiltFunction[], names: Names): Json => {
  const byPath = Map.groupBy(functions, ({ path }) => path);
  return {
    openapi: '3.0.1',
    info: { title: 'udaya', version: '1' },
    paths: Object.fromEntries([...byPath].map(([path, those]) => [path, pathItem(path, those, names)])),
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'Unused',
          'x-amazon-apigateway-authtype': 'custom',
          'x-amazon-apigateway-authorizer': {
            type: 'request',
            authorizerResultTtlInSeconds: 0,
            authorizerUri: names.lambdaUri('authorizer'),
            authorizerCredentials: names.role,
          },
        },
      },
    },
    'x-amazon-apigateway-api-key-source': 'AUTHORIZER',
    'x-amazon-apigateway-gateway-responses': gatewayResponses(),
  };
};

/** API Gateway resources that the paths make: one for every distinct path prefix, the root included. */
export const apiResourceCount = (paths: readonly string[]): number => {
  const prefixes = new Set<string>(['']);
  for (const path of paths) {
    const parts = path.split('/').slice(1);
    parts.forEach((_, index) => prefixes.add(parts.slice(0, index + 1).join('/')));
  }
  return prefixes.size;
};

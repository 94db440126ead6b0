/**
 * The lean OpenAPI 3.0.1 body that describes the whole REST API to API Gateway. Through ANY every path also answers OPTIONS
 * (preflight) and every method it does not have (405): API Gateway alone would say 403.
 */
import { ERRORS } from '../contract/errors.ts';
import { PREFLIGHT_HEADERS } from '../http/cors.ts';
import { MIN_COMPRESSED_BYTES } from '../contract/limits.ts';
import type { BuiltRoute } from './build.ts';
import {
  GATEWAY_RESPONSES,
  gatewayBody,
  messageOf,
  refusalHeaders,
  REQUEST_ID_HEADER,
  type GatewayResponse,
} from './gateway-responses.ts';

type Json = Readonly<Record<string, unknown>>;

/** Ways to name AWS things in the body: CloudFormation in a template, plain text in a test. */
export interface Names {
  /** Invocation URI of a function. */
  lambdaUri(functionName: string): unknown;
  /** ARN of the role with which the gateway calls functions. */
  readonly role: unknown;
  /** A text that every path repeats. */
  text(name: RepeatedText): unknown;
}

/** A template may set a header from the context; a mapping of headers may not. */
const NAME_REQUEST = `#set($context.responseOverride.header.${REQUEST_ID_HEADER} = $context.requestId)`;

/**
 * Texts that every path repeats. A template may have 1 MB: it holds them once, in a mapping, and refers to them.
 */
export const REPEATED_TEXTS = {
  allowedHeaders: `'${PREFLIGHT_HEADERS['Access-Control-Allow-Headers']}'`,
  status: '#if($context.httpMethod=="OPTIONS"){"statusCode":204}#else{"statusCode":405}#end',
  refused: '{"statusCode":405}',
  preflight: NAME_REQUEST,
  refusal: NAME_REQUEST + gatewayBody('METHOD_NOT_ALLOWED', messageOf('METHOD_NOT_ALLOWED'), '$context.requestId'),
} as const;
export type RepeatedText = keyof typeof REPEATED_TEXTS;

/** Our identifier of a Lambda in CloudFormation, as the framework derives it from the function's name. */
export const logicalId = (functionName: string): string =>
  `${functionName.charAt(0).toUpperCase()}${functionName.slice(1).replaceAll('-', 'Dash').replaceAll('_', 'Underscore')}LambdaFunction`;

/** A static value, as API Gateway's mappings write it. */
const quote = (value: string): string => `'${value}'`;

const declared = (names: readonly string[]): Json =>
  Object.fromEntries([...names, REQUEST_ID_HEADER].map((name) => [name, { schema: { type: 'string' } }]));
const mapped = (headers: Json): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [`method.response.header.${name}`, value]));

/**
 * What the gateway itself answers to every method that a path does not have: a preflight to OPTIONS, 405 to the others. A
 * body of another media type than JSON has no template: it is 415.
 */
const otherMethods = (functions: readonly BuiltRoute[], names: Names): Json => {
  const allow = allowedMethods(functions);
  const shared = functions.filter(allowsOtherOrigins);
  const preflight = {
    'Access-Control-Allow-Origin': quote(PREFLIGHT_HEADERS['Access-Control-Allow-Origin']),
    'Access-Control-Allow-Headers': names.text('allowedHeaders'),
    'Access-Control-Max-Age': quote(PREFLIGHT_HEADERS['Access-Control-Max-Age']),
    'Access-Control-Allow-Methods': quote(allowedMethods(shared)),
  };
  const refusal = { 'Access-Control-Allow-Origin': quote('*'), Allow: quote(allow) };
  const answer = (statusCode: string, headers: Json, template: RepeatedText): Json => ({
    statusCode,
    responseParameters: mapped(headers),
    responseTemplates: { 'application/json': names.text(template) },
  });
  const preflights = shared.length > 0;
  return {
    responses: {
      ...(preflights ? { 204: { description: '', headers: declared(Object.keys(preflight)) } } : {}),
      405: { description: '', headers: declared(Object.keys(refusal)) },
    },
    'x-amazon-apigateway-integration': {
      type: 'mock',
      // Every media type counts as binary (see awsBody): a template needs text.
      contentHandling: 'CONVERT_TO_TEXT',
      passthroughBehavior: 'when_no_templates',
      requestTemplates: { 'application/json': names.text(preflights ? 'status' : 'refused') },
      responses: {
        ...(preflights ? { 204: answer('204', preflight, 'preflight') } : {}),
        default: answer('405', refusal, 'refusal'),
      },
    },
  };
};

const pathVariables = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** The HTTP methods that a method of a contract answers: HEAD where GET is. */
export const methodsOf = (method: BuiltRoute['method']): readonly string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method];

/** The value of `Allow` for the functions of a path. */
export const allowedMethods = (functions: readonly Pick<BuiltRoute, 'method'>[]): string =>
  functions
    .flatMap(({ method }) => methodsOf(method))
    .sort()
    .join(', ');

/** Whether pages of another origin may call a function: what a session or a browser alone may open, they may not. */
export const allowsOtherOrigins = ({ kind, auth }: Pick<BuiltRoute, 'kind' | 'auth'>): boolean =>
  kind !== 'page' && auth !== 'session';

/** One path: its methods, and what the gateway answers to every other one. */
const pathItem = (path: string, functions: readonly BuiltRoute[], names: Names): Json => {
  const parameters = pathVariables(path);
  const operations = functions.flatMap(({ name, method, auth }) => {
    const operation = {
      ...(auth === 'none' ? {} : { security: [{ key: [] }] }),
      responses: { 200: { description: '' } },
      'x-amazon-apigateway-integration': {
        type: 'aws_proxy',
        httpMethod: 'POST',
        uri: names.lambdaUri(name),
        credentials: names.role,
      },
    };
    return methodsOf(method).map((one) => [one.toLowerCase(), operation]);
  });
  return {
    ...(parameters.length === 0 ? {} : { parameters }),
    ...Object.fromEntries(operations),
    'x-amazon-apigateway-any-method': otherMethods(functions, names),
  };
};

const gatewayResponses = (): Json =>
  Object.fromEntries(
    Object.entries<GatewayResponse>(GATEWAY_RESPONSES).map(([type, { code, fromAuthorizer }]) => [
      type,
      {
        statusCode: String(ERRORS[code].status),
        responseParameters: {
          ...Object.fromEntries(
            Object.entries(refusalHeaders(code)).map(([name, value]) => [
              `gatewayresponse.header.${name}`,
              quote(value),
            ]),
          ),
          [`gatewayresponse.header.${REQUEST_ID_HEADER}`]: 'context.requestId',
        },
        responseTemplates: {
          'application/json': fromAuthorizer
            ? gatewayBody('$context.authorizer.code', '$context.authorizer.message', '$context.requestId')
            : gatewayBody(code, messageOf(code), '$context.requestId'),
        },
      },
    ]),
  );

/** The body for a set of built functions. */
export const awsBody = (functions: readonly BuiltRoute[], names: Names): Json => {
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
    // The gateway compresses, not the function: it costs no function time, streams nothing through base64, and a cold start
    // loads no compressor. It knows gzip and deflate, no brotli.
    'x-amazon-apigateway-minimum-compression-size': MIN_COMPRESSED_BYTES,
    // Answers may be bytes (PDF, PNG). Of a narrower list API Gateway looks at the first type of Accept only, and a browser
    // names there what it likes best: it would be sent base64. Every request body then comes in base64 too.
    'x-amazon-apigateway-binary-media-types': ['*/*'],
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

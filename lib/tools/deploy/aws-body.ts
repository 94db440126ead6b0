/**
 * The lean OpenAPI 3.0.1 body that describes the whole REST API to API Gateway. Every path also has ANY, which calls the
 * one function that answers the preflight and 405 (`functions/methods.ts`): API Gateway alone would say 403. The same
 * function answers all other paths, with the path that was meant.
 *
 * Why a function: a greedy resource (`/{proxy+}`) is asked only where no path matches, never for a method that a matching
 * path lacks; a gateway response cannot tell an unknown path from an unknown method, nor name the methods of the path; and
 * a mock on each path, which can, takes more of the template than everything else of an endpoint: it may have 1 MB in all.
 */
import { capital } from '../../words/fill.ts';
import { ERRORS } from '../../contract/frame/errors.ts';
import { MIN_COMPRESSED_BYTES } from '../../contract/frame/limits.ts';
import { methodsOf } from '../../service/http/methods.ts';
import type { BuiltRoute } from './build.ts';
import {
  GATEWAY_RESPONSES,
  gatewayBody,
  messageOf,
  refusalHeaders,
  REQUEST_ID_HEADER,
  type GatewayResponse,
} from './gateway-responses.ts';
import type { Json } from './template.ts';

/** Ways to name AWS things in the body: CloudFormation in a template, plain text in a test. */
export interface Names {
  /** Invocation URI of a function. */
  lambdaUri(functionName: string): unknown;
  /** ARN of the role with which the gateway calls functions. */
  readonly role: unknown;
  /** Address of the service, to which the links of errors lead; left out where it is not known before it is deployed. */
  readonly base?: string | undefined;
}

/** Our identifier of a Lambda in CloudFormation, as the framework derives it from the function's name. */
export const logicalId = (functionName: string): string =>
  `${capital(functionName).replaceAll('-', 'Dash').replaceAll('_', 'Underscore')}LambdaFunction`;

/** A static value, as API Gateway's mappings write it. */
const quote = (value: string): string => `'${value}'`;

const pathVariables = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const operation = (name: string, auth: BuiltRoute['auth'], names: Names): Json => ({
  ...(auth === 'none' ? {} : { security: [{ key: [], usage: [] }] }),
  responses: { default: { description: '' } },
  'x-amazon-apigateway-integration': {
    type: 'aws_proxy',
    httpMethod: 'POST',
    uri: names.lambdaUri(name),
    credentials: names.role,
  },
});

/** Any path that no other matches. */
export const REST_PATH = '/{proxy+}';

/** What answers the methods and paths that there are not. */
const unserved = (names: Names): Json => ({ 'x-amazon-apigateway-any-method': operation('methods', 'none', names) });

/** One path: its methods, and all others. */
const pathItem = (path: string, functions: readonly BuiltRoute[], names: Names): Json => {
  const parameters = pathVariables(path);
  return {
    ...(parameters.length === 0 ? {} : { parameters }),
    ...Object.fromEntries(
      functions.flatMap(({ name, method, auth }) =>
        methodsOf(method).map((one) => [one.toLowerCase(), operation(name, auth, names)]),
      ),
    ),
    ...unserved(names),
  };
};

const gatewayResponses = ({ base }: Names): Json =>
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
            ? gatewayBody('$context.authorizer.code', '$context.authorizer.message', '$context.requestId', base)
            : gatewayBody(code, messageOf(code), '$context.requestId', base),
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
    paths: {
      ...Object.fromEntries([...byPath].map(([path, those]) => [path, pathItem(path, those, names)])),
      [REST_PATH]: {
        parameters: [{ name: 'proxy', in: 'path', required: true, schema: { type: 'string' } }],
        ...unserved(names),
      },
    },
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
        // Makes a method require a key of a usage plan. Its value comes from the authorizer (see the key source below), never
        // from the header that stands here.
        usage: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
    // The gateway compresses, not the function: it costs no function time, streams nothing through base64, and a cold start
    // loads no compressor. It knows gzip and deflate, no brotli.
    'x-amazon-apigateway-minimum-compression-size': MIN_COMPRESSED_BYTES,
    // Answers may be bytes (PDF, PNG). Of a narrower list API Gateway looks at the first type of Accept only, and a browser
    // names there what it likes best: it would be sent base64. Every request body then comes in base64 too.
    'x-amazon-apigateway-binary-media-types': ['*/*'],
    'x-amazon-apigateway-api-key-source': 'AUTHORIZER',
    'x-amazon-apigateway-gateway-responses': gatewayResponses(names),
  };
};

/** API Gateway resources that the paths make: one for every distinct path prefix, the root and the rest included. */
export const apiResourceCount = (paths: readonly string[]): number => {
  const prefixes = new Set<string>(['', REST_PATH]);
  for (const path of paths) {
    const parts = path.split('/').slice(1);
    parts.forEach((_, index) => prefixes.add(parts.slice(0, index + 1).join('/')));
  }
  return prefixes.size;
};

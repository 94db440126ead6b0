/**
 * Answers what no endpoint does, without a key: the preflight and 405 for all paths, which call it by ANY, and 404 for paths
 * that do not exist. Not an endpoint.
 */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import {
  isShared,
  methodAnswer,
  unknownAnswer,
  type MethodAnswer,
  type PathMethod,
} from '../lib/service/http/methods.ts';
import { unknownPath } from '../lib/service/catalogue/unknown-path.ts';
import { PRICES } from '../lib/accounts/metering/price-list.ts';

/** The methods of a path template, from the price list. */
const methodsOfPath = (template: string): readonly PathMethod[] =>
  Object.entries(PRICES).flatMap(([route, { auth }]) => {
    const [method = '', path = ''] = route.split(' ');
    return path === template ? [{ method, shared: isShared(path, auth) }] : [];
  });

export const handler = ({
  resource,
  path,
  httpMethod,
  requestContext: { requestId },
}: Pick<APIGatewayProxyEvent, 'resource' | 'path' | 'httpMethod' | 'requestContext'>): Promise<MethodAnswer> => {
  const methods = methodsOfPath(resource);
  return Promise.resolve(
    methods.length > 0
      ? methodAnswer(httpMethod, methods, requestId)
      : unknownAnswer(httpMethod, path, unknownPath(Object.keys(PRICES), path), requestId),
  );
};

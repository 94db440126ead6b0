/**
 * Answers the methods that a path does not have, for all paths: the preflight and 405. Not an endpoint; every path of the
 * gateway calls it by ANY, without a key.
 */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { isShared, methodAnswer, type MethodAnswer, type PathMethod } from '../lib/service/http/methods.ts';
import { PRICES } from '../lib/accounts/metering/price-list.ts';

/** The methods of a path template, from the price list. */
const methodsOfPath = (template: string): readonly PathMethod[] =>
  Object.entries(PRICES).flatMap(([route, { auth }]) => {
    const [method = '', path = ''] = route.split(' ');
    return path === template ? [{ method, shared: isShared(path, auth) }] : [];
  });

export const handler = ({
  resource,
  httpMethod,
  requestContext,
}: Pick<APIGatewayProxyEvent, 'resource' | 'httpMethod' | 'requestContext'>): Promise<MethodAnswer> =>
  Promise.resolve(methodAnswer(httpMethod, methodsOfPath(resource), requestContext.requestId));

/**
 * Answers what no endpoint does, without a key: the preflight and 405 for all paths, which call it by ANY, and 404 for paths
 * that do not exist, as a page where a browser opens one. Not an endpoint.
 */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import {
  isShared,
  methodAnswer,
  unknownAnswer,
  type MethodAnswer,
  type PathMethod,
} from '../lib/service/http/methods.ts';
import { FRONT_HEADERS } from '../lib/contract/frame/front.ts';
import { setAddress } from '../lib/service/http/set-address.ts';
import { unknownPage, wantsPage, type UnknownCall } from '../lib/service/http/unknown-page.ts';
import { unknownPath } from '../lib/service/catalogue/unknown-path.ts';
import { PRICES } from '../lib/accounts/metering/price-list.ts';

/** The methods of a path template, from the price list. */
const methodsOfPath = (template: string): readonly PathMethod[] =>
  Object.entries(PRICES).flatMap(([route, { auth }]) => {
    const [method = '', path = ''] = route.split(' ');
    return path === template ? [{ method, shared: isShared(path, auth) }] : [];
  });

type Call = Pick<APIGatewayProxyEvent, 'resource' | 'path' | 'httpMethod' | 'requestContext'> &
  Partial<Pick<APIGatewayProxyEvent, 'headers' | 'queryStringParameters'>>;

/** A call as the page of an unknown path wants it. Behind the front the stage stands in no path that a browser sees. */
const unknownCall = ({ path, httpMethod, requestContext, headers, queryStringParameters }: Call): UnknownCall => {
  const low = Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const whole = low[FRONT_HEADERS.host] === undefined ? (requestContext.path ?? path) : path;
  return {
    method: httpMethod,
    path,
    headers: low,
    lang: queryStringParameters?.['lang'],
    root: whole.endsWith(path) ? whole.slice(0, whole.length - path.length) : '',
    requestId: requestContext.requestId,
  };
};

const answer = (event: Call): MethodAnswer => {
  const { resource, path, httpMethod, requestContext } = event;
  const { requestId } = requestContext;
  const methods = methodsOfPath(resource);
  const answered = { requestId, base: setAddress() };
  if (methods.length > 0) return methodAnswer(httpMethod, methods, answered);
  const call = unknownCall(event);
  return wantsPage(call)
    ? unknownPage(call)
    : unknownAnswer(httpMethod, path, unknownPath(Object.keys(PRICES), path), answered);
};

export const handler = (event: Call): Promise<MethodAnswer> => Promise.resolve(answer(event));

/** Usage as people see it. */
import type { CallRow } from '../metering/calls.ts';
import { utcOf } from './utc.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** A call of the request log. */
export const callView = ({ id, at, endpoint, method, status, ms, credits, key }: CallRow) => ({
  request_id: id,
  at: utcOf(Math.floor(at / 1000)),
  endpoint,
  method: METHODS.find((one) => one === method) ?? ('POST' as const),
  http: status,
  ms,
  credits,
  key_id: key,
});

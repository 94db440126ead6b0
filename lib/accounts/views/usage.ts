/** Usage as people see it. */
import type { BodyState } from '../../contract/suites/usage.ts';
import type { KeptBody } from '../metering/bodies.ts';
import type { CallRow } from '../metering/calls.ts';
import { utcOf } from '../../contract/values/utc.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** A call of the request log. */
export const callView = ({ id, at, endpoint, method, status, code, ms, credits, key }: CallRow) => ({
  request_id: id,
  at: utcOf(Math.floor(at / 1000)),
  endpoint,
  method: METHODS.find((one) => one === method) ?? ('POST' as const),
  http: status,
  code: code === '' ? null : code,
  ms,
  credits,
  key_id: key,
});

/** The body of a request: kept, too long, none, or `off` where the account keeps none. */
export const bodyView = (kept: KeptBody | null | 'off'): { state: BodyState; text: string | null } => {
  if (kept === 'off' || kept === null) return { state: kept ?? 'none', text: null };
  return kept.body === null ? { state: 'too_long', text: null } : { state: 'kept', text: kept.body };
};

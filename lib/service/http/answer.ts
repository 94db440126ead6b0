/**
 * One request to one calculation, from raw members to the finished body. It knows nothing of HTTP events, so the in-process
 * runner behind batch gives the same bytes as a single call.
 */
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import { isRecord } from './is-record.ts';
import { guarded, openCall, type Request } from './open-call.ts';
import { included } from './settings.ts';
import { writeAnswer, type Written } from './write.ts';

export type { Request } from './open-call.ts';

/** A finished answer. */
export interface Answer extends Written {
  /** Seconds for which it holds; 0 unless the endpoint says so. */
  readonly freshSeconds: number;
}

/** Computes an endpoint. Throws `AppError` for everything that is the caller's fault. */
export const answer = async (endpoint: AnyEndpoint, body: unknown, request: Request): Promise<Answer> => {
  const opened = await openCall(endpoint, body, request);
  // `compute` was typed against its own input kind where it was declared; the call has just been opened for exactly that.
  const compute = endpoint.compute as (all: object) => unknown;
  return guarded(async () => {
    const computed = await compute(opened.call);
    if (!isRecord(computed)) throw new Error(`${endpoint.name} did not answer with an object`);
    const { options } = opened.call;
    const { time, uncertain, warnings, verbatim, shared } = opened;
    const data = included(endpoint, computed, options.include);
    const settings = opened.settings();
    const place = opened.place();
    const { lasting } = opened;
    const outcome = {
      data,
      settings,
      time,
      place,
      uncertain,
      warnings,
      verbatim,
      lasting,
      precision: options.precision,
    };
    return { ...writeAnswer(endpoint, request, shared.meta, outcome), freshSeconds: opened.freshSeconds() };
  });
};

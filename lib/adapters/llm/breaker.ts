/** A circuit breaker around a model: after three failures in a row it is left alone for half a minute. */
import { ModelDown, type Model } from '../../contract/ports/model.ts';

/** Failures in a row that open the circuit. */
export const FAILURES_TO_OPEN = 3;
/** For so long no request is sent; then one is tried, and its outcome closes or opens the circuit again. */
export const OPEN_MS = 30_000;

/** The model behind a breaker. State is per process: a Lambda process serves one call at a time. */
export const withBreaker = (model: Model, now: () => number = Date.now): Model => {
  let failures = 0;
  let openUntil = 0;
  return {
    provider: model.provider,
    complete: async (request) => {
      if (now() < openUntil) throw new ModelDown('open');
      try {
        const reply = await model.complete(request);
        failures = 0;
        return reply;
      } catch (error) {
        if (++failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
        throw error;
      }
    },
  };
};

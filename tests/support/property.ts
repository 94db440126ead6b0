/**
 * Properties over random cases. The cases come from one seed, so that a run tells of the code and not of luck;
 * `UDAYA_SEED=2 npm test` tries others, and a case found so becomes a test of its own. `npm test` tries a quarter of the cases
 * of each property, `npm run soak` all of them.
 */
import * as whole from 'fast-check';
import { SOAKS } from './soak.ts';

export * from 'fast-check';

whole.configureGlobal({ seed: Number(process.env['UDAYA_SEED'] ?? 1) });

/** Cases of a property that names no number of its own. */
const USUAL_CASES = 100;

const shortened = <T>(settings: whole.Parameters<T> = {}): whole.Parameters<T> => {
  const { numRuns = USUAL_CASES } = settings;
  return SOAKS ? settings : { ...settings, numRuns: Math.ceil(numRuns / 4) };
};

export function assert<T>(property: whole.IAsyncProperty<T>, settings?: whole.Parameters<T>): Promise<void>;
export function assert<T>(property: whole.IProperty<T>, settings?: whole.Parameters<T>): void;
/** Throws where a property does not hold: `assert` of fast-check with the cases of this run. */
export function assert<T>(
  property: whole.IAsyncProperty<T> | whole.IProperty<T>,
  settings?: whole.Parameters<T>,
): Promise<void> | void {
  return whole.assert(property, shortened(settings));
}

/**
 * Properties over random cases. The cases come from one seed, so that a run tells of the code and not of luck;
 * `UDAYA_SEED=2 npm test` tries others, and a case found so becomes a test of its own.
 */
import fc from 'fast-check';
import { SOAKS } from './soak.ts';

fc.configureGlobal({ seed: Number(process.env['UDAYA_SEED'] ?? 1) });

/** Cases of a property: so many in `npm run soak`, a quarter of them in `npm test`. */
export const quarterOf = (all: number): number => (SOAKS ? all : Math.ceil(all / 4));

export default fc;

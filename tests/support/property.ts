/**
 * Properties over random cases. The cases come from one seed, so that a run tells of the code and not of luck;
 * `UDAYA_SEED=2 npm test` tries others, and a case found so becomes a test of its own.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['UDAYA_SEED'] ?? 1) });

export default fc;

/** The changelog as data, for the function that shows it. The build puts the rows in the place of this module. */
import type { Change } from './change.ts';

/** Every dated change, newest first. */
export const changes = async (): Promise<readonly Change[]> => (await import('./changelog.ts')).ownChanges();

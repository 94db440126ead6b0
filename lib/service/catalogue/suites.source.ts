/** The suites that a key may be limited to. */
import { endpointRows } from './catalogue.source.ts';

/** Every suite with something that takes a key. */
export const keySuites = async (): Promise<readonly string[]> => [
  ...new Set((await endpointRows()).filter(({ auth }) => auth !== 'session').map(({ suite }) => suite)),
];

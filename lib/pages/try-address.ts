/** The address that opens a call in the reference, filled in and sent. The request stands behind `#`, which no server sees. */
import type { Scene } from './layout.ts';
import { operationPath, type Operation } from './operation.ts';

/** `request`: path variables, query and body in one, as the form of the page has them. */
export const tryAddress = (
  { root }: Scene,
  operation: Pick<Operation, 'method' | 'path' | 'suite'>,
  request: Readonly<Record<string, unknown>>,
): string => `${root}${operationPath(operation)}#try=${Buffer.from(JSON.stringify(request)).toString('base64url')}`;

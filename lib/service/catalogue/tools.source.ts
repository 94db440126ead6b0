/**
 * Function definitions for language models as data. The build puts the finished rows in the place of this module; an
 * unbuilt process makes them from the registry.
 */
import type { FunctionRow } from './tools.ts';

export type { FunctionRow } from './tools.ts';

const rowsOfRegistry = async (): Promise<readonly FunctionRow[]> => {
  const { functionsOf } = await import('./tools.ts');
  const { promised } = await import('./registry.ts');
  return functionsOf(await promised());
};

let rows: Promise<readonly FunctionRow[]> | undefined;

/** The function of every calculation that a key may call: made once, which takes a second. */
export const functionRows = (): Promise<readonly FunctionRow[]> => (rows ??= rowsOfRegistry());

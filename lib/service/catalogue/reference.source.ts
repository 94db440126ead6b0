/**
 * Suites and endpoints as lists, for pages that need no more of the OpenAPI document. The build puts the lists in the place
 * of this module; an unbuilt process makes them from the document.
 */

import type { ReferenceLists } from './reference-lists.ts';

/** The lists, suites in the order of the document, operations by path. */
export const referenceLists = async (): Promise<ReferenceLists> => {
  const { listsOf } = await import('./openapi/lists.ts');
  const { promised } = await import('./registry.ts');
  return listsOf(await promised());
};

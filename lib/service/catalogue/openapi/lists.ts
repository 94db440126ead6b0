/** Suites and operations of the document as lists. */
import type { AnyContract } from '../../../contract/frame/resource.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import { SUITES } from './info.ts';

/** The lists of a set of contracts. */
export const listsOf = (contracts: readonly AnyContract[]): ReferenceLists => ({
  suites: Object.entries(SUITES).flatMap(([name, about]) => {
    const count = contracts.filter(({ suite }) => suite === name).length;
    return count === 0 ? [] : [{ name, about, count }];
  }),
  operations: contracts.map(({ method, path, suite, summary, credits }) => ({ method, path, suite, summary, credits })),
});

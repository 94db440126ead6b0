/** The document of this service with everything in it: the answers of all calculations to their examples too. */
import type { AnyContract } from '../../../contract/frame/resource.ts';
import { openapiOf } from '../openapi.ts';
import type { OpenapiDocument } from './names.ts';
import { examplesOf } from './examples.ts';

/** Makes the document; every example is computed, which takes a second or two. The gazetteer must have been built. */
export const wholeDocument = async (contracts: readonly AnyContract[]): Promise<OpenapiDocument> =>
  openapiOf(contracts, await examplesOf(contracts.filter((one) => one.kind === 'calculation')));

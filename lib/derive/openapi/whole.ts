/** The document of this service with everything in it: the answers of all endpoints to their examples too. */
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { openapiOf, type OpenapiDocument } from '../openapi.ts';
import { examplesOf } from './examples.ts';

/** The endpoint that serves the document, which cannot hold itself. */
const OWN = 'meta/openapi';

/** Makes the document; every example is computed, which takes a second or two. The gazetteer must have been built. */
export const wholeDocument = async (endpoints: readonly AnyEndpoint[]): Promise<OpenapiDocument> =>
  openapiOf(endpoints, await examplesOf(endpoints.filter(({ name }) => name !== OWN)));

/**
 * The OpenAPI document as data, for the function that serves it. The build puts the finished document in the place of
 * this module; an unbuilt process makes it from the registry,
 * unless it works with a build.
 */
import type { OpenapiDocument } from './openapi/names.ts';

const make = async (): Promise<OpenapiDocument> => {
  const { derivedText } = await import('./derived.ts');
  const built = derivedText('openapiDocument');
  if (built !== null) return JSON.parse(built);
  const { wholeDocument } = await import('./openapi/whole.ts');
  const { promised } = await import('./registry.ts');
  return wholeDocument(await promised());
};

let document: Promise<OpenapiDocument> | undefined;

/** The OpenAPI 3.1 document of the whole API, made once in a process. */
export const openapiDocument = (): Promise<OpenapiDocument> => (document ??= make());

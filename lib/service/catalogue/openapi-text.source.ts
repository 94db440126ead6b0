/** The document as it is sent: whole, as text, with the address it was fetched from as its server. */
import { textPerAddress } from '../http/per-address.ts';
import { openapiDocument } from './openapi.source.ts';

/** The whole document as JSON for one address; made once for the address asked for last. */
export const openapiText = textPerAddress(async (base) => {
  const document = await openapiDocument();
  return JSON.stringify({ ...document, servers: [{ url: base }] });
});

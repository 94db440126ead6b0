/** What a client reads before it connects: the server card (SEP-2127), and the catalog of the host that names it. */

/** Media type of a card, where it is served and where the catalog tells of it. */
export const CARD_TYPE = 'application/mcp-server-card+json';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

/** The card of the server at an address: `https://api.example.com` becomes `com.example.api/udaya`. */
export const serverCard = (base: string) => ({
  $schema: SCHEMA,
  name: `${new URL(base).hostname.split('.').toReversed().join('.')}/udaya`,
  title: 'Udaya',
  version: '1',
  description: 'Vedic astrology: birth charts, dashas, panchang, muhurat, matching, numerology.',
  remotes: [
    {
      type: 'streamable-http',
      url: `${base}/v1/mcp`,
      headers: [{ name: 'X-Api-Key', description: 'A key of your account', isRequired: true, isSecret: true }],
    },
  ],
});

/** The AI Catalog of a host (`/.well-known/ai-catalog.json`): one entry, the server card. */
export const aiCatalog = (base: string) => ({
  specVersion: '1.0',
  entries: [
    { identifier: `urn:air:${new URL(base).hostname}:mcp:udaya`, type: CARD_TYPE, url: `${base}/v1/mcp/server-card` },
  ],
});

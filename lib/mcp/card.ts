/** The server card of the Model Context Protocol (SEP-2127): what a client must know before it connects. */

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

/** A call without any library. */
import { isOffered } from '../../service/catalogue/client-model/method-names.ts';
import type { SnippetCall, Snippets } from './language.ts';

/** Path and query with the values of the input, and what is left for the body; null where there is none. */
const requestOf = ({ verb, path, input }: SnippetCall): { readonly address: string; readonly body: string | null } => {
  const rest = new Map(Object.entries(input));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value ?? ''));
  });
  if (verb !== 'GET' && verb !== 'DELETE') return { address: filled, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = [...rest].map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return { address: filled + (query.length > 0 ? `?${query.join('&')}` : ''), body: null };
};

const HEADERS = {
  key: ['X-Api-Key: YOUR_KEY'],
  either: ['X-Api-Key: YOUR_KEY'],
  session: ['Authorization: Bearer YOUR_TOKEN'],
  none: [],
} as const;

/** A text in single quotes, as a shell reads it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const CURL: Snippets = {
  name: 'curl',
  title: 'curl',
  snippet: (call) => {
    const { address, body } = requestOf(call);
    const verb = call.verb === 'GET' || (call.verb === 'POST' && body !== null) ? '' : `-X ${call.verb} `;
    return [
      `curl ${verb}${quoted(call.base + address)}`,
      ...HEADERS[call.access].map((header) => `  -H ${quoted(header)}`),
      ...(body === null ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(body)}`]),
    ].join(' \\\n');
  },
};

/** The snippet of a call; what no library has a method for is shown with curl. */
export const snippetOf = (snippets: Snippets, call: SnippetCall): string =>
  (isOffered(call) ? snippets : CURL).snippet(call);

/** Prices by path, for functions that tell them beforehand. */
import { endpointRows } from './catalogue.source.ts';
import type { EndpointRow } from './rows.ts';

const fits = ({ name }: EndpointRow, path: readonly string[]): boolean => {
  const template = name.split('/');
  return template.length === path.length && template.every((part, i) => part.startsWith('{') || part === path[i]);
};
const variables = ({ name }: EndpointRow): number => name.split('{').length;
const METHODS = ['POST', 'GET'];

const callsIn = (body: unknown): readonly { readonly endpoint: unknown; readonly body: unknown }[] => {
  const calls: unknown = typeof body === 'object' && body !== null && 'calls' in body ? body.calls : [];
  return (Array.isArray(calls) ? calls : []).map((call: unknown) =>
    typeof call === 'object' && call !== null && 'endpoint' in call
      ? { endpoint: call.endpoint, body: 'body' in call ? call.body : undefined }
      : { endpoint: '', body: undefined },
  );
};

/** Credits of a call that succeeds, by its path below /v1: the POST of a path, else its GET. Null for an unknown path. */
export const priceOf = async (path: string, body: unknown): Promise<number | null> => {
  const parts = path.replace(/^\/?(v1\/)?/, '').split('/');
  const found = (await endpointRows())
    .filter((row) => METHODS.includes(row.method) && fits(row, parts))
    .sort((a, b) => variables(a) - variables(b) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method))[0];
  if (!found) return null;
  if (found.suite !== 'batch') return found.credits;
  // A batch within a batch is refused, so its calls cost nothing.
  const prices = callsIn(body).map(({ endpoint }) =>
    typeof endpoint === 'string' && !/^\/?(v1\/)?batch$/.test(endpoint)
      ? priceOf(endpoint, undefined)
      : Promise.resolve(0),
  );
  return (await Promise.all(prices)).reduce<number>((sum, price) => sum + (price ?? 0), 0);
};

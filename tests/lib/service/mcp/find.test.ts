/** Which calculation stands first for the words of a developer or an assistant. */
import { endpointRows } from '../../../../lib/service/catalogue/catalogue.source.ts';
import { CATALOGUE_SAID } from '../../../../lib/words/reading/catalogue-vocabulary.ts';
import { isOpen } from '../../../../lib/service/mcp/calls.ts';
import { endpointsFor } from '../../../../lib/service/mcp/find.ts';
import { vectorCases } from '../../../support/vectors.ts';

const found = async (query: string, options: { suite?: string; limit?: number } = {}): Promise<readonly string[]> =>
  endpointsFor((await endpointRows()).filter(isOpen), query, { limit: 2, ...options }).map(({ name }) => name);

it.each(vectorCases<readonly [string, readonly string[]]>('find-endpoints.json'))(
  'finds for "%s" first or second one of %j',
  async (query, wanted) => {
    const names = await found(query);
    if (wanted.length === 0) expect(names).toEqual([]);
    else expect(names.filter((name) => wanted.includes(name))).not.toEqual([]);
  },
);

it('names calculations that exist', async () => {
  const names = new Set((await endpointRows()).map(({ name }) => name));
  expect(CATALOGUE_SAID.map(([endpoint]) => endpoint).filter((endpoint) => !names.has(endpoint))).toEqual([]);
});

it('keeps to the suite that is asked for', async () => {
  const names = await found('panchang today', { suite: 'dasha', limit: 10 });
  expect(names.every((name) => name.startsWith('dasha/'))).toBe(true);
});

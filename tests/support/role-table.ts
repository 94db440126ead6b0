/** The table as the role of a route sees it: what it may not touch throws, as IAM would refuse it. */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { partitionsOf } from '../../lib/tools/deploy/partitions.ts';

/** Made by the first function that asks for one. */
const SECRET = 'secret#';

const fits = (pk: string, key: string): boolean => (key.endsWith('*') ? pk.startsWith(key.slice(0, -1)) : pk === key);

export const tableWithin = (table: Table, route: Pick<AnyResource, 'method' | 'path' | 'suite' | 'needs'>): Table => {
  const keys = partitionsOf(route);
  const check = (pk: string, writes: boolean): void => {
    if (!keys.some((key) => fits(pk, key))) throw new Error(`${route.method} ${route.path} may not touch ${pk}`);
    if (writes && route.needs.table !== 'write' && !pk.startsWith(SECRET))
      throw new Error(`${route.method} ${route.path} may not write ${pk}`);
  };
  const own: Table = {
    get: async (key) => (check(key.pk, false), table.get(key)),
    put: async (item, condition) => (check(item.pk, true), table.put(item, condition)),
    update: async (key, change) => (check(key.pk, true), table.update(key, change)),
    remove: async (key, condition) => (check(key.pk, true), table.remove(key, condition)),
    query: async (pk, page) => (check(pk, false), table.query(pk, page)),
    until: () => own,
  };
  return own;
};

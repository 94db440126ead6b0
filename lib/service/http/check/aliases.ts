/** Other spellings of members, those of partners and of listed births too. */
import { ALIASES } from '../../../contract/frame/options.ts';
import { isRecord } from '../is-record.ts';
import type { Faults } from './faults.ts';

type Raw = Readonly<Record<string, unknown>>;

const renamed = (raw: Raw): Record<string, unknown> => {
  const out: Record<string, unknown> = { ...raw };
  for (const [alias, name] of Object.entries(ALIASES)) {
    if (!Object.hasOwn(out, alias) || Object.hasOwn(out, name)) continue;
    out[name] = out[alias];
    delete out[alias];
  }
  return out;
};
const inside = (value: unknown): unknown => (isRecord(value) ? renamed(value) : value);

/** Renames aliases to their members, inside partners and listed births too, where the member itself is absent. */
export const withoutAliases = (raw: Raw): Raw => {
  const out = renamed(raw);
  for (const [name, value] of Object.entries(out))
    if (typeof value === 'object') out[name] = Array.isArray(value) ? value.map(inside) : inside(value);
  return out;
};

/** Adds a fault for each alias that contradicts its member. */
export const refuseAliasConflicts = (raw: Raw, faults: Faults): void => {
  for (const [alias, name] of Object.entries(ALIASES))
    if (Object.hasOwn(raw, alias) && Object.hasOwn(raw, name) && raw[alias] !== raw[name])
      faults.add(alias, 'CONFLICT', `${name} and ${alias} say different things.`, undefined, raw[alias]);
};

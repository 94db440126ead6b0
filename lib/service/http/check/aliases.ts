/** Other spellings of members, those of partners and of listed births too. */
import { ALIASES } from '../../../contract/frame/options.ts';
import { isRecord } from '../is-record.ts';
import type { Faults } from './faults.ts';

type Raw = Readonly<Record<string, unknown>>;

const PAIRS = Object.entries(ALIASES);

const renamed = (raw: Raw): Raw => {
  let out: Record<string, unknown> | undefined;
  for (const [alias, name] of PAIRS) {
    if (!Object.hasOwn(raw, alias) || Object.hasOwn(out ?? raw, name)) continue;
    out ??= { ...raw };
    out[name] = out[alias];
    delete out[alias];
  }
  return out ?? raw;
};
const inside = (value: unknown): unknown => (isRecord(value) ? renamed(value) : value);

/** Renames aliases to their members, inside partners and listed births too, where the member itself is absent. */
export const withoutAliases = (raw: Raw): Raw => {
  const top = renamed(raw);
  const nested = Object.entries(top).filter(([, value]) => typeof value === 'object');
  if (nested.length === 0) return top;
  const below = nested.map(([name, value]) => [name, Array.isArray(value) ? value.map(inside) : inside(value)]);
  return { ...top, ...Object.fromEntries(below) };
};

/** Adds a fault for each alias that contradicts its member. */
export const refuseAliasConflicts = (raw: Raw, faults: Faults): void => {
  for (const [alias, name] of PAIRS)
    if (Object.hasOwn(raw, alias) && Object.hasOwn(raw, name) && raw[alias] !== raw[name])
      faults.add(alias, 'CONFLICT', `${name} and ${alias} say different things.`, undefined, raw[alias]);
};

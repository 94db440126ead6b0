/** API keys as their owners see them. */
import type { KeyRecord } from '../record.ts';
import type { Language } from '../../words/languages.ts';
import { bank } from '../../words/bank.ts';
import { utcOf } from '../../contract/values/utc.ts';

/** A key without its secret. `lastUsed`: the day of its last call, or undefined. */
export const keyView = (key: KeyRecord, lastUsed: string | undefined, language: Language) => {
  const names = bank(language, 'platform');
  return {
    key_id: key.id,
    name: key.name,
    kind: key.kind,
    kind_name: names.kind[key.kind],
    state: key.state,
    state_name: names.state[key.state],
    prefix: key.prefix,
    last_four: key.lastFour,
    created: utcOf(key.created),
    last_used: lastUsed ?? null,
    expires: key.expires === 0 ? null : utcOf(key.expires),
    scopes: [...key.scopes],
    domains: [...key.domains],
    ips: [...key.ips],
    query_allowed: key.query,
    spend_cap: key.cap < 0 ? null : key.cap,
  };
};

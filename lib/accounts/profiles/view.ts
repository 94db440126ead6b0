/** Saved births as their owner sees them. */
import type { Ports } from '../../contract/ports.ts';
import type { Visitor } from '../../contract/frame/resource.ts';
import { utcOf } from '../../contract/values/utc.ts';
import { PLANS, planNamed } from '../metering/plans.ts';
import type { Keeping, Profile } from './store.ts';

const SECOND_MS = 1000;

interface Whose {
  readonly visitor: Visitor;
}

/** Whose births a call is about: those of its account, or those of its sandbox keys. */
export const ownerOf = ({ table, visitor }: Pick<Ports, 'table'> & Whose): Omit<Keeping, 'vault'> => ({
  table,
  customer: visitor.customer,
  sandbox: visitor.kind === 'sandbox',
});

/** The same for a call that opens them. */
export const keepingOf = ({ vault, ...call }: Pick<Ports, 'table' | 'vault'> & Whose): Keeping => ({
  ...ownerOf(call),
  vault,
});

/** Births that the caller may save. */
export const mostOf = ({ kind, plan }: Visitor): number =>
  PLANS[kind === 'sandbox' ? 'sandbox' : (planNamed(plan) ?? 'sandbox')].profiles;

/** The name that a birth gets without one of its own. */
export const labelOf = (label: string | undefined, { name, date }: Profile['birth']): string => label ?? name ?? date;

/** A birth in an answer. */
export const profileShape = ({ id, label, tags, mark, birth, created, changed }: Profile) => ({
  profile_id: id,
  label,
  tags: [...tags],
  mark,
  birth,
  created: utcOf(Math.floor(created / SECOND_MS)),
  changed: utcOf(Math.floor(changed / SECOND_MS)),
});

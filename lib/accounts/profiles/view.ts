/** Saved births as their owner sees them. */
import type { Visitor } from '../../contract/frame/resource.ts';
import { utcOf } from '../../contract/values/utc.ts';
import { PLANS, planNamed } from '../metering/plans.ts';
import type { Profile } from './store.ts';

const SECOND_MS = 1000;

/** Births that the caller may save. */
export const mostOf = ({ sandbox, plan }: Visitor): number =>
  PLANS[sandbox ? 'sandbox' : (planNamed(plan) ?? 'sandbox')].profiles;

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

/** The consent of those at home where nothing tells that it is to a wedding: how one stands with them, and what to do. */
import { OF_COUPLE } from '../hear/matter-groups.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { relationNamed } from '../hear/bond-said.ts';
import type { Intent } from '../hear/intent.ts';
import type { Said } from '../hear/said.ts';
import { personOfBond } from './theirs.ts';

/** Whether matters are of love or marriage. */
export const isOfLove = (matters: readonly (Matter | 'general')[]): boolean =>
  matters.some((one) => OF_COUPLE.includes(one));

/** "Papa nahi maan rahe" of somebody for whom it is about no wedding. */
export const withoutWedding = (intent: Intent, { heard, words, person }: Said): Intent => {
  if (intent.kind !== 'matter' || intent.aspect !== 'consent' || isOfLove(heard)) return intent;
  const relation = relationNamed(words) ?? 'parents';
  return { kind: 'relation', ask: 'do', relation, person: personOfBond(relation, person) };
};

/** The same in a conversation: of what was asked about before. */
export const consentOn = (intent: Intent, said: Said, before: readonly (Matter | 'general')[]): Intent =>
  isOfLove(before) ? intent : withoutWedding(intent, said);

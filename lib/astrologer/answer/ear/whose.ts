/** Whose life a message is heard to ask about, weighed by whom its words name. */
import { KIN, type Kin } from '../../../words/reading/ask.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { namesOwnChart } from '../people/kin.ts';
import type { Said } from '../hear/said.ts';
import type { HeardWhole } from './heard.ts';

/**
 * Share from which it is heard whose life it is: one’s own where the topic is heard as well, and where it is not, each against
 * words that name another; another’s who is named as whom it is about, and who is not.
 */
const WHOSE = {
  beside: 0.6,
  besideAgainst: 0.8,
  own: 0.9,
  ownAgainst: 0.95,
  other: 0.9,
  otherAgainst: 0.95,
  leaning: 0.6,
} as const;

/** Share from which whose life it is counts as heard: one’s own, or another’s. */
const leastWhose = (isOwn: boolean, said: Said, hasTopic: boolean): number => {
  if (!isOwn) return said.kin.length === 0 ? WHOSE.otherAgainst : WHOSE.other;
  if (hasTopic) return said.about === null ? WHOSE.beside : WHOSE.besideAgainst;
  return said.about === null ? WHOSE.own : WHOSE.ownAgainst;
};

/** The label of whoever asks. */
const SELF = 'self';
/** How likely it is that a message is about another’s life, whoever that is. */
const othersShare = ({ whose }: HeardWhole): number =>
  whose.reduce((sum, { label, share }) => (label === SELF ? sum : sum + share), 0);

/** Whether a message is more likely about another’s life than about that of whoever asks. */
export const leansToOther = (whole: HeardWhole): boolean => othersShare(whole) >= WHOSE.leaning;

/** How much more likely somebody is who is named. */
const NAMED = 3;
const likelier = ({ label, share }: Likely, { kin }: Said): number =>
  kin.some((one) => one === label) ? share * NAMED : share;

/** Whose life is heard to be asked about: null for that of whoever asks, undefined where it is not clear. */
export const whoseHeard = (whole: HeardWhole, said: Said, hasTopic: boolean): Kin | null | undefined => {
  const others = whole.whose.filter(({ label }) => label !== SELF);
  const share = othersShare(whole);
  const isOwn = share < 0.5;
  if (Math.max(share, 1 - share) < leastWhose(isOwn, said, hasTopic)) return undefined;
  // "From my chart" says by what it is told, and not that it is one's own.
  if (isOwn) return said.about !== null && namesOwnChart(said.words) ? undefined : null;
  // Who is named is likelier meant.
  const named = others.toSorted((a, b) => likelier(b, said) - likelier(a, said))[0];
  return KIN.find((one) => one === named?.label);
};

/** The match that a message asks about: what it asks, and the births of those who are matched. */
import type { Birth } from '../../../contract/values/moment.ts';
import { asksYes, besideMatch, type Couple } from './couple.ts';
import type { Intent } from '../hear/intent.ts';
import type { Asking, Read } from './read-as.ts';
import { resolved } from '../talk/resolve.ts';
import type { Resolved } from '../talk/resolved.ts';
import { opposite, type Sex } from './sex.ts';
import type { BirthOf } from './written-births.ts';

/** Two whose match is asked about, whoever it is asked for first. */
export type Two = readonly [Birth, Birth];

/** A birth with the sex that the words tell. */
export const withSex = (birth: Birth, sex: Sex | null): Birth => (sex === null ? birth : { ...birth, gender: sex });
/** Reads a birth that is written; null where its place is not known. */
export type ReadBirth = (written: BirthOf) => Promise<Birth | null>;

/** Whether somebody is a husband or wife, to whom no yes is to be said. */
const isMarried = ({ who }: BirthOf): boolean => who === 'husband' || who === 'wife';
/** What a message asks of a match: that first, then what it asks beside it. */
export const ofMatch = (asking: Asking, couple: Couple, { question, asked }: Read): Resolved | null => {
  const { own, today, before } = asking;
  const heard = asked?.intents.find((one) => one.kind === 'pair') ?? { kind: 'pair' };
  const pair: Intent =
    (question.said.ask === 'should' || asksYes(own?.rest ?? '', today)) && !couple.with.some(isMarried)
      ? { ...heard, isChoice: true }
      : heard;
  const parts = own === null ? [] : besideMatch(own.rest, today);
  // “Should I marry her, and when?”
  const isWhen = own !== null && parts.length === 0 && question.said.asksWhen && !couple.with.some(isMarried);
  const beside: readonly Intent[] = isWhen ? [{ kind: 'matter', ask: 'when', matter: 'marriage' }] : parts;
  const base = asked ?? resolved({ ...question, intents: [pair], guess: null, followUp: null, turn: null }, null);
  return base === null
    ? null
    : {
        ...base,
        intents: [pair, ...beside],
        remark: null,
        guess: null,
        other: null,
        beside: null,
        isFollowUp: before !== null && own === null && base.isFollowUp,
      };
};

/** The match that a message asks about, with the births of both read; the place that nobody knows, where one has such. */
export const matched = async (
  asking: Asking,
  couple: Couple,
  { sex, read }: { readonly sex: Sex | null; readonly read: ReadBirth },
): Promise<{ readonly couples: readonly Two[] } | { readonly unplaced: BirthOf | null }> => {
  const couples: Two[] = [];
  const of = couple.of === null ? asking.birth : await read(couple.of);
  if (of === null) return { unplaced: couple.of ?? null };
  // The other’s word decides who is the groom; where it tells nothing, what is known of whoever it is asked for.
  const first = withSex(of, couple.of?.sex ?? sex);
  for (const other of couple.with) {
    const theirs = await read(other);
    if (theirs === null) return { unplaced: other };
    couples.push([withSex(first, opposite(other.sex)), withSex(theirs, other.sex)]);
  }
  return { couples };
};

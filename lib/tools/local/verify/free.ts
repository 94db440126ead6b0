/** Sentences of many hands about fixed births, with verdicts worked out by hand: how the verifier reads them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { checkText } from '../../../astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../contract/frame/options.ts';
import { bornAt, momentAt } from './born.ts';

/** The sentences whose words the reader was given, and the third that it was not. */
export const PARTS = ['tuned', 'apart'] as const;
export type Part = (typeof PARTS)[number];
/** What a sentence is by hand: `none` claims nothing of this chart, `unverifiable` cannot be decided. */
type Label = 'true' | 'false' | 'none' | 'unverifiable';
export type Found = 'true' | 'false' | 'unread' | 'no_claim';
export type Row = readonly [birth: string, tongue: string, label: Label, text: string];
interface FreeFile {
  readonly at: string;
  readonly sentences: readonly Row[];
  readonly tuned: readonly Row[];
  /** Written when the first reader was finished: all of them are kept apart. */
  readonly apart: readonly Row[];
  readonly births: Readonly<Record<string, readonly [moment: string, offset: number, lat: number, lon: number]>>;
}

/** Shares of sentences that were judged wrongly, or not. */
export interface FreeScore {
  readonly sentences: number;
  /** Of true sentences, those judged false. */
  readonly trueRejected: number;
  /** Of false sentences, those judged true. */
  readonly falseAccepted: number;
  /** Of true and false sentences, those not judged. */
  readonly unread: number;
  /** Of sentences that claim nothing of the chart, those judged. */
  readonly readFromNone: number;
  /** Of sentences that nobody can decide, those judged. */
  readonly undecidable: number;
  /** Why sentences that claim something were not judged, by the reasons of the reader; without a reason they claim nothing. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** What a text comes to: false when a sentence is, true when all that claim are, else unread. */
export const foundIn = (known: KnownBirth, text: string): Found => {
  const verdicts = checkText(known, text).map(({ verdict }) => verdict);
  if (verdicts.includes('false')) return 'false';
  const claiming = verdicts.filter((verdict) => verdict !== 'no_claim');
  if (claiming.length === 0) return 'no_claim';
  return claiming.every((verdict) => verdict === 'true') ? 'true' : 'unread';
};

/** Why nothing was made of a text: the first reason of its sentences. */
const reasonOf = (known: KnownBirth, text: string): string =>
  checkText(known, text).find(({ reason }) => reason !== null)?.reason ?? 'no_claim';

/** Sentences whose digest begins with a byte below this are kept apart: with those of `apart` a third of all. */
const APART_BELOW = 53;
const isApart = (text: string): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) < APART_BELOW;

const FOLDER = new URL('../../../../tests/vectors/verify/', import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as T;

/** The births of the sentences, cast at the moment that "now" is for them. */
export const freeBirths = (sky: Sky): ReadonlyMap<string, KnownBirth> => {
  const file = read<FreeFile>('free.json');
  const at = momentAt(file.at, 5.5, 28.6139, 77.209);
  return new Map(
    Object.entries(file.births).map(([id, where]) => [id, knownBirth(sky, bornAt(...where), at, OPTION_DEFAULTS)]),
  );
};

/** The sentences of a part. */
export const freeRows = (part: Part): readonly Row[] => {
  const { sentences, tuned, apart } = read<FreeFile>('free.json');
  const own = [...sentences, ...tuned].filter(([, , , text]) => isApart(text) === (part === 'apart'));
  return part === 'apart' ? [...apart, ...own] : own;
};

/** Shares over some sentences. */
export const scoreOf = (rows: readonly Row[], births: ReadonlyMap<string, KnownBirth>): FreeScore => {
  const judged = rows.flatMap(([birth, , label, text]) => {
    const known = births.get(birth);
    return known === undefined ? [] : [{ known, label, text, found: foundIn(known, text) }];
  });
  const reasons: Record<string, number> = {};
  for (const { known, label, text, found } of judged) {
    if ((label !== 'true' && label !== 'false') || found === 'true' || found === 'false') continue;
    const reason = reasonOf(known, text);
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const share = (labels: readonly Label[], founds: readonly Found[]): number => {
    const some = judged.filter(({ label }) => labels.includes(label));
    return some.length === 0 ? 0 : some.filter(({ found }) => founds.includes(found)).length / some.length;
  };
  return {
    sentences: judged.length,
    trueRejected: share(['true'], ['false']),
    falseAccepted: share(['false'], ['true']),
    unread: share(['true', 'false'], ['unread', 'no_claim']),
    readFromNone: share(['none'], ['true', 'false']),
    undecidable: share(['unverifiable'], ['true', 'false']),
    reasons,
    faults: judged
      .filter(({ label, found }) => label !== found && (found === 'true' || found === 'false'))
      .map(({ label, found, text }) => `${label} read as ${found}: ${text}`),
  };
};

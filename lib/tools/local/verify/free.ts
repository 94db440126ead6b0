/** Sentences of many hands about fixed births, with verdicts worked out by hand: how the verifier reads them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { checkText } from '../../../astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../contract/frame/options.ts';
import { bornAt, momentAt } from './born.ts';
import type { Tongue } from './sentences.ts';

/** The sentences the reader was mended by, and those it was not. */
export const PARTS = ['tuned', 'apart'] as const;
type Part = (typeof PARTS)[number];
type Verdict = 'true' | 'false' | 'none' | 'unverifiable';
/** A verdict, or `loose`: all claims are true, and the sentence names something that belongs to none. */
type Found = Verdict | 'loose';
type Row = readonly [birth: string, tongue: Tongue, verdict: Verdict, text: string];
interface FreeFile {
  readonly at: string;
  readonly sentences: readonly Row[];
  /** All of them mended the reader. */
  readonly tuned: readonly Row[];
  /** Written when the reader was finished, to be read once: all of them are kept apart. */
  readonly apart: readonly Row[];
  readonly births: Readonly<Record<string, readonly [moment: string, offset: number, lat: number, lon: number]>>;
}

/** Shares of sentences that were judged wrongly. */
export interface FreeScore {
  readonly part: Part;
  readonly tongue: Tongue | 'all';
  readonly sentences: number;
  /** Of true sentences, those of which a claim was judged false: at most 0.05. */
  readonly trueRejected: number;
  /** Of false sentences, those of which every claim was judged true: at most 0.01. */
  readonly falseAccepted: number;
  /** Of true and false sentences, those in which no claim is false and some claim, or every one, was not judged: at most 0.1. */
  readonly unread: number;
  /** Of true and false sentences, those whose claims are all true and that name something besides: read, and not let pass. */
  readonly loose: number;
  /** Of sentences that claim nothing of the chart, those from which a claim was read: at most 0.02. */
  readonly noneAsClaims: number;
  /** Of sentences about another person's chart, those of which a claim was judged on this one. */
  readonly othersJudged: number;
  /** Those that were judged wrongly. */
  readonly faults: readonly string[];
}

/** The limits that a release keeps. */
export const FREE_LIMITS = { trueRejected: 0.05, falseAccepted: 0.01, unread: 0.1, noneAsClaims: 0.02 } as const;

/** What a text comes to: false when anything in it is, none when nothing is claimed, true when all is. */
const foundIn = (known: KnownBirth, text: string): Found => {
  const sentences = checkText(known, text);
  const verdicts = sentences.flatMap(({ claims }) => claims.map(({ verdict }) => verdict));
  if (verdicts.includes('false')) return 'false';
  if (verdicts.length === 0) return 'none';
  if (!verdicts.every((verdict) => verdict === 'true')) return 'unverifiable';
  return sentences.every(({ loose }) => loose.length === 0) ? 'true' : 'loose';
};

/** The same as one of four verdicts: a text with a name or a number that belongs to no claim is not taken for true. */
export const verdictOf = (known: KnownBirth, text: string): Verdict => {
  const found = foundIn(known, text);
  return found === 'loose' ? 'unverifiable' : found;
};

/** Sentences whose digest begins with a byte below this, a quarter, are kept apart. */
const APART_BELOW = 64;
const isApart = (text: string): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) < APART_BELOW;

const FILE = new URL('../../../../tests/vectors/verify/free.json', import.meta.url);

/** Reads and judges the free sentences: one score for each part, and for each tongue of it. */
export const freeScores = (sky: Sky): readonly FreeScore[] => {
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as FreeFile;
  const at = momentAt(file.at, 5.5, 28.6139, 77.209);
  const births = new Map(
    Object.entries(file.births).map(([id, where]) => [id, knownBirth(sky, bornAt(...where), at, OPTION_DEFAULTS)]),
  );
  return PARTS.flatMap((part) => {
    const those = file.sentences.filter(([, , , text]) => isApart(text) === (part === 'apart'));
    const read = [...those, ...file[part]].flatMap(([birth, tongue, verdict, text]) => {
      const known = births.get(birth);
      return known === undefined ? [] : [{ tongue, verdict, text, found: foundIn(known, text) }];
    });
    return (['all', 'en', 'hi', 'hinglish'] as const).map((tongue): FreeScore => {
      const rows = read.filter((row) => tongue === 'all' || row.tongue === tongue);
      const share = (of: readonly Verdict[], isWrong: (found: Found) => boolean): number => {
        const some = rows.filter(({ verdict }) => of.includes(verdict));
        return some.length === 0 ? 0 : some.filter((row) => isWrong(row.found)).length / some.length;
      };
      const isJudged = (found: Found): boolean => found === 'true' || found === 'false';
      return {
        part,
        tongue,
        sentences: rows.length,
        trueRejected: share(['true'], (found) => found === 'false'),
        falseAccepted: share(['false'], (found) => found === 'true'),
        unread: share(['true', 'false'], (found) => found === 'none' || found === 'unverifiable'),
        loose: share(['true', 'false'], (found) => found === 'loose'),
        noneAsClaims: share(['none'], (found) => found !== 'none'),
        othersJudged: share(['unverifiable'], isJudged),
        faults: rows
          .filter(({ verdict, found }) => verdict !== found)
          .map(({ verdict, found, text }) => `${verdict} read as ${found}: ${text}`),
      };
    });
  });
};

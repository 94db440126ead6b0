/**
 * Checks the statements of a text against a birth, without any model: sentences, clauses, claims, verdicts. What stands in
 * a hypothesis, a question, a quotation or a sentence about people in general says nothing of this chart and is no claim.
 */
import { debilitationSign, exaltationSign } from '../../../layers/jyotish/chart/dignity.ts';
import { lordOf } from '../../../layers/jyotish/chart/rashi.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { factId, type Claim } from './claim.ts';
import { judge, type Verdict } from './truth.ts';
import { askedBy, completed, isQuestion, joinedAnswer, replyOf, type Asked } from './answers.ts';
import type { Frame, ReadClaim } from './clause.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { exceptiveClaims } from './exceptives.ts';
import { claimsOf, frameOf } from './grammar.ts';
import { hasOwnVerb, madeBy, type Made } from './asserted.ts';
import { limbsIn } from './limbs.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { namesIn } from './owners.ts';
import { withoutPreamble } from './preamble.ts';
import { NOTHING, resolved, type Named } from './pronouns.ts';
import { timesIn } from './relative.ts';
import { scopeOf, speaksToYou } from './scope.ts';
import { standingParts } from './standing.ts';
import { symbolsOf, THINGS, type Token } from './symbols.ts';
import { joinedOf, phrasesOf, telling } from './tokens.ts';

/** A claim of a text with its verdict. */
export interface CheckedClaim {
  /** The words it was read from. */
  readonly text: string;
  readonly claim: Claim;
  readonly negated: boolean;
  readonly verdict: Verdict;
  /** Id of the fact that decides it. */
  readonly fact: string;
}

/** A sentence with its claims, and with the things it names that belong to no claim. */
export interface CheckedSentence {
  readonly text: string;
  readonly claims: readonly CheckedClaim[];
  readonly loose: readonly string[];
}

/** What a sentence leaves to the next: what it named, claimed and asked last. */
interface Context {
  readonly named: Named;
  readonly claimed: Claim | null;
  readonly asked: Asked | null;
}

/** A checked sentence, and what it leaves to the next. */
interface Read extends Context {
  readonly checked: CheckedSentence;
}

const LIST_NUMBER = /^(?:\(?\d{1,2}[.)] |q ?\d{1,2}[.:)]? ?(?:\([a-z]\))?[.:]? ?(?:ans(?:wer)?[.:] )?)/u;
const QUOTED = /"[^"]*"|«[^»]*»|(?<=^|\s)'(?:[^'\s]+ ){3,}[^'\s]+'(?=[\s,.!?]|$)/gu;

const BIRTH_FRAME: Frame = { chart: 'D1', from: 'lagna', time: null };

/** What a token names, so that naming it again says nothing new. */
const thingOf = (token: Token | undefined): readonly string[] =>
  token === undefined
    ? []
    : token.planet
      ? [token.planet]
      : 'HSN'.includes(token.symbol) && token.number !== undefined
        ? [`${token.symbol}${token.number}`]
        : [];

/** Words with a second meaning: guru is a teacher, cancer an illness, unless the clause gives them a place. */
const isHomonym = ({ text }: Token, tokens: readonly Token[]): boolean =>
  ((text === 'guru' || text === 'गुरु') && !tokens.some(({ symbol }) => 'SHNDvVRFCEXZ+-MUQwLrAYO'.includes(symbol))) ||
  (text === 'cancer' && tokens.some(({ symbol }) => symbol === '!'));

/** "Mars is combust; Mercury is not": what was claimed of one is denied of another. */
const deniedToo = (clause: readonly Token[], claimed: Claim | null): readonly ReadClaim[] => {
  if (claimed === null || !('of' in claimed) || claimed.kind === 'aspect' || claimed.kind === 'conjunction') return [];
  const symbols = symbolsOf(clause);
  const [, planets] = /^[_&]*(B(?:[,&]+B)*)n$/d.exec(symbols)?.indices ?? [];
  if (planets === undefined) return [];
  const [start, end] = planets;
  return clause.flatMap(({ planet, implied: isMeant }, i) =>
    planet === undefined || isMeant || i < start || i >= end
      ? []
      : [{ claim: { ...claimed, of: planet }, negated: true, at: i, used: [i], unclear: false }],
  );
};

/** "Ketu's period runs until 2031; then Venus begins": the next begins when the one before it ends. */
const begunThen = (clause: readonly Token[], claimed: Claim | null): readonly ReadClaim[] => {
  if (claimed?.kind !== 'period' || claimed.edge !== 'end' || claimed.time === null) return [];
  const symbols = symbolsOf(clause);
  const [, after, entered, alone] =
    /^[_&,;]*(?:I[_&,q]*(?:[MUQ]k)?(?:B\/)*(B)|q_?(?:[MUQ]k)?(B)k?[MUQ]?|(B)k?[MUQ]?[_W]*q)[^BTSHN]*$/d.exec(symbols)
      ?.indices ?? [];
  const [at = -1] = after ?? entered ?? alone ?? [];
  const lord = clause[at]?.planet;
  if (lord === undefined) return [];
  const level = Math.max(...claimed.lords.map((one) => one.level));
  const claim: Claim = { kind: 'period', lords: [{ level, lord }], edge: 'start', time: claimed.time };
  const used = symbols[at - 1] === '/' ? [at - 2, at] : [at];
  return [{ claim, negated: false, at, used, unclear: false }];
};

/** A claim with the clause it was read from, and how the words make it. */
interface Found {
  readonly clause: readonly Token[];
  readonly read: ReadClaim;
  readonly made: Made;
}

/** The claims of some clauses; `whole` are all words of their sentence. */
const foundIn = (
  clauses: readonly (readonly Token[])[],
  whole: readonly Token[],
  claimedBefore: Claim | null,
): readonly Found[] => {
  let frame = BIRTH_FRAME;
  let claimed = claimedBefore;
  return clauses.flatMap((clause) => {
    const own = claimsOf(clause, frame);
    const found = own.length > 0 ? own : [...deniedToo(clause, claimed), ...begunThen(clause, claimed)];
    claimed = found.at(-1)?.claim ?? claimed;
    // A frame holds for the rest of its sentence: "In transit, Saturn …, while Jupiter …".
    const undated = clause.filter(({ symbol }) => symbol !== 'T');
    frame = { ...frameOf(undated, frame), time: null };
    return found.map((read): Found => {
      const words = read.used.flatMap((i) => clause[i]?.origin ?? clause[i] ?? []);
      return { clause, read, made: own.length > 0 ? madeBy(whole, read.claim, words) : 'said' };
    });
  });
};

/** "Mars in Cancer is …", and not "Mars is in Cancer, debilitated". */
const SAYS_OF_PLACE =
  /^(?!.*(?<!\p{L})(?:is|are|stands?|sits?|lies|was) (?:in|placed|posited|located)(?!\p{L}))[^,]*$/u;

/**
 * "Mars in Cancer is debilitated": so it is wherever Mars stands in Cancer, and no false statement of a chart where he
 * stands elsewhere.
 */
const isRuleOfDignity = (known: KnownBirth, found: readonly Found[]): boolean => {
  const claims = found.flatMap(({ read }) => (read.negated ? [] : [read.claim]));
  const placed = claims.find((claim) => claim.kind === 'sign');
  const state = claims.find((claim) => claim.kind === 'dignity');
  if (found.length !== 2 || claims.length !== 2 || placed?.kind !== 'sign' || state?.kind !== 'dignity') return false;
  const { of, sign } = placed;
  if (of !== state.of || typeof of === 'object' || of === 'ascendant') return false;
  const isOfSign =
    state.dignity === 'own'
      ? lordOf(sign) === of
      : sign === (state.dignity === 'exalted' ? exaltationSign(of) : debilitationSign(of));
  return isOfSign && judge(known, placed, false) === 'false';
};

const readSentence = (
  known: KnownBirth,
  sentence: string,
  { named: before, claimed: claimedBefore, asked }: Context,
  names: ReadonlySet<string>,
): Read & { readonly plain: string; readonly isStated: boolean; readonly isSilenced: boolean } => {
  const written = normalised(sentence).replace(LIST_NUMBER, '').replace(QUOTED, ' ');
  const reply = asked ? replyOf(written, asked) : { rest: written, stated: [] };
  const joint = asked ? joinedAnswer(reply.rest, symbolsOf(telling(joinedOf(phrasesOf(reply.rest)))), asked) : null;
  const plain = withoutPreamble(joint ?? reply.rest);
  const limbs = limbsIn(plain);
  const { marked, times } = timesIn(limbs.rest, known);
  const phrases = phrasesOf(marked).map((token) => times.get(token.text) ?? token);
  const whole = joinedOf(phrases);
  const tokens = asked && joint === null ? completed(telling(whole), asked) : telling(whole);
  const excepted = plain.includes('?') ? null : exceptiveClaims(tokens, before);
  const [parts, named] = excepted
    ? ([[tokens], NOTHING] as const)
    : resolved(clausesOf(tokens), asked?.named ?? before);
  const clauses = parts.map((part) => part.filter((token) => !isHomonym(token, part)));
  const own = excepted
    ? excepted.map((read): Found => ({ clause: tokens, read, made: 'said' }))
    : foundIn(clauses, whole, claimedBefore);
  const stated = [...reply.stated, ...limbs.claims].map((one): Found => ({ ...one, made: 'said' }));
  const found = [...stated, ...own];
  const isSaid = found.some(({ made }) => made === 'said');
  const scope = excepted ? 'chart' : scopeOf(marked, phrases, whole, isSaid, names);
  const isMade = isSaid || found.some(({ made }) => made === 'noted' || (made === 'named' && speaksToYou(plain)));
  const isRule = scope === 'chart' && SAYS_OF_PLACE.test(plain) && !speaksToYou(plain) && isRuleOfDignity(known, found);
  if (scope === 'nobody' || isRule || (!isMade && found.length > 0 && scope === 'chart')) {
    // "Jupiter stands in no kendra; it is in the eighth"
    const after = sentence.endsWith(';') ? named : NOTHING;
    return {
      plain,
      isStated: false,
      isSilenced: scope === 'nobody' && !isQuestion(plain),
      checked: { text: sentence, claims: [], loose: [] },
      named: after,
      claimed: null,
      asked: isQuestion(plain) ? askedBy(plain, symbolsOf(tokens), named, own) : null,
    };
  }
  const claims = found.map(({ clause, read: { claim, negated, used, unclear, isDoubtful } }): CheckedClaim => {
    const verdict = judge(known, claim, negated);
    return {
      text: clause
        .slice(Math.min(...used), Math.max(...used) + 1)
        .map(({ text }) => text)
        .join(' '),
      claim,
      negated,
      verdict:
        scope === 'other'
          ? { unverifiable: 'out_of_scope' }
          : unclear && (isDoubtful || verdict !== 'true')
            ? { unverifiable: 'frame_unknown' }
            : verdict,
      fact: factId(claim),
    };
  });
  const accounted = new Set(found.flatMap(({ clause, read }) => read.used.map((i) => clause[i]?.origin ?? clause[i])));
  const mentioned = new Set([...accounted].flatMap((token) => thingOf(token)));
  const loose = clauses
    .flat()
    .filter(
      (token) =>
        THINGS.includes(token.symbol) &&
        !token.implied &&
        !accounted.has(token) &&
        !thingOf(token).some((thing) => mentioned.has(thing)),
    )
    .map(({ text }) => text);
  return {
    plain,
    isStated: isSaid || speaksToYou(plain),
    isSilenced: false,
    checked: { text: sentence, claims, loose },
    named,
    claimed: found.at(-1)?.read.claim ?? claimedBefore,
    asked: null,
  };
};

/** A sentence that supposes is read again by the parts of it that still state something. */
const checkSentence = (known: KnownBirth, sentence: string, context: Context): Read => {
  const names = namesIn(sentence);
  const read = readSentence(known, sentence, context, names);
  if (!read.isSilenced) return read;
  for (const { text, isFirm } of standingParts(read.plain)) {
    const stands = readSentence(known, text, context, names);
    const { claims } = stands.checked;
    const isStated = stands.isStated || (isFirm && claims.some(({ claim }) => hasOwnVerb(claim)));
    if (isStated && claims.length > 0) return { ...stands, checked: { ...stands.checked, text: sentence } };
  }
  return read;
};

/** Whether everything that a text claims of a birth is so. A text without claims says nothing wrong. */
export const holdsTrue = (known: KnownBirth, text: string): boolean =>
  checkText(known, text).every(({ claims }) => claims.every(({ verdict }) => verdict === 'true'));

/** The sentences of a text with the claims in them, judged on a birth. */
export const checkText = (known: KnownBirth, text: string): readonly CheckedSentence[] => {
  let context: Context = { named: NOTHING, claimed: null, asked: null };
  return sentencesOf(text).map((sentence) => {
    const read = checkSentence(known, sentence, context);
    context = read;
    return read.checked;
  });
};

/**
 * Checks the statements of a text against a birth, without any model: sentences, clauses, claims, verdicts. What stands in
 * a hypothesis, a question, a quotation or a sentence about people in general says nothing of this chart and is no claim.
 */
import type { KnownBirth } from '../../ask/known-birth.ts';
import { factId, type Claim } from '../claim.ts';
import { judge, type Verdict } from '../truth.ts';
import type { Frame, ReadClaim } from './clause.ts';
import { claimsOf, frameOf } from './grammar.ts';
import { normalised } from './normalise.ts';
import { scopeOf } from './scope.ts';
import { THINGS, type Token } from './symbols.ts';
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

/** What was named last, which "it" stands for in what follows. */
interface Named {
  readonly planets: readonly Token[];
  /** The lords of a period, with the words for its levels. */
  readonly period: readonly Token[];
  /** House, sign or ascendant. */
  readonly place: Token | null;
}

/** A checked sentence, and what it named and claimed last. */
interface Read {
  readonly checked: CheckedSentence;
  readonly named: Named;
  readonly claimed: Claim | null;
}

const NOTHING: Named = { planets: [], period: [], place: null };
const SENTENCE_END =
  /(?<=[.!?।;\n])(?<!\d\.(?=\d))(?<!(?:^|\n) ?\d{1,2}\.)(?<!\b(?:viz|i\.e|i\.(?=e)|e\.g|e\.(?=g)|cf|vs|approx)\.)\s*/u;
const LIST_NUMBER = /^\(?\d{1,2}[.)] /u;
const QUOTED = /"[^"]*"|«[^»]*»|(?<=^|\s)'(?:[^'\s]+ ){3,}[^'\s]+'(?=[\s,.!?]|$)/gu;

/** No sentence has more characters: what a writer joins beyond that is read in parts. */
const LONGEST = 1000;
const PARTS = new RegExp(`\\S[\\s\\S]{0,${LONGEST - 1}}(?=\\s|$)|\\S{${LONGEST}}`, 'gu');

/** Sentences of a text, as they were written. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => (sentence.length > LONGEST ? (sentence.match(PARTS) ?? []) : [sentence]));

const THEN = /^(?:then|after that)$/;
const PICTURE = /^(?:like an?|as if)$/;
const BIRTH_FRAME: Frame = { chart: 'D1', from: 'lagna', time: null };

/** A second statement after ", and" is a clause of its own: "since 2024 Ketu runs, and Ketu sits in the ninth". */
const byStatements = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = clause.map(({ symbol }) => symbol).join('');
  const comma = symbols.search(/,&[BLap]/);
  const first = symbols.slice(0, comma);
  return comma > 0 && /[BL].*[SHNTvVRCEXZMrw]|T.*[BL]/.test(first)
    ? [clause.slice(0, comma), ...byStatements(clause.slice(comma + 2))]
    : [clause];
};

/**
 * Two periods in one clause are two clauses: "you run Venus–Jupiter, and in March Venus–Saturn begins", "Ketu mahadasha
 * (2024–2031), with the Moon antardasha until 2027".
 */
const byPeriods = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = clause.map(({ symbol }) => symbol).join('');
  const parted = [...symbols.matchAll(/,(?=[,&wIg])|&(?=6?g?B)/g)].find(({ index, 0: mark }) => {
    const [first, second] = [symbols.slice(0, index), symbols.slice(index)];
    const both = (period: RegExp): boolean => period.test(first) && period.test(second);
    const isTimed = /[MUQ].*T/.test(first) && both(/[MUQ]/);
    if (mark === '&') return isTimed && (!second.includes('q') || second.includes('T'));
    const isNext = symbols[index + 1] === 'I';
    return (symbols[index + 1] === '&' && both(/B\/B|M/)) || (isNext ? both(/T/) && both(/B\/B|[MUQ]/) : isTimed);
  });
  return parted ? [clause.slice(0, parted.index), clause.slice(parted.index + 1)] : [clause];
};

/** Clauses of a sentence: it is split where it turns to something else. What follows a "like a" is a picture. */
const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (PICTURE.test(token.text)) break;
    // "Then" is after what came before: no period that follows it runs now.
    if (token.symbol === '|')
      clauses.push(THEN.test(token.text) ? [{ symbol: 'I', text: token.text, implied: true }] : []);
    else clauses.at(-1)?.push(token);
  }
  return clauses
    .filter((clause) => clause.some(({ implied }) => !implied))
    .flatMap(byStatements)
    .flatMap(byPeriods);
};

/** The planets named last in some tokens, as what a pronoun after them stands for. */
const lastNamed = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  // What another is with is not what the words go on about: "the Moon is with the Sun, so it is combust".
  const main = symbols
    .replace(/(?<=[BL][^BL|]*)[wbvV][bk_o]{0,2}[BL](?:[,&][BL])*/g, (match) => '_'.repeat(match.length))
    .replace(/(?<=[BL]_?)[BL]kw/g, '___');
  const found = [...main.matchAll(/[BL](?:[,&]*[BL])*/g)].at(-1);
  return found ? tokens.slice(found.index, found.index + found[0].length) : [];
};
/** The period named last in some tokens: Rahu mahadasha, Venus–Saturn period. */
const lastPeriod = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  const found = [...symbols.matchAll(/B(?:\/B)*k?[MUQ]/g)].at(-1);
  return found ? tokens.slice(found.index, found.index + found[0].length) : [];
};
/** The place named last: of "the seventh house is Aquarius" the house. */
const lastPlace = (tokens: readonly Token[]): Token | null => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  const found = [...symbols.matchAll(/H(?=[iWk,]{0,2}S)(?:[iWk,]{0,2}S)|[SHA]/g)].at(-1);
  return found ? (tokens[found.index] ?? null) : null;
};
const implied = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => ({ ...token, implied: true, origin: token.origin ?? token }));
const isOneOf = (token: Token | undefined, symbols: string): boolean => symbols.includes(token?.symbol ?? ' ');

/** A clause that goes on about the planet of the one before: "…, but exalted in the navamsa". */
const GOES_ON = /^[_&W]{0,2}(?:[in9mgqefuTRFCEXZ+-]|[SHN]i)/;
const GOES_ON_ASIDE = /^[RFCEXZ+-](?:&[RFCEXZ+-])*,/;
/** Keeps what is understood apart from the words before it. */
const APART: Token = { symbol: ';', text: '', implied: true };

/** "Its lord" after the house it is the lord of. */
const ITS_LORD = /^(?:its|whose|इसके|इसका|इनके|जिसके|जिसका|उसके|उसका|iske|iska|uske|uska|jiske|jiska) /;
/** Words that join a clause to the thing right before it. */
const RELATIVE = /^(?:which|who|जो|jo)$/;

const SO_IS = /^so /;
const WHERE = /^(?:where|जहां|jahan|jahaan)$/;

/** The planets that a pronoun at the end of some tokens stands for. */
const meantBy = (pronoun: Token, out: readonly Token[], { planets }: Named): readonly Token[] => {
  const last = out.at(-1)?.symbol === ',' ? out.slice(0, -1) : out;
  const nearest = RELATIVE.test(pronoun.text) && isOneOf(last.at(-1), 'BL');
  const symbols = last.map(({ symbol }) => symbol).join('');
  const group = nearest ? /[BL](?:[,&]*[BL])*$/.exec(symbols) : null;
  if (group) return last.slice(group.index);
  const named = lastNamed(out);
  return named.length > 0 ? named : planets;
};

/** Puts what is meant in the place of "who", "it", "its lord" and "the latter", and before clauses that name no planet. */
const resolved = (
  clauses: readonly (readonly Token[])[],
  before: Named,
): readonly [clauses: readonly (readonly Token[])[], named: Named] => {
  let named = before;
  const read = clauses.map((clause, i) => {
    const out: Token[] = [];
    let state: Token | undefined;
    const all = clause.map(({ symbol }) => symbol).join('');
    const tellsTimeOf = /T/.test(all) && /[queW]/.test(all) && !/[BLSHNMUQ]/.test(all) ? named.period : [];
    for (const [at, token] of clause.entries()) {
      const next = clause[at + 1];
      // "Where" is of the place right before it.
      const isWhere = WHERE.test(token.text) && !isOneOf(out.at(-1)?.symbol === ',' ? out.at(-2) : out.at(-1), 'SHA');
      const place = isWhere ? null : (lastPlace(out) ?? named.place);
      if (token.symbol === '6' && SO_IS.test(token.text) && !out.some((one) => isOneOf(one, 'SHA')))
        // "Jupiter is direct, and so is Saturn"
        state = out.findLast((one) => isOneOf(one, 'RFCEXZ+-'));
      else if (token.symbol === '6' && place !== null) out.push({ symbol: 'i', text: token.text }, ...implied([place]));
      else if (token.symbol === '8' || (token.text === 'them' && isOneOf(out.at(-1), 'v'))) {
        const isWith = token.symbol === '8';
        const groups = [
          ...out
            .map(({ symbol }) => symbol)
            .join('')
            .matchAll(/[BL](?:[,&]*[BL])*/g),
        ];
        const other = groups.at(-2);
        const planets = other ? out.slice(other.index, other.index + other[0].length) : named.planets;
        const withIt: Token = { symbol: 'w', text: token.text };
        if (!isWith) out.push(...implied(planets));
        else out.push(...(groups.length > 0 ? [withIt, ...implied(planets)] : [APART, ...implied(planets), withIt]));
      } else if (token.symbol === 'p' && ITS_LORD.test(token.text) && isOneOf(place ?? undefined, 'HA')) {
        const isNear = /[HA][_WibvVw]*$/.test(out.map(({ symbol }) => symbol).join(''));
        out.push(isNear ? token : { ...token, symbol: 'L', number: place?.number ?? 1 });
      } else if (isOneOf(token, '<>')) {
        if (isOneOf(out.at(-1), 'i') && token.symbol === '>' && place !== null) out.push(...implied([place]));
        else {
          const pair = lastNamed(out).filter((one) => isOneOf(one, 'BL'));
          const planets = pair.length > 1 ? pair : named.planets.filter((one) => isOneOf(one, 'BL'));
          out.push(
            APART,
            ...implied(planets.length > 1 ? planets.slice(token.symbol === '<' ? 0 : -1).slice(0, 1) : []),
          );
        }
      } else if (token.symbol === 'a') {
        // "Saturn is in Pisces, which is your fifth house": there Saturn is.
        if (isOneOf(next, 'H') && /[BL].*Si?,$/.test(out.map(({ symbol }) => symbol).join(''))) {
          out.push({ symbol: 'i', text: token.text });
          continue;
        }
        // "The third, which is ruled by Mars": the house goes on.
        const goesOn = isOneOf(out.at(-1)?.symbol === ',' ? out.at(-2) : out.at(-1), 'HSN') && isOneOf(next, 'yWVp');
        if (goesOn) {
          if (out.at(-1)?.symbol === ',') out.pop();
          continue;
        }
        // "No planet is in the seventh, but the Sun looks at it"
        if (named.planets.length === 0 && place !== null && /v[io]?$/.test(out.map(({ symbol }) => symbol).join(''))) {
          if (isOneOf(out.at(-1), 'i')) out.pop();
          out.push(...implied([place]));
          continue;
        }
        // "It" before a planet of its own is no pronoun for one: "it is Saturn that …".
        const isOwn = isOneOf(next, 'BAL') && clause[at + 2]?.symbol !== 'o';
        const isObject = isOneOf(out.at(-1), 'wvVoibr');
        if (isObject || (isOwn && next?.symbol !== 'L')) continue;
        out.push(APART, ...implied(tellsTimeOf.length > 0 ? tellsTimeOf : meantBy(token, out, named)));
      } else out.push(token);
    }
    // "…, and Mars is with": with the planets named before.
    const alone = /^[_&;]*B_?w(?=[iW_]*$)/.exec(out.map(({ symbol }) => symbol).join(''));
    if (i > 0 && alone) out.splice(alone[0].length, 0, ...implied(named.planets));
    if (state !== undefined) out.push(...implied([state]));
    const symbols = out.map(({ symbol }) => symbol).join('');
    const goesOn = (!/[BAL]/.test(symbols) && GOES_ON.test(symbols)) || GOES_ON_ASIDE.test(symbols);
    const subject = tellsTimeOf.length > 0 ? tellsTimeOf : named.planets;
    const whole = (i > 0 || tellsTimeOf.length > 0) && goesOn ? [...implied(subject), ...out] : out;
    const [planets, period] = [lastNamed(whole), lastPeriod(whole)];
    named = {
      planets: planets.length > 0 ? planets : named.planets,
      period: period.length > 0 ? period : named.period,
      place: lastPlace(out) ?? named.place,
    };
    return whole;
  });
  return [read, named];
};

/** Words with a second meaning: guru is a teacher, cancer an illness, unless the clause gives them a place. */
const isHomonym = ({ text }: Token, tokens: readonly Token[]): boolean =>
  ((text === 'guru' || text === 'गुरु') && !tokens.some(({ symbol }) => 'SHNDvVRFCEXZ+-MUQwLrAYO'.includes(symbol))) ||
  (text === 'cancer' && tokens.some(({ symbol }) => symbol === '!'));

/** "Mars is combust; Mercury is not": what was claimed of one is denied of another. */
const deniedToo = (clause: readonly Token[], claimed: Claim | null): readonly ReadClaim[] => {
  if (claimed === null || !('of' in claimed) || claimed.kind === 'aspect' || claimed.kind === 'conjunction') return [];
  const symbols = clause.map(({ symbol }) => symbol).join('');
  const [, planets] = /^[_&]*(B(?:[,&]+B)*)n$/d.exec(symbols)?.indices ?? [];
  if (planets === undefined) return [];
  const [start, end] = planets;
  return clause.flatMap(({ planet, implied: isMeant }, i) =>
    planet === undefined || isMeant || i < start || i >= end
      ? []
      : [{ claim: { ...claimed, of: planet }, negated: true, at: i, used: [i], unclear: false }],
  );
};

const checkSentence = (known: KnownBirth, sentence: string, before: Named, claimedBefore: Claim | null): Read => {
  const plain = normalised(sentence).replace(LIST_NUMBER, '').replace(QUOTED, ' ');
  const phrases = phrasesOf(plain);
  const whole = joinedOf(phrases);
  const tokens = telling(whole);
  const scope = scopeOf(plain, phrases, whole);
  if (scope === 'nobody') return { checked: { text: sentence, claims: [], loose: [] }, named: NOTHING, claimed: null };
  const [clauses, named] = resolved(clausesOf(tokens), before);
  const claims: CheckedClaim[] = [];
  const accounted = new Set<Token>();
  let frame = BIRTH_FRAME;
  let claimed = claimedBefore;
  const said = clauses.map((whole) => {
    const clause = whole.filter((token) => !isHomonym(token, whole));
    const read = claimsOf(clause, frame);
    const found = read.length > 0 ? read : deniedToo(clause, claimed);
    claimed = found.at(-1)?.claim ?? claimed;
    // A frame holds for the rest of its sentence: "In transit, Saturn …, while Jupiter …".
    const undated = clause.filter(({ symbol }) => symbol !== 'T');
    frame = { ...frameOf(undated, frame), time: null };
    for (const { claim, negated, used, unclear } of found) {
      for (const i of used) {
        const token = clause[i];
        if (token !== undefined) accounted.add(token.origin ?? token);
      }
      claims.push({
        text: clause
          .slice(Math.min(...used), Math.max(...used) + 1)
          .map(({ text }) => text)
          .join(' '),
        claim,
        negated,
        verdict:
          scope === 'other'
            ? { unverifiable: 'out_of_scope' }
            : unclear
              ? { unverifiable: 'frame_unknown' }
              : judge(known, claim, negated),
        fact: factId(claim),
      });
    }
    return clause;
  });
  const loose = said
    .flat()
    .filter((token) => THINGS.includes(token.symbol) && !token.implied && !accounted.has(token))
    .map(({ text }) => text);
  return { checked: { text: sentence, claims, loose }, named, claimed };
};

/** Whether everything that a text claims of a birth is so. A text without claims says nothing wrong. */
export const holdsTrue = (known: KnownBirth, text: string): boolean =>
  checkText(known, text).every(({ claims }) => claims.every(({ verdict }) => verdict === 'true'));

/** The sentences of a text with the claims in them, judged on a birth. */
export const checkText = (known: KnownBirth, text: string): readonly CheckedSentence[] => {
  let named = NOTHING;
  let claimed: Claim | null = null;
  return sentencesOf(text).map((sentence) => {
    const read = checkSentence(known, sentence, named, claimed);
    ({ named, claimed } = read);
    return read.checked;
  });
};

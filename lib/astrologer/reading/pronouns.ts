/** What "it", "who" and "its lord" stand for, put in their place. */
import { symbolsOf, type Token } from './symbols.ts';

/** What was named last, which "it" stands for in what follows. */
export interface Named {
  readonly planets: readonly Token[];
  /** The lords of a period, with the words for its levels. */
  readonly period: readonly Token[];
  /** House, sign or ascendant. */
  readonly place: Token | null;
}

/** Before anything was named. */
export const NOTHING: Named = { planets: [], period: [], place: null };

/** The planets named last in some tokens, as what a pronoun after them stands for. */
const lastNamed = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = symbolsOf(tokens);
  // What another is with is not what the words go on about: "the Moon is with the Sun, so it is combust".
  const main = symbols
    .replace(/(?<=[BL][^BL|]*)[wbvV][bk_o]{0,2}[BL](?:[,&][BL])*/g, (match) => '_'.repeat(match.length))
    .replace(/(?<=[BL]_?)[BL]kw/g, '___');
  const found = [...main.matchAll(/[BL](?:[,&]*[BL])*/g)].at(-1);
  return found ? tokens.slice(found.index, found.index + found[0].length) : [];
};
/** The planets named before the last ones of some tokens; null where there is one group at most. */
const namedBefore = (tokens: readonly Token[]): readonly Token[] | null => {
  const symbols = symbolsOf(tokens);
  const before = [...symbols.matchAll(/[BL](?:[,&]*[BL])*/g)].at(-2);
  return before ? tokens.slice(before.index, before.index + before[0].length) : null;
};
/** The period named last in some tokens: Rahu mahadasha, Venus–Saturn period. */
const lastPeriod = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = symbolsOf(tokens);
  const found = [...symbols.matchAll(/B(?:\/B)*k?[MUQ]/g)].at(-1);
  return found ? tokens.slice(found.index, found.index + found[0].length) : [];
};
/** The place named last: of "the seventh house is Aquarius" the house. */
const lastPlace = (tokens: readonly Token[]): Token | null => {
  const symbols = symbolsOf(tokens);
  const found = [...symbols.matchAll(/H(?=[iWk,]{0,2}S)(?:[iWk,]{0,2}S)|[SHA]/g)].at(-1);
  return found ? (tokens[found.index] ?? null) : null;
};
const implied = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => ({ ...token, implied: true, origin: token.origin ?? token }));
const isOneOf = (token: Token | undefined, symbols: string): boolean => symbols.includes(token?.symbol ?? ' ');

/** A clause that goes on about the planet of the one before: "…, but exalted in the navamsa". */
const GOES_ON = /^[_&W]{0,2}(?:[in9mstgqefuTRFCEXZ+-]|[SHN]i)/;
const PLACES_ONLY = /^i?[SHN]P?(?:[,&]?i?[SHN]P?i?)*i?$/;
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
  const symbols = symbolsOf(last);
  const group = nearest ? /[BL](?:[,&]*[BL])*$/.exec(symbols) : null;
  if (group) return last.slice(group.index);
  const named = lastNamed(out);
  return named.length > 0 ? named : planets;
};

/** Puts what is meant in the place of "who", "it", "its lord" and "the latter", and before clauses that name no planet. */
export const resolved = (
  clauses: readonly (readonly Token[])[],
  before: Named,
): readonly [clauses: readonly (readonly Token[])[], named: Named] => {
  let named = before;
  const read = clauses.map((clause, i) => {
    const out: Token[] = [];
    let state: Token | undefined;
    const all = symbolsOf(clause);
    const tellsTimeOf = /T/.test(all) && /[queW]/.test(all) && !/[BLSHNMUQ]/.test(all) ? named.period : [];
    for (const [at, token] of clause.entries()) {
      const next = clause[at + 1];
      // "Where" is of the place right before it.
      const isWhere =
        WHERE.test(token.text) &&
        !isOneOf(
          out.findLast((one) => !isOneOf(one, ',oi')),
          'SHA',
        );
      const place = isWhere ? null : (lastPlace(out) ?? named.place);
      if (
        token.symbol === '6' &&
        SO_IS.test(token.text) &&
        !out.some((one) => isOneOf(one, 'SHA')) &&
        (place === null || out.some((one) => isOneOf(one, 'RFCEXZ+-')))
      )
        // "Jupiter is direct, and so is Saturn"
        state = out.findLast((one) => isOneOf(one, 'RFCEXZ+-'));
      else if (token.symbol === '6' && place !== null) out.push({ symbol: 'i', text: token.text }, ...implied([place]));
      else if (token.symbol === '8' || (token.text === 'them' && isOneOf(out.at(-1), 'v'))) {
        const isWith = token.symbol === '8';
        const planets = namedBefore(out) ?? named.planets;
        const withIt: Token = { symbol: 'w', text: token.text };
        if (!isWith) out.push(...implied(planets));
        else
          out.push(
            ...(out.some((one) => isOneOf(one, 'BL'))
              ? [withIt, ...implied(planets)]
              : [APART, ...implied(planets), withIt]),
          );
      } else if (token.symbol === 'p' && ITS_LORD.test(token.text) && isOneOf(place ?? undefined, 'HA')) {
        const isNear = /[HA][_WibvVw]*$/.test(symbolsOf(out));
        out.push(isNear ? token : { ...token, symbol: 'L', number: place?.number ?? 1 });
      } else if (isOneOf(token, '<>')) {
        if (isOneOf(out.at(-1), 'i') && token.symbol === '>' && place !== null) out.push(...implied([place]));
        else {
          const pair = lastNamed(out).filter((one) => isOneOf(one, 'BL'));
          const written = out.filter((one) => isOneOf(one, 'BL'));
          const planets =
            pair.length > 1 ? pair : written.length > 1 ? written : named.planets.filter((one) => isOneOf(one, 'BL'));
          out.push(
            APART,
            ...implied(planets.length > 1 ? planets.slice(token.symbol === '<' ? 0 : -1).slice(0, 1) : []),
          );
        }
      } else if (token.symbol === 'a' && token.text === 'उसे') {
        const planets = namedBefore(out) ?? named.planets;
        const those = planets.length > 0 ? planets : place === null ? [] : [place];
        out.push(...implied(those));
      } else if (token.symbol === 'a') {
        // "Saturn is in Pisces, which is your fifth house": there Saturn is.
        if (isOneOf(next, 'H') && /(?:[BL].*S(?:i[g_W]*)?|Si[BL][^HSN]*),$/.test(symbolsOf(out))) {
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
        if (named.planets.length === 0 && place !== null && /v[io]?$/.test(symbolsOf(out))) {
          if (isOneOf(out.at(-1), 'i')) out.pop();
          out.push(...implied([place]));
          continue;
        }
        // "It" before a planet of its own is no pronoun for one: "it is Saturn that …".
        const isOwn = isOneOf(next, 'BAL') && clause[at + 2]?.symbol !== 'o';
        const isObject = isOneOf(out.at(-1), 'wvVoibr');
        // "…, and Saturn aspects it": what was named before Saturn
        if (isOneOf(out.at(-1), 'v') && i > 0 && out.some((one) => isOneOf(one, 'BL'))) {
          out.push(...implied(named.planets));
          continue;
        }
        // "The seventh is in Taurus, so Venus rules it"
        if (isOneOf(out.at(-1), 'r') && isOneOf(place ?? undefined, 'HA')) {
          out.push(...implied(place === null ? [] : [place]));
          continue;
        }
        if (isObject || (isOwn && next?.symbol !== 'L')) continue;
        out.push(APART, ...implied(tellsTimeOf.length > 0 ? tellsTimeOf : meantBy(token, out, named)));
      } else out.push(token);
    }
    // "…, and Mars is with": with the planets named before.
    const alone = /^[_&;]*B_?w(?=[iW_]*$)/.exec(symbolsOf(out));
    if (i > 0 && alone) out.splice(alone[0].length, 0, ...implied(named.planets));
    if (state !== undefined) out.push(...implied([state]));
    const symbols = symbolsOf(out);
    const goesOn =
      (!/[BAL]/.test(symbols) && GOES_ON.test(symbols)) ||
      /^[_&W]{0,2}A_?i[_W]*$/.test(symbols) ||
      GOES_ON_ASIDE.test(symbols);
    const subject = tellsTimeOf.length > 0 ? tellsTimeOf : named.planets;
    // "Your Venus is exalted! Pisces, in the fifth house"
    const isRest = i === 0 && named.planets.length === 1 && PLACES_ONLY.test(symbols);
    const standsIn: readonly Token[] = isRest ? [{ symbol: 'i', text: 'in', implied: true }] : [];
    const whole =
      isRest || ((i > 0 || tellsTimeOf.length > 0) && goesOn) ? [...implied(subject), ...standsIn, ...out] : out;
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

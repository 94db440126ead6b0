/** Set phrases that name a planet without meaning it, or mean one without naming it. */
import type { Token } from './symbols.ts';
import { textOf, type Joining } from './joining.ts';

/** "Who has" after a planet, where it is nobody else. */
const isOfPlanet = (token: Token | undefined): token is Token => /^who (?:has|have|had)$/.test(token?.text ?? '');

/** The rules for them, in their order. */

/** What does not happen "before" a time happens then. */
const NOT_BEFORE =
  /^(?:come|comes|arrive|arrives|begin|begins|start|starts|open|opens|set in|sets in|commence|commences)$/;
const NOT_OVER = /^(?:end|ends|finish|finishes|close|closes|expire|expires|over|conclude|concludes|leave|leaves)$/;

export const PHRASE_JOININGS: readonly Joining[] = [
  // The Sun mahadasha does not come before 2051
  {
    pattern: /n[:_qe]{1,2}[_u](?=:*[Ti])/g,
    join: (tokens) => {
      const [, verb, until] = [tokens[0], tokens.at(-2), tokens.at(-1)];
      if (verb === undefined || !/^(?:before|until|till)$/.test(until?.text ?? '')) return null;
      const symbol = NOT_BEFORE.test(verb.text) ? 'q' : NOT_OVER.test(verb.text) ? 'e' : null;
      return symbol === null ? null : [{ symbol, text: textOf(tokens) }];
    },
  },
  // In 2027 the Moon hands the antardasha to Mars
  {
    pattern: /_:*[MUQ]:*o(?=:*B)/g,
    join: (tokens) =>
      /^(?:hands|passes|gives|yields|cedes|surrenders|leaves)$/.test(tokens[0]?.text ?? '')
        ? [...tokens.filter(({ symbol }) => 'MUQ'.includes(symbol)), { symbol: 'I', text: textOf(tokens) }]
        : null,
  },
  // The dispositor of the Moon, Mars, …: not the Moon
  {
    pattern: /_:*k:*B,?(?=:*B)/g,
    join: (tokens) =>
      /^(?:dispositor|dispositer|depositor)$/.test(tokens[0]?.text ?? '')
        ? [{ symbol: ':', text: textOf(tokens) }]
        : null,
  },
  // आपका जन्म अनुराधा नक्षत्र में हुआ
  {
    pattern: /(?<!J.*)[:_]*N[:k]*(?:[1#2]?:*P)?:*[ik]:*_?(?::+|(?<=[:_]))/g,
    join: (tokens) => {
      const birth = tokens.findIndex(({ text }) => /^(?:जन्म|janm|janam|janma)$/.test(text));
      const isOf = /^(?:का|ka)$/.test(tokens[birth - 1]?.text ?? '');
      return birth >= 0 &&
        (isOf || tokens.slice(birth).some(({ text }) => /^(?:हुआ|लिया|होने|लेने|hua|liya|hone|lene)$/.test(text)))
        ? [{ symbol: 'B', text: '', planet: 'moon', natal: true }, ...tokens]
        : null;
    },
  },
  // house of work and illness, the sixth: the number tells which
  {
    pattern: /H(?:&:*_)?,:*1(?=:*(?:[,&|]|$|h))/g,
    join: (tokens) =>
      /^house of/.test(tokens[0]?.text ?? '') ? tokens.slice(1).filter(({ symbol }) => symbol === '1') : null,
  },
  // Old Jupiter sat in your second house; the first breath, Libra first
  { pattern: /(?<=B:*)B(?=:*[iwo])/g, join: ([token]) => (token?.text === 'sat' ? [{ ...token, symbol: ':' }] : null) },
  {
    pattern: /(?<=[SB])1(?=:*(?:[,|&]|$))/g,
    join: ([token]) => (token?.text === 'first' ? [{ symbol: '_', text: token.text }] : null),
  },
  // The Mars mahadasha, upon which so much depends, concludes
  { pattern: /,[io]?a[_:&koibfnJ|%$]+,/g, join: (tokens) => [{ symbol: ':', text: textOf(tokens) }] },
  // the ninth house, in which Mercury is lodged
  {
    pattern: /(?:H|1:*h?),?ia(?=:*B)/g,
    join: (tokens) => {
      const house = tokens[0];
      return house?.number === undefined
        ? null
        : [
            ...tokens.slice(0, -3).filter(({ symbol }) => symbol !== ','),
            ...tokens.slice(-3).filter(({ symbol }) => 'h1H'.includes(symbol)),
            { symbol: '|', text: textOf(tokens.slice(1)) },
            { ...house, symbol: 'H', implied: true, origin: house },
            { symbol: 'W', text: 'holds' },
          ];
    },
  },
  // Rahu's eighteen-year period
  {
    pattern: /[_2#]\/[_~](?=:*[MUQ])/g,
    join: (tokens) => (/^years?$/.test(tokens.at(-1)?.text ?? '') ? [{ symbol: ':', text: textOf(tokens) }] : null),
  },
  // gives way in 2027 to Mars–Mercury
  {
    pattern: /[G_]:*_:*i?:*T:*o/g,
    join: (tokens) =>
      textOf(tokens).startsWith('giv') || textOf(tokens).startsWith('yields')
        ? [...tokens.filter(({ symbol }) => symbol === 'T'), { symbol: 'I', text: textOf(tokens) }]
        : null,
  },
  // शुक्र काल, the time of its dasha
  {
    pattern: /(?<=B:*k?:*)_/g,
    join: ([token]) => (/^(?:काल|kaal)$/.test(token?.text ?? '') ? [{ symbol: 'M', text: token?.text ?? '' }] : null),
  },
  // राहु ग्रह, grah mangal
  {
    pattern: /(?<![2#_nc]:*)c(?=:*B)|(?<=B:*)c(?!:*[nWR])/g,
    join: ([token]) =>
      /^(?:ग्रह|grah|graha|planet)$/.test(token?.text ?? '') ? [{ symbol: ':', text: token?.text ?? '' }] : null,
  },
  // saptam aur ashtam, dono bhavon ke swami
  {
    pattern: /(?<=[1H]&:*[1H]),:*(?:h|_):*(?=k:*p)/g,
    join: (tokens) => (tokens.some(({ text }) => /^(?:दोनों|dono|donon)$/.test(text)) ? [] : null),
  },
  // Mercury, who has withdrawn
  { pattern: /(?<=[BLp],?)z/g, join: ([token]) => (isOfPlanet(token) ? [{ symbol: 'a', text: token.text }] : null) },
  // Scorpio lagna and Anuradha nakshatra: the star is the Moon's
  {
    pattern: /(?<=SA:*[,&]+:*)N/g,
    join: (tokens) => [{ symbol: 'B', text: '', planet: 'moon', natal: true }, ...tokens],
  },
  // Since 2024 Ketu has been in charge; 2031 तक केतु का ही राज है
  {
    pattern: /(?<=B[:W_]*)i_(?=.*T)|(?<=T.*B[:W_]*)i_|(?<=B:*k:*)_(?=.*T)|(?<=T.*B:*k:*)_/g,
    join: (tokens) =>
      /^(?:in (?:charge|power|command|control)|at the helm|राज|raaj|raj|शासन|shasan|reign)$/.test(textOf(tokens))
        ? [{ symbol: 'M', text: textOf(tokens) }]
        : null,
  },
  // चतुर्थस्थ
  {
    pattern: /H/g,
    join: ([token]) => (token && /(?:स्थ|stha?)$/.test(token.text) ? [token, { symbol: 'i', text: 'में' }] : null),
  },
  // अपनी चौथी दृष्टि से सप्तम भाव को देखते हैं
  {
    pattern: /(?:1:*)?v:*f:*(?=[HBSA1].*o:*v)/g,
    join: (tokens) => (/^(?:से|se)$/.test(tokens.findLast(({ symbol }) => symbol === 'f')?.text ?? '') ? [] : null),
  },
  // केतु अकेला नवम में
  {
    pattern: /(?<=B:*_:*)1(?=:*i)/g,
    join: ([token]) =>
      token?.number !== undefined &&
      token.number <= 12 &&
      !/^[a-z]+(?:th|st|nd|rd)$|first|second|third/.test(token.text)
        ? [{ ...token, symbol: 'H' }]
        : null,
  },
  // लग्न उदय हो रहा था
  { pattern: /(?<=A:*)A/g, join: ([token]) => (token ? [{ symbol: ':', text: token.text }] : null) },
  // Saturn is now in Pisces, where your Venus sits: yours is of the birth
  {
    pattern: /(?<=g.*):B|:B(?=.*g)/g,
    join: (tokens) => {
      const [word, planet] = tokens;
      return planet && /^(?:your|my)$/.test(word?.text ?? '') ? [{ ...planet, natal: true }] : null;
    },
  },
  // Saturn keeps Rahu company
  {
    pattern: /_:*B(?:[,&]+:*B)*:*_/g,
    join: (tokens) =>
      /^(?:keeps?|keeping|kept)$/.test(tokens[0]?.text ?? '') && tokens.at(-1)?.text === 'company'
        ? [{ symbol: 'w', text: 'keeps company with' }, ...tokens.slice(1, -1)]
        : null,
  },
  // Venus, not Mars, is in the fifth
  {
    pattern: /,?n:*B,(?=:*(?:[iREXCZ]))/g,
    join: (tokens) => (tokens[0]?.symbol === ',' ? [{ symbol: ':', text: textOf(tokens) }] : null),
  },
];

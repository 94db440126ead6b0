/** Set phrases that name a planet without meaning it, or mean one without naming it. */
import type { Token } from './symbols.ts';
import { textOf, type Joining } from './joining.ts';

const HAS_BEEN = /^(?:है|था|hai|tha|h)$/;

/** "Who has" after a planet, where it is nobody else. */
const isOfPlanet = (token: Token | undefined): token is Token => /^who (?:has|have|had)$/.test(token?.text ?? '');

/** Whoever lives in a house: the tenant of the eighth, a guest in it. */
const OCCUPANT =
  /^(?:(?:the |a |an )?(?:(?:sole|only|lone|single|solitary) )?)?(?:tenant|occupant|resident|inhabitant|guest|lodger|dweller|occupier|denizen|inmate|visitor|squatter|incumbent)$/;
/** Whoever is with someone. */
const COMPANION =
  /^(?:companions?|company|companionship|neighbours?|neighbors?|room-?mates?|house-?mates?|flat-?mates?|partners?|associates?|fellows?|bedfellows?|guests?|lodgers?|co-?tenants?|escorts?|allies|ally|friends?|colleagues?|mates?|co-?occupants?)$/;
/** Joined by, accompanied by: the word before "by", where the place comes between. */
const JOINED =
  /^(?:joined|accompanied|attended|flanked|met|conjoined|escorted|assisted|supported|followed|partnered|shadowed|complemented)$/;
/** Verbs that take a house without a preposition. */
const TAKES =
  /^(?:taken|took|takes|taking|claimed|claims|claim|seized|seizes|captured|captures|inhabits?|inhabiting|inhabited|graces?|gracing|graced|adorns?|adorning|adorned|haunts?|haunting|populates?|populating|tenants?|tenanting|fills?|filling|guards?|guarding|colonises|colonizes|commandeers|stations|settled|invades|visits|traverses|traversing|transits)$/;
/** Verbs that lead to a place by a "to". */
const GOES_TO =
  /^(?:shifts?|shifted|shifting|moves?|moved|moving|travels?|travelled|returns?|returned|withdraws|retreats|retreated|migrates|migrated|falls|drops|dropped|slips|slipped|passes|passed|crosses|crossed|advances|advanced|proceeds|heads|headed|relocates|relocated|comes|jumps|jumped|hops|changes|switches|switched|transfers|transferred|ascends|descends|climbs|sinks|rises)$/;

/** The rules for them, in their order. */
export const PHRASE_JOININGS: readonly Joining[] = [
  // From the Moon mahadasha: no frame, but the period that ends
  {
    pattern: /[ms](?=:*k?:*[MUQ])/g,
    join: ([token]) =>
      token === undefined
        ? null
        : /^from/.test(token.text)
          ? [
              { symbol: 'f', text: 'from' },
              { symbol: 'B', text: token.text.slice(5), planet: token.symbol === 'm' ? 'moon' : 'sun' },
            ]
          : null,
  },
  // Counting from the Moon rather than the ascendant
  {
    pattern: /(?<=[ms]),?:*[n_]:*_?:*o?:*[A]/g,
    join: (tokens) =>
      /^,? ?(?:rather than|and not|not|instead of|as opposed to)/.test(textOf(tokens))
        ? [{ symbol: ':', text: textOf(tokens) }]
        : null,
  },
  // The Moon's birth star
  {
    pattern: /B:*k:*(?=B)/g,
    join: (tokens, _after, next) =>
      tokens[0]?.planet === 'moon' && next?.natal === true ? [{ symbol: ':', text: textOf(tokens) }] : null,
  },
  // Star Bharani, second pada; nakshatra Ashwini
  {
    pattern: /^:(?=:*N)/g,
    join: ([token]) =>
      /^(?:star|nakshatra|nakshatram)$/.test(token?.text ?? '')
        ? [{ symbol: 'B', text: '', planet: 'moon', natal: true }]
        : null,
  },
  // Saturn is now in the third: of the sky
  {
    pattern: /(?<=B:*)::(?=i)/g,
    join: (tokens) => (/^(?:is|are) now$/.test(textOf(tokens)) ? [{ symbol: 'g', text: 'now moving' }] : null),
  },
  // The tenant of your eighth house
  {
    pattern: /(?<=B:*_?:*)[Wc_]:*[ki](?=:*[H1])/g,
    join: (tokens) => (OCCUPANT.test(tokens[0]?.text ?? '') ? [{ symbol: 'i', text: textOf(tokens) }] : null),
  },
  // Mars has Rahu for company
  {
    pattern: /[W_]:*B(?:[,&]+:*B)*:*_?:*[_J]/g,
    join: (tokens) =>
      /^(?:has|have|had|with|counts?|gets?|finds?|enjoys?|takes?)$/.test(tokens[0]?.text ?? '') &&
      COMPANION.test(tokens.at(-1)?.text ?? '') &&
      /^(?:for|as)$/.test(tokens.at(-2)?.text ?? '')
        ? [{ symbol: 'w', text: textOf(tokens) }, ...tokens.slice(1).filter(({ symbol }) => 'B,&'.includes(symbol))]
        : null,
  },
  // The Moon has two companions in Capricorn, Mars and Venus
  {
    pattern: /(?<=[Ba]:*)[W_]:*[2#]?:*[_cJ]:*(?:6|i:*(?:S|H|1:*h?))?:*[,:]:*(?=:*B)/g,
    join: (tokens) =>
      tokens.some(({ text }) => COMPANION.test(text))
        ? [...tokens.filter(({ symbol }) => 'iSH1h'.includes(symbol)), { symbol: 'w', text: textOf(tokens) }]
        : null,
  },
  // It is joined there by Saturn, accompanied in Taurus by Saturn
  {
    pattern: /[w_]:*(?:6|i:*(?:S|H|1:*h?))?:*b(?=:*B)/g,
    join: (tokens) =>
      JOINED.test(tokens[0]?.text ?? '')
        ? [...tokens.filter(({ symbol }) => 'iSH1h'.includes(symbol)), { symbol: 'w', text: textOf(tokens) }]
        : null,
  },
  // By Mars and by Saturn, with the Moon and with Mars, of the third and of the eighth
  {
    pattern: /(?<=[bw]:*B(?:[,&]+:*B)*:*[,&]+:*)[bw](?=:*B)|(?<=[lk]:*1:*h?:*[,&]+:*)k(?=:*1)/g,
    join: () => [],
  },
  // Jupiter stands in Taurus, as does Saturn; Mercury is in Cancer, Jupiter too
  {
    pattern: /(?<=[SH1hRCEXZ],?)[_:]{1,3}(?=:*B(?:[,&]+:*B)*:*(?:[,|]|$))/g,
    join: (tokens) =>
      /^(?:as (?:does|do|is|are|has|have)|like|likewise|likewise is|similarly|ditto)$/.test(textOf(tokens))
        ? [{ symbol: '6', text: 'so is' }]
        : null,
  },
  {
    pattern: /(?<=[SH1hRCEXZ],?[,&|]):*B:*[_:]+(?=[,|]|$)/g,
    join: (tokens) => {
      const said = tokens.filter(({ symbol }) => symbol !== 'B').map(({ text }) => text);
      return /^(?:the )?(?:(?:is|does|has) )?(?:too|likewise|as well|also|ditto|similarly|does so too)$/.test(
        said.join(' '),
      )
        ? [{ symbol: '6', text: 'so is' }, ...tokens.filter(({ symbol }) => symbol === 'B')]
        : null;
    },
  },
  // Ketu has taken the second; Saturn shifts to Cancer
  {
    pattern: /(?<=B:*(?:W:*)?)_(?=:*(?:H|1:*h?(?!:*p)))/g,
    join: ([token]) => (TAKES.test(token?.text ?? '') ? [{ symbol: 'i', text: 'occupies' }] : null),
  },
  {
    pattern: /(?<=B:*(?:W:*)?)_:*_?o(?=:*(?:S|H|1:*h?(?!:*p)))/g,
    join: (tokens) =>
      GOES_TO.test(tokens[0]?.text ?? '') && /^to$/.test(tokens.at(-1)?.text ?? '')
        ? [{ symbol: 'i', text: 'moves to' }]
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
    pattern: /(?<!J.*):[:_]*N[:k]*(?:[1#2]?:*P)?:*i:+/g,
    join: (tokens) =>
      tokens.some(({ text }) => /^(?:जन्म|janm|janam|janma)$/.test(text)) &&
      /^(?:हुआ|hua)$/.test(tokens.findLast(({ text }) => !HAS_BEEN.test(text))?.text ?? '')
        ? [{ symbol: 'B', text: '', planet: 'moon', natal: true }, ...tokens]
        : null,
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

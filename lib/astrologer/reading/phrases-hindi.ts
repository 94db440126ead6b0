/** Ways of saying that only Hindi has, in either script: participles, ordinals without a noun, numbers that sum up a list. */
import { nakshatraLord } from '../../../layers/jyotish/chart/nakshatra.ts';
import { lordOf } from '../../../layers/jyotish/chart/rashi.ts';
import { textOf, type Joining } from './joining.ts';
import type { Token } from './symbols.ts';

const IS_FINITE = /(?: |^)(?:है|हैं|था|थे|थी|hai|hain|tha|the|thi)$/;
/** पाँचवें, दूसरे, chauthe: where something stands, without a word for house. */
const OBLIQUE = /(?:[ेें]|[vwtrhs](?:e|en|ein|ey|ay))$/u;
/** पहले is "at first" besides. */
const AT_FIRST = /^(?:पहले|pe?ahle|pahle|pehle|pehley|pahley)$/;
/** "The three of them", after their list. */
const SUMS_UP =
  /^(?:ये |यह |वे |ye |yeh )?(?:दोनों|दोनो|तीनों|तीनो|चारों|पांचों|सातों|सभी|सब|dono|donon|teeno|teenon|tino|chaaro|chaaron|charo|sabhi|sab)(?: ही| के| hi)?$/;

const isHouse = (token: Token | undefined): token is Token =>
  token?.number !== undefined && token.number >= 1 && token.number <= 12;
const asHouse = (token: Token | undefined): readonly Token[] | null =>
  isHouse(token) ? [{ ...token, symbol: 'H' }] : null;

const YOUR = /^(?:आपकी|तुम्हारी|तेरी|मेरी|aapki|apki|tumhari|teri|meri)(?: |$)/;
const SAME = /^(?:उसी|उस|उसमें|वहीं|वहां|usi|us|usme|usmein|wahin|wahi|wahan)(?: |$)/;

/** Whom a look falls on, that was named before. */
const LOOKED_AT = /^(?:जिन|जिस|उन|उस|इन|इस|jin|jis|un|us|in|is)$/;

/** The rules for them, in their order; they come before those that both languages share. */
export const HINDI_JOININGS: readonly Joining[] = [
  // सूर्य तो आपका उच्च का है: a word of emphasis, no turn
  {
    pattern: /(?<=[BALOYk]:*)[|o]/g,
    join: ([token], after) =>
      /^(?:तो|toh)$/.test(token?.text ?? '') && after !== ',' ? [{ symbol: ':', text: token?.text ?? '' }] : null,
  },
  // जिन पर शनि की दृष्टि है
  {
    pattern: /_(?=:*o.*v)/g,
    join: ([token]) => (LOOKED_AT.test(token?.text ?? '') ? [{ symbol: 'a', text: token?.text ?? '' }] : null),
  },
  // चौथे भाव में बैठे मंगल: "seated" belongs to Mars, and says no more than "in"
  {
    pattern: /(?<=i:?)[W_](?=:?[BL])/g,
    join: ([token]) =>
      token?.symbol === 'W' && !IS_FINITE.test(token.text) && !/ing$|^[a-z]+s$/.test(token.text)
        ? [{ symbol: ':', text: token.text }]
        : null,
  },
  // सूर्य, बुध और शनि, चारों की नज़र
  {
    pattern: /(?<=B:*)[,/](?:a?:|_)/g,
    join: (tokens) => (SUMS_UP.test(textOf(tokens.slice(1))) ? [{ symbol: ':', text: textOf(tokens.slice(1)) }] : null),
  },
  // चौथा, पाँचवाँ और छठा, तीनों घर ख़ाली हैं
  {
    pattern: /(?<=1:*),a?:+h(?!:*k?:*p)/g,
    join: (tokens) =>
      tokens.some(({ text }) => SUMS_UP.test(text)) ? [{ symbol: ':', text: textOf(tokens.slice(1)) }] : null,
  },
  // छठे घर में सूर्य बैठा है, साथ में बुध भी: with the Sun
  {
    pattern: /B(?:[,&]+:*B)*[^B|]*[,&]:*w:*i?:*(?=B:*(?:[,&|W]|$))/g,
    join: (tokens) => {
      const at = tokens.findLastIndex(({ symbol }) => symbol === 'w');
      const others = tokens.filter(({ symbol }) => symbol === 'B');
      if (!/^(?:साथ|संग|saath|sath|sang)/.test(tokens[at]?.text ?? '')) return null;
      const meant = others.map((token) => ({ ...token, implied: true as const, origin: token }));
      return [...tokens.slice(0, at), { symbol: ';', text: '', implied: true }, ...meant, { symbol: 'w', text: 'साथ' }];
    },
  },
  // उसके साथ कोई और ग्रह नहीं
  {
    pattern: /(?<=[w8][^|]*)[_&]*:*c:*n/g,
    join: (tokens) =>
      /^(?:और |aur )?(?:कोई|koi|एक भी|ek bhi|दूसरा|doosra|dusra)/.test(textOf(tokens))
        ? [{ symbol: 'c', text: textOf(tokens), number: 0 }]
        : null,
  },
  // तीसरे और चौथे का स्वामित्व शनि के पास है
  {
    pattern: /(?<=p:*B:*)k:*[_:]:*i?/g,
    join: (tokens) =>
      /^(?:के|ke) (?:पास|हाथ|हाथों|जिम्मे|नाम|paas|pass|haath|hath|zimme|naam)/.test(textOf(tokens))
        ? [{ symbol: ':', text: textOf(tokens) }]
        : null,
  },
  // शुक्र ने मीन में डेरा डाल रखा है
  {
    pattern: /(?<=[BL]:*)_/g,
    join: ([token]) => (/^(?:ने|ne)$/.test(token?.text ?? '') ? [{ symbol: ':', text: token?.text ?? '' }] : null),
  },
  // सूर्य से अस्त; चंद्रमा से दृष्ट: counted from neither
  {
    pattern: /[sm](?=:*[CVw])/g,
    join: ([token], after) => {
      if (!/^(?:सूर्य|चंद्र|चंद्रमा|चन्द्र|चन्द्रमा|surya|chandra|chandrama) (?:से|se)$/.test(token?.text ?? '')) return null;
      if (after === 'C') return [{ symbol: ':', text: token?.text ?? '' }];
      const planet = token?.symbol === 's' ? 'sun' : 'moon';
      return [
        { symbol: 'B', text: token?.text ?? '', planet },
        { symbol: 'f', text: 'से' },
      ];
    },
  },
  // पुष्य के पहले में: its quarter
  {
    pattern: /(?<=N:*k:*)1(?=:*i)/g,
    join: ([token]) => (token?.number !== undefined && token.number <= 4 ? [{ ...token, symbol: 'P' }] : null),
  },
  // भरणी के चौथे चरण का सूर्य और पहले चरण का बुध: of the same star
  {
    pattern: /N:*k:*1:*P:*k:*B(?:[,&]:*1:*P:*k:*B)+/g,
    join: (tokens) => {
      const [star] = tokens;
      return tokens.flatMap((token) =>
        star && ',&'.includes(token.symbol)
          ? [
              { symbol: '|', text: token.text },
              { ...star, implied: true as const, origin: star },
              { symbol: 'k', text: 'के' },
            ]
          : [token],
      );
    },
  },
  // शुक्र फिर तुला में है: again
  {
    pattern: /(?<=B:*)I(?=:*[SH1])/g,
    join: ([token]) => (/^(?:फिर|phir)$/.test(token?.text ?? '') ? [{ symbol: ':', text: 'फिर' }] : null),
  },
  // तीन-तीन ग्रह
  {
    pattern: /2\/2(?=:*c)/g,
    join: ([first, , second]) => (first && first.number === second?.number ? [first] : null),
  },
  // भाव बारहवाँ पड़ा
  {
    pattern: /h:?1(?=:*(?:[W_,&|]|$))/g,
    join: (tokens) =>
      /^(?:भाव|घर|स्थान|bhav|bhaav|ghar|sthan)/.test(tokens[0]?.text ?? '') &&
      !/[a-z](?:th|rd|nd|st)$/.test(textOf(tokens))
        ? asHouse(tokens.at(-1))
        : null,
  },
  // जिस घर में राहु बैठा है, उसी में मंगल भी है
  {
    pattern: /_:*[hS_]?:*i:*B[^B|,]*,:*[_6]:*h?:*i?:*B/g,
    join: (tokens) => {
      const [one, other] = tokens.filter(({ symbol }) => symbol === 'B');
      const comma = tokens.findIndex(({ symbol }) => symbol === ',');
      return one &&
        other &&
        /^(?:जिस|jis)$/.test(tokens[0]?.text ?? '') &&
        SAME.test(tokens.slice(comma).find(({ symbol }) => '_6'.includes(symbol))?.text ?? '')
        ? [one, { symbol: '&', text: 'और' }, other, { symbol: 'w', text: 'साथ' }]
        : null;
    },
  },
  // अश्विनी नक्षत्र, मेष राशि, तुला लग्न
  {
    pattern: /(?<![BLH].*)(?:[NS]:*[,&]+:*){1,2}SA/g,
    join: (tokens) => [{ symbol: 'B', text: '', planet: 'moon', natal: true }, ...tokens],
  },
  // मंगल की राशि वृश्चिक में, शनि के नक्षत्र अनुराधा में: whose it is in every chart
  {
    pattern: /B:*k:*h?:*[SN](?=:*i)/g,
    join: (tokens) => {
      const [lord, of] = [tokens[0], tokens.find(({ symbol }) => symbol === 'k')];
      const named = tokens.at(-1);
      const isNamed = tokens.some(({ text }) =>
        /(?:^| )(?:राशि|घर|स्थान|नक्षत्र|rashi|raashi|ghar|nakshatra)$/.test(text),
      );
      if (!named?.number || !isNamed || !/^(?:की|के|ki|ke)$/.test(of?.text ?? '')) return null;
      const right = named.symbol === 'S' ? lordOf(named.number) : nakshatraLord(named.number);
      return lord?.planet === right ? [{ symbol: ':', text: textOf(tokens.slice(0, -1)) }, named] : null;
    },
  },
  // न सूर्य नीच का है, न शुक्र
  {
    pattern: /n:*B:*[EXRCZ]:*[,&]+:*n:*B(?=:*(?:[,&|]|$))/g,
    join: (tokens) => {
      const state = tokens.find(({ symbol }) => 'EXRCZ'.includes(symbol));
      return state ? [...tokens, { ...state, implied: true, origin: state }] : null;
    },
  },
  // वक्री हैं बुध और शनि; वक्री ग्रह दो हैं, बुध और शनि
  {
    pattern: /[RCEXZ]:+(?=B:*[,&])/g,
    join: (tokens) =>
      /^(?:हैं|hain)$/.test(tokens.at(-1)?.text ?? '') ? [...tokens.slice(0, 1), { symbol: ',', text: '' }] : null,
  },
  { pattern: /(?<=[RCEXZ]:*)c:*2(?=:*,)/g, join: (tokens) => tokens.slice(0, 1) },
  // कोई भी ग्रह सातवें, दसवें या ग्यारहवें घर में नहीं है
  {
    pattern: /c:*(?:[1HS]:*h?[,&:_]*)+i:*n/g,
    join: (tokens) =>
      /^(?:कोई|किसी|एक भी|koi|kisi|ek bhi)/.test(tokens[0]?.text ?? '')
        ? tokens
            .slice(0, -1)
            .map((token, i) =>
              i === 0 ? { ...token, number: 0 } : /^(?:या|ya)$/.test(token.text) ? { ...token, symbol: '&' } : token,
            )
        : null,
  },
  // वृश्चिक लग्न की कुंडली में मंगल …
  { pattern: /(?<=SA:*)k:*K:*i/g, join: (tokens) => [{ symbol: ',', text: textOf(tokens) }] },
  // राहु-केतु दूसरे-आठवें अक्ष पर: one at either end
  {
    pattern: /B:*[/&]:*B:*[1H]:*h?:*[/&]:*[1H]:*h?:*_:*[oi]?/g,
    join: (tokens) => {
      const planets = tokens.filter(({ symbol }) => symbol === 'B');
      const places = tokens.filter(({ symbol }) => '1H'.includes(symbol));
      if (!tokens.some(({ text }) => /^(?:अक्ष|धुरी|aksh|axis|dhuri)$/.test(text)) || !places.every(isHouse)) return null;
      return planets.flatMap((planet, i) => [
        ...(i > 0 ? [{ symbol: ',', text: '' }] : []),
        planet,
        ...(asHouse(places[i]) ?? []),
        { symbol: 'i', text: 'में' },
      ]);
    },
  },
  // शनि तीसरे, मंगल चौथे और केतु नौवें पड़ा है
  {
    pattern: /(?<=B:*)1(?=:*(?:[W|n]|$|[,&]+:*(?![1:])))/g,
    join: ([token]) =>
      token && OBLIQUE.test(token.text) && !AT_FIRST.test(token.text) && !/^\d/.test(token.text)
        ? asHouse(token)
        : null,
  },
  // आपकी मेष राशि से बारहवें: counted from the Moon, which is in Aries
  {
    pattern: /:+S:*f:*1:*h?(?:i|:|W|$)/g,
    join: (tokens) => {
      const at = tokens.findIndex(({ symbol }) => symbol === 'S');
      const sign = tokens[at];
      const place = asHouse(tokens.find(({ symbol }) => symbol === '1'));
      if (!sign || !place || !tokens.slice(0, at).some(({ text }) => YOUR.test(text))) return null;
      const moon: Token = { symbol: 'B', text: '', planet: 'moon', natal: true };
      const last = tokens.at(-1);
      return [
        ...tokens.slice(0, at),
        { symbol: 'm', text: textOf(tokens.slice(at, at + 2)) },
        ...place,
        ...(last && 'iW'.includes(last.symbol) ? [last] : []),
        { symbol: ',', text: '' },
        moon,
        sign,
      ];
    },
  },
  // चंद्र से चौथे मंगल हैं और छठे सूर्य; चंद्रमा से गुरु आठवाँ है
  {
    pattern: /(?<=[mst](?:.*[,&])?:*)1(?=:*[Bi])|(?<=[mst](?:.*B)?:*)1(?=:*(?:[,&|Wg]|$))/g,
    join: ([token]) => asHouse(token),
  },
];

/** Ways of saying that only Hindi has, in either script: participles, ordinals without a noun, numbers that sum up a list. */
import { numberOf, textOf, type Joining } from './joining.ts';
import type { Token } from './symbols.ts';

const IS_FINITE = /(?: |^)(?:है|हैं|था|थे|थी|hai|hain|tha|the|thi)$/;
/** पाँचवें, दूसरे, chauthe: where something stands, without a word for house. */
const OBLIQUE = /(?:[ेें]|[vwtrhs](?:e|en|ein|ey|ay))$/u;
/** पहले is "at first" besides. */
const AT_FIRST = /^(?:पहले|pe?ahle|pahle|pehle|pehley|pahley)$/;
/** सातवीं, दूसरी, nauvi: of a look, which is feminine. */
const FEMININE = /(?:ीं|ी|[vwtrhl]i|in|een)$/u;
/** "The three of them", after their list. */
const SUMS_UP =
  /^(?:ये |यह |वे |ye |yeh )?(?:दोनों|दोनो|तीनों|तीनो|चारों|पांचों|सातों|सभी|सब|dono|donon|teeno|teenon|tino|chaaro|chaaron|charo|sabhi|sab)(?: ही| के| hi)?$/;

const isHouse = (token: Token | undefined): token is Token =>
  token?.number !== undefined && token.number >= 1 && token.number <= 12;
const asHouse = (token: Token | undefined): readonly Token[] | null =>
  isHouse(token) ? [{ ...token, symbol: 'H' }] : null;

/** What a look does besides being cast: it falls, goes, rests somewhere. */
const FALLS =
  /^(?:पड|गिर|टिक|ठहर|जा|आ|रह|डाल|लग|जम|पहुंच|pad|gir|tik|ja|jaa|aa|reh|rah|daal|dal|lag|jam)(?:ती|तीं|ता|ते|ी|ीं|ए|े|ti|ta|te|i|e)?$/u;

/** The rules for them, in their order; they come before those that both languages share. */
export const HINDI_JOININGS: readonly Joining[] = [
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
  // शनि तीसरे, मंगल चौथे और केतु नौवें पड़ा है
  {
    pattern: /(?<=B:*)1(?=:*(?:[W|n]|$|[,&]+:*(?![1:])))/g,
    join: ([token]) =>
      token && OBLIQUE.test(token.text) && !AT_FIRST.test(token.text) && !/^\d/.test(token.text)
        ? asHouse(token)
        : null,
  },
  // चंद्र से चौथे मंगल हैं और छठे सूर्य; चंद्रमा से गुरु आठवाँ है
  {
    pattern: /(?<=[mst](?:.*[,&])?:*)1(?=:*B)|(?<=[mst](?:.*B)?:*)1(?=:*(?:[,&|W]|$))/g,
    join: ([token]) => asHouse(token),
  },
  // गुरु की दृष्टि सप्तम भाव पर जाती है
  {
    pattern: /(?<=v.*[HBA1Sh]:*o:*|[HBA1h]:*o:*B:*k:*v:*)[_W]/g,
    join: ([token]) => (FALLS.test(token?.text ?? '') ? [{ symbol: ':', text: token?.text ?? '' }] : null),
  },
  // पाँचवीं दृष्टि बारहवें पर, सातवीं दूसरे पर: one look more of the same planet
  {
    pattern: /Bk:*1?:*v[:i]*[1H]h?:*o(?:[,&]:*1:*1h?:*o)+/g,
    join: (tokens) => {
      const [by, of] = [tokens[0], tokens[1]];
      if (by === undefined || of === undefined) return null;
      const isLook = (i: number): boolean =>
        tokens[i]?.symbol === '1' && ',&'.includes(tokens[i - 1]?.symbol ?? ' ') && FEMININE.test(tokens[i].text);
      return tokens.flatMap((token, i) =>
        isLook(i)
          ? [
              { ...by, implied: true as const, origin: by },
              { ...of, implied: true as const },
              { symbol: 'v', text: token.text, number: numberOf([token], '1') },
            ]
          : [token],
      );
    },
  },
];

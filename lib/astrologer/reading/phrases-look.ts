/** Ways of saying what a planet looks at that only Hindi has, in either script. */
import { numberOf, textOf, type Joining } from './joining.ts';
import type { Token } from './symbols.ts';

/** सातवीं, दूसरी, nauvi: of a look, which is feminine. */
const FEMININE = /(?:ीं|ी|[vwtrhl]i|in|een)$/u;
/** What a look does besides being cast: it falls, goes, rests somewhere. */
const FALLS =
  /^(?:पड|गिर|टिक|ठहर|जा|आ|रह|डाल|लग|जम|पहुंच|pad|gir|tik|ja|jaa|aa|reh|rah|daal|dal|lag|jam)(?:ती|तीं|ता|ते|ी|ीं|ए|े|ti|ta|te|i|e)?$/u;
/** "It", as what is looked at. */
const OBJECT =
  /^(?:उसे|उन्हें|इसे|इन्हें|उसको|उनको|इसको|इनको|unhe|unhein|unhen|inhe|inhein|usko|unko|isko|inko|(?:उस|उन|इस|इन) (?:पर|को)|(?:us|un) (?:par|pe|per|ko))$/;

/** The rules for them, in their order; they come before those that both languages share. */
export const HINDI_LOOKS: readonly Joining[] = [
  // उसे देखता है, उस पर दृष्टि
  {
    pattern: /(?:_:*o|_)(?=.*v)|(?<=v[:n]*)(?:_:*o|_)/g,
    join: (tokens) =>
      OBJECT.test(textOf(tokens))
        ? [
            { symbol: 'a', text: 'उसे' },
            { symbol: 'o', text: 'को' },
          ]
        : null,
  },
  // तीसरे भाव पर राहु की और नवम पर केतु की दृष्टि है
  {
    pattern: /[1HAB]:*h?:*o:*B:*k(?=:*[,&]+:*[1HAB]:*h?:*o:*B:*k:*1?:*v)/g,
    join: (tokens) => [...tokens, { symbol: 'v', text: 'दृष्टि', implied: true }],
  },
  // गुरु की दृष्टि सप्तम भाव पर जाती है
  {
    pattern: /(?<=v.*[HBA1Sh]:*o:*|[HBA1h]:*o:*B:*k:*v:*)[_W]/g,
    join: ([token]) => (FALLS.test(token?.text ?? '') ? [{ symbol: ':', text: token?.text ?? '' }] : null),
  },
  // शनि की दृष्टि सूर्य पर नहीं, मंगल पर है
  {
    pattern: /Bk:*1?:*v[:i]*[1HBA]h?:*o:*n:*[,|]:*[1HBA](?=h?:*o)/g,
    join: (tokens) => {
      const isLook = ({ symbol }: Token): boolean => 'Bkv'.includes(symbol);
      const look = tokens.slice(0, tokens.findIndex(({ symbol }) => symbol === 'v') + 1).filter(isLook);
      return [
        ...tokens.slice(0, -1),
        ...look.map((token) => ({ ...token, implied: true as const, origin: token.origin ?? token })),
        ...tokens.slice(-1),
      ];
    },
  },
  // पाँचवीं दृष्टि बारहवें पर, सातवीं दूसरे पर: one look more of the same planet
  {
    pattern: /Bk:*1?:*v[:i]*[1HBA]h?:*o[:W]*(?:[,&]+:*1:*v?:*[1HBA]h?:*o[:W]*)+/g,
    join: (tokens) => {
      const [by, of] = [tokens[0], tokens[1]];
      if (by === undefined || of === undefined) return null;
      const isLook = (i: number): boolean =>
        tokens[i]?.symbol === '1' &&
        ',&'.includes(tokens[i - 1]?.symbol ?? ' ') &&
        (FEMININE.test(tokens[i].text) || tokens[i + 1]?.symbol === 'v');
      return tokens.flatMap((token, i) =>
        token.symbol === 'v' && isLook(i - 1)
          ? []
          : isLook(i)
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

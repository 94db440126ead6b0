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

/** How one says that someone was born: a noun and what becomes of it, which may stand apart. */
const BIRTHS: readonly (readonly [noun: RegExp, verb: RegExp])[] = [
  [/^(?:जन्म|janm|janam|janma)$/, /^(?:हुआ|हुई|लिया|लिए|पाया|मिला|hua|hui|liya|paya|mila)$/],
  [/^(?:पैदा|paida|paidaa|जन्मा|जन्मे|जन्मी|janme|janmi|janma)$/, /^(?:हुआ|हुए|हुई|है|हैं|था|थे|थी|hua|hue|huye|hui|hain|hai|the|thi|tha)$/],
  [/^(?:दुनिया|संसार|धरती|पृथ्वी|जगत|जग|duniya|sansar|dharti)$/, /^(?:आए|आये|आई|आयी|आया|उतरे|उतरी|रखा|aaye|aaya|aayi|aae|utre|rakha)$/],
  [/^(?:आंख|आंखें|aankh|aankhen|aankhein)$/, /^(?:खुली|खुलीं|खोली|खोलीं|khuli|khulin|kholi|kholin)$/],
  [/^(?:सांस|श्वास|saans|sans)$/, /^(?:ली|चली|भरी|li|chali|bhari)$/],
]; // prettier-ignore
/** What a period does when it comes: केतु की लग गई, बुध की चली. */
const RUNS =
  /^(?:लग|लगी|लगेगी|लगती|चल|चली|चलेगी|चलती|चल रही|आ|आई|आयी|आएगी|आयेगी|शुरू|शुरु|आरंभ|प्रारंभ|होगी|है|थी|रही|रहेगी|बारी|lag|lagi|lagegi|lagti|chal|chali|chalegi|chal rahi|aa|aai|aayi|aayegi|aaegi|shuru|hogi|hai|thi|rahi|rahegi|baari)(?: |$)/;
const YOUR = /^(?:आपकी|तुम्हारी|तेरी|मेरी|aapki|apki|tumhari|teri|meri)(?: |$)/;
const YEARS = /(?:साल|साला|वर्ष|वर्षीय|बरस|saal|saala|sal|varsh|baras|years?)(?: (?:की|का|लंबी|ki|ka|lambi))?$/;
const SAME = /^(?:उसी|उस|उसमें|वहीं|वहां|usi|us|usme|usmein|wahin|wahi|wahan)(?: |$)/;
/** "It", as what is looked at. */
const OBJECT =
  /^(?:उसे|उन्हें|इसे|इन्हें|उसको|उनको|इसको|इनको|unhe|unhein|unhen|inhe|inhein|usko|unko|isko|inko|(?:उस|उन|इस|इन) (?:पर|को)|(?:us|un) (?:par|pe|per|ko))$/;
/** Words for the time of a planet that are not names of dashas. */
const TIME_OF = /^(?:काल|समय|दौर|वक्त|अवधि|राज|शासन|चक्र|kaal|samay|daur|waqt|avadhi|raaj|raj|shasan)$/;

/** The three parts of Sade Sati. */
const PART = '(?: (?:चरण|दौर|हिस्सा|भाग|ढैया|charan|daur|phase|hissa|bhag|dhaiya|stage))';
const PHASES: readonly RegExp[] = [
  'पहला|पहले|प्रथम|शुरुआती|आरंभिक|चढता|चढती|उदय|pehla|pehle|pahla|pahle|pratham|shuruaati|first|1st',
  'दूसरा|दूसरे|द्वितीय|मध्य|बीच वाला|मझला|शिखर|doosra|dusra|doosre|dusre|madhya|second|2nd|peak',
  'तीसरा|तीसरे|तृतीय|आखिरी|अंतिम|उतरता|उतरती|teesra|tisra|teesre|tisre|aakhiri|akhiri|antim|third|3rd|last|final',
].map((words) => new RegExp(`(?:^| )(?:${words})${PART}`));

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
  // साढ़ेसाती का पहला चरण: Saturn in the sign before the Moon's
  {
    pattern: /O:*k?:*[1_]:*[P_~]/g,
    join: (tokens) => {
      const phase = PHASES.findIndex((words) => words.test(textOf(tokens.slice(1))));
      const [dosha] = tokens;
      if (dosha?.dosha !== 'sade_sati' || phase < 0) return null;
      return [
        dosha,
        { symbol: ',', text: '' },
        { symbol: 'B', text: 'शनि', planet: 'saturn', implied: true },
        { symbol: 'm', text: 'चंद्र से' },
        { symbol: 'H', text: textOf(tokens.slice(1)), number: [12, 1, 2][phase] ?? NaN },
        { symbol: 'i', text: 'में' },
      ];
    },
  },
  // केतु की सात साल की महादशा
  {
    pattern: /(?<=B:*k:*)[2#_]:*[_~]:*k?(?=:*[MUQ])/g,
    join: (tokens) => (YEARS.test(textOf(tokens)) ? [{ symbol: ':', text: textOf(tokens) }] : null),
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
  // उसे देखता है, उस पर दृष्टि
  {
    pattern: /(?:_:*o|_)(?=.*v)|(?<=v:*)(?:_:*o|_)/g,
    join: (tokens) =>
      OBJECT.test(textOf(tokens))
        ? [
            { symbol: 'a', text: 'उसे' },
            { symbol: 'o', text: 'को' },
          ]
        : null,
  },
  // अश्विनी नक्षत्र, मेष राशि, तुला लग्न
  {
    pattern: /(?<![BLH].*)(?:[NS]:*[,&]+:*){1,2}SA/g,
    join: (tokens) => [{ symbol: 'B', text: '', planet: 'moon', natal: true }, ...tokens],
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
  // मंगल-शनि का समय
  {
    pattern: /(?<=B:*k:*)_(?=.*[Tqeu])|(?<=T.*B:*k:*)_|(?<=B\/B:*k:*)_|(?<=B:*)_(?=.*T)/g,
    join: ([token]) => (TIME_OF.test(token?.text ?? '') ? [{ symbol: 'M', text: token?.text ?? '' }] : null),
  },
  // फिर केतु की लग गई: its dasha
  {
    pattern: /(?<=[MUQ].*)(?<![MUQ][,:_gW]*)Bk:*[_Wq:]/g,
    join: (tokens) => {
      const [of, verb] = [tokens[1], tokens.at(-1)];
      return /^(?:की|ki)$/.test(of?.text ?? '') && verb && RUNS.test(verb.text)
        ? [...tokens.slice(0, 2), { symbol: 'M', text: 'दशा', implied: true }, ...tokens.slice(2)]
        : null;
    },
  },
  // आपका जन्म शनि की महादशा में हुआ; शनि की महादशा में आपने आँखें खोलीं
  {
    pattern: /[^|,]*[MUQ][^|,]*/g,
    join: (tokens) => {
      for (const [noun, verb] of BIRTHS) {
        const at = tokens.findIndex(({ text }) => noun.test(text));
        const end = at < 0 ? -1 : tokens.findIndex(({ text }, i) => i > at && verb.test(text));
        if (end < 0) continue;
        return tokens.map((token, i) =>
          i === at ? { symbol: '5', text: token.text } : i === end ? { ...token, symbol: ':' } : token,
        );
      }
      return null;
    },
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

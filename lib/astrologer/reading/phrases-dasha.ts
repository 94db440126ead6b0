/** Ways of speaking of dashas and of Sade Sati that only Hindi has, in either script. */
import { textOf, type Joining } from './joining.ts';
import type { Token } from './symbols.ts';

/** How one says that someone was born: a noun and what becomes of it, which may stand apart. */
const BIRTHS: readonly (readonly [noun: RegExp, verb: RegExp])[] = [
  [/^(?:जन्म|जनम|janm|janam|janma)$/, /^(?:हुआ|हुई|लिया|लिए|पाया|मिला|hua|hui|liya|paya|mila)$/],
  [
    /^(?:पैदा|paida|paidaa|जन्मा|जन्मे|जन्मी|janme|janmi|janma)$/,
    /^(?:हुआ|हुए|हुई|है|हैं|था|थे|थी|hua|hue|huye|hui|hain|hai|the|thi|tha)$/,
  ],
  [
    /^(?:दुनिया|संसार|धरती|पृथ्वी|जगत|जग|duniya|sansar|dharti)$/,
    /^(?:आए|आये|आई|आयी|आया|उतरे|उतरी|रखा|aaye|aaya|aayi|aae|utre|rakha)$/,
  ],
  [/^(?:आंख|आंखें|aankh|aankhen|aankhein)$/, /^(?:खुली|खुलीं|खोली|खोलीं|khuli|khulin|kholi|kholin)$/],
  [/^(?:सांस|श्वास|saans|sans)$/, /^(?:ली|चली|भरी|li|chali|bhari)$/],
];
/** What a period does when it comes: केतु की लग गई, बुध की चली. */
const RUNS =
  /^(?:लग|लगी|लगेगी|लगती|चल|चली|चलेगी|चलती|चल रही|आ|आई|आयी|आएगी|आयेगी|शुरू|शुरु|आरंभ|प्रारंभ|होगी|है|थी|रही|रहेगी|बारी|lag|lagi|lagegi|lagti|chal|chali|chalegi|chal rahi|aa|aai|aayi|aayegi|aaegi|shuru|hogi|hai|thi|rahi|rahegi|baari)(?: |$)/;
const YEARS = /(?:साल|साला|वर्ष|वर्षीय|बरस|saal|saala|sal|varsh|baras|years?)(?: (?:की|का|लंबी|ki|ka|lambi))?$/;
/** Words for the time of a planet that are not names of dashas. */
const TIME_OF = /^(?:काल|समय|दौर|वक्त|अवधि|राज|शासन|चक्र|kaal|samay|daur|waqt|avadhi|raaj|raj|shasan)$/;

/** The three parts of Sade Sati. */
const PART = '(?: (?:चरण|दौर|हिस्सा|भाग|ढैया|charan|daur|phase|hissa|bhag|dhaiya|stage))';
const PHASES: readonly RegExp[] = [
  'पहला|पहले|प्रथम|शुरुआती|आरंभिक|चढता|चढती|उदय|pehla|pehle|pahla|pahle|pratham|shuruaati|first|1st',
  'दूसरा|दूसरे|द्वितीय|मध्य|बीच वाला|मझला|शिखर|doosra|dusra|doosre|dusre|madhya|second|2nd|peak',
  'तीसरा|तीसरे|तृतीय|आखिरी|अंतिम|उतरता|उतरती|teesra|tisra|teesre|tisre|aakhiri|akhiri|antim|third|3rd|last|final',
].map((words) => new RegExp(`(?:^| )(?:${words})${PART}`));

/** Under way: अभी शुक्र में बुध चल रहा है. */
const UNDER_WAY = /^(?:चल रहा|चल रही|चल रहे|चलता|चल|chal raha|chal rahi|chal rahe|chalta|chal)(?: |$)/;
const BECAUSE = /^(?:क्योंकि|चूंकि|कारण|kyunki|kyuki|kyonki|because)$/;

/** The rules for them, in their order; they come before those that both languages share. */
export const HINDI_DASHAS: readonly Joining[] = [
  // साढ़ेसाती का पहला चरण: Saturn in the sign before the Moon's
  {
    pattern: /O:*k?:*[1_]:*[P_~O]/g,
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
  // साढ़ेसाती चल रही है आप पर शनि की
  {
    pattern: /O[^B|,]*B:*k(?=:*(?:[,|]|$))/g,
    join: (tokens) => {
      const [dosha, owner] = [tokens[0]?.dosha, tokens.find(({ symbol }) => symbol === 'B')];
      const ofSaturn = (dosha === 'sade_sati' || dosha === 'dhaiya') && owner?.planet === 'saturn';
      return ofSaturn ? tokens.map((token) => ('Bk'.includes(token.symbol) ? { ...token, symbol: ':' } : token)) : null;
    },
  },
  // अभी चंद्र का अंतर है, मंगल का फ़रवरी 2027 से आएगा: that of Mars
  {
    pattern: /[MUQ][^MUQBSHN]*[,&]:*Bk(?=:*T)/g,
    join: (tokens) => [...tokens, { symbol: tokens[0]?.symbol ?? 'M', text: 'दशा', implied: true }],
  },
  // अभी शुक्र में बुध चल रहा है: Venus–Mercury
  {
    pattern: /B:*i:*B:*[Wg_]/g,
    join: (tokens) => {
      const [of, other] = tokens.filter(({ symbol }) => symbol === 'B');
      const last = tokens.at(-1);
      return of && other && last && UNDER_WAY.test(last.text)
        ? [of, { symbol: '/', text: '-' }, other, { symbol: 'M', text: 'दशा', implied: true }, { ...last, symbol: 'W' }]
        : null;
    },
  },
  // साढ़ेसाती चल रही है क्योंकि शनि मीन में है: Saturn of now
  {
    pattern: /(?<=O[^BSH]*)\|:*B(?=:*[SH1])/g,
    join: (tokens): readonly Token[] | null =>
      tokens.at(-1)?.planet === 'saturn' && BECAUSE.test(tokens[0]?.text ?? '')
        ? [...tokens.slice(0, -1), { symbol: 'g', text: 'गोचर में' }, ...tokens.slice(-1)]
        : null,
  },
];

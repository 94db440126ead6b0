/** Constructions of English: who keeps whom company, who lives where, what is so of another too, houses by bare numbers. */
import { lordOf } from '../../../layers/jyotish/chart/rashi.ts';
import { isHouse, numberOf, numbersOf, textOf, type Joining } from './joining.ts';

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
  /^(?:shifts?|shifted|shifting|moves?|moved|moving|travels?|travelled|returns?|returned|withdraws|retreats|retreated|migrates|migrated|falls|drops|dropped|slips|slipped|passes|passed|crosses|crossed|advances|advanced|proceeds|heads|headed|relocates|relocated|comes|come|came|gone|goes|jumps|jumped|hops|changes|switches|switched|transfers|transferred|ascends|descends|climbs|sinks|rises)$/;

/** Between two names of one thing. */
const THAT_IS =
  /^(?:that is|i\.e|i\.e\.|ie|namely|viz|or|meaning|यानी|यानि|अर्थात|अर्थात्|मतलब|yaani|yani|arthat|matlab)$/;
/** The signs by their figures: Saturn in the Goat. */
const FIGURES = [
  'ram',
  'bull',
  'twins',
  'crab',
  'lion',
  'virgin',
  'scales',
  'scorpion',
  'archer',
  'goat',
  'water-bearer',
  'fishes',
];

/** They come before set phrases, in their order. */
export const CONSTRUCTIONS: readonly Joining[] = [
  // The house of wealth, that is the second; धन भाव यानी दूसरा घर: one house, named twice
  {
    pattern: /H[,:]*[_:][,:]*H/g,
    join: (tokens) => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      const between = tokens.slice(1, -1).filter(({ symbol }) => symbol !== ',');
      return last && first?.number === last.number && between.some(({ text }) => THAT_IS.test(text)) ? [last] : null;
    },
  },
  // Star Bharani, second pada: where nothing else is named, the star of the Moon
  {
    pattern: /^[:_]{0,2}N(?=[,:]*P)(?!.*[BAL].*N)/g,
    join: (tokens, after) =>
      after === 'B' || tokens.length > 2
        ? null
        : [{ symbol: 'B', text: '', planet: 'moon', natal: true }, ...tokens.slice(-1)],
  },
  // Saturn in the Goat
  {
    pattern: /i:*[_J](?:\/_)?/g,
    join: (tokens) => {
      const figure = FIGURES.indexOf(
        tokens
          .slice(1)
          .map(({ text }) => text)
          .join('')
          .replace(/^the/, ''),
      );
      const [stands] = tokens;
      return stands === undefined || figure < 0 || !textOf(tokens).includes(' the ')
        ? null
        : [stands, { symbol: 'S', text: textOf(tokens.slice(1)), number: figure + 1 }];
    },
  },
  // Combust, thanks to the Sun: by whom else
  {
    pattern: /(?<=C:*),?[_o:bkfi|]{1,5}B(?=:*(?:[,&|]|$))/g,
    join: (tokens) =>
      tokens.at(-1)?.planet === 'sun' &&
      /^,? ?(?:thanks|because|due|owing|by|on account|from being|for being|being|so|too|near|close)(?: |$)/.test(
        textOf(tokens),
      )
        ? [{ symbol: ':', text: textOf(tokens) }]
        : null,
  },
  // Next to the Sun in your lagna stands Saturn
  {
    pattern: /^w:*B:*(?:i:*(?:A|S|H|1:*h?))?[:_]*[RCEXZ]?:*B(?=:*$)/g,
    join: (tokens) => {
      const last = tokens.slice(tokens.findLastIndex(({ symbol }) => 'RCEXZ'.includes(symbol)));
      const other = 'RCEXZ'.includes(last[0]?.symbol ?? ' ') ? last : tokens.slice(-1);
      return [...other, ...tokens.slice(0, tokens.length - other.length)];
    },
  },
  // Venus, who rules Taurus: so it is in every chart, and left to no claim where it is true
  {
    pattern: /B,?:*a[:_]*r:*S(?:[,&]+:*S)*/g,
    join: (tokens) => {
      const [planet] = tokens;
      return planet && numbersOf(tokens, 'S').every((sign) => lordOf(sign) === planet.planet)
        ? [planet, { symbol: ':', text: textOf(tokens.slice(1)) }]
        : null;
    },
  },
  // Saturn looks across at the seventh house
  {
    pattern: /(?<=[BLpaHSh1]:*)v:*[i_:]:*i/g,
    join: (tokens) =>
      /^(?:looks?|looking|gazes?|gazing|stares?|glances?|peers?) (?:across|down|over|straight|right|directly|back|out|up|full) (?:at|into|to)$/.test(
        textOf(tokens),
      )
        ? [{ symbol: 'v', text: textOf(tokens) }]
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
  // The 5th house, though untenanted, is governed by Saturn: no turn
  {
    pattern: /,:*\|[:_]*[cRCEXZ+-]:*(?=,)/g,
    join: (tokens) =>
      /^, ?(?:though|although|albeit|while|if)(?: |$)/.test(textOf(tokens))
        ? tokens.filter(({ symbol }) => !'|:_'.includes(symbol))
        : null,
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
    pattern: /(?<=B:*,?:*(?:W:*)?)[_:]:*[_o]?:*o(?=:*(?:A|S|H|1:*h?(?!:*p)))/g,
    join: (tokens) =>
      GOES_TO.test(tokens[0]?.text ?? '') && /^to$/.test(tokens.at(-1)?.text ?? '')
        ? [{ symbol: 'i', text: 'moves to' }]
        : null,
  },
];

/** What takes whole houses: they come after all others. */
export const LAST_CONSTRUCTIONS: readonly Joining[] = [
  // Saturn and Jupiter aspect your eighth and second houses respectively
  {
    pattern: /[BL](?:[,&:]+[BL])+:*_?:*[vir]:*([HSN])(?:[,&:]+\1)+:*,?_/g,
    join: (tokens) => {
      if (tokens.at(-1)?.text !== 'respectively') return null;
      const subjects = tokens.filter(({ symbol }) => 'BL'.includes(symbol));
      const places = tokens.filter(({ symbol }) => 'HSN'.includes(symbol));
      const verb = tokens.find(({ symbol }) => 'vir'.includes(symbol));
      if (verb === undefined || subjects.length !== places.length) return null;
      return subjects.flatMap((one, i) => {
        const place = places[i];
        return place ? [...(i > 0 ? [{ symbol: '|', text: 'and' }] : []), one, verb, place] : [];
      });
    },
  },
  // Neither your third house nor your fourth has a planet in it
  {
    pattern: /n:*H(?:[,&:]+H)*:*W:*(?:[c6_]:*)*(?=[,|]|$)/g,
    join: (tokens) =>
      /(?:has|have|holds|hold|contains|contain) (?:a|any|a single|even a|even one) planets?(?: (?:in it|in them|there))?$/.test(
        textOf(tokens),
      )
        ? [...tokens.filter(({ symbol }) => 'H&,'.includes(symbol)), { symbol: 'c', text: 'empty', number: 0 }]
        : null,
  },
];

/** Numbers that are houses without the word. */
export const BARE_NUMBERS: readonly Joining[] = [
  // lord of 2 and 11, L1 + L8, it rules 3 and 10
  {
    pattern: /(?<=[lr]:*)#(?:[,&]+:*#)*(?![d_~3])/g,
    join: (tokens) =>
      numbersOf(tokens, '#').every(isHouse)
        ? tokens.map((token) => (token.symbol === '#' ? { ...token, symbol: 'H' } : token))
        : null,
  },
  {
    pattern: /p#/g,
    join: (tokens) =>
      /^(?:l|lord)$/.test(tokens[0]?.text ?? '') && isHouse(numberOf(tokens, '#'))
        ? [{ symbol: 'L', text: textOf(tokens), number: numberOf(tokens, '#') }]
        : null,
  },
  // Venus sits in 11
  {
    pattern: /(?<=[BLp].*)i:*#(?=[,&|]|$)/g,
    join: (tokens) =>
      tokens[0] && tokens[0].text !== 'at' && isHouse(numberOf(tokens, '#'))
        ? [tokens[0], { symbol: 'H', text: textOf(tokens.slice(1)), number: numberOf(tokens, '#') }]
        : null,
  },
  // Saturn is at 11 Leo
  {
    pattern: /i:*#(?=:*S)/g,
    join: ([at, ...tokens]) =>
      at?.text === 'at' && numberOf(tokens, '#') < 30
        ? [at, { symbol: 'D', text: textOf(tokens), number: numberOf(tokens, '#') }]
        : null,
  },
];

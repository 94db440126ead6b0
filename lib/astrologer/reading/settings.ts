/** Words that tell which sky, chart, count or period is meant: put together before other words are. */
import { textOf, type Joining } from './joining.ts';

/** What a planet does in the sky, and never in a chart of birth. */
const PASSING =
  /^(?:moving|passing|travelling|traveling|going|crossing|journeying|marching|sailing|wandering|traversing|sojourning|visiting|touring|gliding|wending|cruising|proceeding|progressing)$/;

/** What a planet of a birth does not do. */
const LEAVES =
  /^(?:has|have|had) (?:already |now |just |finally )?(?:left|quit|vacated|exited|(?:moved|come|gone|passed|stepped) out of)$/;
/** The rules for them, in their order. */
export const SETTINGS: readonly Joining[] = [
  // Saturn's turn comes in 2031; that Rahu stretch ends in 2027
  {
    pattern: /(?<=B:*k?:*)_(?=.*[qe_].*[T#3])/g,
    join: ([token], after) =>
      /^(?:turn|stretch|spell|tenure|reign|innings|chapter|season|बारी|पारी|baari|paari)$/.test(token?.text ?? '')
        ? [{ symbol: after === 'i' ? 'U' : 'M', text: token?.text ?? '' }]
        : null,
  },
  // Saturn has left your fourth house: in the sky
  {
    pattern: /W?:*_{1,2}:*k?(?=:*[1HSA])/g,
    join: (tokens) =>
      LEAVES.test(textOf(tokens.filter(({ symbol }) => symbol !== ':')))
        ? [
            { symbol: 'g', text: 'transit' },
            { symbol: 'n', text: textOf(tokens) },
            { symbol: 'i', text: 'in' },
          ]
        : null,
  },
  // Jupiter in transit over your ascendant
  {
    pattern: /(?<=g:*)e(?=:*[1HSA])/g,
    join: ([token]) => (token?.text === 'over' ? [{ symbol: 'i', text: 'over' }] : null),
  },
  // From the Moon mahadasha: no frame, but the period that ends
  {
    pattern: /[ms](?=:*k?:*[MUQ])|(?<=[MUQ][^HS1]*)[ms](?=[^HS1]*$)/g,
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
  // Venus, now in Virgo
  {
    pattern: /(?<=B:*,:*):(?=:*i)/g,
    join: ([token]) => (token?.text === 'now' ? [{ symbol: 'g', text: 'now' }] : null),
  },
  // Saturn is moving through Pisces, is crossing the second house: of the sky
  {
    pattern: /(?<=B[^BSH1|]*)_(?=:*(?:i|S|H|1:*h?|e:*B))/g,
    join: ([token], after) =>
      PASSING.test(token?.text ?? '')
        ? [{ symbol: 'g', text: 'moving' }, ...('ie'.includes(after) ? [] : [{ symbol: 'i', text: 'passes through' }])]
        : null,
  },
  // The seventh from the rising sign, the third from the Moon's place, the eighth from both lagna and Moon
  {
    pattern: /(?<=[H1h]:*)f:*[AB](?::*[,&]+:*[AB])?/g,
    join: (tokens) => {
      const those = tokens.filter(({ symbol }) => 'AB'.includes(symbol));
      const marks = those.map(({ symbol, planet, text }) => ({
        symbol: symbol === 'A' ? 't' : planet === 'moon' ? 'm' : ' ',
        text,
      }));
      const [first, second] = marks;
      return tokens[0]?.text !== 'from' || first === undefined || marks.some(({ symbol }) => symbol === ' ')
        ? null
        : second
          ? [first, { symbol: '&', text: 'and' }, second]
          : [first];
    },
  },
  // With Jupiter transiting your ascendant
  {
    pattern: /(?<=B:*)g(?=:*(?:A|H|1))/g,
    join: ([token]) =>
      token && /^transit(?:s|ing|ed)?$/.test(token.text) ? [token, { symbol: 'i', text: 'passes through' }] : null,
  },
  // The eighth both from the lagna and from the Moon
  {
    pattern: /(?:H|1:*h?):*[mst]:*[,&]+:*[mst]/g,
    join: (tokens) => {
      const house = tokens.filter(({ symbol }) => 'H1h'.includes(symbol));
      const [first, second] = tokens.filter(({ symbol }) => 'mst'.includes(symbol));
      return first && second
        ? [
            ...house,
            first,
            { symbol: '&', text: 'and' },
            ...house.map((one) => ({ ...one, implied: true as const, origin: one })),
            second,
          ]
        : null;
    },
  },
  // From your Moon sign, Capricorn, …
  {
    pattern: /(?<=m:*),:*S:*(?=,)/g,
    join: (tokens) => [
      { symbol: ',', text: '' },
      { symbol: 'B', text: '', planet: 'moon', natal: true },
      ...tokens.filter(({ symbol }) => symbol === 'S'),
    ],
  },
  // Until Rahu took over in 2010; Jupiter's turn comes in 2028
  { pattern: /u(?=:*B:*(?:k:*[MUQ]:*)?_?:*q)/g, join: () => [{ symbol: 'I', text: 'until' }] },
  {
    pattern: /(?<=B:*k:*)_:*:?(?=:*[oi]:*T)/g,
    join: (tokens) =>
      /^(?:turn|spell|stint|tenure|regime|reign|rule|sway|term) (?:comes|falls|arrives|follows)$/.test(textOf(tokens))
        ? [
            { symbol: 'M', text: 'turn' },
            { symbol: 'q', text: 'comes' },
          ]
        : null,
  },
  // Rahu mahadasha till 2028, Jupiter mahadasha after that
  {
    pattern: /[,&]+:*B(?:\/B)*:*k?:*[MUQ]?:*(?:[|I]|f:*a|f):*$/g,
    join: (tokens) =>
      /(?:after that|thereafter|afterwards|after it|after which|then|next|subsequently)$/.test(textOf(tokens))
        ? [{ symbol: '|', text: 'then' }, ...tokens.filter(({ symbol }) => 'BkMUQ/'.includes(symbol))]
        : null,
  },
  // It was under the Venus mahadasha that you were born
  {
    pattern: /(?<=[MUQ].*):|:(?=.*[MUQ])/g,
    join: ([token]) =>
      /^(?:when )?(?:you |i )?were born$|^when you were born$/.test(token?.text ?? '')
        ? [{ symbol: '5', text: token?.text ?? '' }]
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
  // Saturn is now in the third: of the sky
  {
    pattern: /(?<=B:*)::(?=i)/g,
    join: (tokens) => (/^(?:is|are) now$/.test(textOf(tokens)) ? [{ symbol: 'g', text: 'now' }] : null),
  },
];

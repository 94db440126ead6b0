/** Set phrases that name a planet without meaning it, or mean one without naming it. */
import { textOf, type Joining } from './joining.ts';

const HAS_BEEN = /^(?:है|था|hai|tha|h)$/;

/** The rules for them, in their order. */
export const PHRASE_JOININGS: readonly Joining[] = [
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
    pattern: /(?<!J.*):[:_]*N:*i:+/g,
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

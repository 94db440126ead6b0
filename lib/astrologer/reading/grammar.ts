/** The whole grammar, and its words as leaves. */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import type { Mention } from '../language/mentions.ts';
import { AT_BIRTH } from './grammar-birth.ts';
import { PERIODS } from './grammar-periods.ts';
import { PLACES } from './grammar-places.ts';
import { SAID } from './grammar-said.ts';
import { STATEMENTS } from './grammar-statements.ts';
import { THINGS } from './grammar-things.ts';
import type { Point } from './claim.ts';
import { EMPTY_NODE, type Node } from './node.ts';
import { parserOf } from './parser.ts';

const pointOf = (kind: string, value: string | number): Point | null => {
  if (kind === 'planet') return GRAHAS.find((one) => one === value) ?? null;
  if (kind === 'moon_sign' || kind === 'moon_head' || kind === 'birth_star') return 'moon';
  if (kind === 'sun_sign') return 'sun';
  return kind === 'ascendant' ? 'ascendant' : null;
};

const rowOf = (keys: readonly string[], value: string | number): number =>
  typeof value === 'string' ? keys.indexOf(value) + 1 : value;

/** A mention as a word of a kind; null where it cannot be one. */
const leaf = (kind: string, { senses, time }: Mention, at: number): Node | null => {
  const sense = senses.find((one) => one.kind === kind);
  if (sense === undefined) return null;
  const rests = [at];
  const node: Node = { ...EMPTY_NODE, rests, value: String(sense.value), time: time ?? null };
  const point = pointOf(kind, sense.value);
  if (point !== null) return { ...node, names: 'points', points: () => ({ points: [point], rests }) };
  switch (kind) {
    case 'sign':
      return { ...node, sign: rowOf(SIGN_KEYS, sense.value) };
    case 'star':
      return { ...node, numbers: [rowOf(NAKSHATRA_KEYS, sense.value)] };
    case 'yoga':
    case 'dosha':
      return { ...node, value: `${kind}.${sense.value}` };
    case 'pronoun':
      return { ...node, names: 'points', points: ({ it, itRests }) => ({ points: it, rests: [...rests, ...itRests] }) };
    default:
      return typeof sense.value === 'number' ? { ...node, numbers: [sense.value] } : node;
  }
};

/** Reads things of the grammar at places of some mentions. */
export const readerOf = parserOf<Node>([...THINGS, ...SAID, ...STATEMENTS, ...PLACES, ...AT_BIRTH, ...PERIODS], leaf);

/** What the rules of muhurta see of a moment. */
import type { Graha } from '../ephemeris/sky.ts';
import type { AgniPlace, Direction } from '../panchang/nivas.ts';
import type { SpecialYogaId } from '../panchang/special-yogas.ts';
import type { BhadraLoka } from '../panchang/star-windows.ts';
import type { Paksha } from '../panchang/tithi.ts';
import type { Gate } from './events.ts';
import type { DayMark, TithiKind } from './state.ts';

/** How Jupiter or the Sun stands to a person of a wedding: good, bad, or to be set right by worship (puja). */
export type Balance = 'good' | 'bad' | 'puja';
/** The five arrows (banas) of the Sun, or none of them. */
export const BANA_IDS = ['mrityu', 'agni', 'raja', 'chora', 'roga', 'none'] as const;
export type BanaId = (typeof BANA_IDS)[number];

/** Keys of what can be seen, beside those that have an object of their own. */
export type ObservedWord =
  | 'none'
  | 'yes'
  | 'no'
  | 'no_natives'
  | Gate
  | TithiKind
  | Paksha
  | AgniPlace
  | BhadraLoka
  | `vishti_${BhadraLoka}`
  | Direction
  | DayMark
  | SpecialYogaId
  | Balance;

/** What was seen: a number of a table of names, a plain number or several of them, planets, or keys. */
export type Observation =
  | {
      readonly kind: 'sign' | 'star' | 'tithi' | 'vara' | 'month' | 'yoga' | 'number';
      readonly value: number;
    }
  | { readonly kind: 'numbers'; readonly value: readonly number[] }
  | { readonly kind: 'planets'; readonly value: readonly Graha[] }
  | { readonly kind: 'word'; readonly value: ObservedWord }
  | { readonly kind: 'words'; readonly value: readonly ObservedWord[] }
  | { readonly kind: 'bana'; readonly value: BanaId };

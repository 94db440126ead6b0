/** Scissors: a place hemmed in on both sides (conventions H.2; Phaladeepika ch. 6). */
import { signAt } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { PD6 } from './sources.ts';

/**
 * Planets that hem in a sign 1–12 (of a house or of a planet): benefics in the 2nd and the 12th from it and no malefic
 * there (`shubha`), or the reverse (`papa`). Null where it is not hemmed in.
 */
export const hemmedBy = (c: YogaChart, sign: number, kind: 'shubha' | 'papa'): readonly Graha[] | null => {
  const sides = [2, 12].map((n) => c.houseOf(signAt(sign, n)));
  const [good, bad] = kind === 'shubha' ? [c.bens, c.mals] : [c.mals, c.bens];
  return given(
    sides.every((n) => good(n).length > 0 && bad(n).length === 0),
    ...sides.flatMap((n) => good(n)),
  );
};

const row = yogaRow('kartari');

/** The lagna hemmed in by benefics, or by malefics. */
export const KARTARI_YOGAS: readonly YogaRule[] = [
  row('shubha_kartari', PD6, (c) => hemmedBy(c, c.lagna, 'shubha')),
  row('papa_kartari', PD6, (c) => hemmedBy(c, c.lagna, 'papa')),
];

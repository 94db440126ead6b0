/**
 * The point tables of the kootas in which schools differ. Data only: rows are the groom, columns the
 * bride, both in the order of the lists in `chart/avakahada.ts`.
 */
import { GANAS, VASHYAS, YONIS, type Gana, type Vashya, type Yoni } from '../chart/avakahada.ts';

type Table = readonly (readonly number[])[];

/** `sesqui` is what most Indian almanacs print; `half` and `saravali` are also in use. */
export const VASHYA_TABLES = {
  sesqui: [
    [2, 1, 1, 0, 1],
    [1, 2, 1.5, 0, 1],
    [1, 1.5, 2, 0, 1],
    [1.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  half: [
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  saravali: [
    [2, 0.5, 1, 0, 1],
    [0.5, 2, 0, 0, 0],
    [1, 0, 2, 2, 1],
    [0, 0, 2, 2, 0],
    [2, 0, 2, 0, 2],
  ],
} as const satisfies Record<string, Table>;
export type VashyaTable = keyof typeof VASHYA_TABLES;
export const VASHYA_TABLE_KEYS = ['sesqui', 'half', 'saravali'] as const satisfies readonly VashyaTable[];

/** Dharma-sindhu: groom Deva with bride Manushya six, the reverse five. `transposed` is used by many online services. */
export const GANA_TABLES = {
  dharmasindhu: [
    [6, 6, 0],
    [5, 6, 0],
    [1, 0, 6],
  ],
  transposed: [
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ],
  symmetric: [
    [6, 5, 1],
    [5, 6, 0],
    [1, 0, 6],
  ],
} as const satisfies Record<string, Table>;
export type GanaTable = keyof typeof GANA_TABLES;
export const GANA_TABLE_KEYS = ['dharmasindhu', 'transposed', 'symmetric'] as const satisfies readonly GanaTable[];

/** Half of the symmetric table of yonis: row i holds columns 0 … i. */
const YONI_ROWS: Table = [
  [4],
  [2, 4],
  [2, 3, 4],
  [3, 3, 2, 4],
  [2, 2, 1, 2, 4],
  [2, 2, 2, 1, 2, 4],
  [2, 2, 1, 1, 1, 0, 4],
  [1, 2, 3, 1, 2, 2, 2, 4],
  [0, 3, 3, 1, 2, 2, 2, 3, 4],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** Cells of the yoni table that differ in other printed versions. */
const YONI_CHANGES = {
  standard: [],
  horse_deer_1: [['horse', 'deer', 1]],
  two: [
    ['horse', 'monkey', 2],
    ['cat', 'deer', 2],
    ['cat', 'monkey', 2],
  ],
} as const satisfies Record<string, readonly (readonly [Yoni, Yoni, number])[]>;
export type YoniTable = keyof typeof YONI_CHANGES;
export const YONI_TABLE_KEYS = ['standard', 'horse_deer_1', 'two'] as const satisfies readonly YoniTable[];

const cell = (table: Table, row: number, column: number): number => {
  const value = table[row]?.[column];
  if (value === undefined) throw new Error(`no cell ${row}, ${column}`);
  return value;
};

/** Vashya points 0–2. */
export const vashyaPoints = (table: VashyaTable, groom: Vashya, bride: Vashya): number =>
  cell(VASHYA_TABLES[table], VASHYAS.indexOf(groom), VASHYAS.indexOf(bride));

/** Gana points 0–6. */
export const ganaPoints = (table: GanaTable, groom: Gana, bride: Gana): number =>
  cell(GANA_TABLES[table], GANAS.indexOf(groom), GANAS.indexOf(bride));

/** Yoni points 0–4, in either order. */
export const yoniPoints = (table: YoniTable, a: Yoni, b: Yoni): number => {
  const changed = YONI_CHANGES[table].find(([x, y]) => (x === a && y === b) || (x === b && y === a));
  if (changed) return changed[2];
  const [i, j] = [YONIS.indexOf(a), YONIS.indexOf(b)];
  return cell(YONI_ROWS, Math.max(i, j), Math.min(i, j));
};

/** The default tables, for results that do not depend on the choice. */
export const DEFAULT_TABLES = { vashya: 'sesqui', yoni: 'standard', gana: 'dharmasindhu' } as const;

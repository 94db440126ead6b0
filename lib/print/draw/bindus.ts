/** Ashtakavarga drawn: the bindus of each sign in the cells of a chart. */
import type { Banks } from '../../words/bank.ts';
import { drawnSign } from './body.ts';
import { drawCells } from './cells.ts';
import { joinedTitle } from './chart.ts';
import type { ChartStyle } from '../../contract/values/drawing-keys.ts';
import type { Scene } from '../../contract/ports/scene.ts';

/** The bindus of one table, ready to draw. */
export interface BindusDrawing {
  readonly style: ChartStyle;
  readonly words: Banks['drawing'];
  /** Rising sign, 1–12. */
  readonly ascendant: number;
  /** Bindus by sign from Aries. */
  readonly bindus: readonly number[];
  /** From this number on a sign is written as good, below `weak` as weak. */
  readonly strong: number;
  readonly weak: number;
  readonly title: string;
  readonly subtitle: string;
}

/** Size of a count, and how far it may shrink. */
const SIZING = { floor: 0.02, largest: 0.075 } as const;
/** Size of a sign number: on paper the narrowest table is 190 points wide. */
const NUMBER = 0.035;

/** The scene of a bindu table. */
export const bindusScene = (drawing: BindusDrawing): Scene => {
  const { words, bindus, strong, weak, title, subtitle } = drawing;
  const of = (sign: number): number => bindus[sign - 1] ?? 0;
  return {
    height: 1,
    title: joinedTitle(title, subtitle),
    alt: `${bindus.map((count, i) => `${words.signs[drawnSign(i + 1)]} ${count}`).join(', ')}.`,
    nodes: drawCells({
      ...drawing,
      sizing: SIZING,
      number: NUMBER,
      items: (sign) => {
        const count = of(sign);
        const unlessGood = count < weak ? 'bad' : 'ink';
        const role = count >= strong ? 'good' : unlessGood;
        return [{ id: drawnSign(sign), names: [String(count)], role }];
      },
    }).nodes,
  };
};

/** Two ways at once: whether the chart stands against either, and which is the main one. */
import type { SlotValue } from '../../../words/fill.ts';
import { nounOf, rowsOf, worded, type Making } from '../tell/making.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import { isTradeOption } from './option-rows.ts';
import { LEVEL_POINTS, pointsOf, type Way } from './option-verdict.ts';
import type { Draft } from '../tell/parts.ts';
import { isThin } from '../tell/timing.ts';

/** The sentence that answers whether two ways go together, and what it rests on. */
export const bothParts = (making: Making, one: Way, other: Way, nameOf: (way: Way) => SlotValue): readonly Draft[] => {
  const { both } = rowsOf(making).options;
  const [best, second] = pointsOf(one) >= pointsOf(other) ? [one, other] : [other, one];
  const nameIn = (way: Way): SlotValue =>
    isTradeOption(way.option) ? nameOf(way) : nounOf(making, way.decision.matter);
  const against = [best, second].filter(({ decision }) => isThin(decision)).length;
  const open = pointsOf(best) - pointsOf(second) < LEVEL_POINTS ? 'level' : 'for';
  const told = (['none', 'one'] as const)[2 - against] ?? open;
  const cell = best.decision.matter === second.decision.matter && best.option === second.option ? 'same' : told;
  const values = {
    best: nameIn(best),
    other: nameIn(second),
    matter: nounOf(making, best.decision.matter),
  };
  const cites = [...new Set([best, second].map(({ decision }) => making.cited.decision(decision)))];
  return [
    worded(making, 'meaning', [`options.both.${cell}`, both[cell]], values, { cites, matter: best.decision.matter }),
    ...reasonParts(making, best.decision, 1, false).slice(0, 1),
    ...(cell === 'same' ? [] : reasonParts(making, second.decision, 1, cell === 'one' || cell === 'none').slice(0, 1)),
  ];
};

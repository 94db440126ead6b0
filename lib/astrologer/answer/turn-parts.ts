/** When things get better: the next better stretch of the chart, by the windows of what is decided of its sides. */
import type { EventWindow } from '../../../layers/jyotish/phala/events.ts';
import { decide, type Decision } from '../../answers/judgement.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import { fillAny } from '../../words/fill.ts';
import { nounOf, rowsOf, worded, type Making } from './making.ts';
import { wholeMatters } from './matter-parts.ts';
import type { Draft } from './parts.ts';
import { becausePart } from './time-parts.ts';

/** A better stretch, and the side of life that it is of. */
interface Turn {
  readonly decision: Decision;
  readonly window: EventWindow;
}

/** The stretches of the sides of life that the chart is not against, the soonest first; of all where it is against each. */
const turnsIn = (making: Making): readonly Turn[] => {
  const turns = wholeMatters(making)
    .map((matter) => decide(making.known, matter, null))
    .flatMap((decision) => (decision.times === null ? [] : [{ decision, window: decision.times.first }]))
    .toSorted((a, b) => a.window.span.start - b.window.span.start);
  const helped = turns.filter(({ decision: { verdict } }) => verdict?.endsWith('against') === false);
  return helped.length > 0 ? helped : turns;
};

/** The next better stretch, and what makes it one; nothing where the coming years have none. */
export const turnParts = (making: Making): readonly Draft[] => {
  const [turn] = turnsIn(making);
  if (turn === undefined) return [];
  const { decision, window } = turn;
  const { matter } = decision;
  const id = making.cited.window(window, matter);
  making.marks.until = window.span.end;
  const { turn: rows, ranges } = rowsOf(making);
  const { from, until } = making.cited.rows.all.get(id)?.fields ?? {};
  const [first, last] = [`{${id}.from}`, `{${id}.until}`];
  const months =
    from === until ? fillAny(ranges.year, { year: first }) : fillAny(ranges.span, { from: first, until: last });
  const stretch = MATTER_ROWS[matter].isOfYears === true ? `{${id}.stretch}` : months;
  const cell = window.span.start <= making.known.at.jd + 1 ? 'now' : 'ahead';
  const values = { matter: nounOf(making, matter), stretch: { nom: stretch, cap: stretch }, until: last };
  const cites = [id, making.cited.decision(decision)];
  return [
    worded(making, 'timing', [`turn.${cell}`, rows[cell]], values, { cites, matter }),
    ...becausePart(making, matter, window),
  ];
};

/** P4 once more: a panchang page with every section in one call of the built handler, against the same day alone. */
import { PAGE_SECTIONS } from '../../../contract/suites/page.ts';
import { birthOf, builtCall, requestEvent } from './event.ts';
import { bestPrepared, OFFSET, type Part, ratio } from './part.ts';

const ROUNDS = 25;
const CALLS = 40;
const STEP_DAYS = 29.3;

export const pagePart: Part = {
  processes: 3,
  rows: async () => {
    const call = builtCall('panchang-daily');
    // A month or so after the last one, the works turn and turn about, so that nothing is remembered.
    const page = (turn: number, include: readonly string[]) => (n: number) => {
      const { time: _time, ...day } = birthOf(1950, (n + CALLS * (Math.floor(n / CALLS) + turn)) * STEP_DAYS, OFFSET);
      const event = requestEvent('/v1/panchang/daily', { ...day, include });
      return () => call(event);
    };
    const f = await bestPrepared(ROUNDS, CALLS, { day: page(0, []), page: page(1, Object.keys(PAGE_SECTIONS)) });
    return [
      ratio('P4', 'panchang page with every section / day alone', [f.page, f.day], 2, { note: ', whole requests' }),
    ];
  },
};

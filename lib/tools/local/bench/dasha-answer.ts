/**
 * P9 as callers meet it: whole answers of three levels from the built handlers, against what the platform itself takes to write
 * the same data and to hash it. The tree is less than a fiftieth of such an answer; its text is most of it.
 */
import { birthOf, builtCall, requestEvent } from './event.ts';
import { bestPrepared, ns, type Part, ratio, row, textCost, us } from './part.ts';

/** The dasha with most periods: eighteen to each. */
export const MOST_PERIODS = 'kala';

const ROUNDS = 15;
const CALLS = 8;
const STEP_DAYS = 3.37;

export const answersPart: Part = {
  processes: 2,
  rows: async () => {
    const systems = ['vimshottari', MOST_PERIODS].map((id) => {
      const call = builtCall(`dasha-${id}`);
      // A birth a few days after the last one, so that nothing is remembered.
      const prepared = (n: number) => {
        const event = requestEvent(`/v1/dasha/${id}`, {
          ...birthOf(1990, n * STEP_DAYS, 5.5),
          depth: 3,
          at: '2026-11-21',
        });
        return () => call(event);
      };
      return { id, prepared };
    });
    const costs = await bestPrepared(
      ROUNDS,
      CALLS,
      Object.fromEntries(systems.map(({ id, prepared }) => [id, prepared])),
    );
    const figures = await Promise.all(
      systems.map(async ({ id, prepared }) => {
        const answers = await Promise.all(Array.from({ length: CALLS }, (_, n) => prepared(n)()));
        const periods = answers[0]?.match(/"level":/g)?.length ?? NaN;
        const kilobytes = Math.round((answers[0]?.length ?? NaN) / 1000);
        return { id, cost: costs[id] ?? NaN, text: await textCost(ROUNDS, answers), periods, kilobytes };
      }),
    );
    const [usual] = figures;
    if (!usual) throw new Error('Vimshottari is the first system');
    return figures.flatMap((one) => [
      row(
        'P9',
        `dasha ${one.id}, whole answer / its JSON and digest alone`,
        one.cost / one.text,
        one === usual ? 3 : 2.2,
        `${us(one.cost)}, ${one.periods} periods in ${one.kilobytes} KB, over ${us(one.text)}`,
      ),
      ...(one === usual
        ? []
        : [
            ratio(
              'P9',
              `a period in an answer of ${one.id} / of Vimshottari`,
              [one.cost / one.periods, usual.cost / usual.periods],
              1,
              { unit: ns },
            ),
          ]),
    ]);
  },
};

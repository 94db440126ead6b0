/**
 * What counting usage costs. A call itself writes nothing for it: the sweep counts from the gateway's log afterwards. So the
 * cost is the sweep's own time for each call, from the line of the log to the counted hour, against a whole chart request.
 */
import { recordUsage } from '../../../accounts/jobs/usage.ts';
import { accessLine, loggedCall } from '../../../accounts/metering/access-line.ts';
import { packCharge } from '../../../accounts/metering/spending-limits.ts';
import { rollUp } from '../../../accounts/metering/usage.ts';
import { memoryTable } from './memory-table.ts';
import { measureRequest } from './request.ts';
import { best, type Part, row, us } from './part.ts';

const ROUNDS = 5;
const MINUTES = 60;
const CALLS_A_MINUTE = 600;
const START = Date.UTC(2026, 10, 21, 9);
const MINUTE_MS = 60_000;

/** The lines that the gateway writes about the calls of one minute. */
const linesOf = (minute: number): readonly string[] =>
  Array.from({ length: CALLS_A_MINUTE }, (_, i) => {
    const id = `8c2f3b1e-9d0a-4c57-8f57-${String(minute * CALLS_A_MINUTE + i).padStart(12, '0')}`;
    const at = START + minute * MINUTE_MS + i;
    const charge = {
      id,
      customer: 'bench',
      period: '2026-11',
      slot: Math.floor(at / 1000),
      at,
      credits: 1,
      key: '',
      state: 'taken',
    } as const;
    return accessLine({
      id,
      at,
      method: 'POST',
      path: i % 3 === 0 ? '/v1/birthchart' : '/v1/kundli/planets',
      status: 200,
      ms: 10 + (i % 40),
      ip: '203.0.113.7',
      customer: 'bench',
      key: 'key_bench',
      charge: packCharge(charge),
    });
  });

export const countingPart: Part = {
  processes: 2,
  rows: async () => {
    const { request } = await measureRequest();
    const minutes = Array.from({ length: MINUTES }, (_, minute) => linesOf(minute));
    const { hour } = await best(ROUNDS, 1, {
      hour: async () => {
        const table = memoryTable();
        for (const lines of minutes)
          await recordUsage(
            table,
            'bench',
            lines.flatMap((line) => loggedCall(line) ?? []),
          );
        await rollUp(table, 'bench', START + 2 * MINUTES * MINUTE_MS);
      },
    });
    const counting = hour / (MINUTES * CALLS_A_MINUTE);
    return [
      row(
        '',
        'counting usage of a call / chart request',
        counting / request,
        0.05,
        `${us(counting)} in the sweep, none in the call, over ${us(request)}; ${CALLS_A_MINUTE} calls a minute`,
      ),
    ];
  },
};

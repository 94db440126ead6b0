/** P4 once more: a panchang page with every section in one call of the built handler, against the same day alone. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PAGE_SECTIONS } from '../../../contract/suites/page.ts';
import { currentBuild } from '../../deploy/builds.ts';
import type { Handler } from '../../../service/http/serve.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import { type Part, us } from './part.ts';

/** Figures of the page. CPU microseconds, the best of several rounds of one run. */
export interface PageFigures {
  readonly dayUs: number;
  readonly pageUs: number;
  /** Target: at most 2. */
  readonly ratio: number;
}

const ROUNDS = 25;
const CALLS = 40;
const START = Date.UTC(1950, 0, 1);
const STEP_DAYS = 29.3;
const SECTIONS = Object.keys(PAGE_SECTIONS);

/** A month or so after the last one, so that nothing is remembered. */
const bodyOf = (call: number, include: readonly string[]): string => {
  const date = new Date(START + call * STEP_DAYS * 86_400_000).toISOString().slice(0, 10);
  return JSON.stringify({ date, lat: 28.6139, lon: 77.209, tz: 5.5, include });
};

/** Measures the page. */
const measurePage = async (): Promise<PageFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
  const { handler }: { handler: Handler } = require('./panchang-daily.cjs');
  const spent = async (from: number, include: readonly string[]): Promise<number> => {
    const events = Array.from({ length: CALLS }, (_, i) =>
      requestEvent('/v1/panchang/daily', bodyOf(from + i, include), caller),
    );
    const since = process.cpuUsage();
    for (const event of events) {
      const { statusCode } = await handler(event, lambdaContext);
      if (statusCode !== 200) throw new Error(`the page was answered with ${statusCode}`);
    }
    const { user, system } = process.cpuUsage(since);
    return (user + system) / CALLS;
  };
  const best = { day: Infinity, page: Infinity };
  for (let round = 0; round < ROUNDS; round++) {
    // Turn and turn about, so that a busy machine disturbs both alike.
    best.day = Math.min(best.day, await spent(2 * round * CALLS, []));
    best.page = Math.min(best.page, await spent((2 * round + 1) * CALLS, SECTIONS));
  }
  return { dayUs: best.day, pageUs: best.page, ratio: best.page / best.day };
};

export const pagePart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measurePage();
    return [
      {
        id: 'P4',
        what: 'panchang page with every section / day alone',
        value: f.ratio,
        target: 2,
        detail: `${us(f.pageUs)} over ${us(f.dayUs)}, whole requests`,
      },
    ];
  },
};

/**
 * P9 as callers meet it: whole answers of three levels from the built handlers, against what the platform itself takes to write
 * the same data and to hash it. The tree is less than a fiftieth of such an answer; its text is most of it.
 */
import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import type { Handler } from '../../../service/http/serve.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import { type Part, us, ns } from './part.ts';

/** The dasha with most periods: eighteen to each. */
export const MOST_PERIODS = 'kala';

/** CPU microseconds of one answer, the best of several rounds of one run. */
export interface AnswerFigures {
  readonly id: string;
  readonly answerUs: number;
  /** `JSON.stringify` of its data and SHA-256 of that text. */
  readonly bareUs: number;
  readonly periods: number;
  readonly kilobytes: number;
}

const ROUNDS = 15;
const CALLS = 8;
const START = Date.UTC(1990, 0, 1, 12);
const STEP_DAYS = 3.37;

/** A birth a few days after the last one, so that nothing is remembered. */
const bodyOf = (call: number): string => {
  const [date, time] = new Date(START + call * STEP_DAYS * 86_400_000).toISOString().split('T');
  return JSON.stringify({
    date,
    time: time?.slice(0, 8),
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    depth: 3,
    at: '2026-11-21',
  });
};

/** Whole answers of these systems. */
const measureDashaAnswers = async (ids: readonly string[]): Promise<readonly AnswerFigures[]> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
  const rows = ids.map((id) => {
    const { handler }: { handler: Handler } = require(`./dasha-${id}.cjs`);
    return { id, handler, answerUs: Infinity, bareUs: Infinity, periods: 0, kilobytes: 0 };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      const events = Array.from({ length: CALLS }, (_, call) =>
        requestEvent(`/v1/dasha/${row.id}`, bodyOf(round * CALLS + call), caller),
      );
      const spent = (since: NodeJS.CpuUsage): number => {
        const { user, system } = process.cpuUsage(since);
        return (user + system) / CALLS;
      };
      const answers: string[] = [];
      let since = process.cpuUsage();
      for (const event of events) {
        const { statusCode, body } = await row.handler(event, lambdaContext);
        if (statusCode !== 200) throw new Error(`dasha/${row.id} was answered with ${statusCode}`);
        answers.push(body);
      }
      row.answerUs = Math.min(row.answerUs, spent(since));
      const data = answers.map((answer): unknown => (JSON.parse(answer) as { data: unknown }).data);
      since = process.cpuUsage();
      for (const one of data) hash('sha256', JSON.stringify(one));
      row.bareUs = Math.min(row.bareUs, spent(since));
      row.periods = answers[0]?.match(/"level":/g)?.length ?? NaN;
      row.kilobytes = Math.round((answers[0]?.length ?? NaN) / 1000);
    }
  }
  return rows;
};

export const answersPart: Part = {
  processes: 2,
  rows: async () => {
    const figures = await measureDashaAnswers(['vimshottari', MOST_PERIODS]);
    const [usual] = figures;
    if (!usual) throw new Error('Vimshottari is the first system');
    const perPeriod = ({ answerUs, periods }: typeof usual): number => answerUs / periods;
    return figures.flatMap((one) => [
      {
        id: 'P9',
        what: `dasha ${one.id}, whole answer / its JSON and digest alone`,
        value: one.answerUs / one.bareUs,
        target: one === usual ? 3 : 2.2,
        detail: `${us(one.answerUs)}, ${one.periods} periods in ${one.kilobytes} KB, over ${us(one.bareUs)}`,
      },
      ...(one === usual
        ? []
        : [
            {
              id: 'P9',
              what: `a period in an answer of ${one.id} / of Vimshottari`,
              value: perPeriod(one) / perPeriod(usual),
              target: 1,
              detail: `${ns(perPeriod(one))} over ${ns(perPeriod(usual))}`,
            },
          ]),
    ]);
  },
};
